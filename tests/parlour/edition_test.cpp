// Editions of the device's own: judged, brought along with a table, and looked back on.
#include <gtest/gtest.h>

#include "tests/match/editions_doc.h"
#include "tests/parlour/worker.h"

namespace noblesse::home {
namespace {

using noblesse::testing::own_adel;
using noblesse::testing::own_mille;

constexpr std::string_view kSeed =
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

class OwnEdition : public ::testing::TestWithParam<std::string> {
 protected:
  Outcome judge(const std::string& text) {
    return worker.ask(json::object{{"do", "edition"}, {"text", text}});
  }
  json::object laying(std::string_view table) {
    json::object options{
        {"game", edition.at("game")}, {"edition", edition.at("edition")}, {"seats", 2}};
    return {{"do", "lay"},   {"table", table},     {"host", "me"},
            {"seed", kSeed}, {"options", options}, {"edition", edition}};
  }
  Outcome say(const json::object& message) {
    return take(worker.ask(json::object{
        {"do", "receive"}, {"now", 1}, {"connection", 1}, {"message", json::serialize(message)}}));
  }
  Outcome take(Outcome outcome) {
    for (const auto& [table, line] : outcome.kept) kept.push_back(line);
    return outcome;
  }
  void arrive() {
    worker.ask(json::object{
        {"do", "arrive"}, {"now", 1}, {"table", "t"}, {"connection", 1}, {"person", "me"}});
  }
  // A game of two bots, to its end, and the record of it.
  json::object played() {
    const Outcome laid = take(worker.ask(laying("t")));
    EXPECT_TRUE(laid.ok()) << laid.error();
    arrive();
    for (const int seat : {0, 1}) say({{"do", "bot"}, {"seat", seat}, {"bot", "novice"}});
    say({{"do", "start"}});
    while (take(worker.ask(R"({"do":"think","now":1})")).answer.at("thought").is_object()) {
    }
    const Outcome told = say({{"do", "record"}});
    return told.letters.at(0).second.at("record").as_object();
  }

  Worker worker{std::make_shared<const Shelf>()};
  json::object edition = judge(GetParam()).answer.at("edition").as_object();
  std::vector<std::string> kept;
};

TEST_P(OwnEdition, AGoodFileIsAnsweredWithWhatItSays) {
  const Outcome judged = judge(GetParam());
  ASSERT_TRUE(judged.ok()) << judged.error();
  EXPECT_EQ(judged.answer.at("hash").as_string().size(), 64U);
  const Outcome again = judge(json::serialize(judged.answer.at("edition")));
  EXPECT_EQ(again.answer.at("edition"), judged.answer.at("edition"));
  EXPECT_EQ(again.answer.at("hash"), judged.answer.at("hash"));
}

TEST_P(OwnEdition, IsPlayedToTheEndAndLookedBackOn) {
  const json::object record = played();
  EXPECT_EQ(record.at("edition"), edition.at("edition"));
  const auto look = [&](json::object request) {
    request["record"] = record;
    return worker.ask(request);
  };
  const Outcome seen = look({{"do", "replay"}, {"seat", nullptr}, {"edition", edition}});
  ASSERT_TRUE(seen.ok()) << seen.error();
  EXPECT_GT(seen.answer.at("moments").as_array().size(), 2U);
  EXPECT_EQ(look({{"do", "verify"}, {"edition", edition}}).answer.at("fair"), true);

  const Outcome blind = look({{"do", "replay"}, {"seat", nullptr}});
  EXPECT_FALSE(blind.ok());
  EXPECT_EQ(blind.answer.at("key"), "no_edition");
}

TEST_P(OwnEdition, OfATableInProgressIsKeptWithTheTable) {
  take(worker.ask(laying("t")));
  arrive();
  for (const int seat : {0, 1}) say({{"do", "bot"}, {"seat", seat}, {"bot", "novice"}});
  say({{"do", "start"}});
  take(worker.ask(R"({"do":"think","now":1})"));
  worker.begin_anew();
  const Outcome restored = worker.ask(json::object{
      {"do", "restore"}, {"now", 1}, {"lines", json::array(kept.begin(), kept.end())}});
  ASSERT_TRUE(restored.ok()) << restored.error();
  EXPECT_EQ(restored.answer.at("thinking"), 1);
}

TEST_P(OwnEdition, IsThereForItsOwnTableAlone) {
  ASSERT_TRUE(worker.ask(laying("t")).ok());
  json::object other = laying("u");
  other.erase("edition");
  EXPECT_EQ(worker.ask(other).answer.at("key"), "no_edition");
}

TEST_P(OwnEdition, ThatIsBrokenLaysNoTable) {
  json::object bad = laying("t");
  bad["edition"].as_object().erase("title");
  EXPECT_EQ(worker.ask(bad).error(), "edition.title: is missing");
  EXPECT_TRUE(worker.ask(laying("t")).ok());
}

TEST_P(OwnEdition, ItsNumberOfPlayersCountsForTheOptions) {
  const json::object options{
      {"game", edition.at("game")}, {"edition", edition.at("edition")}, {"seats", 4}};
  EXPECT_FALSE(
      worker.ask(json::object{{"do", "options"}, {"options", options}, {"edition", edition}}).ok());
}

INSTANTIATE_TEST_SUITE_P(OfEachGame, OwnEdition, ::testing::Values(own_adel(), own_mille()),
                         [](const auto& which) { return which.index == 0 ? "adel" : "mille"; });

TEST(JudgedEdition, EveryFaultIsNamed) {
  Worker worker{std::make_shared<const Shelf>()};
  json::object file = parse_json(own_adel()).value().as_object();
  file.erase("title");
  file["table_seats"] = 3;
  file["edition"] = "classic";
  const auto judge = [&](const std::string& text) {
    return worker.ask(json::object{{"do", "edition"}, {"text", text}}).answer;
  };
  const json::array faults = judge(json::serialize(file)).at("faults").as_array();
  ASSERT_EQ(faults.size(), 2U);
  EXPECT_EQ(faults[0], (json::object{{"key", "title"}, {"reason", "is missing"}}));
  EXPECT_EQ(faults[1].at("key"), "table_seats");

  // As on every shelf, an id stands for one edition of its game.
  file["title"] = "Mine";
  file["table_seats"] = 12;
  EXPECT_EQ(judge(json::serialize(file)).at("faults").as_array().at(0).at("key"), "edition");
  EXPECT_EQ(judge("{").at("faults").as_array().at(0).at("key"), "");
}

}  // namespace
}  // namespace noblesse::home
