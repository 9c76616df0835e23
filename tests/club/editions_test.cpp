// The editions of a club, its own among them: listed, given whole, and never lost while a game
// needs them.
#include <gtest/gtest.h>

#include "match/edition_file.h"
#include "tests/club/house_club.h"
#include "tests/match/editions_doc.h"

namespace noblesse::testing {
namespace {

Shelf with_own(const std::vector<std::string>& texts) {
  Shelf shelf;
  for (const std::string& text : texts) EXPECT_TRUE(add_file(shelf, text).has_value());
  return shelf;
}

TEST(Editions, OnesOwnAreListedAndGivenWhole) {
  const HouseClub club(easy_settings(), with_own({own_adel(), own_mille()}));
  const json::value listed = parsed(club.ask("GET", "/api/editions").body);
  std::vector<std::string> ids;
  for (const json::value& edition : listed.at("editions").as_array()) {
    const std::string id(edition.at("id").as_string());
    const std::string hash(edition.at("hash").as_string());
    const Heard whole = club.ask("GET", "/api/editions/" + id);
    ASSERT_EQ(whole.status, 200) << id;
    const auto read = read_any_edition(whole.body);
    ASSERT_TRUE(read.has_value()) << id;
    EXPECT_EQ(hash_of(*read), hash);
    EXPECT_EQ(parsed(whole.body).at("players"), edition.at("players"));
    EXPECT_EQ(club.ask("GET", "/api/editions/" + hash).body, whole.body);
    ids.push_back(id);
  }
  EXPECT_EQ(ids, (std::vector<std::string>{"classic", "grand", "italia", "my-copy", "square"}));
}

TEST(Editions, WhereBothGamesHaveAnIdTheGameIsNamed) {
  json::object mille = parsed(own_mille()).as_object();
  mille["edition"] = "my-copy";
  const HouseClub club(easy_settings(), with_own({own_adel(), json::serialize(mille)}));
  EXPECT_EQ(at(club.ask("GET", "/api/editions/my-copy?game=adel"), "game"), "adel");
  EXPECT_EQ(at(club.ask("GET", "/api/editions/my-copy?game=mille"), "game"), "mille");
  EXPECT_EQ(code_of(club.ask("GET", "/api/editions/my-copy?game=chess")), "not_found");
}

TEST(Editions, WhatATableWasLaidWithIsFoundByItsHashWhenTheFileIsGone) {
  const Shelf own = with_own({own_adel()});
  const std::string hash = hash_of(*own.find("adel", "my-copy"));
  HouseClub club(easy_settings(), own);
  const Guest alice = club.guest();
  const Heard laid = alice.ask("POST", "/api/tables",
                               R"({"options":{"game":"adel","seats":2,"edition":"my-copy"}})");
  ASSERT_EQ(laid.status, 201) << laid.body;
  club.reopen_with(Shelf());
  EXPECT_EQ(code_of(club.ask("GET", "/api/editions/my-copy")), "not_found");
  const Heard kept = club.ask("GET", "/api/editions/" + hash);
  ASSERT_EQ(kept.status, 200) << kept.body;
  EXPECT_EQ(hash_of(read_any_edition(kept.body).value()), hash);
}

TEST(Editions, NobodyIsToldWhatIsNotThere) {
  const HouseClub club;
  for (const std::string name : {"none", "..%2f..%2fetc", "%00", "'", "\"", "0000"}) {
    const Heard heard = club.ask("GET", "/api/editions/" + name);
    EXPECT_TRUE(heard.status == 404 || heard.status == 400) << name << heard.body;
  }
  EXPECT_EQ(code_of(club.ask("GET", "/api/editions/" + std::string(64, '0'))), "not_found");
}

}  // namespace
}  // namespace noblesse::testing
