#include "arena/contest.h"

#include <gtest/gtest.h>

#include "arena/sample.h"
#include "tests/arena/contest_fixture.h"

namespace noblesse::arena {
namespace {

Contest good() {
  Contest contest;
  contest.setup.game = "adel";
  contest.setup.players = 4;
  contest.bots = {"clubman", "random"};
  contest.games = 8;
  return contest;
}

std::string fault(const Contest& contest) {
  const Result<void> checked = check(Shelf(), contest);
  return checked ? "" : checked.error().message;
}

TEST(Contest, AGoodOneIsPlayed) { EXPECT_EQ(fault(good()), ""); }

TEST(Contest, SaysWhatIsWrong) {
  Contest contest = good();
  contest.setup.players = 7;
  EXPECT_NE(fault(contest).find("no edition of adel seats 7"), std::string::npos);
  contest = good();
  contest.setup.options["variant"] = "surprise";
  EXPECT_NE(fault(contest).find("for two lords"), std::string::npos);
  contest = good();
  contest.setup.edition = "nowhere";
  EXPECT_NE(fault(contest).find("nowhere"), std::string::npos);
  contest = good();
  contest.bots = {"clubmann"};
  EXPECT_NE(fault(contest).find("did you mean \"clubman\"?"), std::string::npos);
  contest.bots = {""};
  EXPECT_NE(fault(contest).find("there is no bot \"\""), std::string::npos);
  contest.bots = {"exec:"};
  EXPECT_NE(fault(contest).find("needs a command"), std::string::npos);
  contest.bots = {};
  EXPECT_NE(fault(contest).find("no bots"), std::string::npos);
  contest.bots = std::vector<std::string>(33, "random");
  EXPECT_NE(fault(contest).find("33 bots are too many"), std::string::npos);
  contest.bots = std::vector<std::string>(32, "random");  // 35,960 combinations of four
  EXPECT_EQ(fault(contest), "");
  contest.setup.players = 5;
  EXPECT_NE(fault(contest).find("1006880 games"), std::string::npos);
  contest = good();
  contest.games = 0;
  EXPECT_NE(fault(contest).find("no games"), std::string::npos);
  contest.games = kMostGames + 1;
  EXPECT_NE(fault(contest).find("at most 200000"), std::string::npos);
}

// What is played is what has to fit, and that is whole deals.
TEST(Contest, CountsTheGamesThatWillBePlayed) {
  Contest contest = good();
  contest.games = kMostGames;  // in deals of four
  EXPECT_EQ(fault(contest), "");
  contest.setup.players = 3;
  EXPECT_EQ(fault(contest),
            "that would be 200001 games, in whole deals of 3; at most 200000 can be played");
  contest.games = kMostGames - 2;
  EXPECT_EQ(fault(contest), "");
  contest.games = SIZE_MAX;
  EXPECT_NE(fault(contest).find("18446744073709551615 games"), std::string::npos);
}

TEST(Contest, IsCompletedWithEverythingThatWasLeftToItsDefault) {
  const Contest contest = completed(Shelf(), good());
  EXPECT_EQ(contest.setup.edition, "classic");
  EXPECT_EQ(contest.setup.options.at("variant"), "standard");
  EXPECT_EQ(in_words(contest),
            "adel (classic), 4 players, detective_places=competition, "
            "score_by=leader, variant=standard");
}

// The rules, the cards and the bots of the house, by a few decisions; the clock plays no part.
TEST(Contest, ASampleTellsHowItIsPlayed) {
  const Shelf shelf;
  Contest contest = good();
  contest.bots = {"search:100ms", "exec:false"};
  const std::uint64_t plays = sample(shelf, contest);
  EXPECT_EQ(sample(shelf, contest), plays);
  contest.bots[1] = "exec:true";
  EXPECT_EQ(sample(shelf, contest), plays);
  contest.bots[0] = "search:10ms";
  EXPECT_NE(sample(shelf, contest), plays);
  contest.bots[0] = "clubman";
  const std::uint64_t clubman = sample(shelf, contest);
  contest.setup.edition = "grand";
  EXPECT_NE(sample(shelf, contest), clubman);
}

// A state goes on only with what it was begun with.
class Resuming : public testing::Test {
 protected:
  std::string refusal(const Contest& contest, const std::string& text, std::size_t games = 8) {
    const auto book = read_scorebook(text, contest, games);
    return book ? "" : book.error().message;
  }

  Contest contest_ = completed(Shelf(), good());
  std::string text_ = hold(contest_, 1).book.write(contest_);
};

TEST_F(Resuming, WithTheSameContestOrMoreGames) {
  EXPECT_EQ(refusal(contest_, text_), "");
  Contest more = contest_;
  more.games = 80;
  EXPECT_EQ(refusal(more, text_, 80), "");
}

TEST_F(Resuming, OtherSettingsAreRefusedByName) {
  Contest other = contest_;
  other.seed = 2;
  EXPECT_EQ(refusal(other, text_), "it belongs to another contest: its seed is 1, not 2");
  other = contest_;
  other.bots = {"clubman", "novice"};
  EXPECT_EQ(refusal(other, text_),
            "it belongs to another contest: its bots is [\"clubman\",\"random\"], not "
            "[\"clubman\",\"novice\"]");
  other = contest_;
  other.setup.options["score_by"] = "own";
  EXPECT_NE(refusal(other, text_).find("its options is"), std::string::npos);
  other = contest_;
  other.patience = std::chrono::milliseconds(1);
  EXPECT_NE(refusal(other, text_).find("its patience is 2000, not 1"), std::string::npos);
  EXPECT_NE(refusal(contest_, text_, 4).find("only 4 games are asked for"), std::string::npos);
}

TEST_F(Resuming, WhatWasPlayedOtherwiseIsRefused) {
  Contest other = contest_;
  ++other.plays;
  EXPECT_EQ(refusal(other, text_), "it was played by other rules, cards or bots than these");
}

TEST_F(Resuming, WhatIsNoStateIsRefused) {
  EXPECT_EQ(refusal(contest_, ""), "it is empty");
  EXPECT_NE(refusal(contest_, "{}").find("no state of an arena"), std::string::npos);
  EXPECT_NE(refusal(contest_, "{\"arena\":2}\n").find("version 2"), std::string::npos);
  EXPECT_NE(refusal(contest_, "{\"arena\":1}\n").find("another contest"), std::string::npos);
  const std::string head = text_.substr(0, text_.find('\n') + 1);
  EXPECT_EQ(refusal(contest_, head), "");
  for (const char* line :
       {"x", "[]", "[0,[1,2,3,4]]", "[0,[1,2,3],[1,2,3,4]]", "[0,[1,2,3,4],[0,2,3,4]]",
        "[0,[1,2,3,4],[1,2,3,5]]", "[-1,[1,2,3,4],[1,2,3,4]]", "[200000,[1,2,3,4],[1,2,3,4]]",
        "[0.5,[1,2,3,4],[1,2,3,4]]", "[0,[1,2,3,4],[1,2,3,4],[null,null,null,\"asleep\"]]",
        "[0,[1,2,3,4],[1,2,3,4],null]"}) {
    EXPECT_NE(refusal(contest_, head + line + "\n").find("line 2: "), std::string::npos) << line;
  }
  const std::string game = "[0,[1,2,3,4],[1,2,3,4],[null,\"slow\",null,\"crashed\"]]\n";
  EXPECT_EQ(refusal(contest_, head + game), "");
  EXPECT_NE(refusal(contest_, head + game + game).find("there twice"), std::string::npos);
}

}  // namespace
}  // namespace noblesse::arena
