// What the files of the API share: the body of a request, pages, and small pieces of answers.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "club/club.h"
#include "club/name.h"
#include "match/json_text.h"

namespace noblesse {

// A request's body, opened.
struct Club::Body {
  std::unique_ptr<json::object> object;  // the keys point into it
  std::unique_ptr<Command> keys;

  Command* operator->() const { return keys.get(); }
};

// The token of a request, hashed; empty if there is none.
std::string session_of(const Asking& asking);
bool is_by_bearer(const Asking& asking);  // the token of a program, not of a browser's cookie
// Lets a browser keep a token, or forget it if that is empty.
void set_cookie(Answer& answer, const Asking& asking, std::string_view token);
// A browser that still has it by its old name is given it by the new one.
void renew_old_cookie(Answer& answer, const Asking& asking);

bool is_login(std::string_view text);

// A page's mark, as text that can stand in a query; nothing if it is none.
std::string write_mark(const store::Mark& mark);
std::optional<store::Mark> read_mark(std::string_view text);

// Of a table that stands still: it waits until the store can write again, or cannot be read.
constexpr std::string_view words_of_standstill(club::Fault why) {
  if (why != club::Fault::not_written) return club::words_of(why).text;
  return "The table cannot be written down at the moment; come back in a while.";
}

inline constexpr int kPage = 50;  // entries of one

// [a,b,c] of texts that are JSON already.
template <class List, class Write>
std::string json_list(const List& list, Write write) {
  std::string out = "[";
  for (const auto& entry : list) {
    if (out.size() > 1) out += ',';
    out += write(entry);
  }
  return out + ']';
}

// A password on its way: one copy, wiped when the last who needs it has gone.
using Secret = std::shared_ptr<std::string>;
Secret keep_secret(std::string_view text);

// The cookie of a session, taken back.
std::string no_cookie(bool secure);

std::string person_json(const store::Person& person);  // what everybody may know
std::string quiet_json(const std::optional<store::QuietHours>& quiet);
std::string own_json(const store::Person& person);  // what they are told about themselves

}  // namespace noblesse
