#include "arena/scorebook.h"

#include <algorithm>

#include "match/pieces.h"
#include "match/text.h"

namespace noblesse::arena {
namespace {

constexpr int kVersion = 1;
constexpr int kHighestScore = 10'000;

json::object head(const Contest& contest) {
  return {{"arena", kVersion}, {"contest", terms(contest)}};
}

void append_list(std::string& out, const std::vector<int>& numbers) {
  out += ",[";
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (i > 0) out += ',';
    out += std::to_string(numbers[i]);
  }
  out += ']';
}

// The term in which two contests differ, or nothing.
Result<void> compare(const json::value& found, const json::value& wanted) {
  const json::object* there = found.if_object();
  for (const auto& [key, value] : wanted.get_object()) {
    const json::value* other = there == nullptr ? nullptr : there->if_contains(key);
    const std::string was = other == nullptr ? "nothing" : json::serialize(*other);
    if (was == json::serialize(value)) continue;
    if (key == "plays") return fail("it was played by other rules, cards or bots than these");
    return fail("it belongs to another contest: its " + std::string(key) + " is " + was + ", not " +
                json::serialize(value));
  }
  return {};
}

std::optional<std::vector<int>> numbers(const json::value& value, std::size_t count, int least,
                                        int most) {
  if (!value.is_array() || value.get_array().size() != count) return std::nullopt;
  std::vector<int> list;
  for (const json::value& entry : value.get_array()) {
    const std::int64_t* number = entry.if_int64();
    if (number == nullptr || *number < least || *number > most) return std::nullopt;
    list.push_back(static_cast<int>(*number));
  }
  return list;
}

std::optional<std::vector<std::optional<Mishap::Kind>>> mishaps(const json::value& value,
                                                                std::size_t count) {
  if (!value.is_array() || value.get_array().size() != count) return std::nullopt;
  std::vector<std::optional<Mishap::Kind>> list;
  for (const json::value& entry : value.get_array()) {
    if (entry.is_null()) {
      list.emplace_back();
      continue;
    }
    if (!entry.is_string()) return std::nullopt;
    const std::string_view name = entry.get_string();
    const auto* const kind = std::ranges::find(kMishaps, name, name_of);
    if (kind == std::end(kMishaps)) return std::nullopt;
    list.emplace_back(*kind);
  }
  return list;
}

// A line of one game: [number, scores, places], and the seats that were lost if there are any.
std::optional<std::pair<std::size_t, Score>> read_game(std::string_view line, int players) {
  const Result<json::value> value = parse_json(line);
  if (!value || !value->is_array()) return std::nullopt;
  const json::array& parts = value->get_array();
  const auto seats = static_cast<std::size_t>(players);
  if (parts.size() != 3 && parts.size() != 4) return std::nullopt;
  const auto game = numbers(json::array{parts[0]}, 1, 0, static_cast<int>(kMostGames) - 1);
  const auto scores = numbers(parts[1], seats, -kHighestScore, kHighestScore);
  const auto places = numbers(parts[2], seats, 1, players);
  auto lost = parts.size() == 4 ? mishaps(parts[3], seats)
                                : std::vector<std::optional<Mishap::Kind>>(seats);
  if (!game || !scores || !places || !lost) return std::nullopt;
  return std::pair{static_cast<std::size_t>(game->front()), Score{*scores, *places, *lost}};
}

}  // namespace

void Scorebook::enter(std::size_t game, Score score) {
  scores_[game] = std::move(score);
  ++played_;
}

std::string Scorebook::write(const Contest& contest) const {
  std::string text = json::serialize(head(contest)) + '\n';
  for (std::size_t game = 0; game < scores_.size(); ++game) {
    const std::optional<Score>& entry = scores_[game];
    if (!entry) continue;
    const Score& score = *entry;
    text.append("[").append(std::to_string(game));
    append_list(text, score.scores);
    append_list(text, score.places);
    if (std::ranges::any_of(score.mishaps, [](const auto& lost) { return lost.has_value(); })) {
      json::array lost;
      for (const std::optional<Mishap::Kind>& kind : score.mishaps) {
        lost.push_back(kind ? json::value(name_of(*kind)) : json::value());
      }
      text.append(",").append(json::serialize(lost));
    }
    text += "]\n";
  }
  return text;
}

Result<Scorebook> read_scorebook(std::string_view text, const Contest& contest, std::size_t games) {
  std::vector<std::string_view> lines = split(text, '\n');
  if (lines.back().empty()) lines.pop_back();
  if (lines.empty()) return fail("it is empty");
  const Result<json::value> first = parse_json(lines.front());
  if (!first || !first->is_object() || !first->get_object().contains("arena")) {
    return fail("it is no state of an arena: its first line is " + quote(lines.front()));
  }
  // Through the writer and the parser, so that numbers are compared by their value.
  const Result<json::value> wanted = parse_json(json::serialize(head(contest)));
  for (const char* key : {"arena", "contest"}) {
    const json::value* found = first->get_object().if_contains(key);
    const json::value& other = wanted->get_object().at(key);
    if (other.is_object()) {
      const Result<void> same = compare(found == nullptr ? json::value() : *found, other);
      if (!same) return std::unexpected(same.error());
    } else if (*found != other) {
      return fail("it is of version " + json::serialize(*found) + ", not " +
                  json::serialize(other));
    }
  }
  Scorebook book(games);
  for (std::size_t i = 1; i < lines.size(); ++i) {
    auto entry = read_game(lines[i], contest.setup.players);
    const std::string where = "line " + std::to_string(i + 1) + ": ";
    if (!entry) return fail(where + quote(lines[i]) + " is no game");
    if (entry->first >= games) {
      return fail(where + "game " + std::to_string(entry->first) + " is there already, and only " +
                  std::to_string(games) + " games are asked for; ask for more");
    }
    if (book.at(entry->first)) {
      return fail(where + "game " + std::to_string(entry->first) + " is there twice");
    }
    book.enter(entry->first, std::move(entry->second));
  }
  return book;
}

}  // namespace noblesse::arena
