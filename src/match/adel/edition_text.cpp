// An edition written down again: the same for every file that says the same.
#include "match/adel/edition.h"

namespace noblesse::adel {
namespace {

// The numbers of one colour's checks or thieves; they lie ascending.
template <class Colors>
json::array numbers_of(const std::vector<int>& numbers, const Colors& color_of, std::size_t color) {
  json::array own;
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (color_of[i] == color) own.emplace_back(numbers[i]);
  }
  return own;
}

json::array write(const Prize& prize) { return {prize.best, prize.second}; }

// The order of the colours is that of the file: the shuffle begins with it.
json::array write_sets(const Edition& edition) {
  json::array sets;
  for (std::size_t color = 0; color < edition.colors.size(); ++color) {
    sets.push_back(
        json::object{{"color", edition.colors[color]},
                     {"checks", numbers_of(edition.checks, edition.tables.check_color, color)},
                     {"thieves", numbers_of(edition.thieves, edition.tables.thief_color, color)}});
  }
  return sets;
}

json::array write_series(const Edition& edition) {
  json::array all;
  for (const Series& series : edition.series) {
    json::object entry{{"letter", std::string(1, series.letter)}, {"name", series.name}};
    if (!series.icon.empty()) entry["icon"] = series.icon;
    all.push_back(std::move(entry));
  }
  return all;
}

json::array write_cards(const Edition& edition) {
  json::array cards;
  for (const Object& object : edition.objects) {
    cards.push_back(json::object{{"id", object.id},
                                 {"series", object.id.substr(0, 1)},
                                 {"year", object.year},
                                 {"name", object.name}});
  }
  return cards;
}

json::array write_track(const Edition& edition) {
  json::array track;
  for (const Castle& castle : edition.castles) {
    track.push_back(json::object{
        {"castle", castle.name},
        {"spaces", castle.spaces},
        {"points", write(edition.tables.prize[static_cast<std::size_t>(castle.first_space)])}});
  }
  return track;
}

}  // namespace

json::object write_edition(const Edition& edition) {
  return {{"game", "adel"},
          {"edition", edition.id},
          {"title", edition.title},
          {"players", json::array{edition.tables.min_lords, edition.tables.max_lords}},
          {"sets", write_sets(edition)},
          {"series", write_series(edition)},
          {"cards", write_cards(edition)},
          {"track", write_track(edition)},
          {"table_seats", edition.table_seats},
          {"final_points", write(edition.tables.last_showing)}};
}

}  // namespace noblesse::adel
