// The standard library's assertions are on, in what players get, too: an index out of range ends
// the program instead of reading what is somebody else's.
#include <gtest/gtest.h>

#include <optional>
#include <vector>

namespace noblesse {
namespace {

TEST(HardenedDeathTest, AnIndexOutOfRangeEndsTheProgram) {
  const std::vector<int> chairs(2);
  volatile std::size_t seat = 5;
  EXPECT_DEATH(static_cast<void>(chairs[seat]), "");
}

TEST(HardenedDeathTest, SoDoesAnEmptyOptional) {
  const std::optional<int> nobody;
  EXPECT_DEATH(EXPECT_EQ(*nobody, 0), "");
}

}  // namespace
}  // namespace noblesse
