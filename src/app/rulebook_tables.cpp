// The appendix of the rules, from an edition.
#include <fmt/core.h>

#include <algorithm>

#include "app/rulebook.h"
#include "app/words.h"

namespace noblesse {
namespace {

std::string city_of(const Words& words, const std::string& name) {
  std::string key = "city-" + name;
  std::ranges::replace(key, ' ', '_');
  return words.named(key, name);
}

// Numbers of a colour, in their order.
template <class Numbers, class Colors>
std::string numbers_of(const Numbers& numbers, const Colors& colors, std::size_t color) {
  std::string out;
  for (std::size_t at = 0; at < numbers.size(); ++at) {
    if (colors[at] != color) continue;
    out += fmt::format("{}{}", out.empty() ? "" : ", ", numbers[at]);
  }
  return out;
}

Rows sets(const adel::Edition& edition, const Words& words) {
  Rows rows;
  for (std::size_t color = 0; color < edition.colors.size(); ++color) {
    rows.push_back({words.named("lord-" + edition.colors[color], edition.colors[color]),
                    numbers_of(edition.checks, edition.tables.check_color, color),
                    numbers_of(edition.thieves, edition.tables.thief_color, color)});
  }
  return rows;
}

Rows castles(const adel::Edition& edition, const Words& words, bool house) {
  Rows rows;
  for (const adel::Castle& castle : edition.castles) {
    const adel::Prize prize = edition.tables.prize[static_cast<std::size_t>(castle.first_space)];
    const int last = castle.first_space + castle.spaces - 1;
    rows.push_back(
        {rows.empty() && house ? words.named("castle-club", castle.name) : castle.name,
         castle.spaces == 1 ? std::to_string(last) : fmt::format("{}–{}", castle.first_space, last),
         fmt::format("{} / {}", prize.best, prize.second)});
  }
  return rows;
}

Rows objects(const adel::Edition& edition, const Words& words, bool house) {
  Rows rows;
  for (std::size_t series = 0; series < edition.series.size(); ++series) {
    const std::string letter(1, edition.series[series].letter);
    const std::string& own = edition.series[series].name;
    const std::string name = letter + " " + (house ? words.named("series-" + letter, own) : own);
    for (std::size_t card = 0; card < edition.objects.size(); ++card) {
      if (edition.tables.series_of[card] != series) continue;
      const adel::Object& object = edition.objects[card];
      rows.push_back({name, std::to_string(object.year),
                      house ? words.named("object-" + object.id, object.name) : object.name});
    }
  }
  return rows;
}

Rows roads(const mille::Edition& edition, const Words& words) {
  Rows rows;
  for (std::size_t road = 0; road < edition.roads.size(); ++road) {
    const mille::RoadSign& sign = edition.roads[road];
    const auto& ends = edition.tables.ends[road];
    rows.push_back({fmt::format("{} {}", sign.letter, sign.name),
                    city_of(words, edition.cities[ends[0]].name) + " – " +
                        city_of(words, edition.cities[ends[1]].name),
                    fmt::format("{} ({})", words.named("mille-color-" + sign.color, sign.color),
                                edition.tables.loss[road])});
  }
  return rows;
}

Rows tasks(const mille::Edition& edition, const Words& words) {
  Rows rows;
  for (std::size_t task = 0; task < edition.tasks.size(); ++task) {
    rows.push_back({city_of(words, edition.cities[edition.tables.from[task]].name),
                    city_of(words, edition.cities[edition.tables.to[task]].name),
                    std::to_string(edition.tables.points[task])});
  }
  std::ranges::sort(rows);
  return rows;
}

}  // namespace

Rows appendix_rows(const AnyEdition& edition, std::string_view table, std::string_view language) {
  const Words words(language);
  if (const auto* adel = std::get_if<AdelEdition>(&edition)) {
    // Only the house's own editions are translated card by card.
    const bool house = (*adel)->id == "classic" || (*adel)->id == "grand";
    if (table == "sets") return sets(**adel, words);
    if (table == "castles") return castles(**adel, words, house);
    if (table == "objects") return objects(**adel, words, house);
    return {};
  }
  const mille::Edition& mille = *std::get<MilleEdition>(edition);
  if (table == "roads") return roads(mille, words);
  if (table == "tasks") return tasks(mille, words);
  return {};
}

}  // namespace noblesse
