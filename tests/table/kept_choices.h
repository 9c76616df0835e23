// Every choice that was accepted, as the kept lines of one game tell: the last one of each seat to
// each question.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "tests/table/hall.h"

namespace noblesse::hall {

class KeptChoices {
 public:
  // A game begins at that table, with the line that was kept last.
  void begin(const Table& table, std::size_t lines) {
    gathered_ = first_line_;
    first_line_ = lines;
    seats_.clear();
    for (Seat seat = 0; seat < table.chairs().size(); ++seat) {
      const Chair& chair = table.chairs()[seat];
      if (chair.is_person()) seats_[table.sitter(chair).person] = seat;
    }
  }

  // What was taken back by consent is in no record.
  bool taken_back(const std::vector<std::string>& lines) const {
    return count(lines, first_line_, "undo") > 0;
  }
  // How often somebody took over the table, since the game before.
  std::size_t new_hosts(const std::vector<std::string>& lines) const {
    return count(lines, gathered_, "host");
  }

  std::vector<std::string> moves(const std::vector<std::string>& lines) const {
    std::map<std::uint64_t, std::map<std::uint64_t, std::string>> kept;
    for (std::size_t i = first_line_; i < lines.size(); ++i) {
      const json::object line = parse_json(lines[i])->as_object();
      const json::value* message = line.if_contains("message");
      if (line.contains("move") && !line.at("move").as_string().empty()) {
        kept[number(line.at("question"))][number(line.at("seat"))] = line.at("move").as_string();
      } else if (message != nullptr && message->at("do").as_string() == "choose") {
        // Who does not name the seat has one.
        const json::value* seat = message->get_object().if_contains("seat");
        const auto at =
            seat == nullptr ? seats_.at(std::string(line.at("by").as_string())) : number(*seat);
        kept[number(message->at("question"))][at] = message->at("move").as_string();
      }
    }
    std::vector<std::string> moves;
    for (const auto& [question, choices] : kept) {
      for (const auto& [seat, move] : choices) moves.push_back(std::to_string(seat) + " " + move);
    }
    return moves;
  }

  // The same of a record.
  static std::vector<std::string> moves(const Record& record) {
    std::vector<std::string> moves;
    for (const std::string& move : record.moves) {
      if (move[0] != '*') moves.push_back(move);
    }
    return moves;
  }

 private:
  static std::size_t count(const std::vector<std::string>& lines, std::size_t from,
                           const std::string& verb) {
    const std::string said = R"("message":{"do":")" + verb + '"';
    return static_cast<std::size_t>(
        std::count_if(lines.begin() + static_cast<std::ptrdiff_t>(from), lines.end(),
                      [&](const std::string& line) { return line.contains(said); }));
  }
  static std::uint64_t number(const json::value& value) { return value.to_number<std::uint64_t>(); }

  std::size_t gathered_ = 0;  // where the lines before the game begin
  std::size_t first_line_ = 0;
  std::map<std::string, std::uint64_t> seats_;  // of who has one, or the last of several
};

}  // namespace noblesse::hall
