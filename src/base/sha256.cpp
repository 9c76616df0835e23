#include "base/sha256.h"

#include <algorithm>
#include <bit>

namespace noblesse {
namespace {

// The cube roots of the first 64 primes: 32 bits behind the point.
constexpr std::array<std::uint32_t, 64> kRoots{
    0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
    0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
    0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
    0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
    0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
    0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
    0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
    0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2};

// The block as 16 words, the highest byte first, stretched to 64.
std::array<std::uint32_t, 64> stretch(const std::array<std::uint8_t, 64>& block) {
  std::array<std::uint32_t, 64> words{};
  for (std::size_t i = 0; i < 16; ++i) {
    for (std::size_t byte = 0; byte < 4; ++byte) words[i] = words[i] << 8U | block[4 * i + byte];
  }
  for (std::size_t i = 16; i < 64; ++i) {
    const std::uint32_t a = words[i - 15];
    const std::uint32_t b = words[i - 2];
    const std::uint32_t small_a = std::rotr(a, 7) ^ std::rotr(a, 18) ^ (a >> 3U);
    const std::uint32_t small_b = std::rotr(b, 17) ^ std::rotr(b, 19) ^ (b >> 10U);
    words[i] = words[i - 16] + small_a + words[i - 7] + small_b;
  }
  return words;
}

}  // namespace

void Sha256::mix_block() {
  const std::array<std::uint32_t, 64> words = stretch(block_);
  auto [a, b, c, d, e, f, g, h] = state_;
  for (std::size_t i = 0; i < 64; ++i) {
    const std::uint32_t big_e = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
    const std::uint32_t choice = (e & f) ^ (~e & g);
    const std::uint32_t first = h + big_e + choice + kRoots[i] + words[i];
    const std::uint32_t big_a = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
    const std::uint32_t majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = d + first;
    d = c;
    c = b;
    b = a;
    a = first + big_a + majority;
  }
  const std::array<std::uint32_t, 8> mixed{a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < state_.size(); ++i) state_[i] += mixed[i];
}

void Sha256::add(std::span<const std::uint8_t> bytes) {
  while (!bytes.empty()) {
    const std::size_t used = bytes_ % kBlock;
    const auto piece = bytes.first(std::min(bytes.size(), kBlock - used));
    std::ranges::copy(piece, block_.begin() + static_cast<std::ptrdiff_t>(used));
    bytes_ += piece.size();
    bytes = bytes.subspan(piece.size());
    if (bytes_ % kBlock == 0) mix_block();
  }
}

void Sha256::add(std::string_view bytes) {
  add({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()});
}

Sha256::Digest Sha256::digest() const {
  // Closed with a one bit, noughts up to the last eight bytes of a block, and the length in bits.
  Sha256 closed = *this;
  std::array<std::uint8_t, kBlock + 8> closing{0x80};
  const std::size_t length_at = 1 + (2 * kBlock - 9 - bytes_ % kBlock) % kBlock;
  for (std::size_t i = 0; i < 8; ++i) {
    closing[length_at + i] = static_cast<std::uint8_t>(bytes_ * 8 >> (56 - 8 * i));
  }
  closed.add(std::span(closing).first(length_at + 8));
  Digest digest{};
  for (std::size_t i = 0; i < digest.size(); ++i) {
    digest[i] = static_cast<std::uint8_t>(closed.state_[i / 4] >> (24 - i % 4 * 8));
  }
  return digest;
}

}  // namespace noblesse
