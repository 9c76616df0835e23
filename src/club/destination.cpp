// What can be read without asking anybody: addresses, and how long they want to be left alone.
#include <algorithm>
#include <charconv>
#include <ctime>

#include "club/errand.h"

namespace noblesse {

Result<Destination> read_url(std::string_view url) {
  Destination out;
  if (url.starts_with("https://"))
    out.tls = true;
  else if (!url.starts_with("http://"))
    return fail("an address begins with https:// or http://");
  url.remove_prefix(out.tls ? 8 : 7);
  for (const char c : url) {
    if (c <= ' ' || c >= 127 || c == '#' || c == '\\') {
      return fail("an address has no spaces, control characters or fragment");
    }
  }
  const std::size_t end = std::min(url.find_first_of("/?"), url.size());
  const std::string_view authority = url.substr(0, end);
  out.path = url.substr(end);
  if (!out.path.starts_with('/')) out.path.insert(0, "/");
  if (authority.empty() || authority.contains('@')) {
    return fail("an address names a host, and no user");
  }
  const std::size_t colon =
      authority.find(':', authority.starts_with('[') ? authority.find(']') : 0);
  out.host = authority.substr(0, std::min(colon, authority.size()));
  out.port = colon == std::string_view::npos ? (out.tls ? "443" : "80")
                                             : std::string(authority.substr(colon + 1));
  if (out.host.starts_with('[') && out.host.ends_with(']')) {
    out.host = out.host.substr(1, out.host.size() - 2);
  }
  const bool digits = out.port.find_first_not_of("0123456789") == std::string::npos;
  if (out.host.empty() || out.port.empty() || out.port.size() > 5 || !digits) {
    return fail("an address names a host, and a port as a number");
  }
  return out;
}

std::string origin_of(const Destination& to) {
  const bool usual = to.port == (to.tls ? "443" : "80");
  const std::string host = to.host.contains(':') ? "[" + to.host + "]" : to.host;
  return (to.tls ? "https://" : "http://") + host + (usual ? "" : ":" + to.port);
}

std::optional<Milliseconds> read_retry_after(std::string_view text, std::int64_t now) {
  constexpr std::int64_t kSecond = 1000;
  std::int64_t seconds = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
  if (error == std::errc() && end == text.data() + text.size() && seconds >= 0 &&
      seconds <= std::int64_t{365} * 24 * 60 * 60) {
    return Milliseconds(seconds * kSecond);
  }
  std::tm date{};
  const std::string copy(text);
  const char* const read = strptime(copy.c_str(), "%a, %d %b %Y %H:%M:%S GMT", &date);
  if (read == nullptr || *read != '\0') return std::nullopt;
  return Milliseconds(std::max<std::int64_t>(0, std::int64_t{timegm(&date)} * kSecond - now));
}

}  // namespace noblesse
