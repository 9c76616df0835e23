#include "app/sitting.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "match/shelf.h"

namespace noblesse {
namespace {

// The journal of a game in which the person does the first thing that they may do.
std::vector<Paragraph> journal_of(const std::string& game, std::uint64_t seed) {
  const Shelf shelf;
  Setup setup;
  setup.game = game;
  setup.players = 3;
  setup.seed = seed;
  auto sitting = Sitting::deal(shelf, setup, {.seat = 0, .name = "Ann", .bots = {"jack", "toby"}});
  Result<void> played;
  while (sitting && played && !sitting->over()) {
    played = sitting->my_turn() ? sitting->decide(sitting->match().legal(0, 1).front())
                                : sitting->let_bots_play();
  }
  EXPECT_TRUE(sitting && played);
  return sitting ? sitting->journal() : std::vector<Paragraph>();
}

bool is_said(const Paragraph& paragraph, std::string_view words) {
  return paragraph.text.contains(": \"" + std::string(words)) && paragraph.text.ends_with('"');
}

TEST(Sitting, ThievesTalkAboutTheirAmbushes) {  // M5
  const auto journal = journal_of("mille", 7);
  EXPECT_TRUE(std::ranges::any_of(journal, [](const Paragraph& paragraph) {
    return is_said(paragraph, "I wait on ") || is_said(paragraph, "Wait on ");
  }));
  EXPECT_EQ(journal_of("mille", 7), journal) << "the same game is played and talked the same way";
}

TEST(Sitting, LordsAreOnlyPolite) {
  int said = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    for (const Paragraph& paragraph : journal_of("adel", seed)) {
      said += is_said(paragraph, "Hello!") ? 1 : 0;
      EXPECT_FALSE(is_said(paragraph, "I wait on ") || is_said(paragraph, "Wait on "))
          << paragraph.text;
    }
  }
  EXPECT_GT(said, 0);
}

}  // namespace
}  // namespace noblesse
