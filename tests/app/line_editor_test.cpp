#include "app/line_editor.h"

#include <gtest/gtest.h>

#include "app/columns.h"

namespace noblesse {
namespace {

void type(LineEditor& line, std::u32string_view text) {
  for (const char32_t c : text) line.insert(c);
}

TEST(LineEditor, TypesInTheMiddle) {
  LineEditor line;
  type(line, U"chck");
  line.left();
  line.left();
  type(line, U"e");
  EXPECT_EQ(line.text(), "check");
  line.end();
  type(line, U" 24");
  line.erase_word();
  EXPECT_EQ(line.text(), "check ");
  line.home();
  line.erase_at();
  line.erase_before();  // nothing is before it
  EXPECT_EQ(line.text(), "heck ");
}

TEST(LineEditor, WritesUtf8AndRefusesControlCharacters) {
  LineEditor line;
  type(line, U"ò面\U0001F600");
  line.insert(U'\a');
  line.insert(0xD800);
  line.insert(0x110000);
  EXPECT_EQ(line.text(), "ò面\U0001F600");
}

TEST(LineEditor, IsBounded) {
  LineEditor line;
  for (int i = 0; i < 10'000; ++i) line.insert(U'x');
  EXPECT_EQ(line.text().size(), LineEditor::kLongest);
}

TEST(LineEditor, TheWindowFollowsTheCursor) {
  LineEditor line;
  type(line, U"abcdefghij");
  const LineEditor::Window end = line.window(5);
  EXPECT_EQ(end.text, "ghij");
  EXPECT_EQ(end.cursor, 4);
  line.home();
  const LineEditor::Window start = line.window(5);
  EXPECT_EQ(start.text, "abcde");
  EXPECT_EQ(start.cursor, 0);
}

}  // namespace
}  // namespace noblesse
