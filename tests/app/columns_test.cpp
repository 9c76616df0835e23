#include "app/columns.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace noblesse {
namespace {

TEST(Columns, CountsWhatATerminalShows) {
  EXPECT_EQ(columns("Firenze"), 7);
  EXPECT_EQ(columns("Oltrepò"), 7);
  EXPECT_EQ(columns("Oltrepo\u0300"), 7);  // the accent stands on the o
  EXPECT_EQ(columns("面"), 2);
  EXPECT_EQ(columns(""), 0);
}

TEST(Columns, NothingThatUpsetsATerminalGetsThrough) {
  EXPECT_EQ(sanitized("a\x1b[2Jb"), "a?[2Jb");
  EXPECT_EQ(sanitized("tab\tnew\nline"), "tab?new?line");
  EXPECT_EQ(sanitized("\xff\xfe"), "??");
  EXPECT_EQ(sanitized("\xc2\x9b"), "?");        // a C1 control
  EXPECT_EQ(sanitized("x\u202Ey"), "x?y");      // turns the direction of writing
  EXPECT_EQ(sanitized("\xed\xa0\x80"), "???");  // a surrogate
  EXPECT_EQ(sanitized("\xc0\xaf"), "??");       // too long a form
  EXPECT_EQ(sanitized("Oltrepò"), "Oltrepò");
}

TEST(Columns, AsciiKeepsTheWidth) {
  EXPECT_EQ(in_ascii("Oltrepò"), "Oltrepo");
  EXPECT_EQ(in_ascii("面"), "??");
  EXPECT_EQ(in_ascii("Łódź…"), "Lodz.");
}

TEST(Columns, ClipsAndFits) {
  EXPECT_EQ(clip("Carnival mask", 8), "Carniva…");
  EXPECT_EQ(clip("Carnival", 8), "Carnival");
  EXPECT_EQ(fit("ab", 4), "ab  ");
  EXPECT_EQ(clip("面面", 3, ""), "面");
  EXPECT_EQ(clip("abc", 0), "");
}

TEST(Columns, Wraps) {
  EXPECT_EQ(wrap("the best moves two", 9), (std::vector<std::string>{"the best", "moves two"}));
  EXPECT_EQ(wrap("abcdefgh", 3), (std::vector<std::string>{"abc", "def", "gh"}));
  EXPECT_EQ(wrap("", 10), std::vector<std::string>{""});
}

RC_GTEST_PROP(Columns, AnyBytesFitAndAreSafe, (const std::string& bytes)) {
  const int width = *rc::gen::inRange(1, 40);
  RC_ASSERT(columns(clip(bytes, width)) <= width);
  RC_ASSERT(columns(fit(bytes, width)) == width);
  for (const std::string& part : wrap(bytes, std::max(width, 2))) {
    RC_ASSERT(columns(part) <= std::max(width, 2));
  }
  const std::string safe = sanitized(bytes);
  RC_ASSERT(sanitized(safe) == safe);
  RC_ASSERT(columns(safe) == columns(bytes));
  RC_ASSERT(columns(in_ascii(bytes)) == columns(bytes));
  for (const char c : in_ascii(bytes)) RC_ASSERT(c >= 0x20 && c < 0x7F);
}

}  // namespace
}  // namespace noblesse
