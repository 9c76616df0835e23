// The answer to one message: done, perhaps with something in hand, or refused with a code that
// every client can put into words.
#pragma once

#include <string>
#include <utility>

#include "match/json_text.h"
#include "table/table.h"

namespace noblesse {

struct Table::Reply {
  std::string_view refused;  // the code; empty: done
  JsonFields details;        // what belongs to it: the rule's number, arguments
  bool lasting = true;       // whether the table is another one now, so that the message is kept

  static Reply done() { return {}; }
  static Reply done_with(JsonFields details) { return {{}, std::move(details), true}; }
  // Answered, and nothing has changed.
  static Reply told(JsonFields details = {}) { return {{}, std::move(details), false}; }
  static Reply no(std::string_view code, JsonFields details = {}) {
    return {code, std::move(details), false};
  }
  static Reply unreadable(std::string_view why) {
    return no("unreadable", JsonFields().add("why", why));
  }
  // What the rules say against it: in English, by its key, and by the rule's number.
  static Reply no(std::string_view code, const Error& error) {
    return no(code,
              JsonFields().add("why", error.message).add("key", error.key).add("rule", error.rule));
  }
};

}  // namespace noblesse
