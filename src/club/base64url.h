// Bytes as text that can stand in an address: A to Z, a to z, 0 to 9, "-" and "_", six bits each,
// without padding (RFC 4648, section 5).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace noblesse {

using Bytes = std::vector<std::uint8_t>;

std::string write_base64url(std::span<const std::uint8_t> bytes);
std::string write_base64url(std::string_view text);
// Nothing if it is none, or if another text would say the same.
std::optional<Bytes> read_base64url(std::string_view text);

}  // namespace noblesse
