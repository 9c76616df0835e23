// The examples of docs/table.md are played at a real table. NOBLESSE_GOLDEN=write writes the
// answers anew.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>

#include "table/fair_dealer.h"
#include "tests/root.h"
#include "tests/table/hall.h"

namespace noblesse::hall {
namespace {

constexpr const char* kDocument = NOBLESSE_ROOT "/docs/table.md";
constexpr std::size_t kShown = 400;  // of a letter

std::string shortened(const std::string& text) {
  return text.size() <= kShown ? text : text.substr(0, kShown) + "…";
}

// Plays one block's actions and returns the block with the letters that they lead to.
std::vector<std::string> play(const std::vector<std::string>& block) {
  TableOptions options;
  options.game = "adel";
  options.edition = "classic";
  options.seats = 2;
  Hall hall(std::make_shared<const Shelf>(), "club", "alice", options,
            std::make_shared<FairDealer>("club", Seed{}));
  std::map<std::string, Connection> connections;
  std::vector<std::string> played;
  for (const std::string& line : block) {
    if (line.starts_with("< ")) continue;
    played.push_back(line);
    if (line == "think") {
      hall.let_one_think();
    } else {
      const std::size_t space = line.find(' ', 2);
      const std::string person = line.substr(2, space - 2);
      if (line[0] == '+') {
        connections[person] = connections.size() + 1;
        hall.arrive(connections[person], person);
      } else if (line[0] == '-') {
        hall.depart(connections[person], Departure::connection_lost);
      } else {
        hall.receive(connections[person], line.substr(space + 1));
      }
    }
    for (const Sent& letter : hall.letters) {
      for (const auto& [person, connection] : connections) {
        if (connection == letter.to) played.push_back("< " + person + " " + shortened(letter.text));
      }
    }
    hall.letters.clear();
  }
  return played;
}

TEST(TableDocument, TheExamplesAreTrue) {
  std::ifstream file(kDocument);
  std::vector<std::string> lines;
  for (std::string line; std::getline(file, line);) lines.push_back(line);
  std::vector<std::string> whole;
  std::size_t blocks = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    whole.push_back(lines[i]);
    if (lines[i] != "```table") continue;
    std::vector<std::string> block;
    for (++i; i < lines.size() && lines[i] != "```"; ++i) block.push_back(lines[i]);
    const auto played = play(block);
    if (std::getenv("NOBLESSE_GOLDEN") == nullptr) EXPECT_EQ(played, block);
    whole.insert(whole.end(), played.begin(), played.end());
    whole.emplace_back("```");
    ++blocks;
  }
  EXPECT_GT(blocks, 0U);
  if (std::getenv("NOBLESSE_GOLDEN") == nullptr) return;
  std::ofstream out(kDocument);
  for (const std::string& line : whole) out << line << '\n';
}

}  // namespace
}  // namespace noblesse::hall
