// Letters and messages at a table are filled up to steps of length: through TLS one sees how long
// they are, and "castle" is shorter than "auction". Spaces behind a JSON text mean nothing.
#pragma once

#include <cstddef>
#include <string>

namespace noblesse {

// 256, 512, 1024, 2048, 4096, and from there on multiples of 4096.
constexpr std::size_t padded_size(std::size_t size) {
  constexpr std::size_t kLeast = 256;
  constexpr std::size_t kMost = 4096;
  if (size > kMost) return (size + kMost - 1) / kMost * kMost;
  std::size_t step = kLeast;
  while (step < size) step *= 2;
  return step;
}

inline std::string padded(std::string text) {
  text.resize(padded_size(text.size()), ' ');
  return text;
}

}  // namespace noblesse
