// Errors as values: what is wrong, where, what would be right; and, where a rule is broken, which
// rule and how, for whoever says it in their own language.
#pragma once

#include <expected>
#include <string>
#include <utility>

namespace noblesse {

struct Error {
  std::string message;
  std::string rule = {};  // "A9" where a rule forbids it, else empty
  std::string key = {};   // "thief_in_jail": the reason's own name, where it has one

  friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(std::string message, std::string rule = {},
                                   std::string key = {}) {
  return std::unexpected(Error{std::move(message), std::move(rule), std::move(key)});
}

}  // namespace noblesse
