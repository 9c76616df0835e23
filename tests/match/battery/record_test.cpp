// Records and undo, for every game: what is written down leads back to every byte of the table.
#include <gtest/gtest.h>

#include "tests/match/battery/courses.h"

namespace noblesse::battery {
namespace {

template <class Face>
class Records : public testing::Test {};
using Faces = testing::Types<adel::Face, mille::Face>;
TYPED_TEST_SUITE(Records, Faces);

template <class Face>
using MatchPointer = std::unique_ptr<MatchOf<Face>>;

template <class Face>
MatchPointer<Face> typed(std::unique_ptr<Match> match) {
  return MatchPointer<Face>(static_cast<MatchOf<Face>*>(match.release()));
}

template <class Face>
MatchPointer<Face> start(const Course<Face>& course, std::uint64_t seed) {
  Setup setup = course.setup;
  setup.seed = seed;
  return typed<Face>(*new_match(Shelf(), setup));
}

// One decision in words, drawn at random from the legal ones.
void act_at_random(Match& match, Rng& rng) {
  const std::vector<Seat> pending = match.summary().pending;
  const Seat seat = pending[rng.below(static_cast<std::uint32_t>(pending.size()))];
  const auto moves = match.legal(seat, 200);
  const Result<void> taken =
      match.act(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
  ASSERT_TRUE(taken) << taken.error().message;
}

TYPED_TEST(Records, ARecordOutAndInGivesTheSameTable) {
  const Shelf shelf;
  for (const auto& course : courses<TypeParam>()) {
    Rng rng(1);
    const auto match = start(course, 42);
    std::size_t step = 0;
    while (true) {
      if (step++ % 17 == 0 || match->summary().over) {
        const std::string text = json::serialize(write_record(match->record()));
        const auto record = read_record(text);
        ASSERT_TRUE(record) << record.error().message;
        auto again = replay(shelf, *record);
        ASSERT_TRUE(again) << course.name << ": " << again.error().error.message;
        EXPECT_TRUE(typed<TypeParam>(std::move(*again))->same_table(*match)) << course.name;
      }
      if (match->summary().over) break;
      act_at_random(*match, rng);
    }
  }
}

TYPED_TEST(Records, UndoRestoresEveryByteAndTheSameDecisionLeadsOnAsBefore) {
  for (const auto& course : courses<TypeParam>()) {
    Rng rng(2);
    const auto match = start(course, 43);
    while (!match->summary().over) {
      const auto before = typed<TypeParam>(match->clone());
      act_at_random(*match, rng);
      const auto after = typed<TypeParam>(match->clone());
      ASSERT_TRUE(match->undo());
      ASSERT_TRUE(match->same_table(*before)) << course.name;
      ASSERT_EQ(match->record().moves, before->record().moves);
      // The same decision again, and chance falls as it fell before.
      const std::string move = after->record().moves[before->steps()];
      const auto seat = static_cast<Seat>(move[0] - '0');
      ASSERT_TRUE(match->act(seat, std::string_view(move).substr(2)));
      ASSERT_TRUE(match->same_table(*after)) << course.name << " " << move;
    }
  }
}

TYPED_TEST(Records, UndoGoesBackToTheDealAndNoFurther) {
  for (const auto& course : courses<TypeParam>()) {
    Rng rng(3);
    const auto match = start(course, 44);
    const auto dealt = typed<TypeParam>(match->clone());
    for (int i = 0; i < 40 && !match->summary().over; ++i) act_at_random(*match, rng);
    while (match->undo()) {
    }
    EXPECT_TRUE(match->same_table(*dealt)) << course.name;
  }
}

TYPED_TEST(Records, AWrongResultIsNoticed) {
  const Shelf shelf;
  const auto course = courses<TypeParam>().front();
  Rng rng(4);
  const auto match = start(course, 45);
  while (!match->summary().over) act_at_random(*match, rng);
  Record record = match->record();
  record.result->places[0] += 1;
  const auto again = replay(shelf, record);
  ASSERT_FALSE(again);
  EXPECT_FALSE(again.error().move);
  EXPECT_NE(again.error().error.message.find("result"), std::string::npos);
}

TYPED_TEST(Records, AnIllegalMoveIsNamedByItsIndex) {
  const Shelf shelf;
  for (const auto& course : courses<TypeParam>()) {
    Rng rng(5);
    const auto match = start(course, 46);
    for (int i = 0; i < 12; ++i) act_at_random(*match, rng);
    Record record = match->record();
    const std::size_t at = record.moves.size() - 2;
    // Of these, none can be legal both for adel and for mille, and one is illegal at any moment.
    const auto before = *replay(shelf, record, at);
    for (const std::string move : {"castle", "take", "detective", "alone"}) {
      if (before->clone()->act(0, move)) continue;
      Record broken = record;
      broken.moves[at] = "0 " + move;
      const auto again = replay(shelf, broken);
      ASSERT_FALSE(again) << course.name << " " << move;
      EXPECT_EQ(again.error().move, at) << course.name << " " << move;
      EXPECT_FALSE(again.error().error.message.empty());
    }
  }
}

TYPED_TEST(Records, UnknownKeysAreKept) {
  const Shelf shelf;
  const auto match = start(courses<TypeParam>().front(), 47);
  json::object document = write_record(match->record());
  document["site"] = "the kitchen table";
  document["x-scores"] = {1, 2, {{"deep", true}}};
  const auto record = read_record(json::value(document));
  ASSERT_TRUE(record);
  const auto again = replay(shelf, *record);
  ASSERT_TRUE(again);
  EXPECT_EQ(write_record((*again)->record()), document);
}

}  // namespace
}  // namespace noblesse::battery
