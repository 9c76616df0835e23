// The sheets' advice to lords, one piece at a time, in situations where it is plain.
#include <gtest/gtest.h>

#include <sstream>

#include "bots/adel/lords.h"
#include "bots/bot.h"
#include "match/adel/face.h"
#include "tests/bots/company.h"

namespace noblesse {
namespace {

// A game of the classic edition whose deck begins with the given objects: four for each lord, then
// the left pile from its top.
std::unique_ptr<Match> game_of(int lords, const std::string& deck_begins) {
  const Shelf shelf;
  Setup setup;
  setup.game = "adel";
  setup.edition = "classic";
  setup.players = lords;
  std::istringstream words(deck_begins);
  for (std::string id; words >> id;) setup.deck.push_back(id);
  for (const adel::Object& object : (*shelf.adel("classic"))->objects) {
    if (std::ranges::find(setup.deck, object.id) == setup.deck.end()) {
      setup.deck.push_back(object.id);
    }
  }
  const std::vector<std::string> colors{"beige", "blue", "purple", "red", "green"};
  setup.colors.assign(colors.begin(), colors.begin() + lords);
  auto match = new_match(shelf, setup);
  EXPECT_TRUE(match) << match.error().message;
  return std::move(*match);
}

void play(Match& match, std::initializer_list<const char*> moves) {
  for (const std::string move : moves) {
    const auto taken = match.act(static_cast<Seat>(move[0] - '0'), move.substr(2));
    ASSERT_TRUE(taken) << move << ": " << taken.error().message;
  }
}

// How often the clubman would do it.
double how_often(const Match& match, Seat seat, std::string_view move) {
  const auto advice = ask_bot("clubman", match, seat, 1);
  EXPECT_TRUE(advice) << advice.error().message;
  for (const auto& [known, chance] : advice->policy) {
    if (known == move) return chance;
  }
  return 0;
}

// How many objects they would show, on average.
double objects_shown(const Match& match, Seat seat) {
  double objects = 0;
  const auto advice = ask_bot("clubman", match, seat, 1);
  for (const auto& [move, chance] : advice->policy) {
    objects += chance * static_cast<double>(std::ranges::count(move, ' '));
  }
  return objects;
}

// Three lords. The first has four pipes and buys two pots, the others watch.
std::unique_ptr<Match> rich_lord() {
  auto match = game_of(3,
                       "A1585 A1622 A1688 A1731  C1468 C1511 E1697 E1738  D1895 D1915 F1821 F1858  "
                       "B1540 B1650");
  for (const char* check : {"0 check 24", "0 check 13"}) {
    play(*match,
         {"0 auction", "1 castle", "2 castle", check, "1 detective", "2 detective", "0 buy left"});
  }
  return match;
}

TEST(AdelAdvice, ShowsLittleWhereAThiefWaitsAndNobodyHasToBeBeaten) {
  const auto match = rich_lord();
  play(*match, {"0 castle", "1 castle", "2 castle", "0 exhibit", "1 thief 9", "2 detective"});
  EXPECT_LT(objects_shown(*match, 0), 4);
}

TEST(AdelAdvice, ShowsEverythingWhereTheRivalMayHaveAsMuchAndNoThiefIsAbout) {
  const auto match = game_of(2, "A1585 A1622 B1650 B1702  C1468 C1511 C1572 C1609");
  play(*match, {"0 castle", "1 castle", "0 exhibit", "1 exhibit"});
  EXPECT_GT(objects_shown(*match, 0), 3.7);
}

// A10, A15: what they show does not depend on who is a thief elsewhere, but on who is one here.
TEST(AdelAdvice, AThiefAtTheAuctionHouseIsNoneInTheCastle) {
  int elsewhere = 0;
  int here = 0;
  for (const auto& course : battery::courses<adel::Face>()) {
    const adel::Rules& rules = course.rules;
    const auto shows = [&](adel::View view, Seat other, adel::Decision card) {
      view.action[other] = adel::Action(card);
      std::vector<std::pair<std::uint64_t, double>> policy;
      for (const auto& [decision, chance] : adel::clubman(rules, view)) {
        policy.emplace_back(decision.code(), chance);
      }
      return policy;
    };
    const std::vector<std::string_view> bots(kMaxSeats, "clubman");
    company::play<adel::Face>(course, bots, 3, [&](const adel::State& state, Seat seat, auto) {
      if (state.phase != adel::Phase::show) return;
      const adel::View seen = view(rules, state, Viewer::of_seat(seat));
      for (Seat other = 0; other < rules.lords; ++other) {
        if (!seen.action[other].is_thief()) continue;
        const auto thief = shows(seen, other, seen.action[other].decision());
        const bool same = thief == shows(seen, other, adel::Decision::detective());
        if (has_seat(seen.castle, other)) {
          here += same ? 0 : 1;
        } else {
          EXPECT_TRUE(same) << course.name;
          ++elsewhere;
        }
      }
    });
  }
  EXPECT_GT(elsewhere, 20);
  EXPECT_GT(here, 20);
}

TEST(AdelAdvice, BuysWhatFitsTheCollection) {
  const auto match =
      game_of(3,
              "A1585 A1622 A1688 C1468  C1511 C1572 E1697 E1738  D1895 D1915 F1821 F1858  "
              "B1540");
  play(*match, {"0 auction", "1 castle", "2 castle", "0 check 24", "1 detective", "2 detective"});
  EXPECT_GT(how_often(*match, 0, "buy left"), 0.9) << "the pot joins pipes and mask";
}

TEST(AdelAdvice, StealsWhatFitsTheCollection) {
  const auto match = game_of(3,
                             "A1585 B1660 C1468 C1511  A1622 A1688 A1731 C1572  "
                             "D1895 D1915 F1821 F1858");
  play(*match, {"0 castle", "1 castle", "2 castle", "0 exhibit", "1 thief 9", "2 detective",
                "0 show A1585 B1660 C1468 C1511"});
  EXPECT_GT(how_often(*match, 1, "steal B1660"), 0.7) << "it joins his pipes and his mask";
}

// How often a lord sends their detective who is alone in front, or alone behind, with all in the
// castle.
double detectives(Policy<adel::Decision> (*bot)(const adel::Rules&, const adel::View&),
                  bool behind) {
  const auto match = game_of(4,
                             "A1585 A1768 A1799 C1468  A1622 A1688 A1731 B1540  "
                             "C1511 C1572 C1609 D1895  E1697 E1738 E1776 F1821");
  play(*match, {"0 castle", "1 castle", "2 castle", "3 castle"});
  const auto& game = static_cast<const adel::Match&>(*match);
  adel::View view = game.seen_by(Viewer::of_seat(0));
  view.position = {10, 10, 10, 10};
  view.position[0] = behind ? 7 : 13;
  for (const auto& choice : bot(game.rules(), view)) {
    if (choice.decision == adel::Decision::detective()) return choice.chance;
  }
  return 0;
}

TEST(AdelAdvice, TheDetectiveIsForThoseBehind) {
  EXPECT_GT(detectives(adel::novice, true), 1.5 * detectives(adel::novice, false));
  EXPECT_GT(detectives(adel::clubman, true), 1.2 * detectives(adel::clubman, false));
}

TEST(AdelAdvice, WithNothingToShowAndMoneyInHandGoesToTheAuction) {
  EXPECT_GT(how_often(*game_of(4, "A1585 C1468 E1697 F1858"), 0, "auction"), 0.6);
}

TEST(AdelAdvice, WithMuchToShowAndNobodyElseToShowGoesToTheCastle) {
  const auto match = game_of(3,
                             "A1585 A1622 A1688 A1731  C1468 C1511 E1697 F1821  "
                             "D1895 F1858 F1872 B1540");
  for (const char* check : {"0 check 24", "0 check 13", "0 check 12"}) {
    play(*match,
         {"0 auction", "1 castle", "2 castle", check, "1 detective", "2 detective", "0 buy left"});
  }
  EXPECT_GT(how_often(*match, 0, "castle"), 0.5);
}

}  // namespace
}  // namespace noblesse
