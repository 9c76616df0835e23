#include "doors/own_addresses.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <unistd.h>

#include <array>
#include <memory>

#include "doors/fields.h"

namespace noblesse {

std::vector<std::string> own_addresses() {
  std::vector<std::string> addresses;
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return addresses;
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, &freeifaddrs);
  for (const ifaddrs* one = all.get(); one != nullptr; one = one->ifa_next) {
    const bool up = (one->ifa_flags & IFF_UP) != 0 && (one->ifa_flags & IFF_LOOPBACK) == 0;
    if (!up || one->ifa_addr == nullptr || one->ifa_addr->sa_family != AF_INET) continue;
    const auto* const address = reinterpret_cast<const sockaddr_in*>(one->ifa_addr);
    std::array<char, INET_ADDRSTRLEN> text{};
    if (inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size()) != nullptr) {
      addresses.emplace_back(text.data());
    }
  }
  return addresses;
}

std::vector<std::string> own_names() {
  std::vector<std::string> names = {"localhost"};
  std::array<char, 256> text{};
  if (gethostname(text.data(), text.size() - 1) != 0) return names;
  const std::string whole = lower_case(text.data());
  const std::string first = whole.substr(0, whole.find('.'));
  if (first.empty()) return names;
  names.insert(names.end(), {whole, first, first + ".local"});
  return names;
}

}  // namespace noblesse
