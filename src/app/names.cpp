#include "app/names.h"

#include <algorithm>

namespace noblesse {
namespace {

// Only the house's own editions are translated card by card.
bool ours(std::string_view id) { return id == "classic" || id == "grand" || id == "italia"; }

}  // namespace

std::string move_name(const Words& words, std::string_view move) {
  if (words.english()) return std::string(move);
  const std::string kind(move.substr(0, move.find(' ')));
  const std::string_view what = move.substr(std::min(kind.size() + 1, move.size()));
  if (kind == "buy") return words("move-buy-" + std::string(what));
  if (kind == "take" && what.starts_with("drop ")) {
    return words("move-take-drop", {{"what", mille::task_name(words, what.substr(5))}});
  }
  return words("move-" + kind, {{"what", what}});
}

std::string edition_name(const Words& words, std::string_view id, const std::string& title) {
  if (words.english() || !ours(id)) return title;
  return words.named("options-edition-" + std::string(id), title);
}

namespace adel {

std::string object_name(const Words& words, const Edition& edition, const Object& object) {
  if (words.english() || !ours(edition.id)) return object.name;
  return words.named("object-" + object.id, object.name);
}

std::string series_name(const Words& words, const Edition& edition, const Series& series) {
  if (words.english() || !ours(edition.id)) return series.name;
  return words.named(std::string("series-") + series.letter, series.name);
}

std::string castle_name(const Words& words, const Edition& edition, const Castle& castle) {
  const bool club = &castle == &edition.castles.front();
  if (words.english() || !ours(edition.id) || !club) return castle.name;
  return words.named("castle-club", castle.name);
}

}  // namespace adel

namespace mille {

std::string city_name(const Words& words, const std::string& city) {
  if (words.english()) return city;
  std::string key = "city-" + city;
  std::ranges::replace(key, ' ', '_');
  return words.named(key, city);
}

std::string color_name(const Words& words, const std::string& color) {
  return words.english() ? color : words.named("mille-color-" + color, color);
}

std::string task_name(const Words& words, std::string_view id) {
  const std::size_t dash = id.find('-');
  if (words.english() || dash == std::string_view::npos) return std::string(id);
  return words("mille-task", {{"from", city_name(words, std::string(id.substr(0, dash)))},
                              {"to", city_name(words, std::string(id.substr(dash + 1)))}});
}

}  // namespace mille

}  // namespace noblesse
