// A record and what its table opened, checked at home.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "tests/parlour/worker.h"
#include "tests/root.h"

namespace noblesse::home {
namespace {

// Games that were dealt with fair shuffles, with all that was opened.
json::object vector_of(const std::string& game) {
  std::ifstream file(NOBLESSE_ROOT "/tests/vectors/fair_" + game + ".noblesse.json");
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  return parse_json(text).value().as_object();
}

Outcome verify(json::object record) {
  Worker worker(std::make_shared<const Shelf>());
  return worker.ask(json::object{{"do", "verify"}, {"record", std::move(record)}});
}

TEST(Verify, ARecordWithItsOpeningIsFair) {
  for (const char* const game : {"adel", "mille"}) {
    const Outcome answer = verify(vector_of(game));
    EXPECT_EQ(answer.error(), "") << game;
    EXPECT_EQ(answer.answer.at("fair"), true) << game;
    EXPECT_EQ(answer.answer.at("parts").as_array().size(), 6U);
  }
}

TEST(Verify, WhatIsNotAsPromisedIsNamed) {
  const auto why = [](const json::object& record) {
    const Outcome answer = verify(record);
    EXPECT_EQ(answer.answer.at("fair"), false);
    return std::string(answer.answer.at("why").as_string());
  };
  json::object record = vector_of("mille");
  record["fair"].as_object()["numbers"].as_array()[0] = "1469";
  EXPECT_EQ(why(record), "deck[0]: is not the promised Genova-Ferrara");

  record = vector_of("mille");
  record["fair"].as_object()["seed"] = "17";
  EXPECT_EQ(why(record), "fair.seed: \"17\" is no seed; 64 of the digits 0-9 and a-f are one");
}

// What cannot be known here is neither right nor wrong.
TEST(Verify, WhatCannotBeCheckedIsSaidToBeThat) {
  const auto why = [](const json::object& record) {
    const Outcome answer = verify(record);
    EXPECT_TRUE(answer.answer.at("fair").is_null()) << answer.answer;
    return std::string(answer.answer.at("why").as_string());
  };
  json::object record = vector_of("mille");
  record.erase("fair");
  EXPECT_EQ(why(record), "fair: is missing: with this record nothing was opened");

  record = vector_of("mille");
  record["edition"] = "mine";
  EXPECT_EQ(why(record), "there is no edition \"mine\" of mille; there is italia");

  record = vector_of("mille");
  record.erase("result");
  record["moves"].as_array().pop_back();
  EXPECT_TRUE(why(record).starts_with("the game is not over: the moves end in turn "));
}

TEST(Verify, TheCommitmentIsTheOneThatWasShown) {
  const json::object record = vector_of("adel");
  Worker worker(std::make_shared<const Shelf>());
  json::object request{
      {"do", "verify"}, {"record", record}, {"commitment", record.at("fair").at("commitment")}};
  EXPECT_EQ(worker.ask(request).answer.at("fair"), true);
  request["commitment"] = "another";
  EXPECT_EQ(worker.ask(request).answer.at("why"),
            "fair.commitment: is not the \"another\" that you were shown");
}

}  // namespace
}  // namespace noblesse::home
