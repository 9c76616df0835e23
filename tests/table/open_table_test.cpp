// Who watches an open table sees every hand, and nothing that a player could use.
#include "tests/table/evening_of_two.h"

namespace noblesse::hall {
namespace {

class OpenTable : public EveningOfTwo {
 protected:
  static constexpr Connection kEve = 3;

  // Every game that eve was shown by the last letters.
  std::vector<json::object> shown() const {
    std::vector<json::object> games;
    for (const Sent& letter : hall_->letters) {
      if (letter.to != kEve) continue;
      const json::value view = parse_json(letter.text)->at("view");
      if (!view.at("games").is_array()) continue;
      for (const json::value& game : view.at("games").as_array()) games.push_back(game.as_object());
    }
    return games;
  }
};

// A thief has set their compass and the noble has not chosen their escort: the noble's friend may
// watch.
TEST_F(OpenTable, ShowsNoChoiceThatOthersStillReckonWith) {
  for (const Time delay : {0, 4'000}) {
    for (const std::string_view game : {"adel", "mille"}) {
      TableOptions options = game_of(game);
      options.watching = Watching::open;
      options.watch_delay = delay;
      begin(options);
      hall_->arrive(kEve, "eve");
      std::size_t seen = 0;
      for (int i = 0; i < 200 && hall_->table().stage() == Table::Stage::playing; ++i) {
        for (const Connection who : {kAnn, kBob}) {
          choose_any(who);
          hall_->now += 5'000;
          hall_->wake();
          for (const json::object& hand : shown()) {
            if (hand.at("phase").as_string() == "over") continue;
            ++seen;
            // Nobody has chosen anything in the round that she sees.
            EXPECT_EQ(hand.at("phase").as_string(), game == "adel" ? "place" : "ambush");
            EXPECT_EQ(hand.at("pending").as_array().size(), game == "adel" ? 2U : 1U);
          }
        }
      }
      EXPECT_GT(seen, 10U) << game;
    }
  }
}

TEST_F(OpenTable, IsNotRated) {
  lay(game_of("adel"));
  const auto set = [&](std::string_view rest) {
    return ask(kAnn, R"({"do":"options","options":{"game":"adel","seats":2,"watching":"open")" +
                         std::string(rest) + "}}");
  };
  EXPECT_TRUE(has(set(R"(,"rated":true)"), "bad options"));
  EXPECT_TRUE(has(set(R"(,"watch_delay":60000,"rated":true)"), "bad options"));
  EXPECT_TRUE(has(set(""), "\"ok\""));
}

// What watchers have seen has happened.
TEST_F(OpenTable, GoesNotBackBehindARoundThatWasShown) {
  TableOptions options = game_of("mille");
  options.watching = Watching::open;
  int rounds = 0;
  for (std::uint8_t deal = 0; deal < 20; ++deal) {
    begin(options, deal);
    hall_->arrive(kEve, "eve");
    for (int i = 0; i < 200 && hall_->table().stage() == Table::Stage::playing; ++i) {
      for (const Connection who : {kAnn, kBob}) {
        choose_any(who);
        if (shown().empty() || hall_->table().stage() != Table::Stage::playing) continue;
        ++rounds;
        EXPECT_TRUE(has(ask(who, R"({"do":"undo"})"), "already revealed"));
      }
    }
  }
  EXPECT_GT(rounds, 100);
}

}  // namespace
}  // namespace noblesse::hall
