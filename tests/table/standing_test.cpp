// Whoever follows the events needs no rules to know what is being decided and by whom: every letter
// that brings the game further says so, with the same words as a whole view that is asked for then.
#include <gtest/gtest.h>

#include <set>

#include "base/rng.h"
#include "table/fair_dealer.h"
#include "tests/table/hall.h"

namespace noblesse::hall {
namespace {

class StandingTest : public testing::TestWithParam<TableOptions> {
 protected:
  // Connections 1… sit on the seats, the last one watches.
  void begin() {
    const TableOptions& options = GetParam();
    hall_ = std::make_unique<Hall>(std::make_shared<const Shelf>(), "t", "p1", options,
                                   std::make_shared<FairDealer>("t", Seed{}));
    people_ = static_cast<Connection>(options.seats) + 1;
    for (Connection who = 1; who <= people_; ++who) hall_->arrive(who, "p" + std::to_string(who));
    for (Connection who = 1; who < people_; ++who) {
      say(who, json::object{{"do", "sit"}, {"seat", who - 1}});
    }
    say(1, {{"do", "start"}});
  }

  void say(Connection who, const json::object& message) {
    hall_->receive(who, json::serialize(message));
  }

  // The letter of events that was sent last, and what comes of it for whoever asks.
  json::object last_to(Connection who) {
    for (auto letter = hall_->letters.rbegin(); letter != hall_->letters.rend(); ++letter) {
      if (letter->to == who) return parse_json(letter->text).value().as_object();
    }
    return {};
  }
  json::object resumed(Connection who, std::optional<std::uint64_t> after) {
    json::object message{{"do", "resume"}};
    if (after) message["after"] = *after;
    say(who, message);
    return last_to(who);
  }

  // What somebody was told stands in the whole view and in a letter that tells what was missed.
  void compare(Connection who) {
    const json::object letter = last_to(who);
    ASSERT_TRUE(letter.contains("question")) << json::serialize(letter);
    const json::object& game = letter.at("game").as_object();
    const auto number = letter.at("n").to_number<std::uint64_t>();
    ASSERT_EQ(resumed(who, number).at("game"), game);
    const json::object whole = resumed(who, std::nullopt);
    ASSERT_EQ(whole.at("game"), game);
    const json::object& view = whole.at("view").at("game").as_object();
    for (const auto& [key, value] : game) {
      if (key != "reach" && key != "roads") ASSERT_EQ(view.at(key), value) << key;
    }
    phases_.emplace(game.at("phase").as_string());
  }

  std::unique_ptr<Hall> hall_;
  Connection people_ = 0;
  std::set<std::string> phases_;
};

TEST_P(StandingTest, IsTheSameInEveryLetter) {
  begin();
  Rng rng(7);
  for (int step = 0; step < 400 && hall_->table().stage() == Table::Stage::playing; ++step) {
    std::vector<std::pair<Connection, json::object>> asked;
    for (Connection who = 1; who <= people_; ++who) {
      compare(who);
      if (HasFatalFailure()) return;
      const json::value question = last_to(who).at("question");
      if (question.is_object()) asked.emplace_back(who, question.as_object());
    }
    hall_->letters.clear();
    ASSERT_FALSE(asked.empty());
    for (const auto& [who, question] : asked) {
      // While choices lie face down nothing is told of the game.
      for (const Sent& letter : hall_->letters) {
        ASSERT_EQ(letter.text.find(R"("game":)"), std::string::npos) << letter.text;
      }
      const json::array& moves = question.at("moves").as_array();
      say(who, {{"do", "choose"},
                {"question", question.at("id")},
                {"move", moves[rng.below(static_cast<unsigned>(moves.size()))]}});
    }
  }
  EXPECT_GE(phases_.size(), 4U);
}

TableOptions table_of(std::string game, int seats, bool shown_locks) {
  TableOptions options;
  options.game = std::move(game);
  options.edition = options.game == "adel" ? "classic" : "italia";
  options.seats = seats;
  options.shown_locks = shown_locks;
  return options;
}

INSTANTIATE_TEST_SUITE_P(Tables, StandingTest,
                         testing::Values(table_of("adel", 2, true), table_of("adel", 4, false),
                                         table_of("mille", 2, false), table_of("mille", 4, true)));

}  // namespace
}  // namespace noblesse::hall
