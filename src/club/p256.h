// Keys on the curve P-256, as push services and browsers use them: to agree on a secret (ECDH) and
// to sign (ES256). The only file besides the errand that knows OpenSSL's keys.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "base/error.h"

struct evp_pkey_st;

namespace noblesse {

class P256Key {
 public:
  using Secret = std::array<std::uint8_t, 32>;
  using Point = std::array<std::uint8_t, 65>;  // 4, and both coordinates
  using Signature = std::array<std::uint8_t, 64>;

  static Result<P256Key> make();
  // An error if no key has that secret: it is zero or too large.
  static Result<P256Key> of(const Secret& secret);

  const Secret& secret() const { return secret_; }
  const Point& point() const { return point_; }
  // What only this key and the one of that point can know. An error if it is no point of the curve.
  Result<Secret> shared_with(const Point& other) const;
  // SHA-256, then both numbers of the signature one after the other.
  Result<Signature> sign(std::string_view text) const;

 private:
  P256Key() = default;

  std::shared_ptr<evp_pkey_st> key_;
  Secret secret_{};
  Point point_{};
};

// Whether these bytes are a point of the curve.
bool is_point(std::span<const std::uint8_t> bytes);

}  // namespace noblesse
