// The story of a record: its title, its end, and what is wrong with it. Whole stories are compared
// in golden_test.cpp.
#include "match/readable.h"

#include <gtest/gtest.h>

namespace noblesse {
namespace {

// Three lords, all objects by age, and two rounds: beige buys, then blue exhibits and is robbed.
Record two_rounds() {
  Record record;
  record.game = "adel";
  record.edition = "classic";
  record.players = 3;
  record.colors = {"beige", "blue", "red"};
  for (const adel::Object& object : (*Shelf().adel("classic"))->objects) {
    record.deck.push_back(object.id);
  }
  record.moves = {"0 auction",    "1 castle",
                  "2 castle",     "0 check 24",
                  "1 detective",  "2 thief 2",
                  "0 buy left",   "0 castle",
                  "1 castle",     "2 castle",
                  "0 thief 8",    "1 exhibit",
                  "2 detective",  "1 show A1585 A1622 B1650",
                  "0 steal B1650"};
  return record;
}

std::string story_of(const Record& record) {
  const auto story = readable(Shelf(), record);
  if (!story) {
    ADD_FAILURE() << story.error().error.message;
    return {};
  }
  return *story;
}

bool tells(const std::string& story, std::string_view what) { return story.contains(what); }

TEST(Readable, TellsTheDealEveryChoiceAndWhatCameOfIt) {
  const std::string story = story_of(two_rounds());
  EXPECT_TRUE(tells(story, "Seats: 0 Beige, 1 Blue, 2 Red\n")) << story;
  EXPECT_TRUE(tells(story, "  Beige is dealt B1540, C1468, C1511 and C1572.\n")) << story;
  EXPECT_TRUE(tells(story,
                    "\nRound 1 begins. (Beige 0, Blue 0, Red 0)\n"
                    "  Beige  auction  check 24\n"
                    "  Blue   castle   detective\n"
                    "  Red    castle   thief 2\n"))
      << story;
  EXPECT_TRUE(tells(story, "\nRound 3 begins. (Beige 0, Blue 4, Red 2)\n")) << story;
  for (std::size_t at = 0, end = 0; at < story.size(); at = end + 1) {
    end = story.find('\n', at);
    EXPECT_LE(end - at, 100U) << story.substr(at, end - at);
    EXPECT_FALSE(end > at && story[end - 1] == ' ') << story.substr(at, end - at);
  }
}

TEST(Readable, ARecordMayEndInMidGame) {
  Record record = two_rounds();
  record.moves.resize(4);
  EXPECT_TRUE(
      story_of(record).ends_with("  Beige  auction  check 24\n"
                                 "  Blue   castle\n"
                                 "  Red    castle\n"
                                 "\nHere the record ends, in round 1, waiting for Blue and Red.\n"))
      << story_of(record);
}

TEST(Readable, PlayersAreCalledByTheirNames) {
  Record record = two_rounds();
  record.rest["names"] = {"Ada", "Émilie", "Sofja"};
  record.rest["site"] = "Antique Club";
  const std::string story = story_of(record);
  EXPECT_TRUE(tells(story, "Seats: 0 Ada (beige), 1 Émilie (blue), 2 Sofja (red)\n")) << story;
  EXPECT_TRUE(tells(story, "Site: Antique Club\n")) << story;
  EXPECT_TRUE(tells(story, "  Ada     auction  check 24\n  Émilie  castle   detective\n")) << story;
}

TEST(Readable, NamesThatCannotBeShownAreLeftOut) {
  for (const json::value& names :
       {json::value{"Ada", "Émilie"}, json::value{"Ada", "\x1b[2J", "Sofja"}, json::value("Ada"),
        json::value{"Ada", 7, "Sofja"}, json::value{"Ada", "", "Sofja"}}) {
    Record record = two_rounds();
    record.rest["names"] = names;
    record.rest["comment"] = "\x1b]0;a terminal's title\x07";
    const std::string story = story_of(record);
    EXPECT_TRUE(tells(story, "Seats: 0 Beige, 1 Blue, 2 Red\n")) << story;
    EXPECT_FALSE(tells(story, "\x1b"));
  }
}

TEST(Readable, WhatMakesNoSenseIsNamed) {
  Record record = two_rounds();
  record.moves[3] = "0 check 23";
  const auto story = readable(Shelf(), record);
  ASSERT_FALSE(story.has_value());
  EXPECT_EQ(story.error().move, 3U);
  EXPECT_EQ(story.error().error.rule, "A8");
}

}  // namespace
}  // namespace noblesse
