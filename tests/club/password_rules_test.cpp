// Passwords that are too easy to guess are refused when they are set, and only then.
#include "club/password_rules.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include <array>

#include "tests/club/house_club.h"
#include "tests/club/meddle.h"

namespace noblesse {
namespace {

using testing::code_of;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;

bool is_weak(std::string_view password) {
  return !weakness_of(password, "ada.lovelace", "Ada Byron").empty();
}

TEST(PasswordRules, AreLengthAndNotWhatItIsMadeOf) {
  for (const char* const good :
       {"correct horse", "battery staple", "quiet rivers run", "zwölf blaue Hühner", "xkjqmvbt",
        "ilmiogattohafame", "9172640835", "ταχεία αλεπού", "vogon-poetry-42"}) {
    EXPECT_FALSE(is_weak(good)) << good << ": " << weakness_of(good, "", "");
  }
  EXPECT_TRUE(is_weak("kurz"));
  EXPECT_TRUE(is_weak("👑👑🦊🦊")) << "so many bytes, and only four characters";
}

TEST(PasswordRules, RefuseWhatIsTriedFirst) {
  for (const char* const weak :
       {"password", "Passwort", "PASSWORD1", "p@ssw0rd", "P@ssw0rd123!", "wachtwoord", "iloveyou",
        "ichliebedich", "welcome1", "Willkommen2026", "football", "sunshine!", "qwertz123",
        "letmein!!", "geheim123", "principessa", "123password", "pass-word"}) {
    EXPECT_TRUE(is_weak(weak)) << weak;
  }
}

TEST(PasswordRules, RefuseRowsAndRepetitions) {
  for (const char* const weak : {"12345678", "87654321", "1234567890", "0987654321", "abcdefgh",
                                 "zyxwvuts", "qwertyuiop", "poiuytrewq", "asdfghjkl", "aaaaaaaa",
                                 "AAAAaaaa", "abababab", "abcabcabc", "12341234", "yzabcdefg"}) {
    EXPECT_TRUE(is_weak(weak)) << weak;
  }
}

TEST(PasswordRules, RefuseWhatEverybodyKnowsOfTheOwnerAndTheHouse) {
  for (const char* const weak :
       {"adalovelace", "ada.lovelace", "Ada.Lovelace1", "adabyron", "Ada Byron!", "4d4byr0n",
        "adabyron99", "noblesse", "Noblesse1", "NoblesseOblige", "adelverpflichtet", "Mille Grazie",
        "millegrazie42"}) {
    EXPECT_TRUE(is_weak(weak)) << weak;
  }
  EXPECT_FALSE(is_weak("ada byron counts cards")) << "there is enough besides";
  EXPECT_FALSE(weakness_of("some brand new day", "so", "A").length() > 0) << "short names hide";
}

TEST(PasswordRules, EveryRefusalSaysWhatWouldBeRight) {
  const HouseClub open;
  const Guest ada = open.guest("Ada Byron");
  for (const char* const weak : {"passwort", "12345678", "aaaaaaaa", "ada.love1"}) {
    const json::object body{{"login", "ada.love"}, {"password", weak}};
    const Heard heard = ada.ask("PUT", "/api/me/password", json::serialize(body));
    EXPECT_EQ(heard.status, 400) << weak;
    EXPECT_EQ(code_of(heard), "weak_password") << weak;
    EXPECT_TRUE(testing::at(heard, "error.text").ends_with("take a few words instead.")) << weak;
    EXPECT_FALSE(heard.has(weak));
  }
  EXPECT_EQ(testing::at(ada.get("/api/me"), "person.login"), "null") << "nothing was set";
}

// Whoever had such a password before the rules came is not shut out by them.
TEST(PasswordRules, AnOldPasswordStillOpens) {
  HouseClub open;
  const Guest ada = open.keep(open.guest("Ada"), "ada", "correct horse");
  open.close();
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  constexpr std::string_view kOld = "password";
  ASSERT_EQ(crypto_pwhash_str(hash.data(), kOld.data(), kOld.size(), crypto_pwhash_OPSLIMIT_MIN,
                              crypto_pwhash_MEMLIMIT_MIN),
            0);
  testing::tamper(open.store(),
                  "UPDATE people SET password_hash = '" + std::string(hash.data()) + "'");
  open.reopen();
  EXPECT_EQ(open.sign_in("ada", "password").status, 201);
}

}  // namespace
}  // namespace noblesse
