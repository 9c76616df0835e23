#include "match/text.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace noblesse {
namespace {

constexpr std::size_t kQuoted = 40;  // characters
constexpr char32_t kNotUtf8 = 0x110000;

struct Character {
  char32_t code = kNotUtf8;
  std::size_t bytes = 1;
};

// The first character of a text that is not empty.
Character first_character(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned lead = byte(0);
  if (lead < 0x80) return {lead, 1};
  const std::size_t bytes = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < bytes) return {};
  char32_t code = lead & (0x7FU >> bytes);
  for (std::size_t i = 1; i < bytes; ++i) {
    if ((byte(i) & 0xC0U) != 0x80U) return {};
    code = (code << 6U) | (byte(i) & 0x3FU);
  }
  constexpr char32_t kSmallest[] = {0x80, 0x800, 0x10000};  // of two, three and four bytes
  const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < kSmallest[bytes - 2] || surrogate || code >= kNotUtf8) return {};
  return {code, bytes};
}

bool can_be_shown(char32_t code) {
  const auto within = [&](char32_t from, char32_t to) { return from <= code && code <= to; };
  return !(code < 0x20 || within(0x7F, 0x9F) ||                 // controls
           within(0x2028, 0x202E) || within(0x2066, 0x2069) ||  // breaks, direction
           code == 0xFEFF || code == kNotUtf8);
}

// How many letters have to be put in, taken out, replaced or exchanged with the next to make one
// word of the other.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before(b.size() + 1);
  std::vector<std::size_t> last(b.size() + 1);
  std::vector<std::size_t> row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::swap(before, last);
    std::swap(last, row);
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({replaced, last[j] + 1, row[j - 1] + 1});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
        row[j] = std::min(row[j], before[j - 2] + 1);
      }
    }
  }
  return row[b.size()];
}

std::string lower_case(std::string_view word) {
  std::string lower(word);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

}  // namespace

std::size_t characters(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count) text.remove_prefix(first_character(text).bytes);
  return count;
}

std::u32string codes_of(std::string_view text) {
  std::u32string codes;
  while (!text.empty()) {
    const Character next = first_character(text);
    codes += next.code;
    text.remove_prefix(next.bytes);
  }
  return codes;
}

std::string_view first_characters(std::string_view text, std::size_t count) {
  std::size_t bytes = 0;
  for (; count > 0 && bytes < text.size(); --count) {
    bytes += first_character(text.substr(bytes)).bytes;
  }
  return text.substr(0, bytes);
}

bool printable(std::string_view text) {
  while (!text.empty()) {
    const Character next = first_character(text);
    if (!can_be_shown(next.code)) return false;
    text.remove_prefix(next.bytes);
  }
  return true;
}

std::string quote(std::string_view text) {
  std::string_view rest = first_characters(text, kQuoted);
  const bool shortened = rest.size() < text.size();
  std::string quoted = "\"";
  while (!rest.empty()) {
    const Character next = first_character(rest);
    quoted += can_be_shown(next.code) ? rest.substr(0, next.bytes) : "\uFFFD";
    rest.remove_prefix(next.bytes);
  }
  return quoted + (shortened ? "…\"" : "\"");
}

std::string escape_html(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default: out += c;
    }
  }
  return out;
}

std::string enumerate(std::span<const std::string> words) {
  std::string list;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) list += i + 1 < words.size() ? ", " : " and ";
    list += words[i];
  }
  return list;
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> known) {
  constexpr std::size_t kLongest = 64;  // beyond that it is no slip of the pen
  if (word.size() > kLongest) return {};
  const std::string lower = lower_case(word);
  std::string_view best;
  std::size_t least = 3;  // two slips at most, and fewer than half of the word
  for (const std::string_view candidate : known) {
    const std::size_t slips = distance(lower, lower_case(candidate));
    if (slips < least && slips * 2 < candidate.size()) {
      least = slips;
      best = candidate;
    }
  }
  return best;
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> known) {
  const std::string_view meant = nearest(word, known);
  return meant.empty() ? std::string() : "; did you mean " + quote(meant) + "?";
}

}  // namespace noblesse
