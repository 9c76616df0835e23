// Where a caller comes from. IPv4 addresses are kept as IPv6 ones (::ffff:a.b.c.d), so that one
// caller has one address.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace noblesse {

class Address {
 public:
  using Bytes = std::array<std::uint8_t, 16>;

  constexpr Address() = default;
  explicit constexpr Address(const Bytes& bytes) : bytes_(bytes) {}

  // "192.0.2.7", "2001:db8::7" or "[2001:db8::7]", without a port.
  static std::optional<Address> read(std::string_view text);

  std::string text() const;
  constexpr const Bytes& bytes() const { return bytes_; }
  bool is_v4() const;

  // Whom limits are counted by: an IPv4 address, or the /64 that one IPv6 household is given.
  Address ward() const;

  friend constexpr auto operator<=>(const Address&, const Address&) = default;

 private:
  Bytes bytes_{};
};

struct AddressHash {
  std::size_t operator()(const Address& address) const;
};

// Addresses and networks ("10.0.0.0/8", "::1") that somebody is in or not.
class Networks {
 public:
  static Result<Networks> read(const std::vector<std::string>& list);

  bool contains(const Address& address) const;

 private:
  struct Network {
    Address first;
    int bits = 0;  // of the 128
  };
  std::vector<Network> list_;
};

}  // namespace noblesse
