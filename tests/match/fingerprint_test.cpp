// The fingerprint is pinned. If a rule, the numbering of decisions or the random numbers are meant
// to change, put the new number here and quote it in the commit.
#include "match/fingerprint.h"

#include <gtest/gtest.h>

namespace noblesse {
namespace {

TEST(Fingerprint, BehaviourIsUnchanged) { EXPECT_EQ(fingerprint(Shelf()), 0xa71659abf45c1694U); }

}  // namespace
}  // namespace noblesse
