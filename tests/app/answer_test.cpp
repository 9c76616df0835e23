#include "app/answer.h"

#include <gtest/gtest.h>

#include "tests/app/club.h"

namespace noblesse {
namespace {

using Kind = Typed::Kind;

// The castle's cards of a lord with the thieves 4 and 9.
Question castle_cards() {
  Question question;
  for (const char* move : {"exhibit", "thief 4", "thief 9", "detective"}) {
    question.offers.push_back({.move = move, .label = {}, .meaning = {}, .also = {}});
  }
  return question;
}

std::string understood(std::string_view typed, const Question& question) {
  const Typed answer = read_answer(typed, question, Words());
  return answer.kind == Kind::move ? answer.text : "";
}

TEST(Typed, ANumberAWordOrItsBeginning) {
  const Question question = castle_cards();
  EXPECT_EQ(understood("1", question), "exhibit");
  EXPECT_EQ(understood("4", question), "detective");
  EXPECT_EQ(understood("thief 9", question), "thief 9");
  EXPECT_EQ(understood("  THIEF \t 9 ", question), "thief 9");
  EXPECT_EQ(understood("d", question), "detective");
  EXPECT_EQ(understood("exh", question), "exhibit");
}

TEST(Typed, WhatIsNotClearIsNotGuessed) {
  const Question question = castle_cards();
  const Typed thieves = read_answer("thief", question, Words());
  EXPECT_EQ(thieves.kind, Kind::unclear);
  EXPECT_EQ(thieves.text,
            "\"thief\" could be thief 4 or thief 9. Type a little more, or the number.");
  EXPECT_EQ(read_answer("0", question, Words()).text, "There are the choices 1 to 4.");
  EXPECT_EQ(read_answer("5", question, Words()).text, "There are the choices 1 to 4.");
  EXPECT_EQ(read_answer("99999999999999999999999", question, Words()).kind, Kind::unclear);
  EXPECT_EQ(read_answer("-1", question, Words()).kind, Kind::other);
  EXPECT_EQ(read_answer("check 24", question, Words()).kind, Kind::other);
}

TEST(Typed, WordsThatAreUnderstoodEverywhere) {
  const Question question = castle_cards();
  EXPECT_EQ(read_answer("", question, Words()).kind, Kind::nothing);
  EXPECT_EQ(read_answer(" \r", question, Words()).kind, Kind::nothing);
  EXPECT_EQ(read_answer("?", question, Words()).kind, Kind::help);
  EXPECT_EQ(read_answer("? thief", question, Words()).kind, Kind::help);
  EXPECT_EQ(read_answer("UNDO", question, Words()).kind, Kind::undo);
  EXPECT_EQ(read_answer("q", question, Words()).kind, Kind::quit);
  EXPECT_EQ(read_answer("journal", question, Words()).kind, Kind::journal);
  const Typed save = read_answer("save My File.json", question, Words());
  EXPECT_EQ(save.kind, Kind::save);
  EXPECT_EQ(save.text, "My File.json");
}

// The map has roads Q and U: a letter alone is a road there, not a command.
TEST(Typed, OnTheMapALetterIsARoad) {
  Sitting sitting = test::sit_down("mille", 3, 7);
  ASSERT_TRUE(sitting.let_bots_play());  // the thieves set their compasses first (M5)
  const Question question = ask(sitting.match(), sitting.company(), Words());
  EXPECT_EQ(understood("q", question), "escort Q");
  EXPECT_EQ(understood("U", question), "escort U");
  EXPECT_EQ(understood("alone", question), "alone");
  EXPECT_EQ(understood("via vitt", question), "escort V");
  EXPECT_EQ(read_answer("quit", question, Words()).kind, Kind::quit);
}

TEST(Typed, TwoLettersInAnyOrder) {
  const Sitting sitting = test::sit_down("mille", 2, 7, {}, 1);
  const Question question = ask(sitting.match(), sitting.company(), Words());
  EXPECT_EQ(question.offers.size(), 276U);
  for (const char* typed : {"F L", "l f", "FL", "lf", "ambush F L"}) {
    EXPECT_EQ(understood(typed, question), "ambush F L") << typed;
  }
  EXPECT_EQ(read_answer("F F", question, Words()).kind, Kind::other);
}

}  // namespace
}  // namespace noblesse
