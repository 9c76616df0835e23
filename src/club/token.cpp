#include "club/token.h"

#include <sodium.h>

#include <array>
#include <cstdint>

#include "base/hex.h"
#include "base/sha256.h"

namespace noblesse {
namespace {

constexpr std::size_t kBytes = 16;

}  // namespace

Result<void> start_sodium() {
  if (sodium_init() < 0) return fail("libsodium does not start: the system gives no randomness");
  return {};
}

std::string new_token() {
  std::array<std::uint8_t, kBytes> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return write_hex(bytes);
}

bool is_token(std::string_view text) { return read_hex<kBytes>(text).has_value(); }

std::string hash_of(std::string_view token) {
  Sha256 sha;
  sha.add(token);
  return write_hex(sha.digest());
}

bool same(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace noblesse
