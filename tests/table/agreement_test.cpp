// Nobody plays by options that they have not agreed to: whoever sits down agrees to what stands
// there, and what the host changes afterwards they are asked for anew.
#include <functional>

#include "tests/table/evening_of_two.h"

namespace noblesse::hall {
namespace {

class Agreement : public EveningOfTwo {
 protected:
  static constexpr const char* kStart = R"({"do":"start"})";

  // Both sit, and nothing has begun.
  void sit_down() {
    lay(game_of("adel"));
    ask(kAnn, R"({"do":"sit","seat":0})");
    ask(kBob, R"({"do":"sit","seat":1})");
  }
  static std::string message(std::string_view verb, const TableOptions& options) {
    return json::serialize(json::object{{"do", verb}, {"options", write_options(options)}});
  }
  static TableOptions open() {
    TableOptions options = game_of("adel");
    options.watching = Watching::open;
    return options;
  }
  static TableOptions rated() {
    TableOptions options = game_of("adel");
    options.rated = true;
    return options;
  }
  bool waits_for_bob() { return has(ask(kAnn, kStart), R"({"refused":"not agreed","seats":[1]})"); }
  bool begins() { return has(ask(kAnn, kStart), R"("event":"begins")"); }
};

// The host shows all hands to a friend, and begins in the same breath.
TEST_F(Agreement, IsAskedForWhenTheHostOpensAllHands) {
  sit_down();
  EXPECT_TRUE(has(ask(kAnn, message("options", open())), R"("asks":[1])"));
  EXPECT_TRUE(waits_for_bob());
  EXPECT_EQ(hall_->table().stage(), Table::Stage::gathering);
  EXPECT_TRUE(has(view(kBob), R"("agreed_to":{"game":"adel")")) << "bob is shown what he knew";
  EXPECT_TRUE(has(ask(kBob, message("agree", open())), R"({"event":"agreed","seat":1})"));
  EXPECT_FALSE(has(view(kBob), "agreed_to"));
  EXPECT_TRUE(begins());
}

TEST_F(Agreement, IsToEveryOption) {
  const std::vector<std::function<void(TableOptions&)>> changes{
      [](TableOptions& options) { options.rated = true; },
      [](TableOptions& options) { options.watching = Watching::nobody; },
      [](TableOptions& options) { options.clock = {ClockOptions::Kind::live, 60'000, 0}; },
      [](TableOptions& options) { options.clock = {ClockOptions::Kind::correspondence, 60'000}; },
      [](TableOptions& options) { options.options["variant"] = "surprise"; },
      [](TableOptions& options) { options.edition = "grand"; },
      [](TableOptions& options) { options.memory_aid = false; },
      [](TableOptions& options) { options.shown_locks = false; },
      [](TableOptions& options) { options.beat = 500; },
      [](TableOptions& options) { options.talk = false; },
      [](TableOptions& options) { options.stand_in = "novice"; },
      [](TableOptions& options) { options = game_of("mille"); },
  };
  for (std::size_t change = 0; change < changes.size(); ++change) {
    TableOptions options = game_of("adel");
    changes[change](options);
    sit_down();
    ASSERT_TRUE(has(ask(kAnn, message("options", options)), "\"ok\":true")) << change;
    EXPECT_TRUE(waits_for_bob()) << change;
    ask(kBob, message("agree", options));
    EXPECT_TRUE(begins()) << change;
  }
}

// What bob was shown is not what stands there any more: their yes was to something else.
TEST_F(Agreement, IsToWhatWasShown) {
  sit_down();
  ask(kAnn, message("options", rated()));
  ask(kAnn, message("options", open()));
  EXPECT_TRUE(
      has(ask(kBob, message("agree", rated())), R"({"refused":"other options","options":)"));
  EXPECT_TRUE(waits_for_bob());
  EXPECT_TRUE(has(ask(kBob, R"({"do":"agree"})"), "unreadable"));
  EXPECT_TRUE(has(ask(kBob, R"({"do":"agree","options":{"game":"adel"}})"), "bad options"));
  ask(kBob, R"({"do":"stand"})");
  const auto sit = [&](const TableOptions& shown) {
    return ask(kBob, json::serialize(json::object{
                         {"do", "sit"}, {"seat", 1}, {"options", write_options(shown)}}));
  };
  EXPECT_TRUE(has(sit(rated()), R"("refused":"other options")"));
  EXPECT_FALSE(hall_->table().chairs()[1].is_person());
  EXPECT_TRUE(has(sit(open()), "\"ok\":true"));
  EXPECT_TRUE(begins());
}

TEST_F(Agreement, StandsWhenTheOldOptionsDo) {
  sit_down();
  ask(kAnn, message("options", game_of("adel")));
  EXPECT_FALSE(has(view(kBob), "agreed_to")) << "nothing was changed";
  ask(kAnn, message("options", rated()));
  ask(kAnn, message("options", game_of("adel")));
  EXPECT_TRUE(begins());
}

TEST_F(Agreement, IsNotAskedOfBotsNorOfWhoSitsDownAfterwards) {
  lay(game_of("adel"));
  ask(kAnn, R"({"do":"bot","seat":0,"bot":"novice"})");
  ask(kAnn, message("options", rated()));
  EXPECT_TRUE(has(ask(kBob, R"({"do":"sit","seat":1})"), "\"ok\":true")) << "as clients always did";
  EXPECT_TRUE(begins());
}

TEST_F(Agreement, IsOfWhoSitsBeforeTheStart) {
  lay(game_of("adel"));
  EXPECT_TRUE(has(ask(kBob, message("agree", game_of("adel"))), "not your seat"));
  ask(kAnn, R"({"do":"sit","seat":0})");
  ask(kBob, R"({"do":"sit","seat":1})");
  const std::size_t kept = hall_->lines.size();
  EXPECT_EQ(ask(kBob, message("agree", game_of("adel"))), "{\"ok\":true}\n");
  EXPECT_EQ(hall_->lines.size(), kept) << "it was agreed already";
  ask(kAnn, kStart);
  EXPECT_TRUE(has(ask(kBob, message("agree", game_of("adel"))), "already started"));
}

// A chair that somebody else takes is not asked for what its holder before was.
TEST_F(Agreement, GoesWithTheChair) {
  sit_down();
  ask(kAnn, message("options", rated()));
  ask(kAnn, R"({"do":"clear","seat":1})");
  EXPECT_TRUE(has(ask(kAnn, kStart), "seats empty"));
  ask(kBob, R"({"do":"sit","seat":1})");
  EXPECT_TRUE(begins());
}

TEST_F(Agreement, IsKept) {
  for (const bool snapshot : {false, true}) {
    sit_down();
    ask(kAnn, message("options", rated()));
    if (snapshot) hall_->take_snapshot();
    ASSERT_TRUE(hall_->restart());
    hall_->arrive(3, "ann");
    hall_->arrive(4, "bob");
    EXPECT_TRUE(has(ask(3, kStart), R"("refused":"not agreed","seats":[1])"));
    EXPECT_TRUE(has(view(4), R"("agreed_to":{)"));
    ask(4, message("agree", rated()));
    if (snapshot) hall_->take_snapshot();
    ASSERT_TRUE(hall_->restart());
    hall_->arrive(5, "ann");
    EXPECT_TRUE(has(ask(5, kStart), R"("event":"begins")"));
    ASSERT_TRUE(hall_->restart());
    EXPECT_EQ(hall_->table().stage(), Table::Stage::playing);
  }
}

// Lines of a time when nobody was asked: what began then has begun.
TEST_F(Agreement, WasNotAskedForInOldLines) {
  sit_down();
  for (const std::string& line :
       {R"({"by":"ann","message":)" + message("options", rated()) + R"(,"t":1000001})",
        std::string(R"({"by":"ann","message":{"do":"start"},"t":1000002})")}) {
    hall_->lines.push_back(line);
  }
  const auto restored = hall_->restart();
  ASSERT_TRUE(restored) << restored.error().message;
  EXPECT_EQ(hall_->table().stage(), Table::Stage::playing);
  hall_->arrive(3, "bob");
  EXPECT_FALSE(has(view(3), "agreed_to"));
}

}  // namespace
}  // namespace noblesse::hall
