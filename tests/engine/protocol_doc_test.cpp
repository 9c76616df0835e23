// docs/protocol.md tells the truth, and all of it: every example is run (each block marked
// ```engine is a session of its own), every event and every key of a view is explained.
#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>

#include "base/rng.h"
#include "tests/engine/desk.h"
#include "tests/engine/transcript.h"

namespace noblesse::testing {
namespace {

struct Block {
  int line = 0;
  std::string text;
};

std::vector<Block> engine_blocks(const std::string& document) {
  std::vector<Block> blocks;
  bool inside = false;
  int number = 0;
  std::istringstream lines(document);
  for (std::string row; std::getline(lines, row);) {
    ++number;
    if (row == "```engine") {
      inside = true;
      blocks.push_back({number + 1, {}});
    } else if (row.starts_with("```")) {
      inside = false;
    } else if (inside) {
      blocks.back().text += row + "\n";
    }
  }
  return blocks;
}

// The words in backquotes of one cell of a table: `a`, `b`.
std::set<std::string> words_of(const std::string& cell) {
  std::set<std::string> words;
  for (std::size_t at = cell.find('`'); at != std::string::npos; at = cell.find('`', at + 1)) {
    const std::size_t end = cell.find('`', at + 1);
    words.insert(cell.substr(at + 1, end - at - 1));
    at = end;
  }
  return words;
}

// The tables below a heading, up to the next one: a row's first two cells.
std::vector<std::pair<std::set<std::string>, std::set<std::string>>> rows_below(
    const std::string& heading) {
  std::vector<std::pair<std::set<std::string>, std::set<std::string>>> rows;
  std::istringstream lines(read_file("docs/protocol.md"));
  bool here = false;
  for (std::string row; std::getline(lines, row);) {
    if (row.starts_with("#")) here = row == heading;
    if (!here || !row.starts_with("| ")) continue;
    const std::size_t second = row.find('|', 1);
    rows.emplace_back(words_of(row.substr(0, second)),
                      words_of(row.substr(second, row.find('|', second + 1) - second)));
  }
  EXPECT_FALSE(rows.empty()) << heading;
  return rows;
}

// Plays a game to its end, always choosing among what is legal, and shows each answer.
template <class Look>
void play_through(const std::string& start, std::uint64_t seed, Look look) {
  Desk desk;
  Rng rng(seed);
  json::object answer = desk.told(start);
  look(desk, answer);
  while (!answer.at("over").as_bool()) {
    const json::array& pending = answer.at("pending").as_array();
    const auto seat = static_cast<int>(
        pending.at(rng.below(static_cast<std::uint32_t>(pending.size()))).as_int64());
    const std::vector<std::string> moves = desk.legal(seat);
    answer = desk.act(seat, moves.at(rng.below(static_cast<std::uint32_t>(moves.size()))));
    look(desk, answer);
  }
}

const std::map<std::string, std::vector<std::string>> kGames = {
    {"adel",
     {R"({"cmd":"new","game":"adel","players":5,"seed":1})",
      R"({"cmd":"new","game":"adel","players":2,"seed":1,"options":{"variant":"confrontation"}})"}},
    {"mille",
     {R"({"cmd":"new","game":"mille","players":4,"seed":1})",
      R"({"cmd":"new","game":"mille","players":2,"seed":1,"options":{"arrival":"ends_turn"}})"}},
};

// Every event that anybody gets to see is in its game's table, with these keys and no others; and
// every public event of the table is seen in some game.
TEST(ProtocolDocument, EveryEventIsExplained) {
  for (const auto& [game, starts] : kGames) {
    std::map<std::string, std::set<std::string>> explained;
    for (const auto& [names, keys] : rows_below("### The events of " + game)) {
      for (const std::string& name : names) explained[name] = keys;
    }
    std::set<std::string> seen;
    for (const std::string& start : starts) {
      for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        play_through(start, seed, [&](Desk&, const json::object& answer) {
          for (const json::value& event : answer.at("events").as_array()) {
            const std::string name(event.at("event").as_string());
            seen.insert(name);
            ASSERT_TRUE(explained.contains(name)) << json::serialize(event);
            std::set<std::string> keys = explained[name];
            for (const auto& entry : event.as_object()) {
              if (entry.key() == "event") continue;
              EXPECT_EQ(keys.erase(std::string(entry.key())), 1U) << json::serialize(event);
            }
            keys.erase(name == "round" ? "place" : "");  // only where nobody chooses
            EXPECT_TRUE(keys.empty()) << json::serialize(event) << " has no " << *keys.begin();
          }
        });
      }
    }
    for (const auto& [name, keys] : explained) {
      const bool secret = name == "dealt" || name == "chose" || name == "sealed";
      EXPECT_EQ(seen.contains(name), !secret) << game << ": " << name;
    }
  }
}

// The keys of a view are those of its table.
TEST(ProtocolDocument, EveryKeyOfAViewIsExplained) {
  for (const auto& [game, starts] : kGames) {
    std::set<std::string> explained;
    for (const auto& row : rows_below("### The view of " + game)) {
      explained.insert(row.first.begin(), row.first.end());
    }
    std::set<std::string> seen;
    for (const std::string& start : starts) {
      play_through(start, 1, [&](Desk& desk, const json::object&) {
        for (const char* command :
             {R"({"cmd":"view","seat":0})", R"({"cmd":"view","seat":null})"}) {
          const json::object answer = desk.told(command);
          for (const auto& entry : answer.at("view").as_object()) seen.emplace(entry.key());
        }
      });
    }
    EXPECT_EQ(seen, explained) << game;
  }
}

TEST(ProtocolDocument, EveryExampleIsTrue) {
  const std::vector<Block> blocks = engine_blocks(read_file("docs/protocol.md"));
  EXPECT_GE(blocks.size(), 10U);
  for (const Block& block : blocks) {
    Desk desk;
    for (const Exchange& exchange : read_transcript(block.text, block.line)) {
      const std::string answer = desk.say(exchange.said);
      EXPECT_TRUE(agrees(exchange.answer, answer))
          << "docs/protocol.md:" << exchange.line << "\n> " << exchange.said
          << "\nwritten: " << exchange.answer << "\nanswer:  " << answer;
    }
  }
}

TEST(ProtocolDocument, NamesEveryCommand) {
  const std::string document = read_file("docs/protocol.md");
  for (const char* command : {"new", "act", "chance", "legal", "view", "state", "record", "load",
                              "undo", "bot", "quit"}) {
    EXPECT_NE(document.find("{\"cmd\":\"" + std::string(command) + "\""), std::string::npos)
        << command;
  }
}

TEST(Transcript, DotsStandForAnything) {
  EXPECT_TRUE(agrees("abc", "abc"));
  EXPECT_FALSE(agrees("abc", "abcd"));
  EXPECT_TRUE(agrees("a…c", "abbc"));
  EXPECT_TRUE(agrees("a…c", "ac"));
  EXPECT_TRUE(agrees("a…c…e", "abcde"));
  EXPECT_FALSE(agrees("a…c…e", "abde"));
  EXPECT_FALSE(agrees("a…c", "xabc"));
  EXPECT_FALSE(agrees("a…c", "abcx"));
  EXPECT_FALSE(agrees("ab…bc", "abc"));
}

}  // namespace
}  // namespace noblesse::testing
