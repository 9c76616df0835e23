// Errors as values: what is wrong, where, what would be right, and the rule that says so.
#pragma once

#include <expected>
#include <string>
#include <utility>

namespace noblesse {

struct Error {
  std::string message;
  std::string rule;  // "A9" where a rule forbids it, else empty

  friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(std::string message, std::string rule = {}) {
  return std::unexpected(Error{std::move(message), std::move(rule)});
}

}  // namespace noblesse
