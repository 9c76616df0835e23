// No allocation while playing: whole games and views, with every allocation counted.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <new>

#include "games/fingerprint.h"
#include "tests/match/battery/courses.h"

namespace {
std::atomic<std::uint64_t> allocations{0};
}  // namespace

void* operator new(std::size_t size) {
  ++allocations;
  if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
  std::abort();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

namespace noblesse::battery {
namespace {

template <class Face>
class Allocation : public testing::Test {};
using Faces = testing::Types<adel::Face, mille::Face>;
TYPED_TEST_SUITE(Allocation, Faces);

TYPED_TEST(Allocation, TheCounterCounts) {
  const std::uint64_t before = allocations;
  const auto number = std::make_unique<int>(1);
  EXPECT_EQ(allocations, before + 1);
}

TYPED_TEST(Allocation, PlayingListingAndLookingAllocateNothing) {
  for (const auto& course : courses<TypeParam>()) {
    RandomPlay<TypeParam> play(course, 1);
    std::uint64_t listed = 0;
    const std::uint64_t before = allocations;
    while (!over(play.state)) {
      for (Seat seat = 0; seat < seat_count(play.rules); ++seat) {
        const auto seen = view(play.rules, play.state, Viewer::of_seat(seat));
        const auto drawn = draw_state(play.rules, seen, play.rng);
        for_each_decision(play.rules, drawn, seat, [&](auto) { return ++listed < 1'000'000; });
      }
      play.step();
    }
    EXPECT_EQ(allocations, before) << course.name;
    EXPECT_GT(listed, 0U);
  }
}

}  // namespace
}  // namespace noblesse::battery
