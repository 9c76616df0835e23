#include "match/edition_reader.h"

#include <algorithm>
#include <tuple>

#include "match/text.h"

namespace noblesse {
namespace {

// Of a list or an object that is far too long, no more elements than this are looked at.
constexpr std::size_t kMostElements = 256;

constexpr std::size_t kLongestId = 40;
constexpr std::size_t kLongestTitle = 80;

bool is_plain(std::string_view key) {
  return !key.empty() && key.size() <= 40 && std::ranges::all_of(key, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-';
  });
}

std::string join(const std::string& path, std::string_view key) {
  if (!is_plain(key)) return path + "[" + quote(key) + "]";
  return path.empty() ? std::string(key) : path + "." + std::string(key);
}

// A value as an error tells it: itself where that is short, else what kind of thing it is.
std::string told(const json::value& value) {
  if (const auto* text = value.if_string()) return quote({text->data(), text->size()});
  if (const auto* number = value.if_int64()) return std::to_string(*number);
  if (const auto* number = value.if_uint64()) return std::to_string(*number);
  if (const auto* truth = value.if_bool()) return *truth ? "true" : "false";
  return std::string(kind_name(value));
}

std::string range(std::string_view what, std::size_t least, std::size_t most) {
  std::string text =
      least == most ? std::to_string(least) : std::to_string(least) + " to " + std::to_string(most);
  text += ' ';
  text += what;
  return text;
}

}  // namespace

void Findings::note(std::string key, std::string reason) {
  if (++count_ <= kMostKept) faults_.push_back({std::move(key), std::move(reason)});
}

Faults Findings::take() {
  if (count_ > kMostKept) {
    faults_.push_back({"", "has " + std::to_string(count_ - kMostKept) + " more faults"});
  }
  return std::move(faults_);
}

void Entry::must_be(std::string_view what) const {
  fault("is " + told(*value_) + ", must be " + std::string(what));
}

bool Entry::keys(std::initializer_list<std::string_view> needed,
                 std::initializer_list<std::string_view> allowed) const {
  if (absent()) return false;
  const json::object* object = value_->if_object();
  if (object == nullptr) {
    must_be("an object");
    return false;
  }
  const auto is_among = [](std::string_view key, const auto& names) {
    return std::ranges::find(names, key) != names.end();
  };
  std::vector<std::string_view> missing;
  for (const std::string_view key : needed) {
    if (!object->contains(key)) missing.push_back(key);
  }
  std::string known;
  for (const auto& names : {needed, allowed}) {
    for (const std::string_view name : names) {
      if (!known.empty()) known += ", ";
      known += name;
    }
  }
  std::size_t unknown = 0;
  for (const auto& member : *object) {
    const std::string_view key(member.key().data(), member.key().size());
    if (is_among(key, needed) || is_among(key, allowed)) continue;
    if (++unknown > kMostElements) break;
    const std::string_view meant = nearest(key, missing);
    if (!meant.empty()) {
      findings_->note(join(path_, key), "is not a key here; did you mean " + quote(meant) + "?");
      std::erase(missing, meant);
      continue;
    }
    findings_->note(join(path_, key), "is not a key here; the keys are " + known);
  }
  for (const std::string_view key : missing) findings_->note(join(path_, key), "is missing");
  return true;
}

Entry Entry::operator[](std::string_view key) const {
  const json::object* object = absent() ? nullptr : value_->if_object();
  return {object == nullptr ? nullptr : object->if_contains(key), join(path_, key), *findings_};
}

std::vector<std::pair<std::string, Entry>> Entry::members() const {
  std::vector<std::pair<std::string, Entry>> members;
  const json::object* object = absent() ? nullptr : value_->if_object();
  if (object == nullptr) {
    if (!absent()) must_be("an object");
    return members;
  }
  for (const auto& member : *object) {
    if (members.size() == kMostElements) break;
    const std::string key(member.key().data(), member.key().size());
    members.emplace_back(key, (*this)[key]);
  }
  return members;
}

Entry Entry::element(std::size_t index) const {
  return {&value_->get_array()[index], path_ + "[" + std::to_string(index) + "]", *findings_};
}

std::vector<Entry> Entry::list(std::size_t least, std::size_t most) const {
  if (absent()) return {};
  const json::array* array = value_->if_array();
  if (array == nullptr) {
    must_be("a list of " + range("entries", least, most));
    return {};
  }
  if (array->size() < least || array->size() > most) {
    fault((array->size() == 1 ? "has 1 entry"
                              : "has " + range("entries", array->size(), array->size())) +
          ", must have " + range("entries", least, most));
  }
  std::vector<Entry> elements;
  for (std::size_t i = 0; i < std::min(array->size(), kMostElements); ++i) {
    elements.push_back(element(i));
  }
  return elements;
}

std::optional<int> Entry::whole(int least, int most) const {
  if (absent()) return {};
  const std::int64_t* number = value_->if_int64();
  if (number == nullptr || *number < least || *number > most) {
    must_be("a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return {};
  }
  return static_cast<int>(*number);
}

std::optional<std::pair<int, int>> Entry::pair(int least, int most) const {
  const std::size_t before = findings_->count();
  std::vector<int> numbers;
  for (const Entry& number : list(2, 2)) numbers.push_back(number.whole(least, most).value_or(0));
  if (numbers.size() != 2 || findings_->count() != before) return {};
  return std::pair(numbers[0], numbers[1]);
}

std::optional<std::string> Entry::line(std::size_t longest) const {
  if (absent()) return {};
  const json::string* text = value_->if_string();
  const std::string_view view =
      text == nullptr ? std::string_view() : std::string_view(text->data(), text->size());
  if (view.empty() || characters(view) > longest) {
    must_be("a text of " + range("characters", 1, longest));
    return {};
  }
  if (!printable(view)) {
    must_be("without control characters and line breaks");
    return {};
  }
  if (view.front() == ' ' || view.back() == ' ') {
    must_be("without blanks at its ends");
    return {};
  }
  return std::string(view);
}

std::optional<char> Entry::letter(char last) const {
  if (absent()) return {};
  const json::string* text = value_->if_string();
  if (text == nullptr || text->size() != 1 || text->front() < 'A' || text->front() > last) {
    must_be("a letter from \"A\" to " + quote({&last, 1}));
    return {};
  }
  return text->front();
}

EditionHead read_head(const Entry& file, std::string_view game, int most_players) {
  EditionHead head;
  const Entry id = file["edition"];
  const std::string id_rule =
      range("lower-case letters, digits and \"-\", as in \"my-copy\"", 1, kLongestId);
  if (const auto text = id.line(kLongestId)) {
    const bool fits = std::ranges::all_of(
        *text, [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; });
    if (!fits) id.must_be(id_rule);
    head.id = *text;
  }
  head.title = file["title"].line(kLongestTitle).value_or("");

  const Entry players = file["players"];
  if (const auto seats = players.pair(kFewestPlayers, most_players)) {
    std::tie(head.min_players, head.max_players) = *seats;
    if (head.min_players > head.max_players) {
      players.fault("goes from " + std::to_string(head.min_players) + " to " +
                    std::to_string(head.max_players) + ", must be the fewest and the most");
    }
  }

  const Entry named = file["game"];
  if (!named.absent()) {
    const auto text = named.line(kLongestName);
    if (text && *text != game) named.must_be(quote(game));
  }
  return head;
}

}  // namespace noblesse
