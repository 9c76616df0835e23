// Secrets at the table: the same people do the same things at the same times in two worlds that
// differ in everything one of them cannot know. Every letter to him must be the same: its bytes,
// its place among the others, and the moment at which it was sent.
#include <gtest/gtest.h>

#include "tests/match/battery/twins.h"
#include "tests/table/client.h"
#include "tests/table/hall.h"

namespace noblesse::hall {
namespace {

using battery::Course;
using battery::Played;

// Deals what it is told to deal, behind a promise that tells nothing.
template <class Face>
class RiggedDealer final : public Dealer {
 public:
  RiggedDealer(const Course<Face>& course, const Played<Face>& game)
      : course_(course), game_(game) {}

  std::string commitment(std::uint32_t) const override { return "promised"; }
  void deal(const Shelf&, std::uint32_t, std::span<const std::string>,
            Setup& setup) const override {
    Record record;
    write_deal(*course_.edition, course_.rules, game_.cards, record);
    setup.deck = record.deck;
    setup.colors = record.colors;
    setup.first = record.first;
  }
  std::string decide(std::uint32_t, std::span<const std::string>, const ChanceDue&,
                     std::size_t step) const override {
    if constexpr (Face::kHasChance) {
      if (step < game_.steps.size()) {
        return write_chance(*course_.edition, game_.steps[step].chance);
      }
    }
    return {};
  }
  std::string secret(std::uint32_t) const override { return "opened"; }
  std::uint64_t bot_seed(std::uint32_t, Seat, std::uint64_t) const override { return 1; }

 private:
  const Course<Face>& course_;
  const Played<Face>& game_;
};

// Plays the game at a table of people, one of whom also loses his connection, comes back, asks for
// what he missed, and provokes errors; and gives everything that was sent to the viewer.
template <class Face>
std::vector<Sent> watch(const Course<Face>& course, const Played<Face>& game,
                        const TableOptions& options, Viewer viewer, std::uint64_t times) {
  const auto shelf = std::make_shared<const Shelf>();
  Hall hall(shelf, "t", "p0", options, std::make_shared<RiggedDealer<Face>>(course, game));
  Rng rng(times);
  std::vector<Client> people;
  std::vector<Sent> seen;
  const auto is_viewer = [&](const Client& client) {
    return client.person() ==
           (viewer.is_spectator() ? "watcher" : "p" + std::to_string(viewer.seat()));
  };
  const auto deliver = [&] {
    for (const Sent& letter : hall.letters) {
      for (Client& client : people) {
        if (client.connection != letter.to) continue;
        client.hear(letter.text);
        if (is_viewer(client)) seen.push_back(letter);
      }
    }
    hall.letters.clear();
  };
  Connection connections = 0;
  for (Seat seat = 0; seat < options.seats; ++seat) people.emplace_back("p" + std::to_string(seat));
  people.emplace_back("watcher");
  for (Client& client : people) {
    client.connection = ++connections;
    hall.arrive(client.connection, client.person());
  }
  for (Seat seat = 0; seat < options.seats; ++seat) {
    hall.receive(people[seat].connection,
                 json::serialize(json::object{{"do", "sit"}, {"seat", seat}}));
  }
  hall.receive(people[0].connection, R"({"do":"start"})");
  deliver();
  for (const auto& step : game.steps) {
    if (step.seat == kNobody) continue;
    hall.now += 1 + rng.below(700);
    for (Client& client : people) {
      if (!is_viewer(client)) continue;
      const std::uint32_t whim = rng.below(12);
      if (whim == 0) {
        hall.depart(client.connection, Departure::connection_lost);
        client.connection = ++connections;
        hall.arrive(client.connection, client.person());
      } else if (whim == 1) {
        client.resuming = true;
        const std::uint64_t after = client.heard - std::min<std::uint64_t>(client.heard, 2);
        hall.receive(client.connection,
                     json::serialize(json::object{{"do", "resume"}, {"after", after}}));
      } else if (whim == 2) {
        for (const char* probe : {"castle", "exhibit", "show A1585 A1622 B1650", "steal B1660",
                                  "ambush L", "escort F", "go V", "take", "nonsense"}) {
          hall.receive(client.connection,
                       json::serialize(json::object{{"do", "test"}, {"move", probe}}));
        }
        hall.receive(client.connection, R"({"do":"record"})");
        hall.receive(client.connection, R"({"do":"choose","question":0,"move":"castle"})");
      }
    }
    deliver();
    Client& client = people[step.seat];
    EXPECT_TRUE(client.question) << course.name;
    if (!client.question) return seen;
    hall.receive(client.connection, json::serialize(json::object{
                                        {"do", "choose"},
                                        {"question", client.question->at("id")},
                                        {"move", write_decision(*course.edition, step.decision)}}));
    deliver();
    EXPECT_EQ(client.refused, "") << course.name;
    if (const auto due = hall.table().next_wake(); due && options.beat > 0) {
      hall.now = *due;
      hall.wake();
      deliver();
    }
  }
  return seen;
}

template <class Face>
class TableTwins : public testing::Test {};
using Faces = testing::Types<adel::Face, mille::Face>;
TYPED_TEST_SUITE(TableTwins, Faces);

TYPED_TEST(TableTwins, NobodyCanTellWhichWorldHeIsIn) {
  std::size_t letters = 0;
  for (const auto& course : battery::courses<TypeParam>()) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
      TableOptions options;
      options.game = course.setup.game;
      options.edition = course.edition->id;
      options.seats = course.setup.players;
      options.options = course.setup.options;
      options.shown_locks = seed % 2 == 0;
      options.memory_aid = seed % 3 != 0;
      options.beat = seed == 3 ? 250 : 0;
      const Played<TypeParam> game =
          battery::play_some(course, seed + 70, 2 + Rng(seed + 5).below(50));
      Rng rng(seed);
      for (const Viewer viewer : battery::viewers(course.rules)) {
        const auto other = battery::twin(course.rules, game, viewer, rng);
        const auto here = watch(course, game, options, viewer, seed);
        const auto there = watch(course, other, options, viewer, seed);
        ASSERT_EQ(here.size(), there.size()) << course.name << " seed " << seed;
        for (std::size_t i = 0; i < here.size(); ++i) {
          ASSERT_EQ(here[i].text, there[i].text) << course.name << " seed " << seed;
          ASSERT_EQ(here[i], there[i]) << course.name << " seed " << seed;
        }
        letters += here.size();
      }
      ASSERT_FALSE(testing::Test::HasFailure()) << course.name << " seed " << seed;
    }
  }
  EXPECT_GT(letters, 1000U);
}

}  // namespace
}  // namespace noblesse::hall
