// The fingerprint is pinned. If a rule, the numbering of decisions or the random numbers are meant
// to change, put the new number here and quote it in the commit.
#include "match/fingerprint.h"

#include <gtest/gtest.h>

#include "games/fingerprint.h"
#include "match/mille/face.h"

namespace noblesse {
namespace {

TEST(Fingerprint, BehaviourIsUnchanged) { EXPECT_EQ(fingerprint(Shelf()), 0xa71659abf45c1694U); }

// The program's number covers mille as it is played without options; where a fulfilled task ends
// the turn (M19) has one of its own.
TEST(Fingerprint, NorHasTheTurnThatEndsOnArrivalChanged) {
  const MilleEdition edition = *Shelf().mille("italia");
  Fingerprint print;
  for (std::uint8_t players = 2; players <= 4; ++players) {
    const mille::Rules rules{edition->tables, {mille::Arrival::ends_turn}, players};
    print.add(fingerprint_of(rules, players, 200));
  }
  EXPECT_EQ(print.value(), 0x264cbb881f741819U);
}

}  // namespace
}  // namespace noblesse
