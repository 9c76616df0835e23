// The store knows who sits at a table, so that nobody is forgotten while he does.
#include <gtest/gtest.h>

#include "tests/club/house_club.h"

namespace noblesse {
namespace {

using testing::Guest;
using testing::HouseClub;
using testing::Laid;

TEST(Members, AreKnownToTheStoreFromWhenTheySitDown) {
  HouseClub open;
  const Guest alice = open.guest();
  const Laid table = open.table(alice, R"(,"sit":1)");
  open.close();
  const auto store = store::open_store(open.store(), store::Access::inspect);
  ASSERT_TRUE(store);
  const auto members = (*store)->members(table.id);
  ASSERT_TRUE(members);
  ASSERT_EQ(members->size(), 1U);
  EXPECT_EQ(members->front().person, alice.id);
  EXPECT_EQ(members->front().seat, 1);
}

}  // namespace
}  // namespace noblesse
