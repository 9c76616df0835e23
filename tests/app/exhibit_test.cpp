#include "app/exhibit.h"

#include <gtest/gtest.h>

#include "games/adel/exhibition.h"

namespace noblesse::adel {
namespace {

class Exhibit : public ::testing::Test {
 protected:
  Objects objects(std::initializer_list<std::string_view> ids) const {
    Objects set = 0;
    for (std::size_t card = 0; card < edition->objects.size(); ++card) {
      for (const std::string_view id : ids) {
        if (edition->objects[card].id == id) set |= bit(static_cast<int>(card));
      }
    }
    EXPECT_EQ(static_cast<std::size_t>(count(set)), ids.size());
    return set;
  }
  View holding(Objects own) const {
    View view;
    view.viewer = Viewer::of_seat(0);
    view.known[0] = own;
    return view;
  }

  AdelEdition edition = *Shelf().adel("classic");
};

TEST_F(Exhibit, AFewAreAllListedTheBestFirst) {
  const auto offers = suggest_exhibitions(
      *edition, holding(objects({"A1585", "A1622", "B1650", "C1468"})), Words());
  ASSERT_FALSE(offers.empty());
  EXPECT_EQ(offers.front().move, "show A1585 A1622 B1650 C1468");
  EXPECT_EQ(offers.size(), 4U);  // all four; A A B, A B C twice; A A C has a gap (A14)
  for (std::size_t i = 1; i < offers.size(); ++i) EXPECT_NE(offers[i].move, offers[i - 1].move);
}

TEST_F(Exhibit, OfManyTheBestOfEachSize) {
  const Objects own = objects(
      {"A1585", "A1622", "B1650", "B1660", "B1702", "C1468", "C1511", "D1895", "E1697", "F1821"});
  const auto offers = suggest_exhibitions(*edition, holding(own), Words());
  ASSERT_EQ(offers.size(), 8U);  // ten objects down to three
  int size = 10;
  for (const Offer& offer : offers) {
    const auto decision = read_decision(*edition, offer.move);
    ASSERT_TRUE(decision);
    EXPECT_TRUE(is_exhibition(edition->tables, decision->objects())) << offer.move;
    EXPECT_EQ(count(decision->objects()), size--);
    EXPECT_TRUE((decision->objects() & objects({"C1468"})) != 0) << "the oldest decides (A13)";
  }
}

TEST_F(Exhibit, WhatEverybodyHasSeenIsSuggestedToo) {
  View view = holding(objects(
      {"A1585", "A1622", "B1650", "B1660", "B1702", "C1468", "C1511", "D1895", "E1697", "F1821"}));
  view.seen = objects({"B1650", "B1660", "B1702"});
  const auto offers = suggest_exhibitions(*edition, view, Words());
  EXPECT_EQ(offers.back().move, "show B1650 B1660 B1702");
  EXPECT_NE(offers.back().meaning.find("all seen before"), std::string::npos);
}

TEST_F(Exhibit, ByIdsByYearsAndAsAChange) {
  const Objects own = objects({"A1585", "A1622", "B1650", "C1468"});
  const auto read = [&](std::string_view words, Objects draft = 0) {
    const auto result = read_exhibition(*edition, own, draft, words, Words());
    return result && *result ? **result : Objects{0};
  };
  const Objects three = objects({"A1585", "A1622", "B1650"});
  EXPECT_EQ(read("show A1585 A1622 B1650"), three);
  EXPECT_EQ(read("a1585, b1650,1622"), three);
  EXPECT_EQ(read("1585 1622 1650"), three);
  EXPECT_EQ(read("+C1468", three), own);
  EXPECT_EQ(read("+C1468 -1585", three), objects({"A1622", "B1650", "C1468"}));
}

TEST_F(Exhibit, AnObjectOfSomebodyElseIsNamed) {
  const auto result = read_exhibition(*edition, objects({"A1585"}), 0, "A1585 F1934", Words());
  ASSERT_TRUE(result);
  ASSERT_FALSE(*result);
  EXPECT_EQ(result->error().message,
            "You have no object \"F1934\"; an exhibition is made of your own objects");
  EXPECT_EQ(result->error().rule, "A12");
  EXPECT_FALSE(read_exhibition(*edition, 0, 0, "hello", Words()));
  EXPECT_FALSE(read_exhibition(*edition, 0, 0, "", Words()));
}

}  // namespace
}  // namespace noblesse::adel
