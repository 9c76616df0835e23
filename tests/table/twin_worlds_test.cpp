// Secrets at the table: the same people do the same things at the same times in two worlds that
// differ in everything one of them cannot know. Every letter to them must be the same: its bytes,
// its place among the others, and the moment at which it was sent.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <utility>

#include "tests/match/battery/twins.h"
#include "tests/table/client.h"
#include "tests/table/hall.h"
#include "tests/table/rigged.h"

namespace noblesse::hall {
namespace {

using battery::Course;
using battery::Played;

// What else people do at the table while they play.
struct Habits {
  bool talk = false;
  bool undo = false;    // asks, when nothing has been chosen yet, to take the last question back
  bool share = false;   // the viewer's device also holds the next seat, which is never opened
  bool look = false;    // asks for a whole view whenever somebody else has chosen
  bool close = false;   // the club closes now and then, and goes on from what was kept
  bool agree = false;   // the host has changed the options after all had sat down
  bool vanish = false;  // another one loses their connection, and is to be done without too early
};

// A game played at a table of people, one of whom is watched: they also lose their connection, come
// back, ask for what they missed, and provoke errors. Everything that is sent to them is kept.
template <class Face>
class Watched {
 public:
  Watched(const Course<Face>& course, const Played<Face>& game, const TableOptions& options,
          Viewer viewer, Habits habits, std::uint64_t times)
      : course_(course),
        game_(game),
        options_(options),
        habits_(habits),
        hall_(std::make_shared<const Shelf>(), "t", "p0", laid(options, habits),
              std::make_shared<RiggedDealer<Face>>(course, game)),
        rng_(times) {
    for (Seat seat = 0; seat < options.seats; ++seat) {
      people_.emplace_back("p" + std::to_string(seat));
      holder_.push_back(seat);
    }
    watched_ = viewer.is_spectator() ? people_.size() : viewer.seat();
    people_.emplace_back("watcher");
    if (habits.share) holder_[(watched_ + 1) % holder_.size()] = watched_;
  }

  std::vector<Sent> play() {
    for (Client& client : people_) connect(client);
    for (Seat seat = 0; seat < options_.seats; ++seat) {
      tell(holder_[seat], {{"do", "sit"}, {"seat", seat}});
    }
    if (habits_.agree) {
      tell(0, {{"do", "options"}, {"options", write_options(options_)}});
      tell(0, {{"do", "start"}});
      for (const std::size_t person : holder_) {
        tell(person, {{"do", "agree"}, {"options", write_options(options_)}});
      }
    }
    tell(0, {{"do", "start"}});
    deliver();
    for (const auto& step : game_.steps) {
      if (step.seat == kNobody) continue;
      hall_.now += 1 + rng_.below(700);
      act_on_a_whim();
      if (habits_.talk && rng_.below(6) == 0) say_something();
      if (habits_.close && rng_.below(6) == 0) close_and_open();
      if (habits_.vanish && rng_.below(4) == 0) vanish();
      if (habits_.undo && chosen_ == 0 && rng_.below(3) == 0) take_back();
      choose(step.seat, write_decision(*course_.edition, step.decision));
      if (testing::Test::HasFailure()) break;
      const auto due = hall_.table().next_wake();
      if (due && *due <= hall_.now + options_.beat) {
        hall_.now = *due;
        hall_.wake();
        deliver();
      }
    }
    return std::move(seen_);
  }

  std::size_t taken_back() const { return taken_back_; }
  std::size_t looks() const { return looks_; }
  std::size_t too_early() const { return too_early_; }

 private:
  // What stood there when they sat down.
  static TableOptions laid(TableOptions options, const Habits& habits) {
    if (habits.agree) options.talk = !options.talk;
    return options;
  }

  void connect(Client& client) {
    client.connection = ++connections_;
    hall_.arrive(client.connection, client.person());
  }

  void close_and_open() {
    const auto restored = hall_.close_for(rng_.below(10'000'000));
    ASSERT_TRUE(restored) << restored.error().message;
    for (Client& client : people_) connect(client);
    deliver();
  }

  void tell(std::size_t person, const json::object& message) {
    hall_.receive(people_[person].connection, json::serialize(message));
  }

  void deliver() {
    for (const Sent& letter : hall_.letters) {
      for (Client& client : people_) {
        if (client.connection != letter.to) continue;
        client.hear(letter.text);
        if (letter.text.find(R"("taken back")") != std::string::npos) undone_ = true;
        if (client.question && client.question->at("id") != asked_) {
          asked_ = client.question->at("id");
          chosen_ = 0;
          answered_ = std::exchange(answering_, {});
        }
        // What they say for the seat that is not their own is echoed to them, of course.
        const bool echo = letter.text.starts_with(R"({"id":99)");
        if (&client == &people_[watched_] && !echo) seen_.push_back(letter);
      }
    }
    hall_.letters.clear();
  }

  void act_on_a_whim() {
    Client& client = people_[watched_];
    const std::uint32_t whim = rng_.below(12);
    if (whim == 0) {
      hall_.depart(client.connection, Departure::connection_lost);
      connect(client);
    } else if (whim == 1) {
      client.resuming = true;
      tell(watched_,
           {{"do", "resume"}, {"after", client.heard - std::min<std::uint64_t>(client.heard, 2)}});
    } else if (whim == 2) {
      for (const char* probe : {"castle", "exhibit", "show A1585 A1622 B1650", "steal B1660",
                                "ambush L", "escort F", "go V", "take", "nonsense"}) {
        tell(watched_, {{"do", "test"}, {"seat", watched_}, {"move", probe}});
      }
      tell(watched_, {{"do", "record"}});
      tell(watched_, {{"do", "stand-in"}, {"seat", 0}});
      tell(watched_, {{"do", "rematch"}});
      tell(watched_, {{"do", "choose"}, {"question", 0}, {"move", "castle"}});
    } else if (whim == 3) {
      tell(watched_, {{"do", "open"}, {"seat", watched_}});
    }
    deliver();
  }

  void say_something() {
    const auto person = holder_[rng_.below(static_cast<unsigned>(holder_.size()))];
    if (rng_.below(2) == 0)
      tell(person, {{"do", "talk"}, {"seat", person}, {"phrase", "i wait on"}, {"road", "L"}});
    else
      tell(person, {{"do", "talk"}, {"seat", person}, {"text", "Noblesse oblige"}});
    deliver();
  }

  // Somebody else is away for a moment: how long they are waited for tells nothing of their choice.
  void vanish() {
    const std::size_t other = (watched_ + 1) % holder_.size();
    if (other == watched_) return;
    hall_.depart(people_[other].connection, Departure::timed_out);
    deliver();
    hall_.now += rng_.below(kUsualPatience);
    tell(watched_, {{"do", "stand-in"}, {"seat", other}});
    tell(watched_, {{"do", "resume"}});
    too_early_ += has_refused("have patience") ? 1 : 0;
    deliver();
    connect(people_[other]);
    deliver();
  }
  bool has_refused(std::string_view code) const {
    return std::ranges::any_of(hall_.letters, [&](const Sent& letter) {
      return letter.text.starts_with(R"({"refused":")" + std::string(code));
    });
  }

  // Where nothing was revealed all agree; the question is then answered again as it was.
  void take_back() {
    undone_ = false;
    if (answered_.empty()) return;
    const std::size_t who =
        answered_.contains(static_cast<Seat>(watched_)) ? watched_ : *answered_.begin();
    tell(who, {{"do", "undo"}, {"seat", who}});
    for (std::size_t person = 0; person < holder_.size(); ++person) {
      if (person != who) tell(person, {{"do", "answer"}, {"yes", true}});
    }
    deliver();
    if (!undone_) return;
    ++taken_back_;
    std::vector<Seat> again;
    for (Seat seat = 0; seat < holder_.size(); ++seat) {
      if (people_[seat].question) again.push_back(seat);
    }
    ASSERT_FALSE(again.empty());
    for (const Seat seat : again) choose(seat, last_moves_[seat]);
  }

  void choose(Seat seat, const std::string& move) {
    const std::size_t person = holder_[seat];
    Client& client = people_[person];
    json::object answer{{"do", "choose"}, {"seat", seat}, {"move", move}};
    if (habits_.share && person == watched_) {
      if (seat == watched_) {
        tell(person, {{"do", "open"}, {"seat", seat}});
        deliver();
      } else {
        // Behind the curtain nobody sees the question; the refusal of an old one names the new.
        tell(person,
             {{"id", 99}, {"do", "choose"}, {"seat", seat}, {"question", 0}, {"move", "-"}});
        answer["question"] = parse_json(hall_.letters.back().text)->at("question");
        answer["id"] = 99;
        deliver();
      }
    }
    if (!answer.contains("question")) {
      ASSERT_TRUE(client.question) << course_.name << ": seat " << int{seat} << " is not asked";
      answer["question"] = client.question->at("id");
    }
    ++chosen_;
    answering_.insert(seat);
    last_moves_[seat] = move;
    const bool looks = habits_.look && person != watched_;
    const std::uint64_t question = hall_.table().question();
    const std::string before = looks ? look() : "";
    tell(person, answer);
    deliver();
    ASSERT_EQ(client.refused, "") << course_.name << ": " << move;
    if (!looks || hall_.table().question() != question) return;
    ++looks_;
    ASSERT_EQ(look(), before) << course_.name << ": it can be seen that seat " << int{seat}
                              << " has chosen";
  }

  // The table as the viewer would see it if they came now.
  std::string look() {
    deliver();
    tell(watched_, {{"do", "resume"}});
    std::string seen = hall_.letters.back().text;
    deliver();
    return seen;
  }

  const Course<Face>& course_;
  const Played<Face>& game_;
  const TableOptions& options_;
  Habits habits_;
  Hall hall_;
  Rng rng_;
  std::vector<Client> people_;
  std::vector<std::size_t> holder_;  // who sits on each seat
  std::size_t watched_ = 0;
  std::vector<Sent> seen_;
  Connection connections_ = 0;
  json::value asked_;         // the number of the open question
  int chosen_ = 0;            // answers to it
  std::set<Seat> answering_;  // who has answered it
  std::set<Seat> answered_;   // and the one before
  bool undone_ = false;
  std::size_t taken_back_ = 0;
  std::size_t too_early_ = 0;
  std::size_t looks_ = 0;  // at a table where somebody had chosen in secret
  std::map<Seat, std::string> last_moves_;
};

template <class Face>
class TableTwins : public testing::Test {
 protected:
  // Every viewer in two worlds.
  void compare(const Course<Face>& course, const TableOptions& options, Habits habits,
               std::uint64_t seed) {
    const Played<Face> game = battery::play_some(course, seed + 70, 2 + Rng(seed + 5).below(50));
    Rng rng(seed);
    for (const Viewer viewer : battery::viewers(course.rules)) {
      if (viewer.is_spectator() && habits.share) continue;
      const auto other = battery::twin(course.rules, game, viewer, rng);
      Watched<Face> one(course, game, options, viewer, habits, seed);
      const auto here = one.play();
      const auto there = Watched<Face>(course, other, options, viewer, habits, seed).play();
      ASSERT_FALSE(testing::Test::HasFailure()) << course.name << " seed " << seed;
      for (std::size_t i = 0; i < std::min(here.size(), there.size()); ++i) {
        ASSERT_EQ(here[i].text, there[i].text) << course.name << " seed " << seed;
        ASSERT_EQ(here[i], there[i]) << course.name << " seed " << seed;
      }
      ASSERT_EQ(here.size(), there.size()) << course.name << " seed " << seed;
      letters_ += here.size();
      taken_back_ += one.taken_back();
      looks_ += one.looks();
      too_early_ += one.too_early();
    }
  }

  void compare_all(Habits habits, const std::function<void(TableOptions&, std::uint64_t)>& set) {
    for (const auto& course : battery::courses<Face>()) {
      for (std::uint64_t seed = 0; seed < 4; ++seed) {
        TableOptions options;
        options.game = course.setup.game;
        options.edition = course.edition->id;
        options.seats = course.setup.players;
        options.options = course.setup.options;
        set(options, seed);
        compare(course, options, habits, seed);
        if (testing::Test::HasFatalFailure()) return;
      }
    }
    EXPECT_GT(letters_, 1000U);
  }

  std::size_t letters_ = 0;
  std::size_t taken_back_ = 0;
  std::size_t looks_ = 0;
  std::size_t too_early_ = 0;
};
using Faces = testing::Types<adel::Face, mille::Face>;
TYPED_TEST_SUITE(TableTwins, Faces);

TYPED_TEST(TableTwins, NobodyCanTellWhichWorldHeIsIn) {
  this->compare_all({}, [](TableOptions& options, std::uint64_t seed) {
    options.shown_locks = seed % 2 == 0;
    options.memory_aid = seed % 3 != 0;
    options.beat = seed == 3 ? 250 : 0;
  });
}

TYPED_TEST(TableTwins, NorByTheClockOrByTalk) {
  this->compare_all({.talk = true}, [](TableOptions& options, std::uint64_t seed) {
    options.clock.kind =
        seed % 2 == 0 ? ClockOptions::Kind::live : ClockOptions::Kind::correspondence;
    options.clock.bank = 3'600'000;
    options.clock.increment = 10'000;
    options.beat = seed == 3 ? 250 : 0;
  });
}

// Where locks are hidden, or wait for the beat, not even the clock tells that somebody has chosen.
TYPED_TEST(TableTwins, NorWhoHasChosenAlready) {
  this->compare_all({.look = true}, [](TableOptions& options, std::uint64_t seed) {
    options.clock = {ClockOptions::Kind::live, 3'600'000, 10'000};
    options.shown_locks = seed == 3;
    options.beat = seed >= 2 ? 60'000 : 0;
  });
  EXPECT_GT(this->looks_, 500U);
}

TYPED_TEST(TableTwins, NorByTakingBack) {
  this->compare_all({.undo = true}, [](TableOptions& options, std::uint64_t seed) {
    options.shown_locks = seed % 2 == 0;
  });
  EXPECT_GT(this->taken_back_, 20U);
}

// Nor by what was kept, or by the time that was nobody's.
TYPED_TEST(TableTwins, NorWhenTheClubHasBeenClosed) {
  this->compare_all({.close = true}, [](TableOptions& options, std::uint64_t seed) {
    options.clock = {ClockOptions::Kind::live, 30'000, 5'000};
    options.shown_locks = seed % 2 == 0;
    options.beat = seed == 3 ? 250 : 0;
  });
}

TYPED_TEST(TableTwins, NorByWhatTheyHaveAgreedTo) {
  this->compare_all({.agree = true}, [](TableOptions& options, std::uint64_t seed) {
    options.watching = seed % 2 == 0 ? Watching::open : Watching::in_sight;
    options.watch_delay = seed % 2 == 0 ? 7LL * 24 * 60 * 60 * 1000 : 0;
  });
}

TYPED_TEST(TableTwins, NorByHowLongSomebodyIsWaitedFor) {
  this->compare_all({.vanish = true}, [](TableOptions& options, std::uint64_t seed) {
    options.clock = {ClockOptions::Kind::live, 36'000'000, 10'000};
    options.shown_locks = seed % 2 == 0;
    options.beat = seed == 3 ? 250 : 0;
    options.rated = seed % 2 == 1;
  });
  EXPECT_GT(this->too_early_, 50U);
}

// One device holds two seats: what was not opened is not told.
TYPED_TEST(TableTwins, NorOnASharedDevice) {
  this->compare_all({.share = true}, [](TableOptions& options, std::uint64_t seed) {
    options.shown_locks = seed % 2 == 0;
  });
}

// Spectators of an open table see every hand, but not before the delay is over.
TYPED_TEST(TableTwins, NorWhileAnOpenTableKeepsItsDelay) {
  this->compare_all({}, [](TableOptions& options, std::uint64_t) {
    options.watching = Watching::open;
    options.watch_delay = 7LL * 24 * 60 * 60 * 1000;
  });
}

}  // namespace
}  // namespace noblesse::hall
