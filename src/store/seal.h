// The seal of a kept text: by it a line or a snapshot that was changed, moved or swapped is
// noticed. It is no secret and no signature: whoever can write into the database can make it anew.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace noblesse::store {

inline constexpr std::string_view kLineSeal = "line";
inline constexpr std::string_view kSnapshotSeal = "snapshot";

// Half of the SHA-256 of "kind table number text", a line each: 32 hex digits.
std::string seal_of(std::string_view kind, std::string_view table, std::int64_t number,
                    std::string_view text);

}  // namespace noblesse::store
