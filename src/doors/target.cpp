#include "doors/target.h"

#include <algorithm>

#include "doors/utf8.h"

namespace noblesse {
namespace {

std::optional<unsigned> hex_digit(char c) {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a' + 10);
  if (c >= 'A' && c <= 'F') return static_cast<unsigned>(c - 'A' + 10);
  return std::nullopt;
}

bool is_control(char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }

}  // namespace

std::optional<std::string> percent_decoded(std::string_view text, bool plus_is_space) {
  std::string decoded;
  decoded.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '+' && plus_is_space) {
      decoded += ' ';
    } else if (text[i] != '%') {
      decoded += text[i];
    } else {
      if (i + 2 >= text.size()) return std::nullopt;
      const auto high = hex_digit(text[i + 1]);
      const auto low = hex_digit(text[i + 2]);
      if (!high || !low) return std::nullopt;
      decoded += static_cast<char>(*high << 4U | *low);
      i += 2;
    }
  }
  return decoded;
}

std::optional<std::string> read_path(std::string_view text) {
  if (!text.starts_with('/')) return std::nullopt;
  auto path = percent_decoded(text, false);
  if (!path || !is_utf8(*path)) return std::nullopt;
  if (std::ranges::any_of(*path, [](char c) { return is_control(c) || c == '\\'; })) {
    return std::nullopt;
  }
  // A slash that was encoded would be another path to us than to a proxy before us.
  if (std::ranges::count(*path, '/') != std::ranges::count(text, '/')) return std::nullopt;
  std::string_view rest = std::string_view(*path).substr(1);
  while (!rest.empty()) {
    const std::size_t slash = rest.find('/');
    const std::string_view name = rest.substr(0, slash);
    if (name.empty() || name == "." || name == "..") return std::nullopt;
    if (slash == std::string_view::npos) break;
    rest = rest.substr(slash + 1);
  }
  return path;
}

std::optional<Words> read_query(std::string_view text) {
  Words words;
  while (!text.empty()) {
    const std::size_t end = text.find('&');
    const std::string_view pair = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    if (pair.empty()) continue;
    const std::size_t equals = pair.find('=');
    auto name = percent_decoded(pair.substr(0, equals), true);
    auto value = equals == std::string_view::npos ? std::string()
                                                  : percent_decoded(pair.substr(equals + 1), true);
    if (!name || !value || !is_utf8(*name) || !is_utf8(*value)) return std::nullopt;
    if (name->contains('\0') || value->contains('\0')) return std::nullopt;
    if (words.size() == kMostWords) return std::nullopt;
    words.emplace_back(*std::move(name), *std::move(value));
  }
  return words;
}

std::expected<Target, DoorFault> read_target(std::string_view text) {
  Target target;
  for (const std::string_view scheme : {"http://", "https://"}) {
    if (!text.starts_with(scheme)) continue;
    text.remove_prefix(scheme.size());
    const std::size_t end = std::min(text.find_first_of("/?"), text.size());
    target.authority = text.substr(0, end);
    if (target.authority.empty()) return std::unexpected(DoorFault::bad_host);
    text.remove_prefix(end);
    break;
  }
  const std::size_t mark = text.find('?');
  std::string_view raw = text.substr(0, mark);
  if (raw.empty() && !target.authority.empty()) raw = "/";
  auto path = read_path(raw);
  if (!path || text.contains('#')) return std::unexpected(DoorFault::bad_path);
  target.path = *std::move(path);
  if (mark != std::string_view::npos) {
    auto query = read_query(text.substr(mark + 1));
    if (!query) return std::unexpected(DoorFault::bad_query);
    target.query = *std::move(query);
  }
  return target;
}

}  // namespace noblesse
