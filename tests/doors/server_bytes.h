// Is what the doors said on one connection well-formed? Answers of HTTP one after the other, and
// behind a 101 frames of a server, of which a close is the last. It may break off anywhere.
#pragma once

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>

namespace noblesse::testing {

inline std::string fault_in_frames(std::string_view bytes) {
  while (bytes.size() >= 2) {
    const auto byte = [&](std::size_t at) { return static_cast<std::uint8_t>(bytes[at]); };
    const unsigned opcode = byte(0) & 0x0FU;
    if ((byte(0) & 0xF0U) != 0x80) return "the doors sent a piece of a frame, or reserved bits";
    if (opcode != 1 && opcode != 8 && opcode != 9 && opcode != 10) return "an opcode of no frame";
    if ((byte(1) & 0x80U) != 0) return "a server does not mask";
    std::size_t length = byte(1);
    std::size_t start = 2;
    if (length >= 126) {
      start = length == 126 ? 4 : 10;
      if (bytes.size() < start) return {};
      length = 0;
      for (std::size_t at = 2; at < start; ++at) length = length << 8U | byte(at);
    }
    if (bytes.size() < start + length) return {};
    bytes.remove_prefix(start + length);
    if (opcode == 8 && !bytes.empty()) return "there is something behind a close";
  }
  return {};
}

inline std::string fault_in(std::string_view bytes) {
  while (!bytes.empty()) {
    constexpr std::string_view kVersion = "HTTP/1.1 ";
    if (!bytes.starts_with(kVersion.substr(0, bytes.size()))) return "no answer of HTTP";
    const std::size_t end = bytes.find("\r\n\r\n");
    if (end == std::string_view::npos) return {};
    const std::string_view head = bytes.substr(0, end);
    bytes.remove_prefix(end + 4);
    if (head.starts_with("HTTP/1.1 101")) return fault_in_frames(bytes);
    constexpr std::string_view kLength = "Content-Length: ";
    std::size_t length = 0;
    if (const std::size_t at = head.find(kLength); at != std::string_view::npos) {
      std::from_chars(head.data() + at + kLength.size(), head.data() + head.size(), length);
    }
    bytes.remove_prefix(std::min(length, bytes.size()));
  }
  return {};
}

}  // namespace noblesse::testing
