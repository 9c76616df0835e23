// What bots say: polite in both games; as thieves of Mille Grazie they talk of their ambush (M5),
// and nothing but the road that they name has to do with where they wait.
#include "bots/talk.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "bots/bot.h"
#include "bots/mille/guess.h"
#include "match/mille/face.h"
#include "tests/bots/company.h"

namespace noblesse::company {
namespace {

constexpr std::array<std::string_view, 8> kPhrases{
    "hello", "well played", "thank you", "hurry", "where?", "i wait on", "wait on", "trust me"};

std::unique_ptr<Match> new_game(const std::string& game, int players, std::uint64_t seed) {
  Setup setup;
  setup.game = game;
  setup.players = players;
  setup.seed = seed;
  return *new_match(Shelf(), setup);
}

// Clubmen play a whole game; whenever one has decided, somebody may look on.
using Look = std::function<void(const Match&, Seat, const std::string& move, std::uint64_t seed)>;

std::unique_ptr<Match> play_game(const std::string& game, int players, std::uint64_t seed,
                                 const Look& look) {
  auto match = new_game(game, players, seed);
  while (!match->summary().over) {
    const Seat seat = match->summary().pending.front();
    const std::uint64_t drawn = Rng::mix(seed * 1000 + match->steps());
    const std::string move = ask_bot("clubman", *match, seat, drawn)->move;
    look(*match, seat, move, drawn);
    EXPECT_TRUE(match->act(seat, move));
  }
  return match;
}

// A thief's turn to set their compass.
struct Ambush {
  std::unique_ptr<Match> match;
  Seat seat = 0;
  std::string move;
  std::uint64_t seed = 0;

  const mille::Match& game() const { return static_cast<const mille::Match&>(*match); }
  mille::View view() const { return game().seen_by(Viewer::of_seat(seat)); }
  Seat noble() const { return view().noble; }
};

std::vector<Ambush> ambushes(int players, std::uint64_t games) {
  std::vector<Ambush> all;
  for (std::uint64_t seed = 1; seed <= games; ++seed) {
    play_game("mille", players, seed,
              [&](const Match& match, Seat seat, const std::string& move, std::uint64_t drawn) {
                if (match.summary().phase != "ambush") return;
                all.push_back({match.clone(), seat, move, drawn});
              });
  }
  return all;
}

Heard heard(Seat from, std::string_view phrase) {
  const bool road = phrase == "i wait on" || phrase == "wait on";
  return {.from = from, .remark = {std::string(phrase), road ? "A" : ""}};
}

std::optional<Remark> asked_where(std::string_view bot, const Ambush& at, std::string_view move,
                                  std::uint64_t seed) {
  return answer_to(bot, *at.match, at.seat, heard(at.noble(), "where?"), move, seed);
}

std::string phrase_of(const std::optional<Remark>& remark) { return remark ? remark->phrase : ""; }

std::string road_in(const std::optional<Remark>& remark) { return remark ? remark->road : ""; }

bool among(const std::string& road, std::string_view move) {
  return move.substr(std::string_view("ambush").size()).contains(road);
}

mille::Road road_of(const Ambush& at, const std::string& letter) {
  const auto decision = mille::read_decision(at.game().edition(), "go " + letter);
  EXPECT_TRUE(decision) << letter;
  return decision->road();
}

TEST(Talk, IsPoliteInBothGames) {
  for (const std::string game : {"adel", "mille"}) {
    const auto match = new_game(game, 4, 3);
    for (const std::string_view bot : kEverybody) {
      int greeted = 0;
      int thanked = 0;
      for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const auto hello = answer_to(bot, *match, 1, heard(2, "hello"), "", seed);
        if (hello) EXPECT_EQ(*hello, (Remark{"hello", ""}));
        greeted += hello ? 1 : 0;
        const auto thanks = answer_to(bot, *match, 1, heard(2, "well played"), "", seed);
        if (thanks) EXPECT_EQ(*thanks, (Remark{"thank you", ""}));
        thanked += thanks ? 1 : 0;
        EXPECT_FALSE(answer_to(bot, *match, 1, heard(2, "thank you"), "", seed));
        EXPECT_FALSE(answer_to(bot, *match, 1, heard(2, "hurry"), "", seed));
      }
      EXPECT_GT(greeted, 600) << game << " " << bot;
      EXPECT_LT(greeted, 900) << game << " " << bot;
      EXPECT_GT(thanked, 750) << game << " " << bot;
    }
  }
}

TEST(Talk, WhoHasGreetedDoesNotGreetBack) {
  const auto match = new_game("adel", 3, 3);
  const std::string move = match->legal(1, 1).front();
  int greeted = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    if (!remark_with("novice", *match, 1, move, seed)) continue;
    ++greeted;
    EXPECT_FALSE(answer_to("novice", *match, 1, heard(0, "hello"), move, seed));
  }
  EXPECT_GT(greeted, 50);
}

TEST(Talk, OfAdelIsOnlyPoliteness) {
  std::map<std::string, int> said;
  const auto end =
      play_game("adel", 4, 5, [&](const Match& match, Seat seat, const std::string& move, auto) {
        for (const std::string_view bot : kEverybody) {
          for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const auto remark = remark_with(bot, match, seat, move, seed);
            if (remark) {
              EXPECT_EQ(*remark, (Remark{"hello", ""}));
              EXPECT_EQ(match.summary().round, 1) << "a greeting comes once";
              EXPECT_EQ(match.summary().phase, "place");
            }
            for (const std::string_view phrase : kPhrases) {
              const Heard words = heard((seat + 1) % 4, phrase);
              ++said[phrase_of(answer_to(bot, match, seat, words, move, seed))];
            }
          }
        }
      });
  said.erase("");
  ASSERT_EQ(said.size(), 2U);
  EXPECT_GT(said["hello"], 100);
  EXPECT_GT(said["thank you"], 100);
  EXPECT_TRUE(answer_to("novice", *end, 0, heard(1, "well played"), "", 1)) << "after the end too";
}

TEST(Talk, IsNothingToWhomItDoesNotConcern) {
  const auto match = new_game("mille", 3, 3);
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    for (const std::string_view bot : {"searcher", "Clubman", ""}) {
      EXPECT_FALSE(remark_with(bot, *match, 1, "ambush L", seed));
      EXPECT_FALSE(answer_to(bot, *match, 1, heard(0, "hello"), "ambush L", seed));
    }
    for (const std::string_view bot : kEverybody) {
      EXPECT_FALSE(remark_with(bot, *match, 3, "ambush L", seed)) << "there is no such seat";
      EXPECT_FALSE(answer_to(bot, *match, 3, heard(0, "hello"), "", seed));
      EXPECT_FALSE(remark_with(bot, *match, 0, "ambush L", seed)) << "the noble owes nothing";
      EXPECT_FALSE(remark_with(bot, *match, 1, "ambush L V", seed)) << "no legal decision";
      EXPECT_FALSE(remark_with(bot, *match, 1, "", seed));
      EXPECT_FALSE(answer_to(bot, *match, 1, heard(1, "hello"), "", seed)) << "his own words";
      EXPECT_FALSE(answer_to(bot, *match, 1, heard(0, "where?"), "", seed)) << "not chosen yet";
      EXPECT_FALSE(answer_to(bot, *match, 1, heard(0, "good evening"), "ambush L", seed));
      EXPECT_FALSE(answer_to(bot, *match, 1, heard(0, "wait on"), "ambush L", seed))
          << "the noble is no fellow to share with";
    }
  }
}

TEST(Talk, OfAnAmbushEndsWhenTheCompassesAreSet) {
  std::set<std::string> noble;
  play_game("mille", 3, 2, [&](const Match& match, Seat seat, const std::string& move, auto) {
    const std::string_view phase = match.summary().phase;
    if (phase == "ambush") return;
    for (const std::string_view bot : kEverybody) {
      for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto remark = remark_with(bot, match, seat, move, seed);
        if (phase == "escort") {
          noble.insert(phrase_of(remark));
        } else {
          EXPECT_FALSE(remark) << phase;
        }
        for (const std::string_view phrase : {"where?", "i wait on", "wait on", "trust me"}) {
          for (Seat other = 0; other < 3; ++other) {
            const std::string_view own = other == seat ? std::string_view(move) : "";
            EXPECT_FALSE(answer_to(bot, match, other, heard((other + 1) % 3, phrase), own, seed));
          }
        }
      }
    }
  });
  EXPECT_EQ(noble, (std::set<std::string>{"", "hello", "trust me", "where?"}));
}

TEST(Talk, IsRareAndUsesEveryPhraseOfAThief) {
  const auto all = ambushes(4, 2);
  for (const std::string_view bot : kEverybody) {
    std::map<std::string, double> said;
    double asked = 0;
    for (const Ambush& at : all) {
      if (at.match->summary().round == 1) continue;
      for (std::uint64_t seed = 0; seed < 10; ++seed) {
        ++asked;
        ++said[phrase_of(remark_with(bot, *at.match, at.seat, at.move, seed * 77 + at.seed))];
      }
    }
    EXPECT_GT(said[""] / asked, 0.7) << bot;
    EXPECT_GT(said["i wait on"] / asked, 0.04) << bot;
    EXPECT_GT(said["wait on"] / asked, 0.01) << bot;
    EXPECT_EQ(said.size(), 3U) << bot;
  }
}

// With the same view and seed every own move leads to the same phrase, or to none.
TEST(Talk, BetraysNothingByItsKind) {
  for (const int players : {2, 3, 4}) {
    const auto all = ambushes(players, 1);
    for (const std::size_t n : {std::size_t{0}, all.size() / 2}) {
      const Ambush& at = all[n];
      auto moves = at.match->legal(at.seat, 1000);
      if (moves.size() > 24) Rng(1).shuffle(std::span(moves));
      moves.resize(std::min<std::size_t>(moves.size(), 24));
      for (const std::string_view bot : kEverybody) {
        std::set<std::string> kinds;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
          std::set<std::vector<std::string>> phrases;
          for (const std::string& move : moves) {
            std::vector<std::string> said{
                phrase_of(remark_with(bot, *at.match, at.seat, move, seed))};
            for (Seat from = 0; from < players; ++from) {
              for (const std::string_view phrase : kPhrases) {
                if (from != at.noble() && phrase != "i wait on" && phrase != "wait on") continue;
                said.push_back(
                    phrase_of(answer_to(bot, *at.match, at.seat, heard(from, phrase), move, seed)));
              }
            }
            kinds.insert(said.begin(), said.end());
            phrases.insert(std::move(said));
          }
          ASSERT_EQ(phrases.size(), 1U) << bot << " seed " << seed;
        }
        EXPECT_GE(kinds.size(), 3U) << bot;
      }
    }
  }
}

// A bot's move and what it says may be drawn from one seed.
TEST(Talk, IsNoMoreLikelyWithOneMoveThanWithAnother) {
  const auto match = new_game("mille", 3, 7);
  for (const std::string_view bot : kEverybody) {
    Policy<std::string> policy;
    for (const auto& [move, chance] : ask_bot(bot, *match, 1, 0)->policy) {
      policy.push_back({move, chance});
    }
    struct Count {
      double times = 0;
      double spoken = 0;
    };
    std::map<std::string, Count> by_move;
    Count all;
    for (std::uint64_t seed = 0; seed < 4000; ++seed) {
      Rng rng(seed);
      const std::string move = draw(policy, rng);
      const bool speaks = remark_with(bot, *match, 1, move, seed).has_value();
      for (Count* count : {&by_move[move], &all}) {
        count->times += 1;
        count->spoken += speaks ? 1 : 0;
      }
    }
    const double usual = all.spoken / all.times;
    EXPECT_GT(usual, 0.2);
    for (const auto& [move, count] : by_move) {
      const double off = count.spoken - count.times * usual;
      const double variance = count.times * usual * (1 - usual);
      if (count.times >= 100) EXPECT_LT(off * off, 16 * variance) << bot << " " << move;
    }
  }
}

// How often the road that a thief names is one where they wait.
double word_of(std::string_view bot, int players) {
  double told = 0;
  double true_words = 0;
  for (const Ambush& at : ambushes(players, 3)) {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      const std::string move = ask_bot(bot, *at.match, at.seat, at.seed + seed)->move;
      const auto remark = asked_where(bot, at, move, at.seed + seed);
      if (!remark || remark->phrase != "i wait on") continue;
      ++told;
      if (among(remark->road, move)) ++true_words;
    }
  }
  EXPECT_GT(told, 1000) << bot;
  return true_words / told;
}

TEST(Talk, WithRandomIsWorthNothing) {
  EXPECT_NEAR(word_of("random", 3), 1.0 / 24, 0.015);
  EXPECT_NEAR(word_of("random", 2), 2.0 / 24, 0.025);
}

TEST(Talk, WithTheNoviceIsMostlyTrue) {
  for (const int players : {2, 4}) {
    EXPECT_NEAR(word_of("novice", players), 0.75, 0.05) << players;
  }
}

TEST(Talk, WithTheClubmanIsTrueNowAndThen) {
  for (const int players : {2, 3}) {
    EXPECT_NEAR(word_of("clubman", players), 0.3, 0.05) << players;
  }
}

// How often somebody who knows all their habits finds their road, without and with their word.
TEST(Talk, WithTheClubmanIsWorthLittleButNotNothing) {
  double silent = 0;
  double heard_out = 0;
  const auto all = ambushes(3, 2);
  constexpr std::size_t kViews = 8;
  for (std::size_t n = 0; n < kViews; ++n) {
    const Ambush& at = all[n * all.size() / kViews];
    double likeliest = 0;
    std::map<std::string, double> likeliest_if;  // by the road that they name
    for (const auto& [move, chance] : ask_bot("clubman", *at.match, at.seat, 0)->policy) {
      std::map<std::string, double> named;
      double told = 0;
      for (std::uint64_t seed = 0; seed < 120; ++seed) {
        const auto remark = asked_where("clubman", at, move, at.seed + seed);
        if (phrase_of(remark) != "i wait on") continue;
        ++named[road_in(remark)];
        ++told;
      }
      likeliest = std::max(likeliest, chance);
      for (const auto& [road, times] : named) {
        likeliest_if[road] = std::max(likeliest_if[road], chance * times / told);
      }
    }
    silent += likeliest / kViews;
    for (const auto& [road, chance] : likeliest_if) heard_out += chance / kViews;
  }
  EXPECT_GT(heard_out, silent + 0.03);
  EXPECT_LT(heard_out, silent + 0.2);
}

// Of the journeys that keep off the named road and pay about as well as the best, how many lead
// over the ambush.
class Reader {
 public:
  explicit Reader(const Ambush& at) : view_(at.view()) {
    const auto& rules = at.game().rules();
    mille::Outset outset;
    outset.city = view_.city[view_.noble];
    outset.score = view_.score[view_.noble];
    outset.tasks = view_.tasks[view_.noble];
    outset.map = view_.map;
    outset.left = rules.tables.roads_alone;
    journeys_ = mille::journeys(rules, mille::Distances(rules.tables), outset);
    for (const auto& journey : journeys_) best_ = std::max(best_, journey.reward);
  }

  double meets(mille::Roads own, mille::Road named) const {
    double all = 0;
    double met = 0;
    for (const auto& journey : journeys_) {
      if (std::ranges::find(journey.roads, named) != journey.roads.end()) continue;
      const double weight = decay(best_ - journey.reward);
      all += weight;
      const bool meets =
          std::ranges::any_of(journey.roads, [&](auto road) { return contains(own, road); });
      met += meets ? weight : 0;
    }
    return all > 0 ? met / all : 0;
  }

 private:
  mille::View view_;
  std::vector<mille::Journey> journeys_;
  double best_ = 0;
};

TEST(Talk, OfTheClubmanLiesPlausiblyAndDrivesTheNobleHisWay) {
  double lies = 0;
  double as_told = 0;
  double as_any = 0;
  for (const Ambush& at : ambushes(3, 4)) {
    const mille::Rules& rules = at.game().rules();
    const auto guess = guess_turn(rules, at.view(), mille::Distances(rules.tables));
    const Reader reader(at);
    const auto own = mille::read_decision(at.game().edition(), at.move)->roads();
    double best = 0;
    mille::Roads plausible = 0;
    for (mille::Road road = 0; road < rules.tables.roads; ++road) {
      if (!contains(own, road)) best = std::max(best, guess.booty[road]);
    }
    for (mille::Road road = 0; road < rules.tables.roads; ++road) {
      if (!contains(own, road) && guess.booty[road] > best / 3) {
        plausible |= bit<mille::Roads>(road);
      }
    }
    double any = 0;
    for (const int road : members(plausible)) {
      any += reader.meets(own, static_cast<mille::Road>(road)) / count(plausible);
    }
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const auto remark = asked_where("clubman", at, at.move, at.seed + seed);
      if (!remark || remark->phrase != "i wait on" || among(remark->road, at.move)) continue;
      const mille::Road road = road_of(at, remark->road);
      EXPECT_GT(guess.booty[road], 0) << "the noble never goes there";
      EXPECT_TRUE(contains(plausible, road)) << remark->road;
      ++lies;
      as_told += reader.meets(own, road);
      as_any += any;
    }
  }
  EXPECT_GT(lies, 300);
  EXPECT_GT(as_told / lies, as_any / lies + 0.05) << "over " << lies << " lies";
}

TEST(Talk, OfTheClubmanVariesItsLies) {
  std::size_t in_doubt = 0;
  const auto all = ambushes(3, 1);
  for (const Ambush& at : all) {
    std::set<std::string> named;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const auto remark = asked_where("clubman", at, at.move, at.seed + seed);
      if (remark) named.insert(remark->road);
    }
    if (named.size() >= 4) ++in_doubt;  // the truth, nothing, and two lies
  }
  EXPECT_GT(in_doubt, all.size() / 2);
}

// What a thief proposes to another: the novice shares out, the clubman gives nothing away.
TEST(Talk, ProposesToShareOutTheGoodRoads) {
  const auto all = ambushes(4, 1);
  int proposed = 0;
  for (const Ambush& at : all) {
    const auto guess =
        guess_turn(at.game().rules(), at.view(), mille::Distances(at.game().rules().tables));
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const std::string move = ask_bot("novice", *at.match, at.seat, seed)->move;
      const auto shared = remark_with("novice", *at.match, at.seat, move, at.seed + seed);
      if (phrase_of(shared) == "wait on") EXPECT_FALSE(among(road_in(shared), move));
      const auto here = remark_with("clubman", *at.match, at.seat, "ambush A", at.seed + seed);
      if (phrase_of(here) != "wait on") continue;
      ++proposed;
      EXPECT_GT(guess.booty[road_of(at, road_in(here))], 0);
      for (const std::string& other : at.match->legal(at.seat, 24)) {
        EXPECT_EQ(here, remark_with("clubman", *at.match, at.seat, other, at.seed + seed));
      }
    }
  }
  EXPECT_GT(proposed, 20);
}

// Asking again, or having it said without being asked, brings no second road to compare with.
TEST(Talk, StaysWithTheRoadItHasNamed) {
  for (const std::string_view bot : kEverybody) {
    int insisted = 0;
    int repeated = 0;
    for (const Ambush& at : ambushes(4, 1)) {
      const Seat noble = at.noble();
      const Seat fellow = (at.seat + 1) % 4 == noble ? (at.seat + 2) % 4 : (at.seat + 1) % 4;
      for (std::uint64_t seed = at.seed; seed < at.seed + 15; ++seed) {
        std::set<std::string> named;
        const auto hear = [&](const std::optional<Remark>& remark) {
          if (phrase_of(remark) == "i wait on") named.insert(road_in(remark));
          return phrase_of(remark);
        };
        const bool announced =
            hear(remark_with(bot, *at.match, at.seat, at.move, seed)) == "i wait on";
        const auto where = hear(asked_where(bot, at, at.move, seed));
        if (announced) EXPECT_NE(where, "i wait on") << "he has said so";
        if (where == "trust me") {
          EXPECT_TRUE(announced);
          ++insisted;
        }
        for (const std::string_view phrase : {"i wait on", "wait on"}) {
          const auto joined =
              hear(answer_to(bot, *at.match, at.seat, heard(fellow, phrase), at.move, seed));
          if (!joined.empty()) ++repeated;
        }
        EXPECT_LE(named.size(), 1U) << bot;
      }
    }
    EXPECT_GT(insisted, 3) << bot;
    EXPECT_GT(repeated, 20) << bot;
  }
}

TEST(Talk, NamesRoadsOfTheMap) {
  for (const Ambush& at : ambushes(3, 1)) {
    for (const std::string_view bot : kEverybody) {
      for (std::uint64_t seed = at.seed; seed < at.seed + 10; ++seed) {
        for (const auto& remark : {remark_with(bot, *at.match, at.seat, at.move, seed),
                                   asked_where(bot, at, at.move, seed)}) {
          if (!remark) continue;
          EXPECT_TRUE(std::ranges::find(kPhrases, remark->phrase) != kPhrases.end());
          const bool names = remark->phrase == "i wait on" || remark->phrase == "wait on";
          EXPECT_EQ(remark->road.size(), names ? 1U : 0U) << remark->phrase;
          if (names) EXPECT_TRUE(at.match->test(at.seat, "ambush " + remark->road));
        }
      }
    }
  }
}

// M17: with two compasses either of them may be named, and there is nobody to share with.
TEST(Talk, OfTwoCompassesNamesOne) {
  const auto all = ambushes(2, 1);
  for (const std::string_view bot : {"novice", "clubman"}) {
    int first = 0;
    int second = 0;
    for (const Ambush& at : all) {
      ASSERT_EQ(at.move.size(), std::string_view("ambush L V").size());
      for (std::uint64_t seed = at.seed; seed < at.seed + 60; ++seed) {
        EXPECT_NE(phrase_of(remark_with(bot, *at.match, at.seat, at.move, seed)), "wait on");
        const auto remark = asked_where(bot, at, at.move, seed);
        if (!remark || remark->road.empty()) continue;
        if (remark->road[0] == at.move[7]) ++first;
        if (remark->road[0] == at.move[9]) ++second;
      }
    }
    EXPECT_GT(first, 20) << bot;
    EXPECT_GT(second, 20) << bot;
  }
}

TEST(Talk, OfTheNobleIsRareAndNamesNoRoad) {
  std::map<std::string, int> said;
  const auto match = new_game("mille", 3, 1);  // seat 0 waits for the thieves
  for (const std::string_view bot : kEverybody) {
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
      const auto remark = answer_to(bot, *match, 0, heard(1, "i wait on"), "", seed);
      if (remark) EXPECT_EQ(remark->road, "");
      ++said[phrase_of(remark)];
      EXPECT_FALSE(answer_to(bot, *match, 0, heard(1, "where?"), "", seed));
    }
  }
  EXPECT_GT(said[""], 2700);
  EXPECT_GT(said["where?"], 20);
  EXPECT_GT(said["trust me"], 20);
  EXPECT_EQ(said.size(), 3U);
}

TEST(Talk, IsTheSameInTwinWorlds) {
  int compared = 0;
  int different = 0;
  for (const int players : {2, 3, 4}) {
    for (const Ambush& at : ambushes(players, 1)) {
      for (std::uint64_t seed = at.seed; seed < at.seed + 3; ++seed) {
        const auto there = at.match->imagined(Viewer::of_seat(at.seat), seed);
        const auto& twin = static_cast<const mille::Match&>(*there);
        different += at.game().same_table(twin) ? 0 : 1;
        ++compared;
        for (const std::string_view bot : kEverybody) {
          EXPECT_EQ(remark_with(bot, *at.match, at.seat, at.move, seed),
                    remark_with(bot, *there, at.seat, at.move, seed));
          for (const std::string_view phrase : kPhrases) {
            const Heard words = heard(at.noble(), phrase);
            EXPECT_EQ(answer_to(bot, *at.match, at.seat, words, at.move, seed),
                      answer_to(bot, *there, at.seat, words, at.move, seed));
          }
        }
      }
    }
  }
  EXPECT_GT(compared, 100);
  EXPECT_GT(different, compared / 2) << "the twins must differ for the test to mean anything";
}

// The same words on every platform: worked out once, and compared wherever this runs.
TEST(Talk, IsTheSameOnEveryPlatform) {
  const auto match = new_game("mille", 3, 7);
  std::string words;
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    const auto remark = answer_to("clubman", *match, 1, heard(0, "where?"), "ambush L", seed);
    words += phrase_of(remark) == "i wait on" ? road_in(remark) : "-";
  }
  EXPECT_EQ(words, "LF--LNIFLO-PHKC---O--LBF");
}

}  // namespace
}  // namespace noblesse::company
