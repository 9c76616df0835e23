// What somebody on the way sees through TLS: at tables of one deal, at which the same was chosen so
// far, now one thing is chosen and now another, for every decision of both games.
//
// As long as a spectator is told the same, nobody's records tell the two apart, in either
// direction: what they carry, step by step, has the same length for the one who chose, for
// everybody else at the table, and for the spectator. When it is turned up and a spectator is told
// something else, what is said from there on may be longer or shorter, by whole steps of padding;
// but whoever chose has sent as much, and has been answered with as much.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "base/rng.h"
#include "doors/padding.h"
#include "table/fair_dealer.h"
#include "tests/club/open_club.h"
#include "tests/club/witness.h"

namespace noblesse::testing {
namespace {

constexpr std::size_t kMostMoves = 3;  // that are tried at one decision
constexpr std::size_t kALot = 20;      // decisions, of all kinds

struct Choice {
  std::size_t who = 0;
  std::string move;
};

// What a choice led to, for each person; the spectator comes last.
struct Wake {
  std::vector<std::string> records;  // up and down
  std::vector<std::vector<std::string>> letters;
  const std::vector<std::string>& public_letters() const { return letters.back(); }
};

// A table with everybody at it.
class Company {
 public:
  Company(const OpenClub& club, const json::object& options) {
    const auto seats = options.at("seats").to_number<std::size_t>();
    for (std::size_t i = 0; i <= seats; ++i) {
      people_.push_back(std::make_unique<Witness>(club.port(), "p" + std::to_string(i), true));
    }
    const json::object wish{{"options", options}, {"sit", 0}};
    const Heard laid = people_.front()->ask("POST", "/api/tables", json::serialize(wish));
    EXPECT_EQ(laid.status, 201) << laid.body;
    const json::value answer = *parse_json(laid.body);
    const std::string table(answer.at("table").at("id").as_string());
    for (std::size_t i = 0; i <= seats; ++i) {
      people_[i]->open_line(table, std::string(answer.at("invite").as_string()));
      if (i > 0 && i < seats) people_[i]->say({{"do", "sit"}, {"seat", i}});
      settle();
    }
    people_.front()->say({{"do", "start"}});
    settle();
  }

  const Witness& person(std::size_t who) const { return *people_[who]; }
  // Who is asked and has not chosen.
  std::vector<std::size_t> asked() const {
    std::vector<std::size_t> all;
    for (std::size_t who = 0; who + 1 < people_.size(); ++who) {
      const hall::Client& device = people_[who]->device();
      if (device.question && device.choice.empty()) all.push_back(who);
    }
    return all;
  }
  bool over() const { return people_.back()->device().result.has_value(); }

  Wake choose(const Choice& choice) {
    std::vector<std::size_t> before;
    for (const auto& person : people_) before.push_back(person->notes().size());
    Witness& chooser = *people_[choice.who];
    chooser.say_text(
        padded(json::serialize(json::object{{"do", "choose"},
                                            {"question", chooser.device().question->at("id")},
                                            {"move", choice.move}})));
    chooser.knock();
    chooser.listen();
    settle();
    Wake wake;
    for (std::size_t who = 0; who < people_.size(); ++who) {
      wake.records.emplace_back();
      wake.letters.emplace_back();
      const auto& notes = people_[who]->notes();
      for (std::size_t i = before[who]; i < notes.size(); ++i) {
        if (notes[i].starts_with("= ")) wake.records.back() += notes[i] + '\n';
        if (notes[i].starts_with("< ")) wake.letters.back().push_back(notes[i]);
      }
    }
    EXPECT_TRUE(std::ranges::any_of(wake.letters[choice.who], [](const std::string& letter) {
      return letter.contains(R"("ok":true,"choice")");
    })) << choice.move;
    return wake;
  }

 private:
  void settle() {
    for (const auto& person : people_) person->knock();
    for (const auto& person : people_) person->listen();
  }

  std::vector<std::unique_ptr<Witness>> people_;
};

// So many of them, the shortest and the longest among them.
std::vector<std::string> some_of(const json::array& moves) {
  std::vector<std::string> sorted;
  for (const json::value& move : moves) sorted.emplace_back(move.as_string());
  std::ranges::stable_sort(sorted, {}, &std::string::size);
  if (sorted.size() <= kMostMoves) return sorted;
  std::vector<std::string> some;
  for (std::size_t i = 0; i < kMostMoves; ++i) {
    some.push_back(sorted[i * (sorted.size() - 1) / (kMostMoves - 1)]);
  }
  return some;
}

// "< frame 1 of 512: …"
std::size_t length_of(const std::string& letter) {
  const std::size_t at = letter.find(" of ");
  return at == std::string::npos ? 0 : std::strtoul(letter.c_str() + at + 4, nullptr, 10);
}

struct Played {
  const char* game;
  int seats;
  bool shown_locks;
  std::size_t decisions;
};

class WireTwins : public ::testing::TestWithParam<Played> {
 protected:
  // The same table again, up to now.
  std::unique_ptr<Company> again() const {
    auto company = std::make_unique<Company>(club_, options());
    for (const Choice& choice : past_) company->choose(choice);
    return company;
  }
  static json::object options() {
    return {{"game", GetParam().game},
            {"seats", GetParam().seats},
            {"shown_locks", GetParam().shown_locks}};
  }

  void compare(const Choice& one, const Wake& here, const Choice& other, const Wake& there) {
    const std::string what = one.move + " or " + other.move;
    if (here.public_letters() == there.public_letters()) {
      EXPECT_EQ(here.records, there.records) << what;
      ++hidden_;
      return;
    }
    ++turned_up_;
    // Its answer comes first.
    const auto& answers = here.letters[one.who];
    const auto& others = there.letters[one.who];
    ASSERT_TRUE(!answers.empty() && !others.empty()) << what;
    EXPECT_TRUE(answers.front().contains(R"("ok":true)")) << answers.front();
    EXPECT_EQ(length_of(answers.front()), length_of(others.front())) << what;
    for (const Wake* const wake : {&here, &there}) {
      for (const auto& letters : wake->letters) {
        for (const std::string& letter : letters) {
          EXPECT_EQ(length_of(letter), padded_size(length_of(letter))) << letter;
        }
      }
    }
  }

  OpenClub club_{[](const std::string&, const Seed&) {
                   return std::make_shared<const FairDealer>(std::string(32, 'a'), Seed{7});
                 },
                 true};
  std::vector<Choice> past_;
  std::size_t hidden_ = 0;
  std::size_t turned_up_ = 0;
};

TEST_P(WireTwins, RecordsAreTheSameWhateverIsChosenUntilItIsTurnedUp) {
  Rng rng(5);
  std::set<std::string> phases;
  std::set<std::string> alone;  // phases in which one person alone is asked
  auto company = again();
  while (past_.size() < GetParam().decisions && !company->over() && !HasFailure()) {
    const auto asked = company->asked();
    ASSERT_FALSE(asked.empty());
    const std::size_t who = asked[rng.below(static_cast<unsigned>(asked.size()))];
    const json::object question = *company->person(who).device().question;
    const std::string phase(question.at("phase").as_string());
    phases.insert(phase);
    if (asked.size() == 1) alone.insert(phase);
    const auto moves = some_of(question.at("moves").as_array());
    // The one that goes on comes last.
    const Choice next{who, moves[rng.below(static_cast<unsigned>(moves.size()))]};
    std::vector<std::pair<Choice, Wake>> tried;
    for (const std::string& move : moves) {
      if (move == next.move) continue;
      const Choice other{who, move};
      tried.emplace_back(other, again()->choose(other));
    }
    const Wake wake = company->choose(next);
    for (const auto& [other, there] : tried) compare(next, wake, other, there);
    past_.push_back(next);
    if (HasFatalFailure()) return;
  }
  std::printf("%zu decisions in %zu phases; %zu pairs with nothing turned up, %zu with\n",
              past_.size(), phases.size(), hidden_, turned_up_);
  if (GetParam().decisions < kALot) return;
  EXPECT_GE(phases.size(), 3U);
  EXPECT_FALSE(alone.empty()) << "nobody was asked alone";
  EXPECT_GT(hidden_, 10U);
  EXPECT_GT(turned_up_, 0U);
}

INSTANTIATE_TEST_SUITE_P(Games, WireTwins,
                         ::testing::Values(Played{"adel", 3, true, 36}, Played{"adel", 2, false, 5},
                                           Played{"mille", 3, true, 40}),
                         [](const auto& game) {
                           return std::string(game.param.game) +
                                  (game.param.shown_locks ? "" : "HiddenLocks");
                         });

}  // namespace
}  // namespace noblesse::testing
