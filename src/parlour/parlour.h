// A table at home: what a worker of the browser runs, so that the page is spoken to as it would be
// by a server. A parlour hosts a few tables, lets their bots think, and hands over what is to be
// sent and stored. Requests come in as JSON, one at a time; lines of JSON go out.
//
// No I/O, no clock, no randomness, no exceptions: the same requests give the same bytes, natively
// and as WebAssembly.
//
//   {"send":CONNECTION,"letter":{…}}   a letter of a table (docs/table.md)
//   {"keep":TABLE,"line":"…"}          to be stored, after all that was kept of this table before,
//                                      and before any letter that follows is delivered
//   {"ok":true,…} or {"ok":false,"error":"…"}
//                                      the answer, always the last line. "thinking" says how many
//                                      bots wait to think, "wake" when to wake at the latest
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "match/command.h"
#include "table/table.h"

namespace noblesse {

class Parlour {
 public:
  static constexpr std::size_t kLongestRequest = kLongestJson;  // bytes
  static constexpr std::size_t kMostTables = 16;
  static constexpr std::size_t kMostConnections = 64;
  static constexpr std::size_t kLongestName = 64;  // bytes; of tables and people

  explicit Parlour(std::shared_ptr<const Shelf> shelf) : shelf_(std::move(shelf)) {}

  // The lines that one request leads to, each with its end. Refused, nothing has changed.
  std::string call(std::string_view request);

 private:
  // What an answer says beside the usual.
  using Reply = Result<json::object>;
  struct Verb;
  static const Verb kVerbs[];
  class Tray;
  struct Waiting {
    std::string table;
    Thinking thinking;
  };

  // What can be asked for (verbs.cpp).
  Reply lay(Command& request);
  Reply restore(Command& request);
  Reply clear(Command& request);
  Reply arrive(Command& request);
  Reply depart(Command& request);
  Reply receive(Command& request);
  Reply think(Command& request);
  Reply wake(Command& request);
  Reply list_bots(Command& request);
  Reply check_options(Command& request);
  Reply judge_edition(Command& request);
  Reply verify_record(Command& request);
  Reply replay_record(Command& request);

  Reply answer(std::string_view request, json::value& id);
  Reply obey(Command& request);
  // The shelf, with the edition that a request brings along: one of the device's own.
  Result<std::shared_ptr<const Shelf>> shelf_for(Command& request) const;
  // The table as its first kept line tells.
  Result<std::unique_ptr<Table>> lay_table(Command& told) const;
  Result<void> room_for(const std::string& table) const;
  // The table of the connection that a request names, or none and a fault.
  Table* table_of(Command& request, Connection connection);
  std::optional<Time> next_wake() const;

  std::shared_ptr<const Shelf> shelf_;
  std::map<std::string, std::unique_ptr<Table>, std::less<>> tables_;
  std::map<Connection, std::string> connections_;  // the table of each
  std::deque<Waiting> waiting_;                    // the oldest first
  std::string lines_;                              // of the request that is being answered
};

}  // namespace noblesse
