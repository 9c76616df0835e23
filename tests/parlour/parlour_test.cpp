// A parlour, request by request.
#include "parlour/parlour.h"

#include <gtest/gtest.h>

#include <map>

#include "base/rng.h"
#include "tests/parlour/nonsense.h"
#include "tests/parlour/worker.h"

namespace noblesse::home {
namespace {

constexpr std::string_view kSeed =
    "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

class ParlourTest : public testing::Test {
 protected:
  static json::object two_lords() { return {{"game", "adel"}, {"seats", 2}}; }

  json::object laying(std::string_view table) const {
    return {{"do", "lay"}, {"table", table}, {"host", "me"}, {"options", options}, {"seed", kSeed}};
  }
  Outcome lay(std::string_view table) { return take(worker.ask(laying(table))); }
  Outcome arrive(std::string_view table, int connection, std::string_view person = "me") {
    return take(worker.ask(json::object{{"do", "arrive"},
                                        {"now", now},
                                        {"table", table},
                                        {"connection", connection},
                                        {"person", person}}));
  }
  Outcome say(int connection, const json::object& message) {
    return take(worker.ask(json::object{{"do", "receive"},
                                        {"now", now},
                                        {"connection", connection},
                                        {"message", json::serialize(message)}}));
  }
  Outcome at(std::string_view verb) {
    return take(worker.ask(json::object{{"do", verb}, {"now", now}}));
  }
  Outcome restore(const std::vector<std::string>& lines) {
    return take(worker.ask(json::object{
        {"do", "restore"}, {"now", now}, {"lines", json::array(lines.begin(), lines.end())}}));
  }
  // A table where one person plays against bots of this name, begun.
  void begin(std::string_view table, int connection, std::string_view bot = "random") {
    ASSERT_TRUE(lay(table).ok());
    arrive(table, connection);
    say(connection, {{"do", "sit"}, {"seat", 0}});
    const int seats = static_cast<int>(options.at("seats").as_int64());
    for (int seat = 1; seat < seats; ++seat) {
      say(connection, {{"do", "bot"}, {"seat", seat}, {"bot", bot}});
    }
    ASSERT_TRUE(say(connection, {{"do", "start"}}).ok());
  }
  Outcome take(Outcome outcome) {
    for (const auto& [table, line] : outcome.kept) kept[table].push_back(line);
    return outcome;
  }
  std::string thought(const Outcome& outcome) {
    const json::value& told = outcome.answer.at("thought");
    if (told.is_null()) return "nobody";
    return json::serialize(told.at("table")) + " " + json::serialize(told.at("seat"));
  }

  Worker worker{std::make_shared<const Shelf>()};
  json::object options = two_lords();
  Time now = 1'000'000;
  std::map<std::string, std::vector<std::string>> kept;
};

TEST_F(ParlourTest, NonsenseIsRefusedWithASentence) {
  for (const std::string_view nonsense : kNonsense) {
    const Outcome outcome = worker.ask(nonsense);
    EXPECT_TRUE(outcome.letters.empty() && outcome.kept.empty()) << nonsense;
    if (nonsense.find("\"id\":") != std::string_view::npos) continue;  // odd, but a request
    EXPECT_FALSE(outcome.ok()) << nonsense;
    EXPECT_GT(outcome.error().size(), 10U) << nonsense;
  }
  EXPECT_TRUE(lay("home").ok()) << "and nothing of it did any harm";
}

TEST_F(ParlourTest, ARefusalSaysWhatWouldBeRight) {
  EXPECT_EQ(worker.ask("{\"do\":\"lie\"}").error(),
            "there is no request \"lie\"; there are lay, restore, clear, arrive, depart, receive, "
            "think, wake, bots, options, edition, verify and replay");
  EXPECT_EQ(worker.ask("{\"do\":\"wake\"}").error(),
            "\"now\" is missing: it must be a whole number");
  EXPECT_EQ(worker.ask("{\"do\":\"clear\",\"table\":\"home\"}").error(),
            "there is no table \"home\"");
  EXPECT_EQ(worker.ask("{\"do\":\"depart\",\"now\":1,\"connection\":7}").error(),
            "there is no connection 7");
}

TEST_F(ParlourTest, ALongRequestIsNotRead) {
  const std::string longest(Parlour::kLongestRequest, ' ');
  EXPECT_NE(worker.ask(longest).error().find("empty"), std::string::npos);
  EXPECT_EQ(worker.ask(longest + ' ').error(), "a request has at most 8388608 bytes, not 8388609");
}

TEST_F(ParlourTest, TheIdOfARequestIsEchoed) {
  EXPECT_EQ(worker.ask("{\"do\":\"bots\",\"id\":17}").answer.at("id"), 17);
  EXPECT_EQ(worker.ask("{\"do\":\"none\",\"id\":\"a\"}").answer.at("id"), "a");
  EXPECT_FALSE(worker.ask("{\"do\":\"bots\"}").answer.contains("id"));
}

TEST_F(ParlourTest, ATableNeedsItsOwnNameGoodOptionsAndAWholeSeed) {
  ASSERT_TRUE(lay("home").ok());
  EXPECT_EQ(lay("home").error(), "there is a table \"home\" already");
  EXPECT_NE(lay("").error().find("must have 1 to 64 bytes"), std::string::npos);
  EXPECT_NE(lay(std::string(65, 'a')).error().find("must have 1 to 64 bytes"), std::string::npos);
  EXPECT_NE(lay("two\nlines").error().find("shown in a line"), std::string::npos);
  json::object request = laying("other");
  request["seed"] = kSeed.substr(1);
  EXPECT_EQ(worker.ask(request).error(),
            "\"seed\" must be 32 random bytes, as 64 of the digits 0-9 and a-f");
  options["seats"] = 7;
  EXPECT_FALSE(lay("other").ok());
  options = two_lords();
  EXPECT_TRUE(lay("other").ok());
}

TEST_F(ParlourTest, ThereIsRoomForSomeTablesAndConnections) {
  for (std::size_t i = 0; i < Parlour::kMostTables; ++i) ASSERT_TRUE(lay(std::to_string(i)).ok());
  EXPECT_EQ(lay("more").error(), "there is room for 16 tables: clear one to have another");
  int connection = 0;
  for (std::size_t i = 0; i < Parlour::kMostConnections; ++i) {
    ASSERT_TRUE(arrive("0", ++connection).ok());
  }
  EXPECT_EQ(arrive("0", ++connection).error(), "there is room for 64 connections");
  ASSERT_TRUE(worker.ask("{\"do\":\"clear\",\"table\":\"0\"}").ok());
  EXPECT_TRUE(lay("more").ok());
  EXPECT_TRUE(arrive("more", connection).ok()) << "those to a table that is cleared are gone";
}

TEST_F(ParlourTest, AConnectionLeadsToOneTable) {
  lay("one");
  lay("two");
  const Outcome one = arrive("one", 1);
  ASSERT_EQ(one.letters.size(), 1U);
  EXPECT_EQ(one.letters[0].first, 1U);
  EXPECT_EQ(one.letters[0].second.at("view").at("table").at("id"), "one");
  EXPECT_EQ(arrive("two", 1).error(), "there is a connection 1 already");
  arrive("two", 2);
  const Outcome sat = say(2, {{"do", "sit"}, {"seat", 0}});
  for (const auto& [to, letter] : sat.letters) EXPECT_EQ(to, 2U);
  ASSERT_EQ(sat.kept.size(), 1U);
  EXPECT_EQ(sat.kept[0].first, "two");
  EXPECT_TRUE(worker.ask("{\"do\":\"depart\",\"now\":1000000,\"connection\":2}").ok());
  EXPECT_EQ(say(2, {{"do", "stand"}}).error(), "there is no connection 2");
}

TEST_F(ParlourTest, WhatATableIsToldInNonsenseItRefusesItself) {
  lay("home");
  arrive("home", 1);
  const Outcome outcome = worker.ask(
      json::object{{"do", "receive"}, {"now", now}, {"connection", 1}, {"message", "{{{"}});
  EXPECT_TRUE(outcome.ok());
  ASSERT_EQ(outcome.letters.size(), 1U);
  EXPECT_EQ(outcome.letters[0].second.at("refused"), "unreadable");
}

TEST_F(ParlourTest, BotsThinkOneAtATimeTheOldestFirst) {
  options["seats"] = 3;
  begin("b", 1);
  begin("a", 2);
  Outcome outcome = at("wake");
  EXPECT_EQ(outcome.answer.at("thinking"), 4);
  EXPECT_EQ(thought(outcome = at("think")), "\"b\" 1");
  EXPECT_EQ(outcome.answer.at("thinking"), 3);
  EXPECT_EQ(thought(at("think")), "\"b\" 2");
  EXPECT_EQ(thought(at("think")), "\"a\" 1");
  EXPECT_EQ(thought(outcome = at("think")), "\"a\" 2");
  EXPECT_EQ(outcome.answer.at("thinking"), 0);
  EXPECT_EQ(thought(outcome = at("think")), "nobody");
  EXPECT_TRUE(outcome.ok());
}

TEST_F(ParlourTest, NobodyThinksForATableThatIsCleared) {
  begin("a", 1);
  begin("b", 2);
  EXPECT_EQ(worker.ask("{\"do\":\"clear\",\"table\":\"a\"}").answer.at("thinking"), 1);
  EXPECT_EQ(thought(at("think")), "\"b\" 1");
}

TEST_F(ParlourTest, AStandInWhoIsAskedTwiceThinksOnce) {
  begin("a", 1);
  say(1, {{"do", "leave"}});
  say(1, {{"do", "return"}});
  EXPECT_EQ(say(1, {{"do", "leave"}}).answer.at("thinking"), 2);  // the bot, and the person
}

TEST_F(ParlourTest, ABotThatIsSpokenToStillDecides) {
  begin("a", 1, "novice");
  const json::object hello{{"do", "talk"}, {"phrase", "hello"}};
  EXPECT_EQ(say(1, hello).answer.at("thinking"), 2);
  EXPECT_EQ(say(1, hello).answer.at("thinking"), 2) << "it answers what was said last";
  const Outcome decided = at("think");
  ASSERT_EQ(decided.kept.size(), 1U);
  EXPECT_NE(decided.kept[0].second.find("\"move\":"), std::string::npos);
  at("think");
  EXPECT_EQ(at("wake").answer.at("thinking"), 0);
}

TEST_F(ParlourTest, TheNextWakeIsTheEarliestOfAllTables) {
  EXPECT_TRUE(at("wake").answer.at("wake").is_null());
  options["clock"] = {{"kind", "live"}, {"bank", 60'000}, {"increment", 0}};
  begin("slow", 1);
  EXPECT_EQ(at("wake").answer.at("wake"), now + 60'000);
  options["clock"] = {{"kind", "live"}, {"bank", 5'000}, {"increment", 1'000}};
  begin("fast", 2);
  EXPECT_EQ(at("wake").answer.at("wake"), now + 6'000);
  EXPECT_EQ(at("wake").answer.at("thinking"), 2);
  now += 6'000;
  const Outcome late = at("wake");
  EXPECT_EQ(late.answer.at("thinking"), 3) << "somebody decides for him who was late";
  EXPECT_EQ(late.answer.at("wake"), now + 54'000);
  EXPECT_EQ(worker.ask("{\"do\":\"clear\",\"table\":\"slow\"}").answer.at("wake"), json::value());
}

TEST_F(ParlourTest, ATableComesBackFromWhatWasKept) {
  begin("home", 1, "clubman");
  at("think");
  worker.ask(json::object{{"do", "depart"}, {"now", now}, {"connection", 1}});
  const auto seen = [&](int connection) {
    json::object letter = arrive("home", connection).letters.at(0).second;
    letter.erase("n");
    worker.ask(json::object{{"do", "depart"}, {"now", now}, {"connection", connection}});
    return json::serialize(letter);
  };
  const std::string before = seen(2);
  EXPECT_NE(before.find("\"stage\":\"playing\""), std::string::npos);
  const std::vector<std::string> lines = kept["home"];

  worker.begin_anew();
  const Outcome restored = restore(lines);
  ASSERT_TRUE(restored.ok()) << restored.error();
  EXPECT_EQ(restored.answer.at("table"), "home");
  EXPECT_EQ(seen(3), before);
  EXPECT_EQ(restore(lines).error(), "there is a table \"home\" already");
}

TEST_F(ParlourTest, WhoWasThinkingThinksAgainAfterwards) {
  begin("home", 1);
  worker.begin_anew();
  EXPECT_EQ(restore(kept["home"]).answer.at("thinking"), 1);
  EXPECT_EQ(thought(at("think")), "\"home\" 1");
}

TEST_F(ParlourTest, LinesThatDoNotFitAreNamedAndNoTableIsLaid) {
  begin("home", 1);
  const std::vector<std::string> lines = kept["home"];
  worker.begin_anew();
  std::vector<std::string> torn = lines;
  torn.erase(torn.begin() + 1);  // nobody has sat down, so nothing can start
  EXPECT_EQ(restore(torn).error(), "lines[2]: this line does not fit what was kept before it");
  torn = lines;
  torn.erase(torn.begin());
  EXPECT_EQ(restore(torn).error(), "lines[0]: the first line that is kept lays the table");
  torn = lines;
  torn[2].pop_back();
  EXPECT_NE(restore(torn).error().find("lines[2]: "), std::string::npos);
  EXPECT_TRUE(restore(lines).ok());
}

// Storage that somebody has meddled with: a table comes of it or does not, and nothing else breaks.
TEST_F(ParlourTest, WhateverWasDoneToTheLinesNothingBreaks) {
  begin("home", 1, "novice");
  for (int i = 0; i < 40; ++i) {
    say(1, {{"do", i % 2 == 0 ? "leave" : "return"}});
    at("think");
  }
  const std::vector<std::string> lines = kept["home"];
  ASSERT_GT(lines.size(), 40U);
  Rng rng(17);
  const auto any = [&](std::size_t size) { return rng.below(static_cast<unsigned>(size)); };
  int came_back = 0;
  for (int trial = 0; trial < 500; ++trial) {
    std::vector<std::string> torn = lines;
    for (unsigned faults = 1 + any(3); faults > 0; --faults) {
      std::string& line = torn[any(torn.size())];
      switch (any(4)) {
        case 0: line[any(line.size())] = static_cast<char>(' ' + any(95)); break;
        case 1: std::swap(line, torn[any(torn.size())]); break;
        case 2: line = torn[any(torn.size())]; break;
        default: torn.resize(1 + any(torn.size())); break;
      }
    }
    worker.begin_anew();
    const Outcome outcome = restore(torn);
    if (!outcome.ok()) {
      EXPECT_EQ(arrive("home", 2).error(), "there is no table \"home\"");
      continue;
    }
    ++came_back;
    const std::string table(outcome.answer.at("table").as_string());
    EXPECT_TRUE(arrive(table, 2).ok());
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(at("think").ok());
  }
  EXPECT_GT(came_back, 20);
  EXPECT_LT(came_back, 480);
}

TEST_F(ParlourTest, TheFirstLineIsTheRequestThatLaidTheTable) {
  lay("home");
  ASSERT_EQ(kept["home"].size(), 1U);
  EXPECT_EQ(kept["home"][0], json::serialize(laying("home")));
}

TEST_F(ParlourTest, BotsAreListedTheWeakestFirst) {
  const Outcome outcome = worker.ask("{\"do\":\"bots\"}");
  const json::array& bots = outcome.answer.at("bots").as_array();
  ASSERT_GE(bots.size(), 3U);
  EXPECT_EQ(bots[0].at("name"), "random");
  for (const json::value& bot : bots) EXPECT_FALSE(bot.at("about").as_string().empty());
}

TEST_F(ParlourTest, OptionsAreCheckedAndCompleted) {
  const Outcome good = worker.ask(json::object{{"do", "options"}, {"options", options}});
  EXPECT_EQ(good.answer.at("options").at("edition"), "classic");
  EXPECT_EQ(good.answer.at("options").at("stand_in"), "clubman");
  options["seats"] = 9;
  const Outcome bad = worker.ask(json::object{{"do", "options"}, {"options", options}});
  EXPECT_FALSE(bad.ok());
  EXPECT_NE(bad.error().find('9'), std::string::npos) << bad.error();
}

}  // namespace
}  // namespace noblesse::home
