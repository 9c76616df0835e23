// A record and what its table opened, checked at home.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "tests/parlour/worker.h"

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
    EXPECT_EQ(verify(vector_of(game)).error(), "") << game;
  }
}

TEST(Verify, WhatIsNotAsPromisedIsNamed) {
  json::object record = vector_of("mille");
  record["fair"].as_object()["numbers"].as_array()[0] = "1469";
  EXPECT_EQ(verify(record).error(), "deck[0]: is not the promised Genova-Ferrara");

  record = vector_of("mille");
  record["fair"].as_object()["seed"] = "17";
  EXPECT_EQ(verify(record).error(),
            "fair.seed: \"17\" is no seed; 64 of the digits 0-9 and a-f are one");

  record = vector_of("mille");
  record.erase("fair");
  EXPECT_EQ(verify(record).error(), "fair: is missing: with this record nothing was opened");
}

TEST(Verify, TheCommitmentIsTheOneThatWasShown) {
  const json::object record = vector_of("adel");
  Worker worker(std::make_shared<const Shelf>());
  json::object request{
      {"do", "verify"}, {"record", record}, {"commitment", record.at("fair").at("commitment")}};
  EXPECT_TRUE(worker.ask(request).ok());
  request["commitment"] = "another";
  EXPECT_EQ(worker.ask(request).error(),
            "fair.commitment: is not the \"another\" that you were shown");
}

}  // namespace
}  // namespace noblesse::home
