// Whoever watches the wire sees through TLS how long everything is. For every decision of both
// games, nothing that goes to and fro is longer or shorter by what was chosen.
#include <gtest/gtest.h>

#include <set>

#include "doors/padding.h"
#include "tests/club/house_club.h"

namespace noblesse {
namespace {

using testing::at;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;
using testing::parsed;
using testing::TableLine;

constexpr std::size_t kMostMoves = 24;  // that are tried at one question
constexpr int kMostQuestions = 60;      // of one game

// Somebody at a table who keeps the question that they have before them.
class Player {
 public:
  Player(const Guest& guest, const std::string& table, const std::string& key)
      : line_(guest, table, key) {}

  TableLine& line() { return line_; }
  std::string say(std::string_view message) {
    const std::size_t before = line_.letters().size();
    const std::string answer = line_.say(message);
    for (std::size_t i = before; i < line_.letters().size(); ++i) note(line_.letters()[i]);
    return answer;
  }
  void hear() { note(line_.hear()); }
  // The whole view anew: how long it was.
  std::size_t look() {
    line_.say(R"({"do":"resume"})");
    while (!line_.hear().contains("\"view\"")) continue;
    note(line_.letters().back());
    return line_.sizes().back();
  }
  const json::value& question() const { return question_; }
  bool is_asked() const { return question_.is_object(); }
  bool is_over() const { return over_; }

 private:
  void note(const std::string& letter) {
    const json::value read = parsed(letter);
    if (const json::value* found = read.as_object().if_contains("question")) question_ = *found;
    over_ = over_ || letter.contains(R"("event":"over")");
  }

  TableLine line_;
  json::value question_;
  bool over_ = false;
};

class Lengths : public ::testing::TestWithParam<const char*> {};

TEST_P(Lengths, OfEverythingAreTheSameWhateverIsChosen) {
  ClubSettings settings = testing::easy_settings();
  settings.doors.limits.frames = {1e6, 1e6};
  const HouseClub club(settings);
  const Guest host = club.guest("Ada");
  const Guest other = club.guest("Bruno");
  const Heard laid = host.ask(
      "POST", "/api/tables",
      R"({"options":{"game":")" + std::string(GetParam()) + R"(","seats":2,"shown_locks":false}})");
  ASSERT_EQ(laid.status, 201) << laid.body;
  const std::string table = at(laid, "table.id");
  const std::string key = at(laid, "invite");
  Player ada(host, table, key);
  Player bruno(other, table, key);
  ASSERT_TRUE(ada.say(R"({"do":"sit","seat":0})").contains("ok"));
  ASSERT_TRUE(bruno.say(R"({"do":"sit","seat":1})").contains("ok"));
  ASSERT_TRUE(ada.say(R"({"do":"start"})").contains("ok"));
  std::set<std::string> phases;
  for (int turn = 0; turn < kMostQuestions && !ada.is_over(); ++turn) {
    ada.look();
    bruno.look();
    for (Player* const player : {&ada, &bruno}) {
      if (!player->is_asked()) continue;
      const json::value question = player->question();
      phases.insert(std::string(question.at("phase").as_string()));
      const json::array& moves = question.at("moves").as_array();
      std::set<std::size_t> asked;
      std::set<std::size_t> answered;
      std::set<std::size_t> seen;
      // The last one who is asked may choose only once: then it is turned up.
      const bool last = player == &bruno || !bruno.is_asked();
      const std::size_t tries = last ? 1 : std::min(moves.size(), kMostMoves);
      for (std::size_t i = 0; i < tries; ++i) {
        const std::string message = padded(json::serialize(
            json::object{{"do", "choose"}, {"question", question.at("id")}, {"move", moves[i]}}));
        asked.insert(message.size());
        ASSERT_TRUE(player->say(message).contains("ok")) << moves[i];
        answered.insert(player->line().sizes().back());
        if (!last) seen.insert(player->look());
      }
      EXPECT_EQ(asked, std::set<std::size_t>{256}) << question;
      EXPECT_EQ(answered, std::set<std::size_t>{256}) << question;
      EXPECT_LE(seen.size(), 1U) << question;
    }
  }
  EXPECT_GE(phases.size(), 3U) << "a whole game was looked at";
}

INSTANTIATE_TEST_SUITE_P(Games, Lengths, ::testing::Values("adel", "mille"),
                         [](const auto& game) { return std::string(game.param); });

}  // namespace
}  // namespace noblesse
