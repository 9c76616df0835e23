#include "match/readable.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "match/pieces.h"
#include "match/text.h"

namespace noblesse {
namespace {

constexpr std::size_t kWidth = 100;
constexpr std::string_view kIndent = "  ";

// What is told by the table of choices, and so not once more in a sentence.
constexpr std::array<std::string_view, 6> kInTheTable{"chosen", "chose",  "place",
                                                      "action", "escort", "alone"};
// Whose secret choices go into the table; what is shown in other phases tells itself.
constexpr std::array<std::string_view, 4> kSecretPhases{"place", "action", "ambush", "escort"};

template <std::size_t N>
bool is_among(std::string_view word, const std::array<std::string_view, N>& words) {
  return std::ranges::find(words, word) != words.end();
}

std::string_view game_title(std::string_view game) {
  return game == "adel" ? "Adel Verpflichtet" : "Mille Grazie";
}

std::string edition_title(const Shelf& shelf, const Match& match) {
  for (const AnyEdition& edition : shelf.all()) {
    if (game_of(edition) == match.game() && id_of(edition) == match.edition_id()) {
      return title_of(edition);
    }
  }
  return match.edition_id();
}

// A text of the record that its writer added, if it can be shown.
std::optional<std::string> remark(const Record& record, std::string_view key) {
  const json::value* value = record.rest.if_contains(key);
  if (value == nullptr || !value->is_string()) return std::nullopt;
  std::string text(value->as_string());
  if (text.empty() || !printable(text)) return std::nullopt;
  return text;
}

// The players' names if the record has one for each, else what the game calls them.
std::vector<std::string> names_in(const Record& record, const Match& match) {
  std::vector<std::string> names;
  if (const json::value* given = record.rest.if_contains("names"); given && given->is_array()) {
    for (const json::value& name : given->as_array()) {
      if (name.is_string() && !name.as_string().empty() && printable(name.as_string())) {
        names.emplace_back(name.as_string());
      }
    }
  }
  return names.size() == static_cast<std::size_t>(match.players()) ? names : match.default_names();
}

std::string padded(const std::string& word, std::size_t width) {
  return word + std::string(width - std::min(width, characters(word)), ' ');
}

std::size_t widest(const std::vector<std::string>& words) {
  std::size_t width = 0;
  for (const std::string& word : words) width = std::max(width, characters(word));
  return width;
}

// A sentence of its own, broken between words where it is too long for a line, and then set in.
std::string wrapped(std::string_view sentence) {
  std::string out;
  std::size_t column = kIndent.size();
  for (const std::string_view word : split(sentence, ' ')) {
    if (!out.empty() && column + 1 + characters(word) > kWidth) {
      out += "\n" + std::string(2 * kIndent.size(), ' ');
      column = 2 * kIndent.size();
    } else if (!out.empty()) {
      out += ' ';
      ++column;
    }
    out += word;
    column += characters(word);
  }
  return std::string(kIndent) + out + "\n";
}

// As many sentences to a line as it holds; none is broken to fill one up.
std::string paragraph_of(const std::vector<std::string>& sentences) {
  std::string out;
  std::string line;
  for (const std::string& sentence : sentences) {
    const bool fits = characters(line) + 1 + characters(sentence) + kIndent.size() <= kWidth;
    if (!line.empty() && !fits) {
      out += wrapped(line);
      line.clear();
    }
    line += line.empty() ? sentence : " " + sentence;
  }
  return line.empty() ? out : out + wrapped(line);
}

// The story as it grows, step by step.
class Story {
 public:
  Story(const Match& match, std::vector<std::string> names)
      : match_(match), names_(std::move(names)), choices_(names_.size()) {}

  void tell_title(const Shelf& shelf, const Record& record);
  void tell_deal();
  // What the last decision or chance event set off; `phase` is the one it was taken in.
  void tell_step(std::string_view phase, Seat seat, std::string_view words);
  void tell_end();

  std::string take() { return std::move(text_); }

 private:
  std::string standing() const;
  void tell_choices();

  const Match& match_;
  std::vector<std::string> names_;
  std::vector<std::vector<std::string>> choices_;  // of each seat, not yet told
  std::string text_;
};

void Story::tell_title(const Shelf& shelf, const Record& record) {
  text_ += game_title(match_.game());
  text_ += ": " + edition_title(shelf, match_) + "\n";
  const bool named = names_ != match_.default_names();
  std::vector<std::string> players;
  for (std::size_t seat = 0; seat < names_.size(); ++seat) {
    players.push_back(std::to_string(seat) + " " + names_[seat]);
    if (named && seat < record.colors.size()) players.back() += " (" + record.colors[seat] + ")";
  }
  text_ += "Seats: " + join(players, ", ") + "\n";
  std::vector<std::string> options;
  for (const auto& [key, value] : match_.record().options) {
    std::string option = key;
    option.append(" ").append(value);
    std::ranges::replace(option, '_', ' ');
    options.push_back(option);
  }
  if (!options.empty()) text_ += "Options: " + join(options, ", ") + "\n";
  for (const auto& [key, label] :
       {std::pair{"date", "Date: "}, std::pair{"site", "Site: "}, std::pair{"comment", ""}}) {
    if (const auto text = remark(record, key)) text_ += label + *text + "\n";
  }
}

// Positions or points, whatever the game counts.
std::string Story::standing() const {
  const json::object view = match_.view(Viewer::spectator());
  const json::value* counts = view.if_contains("positions");
  if (counts == nullptr) counts = view.if_contains("scores");
  std::vector<std::string> words;
  for (std::size_t seat = 0; counts != nullptr && seat < names_.size(); ++seat) {
    words.push_back(names_[seat] + " " + json::serialize(counts->as_array()[seat]));
  }
  return join(words, ", ");
}

void Story::tell_deal() {
  text_ += "\nThe deal\n";
  for (Seat seat = 0; seat < match_.players(); ++seat) {
    const json::array events = match_.events(Viewer::of_seat(seat));
    const auto sentences = match_.sentences(Viewer::of_seat(seat), names_);
    const json::array open = match_.events(Viewer::spectator());
    for (std::size_t i = 0; i < events.size(); ++i) {
      if (std::ranges::find(open, events[i]) == open.end()) {
        text_ += wrapped(sentences[i]);
      }
    }
  }
  tell_step({}, kNobody, {});
}

void Story::tell_choices() {
  std::vector<std::size_t> columns;
  for (const auto& chosen : choices_) {
    columns.resize(std::max(columns.size(), chosen.size()));
    for (std::size_t c = 0; c < chosen.size(); ++c) {
      columns[c] = std::max(columns[c], characters(chosen[c]));
    }
  }
  for (std::size_t seat = 0; seat < choices_.size(); ++seat) {
    if (choices_[seat].empty()) continue;
    std::string row = padded(names_[seat], widest(names_));
    for (std::size_t c = 0; c < choices_[seat].size(); ++c) {
      row += std::string(kIndent) + padded(choices_[seat][c], columns[c]);
    }
    row.erase(row.find_last_not_of(' ') + 1);
    text_ += std::string(kIndent) + row + "\n";
    choices_[seat].clear();
  }
}

void Story::tell_step(std::string_view phase, Seat seat, std::string_view words) {
  if (seat != kNobody && is_among(phase, kSecretPhases)) choices_[seat].emplace_back(words);

  const json::array events = match_.events(Viewer::spectator());
  const std::vector<std::string> sentences = match_.sentences(Viewer::spectator(), names_);
  std::vector<std::string> paragraph;
  const auto end_paragraph = [&] {
    text_ += paragraph_of(paragraph);
    paragraph.clear();
  };
  for (std::size_t i = 0; i < events.size(); ++i) {
    const std::string_view kind = events[i].as_object().at("event").as_string();
    if (is_among(kind, kInTheTable)) continue;
    tell_choices();  // they are all in, or nothing would follow from them
    if (kind == "round" || kind == "turn") {
      end_paragraph();
      text_ += "\n" + sentences[i] + " (" + standing() + ")\n";
    } else {
      paragraph.push_back(sentences[i]);
    }
  }
  end_paragraph();
}

void Story::tell_end() {
  tell_choices();
  if (!match_.summary().over) {
    std::vector<std::string> awaited;
    for (const Seat seat : match_.summary().pending) awaited.push_back(names_[seat]);
    text_ += "\nHere the record ends, in round " + std::to_string(match_.summary().round) +
             ", waiting for " + (awaited.empty() ? "chance" : enumerate(awaited)) + ".\n";
    return;
  }
  const Outcome outcome = match_.outcome();
  std::vector<std::pair<int, std::size_t>> order;  // place and seat
  for (std::size_t seat = 0; seat < names_.size(); ++seat) {
    order.emplace_back(outcome.places[seat], seat);
  }
  std::ranges::sort(order);
  text_ += "\nThe reckoning\n";
  for (const auto& [place, seat] : order) {
    text_ += std::string(kIndent) + std::to_string(place) + ". " +
             padded(names_[seat], widest(names_)) + "  " + std::to_string(outcome.scores[seat]) +
             "\n";
  }
  std::vector<std::string> winners;
  for (const int seat : outcome.winners) winners.push_back(names_[static_cast<std::size_t>(seat)]);
  text_ += enumerate(winners) + (winners.size() == 1 ? " wins.\n" : " share the win.\n");
}

}  // namespace

std::expected<std::string, ReplayError> readable(const Shelf& shelf, const Record& record) {
  if (const auto whole = replay(shelf, record); !whole) return std::unexpected(whole.error());
  auto start = replay(shelf, record, 0);
  if (!start) return std::unexpected(start.error());
  Match& match = **start;

  Story story(match, names_in(record, match));
  story.tell_title(shelf, record);
  story.tell_deal();
  for (const std::string& move : record.moves) {
    // The whole record has been replayed above, so each move is a seat or *, a blank and words.
    const std::size_t blank = move.find(' ');
    const std::string_view words = std::string_view(move).substr(blank + 1);
    const std::string_view phase = match.summary().phase;
    Seat seat = kNobody;
    if (move[0] != '*') std::from_chars(move.data(), move.data() + blank, seat);
    const Result<void> done = seat == kNobody ? match.chance(words) : match.act(seat, words);
    if (!done) return std::unexpected(ReplayError{done.error(), std::nullopt});
    story.tell_step(phase, seat, words);
  }
  story.tell_end();
  return story.take();
}

}  // namespace noblesse
