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

bool is_login(std::string_view text);
bool is_password(std::string_view text);

// A page's mark, as text that can stand in a query; nothing if it is none.
std::string write_mark(const store::Mark& mark);
std::optional<store::Mark> read_mark(std::string_view text);

// Of a table that waits until the store can write again.
inline constexpr std::string_view kTableRests =
    "The table cannot be written down at the moment; come back in a while.";

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

std::string person_json(const store::Person& person);  // what everybody may know
std::string own_json(const store::Person& person);     // what he is told about himself

}  // namespace noblesse
