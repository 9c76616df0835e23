// The answer to one message: done, perhaps with something in hand, or refused with a code that
// every client can put into words.
#pragma once

#include <string>
#include <utility>

#include "match/json.h"
#include "table/table.h"

namespace noblesse {

struct Table::Reply {
  std::string refused;   // the code; empty: done
  json::object details;  // what belongs to it: the rule's number, arguments
  bool lasting = true;   // whether the table is another one now, so that the message is kept

  static Reply done() { return {}; }
  static Reply done_with(json::object details) { return {{}, std::move(details), true}; }
  // Answered, and nothing has changed.
  static Reply told(json::object details = {}) { return {{}, std::move(details), false}; }
  static Reply no(std::string_view code, json::object details = {}) {
    return {std::string(code), std::move(details), false};
  }
};

}  // namespace noblesse
