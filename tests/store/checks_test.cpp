#include "store/checks.h"

#include <gtest/gtest.h>

namespace noblesse::store {
namespace {

TEST(Login, IsFoldedInLatinGreekAndCyrillic) {
  EXPECT_EQ(fold_login("ABC xyz 09_-"), "abc xyz 09_-");
  EXPECT_EQ(fold_login("ÄÖÜ ß ÀÞ × ÿŸ"), "äöü ß àþ × ÿÿ");
  EXPECT_EQ(fold_login("ĄŁŃŻŽ Ĺĺ ŹźĿŀ"), "ąłńżž ĺĺ źźŀŀ");
  EXPECT_EQ(fold_login("ΑΩΣ ЖЯЁЏ"), "αωσ жяёџ");
  EXPECT_EQ(fold_login("ẞẠạ"), "ßạạ");
  EXPECT_EQ(fold_login("ıĸ 中 🏰"), "ıĸ 中 🏰");
}

TEST(Text, MayBeAnyUtf8) {
  EXPECT_TRUE(check_text("x", ""));
  EXPECT_TRUE(check_text("x", "\u0080\u07FF\u0800\uD7FF\uE000\uFFFF\U00010000\U0010FFFF"));
  EXPECT_EQ(check_text("a name", "ab\xe4").error().message,
            "a name is not UTF-8 at byte 3: texts are UTF-8 without NUL");
}

TEST(Hex, HasTheRightLengthAndNoCapitals) {
  EXPECT_TRUE(check_hex("x", "0af9", 4));
  EXPECT_FALSE(check_hex("x", "0aF9", 4));
  EXPECT_FALSE(check_hex("x", "0af", 4));
  EXPECT_FALSE(check_hex("x", "0afg", 4));
}

}  // namespace
}  // namespace noblesse::store
