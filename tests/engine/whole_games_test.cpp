// Random whole games through the text protocol, for every game, number of players and variant:
// played to the end, undone to the start and played again, written down and read back.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/rng.h"
#include "tests/engine/desk.h"

namespace noblesse::testing {
namespace {

struct Kind {
  const char* name;
  const char* asks;  // what `new` is asked for, without the seed
};

std::ostream& operator<<(std::ostream& out, const Kind& kind) { return out << kind.asks; }

const std::vector<Kind> kKinds = {
    {"adel_2_surprise", R"("game":"adel","players":2)"},
    {"adel_2_standard", R"("game":"adel","players":2,"options":{"variant":"standard"})"},
    {"adel_2_confrontation", R"("game":"adel","players":2,"options":{"variant":"confrontation"})"},
    {"adel_3", R"("game":"adel","players":3)"},
    {"adel_4_dense", R"("game":"adel","players":4,"options":{"detective_places":"dense"})"},
    {"adel_5_own", R"("game":"adel","players":5,"options":{"score_by":"own"})"},
    {"adel_6_grand", R"("game":"adel","players":6)"},
    {"mille_2", R"("game":"mille","players":2)"},
    {"mille_3", R"("game":"mille","players":3,"first":1)"},
    {"mille_4", R"("game":"mille","players":4)"},
    {"mille_2_ends_turn",
     R"("game":"mille","players":2,"first":1,"options":{"arrival":"ends_turn"})"},
    {"mille_4_ends_turn", R"("game":"mille","players":4,"options":{"arrival":"ends_turn"})"},
    {"mille_2_manual", R"("game":"mille","players":2,"chance":"manual")"},
    {"mille_4_manual", R"("game":"mille","players":4,"chance":"manual")"},
};

// A game that is played at random, with every line said and the state after it.
class Session {
 public:
  Session(const Kind& kind, std::uint64_t seed)
      : rng_(seed),
        start_("{\"cmd\":\"new\"," + std::string(kind.asks) + ",\"seed\":" + std::to_string(seed) +
               "}"),
        manual_(std::string_view(kind.asks).contains("manual")) {}

  void play() {
    answer_ = desk.told(start_);
    states.push_back(desk.state());
    while (!answer_.at("over").as_bool()) {
      said.push_back(next_line());
      answer_ = desk.told(said.back());
      states.push_back(desk.state());
      ASSERT_LT(said.size(), 20'000U) << "endless";
    }
  }

  Desk desk;
  std::vector<std::string> said;
  std::vector<std::string> states;

  bool manual() const { return manual_; }
  bool tells_chance(std::size_t step) const { return said[step].find("\"chance\"") < 20; }
  const json::object& last_answer() const { return answer_; }

 private:
  template <class List>
  const auto& any_of(const List& list) {
    return list[rng_.below(static_cast<std::uint32_t>(list.size()))];
  }

  std::string next_line() {
    const json::array& pending = answer_.at("pending").as_array();
    EXPECT_FALSE(pending.empty());
    if (pending.at(0).is_string()) return told_chance();
    const auto seat = static_cast<int>(any_of(pending).as_int64());
    return act_line(seat, any_of(desk.legal(seat)));
  }

  // Says how chance falls, from what the state shows: the noble's loss or a new pile.
  std::string told_chance() {
    const json::value state = desk.told(R"({"cmd":"state"})").at("state");
    EXPECT_EQ(answer_.at("phase"), "chance");
    EXPECT_EQ(state.at("pending"), answer_.at("pending"));
    for (std::size_t seat = 0; seat < state.at("tasks").as_array().size(); ++seat) {
      EXPECT_TRUE(desk.legal(static_cast<int>(seat)).empty());
    }
    const auto noble = static_cast<std::size_t>(state.at("noble").as_int64());
    std::vector<std::string> held = texts(state.at("tasks").at(noble));
    rng_.shuffle(std::span(held));
    for (std::size_t lost = 1; lost < held.size(); ++lost) {
      std::vector<std::string> some(held.begin(), held.begin() + static_cast<std::ptrdiff_t>(lost));
      std::sort(some.begin(), some.end());
      const std::string line = chance_line("lose " + joined(some));
      if (accepted(line)) return line;
    }
    std::vector<std::string> pile = texts(state.at("discard"));
    rng_.shuffle(std::span(pile));
    return chance_line("shuffle " + joined(pile));
  }

  static std::string joined(const std::vector<std::string>& ids) {
    std::string list;
    for (const std::string& id : ids) list += (list.empty() ? "" : ",") + id;
    return list;
  }

  // Tries it on a copy of the game.
  bool accepted(const std::string& line) {
    Desk other;
    json::object command{{"cmd", "load"}, {"chance", "manual"}};
    command["record"] = desk.told(R"({"cmd":"record"})").at("record");
    other.told(json::serialize(command));
    return other.ask(line).at("ok").as_bool();
  }

  Rng rng_;
  std::string start_;
  bool manual_;
  json::object answer_;
};

class WholeGame : public ::testing::TestWithParam<Kind> {};

TEST_P(WholeGame, EndsWithAResult) {
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    Session game(GetParam(), seed);
    game.play();
    const json::object& end = game.last_answer();
    EXPECT_EQ(end.at("phase"), "over");
    EXPECT_TRUE(end.at("pending").as_array().empty());
    const json::value& result = end.at("result");
    const std::size_t players = result.at("scores").as_array().size();
    ASSERT_EQ(result.at("places").as_array().size(), players);
    std::set<std::int64_t> winners;
    for (const json::value& seat : result.at("winners").as_array()) winners.insert(seat.as_int64());
    for (std::size_t seat = 0; seat < players; ++seat) {
      const bool won = result.at("places").at(seat) == 1;
      EXPECT_EQ(winners.count(static_cast<std::int64_t>(seat)) == 1, won);
    }
    EXPECT_FALSE(winners.empty());
    for (std::size_t seat = 0; seat < players; ++seat) {
      EXPECT_TRUE(game.desk.legal(static_cast<int>(seat)).empty());
    }
  }
}

TEST_P(WholeGame, UndoneToTheStartAndPlayedAgainIsTheSame) {
  Session game(GetParam(), 4);
  game.play();
  Desk& desk = game.desk;
  // One undo takes back a decision with the chance that followed it.
  std::size_t at = game.said.size();
  while (at > 0) {
    do --at;
    while (game.tells_chance(at));
    desk.told(R"({"cmd":"undo"})");
    ASSERT_EQ(desk.state(), game.states[at]) << "after undoing step " << at;
  }
  desk.refusal(R"({"cmd":"undo"})");
  for (std::size_t step = 0; step < game.said.size(); ++step) {
    desk.told(game.said[step]);
    ASSERT_EQ(desk.state(), game.states[step + 1]) << "after step " << step;
  }
}

TEST_P(WholeGame, RecordAndLoadGiveTheSameState) {
  Session game(GetParam(), 5);
  game.play();
  Desk& desk = game.desk;
  std::string load = load_line(desk.record());
  if (game.manual()) load.insert(1, R"("chance":"manual",)");
  Desk other;
  other.told(load);
  EXPECT_EQ(other.state(), game.states.back());
  EXPECT_EQ(other.record(), desk.record());
  EXPECT_EQ(other.say(R"({"cmd":"view","seat":0})"), desk.say(R"({"cmd":"view","seat":0})"));
  // The game can be taken back and played on from there.
  for (int i = 0; i < 3; ++i) {
    desk.told(R"({"cmd":"undo"})");
    other.told(R"({"cmd":"undo"})");
    EXPECT_EQ(other.state(), desk.state());
  }
}

// A record of every point of a game, read back, is that point of the game.
TEST_P(WholeGame, CanBeLeftAndGoneOnWithAnywhere) {
  Session game(GetParam(), 6);
  game.play();
  Desk desk;
  Desk other;
  desk.told("{\"cmd\":\"new\"," + std::string(GetParam().asks) + ",\"seed\":6}");
  const std::size_t steps = std::min<std::size_t>(game.said.size(), 60);
  for (std::size_t step = 0; step < steps; ++step) {
    std::string load = load_line(desk.record());
    if (game.manual()) load.insert(1, R"("chance":"manual",)");
    other.told(load);
    ASSERT_EQ(other.state(), game.states[step]);
    ASSERT_EQ(other.say(game.said[step]), desk.say(game.said[step]));
    ASSERT_EQ(other.state(), game.states[step + 1]);
  }
}

INSTANTIATE_TEST_SUITE_P(Engine, WholeGame, ::testing::ValuesIn(kKinds),
                         [](const auto& kind) { return std::string(kind.param.name); });

}  // namespace
}  // namespace noblesse::testing
