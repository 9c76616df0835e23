// Tokens: what they look like, that no two are the same, and how they are kept and compared.
#include "club/token.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace noblesse {
namespace {

class Token : public ::testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(start_sodium()); }
};

TEST_F(Token, SodiumMayBeStartedAgain) { EXPECT_TRUE(start_sodium()); }

TEST_F(Token, EachIsOfItsOwnAndReadsAsOne) {
  std::set<std::string> tokens;
  for (int i = 0; i < 10'000; ++i) {
    const std::string token = new_token();
    ASSERT_TRUE(is_token(token)) << token;
    tokens.insert(token);
  }
  EXPECT_EQ(tokens.size(), 10'000U);
}

TEST_F(Token, EveryDigitTakesEveryValue) {
  std::array<std::set<char>, 32> seen;
  for (int i = 0; i < 2'000; ++i) {
    const std::string token = new_token();
    for (std::size_t at = 0; at < seen.size(); ++at) seen[at].insert(token[at]);
  }
  for (const auto& digits : seen) EXPECT_EQ(digits.size(), 16U);
}

TEST_F(Token, NothingElseIsOne) {
  EXPECT_TRUE(is_token("0123456789abcdef0123456789abcdef"));
  EXPECT_FALSE(is_token(""));
  EXPECT_FALSE(is_token("0123456789abcdef0123456789abcde"));
  EXPECT_FALSE(is_token("0123456789abcdef0123456789abcdef0"));
  EXPECT_FALSE(is_token("0123456789ABCDEF0123456789abcdef"));
  EXPECT_FALSE(is_token("0123456789abcdeg0123456789abcdef"));
  EXPECT_FALSE(is_token(" 123456789abcdef0123456789abcdef"));
  EXPECT_FALSE(is_token(std::string(32, '\0')));
}

TEST_F(Token, TheHashIsSha256) {
  // FIPS 180-4's example.
  EXPECT_EQ(hash_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  const std::string token = new_token();
  EXPECT_EQ(hash_of(token), hash_of(token));
  EXPECT_NE(hash_of(token), hash_of(new_token()));
}

TEST_F(Token, SameIsEqualInEveryByte) {
  const std::string token = new_token();
  EXPECT_TRUE(same(token, std::string(token)));
  EXPECT_TRUE(same("", ""));
  for (std::size_t at = 0; at < token.size(); ++at) {
    std::string other = token;
    other[at] = other[at] == '0' ? '1' : '0';
    EXPECT_FALSE(same(token, other)) << "differs at " << at;
  }
  EXPECT_FALSE(same(token, token.substr(1)));
  EXPECT_FALSE(same(token, token + "0"));
  EXPECT_FALSE(same("", token));
}

}  // namespace
}  // namespace noblesse
