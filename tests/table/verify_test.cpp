// Games that were dealt fairly are found fair, all of them; and whatever is changed in one of them
// afterwards is found, with the place where it was changed.
#include <gtest/gtest.h>

#include "base/hex.h"
#include "tests/table/examined.h"
#include "tests/table/fair_game.h"

namespace noblesse {
namespace {

using testing::FairGame;
using testing::play_fairly;
using testing::test_seed;

FairShuffle a_shuffle(std::uint64_t seed) {
  FairShuffle shuffle("the library", 2, test_seed(seed));
  EXPECT_TRUE(shuffle.add_number(0, "1468"));
  EXPECT_TRUE(shuffle.add_number(1, "Glück"));
  return shuffle;
}

FairGame a_game(const Shelf& shelf, const std::string& game, int players, std::uint64_t seed = 1) {
  Setup setup;
  setup.game = game;
  setup.players = players;
  return play_fairly(shelf, setup, a_shuffle(seed), seed);
}

std::string complaint(const Shelf& shelf, const FairGame& game) {
  return testing::complaint(shelf, game.opening, game.record);
}

bool begins(const std::string& complaint, const std::string& part) {
  return complaint.starts_with(part + ": ");
}

std::vector<std::size_t> moves_of_chance(const FairGame& game, std::string_view kind) {
  std::vector<std::size_t> moves;
  for (std::size_t i = 0; i < game.record.moves.size(); ++i) {
    if (game.record.moves[i].starts_with("* " + std::string(kind))) moves.push_back(i);
  }
  return moves;
}

TEST(Verify, EveryGameThatWasDealtFairly) {
  const Shelf shelf;
  int losses = 0;
  int reshuffles = 0;
  for (const std::string game : {"adel", "mille"}) {
    for (int players = 2; players <= (game == "adel" ? 6 : 4); ++players) {
      for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const FairGame played = a_game(shelf, game, players, seed);
        EXPECT_EQ(complaint(shelf, played), "fair") << game << " " << players << " " << seed;
        losses += static_cast<int>(moves_of_chance(played, "lose").size());
        reshuffles += static_cast<int>(moves_of_chance(played, "shuffle").size());
      }
    }
  }
  EXPECT_GT(losses, 100) << "too few to say anything";
  EXPECT_GT(reshuffles, 20) << "too few to say anything";
}

// A game that was given up is opened too: what was played of it is checked, and that it is not over
// is said.
TEST(Verify, AGameThatHasNotEnded) {
  const Shelf shelf;
  FairGame game = a_game(shelf, "mille", 3);
  game.record.result.reset();
  game.record.moves.resize(game.record.moves.size() / 2);
  const std::size_t losses = moves_of_chance(game, "lose").size();
  game.opening.held.resize(losses);
  const Examination found = testing::examined(shelf, game.opening, game.record);
  for (const char* const part : {"commitment", "deal", "chance", "moves"}) {
    EXPECT_EQ(found.part(part).verdict, Judgement::good) << part << ": " << found.part(part).why;
  }
  EXPECT_TRUE(complaint(shelf, game).starts_with("the game is not over"));
}

TEST(Verify, TheOpeningGoesThroughTheRecord) {
  const Shelf shelf;
  FairGame game = a_game(shelf, "mille", 2);
  game.record.rest["fair"] = write_opening(game.opening);
  const auto record = read_record(json::serialize(write_record(game.record)));
  ASSERT_TRUE(record);
  const auto opening = read_opening(record->rest.at("fair"));
  ASSERT_TRUE(opening) << opening.error().message;
  EXPECT_EQ(complaint(shelf, {*opening, *record}), "fair");
  EXPECT_EQ(write_opening(*opening), write_opening(game.opening));
}

TEST(Verify, FindsEveryChangedBitOfTheSeed) {
  const Shelf shelf;
  FairGame game = a_game(shelf, "adel", 3);
  const Seed seed = *read_hex<32>(game.opening.seed);
  for (std::size_t bit = 0; bit < 256; ++bit) {
    Seed changed = seed;
    changed[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
    game.opening.seed = write_hex(changed);
    EXPECT_TRUE(begins(complaint(shelf, game), "fair.commitment")) << bit;
  }
}

// A table that has dealt from another seed cannot help itself by opening the one it promised.
TEST(Verify, FindsADealThatIsNotFromThePromisedSeed) {
  const Shelf shelf;
  const FairGame promised = a_game(shelf, "mille", 3, 1);
  const FairGame played = a_game(shelf, "mille", 3, 2);
  EXPECT_TRUE(complaint(shelf, {promised.opening, played.record}).starts_with("deck["));
}

TEST(Verify, FindsEveryChangedNumber) {
  const Shelf shelf;
  const FairGame fair = a_game(shelf, "mille", 4);
  ASSERT_EQ(fair.opening.numbers, (std::vector<std::string>{"1468", "Glück", "", ""}));
  for (std::size_t seat = 0; seat < 4; ++seat) {
    for (const std::string number : {"1469", " 1468", "gluck", ""}) {
      FairGame game = fair;
      if (game.opening.numbers[seat] == number) continue;
      game.opening.numbers[seat] = number;
      EXPECT_TRUE(complaint(shelf, game).starts_with("deck[")) << seat << number;
    }
  }
  FairGame game = fair;
  std::swap(game.opening.numbers[0], game.opening.numbers[1]);
  EXPECT_TRUE(complaint(shelf, game).starts_with("deck["));
}

TEST(Verify, FindsEveryPairOfExchangedCards) {
  const Shelf shelf;
  for (const std::string name : {"adel", "mille"}) {
    FairGame game = a_game(shelf, name, 2);
    std::vector<std::string>& deck = game.record.deck;
    for (std::size_t i = 0; i < deck.size(); ++i) {
      for (std::size_t j = i + 1; j < deck.size(); ++j) {
        std::swap(deck[i], deck[j]);
        EXPECT_EQ(complaint(shelf, game),
                  "deck[" + std::to_string(i) + "]: is not the promised " + deck[j]);
        std::swap(deck[i], deck[j]);
      }
    }
    deck.pop_back();
    EXPECT_TRUE(begins(complaint(shelf, game), "deck"));
  }
}

TEST(Verify, FindsEveryChangedColour) {
  const Shelf shelf;
  const FairGame fair = a_game(shelf, "adel", 4);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    for (const std::string& color : (*shelf.adel("classic"))->colors) {
      FairGame game = fair;
      if (game.record.colors[seat] == color) continue;
      game.record.colors[seat] = color;
      EXPECT_EQ(complaint(shelf, game), "colors[" + std::to_string(seat) +
                                            "]: is not the promised " + fair.record.colors[seat]);
    }
  }
}

// A few games, because not every one has much of it.
std::vector<FairGame> games_of_mille(const Shelf& shelf) {
  std::vector<FairGame> games;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) games.push_back(a_game(shelf, "mille", 3, seed));
  return games;
}

TEST(Verify, M9FindsEveryOtherLoss) {
  const Shelf shelf;
  int found = 0;
  for (const FairGame& fair : games_of_mille(shelf)) {
    const std::vector<std::size_t> losses = moves_of_chance(fair, "lose");
    for (std::size_t loss = 0; loss < losses.size(); ++loss) {
      const std::vector<std::string>& held = fair.opening.held.at(loss);
      const std::string& told = fair.record.moves[losses[loss]];
      for (unsigned set = 1; set < 1U << held.size(); ++set) {
        std::string other = "* lose ";
        for (std::size_t i = 0; i < held.size(); ++i) {
          if ((set >> i & 1U) != 0) other += (other.back() == ' ' ? "" : ",") + held[i];
        }
        if (other == told) continue;
        FairGame game = fair;
        game.record.moves[losses[loss]] = other;
        EXPECT_EQ(complaint(shelf, game),
                  "moves[" + std::to_string(losses[loss]) + "]: is not the promised " + told);
        ++found;
      }
    }
  }
  EXPECT_GT(found, 20) << "too few to say anything";
}

TEST(Verify, M9FindsTasksThatWereNotHeld) {
  const Shelf shelf;
  int found = 0;
  for (const FairGame& fair : games_of_mille(shelf)) {
    for (std::size_t loss = 0; loss < fair.opening.held.size(); ++loss) {
      FairGame game = fair;
      game.opening.held[loss].pop_back();
      EXPECT_TRUE(begins(complaint(shelf, game), "fair.held[" + std::to_string(loss) + "]"));
      ++found;
    }
    FairGame game = fair;
    game.opening.held.push_back({"Milano-Genova"});
    EXPECT_TRUE(begins(complaint(shelf, game), "fair.held"));
    game.opening.held = fair.opening.held;
    if (game.opening.held.empty()) continue;
    game.opening.held.pop_back();
    EXPECT_TRUE(begins(complaint(shelf, game), "fair.held"));
  }
  EXPECT_GT(found, 5) << "too few to say anything";
}

TEST(Verify, M14FindsEveryOtherReshuffle) {
  const Shelf shelf;
  int found = 0;
  for (FairGame& game : games_of_mille(shelf)) {
    for (const std::size_t move : moves_of_chance(game, "shuffle")) {
      const std::string told = game.record.moves[move];
      const std::size_t first = std::string_view("* shuffle ").size();
      const std::size_t second = told.find(',') + 1;
      const std::size_t third = told.find(',', second) + 1;
      game.record.moves[move] = told.substr(0, first) + told.substr(second, third - second) +
                                told.substr(first, second - first) + told.substr(third);
      EXPECT_EQ(complaint(shelf, game),
                "moves[" + std::to_string(move) + "]: is not the promised " + told);
      game.record.moves[move] = told;
      ++found;
    }
  }
  EXPECT_GT(found, 0) << "too few to say anything";
}

// A chance event that is passed over, or one too many, is no way out.
TEST(Verify, FindsChanceThatIsLeftOutOrPutIn) {
  const Shelf shelf;
  int found = 0;
  for (const FairGame& fair : games_of_mille(shelf)) {
    for (const std::size_t move : moves_of_chance(fair, "lose")) {
      FairGame game = fair;
      game.record.moves.erase(game.record.moves.begin() + static_cast<std::ptrdiff_t>(move));
      const bool last = move == game.record.moves.size();  // then it is the result that is wrong
      EXPECT_TRUE(
          complaint(shelf, game)
              .starts_with(last ? "a result is given" : "moves[" + std::to_string(move) + "]: "));
      game = fair;
      game.record.moves.insert(game.record.moves.begin(), fair.record.moves[move]);
      EXPECT_TRUE(begins(complaint(shelf, game), "moves[0]"));
      ++found;
    }
  }
  EXPECT_GT(found, 5) << "too few to say anything";
}

TEST(Verify, FindsAnIllegalMoveAndAWrongResult) {
  const Shelf shelf;
  FairGame game = a_game(shelf, "adel", 2);
  game.record.moves[1] = "1 exhibit";
  EXPECT_TRUE(begins(complaint(shelf, game), "moves[1]"));
  game = a_game(shelf, "adel", 2);
  ++game.record.result->scores[0];
  EXPECT_NE(complaint(shelf, game).find("result"), std::string::npos);
}

TEST(Verify, SaysWhatIsNoOpening) {
  const Shelf shelf;
  const FairGame fair = a_game(shelf, "adel", 2);
  FairGame game = fair;
  game.opening.seed = "00ff";
  EXPECT_EQ(complaint(shelf, game),
            "fair.seed: \"00ff\" is no seed; 64 of the digits 0-9 and a-f are one");
  game = fair;
  game.opening.numbers[1] = std::string(65, '1');
  EXPECT_EQ(complaint(shelf, game), "fair.numbers[1]: is 65 bytes long; at most 64 are taken");
  game = fair;
  game.opening.numbers.resize(7);
  EXPECT_EQ(complaint(shelf, game), "fair.numbers: has 7 entries, must have at most 6");
  game = fair;
  game.record.edition = "gothic";
  EXPECT_TRUE(complaint(shelf, game).starts_with("there is no edition \"gothic\""));
}

TEST(Opening, SaysWhereItCannotBeRead) {
  const json::object good = write_opening(a_game(Shelf(), "mille", 2).opening);
  ASSERT_TRUE(read_opening(good));
  const auto complaint = [&](std::string_view key, const json::value& value) {
    json::object fair = good;
    fair[key] = value;
    const auto opening = read_opening(fair);
    return opening ? "read" : opening.error().message;
  };
  EXPECT_EQ(complaint("seed", 7), "fair.seed: is a whole number, must be a string");
  EXPECT_EQ(complaint("table", nullptr), "fair.table: is nothing, must be a string");
  EXPECT_EQ(complaint("numbers", "7"), "fair.numbers: is a string, must be a list");
  EXPECT_EQ(complaint("numbers", {"7", 7}), "fair.numbers[1]: is a whole number, must be a string");
  EXPECT_EQ(complaint("held", {json::array{"a"}, json::array{1}}),
            "fair.held[1][0]: is a whole number, must be a string");
  const std::string range = ", must be a whole number from 0 to 4294967295";
  EXPECT_EQ(complaint("game_number", -1), "fair.game_number: is a whole number" + range);
  EXPECT_EQ(complaint("game_number", 4294967296), "fair.game_number: is a whole number" + range);
  EXPECT_EQ(complaint("game_number", "1"), "fair.game_number: is a string" + range);

  json::object fair = good;
  fair.erase("commitment");
  EXPECT_EQ(read_opening(fair).error().message, "fair.commitment: is missing, must be a string");
  EXPECT_EQ(read_opening("open").error().message, "fair: is a string, must be an object");
}

}  // namespace
}  // namespace noblesse
