// The file of settings: a small part of TOML, read with the number of every line at hand.
#include <utility>

#include "club/settings_list.h"
#include "doors/fields.h"
#include "match/text.h"

namespace noblesse {
namespace {

// Reads one line from left to right.
class LineReader {
 public:
  LineReader(std::string_view text, int line) : text_(text), line_(line) {}

  // The key and its values; nothing if the line is empty or a comment.
  Result<std::optional<SettingEntry>> entry() {
    skip();
    if (done()) return std::nullopt;
    SettingEntry entry{line_, std::string(word("=")), {}};
    if (entry.key.starts_with('[')) {
      return wrong("sections like " + quote(entry.key) + " are not needed: every key stands alone");
    }
    skip();
    if (!take('=')) return wrong("a setting is written " + quote("key = value"));
    if (entry.key.empty()) return wrong("the key before = is missing");
    skip();
    const auto read = take('[') ? list(entry.values) : one(entry.values);
    if (!read) return std::unexpected(read.error());
    skip();
    if (!done()) return wrong("nothing may stand behind the value: " + quote(text_));
    return entry;
  }

 private:
  bool done() const { return text_.empty() || text_.front() == '#'; }

  void skip() {
    while (text_.starts_with(' ') || text_.starts_with('\t') || text_.starts_with('\r')) {
      text_.remove_prefix(1);
    }
  }

  bool take(char letter) {
    if (!text_.starts_with(letter)) return false;
    text_.remove_prefix(1);
    return true;
  }

  // Up to one of the letters that end it, or a comment.
  std::string_view word(std::string_view ends) {
    std::size_t size = 0;
    while (size < text_.size() && text_[size] != '#' && !ends.contains(text_[size])) ++size;
    const std::string_view found = trimmed(text_.substr(0, size));
    text_.remove_prefix(size);
    return found.ends_with('\r') ? trimmed(found.substr(0, found.size() - 1)) : found;
  }

  Result<void> one(std::vector<std::string>& values, std::string_view ends = {}) {
    for (const char mark : {'"', '\''}) {
      if (!take(mark)) continue;
      const std::size_t end = text_.find(mark);
      if (end == std::string_view::npos) return wrong("a text does not end: a quote is missing");
      const std::string_view text = text_.substr(0, end);
      if (mark == '"' && text.contains('\\')) {
        return wrong("a text with a backslash is written in single quotes");
      }
      values.emplace_back(text);
      text_.remove_prefix(end + 1);
      return {};
    }
    const std::string_view found = word(ends);
    if (found.empty()) return wrong("the value is missing");
    values.emplace_back(found);
    return {};
  }

  Result<void> list(std::vector<std::string>& values) {
    while (true) {
      skip();
      if (take(']')) return {};
      if (done()) return wrong("a list does not end: ] is missing in its line");
      if (auto read = one(values, ",]"); !read) return read;
      skip();
      if (!take(',') && !text_.starts_with(']')) return wrong("a list is written [\"a\", \"b\"]");
    }
  }

  std::unexpected<Error> wrong(std::string message) const {
    return fail(std::to_string(line_) + ": " + std::move(message));
  }

  std::string_view text_;
  int line_;
};

}  // namespace

Result<std::vector<SettingEntry>> read_entries(std::string_view text) {
  std::vector<SettingEntry> entries;
  for (int line = 1; !text.empty(); ++line) {
    const std::size_t end = text.find('\n');
    auto entry = LineReader(text.substr(0, end), line).entry();
    if (!entry) return std::unexpected(std::move(entry.error()));
    if (*entry) entries.push_back(std::move(**entry));
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
  }
  return entries;
}

}  // namespace noblesse
