#include "doors/address.h"

#include <arpa/inet.h>

#include <algorithm>
#include <charconv>
#include <cstring>

namespace noblesse {
namespace {

constexpr std::size_t kV4Offset = 12;
constexpr int kV4Bits = 96;
constexpr std::array<std::uint8_t, kV4Offset> kV4Prefix{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};

}  // namespace

std::optional<Address> Address::read(std::string_view text) {
  if (text.size() >= 2 && text.front() == '[' && text.back() == ']') {
    text = text.substr(1, text.size() - 2);
    if (!text.contains(':')) return std::nullopt;
  }
  if (text.empty() || text.size() > INET6_ADDRSTRLEN || text.contains('\0')) return std::nullopt;
  const std::string word(text);  // inet_pton wants its NUL
  Bytes bytes{};
  if (inet_pton(AF_INET6, word.c_str(), bytes.data()) == 1) return Address(bytes);
  std::ranges::copy(kV4Prefix, bytes.begin());
  if (inet_pton(AF_INET, word.c_str(), bytes.data() + kV4Offset) == 1) return Address(bytes);
  return std::nullopt;
}

bool Address::is_v4() const {
  return std::equal(kV4Prefix.begin(), kV4Prefix.end(), bytes_.begin());
}

std::string Address::text() const {
  std::array<char, INET6_ADDRSTRLEN + 1> word{};
  if (is_v4()) {
    inet_ntop(AF_INET, bytes_.data() + kV4Offset, word.data(), word.size());
  } else {
    inet_ntop(AF_INET6, bytes_.data(), word.data(), word.size());
  }
  return word.data();
}

Address Address::ward() const {
  if (is_v4()) return *this;
  Bytes bytes = bytes_;
  std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
  return Address(bytes);
}

std::size_t AddressHash::operator()(const Address& address) const {
  return std::hash<std::string_view>()(std::string_view(
      reinterpret_cast<const char*>(address.bytes().data()), address.bytes().size()));
}

Result<Networks> Networks::read(const std::vector<std::string>& list) {
  Networks networks;
  for (const std::string& word : list) {
    const std::size_t slash = word.find('/');
    const auto first = Address::read(std::string_view(word).substr(0, slash));
    if (!first) {
      return fail("\"" + word + "\" is not an address or network; write 10.0.0.7 or 10.0.0.0/8");
    }
    const int most = first->is_v4() ? 32 : 128;
    int bits = most;
    if (slash != std::string::npos) {
      const char* const end = word.data() + word.size();
      const auto read = std::from_chars(word.data() + slash + 1, end, bits);
      if (read.ec != std::errc() || read.ptr != end || bits < 0 || bits > most) {
        return fail("\"" + word + "\": behind the slash stands a number from 0 to " +
                    std::to_string(most));
      }
    }
    networks.list_.push_back({*first, first->is_v4() ? bits + kV4Bits : bits});
  }
  return networks;
}

bool Networks::contains(const Address& address) const {
  return std::ranges::any_of(list_, [&](const Network& network) {
    const auto whole = static_cast<std::size_t>(network.bits / 8);
    if (std::memcmp(network.first.bytes().data(), address.bytes().data(), whole) != 0) return false;
    const unsigned rest = static_cast<unsigned>(network.bits) % 8U;
    if (rest == 0) return true;
    const unsigned mask = 0xFFU << (8U - rest) & 0xFFU;
    return ((network.first.bytes()[whole] ^ address.bytes()[whole]) & mask) == 0;
  });
}

}  // namespace noblesse
