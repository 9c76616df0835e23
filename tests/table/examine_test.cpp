// What an examination says of a record: what holds, what does not, and what it cannot know. It
// accuses nobody of what it could not check, and calls nothing right that is not there.
#include "table/examine.h"

#include <gtest/gtest.h>

#include <fstream>

#include "match/match.h"
#include "tests/root.h"
#include "tests/table/examined.h"
#include "tests/table/fair_game.h"

namespace noblesse {
namespace {

using testing::examined;
using testing::FairGame;
using testing::play_fairly;
using testing::test_seed;

std::string text_of_file(const std::string& path) {
  std::ifstream file(NOBLESSE_ROOT "/" + path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The built-in edition under an id of its own, with another prize for a robbery.
AnyEdition own_edition(int booty = 3) {
  json::value file = parse_json(text_of_file("data/mille-italia.json")).value();
  file.at("edition") = "mine";
  file.at("booty") = booty;
  return read_any_edition(json::serialize(file)).value();
}

FairGame a_game(const Shelf& shelf, const std::string& game, const std::string& edition = "") {
  Setup setup;
  setup.game = game;
  setup.players = 3;
  setup.edition = edition;
  return play_fairly(shelf, setup, FairShuffle("the library", 2, test_seed(5)), 5);
}

// "edition good, commitment good, …"
std::string verdicts(const Examination& found) {
  std::string all;
  for (const Part& part : found.parts) {
    all += (all.empty() ? "" : ", ") + std::string(part.name) + " " +
           std::string(name_of(part.verdict));
  }
  return all;
}

constexpr const char* kAllGood =
    "edition good, commitment good, deal good, chance good, moves good, result good";

TEST(Examine, AWholeGameThatWasDealtAsPromised) {
  const Shelf shelf;
  for (const char* const name : {"adel", "mille"}) {
    const FairGame game = a_game(shelf, name);
    const Examination found = examined(shelf, game.opening, game.record);
    EXPECT_EQ(verdicts(found), kAllGood);
    EXPECT_EQ(found.verdict(), Judgement::good);
    EXPECT_EQ(found.fair(), Judgement::good);
    EXPECT_EQ(write_examination(found).at("fair"), true);
    EXPECT_FALSE(write_examination(found).contains("why"));
  }
}

// Without its last moves and its result a game is not over, whatever was opened.
TEST(Examine, AGameThatWasCutShortIsNotFair) {
  const Shelf shelf;
  for (const char* const name : {"adel", "mille"}) {
    FairGame game = a_game(shelf, name);
    game.record.result.reset();
    do {
      game.record.moves.pop_back();
    } while (game.record.moves.back().starts_with('*'));
    const Examination found = examined(shelf, game.opening, game.record);
    EXPECT_EQ(
        verdicts(found),
        "edition good, commitment good, deal good, chance good, moves good, result unchecked");
    EXPECT_EQ(found.fair(), Judgement::unchecked);
    EXPECT_EQ(found.verdict(), Judgement::unchecked);
    const json::object written = write_examination(found);
    EXPECT_TRUE(written.at("fair").is_null());
    EXPECT_TRUE(written.at("why").as_string().starts_with("the game is not over: the moves end in"))
        << written;
  }
}

TEST(Examine, AResultThatIsMissingIsNotCalledRight) {
  const Shelf shelf;
  FairGame game = a_game(shelf, "adel");
  game.record.result.reset();
  Examination found = examine(shelf, game.record);
  EXPECT_EQ(found.part("result").verdict, Judgement::bad);
  EXPECT_TRUE(
      found.why(Judgement::bad).starts_with("the result is missing, though the game is over"));

  game.record.moves.pop_back();
  found = examine(shelf, game.record);
  EXPECT_EQ(found.part("result").verdict, Judgement::absent) << "a game that is being played";
  EXPECT_EQ(found.verdict(), Judgement::good) << "and as far as it goes nothing is wrong with it";
}

TEST(Examine, WithoutAnOpeningTheShuffleIsNotChecked) {
  const Shelf shelf;
  const FairGame game = a_game(shelf, "mille");
  const Examination found = examine(shelf, game.record);
  EXPECT_EQ(verdicts(found),
            "edition good, commitment absent, deal absent, chance absent, moves good, result good");
  EXPECT_EQ(found.verdict(), Judgement::good);
  EXPECT_EQ(found.fair(), Judgement::absent);
  EXPECT_EQ(write_examination(found).at("why"),
            "fair: is missing: with this record nothing was opened");
}

// A promise that is in the record has to be kept.
TEST(Examine, ASeedOfZerosIsWrong) {
  const Shelf shelf;
  FairGame game = a_game(shelf, "mille");
  game.opening.seed = std::string(64, '0');
  const Examination found = examined(shelf, game.opening, game.record);
  EXPECT_EQ(found.verdict(), Judgement::bad);
  EXPECT_TRUE(found.why(Judgement::bad).starts_with("fair.commitment: is not that of this seed"));
  game.record.rest["fair"] = "open";
  EXPECT_EQ(examine(shelf, game.record).verdict(), Judgement::bad);
}

// The file is gone, or it is another one by that name: that is nobody's fault.
TEST(Examine, WithoutItsEditionAGameIsNotAccused) {
  const Shelf shelf = Shelf().with(own_edition());
  const FairGame game = a_game(shelf, "mille", "mine");
  EXPECT_EQ(verdicts(examined(shelf, game.opening, game.record)), kAllGood);

  for (const Shelf& other : {Shelf(), Shelf().with(own_edition(4))}) {
    const Examination found = examined(other, game.opening, game.record);
    EXPECT_EQ(verdicts(found),
              "edition unchecked, commitment good, deal unchecked, chance unchecked, "
              "moves unchecked, result unchecked")
        << "of the promise, what needs no edition is checked all the same";
    EXPECT_EQ(found.fair(), Judgement::unchecked);
    EXPECT_TRUE(write_examination(found).at("fair").is_null());
  }
}

// Records of before do not say which file it was. The built-in ones are believed by their names.
TEST(Examine, ARecordWithoutAHashIsAccusedOnlyOfWhatIsSure) {
  const Shelf shelf = Shelf().with(own_edition());
  FairGame game = a_game(shelf, "mille", "mine");
  game.record.edition_hash.clear();
  EXPECT_EQ(verdicts(examined(shelf, game.opening, game.record)), kAllGood);

  json::value file = parse_json(text_of(own_edition())).value();
  file.at("tasks").as_array().pop_back();
  const Shelf changed = Shelf().with(read_any_edition(json::serialize(file)).value());
  const Examination found = examined(changed, game.opening, game.record);
  EXPECT_EQ(found.fair(), Judgement::unchecked);
  EXPECT_TRUE(found.why(Judgement::unchecked).contains("another edition \"mine\""))
      << verdicts(found);

  FairGame built_in = a_game(shelf, "mille");
  built_in.record.edition_hash.clear();
  std::swap(built_in.record.deck[0], built_in.record.deck[1]);
  EXPECT_EQ(examined(shelf, built_in.opening, built_in.record).fair(), Judgement::bad);
}

TEST(Examine, TheCommitmentIsTheOneThatWasShown) {
  const Shelf shelf;
  FairGame game = a_game(shelf, "adel");
  game.record.rest["fair"] = write_opening(game.opening);
  EXPECT_EQ(examine(shelf, game.record, game.opening.commitment).fair(), Judgement::good);
  const Examination found = examine(shelf, game.record, "another");
  EXPECT_EQ(found.fair(), Judgement::bad);
  EXPECT_EQ(found.why(Judgement::bad),
            "fair.commitment: is not the \"another\" that you were shown");
}

}  // namespace
}  // namespace noblesse
