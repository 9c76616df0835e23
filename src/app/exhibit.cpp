#include "app/exhibit.h"

#include <algorithm>
#include <array>

#include "app/columns.h"
#include "games/adel/exhibition.h"

namespace noblesse::adel {
namespace {

constexpr std::size_t kFew = 9;

std::string upper(std::string_view word) {
  std::string out(word);
  for (char& c : out) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  return out;
}

// Keeps the best exhibition of each size (A13).
void keep_best(std::array<Objects, kMaxCards + 1>& best, Objects exhibition) {
  Objects& held = best[static_cast<std::size_t>(count(exhibition))];
  // Of two with the same oldest object, the one that gives away the fewest old ones is preferred.
  if (held == 0 || worth(exhibition) > worth(held) ||
      (worth(exhibition) == worth(held) && exhibition > held)) {
    held = exhibition;
  }
}

Offer offer_for(const Edition& edition, const View& view, const Words& words, Objects objects) {
  const Seat me = view.viewer.seat();
  const auto oldest = static_cast<std::size_t>(lowest(objects));
  Offer offer;
  offer.move = write_decision(edition, Decision::show(objects));
  offer.label = offer.move.substr(offer.move.find(' ') + 1);
  offer.meaning = words("offer-show", {{"count", count(objects)},
                                       {"year", std::to_string(edition.objects[oldest].year)}});
  const int news = count(objects & ~view.seen);
  if (news == 0) offer.meaning += "; " + words("offer-show-seen");
  if (objects == view.known[me]) offer.meaning += "; " + words("offer-show-all");
  name_offer(words, offer);
  return offer;
}

// The object of the lord's that the word names: by its id or by its year alone.
std::optional<Card> find_object(const Edition& edition, Objects own, std::string_view word) {
  const std::string id = upper(word);
  for (const int card : members(own)) {
    const Object& object = edition.objects[static_cast<std::size_t>(card)];
    if (upper(object.id) == id || std::to_string(object.year) == id) return static_cast<Card>(card);
  }
  return std::nullopt;
}

bool looks_like_object(std::string_view word) {
  if (!word.empty() && (word[0] == '+' || word[0] == '-')) return true;
  std::string_view digits = word;
  if (!digits.empty() && upper(digits)[0] >= 'A' && upper(digits)[0] <= 'Z')
    digits.remove_prefix(1);
  const bool number =
      !digits.empty() && std::ranges::all_of(digits, [](char c) { return c >= '0' && c <= '9'; });
  return number && digits.size() >= 3;
}

std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  while (!text.empty()) {
    const std::size_t end = text.find_first_of(" ,");
    if (end != 0) words.push_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return words;
}

}  // namespace

std::vector<Offer> suggest_exhibitions(const Edition& edition, const View& view,
                                       const Words& words) {
  const Objects own = view.known[view.viewer.seat()];
  const Tables& tables = edition.tables;
  std::vector<Offer> offers;
  if (count_exhibitions(tables, own) <= kFew) {
    std::vector<Objects> all;
    for_each_exhibition(tables, own, [&](Objects objects) {
      all.push_back(objects);
      return true;
    });
    std::ranges::sort(all, [](Objects a, Objects b) { return worth(a) > worth(b); });
    for (const Objects objects : all) offers.push_back(offer_for(edition, view, words, objects));
    return offers;
  }

  std::array<Objects, kMaxCards + 1> best{};
  constexpr int kMostLookedAt = 1 << 18;  // far beyond any hand that a game leads to
  int looked_at = 0;
  for_each_exhibition(tables, own, [&](Objects objects) {
    keep_best(best, objects);
    return ++looked_at < kMostLookedAt;
  });
  best[static_cast<std::size_t>(count(best_exhibition(tables, own)))] =
      best_exhibition(tables, own);
  for (auto held = best.rbegin(); held != best.rend() && offers.size() < kFew - 1; ++held) {
    if (*held != 0) offers.push_back(offer_for(edition, view, words, *held));
  }
  const Objects nothing_new = best_exhibition(tables, own & view.seen);
  const auto same = [&](const Offer& offer) {
    return offer.move == write_decision(edition, Decision::show(nothing_new));
  };
  if (nothing_new != 0 && std::ranges::none_of(offers, same)) {
    offers.push_back(offer_for(edition, view, words, nothing_new));
  }
  return offers;
}

std::optional<Result<Objects>> read_exhibition(const Edition& edition, Objects own, Objects draft,
                                               std::string_view typed, const Words& words) {
  std::vector<std::string_view> named = words_of(typed);
  const bool says_show = !named.empty() && upper(named[0]) == "SHOW";
  if (says_show) named.erase(named.begin());
  if (named.empty() || (!says_show && !looks_like_object(named[0]))) return std::nullopt;

  Objects objects = named[0][0] == '+' || named[0][0] == '-' ? draft : 0;
  for (std::string_view word : named) {
    const bool take_away = word[0] == '-';
    if (word[0] == '+' || word[0] == '-') word.remove_prefix(1);
    const std::optional<Card> card = find_object(edition, own, word);
    if (!card) {
      return fail(words("not-yours", {{"object", clip(word, 20)}}), "A12");
    }
    if (take_away)
      objects &= ~bit(*card);
    else
      objects |= bit(*card);
  }
  return objects;
}

}  // namespace noblesse::adel
