// The characters: each does more of what they are known for than the others do in the same place,
// and nothing that their judgement would not do at all.
#include "bots/characters.h"

#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <map>

#include "bots/bot.h"
#include "bots/talk.h"
#include "match/mille/face.h"
#include "tests/root.h"

namespace noblesse {
namespace {

using Names = std::vector<std::string_view>;

Means in_haste() {
  Means means;
  means.most_ms = 1;
  return means;
}

// Of one judgement: what they do differently is a matter of taste.
const Names kClubmen{"clubman", "midas", "prudence", "peacock", "jack"};
const Names kThinkers{"duchess", "quill"};

// Clubmen play; every place where one of them decides is shown.
using Look = std::function<void(const Match&, Seat, const std::string& move)>;

void look_at_games(const std::string& game, int players, int games, const Look& look) {
  for (int seed = 1; seed <= games; ++seed) {
    Setup setup;
    setup.game = game;
    setup.players = players;
    setup.seed = static_cast<std::uint64_t>(seed);
    const auto match = *new_match(Shelf(), setup);
    while (!match->summary().over) {
      const Seat seat = match->summary().pending.front();
      const std::string move = ask_bot("clubman", *match, seat, match->steps())->move;
      look(*match, seat, move);
      ASSERT_TRUE(match->act(seat, move));
    }
  }
}

// How often everybody would do what `counts` says, in the same places.
using Counts = std::function<double(const std::string& move)>;
using Shares = std::map<std::string_view, double>;

Shares shares(const Names& names, const std::string& game, std::string_view phase,
              const Counts& counts) {
  Shares sums;
  double places = 0;
  look_at_games(game, 4, 4, [&](const Match& match, Seat seat, const std::string&) {
    if (match.summary().phase != phase) return;
    ++places;
    for (const std::string_view who : names) {
      for (const auto& [move, chance] : ask_bot(who, match, seat, 1, in_haste())->policy) {
        sums[who] += chance * counts(move);
      }
    }
  });
  EXPECT_GT(places, 20);
  for (auto& [who, sum] : sums) sum /= places;
  return sums;
}

Counts is(std::string_view word) {
  return [word](const std::string& move) { return move.starts_with(word) ? 1.0 : 0.0; };
}

std::string_view most_of(const Shares& shares) {
  return std::ranges::max_element(shares, {}, &Shares::value_type::second)->first;
}

std::string_view least_of(const Shares& shares) {
  return std::ranges::min_element(shares, {}, &Shares::value_type::second)->first;
}

TEST(Characters, AreSevenTheWeakestFirstAndListedAsBots) {
  Names names;
  for (const BotInfo& bot : all_bots()) {
    if (bot.strength) names.push_back(bot.name);
    EXPECT_EQ(is_bot(bot.name), true);
    EXPECT_EQ(kind_of(bot.name), bot.name);
  }
  EXPECT_EQ(names, (Names{"toby", "peacock", "prudence", "midas", "jack", "quill", "duchess"}));
  for (std::size_t c = 1; c < all_characters().size(); ++c) {
    const Prowess weaker = all_characters()[c - 1].strength;
    const Prowess stronger = all_characters()[c].strength;
    EXPECT_LE(weaker.adel + weaker.mille, stronger.adel + stronger.mille);
  }
}

// The lobby shows what `noblesse strength` has measured, and nothing else.
TEST(Characters, AreAsStrongAsWasMeasured) {
  std::ifstream file(NOBLESSE_ROOT "/docs/strength.md");
  std::map<std::string, std::string> rows;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("| ")) rows[line.substr(2, line.find(" |") - 2)] = line;
  }
  for (const Character& who : all_characters()) {
    const std::string row = rows[std::string(who.name)];
    const std::string adel = "| " + std::to_string(who.strength.adel) + " ± ";
    const std::string mille = "| " + std::to_string(who.strength.mille) + " ± ";
    EXPECT_TRUE(row.contains(adel)) << who.name << ": " << row;
    EXPECT_TRUE(row.contains(mille)) << who.name << ": " << row;
  }
}

TEST(Characters, HaveTheJudgementOfABotThatThereIs) {
  for (const Character& who : all_characters()) {
    EXPECT_TRUE(is_bot(who.judgement)) << who.name;
    EXPECT_EQ(character(who.judgement), nullptr) << who.name;
  }
}

TEST(Characters, TheShowmanExhibitsMost) {
  EXPECT_EQ(most_of(shares(kClubmen, "adel", "action", is("exhibit"))), "peacock");
}

TEST(Characters, TheThiefStealsMostAndTheCarefulLadyLeast) {
  const Shares thieves = shares(kClubmen, "adel", "action", is("thief"));
  EXPECT_EQ(most_of(thieves), "jack");
  EXPECT_GT(thieves.at("jack"), 1.3 * thieves.at("clubman"));
  EXPECT_LT(thieves.at("prudence"), 0.8 * thieves.at("clubman"));
}

TEST(Characters, TheDetectiveSendsHisOwnMoreThanWhoThinksAsHeDoes) {
  const Shares thinkers = shares(kThinkers, "adel", "action", is("detective"));
  EXPECT_GT(thinkers.at("quill"), 1.2 * thinkers.at("duchess"));
  EXPECT_EQ(most_of(shares(kClubmen, "adel", "action", is("detective"))), "prudence");
}

TEST(Characters, TheGreedyBaronIsAtTheAuctionHouseAndPaysHigh) {
  const Shares auction = shares(kClubmen, "adel", "place", is("auction"));
  EXPECT_GT(auction.at("midas"), auction.at("clubman") + 0.05);
  EXPECT_GT(auction.at("midas"), auction.at("peacock"));
  EXPECT_GT(auction.at("midas"), auction.at("jack"));
  const Shares paid = shares(kClubmen, "adel", "action", [](const std::string& move) {
    return move.starts_with("check ") ? std::stod(move.substr(6)) : 0.0;
  });
  EXPECT_GT(paid.at("midas"), 1.02 * paid.at("clubman"));
  EXPECT_LT(paid.at("prudence"), 0.98 * paid.at("clubman"));
}

TEST(Characters, TheCarefulLadyTakesTheEscortAndTheGreedyBaronGoesAlone) {
  const Shares alone = shares(kClubmen, "mille", "escort", is("alone"));
  EXPECT_EQ(most_of(alone), "midas");
  EXPECT_EQ(least_of(alone), "prudence");
}

TEST(Characters, TheGreedyBaronLeavesNoTask) {
  const Shares left = shares(kClubmen, "mille", "take", is("leave"));
  EXPECT_LT(left.at("midas"), 0.85 * left.at("clubman"));
}

// M9: by its colour, a road costs the noble one task or more.
TEST(Characters, TheThiefWaitsWhereItHurts) {
  Shares losses;
  look_at_games("mille", 4, 4, [&](const Match& match, Seat seat, const std::string&) {
    if (match.summary().phase != "ambush") return;
    const auto& game = static_cast<const mille::Match&>(match);
    for (const std::string_view who : kClubmen) {
      for (const auto& [move, chance] : ask_bot(who, match, seat, 1)->policy) {
        const auto decision = mille::read_decision(game.edition(), move);
        for (const int road : members(decision->roads())) {
          losses[who] += chance * game.rules().tables.loss[static_cast<unsigned>(road)];
        }
      }
    }
  });
  EXPECT_GT(losses["jack"], 1.05 * losses["clubman"]);
  EXPECT_EQ(most_of(losses), "jack");
}

TEST(Characters, DoNothingThatTheirJudgementWouldNot) {
  for (const std::string game : {"adel", "mille"}) {
    look_at_games(game, 3, 1, [&](const Match& match, Seat seat, const std::string&) {
      for (const Character& who : all_characters()) {
        const auto sober = ask_bot(who.judgement, match, seat, 3, in_haste())->policy;
        double total = 0;
        for (const auto& [move, chance] : ask_bot(who.name, match, seat, 3, in_haste())->policy) {
          total += chance;
          EXPECT_TRUE(
              std::ranges::any_of(sober, [&](const auto& one) { return one.first == move; }))
              << who.name << " " << move;
        }
        EXPECT_NEAR(total, 1, 1e-9) << who.name;
      }
    });
  }
}

// M5: how often each speaks of their ambush by themselves, and how often that is true.
struct Talk {
  double said = 0;
  double truths = 0;

  double honesty() const { return truths / said; }
};

TEST(Characters, TalkAsTheyAre) {
  std::map<std::string_view, Talk> talk;
  look_at_games("mille", 4, 4, [&](const Match& match, Seat seat, const std::string& move) {
    if (match.summary().phase != "ambush") return;
    for (const Character& who : all_characters()) {
      for (std::uint64_t nth = 0; nth < 40; ++nth) {
        const std::uint64_t seed = Rng::mix(match.steps() * 40 + nth);
        const auto remark = remark_with(who.name, match, seat, move, seed);
        if (!remark || remark->phrase != "i wait on") continue;
        ++talk[who.name].said;
        if (move.ends_with(remark->road)) ++talk[who.name].truths;
      }
    }
  });
  const double lady = talk["prudence"].honesty();
  const double thief = talk["jack"].honesty();
  EXPECT_GT(lady, 0.85);
  EXPECT_LT(thief, 0.25);
  for (const auto& [who, told] : talk) {
    EXPECT_LE(told.said, talk["peacock"].said) << who;
    EXPECT_LE(told.honesty(), lady) << who;
    EXPECT_GE(told.honesty(), thief) << who;
  }
}

}  // namespace
}  // namespace noblesse
