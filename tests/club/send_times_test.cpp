// When things are sent: a reveal goes to everybody in one burst, nothing is told before it is
// written down, and how long an acknowledgement takes does not depend on what was chosen.
#include <gtest/gtest.h>
#include <poll.h>

#include <chrono>
#include <cstdio>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/rng.h"
#include "store/store.h"
#include "tests/club/open_club.h"
#include "tests/club/witness.h"
#include "tests/until.h"

namespace noblesse::testing {
namespace {

using Clock = std::chrono::steady_clock;
using Milli = std::chrono::duration<double, std::milli>;

// The value below which so many of a hundred lie.
double percentile(std::vector<double> values, std::size_t hundredths) {
  std::ranges::sort(values);
  return values.empty() ? 0 : values[(values.size() - 1) * hundredths / 100];
}

constexpr int kLongest = 1000 * static_cast<int>(kPatience.count());

// A machine that is busy with something else tells times that are none of the club's. What the club
// does shows on every evening: one that is free of it is enough.
constexpr int kEvenings = 8;

// A table of people, all of them here and waiting for the first question; one more watches.
class SendTimes : public ::testing::Test {
 protected:
  void sit_down(const std::string& game, int seats) {
    for (int seat = 0; seat <= seats; ++seat) {
      people_.push_back(std::make_unique<Witness>(club_.port(), "p" + std::to_string(seat)));
    }
    const json::object wish{{"options", {{"game", game}, {"seats", seats}}}, {"sit", 0}};
    const Heard laid = people_[0]->ask("POST", "/api/tables", json::serialize(wish));
    ASSERT_EQ(laid.status, 201) << laid.body;
    const json::value answer = *parse_json(laid.body);
    table_ = answer.at("table").at("id").as_string();
    for (int seat = 0; seat <= seats; ++seat) {
      const bool sits = seat < seats;
      Witness& person = *people_[static_cast<std::size_t>(seat)];
      person.open_line(table_, std::string(answer.at(sits ? "invite" : "watch").as_string()));
      if (sits && seat > 0) person.say({{"do", "sit"}, {"seat", seat}});
      settle(person);
    }
    people_[0]->say({{"do", "start"}});
    settle(*people_[0]);
  }

  void settle(Witness& actor) {
    actor.knock();
    actor.listen();
    for (const auto& person : people_) person->knock();
    for (const auto& person : people_) person->listen();
  }

  // Somebody who is asked; nobody once the game is over.
  Witness* somebody_asked() {
    std::vector<Witness*> asked;
    for (const auto& person : people_) {
      if (person->device().question && person->device().choice.empty()) {
        asked.push_back(person.get());
      }
    }
    return asked.empty() ? nullptr : asked[rng_.below(static_cast<unsigned>(asked.size()))];
  }
  void choose_anything(Witness& person) {
    const json::object& question = *person.device().question;
    const json::array& moves = question.at("moves").as_array();
    choose(person, moves[rng_.below(static_cast<unsigned>(moves.size()))]);
  }
  static void choose(Witness& person, const json::value& move) {
    const json::value id = person.device().question->at("id");
    person.say({{"do", "choose"}, {"question", id}, {"move", move}});
  }

  // When something reached each of them first; nothing for whom nothing came.
  std::vector<std::optional<Clock::time_point>> first_arrivals() const {
    std::vector<pollfd> lines;
    for (const auto& person : people_) lines.push_back({person->descriptor(), POLLIN, 0});
    std::vector<std::optional<Clock::time_point>> arrivals(lines.size());
    for (std::size_t missing = lines.size(); missing > 0;) {
      if (::poll(lines.data(), lines.size(), kLongest) <= 0) break;
      const auto now = Clock::now();
      for (std::size_t i = 0; i < lines.size(); ++i) {
        if ((lines[i].revents & POLLIN) == 0) continue;
        arrivals[i] = now;
        lines[i].fd = -1;  // no longer waited for
        lines[i].revents = 0;
        --missing;
      }
    }
    return arrivals;
  }

  // How far apart in time the bursts of a game reached everybody.
  void play_and_measure(const std::string& game, int seats, std::vector<double>& spreads) {
    people_.clear();
    sit_down(game, seats);
    if (HasFatalFailure()) return;
    for (int choice = 0; choice < 300; ++choice) {
      Witness* const person = somebody_asked();
      if (person == nullptr) break;
      choose_anything(*person);
      const auto arrivals = first_arrivals();
      ASSERT_TRUE(std::ranges::all_of(arrivals, [](const auto& at) { return at.has_value(); }))
          << "somebody was told nothing";
      const auto [first, last] = std::ranges::minmax(arrivals);
      spreads.push_back(Milli(*last - *first).count());
      settle(*person);
    }
    std::printf("%s: %zu bursts to %zu people, spread in ms: median %.3f, 95 %% %.3f, most %.3f\n",
                game.c_str(), spreads.size(), people_.size(), percentile(spreads, 50),
                percentile(spreads, 95), percentile(spreads, 100));
  }

  // Whether the medians of their acknowledgements lie together.
  bool takes_as_long_for_each(Witness& person, const json::array& moves) {
    std::map<std::string, std::vector<double>> times;
    std::vector<double> all;
    std::string last = person.device().choice;
    const int rounds = 1200 / static_cast<int>(moves.size());
    for (int round = 0; round < rounds * static_cast<int>(moves.size()); ++round) {
      const std::string move(moves[rng_.below(static_cast<unsigned>(moves.size()))].as_string());
      if (move == last) continue;  // nothing new: that is not written down
      last = move;
      const auto before = Clock::now();
      choose(person, json::value(move));
      while (!person.hear_one().starts_with(R"({"ok":true,"choice")")) continue;
      times[move].push_back(Milli(Clock::now() - before).count());
      all.push_back(times[move].back());
    }
    std::vector<double> medians;
    for (const auto& [move, samples] : times) {
      medians.push_back(percentile(samples, 50));
      std::printf("%-10s %4zu acknowledgements, median %.3f ms, 95 %% %.3f ms\n", move.c_str(),
                  samples.size(), medians.back(), percentile(samples, 95));
    }
    const auto [least, most] = std::ranges::minmax(medians);
    return most - least < std::max(0.25, 0.5 * percentile(all, 50));
  }

  OpenClub club_;
  std::vector<std::unique_ptr<Witness>> people_;
  std::string table_;
  Rng rng_{7};
};

TEST_F(SendTimes, ARevealGoesToEverybodyInOneBurst) {
  for (const char* game : {"adel", "mille"}) {
    std::vector<double> spreads;
    for (int evening = 0; evening < kEvenings; ++evening) {
      spreads.clear();
      play_and_measure(game, 4, spreads);
      if (HasFatalFailure()) return;
      EXPECT_GT(spreads.size(), 50U);
      if (percentile(spreads, 95) < 50) break;
    }
    EXPECT_LT(percentile(spreads, 95), 50) << game;
  }
}

// Whoever is told something could pull the plug of the club: it has happened nevertheless.
TEST_F(SendTimes, NothingIsToldBeforeItIsWrittenDown) {
  sit_down("adel", 3);
  if (HasFatalFailure()) return;
  const auto books = store::open_store(club_.store(), store::Access::inspect);
  ASSERT_TRUE(books) << books.error().message;
  const auto lines_kept = [&] {
    const auto kept = (*books)->table(table_);
    if (!kept || !*kept) return std::int64_t{-1};
    if (!(*kept)->lines.empty()) return (*kept)->lines.back().number;
    return (*kept)->snapshot ? (*kept)->snapshot->up_to : 0;
  };
  int checked = 0;
  for (; checked < 100; ++checked) {
    Witness* const person = somebody_asked();
    if (person == nullptr) break;
    const std::int64_t before = lines_kept();
    choose_anything(*person);
    std::vector<pollfd> lines;
    for (const auto& each : people_) lines.push_back({each->descriptor(), POLLIN, 0});
    ASSERT_GT(::poll(lines.data(), lines.size(), kLongest), 0);
    const std::int64_t when_told = lines_kept();
    settle(*person);
    ASSERT_GT(when_told, before);
    ASSERT_EQ(when_told, lines_kept());
  }
  EXPECT_GT(checked, 20);
}

// One changes one's mind again and again, while the others still think: everything that can be
// chosen, in an order that has nothing to do with it.
TEST_F(SendTimes, AnAcknowledgementTakesAsLongWhateverWasChosen) {
  sit_down("adel", 2);
  if (HasFatalFailure()) return;
  Witness& person = *people_[0];
  Witness& other = *people_[1];
  for (const char* phase : {"place", "action"}) {
    ASSERT_TRUE(person.device().question) << phase;
    ASSERT_EQ(person.device().question->at("phase").as_string(), phase);
    const json::array moves = person.device().question->at("moves").as_array();
    bool as_long = false;
    for (int evening = 0; evening < kEvenings && !as_long; ++evening) {
      as_long = takes_as_long_for_each(person, moves);
    }
    EXPECT_TRUE(as_long) << phase;
    settle(person);
    choose_anything(other);
    settle(other);
  }
}

}  // namespace
}  // namespace noblesse::testing
