// Peace at the table: whom somebody does not want to hear, and who has left the club for good.
#include <gtest/gtest.h>

#include <algorithm>

#include "table/fair_dealer.h"
#include "tests/table/hall.h"

namespace noblesse::hall {
namespace {

constexpr Connection kAlice = 1;
constexpr Connection kBob = 2;
constexpr Connection kCarol = 3;  // watches

class Peace : public testing::Test {
 protected:
  static std::unique_ptr<Hall> sit_down(bool start = true) {
    TableOptions options;
    options.game = "adel";
    options.edition = "classic";
    options.seats = 2;
    options.watching = Watching::in_sight;
    auto hall = std::make_unique<Hall>(std::make_shared<const Shelf>(), "t", "alice", options,
                                       std::make_shared<FairDealer>("t", Seed{}));
    hall->arrive(kAlice, "alice");
    hall->arrive(kBob, "bob");
    hall->arrive(kCarol, "carol");
    hall->receive(kAlice, R"({"do":"sit","seat":0})");
    hall->receive(kBob, R"({"do":"sit","seat":1})");
    if (start) hall->receive(kAlice, R"({"do":"start"})");
    hall->letters.clear();
    return hall;
  }

  static std::vector<std::string> heard_by(const Hall& hall, Connection who) {
    std::vector<std::string> texts;
    for (const Sent& letter : hall.letters) {
      if (letter.to == who) texts.push_back(letter.text);
    }
    return texts;
  }
  static bool hears(const Hall& hall, Connection who, std::string_view words) {
    return std::ranges::any_of(heard_by(hall, who),
                               [&](const std::string& text) { return text.contains(words); });
  }
  static json::value chair(Hall& hall, std::size_t seat, Connection asks = kAlice) {
    hall.letters.clear();
    hall.receive(asks, R"({"do":"resume"})");
    for (const std::string& text : heard_by(hall, asks)) {
      const json::value letter = *parse_json(text);
      if (letter.as_object().contains("view")) {
        return letter.at("view").at("table").at("chairs").at(seat);
      }
    }
    return nullptr;
  }
};

TEST_F(Peace, WhoIsMutedIsHeardByAllButOne) {
  const auto hall = sit_down();
  hall->table().mute("alice", {"bob"});
  hall->receive(kBob, R"({"do":"talk","text":"you thief"})");
  EXPECT_FALSE(hears(*hall, kAlice, "you thief"));
  EXPECT_TRUE(hears(*hall, kBob, "you thief"));
  EXPECT_TRUE(hears(*hall, kCarol, "you thief"));
  hall->receive(kBob, R"({"do":"talk","phrase":"hello"})");
  EXPECT_FALSE(hears(*hall, kAlice, "hello"));
  EXPECT_TRUE(hears(*hall, kCarol, "hello"));
  hall->receive(kAlice, R"({"do":"talk","text":"good evening"})");
  EXPECT_TRUE(hears(*hall, kBob, "good evening")) << "it is one way";
}

TEST_F(Peace, NothingSeemsToBeMissing) {
  const auto hall = sit_down();
  hall->table().mute("alice", {"bob"});
  hall->receive(kBob, R"({"do":"talk","text":"you thief"})");
  hall->receive(kBob, R"({"do":"undo"})");
  const auto told = hall->table().told();
  EXPECT_TRUE(hears(*hall, kAlice, R"({"n":)" + std::to_string(told) + R"(,"events":[]})"));
}

TEST_F(Peace, WhatWasMissedComesWithoutTheMuted) {
  const auto hall = sit_down(false);
  hall->table().mute("alice", {"bob"});
  const auto before = std::to_string(hall->table().told());
  hall->receive(kBob, R"({"do":"talk","text":"you thief"})");
  hall->receive(kAlice, R"({"do":"talk","text":"good evening"})");
  hall->letters.clear();
  const std::string resume = R"({"do":"resume","after":)" + before + "}";
  hall->receive(kAlice, resume);
  EXPECT_FALSE(hears(*hall, kAlice, "you thief"));
  EXPECT_TRUE(hears(*hall, kAlice, "good evening"));
  hall->receive(kCarol, resume);
  EXPECT_TRUE(hears(*hall, kCarol, "you thief"));
}

TEST_F(Peace, WhoIsHeardAgainIsHeardFromThenOn) {
  const auto hall = sit_down();
  hall->table().mute("alice", {"bob"});
  hall->receive(kBob, R"({"do":"talk","text":"you thief"})");
  hall->table().mute("alice", {});
  hall->receive(kBob, R"({"do":"talk","text":"I am sorry"})");
  EXPECT_FALSE(hears(*hall, kAlice, "you thief"));
  EXPECT_TRUE(hears(*hall, kAlice, "I am sorry"));
}

// Two evenings that differ only in that Alice has muted Bob: nobody else can tell them apart, and
// nothing of it is kept.
TEST_F(Peace, NobodyElseLearnsOfIt) {
  const auto peaceful = sit_down();
  const auto usual = sit_down();
  peaceful->table().mute("alice", {"bob"});
  for (Hall* const hall : {peaceful.get(), usual.get()}) {
    hall->receive(kBob, R"({"do":"talk","text":"you thief"})");
    hall->receive(kAlice, R"({"do":"talk","text":"good evening"})");
    hall->receive(kBob, R"({"do":"talk","phrase":"hello"})");
    hall->receive(kBob, R"({"do":"resume"})");
    hall->arrive(4, "dave");
  }
  EXPECT_EQ(heard_by(*peaceful, kBob), heard_by(*usual, kBob));
  EXPECT_EQ(heard_by(*peaceful, kCarol), heard_by(*usual, kCarol));
  EXPECT_EQ(heard_by(*peaceful, 4), heard_by(*usual, 4));
  EXPECT_NE(heard_by(*peaceful, kAlice), heard_by(*usual, kAlice));
  EXPECT_EQ(peaceful->lines, usual->lines);
  EXPECT_EQ(peaceful->table().snapshot(), usual->table().snapshot());
}

TEST_F(Peace, WhoLeavesTheClubLeavesTheirGameToAStandIn) {
  const auto hall = sit_down();
  hall->table().lose(hall->now, "alice", *hall);
  EXPECT_TRUE(hears(*hall, kBob, R"({"event":"name","seat":0,"name":""})"));
  EXPECT_TRUE(hears(*hall, kBob, R"({"event":"stand_in","seat":0,"why":"left"})"));
  EXPECT_EQ(hall->table().host(), "bob");
  for (int times = 0; times < 2; ++times) {
    const json::value seat = chair(*hall, 0, kBob);
    EXPECT_EQ(seat.at("name"), "") << seat;
    EXPECT_TRUE(seat.as_object().contains("stand_in")) << seat;
    // The same from what is kept.
    const auto restored = hall->restart();
    ASSERT_TRUE(restored) << restored.error().message;
    hall->arrive(kBob, "bob");
  }
}

TEST_F(Peace, WhoLeavesTheClubBeforeTheStartFreesTheirChair) {
  const auto hall = sit_down(false);
  hall->table().lose(hall->now, "bob", *hall);
  EXPECT_EQ(chair(*hall, 1).at("holder"), nullptr);
  EXPECT_EQ(hall->table().host(), "alice");
  ASSERT_TRUE(hall->restart());
}

TEST_F(Peace, AHostWhoOnlyLookedOnPassesTheTableOn) {
  const auto hall = sit_down(false);
  hall->receive(kAlice, R"({"do":"stand"})");
  hall->depart(kAlice, Departure::left);
  hall->table().lose(hall->now, "alice", *hall);
  EXPECT_EQ(hall->table().host(), "bob");
  const auto restored = hall->restart();
  ASSERT_TRUE(restored) << restored.error().message;
  EXPECT_EQ(hall->table().host(), "bob");
}

TEST_F(Peace, WhoIsNotThereCannotBeLost) {
  const auto hall = sit_down();
  const std::size_t lines = hall->lines.size();
  hall->table().lose(hall->now, "nobody", *hall);
  hall->table().lose(hall->now, "carol", *hall);
  EXPECT_EQ(hall->lines.size(), lines);
}

TEST_F(Peace, ANewNameIsToldAndKept) {
  const auto hall = sit_down();
  hall->table().rename(hall->now, "bob", "Robert", *hall);
  EXPECT_TRUE(hears(*hall, kAlice, R"({"event":"name","seat":1,"name":"Robert"})"));
  ASSERT_TRUE(hall->restart());
  hall->arrive(kAlice, "alice");
  EXPECT_EQ(chair(*hall, 1).at("name"), "Robert");
}

// Names that look alike are told apart also when the owner of the club gives them.
TEST_F(Peace, ANewNameThatLooksLikeAnothersIsMarked) {
  const auto hall = sit_down();
  hall->table().rename(hall->now, "bob", "AlICE", *hall);
  EXPECT_TRUE(hears(*hall, kAlice, R"({"event":"marks","marks":[1,2]})"));
  ASSERT_TRUE(hall->restart());
  hall->arrive(kAlice, "alice");
  EXPECT_EQ(chair(*hall, 1).at("mark"), 2);
  hall->table().rename(hall->now, "bob", "Robert", *hall);
  EXPECT_FALSE(chair(*hall, 1).as_object().contains("mark"));
}

}  // namespace
}  // namespace noblesse::hall
