#include "app/answer.h"

#include <algorithm>
#include <array>
#include <optional>

#include "app/columns.h"

namespace noblesse {
namespace {

using Kind = Typed::Kind;

struct Word {
  std::string_view word;
  Kind kind;
};
constexpr std::array kWords{Word{"help", Kind::help},       Word{"undo", Kind::undo},
                            Word{"save", Kind::save},       Word{"quit", Kind::quit},
                            Word{"exit", Kind::quit},       Word{"table", Kind::table},
                            Word{"journal", Kind::journal}, Word{"objects", Kind::objects},
                            Word{"roads", Kind::roads},     Word{"tasks", Kind::tasks}};

std::string lower(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return out;
}

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// The number if the text is one; a number too large to matter is any large one.
std::optional<std::size_t> number(std::string_view text) {
  if (text.empty() || !std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; })) {
    return std::nullopt;
  }
  std::size_t value = 0;
  for (const char c : text.substr(0, 9)) value = value * 10 + static_cast<std::size_t>(c - '0');
  return text.size() > 9 ? SIZE_MAX : value;
}

template <class Match>
std::vector<const Offer*> offers_that(const Question& question, Match match) {
  std::vector<const Offer*> found;
  for (const Offer& offer : question.offers) {
    const bool also =
        std::ranges::any_of(offer.also, [&](const std::string& way) { return match(lower(way)); });
    if (also || match(lower(offer.move))) found.push_back(&offer);
  }
  return found;
}

std::string ambiguous(std::string_view typed, const std::vector<const Offer*>& found,
                      const Words& words) {
  constexpr std::size_t kMost = 6;
  std::string moves;
  for (std::size_t i = 0; i < std::min(found.size(), kMost); ++i) {
    const std::string& move = found[i]->spoken();
    if (i > 0 && i + 1 == found.size()) {
      moves = words("or", {{"before", moves}, {"last", move}});
    } else {
      moves += (i > 0 ? ", " : "") + move;
    }
  }
  if (found.size() > kMost) moves += "…";
  return words("could-be", {{"typed", clip(typed, 30)}, {"moves", moves}});
}

std::string no_such_number(const Question& question, const Words& words) {
  if (question.listed == 0) return words("no-such-choice", {{"how", question.how}});
  const std::size_t n = std::min(question.offers.size(), question.listed);
  if (n == 0) return words("no-choice");
  return n == 1 ? words("one-choice") : words("choices", {{"most", n}});
}

}  // namespace

std::string tidy(std::string_view line) {
  std::string out;
  for (const char c : line) {
    if (!is_blank(c)) {
      out += c;
    } else if (!out.empty() && out.back() != ' ') {
      out += ' ';
    }
  }
  if (!out.empty() && out.back() == ' ') out.pop_back();
  return out;
}

Typed read_answer(std::string_view line, const Question& question, const Words& words) {
  const std::string typed = tidy(line);
  if (typed.empty()) return {};
  const std::string text = lower(typed);
  if (text[0] == '?') return {Kind::help, {}};
  for (const Word& known : kWords) {
    if (text == known.word) return {known.kind, {}};
  }
  if (text.starts_with("save ")) return {Kind::save, typed.substr(5)};

  const std::optional<std::size_t> index = number(text);
  if (index && *index >= 1 && *index <= question.offers.size()) {
    return {Kind::move, question.offers[*index - 1].move};
  }
  const auto exact = offers_that(question, [&](const std::string& way) { return way == text; });
  if (exact.size() == 1) return {Kind::move, exact[0]->move};
  if (exact.size() > 1) return {Kind::unclear, ambiguous(typed, exact, words)};
  if (index && question.complete) return {Kind::unclear, no_such_number(question, words)};

  const auto begun =
      offers_that(question, [&](const std::string& way) { return way.starts_with(text); });
  if (begun.size() == 1) return {Kind::move, begun[0]->move};
  if (begun.size() > 1) return {Kind::unclear, ambiguous(typed, begun, words)};

  std::vector<Word> meant;
  std::ranges::copy_if(kWords, std::back_inserter(meant),
                       [&](const Word& known) { return known.word.starts_with(text); });
  if (meant.size() == 1) return {meant[0].kind, {}};
  return {Kind::other, typed};
}

}  // namespace noblesse
