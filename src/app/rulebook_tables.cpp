// The appendix of the rules, from an edition.
#include <fmt/core.h>

#include <algorithm>

#include "app/rulebook.h"

namespace noblesse {
namespace {

// What things are called, from web/words: messages of one line ("city-Torino = Turin").
class Names {
 public:
  explicit Names(std::string_view language) {
    for (const char* file : {"names", "mille"}) {
      texts_.push_back(rulebook_file(fmt::format("words/{}/{}.ftl", language, file)));
    }
  }

  std::string say(const std::string& key, const std::string& otherwise) const {
    const std::string begin = key + " = ";
    for (std::string_view text : texts_) {
      while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        if (line.starts_with(begin)) return std::string(line.substr(begin.size()));
        text.remove_prefix(std::min(end + 1, text.size()));
      }
    }
    return otherwise;
  }

  std::string city(std::string name) const {
    const std::string own = name;
    std::ranges::replace(name, ' ', '_');
    return say("city-" + name, own);
  }

 private:
  std::vector<std::string_view> texts_;
};

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

Rows sets(const adel::Edition& edition, const Names& names) {
  Rows rows;
  for (std::size_t color = 0; color < edition.colors.size(); ++color) {
    rows.push_back({names.say("lord-" + edition.colors[color], edition.colors[color]),
                    numbers_of(edition.checks, edition.tables.check_color, color),
                    numbers_of(edition.thieves, edition.tables.thief_color, color)});
  }
  return rows;
}

Rows castles(const adel::Edition& edition, const Names& names, bool house) {
  Rows rows;
  for (const adel::Castle& castle : edition.castles) {
    const adel::Prize prize = edition.tables.prize[static_cast<std::size_t>(castle.first_space)];
    const int last = castle.first_space + castle.spaces - 1;
    rows.push_back(
        {rows.empty() && house ? names.say("castle-club", castle.name) : castle.name,
         castle.spaces == 1 ? std::to_string(last) : fmt::format("{}–{}", castle.first_space, last),
         fmt::format("{} / {}", prize.best, prize.second)});
  }
  return rows;
}

Rows objects(const adel::Edition& edition, const Names& names, bool house) {
  Rows rows;
  for (std::size_t series = 0; series < edition.series.size(); ++series) {
    const std::string letter(1, edition.series[series].letter);
    const std::string& own = edition.series[series].name;
    const std::string name = letter + " " + (house ? names.say("series-" + letter, own) : own);
    for (std::size_t card = 0; card < edition.objects.size(); ++card) {
      if (edition.tables.series_of[card] != series) continue;
      const adel::Object& object = edition.objects[card];
      rows.push_back({name, std::to_string(object.year),
                      house ? names.say("object-" + object.id, object.name) : object.name});
    }
  }
  return rows;
}

Rows roads(const mille::Edition& edition, const Names& names) {
  Rows rows;
  for (std::size_t road = 0; road < edition.roads.size(); ++road) {
    const mille::RoadSign& sign = edition.roads[road];
    const auto& ends = edition.tables.ends[road];
    rows.push_back({fmt::format("{} {}", sign.letter, sign.name),
                    names.city(edition.cities[ends[0]].name) + " – " +
                        names.city(edition.cities[ends[1]].name),
                    fmt::format("{} ({})", names.say("mille-color-" + sign.color, sign.color),
                                edition.tables.loss[road])});
  }
  return rows;
}

Rows tasks(const mille::Edition& edition, const Names& names) {
  Rows rows;
  for (std::size_t task = 0; task < edition.tasks.size(); ++task) {
    rows.push_back({names.city(edition.cities[edition.tables.from[task]].name),
                    names.city(edition.cities[edition.tables.to[task]].name),
                    std::to_string(edition.tables.points[task])});
  }
  std::ranges::sort(rows);
  return rows;
}

}  // namespace

Rows appendix_rows(const AnyEdition& edition, std::string_view table, std::string_view language) {
  const Names names(language);
  if (const auto* adel = std::get_if<AdelEdition>(&edition)) {
    // Only the house's own editions are translated card by card.
    const bool house = (*adel)->id == "classic" || (*adel)->id == "grand";
    if (table == "sets") return sets(**adel, names);
    if (table == "castles") return castles(**adel, names, house);
    if (table == "objects") return objects(**adel, names, house);
    return {};
  }
  const mille::Edition& mille = *std::get<MilleEdition>(edition);
  if (table == "roads") return roads(mille, names);
  if (table == "tasks") return tasks(mille, names);
  return {};
}

}  // namespace noblesse
