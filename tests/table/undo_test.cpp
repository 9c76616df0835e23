// Taking back: who may ask for it, and where it ends.
#include "tests/table/evening_of_two.h"

namespace noblesse::hall {
namespace {

class Undo : public EveningOfTwo {
 protected:
  // Bob asks to take back wherever he may, until the game is over. Whether he had asked at the end.
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

}  // namespace
}  // namespace noblesse::hall
