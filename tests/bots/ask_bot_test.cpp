// Asking a bot in words: what it answers, that it is the same for the same seed, and what is said
// to a question that makes no sense.
#include <gtest/gtest.h>

#include <set>

#include "bots/bot.h"

namespace noblesse {
namespace {

std::unique_ptr<Match> new_game(const std::string& game, int players) {
  Setup setup;
  setup.game = game;
  setup.players = players;
  setup.seed = 7;
  return *new_match(Shelf(), setup);
}

TEST(AskBot, ThereAreFourWithoutACharacterTheWeakestFirst) {
  std::vector<std::string_view> names;
  for (const BotInfo& bot : all_bots()) {
    if (!bot.strength) names.push_back(bot.name);
    EXPECT_FALSE(bot.about.empty());
  }
  EXPECT_EQ(names, (std::vector<std::string_view>{"random", "novice", "clubman", "search"}));
}

TEST(AskBot, PlaysWholeGamesInWords) {
  for (const auto& [game, players] : {std::pair{"adel", 3}, std::pair{"mille", 3}}) {
    const auto match = new_game(game, players);
    std::uint64_t seed = 1;
    while (!match->summary().over) {
      const Seat seat = match->summary().pending.front();
      const std::string_view bot = all_bots()[seat].name;
      const auto advice = ask_bot(bot, *match, seat, ++seed);
      ASSERT_TRUE(advice) << advice.error().message;
      const auto legal = match->legal(seat, 100'000);
      bool likely = advice->policy.empty();
      for (const auto& [move, chance] : advice->policy) {
        EXPECT_TRUE(std::ranges::find(legal, move) != legal.end()) << bot << ": " << move;
        if (move == advice->move) likely = chance > 0;
      }
      EXPECT_TRUE(likely) << bot << " does " << advice->move << ", which it never would";
      const auto taken = match->act(seat, advice->move);
      ASSERT_TRUE(taken) << bot << " " << advice->move << ": " << taken.error().message;
    }
  }
}

TEST(AskBot, TheSameSeedGivesTheSameAnswerAndAnotherMayNot) {
  for (const auto& [game, seat] : {std::pair{"adel", 0}, std::pair{"mille", 1}}) {
    const auto match = new_game(game, 4);
    const auto lord = static_cast<Seat>(seat);
    for (const std::string_view bot : {"random", "novice", "clubman", "search:30it"}) {
      std::set<std::string> moves;
      for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const auto once = ask_bot(bot, *match, lord, seed);
        const auto again = ask_bot(bot, *match->clone(), lord, seed);
        EXPECT_EQ(once->move, again->move);
        EXPECT_EQ(once->policy, again->policy);
        moves.insert(once->move);
      }
      // A search may be sure where to go in the first round.
      const bool may_be_sure = bot.starts_with("search") && match->game() == "adel";
      EXPECT_GT(moves.size(), may_be_sure ? 0U : 1U) << game << " " << bot;
    }
  }
}

TEST(AskBot, RandomTellsThatEverythingIsAsLikely) {
  const auto advice = ask_bot("random", *new_game("mille", 4), 1, 3);
  ASSERT_EQ(advice->policy.size(), 24U);
  for (const auto& [move, chance] : advice->policy) EXPECT_DOUBLE_EQ(chance, 1.0 / 24);
}

TEST(AskBot, AnUnknownBotIsToldWhoThereIs) {
  const auto match = new_game("adel", 4);
  for (const std::string_view name : {"searcher", "Clubman", "", "clubman:50ms"}) {
    const auto advice = ask_bot(name, *match, 0, 1);
    ASSERT_FALSE(advice);
    EXPECT_NE(advice.error().message.find("there is no bot"), std::string::npos);
    EXPECT_NE(advice.error().message.find("random, novice, clubman, search"), std::string::npos);
  }
}

TEST(AskBot, ASearchIsToldHowLongItMayThink) {
  const auto match = new_game("adel", 4);
  for (const std::string_view name : {"search:", "search:4ms", "search:0it", "search:50",
                                      "search:050ms", "search:50ms ", "search:-5it"}) {
    const auto advice = ask_bot(name, *match, 0, 1);
    ASSERT_FALSE(advice);
    EXPECT_NE(advice.error().message.find("5ms to 600000ms, or 1it to"), std::string::npos);
  }
}

TEST(AskBot, OnlyWhoThinksAsLongAsHeUsuallyDoesIsSeatedAtATable) {
  EXPECT_TRUE(is_seated("search"));
  EXPECT_TRUE(is_seated("jack"));
  EXPECT_FALSE(is_seated("search:100ms"));
  EXPECT_FALSE(is_seated("nobody"));
  EXPECT_FALSE(is_seated(""));
}

TEST(AskBot, ASeatThatIsNotThere) {
  const auto advice = ask_bot("clubman", *new_game("adel", 4), 4, 1);
  ASSERT_FALSE(advice);
  EXPECT_EQ(advice.error().message, "there is no seat 4; the seats are 0 to 3");
}

TEST(AskBot, ASeatThatOwesNothing) {
  const auto match = new_game("mille", 3);  // seat 0 is the noble and waits for the thieves
  const auto noble = ask_bot("novice", *match, 0, 1);
  ASSERT_FALSE(noble);
  EXPECT_EQ(noble.error().message, "seat 0 owes no decision now");
  ASSERT_TRUE(match->act(1, ask_bot("novice", *match, 1, 1)->move));
  EXPECT_FALSE(ask_bot("novice", *match, 1, 1)) << "his compass is set";
}

TEST(AskBot, NobodyOwesAnythingAfterTheEnd) {
  const auto match = new_game("mille", 2);
  while (!match->summary().over) {
    const Seat seat = match->summary().pending.front();
    ASSERT_TRUE(match->act(seat, ask_bot("novice", *match, seat, match->steps())->move));
  }
  EXPECT_FALSE(ask_bot("clubman", *match, 0, 1));
}

}  // namespace
}  // namespace noblesse
