#include "match/whole.h"

#include <cmath>

namespace noblesse {

std::optional<std::int64_t> as_whole(const json::value& value) {
  constexpr double kLargest = 9007199254740992;  // 2^53
  if (value.is_int64()) return value.get_int64();
  if (!value.is_double()) return std::nullopt;
  const double number = value.get_double();
  if (!(std::abs(number) <= kLargest) || number != std::trunc(number)) return std::nullopt;
  return static_cast<std::int64_t>(number);
}

}  // namespace noblesse
