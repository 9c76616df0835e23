// What lies in the box: the checks and thieves of each colour, the series, the objects.
#include <algorithm>
#include <array>
#include <numeric>

#include "match/adel/edition_parts.h"
#include "match/text.h"

namespace noblesse::adel {
namespace {

constexpr std::size_t kChecksOfASet = 4;
constexpr std::size_t kThievesOfASet = 2;
constexpr int kChecksWorth = 50;   // together, in thousands (A1)
constexpr int kHighestThief = 99;  // years of experience
constexpr int kLatestYear = 9999;
constexpr int kWindows = 2;  // A5: an object on top of each pile
constexpr std::size_t kLongestIcon = 20;
// The pictures that the page draws.
constexpr std::array<std::string_view, 6> kIcons{"pipe", "pot", "mask", "star", "toy", "sign"};
constexpr char kLastLetter = 'A' + kMaxSeries - 1;

struct Numbered {
  int number = 0;
  Color color = 0;
};

// Reads the numbers of one set, all of them different in the whole edition (A2).
std::vector<int> read_numbers(const Entry& list, std::size_t count, int most, Unique<int>& unique) {
  std::vector<int> numbers;
  for (const Entry& entry : list.list(count, count)) {
    const auto number = entry.whole(1, most);
    if (!number) continue;
    unique.add(entry, *number);
    numbers.push_back(*number);
  }
  return numbers;
}

// Cards are numbered by their value, so the higher bit wins (A2).
template <std::size_t Capacity>
std::vector<int> lay_out(std::vector<Numbered>& cards, std::array<Color, Capacity>& color_of) {
  std::ranges::sort(cards, {}, &Numbered::number);
  std::vector<int> numbers;
  for (const Numbered& card : cards) {
    color_of[numbers.size()] = card.color;
    numbers.push_back(card.number);
  }
  return numbers;
}

std::optional<unsigned> series_of(const Edition& edition, std::string_view letter) {
  for (unsigned s = 0; s < edition.series.size(); ++s) {
    if (letter == std::string_view(&edition.series[s].letter, 1)) return s;
  }
  return {};
}

// May be left out: then there is none.
std::string read_icon(const Entry& icon) {
  const auto name = icon.line(kLongestIcon);
  if (!name || std::ranges::find(kIcons, *name) != kIcons.end()) return name.value_or("");
  const std::vector<std::string> known(kIcons.begin(), kIcons.end());
  icon.fault("is " + quote(*name) + ", must be left out or one of " + enumerate(known) +
             did_you_mean(*name, kIcons));
  return {};
}

struct ObjectCard {
  Object object;
  unsigned series = 0;
};

// A3: an object's id is its letter and year.
std::optional<ObjectCard> read_card(const Entry& entry, const Edition& edition,
                                    Unique<int>& years) {
  if (!entry.keys({"id", "series", "year", "name"})) return {};
  ObjectCard card;
  const auto name = entry["name"].line(kLongestName);
  const auto year = entry["year"].whole(1, kLatestYear);
  if (year) years.add(entry["year"], *year);
  const auto letter = entry["series"].letter(kLastLetter);
  const auto id = entry["id"].line(kLongestName);
  if (letter) {
    const auto series = series_of(edition, {&*letter, 1});
    card.series = series.value_or(0);
    if (!series && !edition.series.empty()) {
      entry["series"].must_be("the letter of one of the series");
    }
  }
  if (!name || !year || !letter || !id) return {};
  card.object = {*letter + std::to_string(*year), *name, *year};
  if (*id != card.object.id) {
    entry["id"].must_be(quote(card.object.id) + ", its series and its year (A3)");
  }
  return card;
}

}  // namespace

void read_sets(const Entry& sets, Edition& edition) {
  const std::size_t before = sets.faults();
  Unique<std::string> colors("no two sets share a colour (A1)");
  Unique<int> checks("no two checks share a number (A2)");
  Unique<int> thieves("no two thieves share a number (A2)");
  std::vector<Numbered> check_cards;
  std::vector<Numbered> thief_cards;
  for (const Entry& set : sets.list(kFewestPlayers, kMaxLords)) {
    if (!set.keys({"color", "checks", "thieves"})) continue;
    const auto color = static_cast<Color>(edition.colors.size());
    edition.colors.push_back(set["color"].line(kLongestName).value_or(""));
    if (!edition.colors.back().empty()) colors.add(set["color"], edition.colors.back());

    const std::vector<int> values =
        read_numbers(set["checks"], kChecksOfASet, kChecksWorth, checks);
    const int worth = std::accumulate(values.begin(), values.end(), 0);
    if (values.size() == kChecksOfASet && worth != kChecksWorth) {
      set["checks"].fault("are worth " + std::to_string(worth) + " together, must be worth " +
                          std::to_string(kChecksWorth) + " (A1)");
    }
    for (const int number : values) check_cards.push_back({number, color});
    for (const int number : read_numbers(set["thieves"], kThievesOfASet, kHighestThief, thieves)) {
      thief_cards.push_back({number, color});
    }
  }
  if (sets.absent() || sets.faults() > before) return;
  if (edition.colors.size() < edition.tables.max_lords) {
    sets.fault("has " + std::to_string(edition.colors.size()) +
               " entries, must have one for each of " + std::to_string(edition.tables.max_lords) +
               " lords (A1)");
  }
  edition.tables.colors = static_cast<std::uint8_t>(edition.colors.size());
  edition.checks = lay_out(check_cards, edition.tables.check_color);
  edition.tables.checks = static_cast<std::uint8_t>(edition.checks.size());
  edition.thieves = lay_out(thief_cards, edition.tables.thief_color);
  edition.tables.thieves = static_cast<std::uint8_t>(edition.thieves.size());
}

void read_series(const Entry& series, Edition& edition) {
  const std::size_t before = series.faults();
  Unique<char> letters("no two series share a letter (A3)");
  std::vector<Series> read;
  for (const Entry& entry : series.list(1, kMaxSeries)) {
    if (!entry.keys({"letter", "name"}, {"icon"})) continue;
    const auto letter = entry["letter"].letter(kLastLetter);
    if (letter) letters.add(entry["letter"], *letter);
    read.push_back({letter.value_or('A'), entry["name"].line(kLongestName).value_or(""),
                    read_icon(entry["icon"])});
  }
  if (series.absent() || series.faults() > before) return;
  std::ranges::sort(read, {}, &Series::letter);
  for (char letter = 'A'; letter < read.back().letter; ++letter) {
    if (letters.contains(letter)) continue;
    series.fault("has no " + quote({&letter, 1}) + " but a " + quote({&read.back().letter, 1}) +
                 "; the letters run from \"A\" without a gap (A14)");
  }
  if (series.faults() > before) return;
  edition.series = std::move(read);
  edition.tables.series = static_cast<std::uint8_t>(edition.series.size());
}

void read_cards(const Entry& cards, Edition& edition) {
  const std::size_t before = cards.faults();
  Unique<int> years("no two objects share a year (A3)");
  std::vector<ObjectCard> read;
  for (const Entry& entry : cards.list(1, kMaxCards)) {
    if (auto card = read_card(entry, edition, years)) read.push_back(std::move(*card));
  }
  if (cards.absent() || cards.faults() > before) return;

  const int lords = edition.tables.max_lords;
  const int needed = kDealt * lords + kWindows;
  if (lords > 0 && static_cast<int>(read.size()) < needed) {
    cards.fault("has " + std::to_string(read.size()) + " entries, must have at least " +
                std::to_string(needed) + ": four for each of " + std::to_string(lords) +
                " lords and one for each window (A5)");
  }
  // Numbered by age, so the oldest of a set is its lowest bit (A13).
  std::ranges::sort(read, {}, [](const ObjectCard& card) { return card.object.year; });
  Tables& tables = edition.tables;
  for (ObjectCard& card : read) {
    const std::size_t index = edition.objects.size();
    tables.series_of[index] = static_cast<std::uint8_t>(card.series);
    tables.of_series[card.series] |= bit(static_cast<int>(index));
    edition.objects.push_back(std::move(card.object));
  }
  tables.cards = static_cast<std::uint8_t>(edition.objects.size());
  for (std::size_t s = 0; s < edition.series.size(); ++s) {
    if (tables.of_series[s] != 0) continue;
    cards.fault("has no object of series " + quote({&edition.series[s].letter, 1}) +
                "; every series needs one (A14)");
  }
}

}  // namespace noblesse::adel
