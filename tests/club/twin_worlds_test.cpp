// Secrets in the club: the same people do the same things in two clubs that differ in everything
// one of them cannot know. Every byte that reaches him over real sockets must be the same, over
// HTTP and on his line: the frames, their sizes and order, and which of his requests they follow.
// Every other evening they come through TLS, and what the records carry is compared, too.
// NOBLESSE_EVENINGS says how many evenings each game has.
#include <gtest/gtest.h>

#include <cstdlib>
#include <future>

#include "tests/club/evening.h"

namespace noblesse::testing {
namespace {

using battery::Course;
using battery::Played;

template <class Face>
std::vector<std::string> played_courses();
template <>
std::vector<std::string> played_courses<adel::Face>() {
  return {
      "adel classic 2 standard competition leader", "adel classic 3 standard competition own",
      "adel classic 4 standard dense leader",       "adel classic 2 surprise competition leader",
      "adel grand 6 standard competition leader",   "adel classic 2 confrontation dense own"};
}
template <>
std::vector<std::string> played_courses<mille::Face>() {
  return {"mille 2 first 0", "mille 3 first 1", "mille 4 first 2", "mille 3 first 2 ends_turn"};
}

// Where it is not told who has chosen, the order of the others' choices is a secret too.
template <class Face>
void choose_in_another_order(const Course<Face>& course, Played<Face>& game, Viewer viewer,
                             Rng& rng) {
  Silence silence;
  typename Face::State state = deal(course.rules, game.cards, silence);
  for (std::size_t begin = 0; begin < game.steps.size();) {
    std::vector<std::size_t> others;
    std::size_t end = begin;
    for (bool last = false; !last && end < game.steps.size(); ++end) {
      const auto& step = game.steps[end];
      if (step.seat != kNobody && !viewer.is(step.seat)) others.push_back(end);
      last = count(pending(state)) <= 1;
      battery::repeat<Face>(course.rules, state, step);
    }
    for (std::size_t left = others.size(); left > 1; --left) {
      const std::size_t other = others[rng.below(static_cast<unsigned>(left))];
      std::swap(game.steps[others[left - 1]], game.steps[other]);
    }
    begin = end;
  }
}

template <class Face>
class ClubTwins : public ::testing::Test {
 protected:
  void compare(const Course<Face>& course, const Manners& manners, std::size_t steps,
               std::uint64_t seed) {
    const Played<Face> game = battery::play_some(course, seed + 300, steps);
    Rng rng(seed);
    const std::vector<Viewer> viewers = battery::viewers(course.rules);
    std::vector<Played<Face>> games = {game};
    for (const Viewer viewer : viewers) {
      games.push_back(battery::twin(course.rules, game, viewer, rng));
      if (!manners.options.shown_locks) choose_in_another_order(course, games.back(), viewer, rng);
    }
    const std::vector<Memories> evenings = spend_all(course, games, manners);
    ASSERT_FALSE(HasFailure()) << course.name << " seed " << seed;

    const Memories& here = evenings.front();
    for (std::size_t i = 0; i < viewers.size(); ++i) {
      // The spectator's notes are the last.
      const auto who = viewers[i].is_spectator() ? static_cast<std::size_t>(manners.options.seats)
                                                 : std::size_t{viewers[i].seat()};
      const Memories& there = evenings[i + 1];
      compare_notes(here.notes[who], there.notes[who]);
      ASSERT_EQ(here.counted, there.counted) << "the club's counters";
      ASSERT_FALSE(HasFailure()) << course.name << " seed " << seed << ", seen by " << who;
      ++worlds_;
      notes_ += here.notes[who].size();
      if (here.notes != there.notes) ++others_worlds_;
    }
  }

  // Each world has a club of its own, which mostly waits for the time at which something may be
  // told: they are played beside each other.
  static std::vector<Memories> spend_all(const Course<Face>& course,
                                         const std::vector<Played<Face>>& games,
                                         const Manners& manners) {
    std::vector<std::future<Memories>> played;
    for (const Played<Face>& game : games) {
      played.push_back(std::async(std::launch::async, [&course, &game, &manners] {
        return Evening<Face>(course, game, manners).spend();
      }));
    }
    std::vector<Memories> evenings;
    for (auto& evening : played) evenings.push_back(evening.get());
    return evenings;
  }

  void compare_notes(const std::vector<std::string>& here, const std::vector<std::string>& there) {
    for (std::size_t i = 0; i < std::min(here.size(), there.size()); ++i) {
      ASSERT_EQ(here[i], there[i]) << "note " << i << ", after: " << (i > 0 ? here[i - 1] : "");
    }
    ASSERT_EQ(here.size(), there.size());
  }

  std::size_t worlds_ = 0;
  std::size_t others_worlds_ = 0;  // in which somebody else could tell the difference
  std::size_t notes_ = 0;
};
using Faces = ::testing::Types<adel::Face, mille::Face>;
TYPED_TEST_SUITE(ClubTwins, Faces);

TYPED_TEST(ClubTwins, NobodyCanTellByAnyByteWhichWorldHeIsIn) {
  const char* const wanted = std::getenv("NOBLESSE_EVENINGS");
  const std::uint64_t evenings = wanted == nullptr ? 9 : std::strtoull(wanted, nullptr, 10);
  const auto all = battery::courses<TypeParam>();
  const auto names = played_courses<TypeParam>();
  for (std::uint64_t seed = 0; seed < evenings; ++seed) {
    const auto course =
        std::ranges::find(all, names[seed % names.size()], &Course<TypeParam>::name);
    ASSERT_NE(course, all.end()) << names[seed % names.size()];
    Rng rng(seed + 1000);
    Manners manners;
    manners.whims = seed;
    manners.sealed = seed % 2 == 1;
    manners.listed = rng.below(2) == 0;
    TableOptions& options = manners.options;
    options.game = course->setup.game;
    options.edition = course->edition->id;
    options.seats = course->setup.players;
    options.options = course->setup.options;
    options.shown_locks = rng.below(2) == 0;
    options.memory_aid = rng.below(2) == 0;
    constexpr Watching kWatching[] = {Watching::in_sight, Watching::open, Watching::nobody};
    options.watching = kWatching[seed % 3];
    if (options.watching == Watching::open) options.watch_delay = 7LL * 24 * 60 * 60 * 1000;
    if (rng.below(3) == 0) options.clock = {ClockOptions::Kind::correspondence, 259'200'000, 0};
    const bool to_the_end = seed == 0;
    this->compare(*course, manners, to_the_end ? 5000 : 2 + rng.below(50), seed);
    if (this->HasFatalFailure()) return;
  }
  std::printf("%zu pairs of worlds, %zu of them others for others; %zu notes compared\n",
              this->worlds_, this->others_worlds_, this->notes_);
  EXPECT_GT(this->others_worlds_, this->worlds_ * 3 / 4) << "the twins do not differ";
}

}  // namespace
}  // namespace noblesse::testing
