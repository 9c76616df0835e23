#include "app/shell.h"

#include <gtest/gtest.h>

namespace noblesse {
namespace {

TEST(Shell, WordsComeOutAsTheyWentIn) {
  EXPECT_EQ(shell_word("game-2.noblesse.json"), "game-2.noblesse.json");
  EXPECT_EQ(shell_word("score_by=own"), "score_by=own");
  EXPECT_EQ(shell_word(""), "''");
  EXPECT_EQ(shell_word("two words"), "'two words'");
  EXPECT_EQ(shell_word("my copy's $1"), R"('my copy'\''s $1')");
  EXPECT_EQ(shell_word("~/Übung"), "'~/Übung'");
  EXPECT_EQ(shell_command({"noblesse", "play", "--name", "O'Hara"}),
            R"(noblesse play --name 'O'\''Hara')");
}

TEST(Shell, NothingUpsetsTheTerminal) {
  EXPECT_EQ(shell_word("a\x1b[2Jb"), R"($'a\033[2Jb')");
  EXPECT_EQ(shell_word("it's\n\\1"), R"($'it\'s\012\\1')");
  EXPECT_EQ(shell_word("\xff?"), R"($'\377?')");
}

}  // namespace
}  // namespace noblesse
