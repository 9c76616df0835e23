// The fair shuffle: what is published tells nothing, everything counts, every order is as likely as
// any other. All seeds are fixed, so what holds today holds tomorrow.
#include "table/fair_shuffle.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

#include "tests/table/fair_game.h"

namespace noblesse {
namespace {

using testing::test_seed;

std::vector<int> deck_of(const FairShuffle& shuffle, int cards = 45) {
  std::vector<int> deck(static_cast<std::size_t>(cards));
  std::iota(deck.begin(), deck.end(), 0);
  shuffle.shuffle("deck", std::span(deck));
  return deck;
}

// How many cards lie in the same place of both decks. Of two unrelated ones, one on the average,
// with a variance of one.
int agreements(const std::vector<int>& deck, const std::vector<int>& other) {
  int same = 0;
  for (std::size_t i = 0; i < deck.size(); ++i) same += deck[i] == other[i] ? 1 : 0;
  return same;
}

// What Pearson's statistic exceeds once in a thousand times (Wilson and Hilferty).
double suspicious(double freedom) {
  const double part = 2 / (9 * freedom);
  return freedom * std::pow(1 - part + 3.09 * std::sqrt(part), 3);
}

double chi_square(const std::vector<int>& counts) {
  const double expected =
      std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
  double sum = 0;
  for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

// The same game with one thing changed.
enum class Change { table, game, seed, number };

FairShuffle changed(Change change, std::uint64_t seed) {
  FairShuffle shuffle(change == Change::table ? "salon-8" : "salon-7",
                      change == Change::game ? 2 : 1,
                      test_seed(change == Change::seed ? seed + 1'000'000 : seed));
  EXPECT_TRUE(shuffle.add_number(0, change == Change::number ? "18" : "17"));
  return shuffle;
}

FairShuffle unchanged(std::uint64_t seed) {
  FairShuffle shuffle("salon-7", 1, test_seed(seed));
  EXPECT_TRUE(shuffle.add_number(0, "17"));
  return shuffle;
}

int differing_bits(const std::string& commitment, const std::string& other) {
  int bits = 0;
  for (std::size_t i = 0; i < commitment.size(); ++i) {
    const auto digit = [&](char c) { return c <= '9' ? c - '0' : c - 'a' + 10; };
    bits += std::popcount(static_cast<unsigned>(digit(commitment[i]) ^ digit(other[i])));
  }
  return bits;
}

TEST(FairShuffle, TheSameSeedInAnotherGameOrTableGivesAnUnrelatedCommitment) {
  for (const Change change : {Change::table, Change::game, Change::seed}) {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      // Half of 256, give or take six standard deviations.
      const int bits =
          differing_bits(unchanged(seed).commitment(), changed(change, seed).commitment());
      EXPECT_NEAR(bits, 128, 48);
    }
  }
}

TEST(FairShuffle, TheCommitmentIsPublishedBeforeTheNumbersAndDoesNotDependOnThem) {
  EXPECT_EQ(unchanged(1).commitment(), changed(Change::number, 1).commitment());
  EXPECT_NE(deck_of(unchanged(1)), deck_of(changed(Change::number, 1)));
}

TEST(FairShuffle, TheDealOfAnotherGameTableSeedOrNumberIsUnrelated) {
  constexpr int kSeeds = 4000;
  for (const Change change : {Change::table, Change::game, Change::seed, Change::number}) {
    int same = 0;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
      same += agreements(deck_of(unchanged(seed)), deck_of(changed(change, seed)));
    }
    EXPECT_NEAR(same, kSeeds, 5 * std::sqrt(kSeeds)) << static_cast<int>(change);
  }
}

// Colours, deck and later chance come from streams of their own: who knows one knows no other.
TEST(FairShuffle, EveryStreamOfAGameIsUnrelatedToTheOthers) {
  constexpr int kSeeds = 4000;
  int deck_and_colors = 0;
  int deck_and_chance = 0;
  int step_and_next = 0;
  const auto order = [](Draws draws) {
    std::vector<int> items(45);
    std::iota(items.begin(), items.end(), 0);
    draws.shuffle(std::span(items));
    return items;
  };
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    const FairShuffle shuffle = unchanged(seed);
    const auto deck = order(shuffle.deal_draws("deck"));
    const auto chance = order(shuffle.chance_draws(0));
    deck_and_colors += agreements(deck, order(shuffle.deal_draws("colors")));
    deck_and_chance += agreements(deck, chance);
    step_and_next += agreements(chance, order(shuffle.chance_draws(1)));
  }
  EXPECT_NEAR(deck_and_colors, kSeeds, 5 * std::sqrt(kSeeds));
  EXPECT_NEAR(deck_and_chance, kSeeds, 5 * std::sqrt(kSeeds));
  EXPECT_NEAR(step_and_next, kSeeds, 5 * std::sqrt(kSeeds));
}

// Who takes the published commitment for the random numbers of the deal guesses no card: not in its
// own game, and not in the next one of the same table.
TEST(FairShuffle, TheCommitmentLetsOneGuessNoCard) {
  constexpr int kSeeds = 4000;
  int own = 0;
  int next = 0;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    const std::string commitment = unchanged(seed).commitment();
    std::vector<int> guessed(45);
    std::iota(guessed.begin(), guessed.end(), 0);
    // The first eight exchanges of a shuffle, which fix the last eight cards.
    for (std::size_t word = 0; word < 8; ++word) {
      const std::size_t last = 44 - word;
      const auto draw = std::stoul(commitment.substr(word * 8, 8), nullptr, 16);
      std::swap(guessed[last], guessed[draw % (last + 1)]);
    }
    const auto hits = [&](const std::vector<int>& deck) {
      int count = 0;
      for (std::size_t i = 37; i < 45; ++i) count += guessed[i] == deck[i] ? 1 : 0;
      return count;
    };
    own += hits(deck_of(unchanged(seed)));
    next += hits(deck_of(changed(Change::game, seed)));
  }
  const double expected = kSeeds * 8 / 45.0;
  EXPECT_NEAR(own, expected, 5 * std::sqrt(expected));
  EXPECT_NEAR(next, expected, 5 * std::sqrt(expected));
}

TEST(FairShuffle, EveryOrderOfFiveIsAsLikely) {
  std::map<std::vector<int>, int> orders;
  for (std::uint64_t seed = 0; seed < 24'000; ++seed) ++orders[deck_of(unchanged(seed), 5)];
  ASSERT_EQ(orders.size(), 120U);
  std::vector<int> counts;
  for (const auto& [order, count] : orders) counts.push_back(count);
  EXPECT_LT(chi_square(counts), suspicious(119));
}

TEST(FairShuffle, EveryCardIsAsLikelyInEveryPlace) {
  constexpr std::size_t kCards = 45;
  std::vector<int> counts(kCards * kCards);
  for (std::uint64_t seed = 0; seed < 20'000; ++seed) {
    const std::vector<int> deck = deck_of(unchanged(seed));
    for (std::size_t i = 0; i < kCards; ++i)
      ++counts[i * kCards + static_cast<std::size_t>(deck[i])];
  }
  // Each card lies in one place of a deck, so the cells are a little further apart than if not.
  const double corrected = chi_square(counts) * (kCards - 1) / kCards;
  EXPECT_LT(corrected, suspicious((kCards - 1) * (kCards - 1)));
}

// The same of the numbers a player adds, whatever the seed.
TEST(FairShuffle, NoNumberIsBetterThanAnother) {
  std::vector<int> first_card(45);
  for (int number = 0; number < 20'000; ++number) {
    FairShuffle shuffle("salon-7", 1, test_seed(7));
    ASSERT_TRUE(shuffle.add_number(3, std::to_string(number)));
    ++first_card[static_cast<std::size_t>(deck_of(shuffle)[0])];
  }
  EXPECT_LT(chi_square(first_card), suspicious(44));
}

TEST(FairShuffle, M9EveryLossIsAsLikely) {
  const std::vector<std::string> held{"a", "b", "c"};
  for (const std::size_t count : {1U, 2U}) {
    std::map<std::string, int> losses;
    for (std::size_t step = 0; step < 30'000; ++step) {
      ++losses[unchanged(1).decide({"lose", held, count}, step)];
    }
    ASSERT_EQ(losses.size(), 3U);
    std::vector<int> counts;
    for (const auto& [loss, times] : losses) counts.push_back(times);
    EXPECT_LT(chi_square(counts), suspicious(2)) << count;
  }
}

TEST(FairShuffle, M9WhatIsLostIsToldInAscendingOrder) {
  std::set<std::string> told;
  for (std::size_t step = 0; step < 100; ++step) {
    told.insert(unchanged(1).decide({"lose", {"a", "b", "c"}, 2}, step));
  }
  EXPECT_EQ(told, (std::set<std::string>{"lose a,b", "lose a,c", "lose b,c"}));
}

// The order of the discards is not to matter: nobody could check it without knowing the rules.
TEST(FairShuffle, M14AReshuffleDependsOnTheCardsAndNotOnHowTheyLay) {
  EXPECT_EQ(unchanged(1).decide({"shuffle", {"d", "a", "c", "b"}, 4}, 9),
            unchanged(1).decide({"shuffle", {"a", "b", "c", "d"}, 4}, 9));
}

TEST(Draws, StayBelowTheirBoundAndReachAllOfIt) {
  Draws draws = unchanged(1).deal_draws("deck");
  for (const std::uint32_t bound : {1U, 2U, 3U, 45U}) {
    std::vector<int> counts(bound);
    for (int i = 0; i < 9000; ++i) ++counts.at(draws.below(bound));
    if (bound > 1) EXPECT_LT(chi_square(counts), suspicious(bound - 1)) << bound;
  }
}

// Bounds at which a remainder without passing over would favour the lower half two to one.
TEST(Draws, AreFairWhereTheyHaveToBePassedOver) {
  constexpr std::uint32_t kBound = 0xAAAAAAABU;  // two thirds of all draws
  Draws draws = unchanged(2).deal_draws("deck");
  std::vector<int> thirds(3);
  for (int i = 0; i < 9000; ++i) {
    const std::uint32_t draw = draws.below(kBound);
    ASSERT_LT(draw, kBound);
    ++thirds.at(draw / (kBound / 3 + 1));
  }
  EXPECT_LT(chi_square(thirds), suspicious(2));
}

// One seat after the other, alone and together, present and absent.
TEST(FairShuffle, EveryNumberCountsAndSoDoesItsSeat) {
  std::set<std::vector<int>> decks{deck_of(FairShuffle("salon-7", 1, test_seed(1)))};
  FairShuffle together("salon-7", 1, test_seed(1));
  for (Seat seat = 0; seat < kMaxSeats; ++seat) {
    FairShuffle alone("salon-7", 1, test_seed(1));
    ASSERT_TRUE(alone.add_number(seat, "7"));
    decks.insert(deck_of(alone));
    ASSERT_TRUE(together.add_number(seat, "7"));
    if (seat > 0) decks.insert(deck_of(together));
  }
  EXPECT_EQ(decks.size(), 1U + kMaxSeats + (kMaxSeats - 1));
}

TEST(FairShuffle, ANumberCanBeReplacedAndTakenBack) {
  FairShuffle shuffle = unchanged(1);
  const std::vector<int> before = deck_of(shuffle);
  ASSERT_TRUE(shuffle.add_number(1, "13"));
  EXPECT_NE(deck_of(shuffle), before);
  ASSERT_TRUE(shuffle.add_number(1, ""));
  EXPECT_EQ(deck_of(shuffle), before);
}

TEST(FairShuffle, ANumberIsAnyLineOfUpTo64Bytes) {
  FairShuffle shuffle("salon-7", 1, test_seed(1));
  EXPECT_TRUE(shuffle.add_number(0, std::string(64, '9')));
  EXPECT_TRUE(shuffle.add_number(5, "drei Würfel: 4 1 6"));
  const auto complaint = [&](Seat seat, std::string_view number) {
    const Result<void> added = shuffle.add_number(seat, number);
    return added ? "taken" : added.error().message;
  };
  EXPECT_EQ(complaint(0, std::string(65, '9')), "is 65 bytes long; at most 64 are taken");
  EXPECT_EQ(complaint(6, "1"), "there is no seat 6; the last one is 5");
  EXPECT_EQ(complaint(0, "1\n2"),
            "\"1\uFFFD2\" cannot be shown in a line; any digits, letters and signs can");
  EXPECT_NE(complaint(0, "\xFF"), "taken");
  EXPECT_EQ(shuffle.inputs().numbers[0], std::string(64, '9')) << "refused, it changes nothing";
}

TEST(FairShuffle, DealsEveryEditionToEveryNumberOfPlayers) {
  const Shelf shelf;
  for (const auto& [game, edition, most] :
       {std::tuple("adel", "classic", 5), {"adel", "grand", 6}, {"mille", "italia", 4}}) {
    for (int players = 2; players <= most; ++players) {
      noblesse::Setup setup;  // (a test has a Setup of its own)
      setup.game = game;
      setup.edition = edition;
      setup.players = players;
      const auto dealt = unchanged(3).deal(shelf, game, edition, players);
      ASSERT_TRUE(dealt) << dealt.error().message;
      setup.deck = dealt->deck;
      setup.colors = dealt->colors;
      const auto match = new_match(shelf, setup);
      ASSERT_TRUE(match) << match.error().message;
      EXPECT_EQ((*match)->record().deck, dealt->deck);
      EXPECT_EQ((*match)->record().colors, dealt->colors);
    }
  }
}

TEST(FairShuffle, DealsNothingThatTheShelfDoesNotHave) {
  const auto complaint = [](std::string_view game, std::string_view edition, int players) {
    const auto dealt = unchanged(3).deal(Shelf(), game, edition, players);
    return dealt ? "dealt" : dealt.error().message;
  };
  EXPECT_EQ(complaint("chess", "", 2), "there is no game \"chess\"; there are adel and mille");
  EXPECT_NE(complaint("adel", "gothic", 2), "dealt");
  EXPECT_NE(complaint("adel", "classic", 6), "dealt");
  EXPECT_NE(complaint("mille", "italia", -1), "dealt");
}

}  // namespace
}  // namespace noblesse
