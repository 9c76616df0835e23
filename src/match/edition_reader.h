// Reading an edition file so that every fault in it is found, not only the first: a value that is
// not what it should be is noted with its key, and reading goes on.
#pragma once

#include <initializer_list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/fault.h"
#include "match/json.h"

namespace noblesse {

// The faults found so far. It keeps no more than a person would read.
class Findings {
 public:
  static constexpr std::size_t kMostKept = 100;

  void note(std::string key, std::string reason);
  std::size_t count() const { return count_; }

  Faults take();

 private:
  Faults faults_;
  std::size_t count_ = 0;
};

// A value of the file and the path that leads to it. Getters note a fault and give nothing where
// the value is not such a thing; an absent value gives nothing, silently, since `keys` noted it.
class Entry {
 public:
  Entry(const json::value& file, Findings& findings) : Entry(&file, {}, findings) {}

  const std::string& path() const { return path_; }
  bool absent() const { return value_ == nullptr; }
  void fault(std::string reason) const { findings_->note(path_, std::move(reason)); }
  // How many faults the whole file has shown so far. What depends on several keys is checked only
  // where this has not grown while they were read, so that one mistake makes one fault.
  std::size_t faults() const { return findings_->count(); }
  // "is 60, must be …" as a fault.
  void must_be(std::string_view what) const;

  // Notes what is missing and what is not known, a slip of the pen as one fault. False where the
  // value is no object.
  bool keys(std::initializer_list<std::string_view> needed,
            std::initializer_list<std::string_view> allowed = {}) const;
  Entry operator[](std::string_view key) const;
  // The keys and values of an object.
  std::vector<std::pair<std::string, Entry>> members() const;

  // The elements of a list of so many, for reading; a wrong number of them is noted, and they are
  // read all the same.
  std::vector<Entry> list(std::size_t least, std::size_t most) const;

  std::optional<int> whole(int least, int most) const;
  // Two whole numbers.
  std::optional<std::pair<int, int>> pair(int least, int most) const;
  // A line of so many characters that can be shown, without blanks at its ends.
  std::optional<std::string> line(std::size_t longest) const;
  // One capital letter.
  std::optional<char> letter(char last) const;

 private:
  Entry(const json::value* value, std::string path, Findings& findings)
      : value_(value), path_(std::move(path)), findings_(&findings) {}

  Entry element(std::size_t index) const;

  const json::value* value_;
  std::string path_;
  Findings* findings_;
};

// Notes a value that was there before.
template <class Value>
class Unique {
 public:
  explicit Unique(std::string_view rule, std::string_view how = "is the same as ")
      : rule_(rule), how_(how) {}

  void add(const Entry& entry, const Value& value) {
    const auto [first, is_new] = seen_.try_emplace(value, entry.path());
    if (!is_new) entry.fault(how_ + first->second + "; " + rule_);
  }
  bool contains(const Value& value) const { return seen_.contains(value); }

 private:
  std::string rule_;
  std::string how_;
  std::map<Value, std::string> seen_;
};

// What every edition begins with.
struct EditionHead {
  std::string id;
  std::string title;
  int min_players = 0;
  int max_players = 0;
};

inline constexpr int kFewestPlayers = 2;

// Reads "edition", "title" and "players", and "game" where it stands.
EditionHead read_head(const Entry& file, std::string_view game, int most_players);

// The length of names that people read: cities, castles, objects, colours.
inline constexpr std::size_t kLongestName = 60;

}  // namespace noblesse
