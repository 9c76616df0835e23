// Taking back: who may ask for it, and where it ends.
#include "tests/table/evening_of_two.h"

namespace noblesse::hall {
namespace {

class Undo : public EveningOfTwo {
 protected:
  // Bob asks to take back wherever they may, until the game is over. Whether they had asked at the
  // end.
  bool asks_at_the_end() {
    bool asked = false;
    for (int i = 0; i < 5'000 && hall_->table().stage() == Table::Stage::playing; ++i) {
      asked = has(ask(kBob, R"({"do":"undo"})"), "\"ok\"");
      choose_any(kAnn);
      choose_any(kBob);
    }
    return asked;
  }
};

// What was still open when the last card was turned up is settled by that.
TEST_F(Undo, EndsWithTheGame) {
  std::uint8_t deal = 0;
  do {
    ASSERT_LT(deal, 100) << "he never asks before the last answer";
    begin(game_of("mille"), deal++);
  } while (!asks_at_the_end());
  ASSERT_EQ(hall_->table().stage(), Table::Stage::over);
  EXPECT_FALSE(has(view(kAnn), "\"undo\""));
  EXPECT_TRUE(has(ask(kAnn, R"({"do":"answer","yes":true})"), "not playing"));
  EXPECT_EQ(hall_->table().stage(), Table::Stage::over);
  EXPECT_FALSE(has(ask(kAnn, R"({"do":"rematch"})"), "\"again\"")) << "bob has not said so";
  EXPECT_TRUE(has(ask(kBob, R"({"do":"rematch"})"), "\"again\""));
}

// Adel: both have chosen their places, and nothing is turned up before they act.
TEST_F(Undo, IsNotForRatedGames) {
  for (const bool rated : {false, true}) {
    TableOptions options = game_of("adel");
    options.rated = rated;
    begin(options);
    choose(kAnn, "castle");
    choose(kBob, "castle");
    EXPECT_TRUE(has(ask(kAnn, R"({"do":"undo"})"), rated ? R"("refused":"rated")" : "undo asked"));
  }
}

// Mille: seat 1 waits as a thief, and seat 0, the noble, is asked for their escort.
TEST_F(Undo, IsForWhoHasAnswered) {
  begin(game_of("mille"));
  ASSERT_FALSE(is_asked(kAnn));
  choose_any(kBob);
  ASSERT_TRUE(is_asked(kAnn));
  EXPECT_TRUE(has(ask(kAnn, R"({"do":"undo"})"), R"("refused":"not asked")"));
  hall_->take_snapshot();
  ASSERT_TRUE(hall_->restart());
  hall_->arrive(3, "bob");
  EXPECT_TRUE(has(ask(3, R"({"do":"undo"})"), "undo asked"));
}

// All have heard whether there is an escort, and may have thought of their own by that.
TEST_F(Undo, GoesNotBackBehindTheEscort) {
  begin(game_of("mille"));
  choose_any(kBob);
  choose_any(kAnn);
  EXPECT_TRUE(has(ask(kAnn, R"({"do":"undo"})"), "already revealed"));
}

TEST_F(Undo, DoesNotRollABotsChoiceAnew) {
  TableOptions options = game_of("adel");
  for (std::uint8_t deal = 0; deal < 8; ++deal) {
    lay(options, deal);
    ask(kAnn, R"({"do":"sit","seat":0})");
    ask(kAnn, R"({"do":"bot","seat":1,"bot":"random"})");
    ask(kAnn, R"({"do":"start"})");
    std::optional<std::uint64_t> seed;
    for (int i = 0; i < 5; ++i) {
      ASSERT_EQ(hall_->thinkings.size(), 1U);
      EXPECT_EQ(seed.value_or(hall_->thinkings[0].seed), hall_->thinkings[0].seed);
      seed = hall_->thinkings[0].seed;
      const std::string before = think_it_over(hall_->thinkings[0]).move;
      choose(kAnn, "castle");
      hall_->let_one_think();
      EXPECT_NE(hall_->thinkings.at(0).seed, seed) << "another question, other dice";
      hall_->thinkings.clear();
      EXPECT_TRUE(has(ask(kAnn, R"({"do":"undo"})"), "taken back"));
      EXPECT_EQ(think_it_over(hall_->thinkings.at(0)).move, before);
    }
  }
}

}  // namespace
}  // namespace noblesse::hall
