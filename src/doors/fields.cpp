#include "doors/fields.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

#include "doors/target.h"

namespace noblesse {
namespace {

// Cuts the first piece off the list.
std::string_view next_piece(std::string_view& list, char separator) {
  const std::size_t end = list.find(separator);
  const std::string_view piece = list.substr(0, end);
  list = end == std::string_view::npos ? std::string_view() : list.substr(end + 1);
  return trimmed(piece);
}

bool is_token(std::string_view text) {
  constexpr std::string_view kOthers = "!#$%&'*+-.^_`|~";
  return !text.empty() && std::ranges::all_of(text, [&](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           kOthers.contains(c);
  });
}

// RFC 6265 4.1.1, and what browsers send all the same: spaces, quotes and commas.
bool is_cookie_value(std::string_view text) {
  return std::ranges::all_of(
      text, [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != 0x7F && c != ';'; });
}

bool is_host_name(std::string_view name) {
  if (name.starts_with('[')) return Address::read(name).has_value();
  return !name.empty() && name.size() <= 253 && std::ranges::all_of(name, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '-' || c == '.' || c == '_';
  });
}

}  // namespace

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::optional<Words> read_cookies(std::string_view text) {
  Words cookies;
  while (!text.empty()) {
    const std::string_view pair = next_piece(text, ';');
    if (pair.empty()) continue;
    const std::size_t equals = pair.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    const std::string_view name = trimmed(pair.substr(0, equals));
    std::string_view value = trimmed(pair.substr(equals + 1));
    if (value.size() >= 2 && value.front() == '"' && value.back() == '"') {
      value = value.substr(1, value.size() - 2);
    }
    if (!is_token(name) || !is_cookie_value(value)) return std::nullopt;
    if (cookies.size() == kMostWords) return std::nullopt;
    cookies.emplace_back(name, value);
  }
  return cookies;
}

std::optional<std::string> read_host(std::string_view text, bool secure) {
  std::string host = lower_case(text);
  const std::size_t bracket = host.find(']');
  const std::size_t colon = host.find(':', bracket == std::string::npos ? 0 : bracket);
  if (!is_host_name(std::string_view(host).substr(0, colon))) return std::nullopt;
  if (colon == std::string::npos) return host;
  std::uint16_t port = 0;
  const char* const end = host.data() + host.size();
  const auto read = std::from_chars(host.data() + colon + 1, end, port);
  if (read.ec != std::errc() || read.ptr != end || port == 0) return std::nullopt;
  host.resize(colon);
  if (port != (secure ? 443 : 80)) host += ":" + std::to_string(port);
  return host;
}

std::optional<Address> read_forwarded(std::string_view text, const Networks& trusted) {
  std::optional<Address> last;
  while (true) {
    const std::size_t comma = text.rfind(',');
    const bool only = comma == std::string_view::npos;
    last = Address::read(trimmed(only ? text : text.substr(comma + 1)));
    if (only || !last || !trusted.contains(*last)) return last;
    text = text.substr(0, comma);
  }
}

bool origin_allowed(const Asking& asking, std::span<const std::string> others) {
  if (asking.origin.empty()) return asking.cookies.empty();
  const std::string origin = lower_case(asking.origin);
  const std::string_view scheme = asking.secure ? "https://" : "http://";
  if (origin.starts_with(scheme)) {
    const auto host = read_host(std::string_view(origin).substr(scheme.size()), asking.secure);
    if (host && *host == asking.host) return true;
  }
  return std::ranges::find(others, origin) != others.end();
}

bool accepts_encoding(std::string_view accept, std::string_view coding) {
  while (!accept.empty()) {
    std::string_view piece = next_piece(accept, ',');
    if (lower_case(next_piece(piece, ';')) != coding) continue;
    const std::string weight = lower_case(piece);
    return !weight.starts_with("q=0") || weight.find_first_of("123456789") != std::string::npos;
  }
  return false;
}

bool matches_tag(std::string_view if_none_match, std::string_view tag) {
  if (trimmed(if_none_match) == "*") return true;
  while (!if_none_match.empty()) {
    std::string_view piece = next_piece(if_none_match, ',');
    if (piece.starts_with("W/")) piece.remove_prefix(2);
    if (piece == tag) return true;
  }
  return false;
}

}  // namespace noblesse
