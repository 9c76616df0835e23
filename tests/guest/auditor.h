// Writes down what every client was told and promised, and compares it with what the club says in
// the end.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "guest/player.h"
#include "match/match.h"

namespace noblesse::guest {

class Auditor final : public Witness {
 public:
  using GameId = std::pair<std::string, std::uint64_t>;  // table and number

  // Every fault once, with how often it came.
  const std::map<std::string, int>& faults() const { return faults_; }
  void fault(const std::string& what) { ++faults_[what.substr(0, 2000)]; }

  // Games of which anybody was told the result.
  std::vector<GameId> ended() const;
  std::uint64_t choices() const;

  // The answer to GET /api/games/TABLE/NUMBER.
  void check_game(const Shelf& shelf, const GameId& id, const Response& response);

 private:
  void chose(const Player& player, std::uint64_t question, std::string_view move) override;
  void told(const Player& player, const json::object& letter) override;
  void wondered(const Player& player, const std::string& why) override;
  void note_result(const Player& player, const json::value& result);
  void check_record(const Shelf& shelf, const GameId& id, const Record& record);

  using Questions = std::map<std::uint64_t, std::string>;  // the move that answered each
  std::map<GameId, std::map<unsigned, Questions>> choices_;
  std::map<GameId, std::string> results_;
  // What everybody was told at a table with each number. Numbers are never used twice, whatever
  // happens to the club.
  std::map<std::pair<std::string, std::uint64_t>, std::string> events_;
  std::map<std::string, int> faults_;
};

}  // namespace noblesse::guest
