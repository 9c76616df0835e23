// From the raw head of a request to an Asking: every check that needs no body and no clock.
#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "doors/asking.h"
#include "doors/fault.h"

namespace noblesse {

struct RawHead {
  std::string_view method;
  std::string_view target;
  unsigned version = 11;  // 10 or 11
  std::vector<std::pair<std::string_view, std::string_view>> fields;
};

// What we know besides: who is on the wire, and whom we believe.
struct Porch {
  Address peer;
  bool secure = false;
  const Networks& trusted;
  std::span<const std::string> hosts;      // empty: our own
  std::span<const std::string> own_names;  // empty: any
};

std::expected<Asking, DoorFault> understand(const RawHead& head, const Porch& porch);

}  // namespace noblesse
