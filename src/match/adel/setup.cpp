// From what was asked for to the rules and the deal of one game of Adel Verpflichtet.
#include <algorithm>

#include "match/adel/face.h"
#include "match/choice.h"
#include "match/deck.h"
#include "match/pieces.h"
#include "match/text.h"

namespace noblesse::adel {
namespace {

constexpr std::array<std::string_view, 3> kVariants{"standard", "surprise", "confrontation"};
constexpr std::array<std::string_view, 2> kPlaces{"competition", "dense"};
constexpr std::array<std::string_view, 2> kScoreBy{"leader", "own"};

Result<Options> read_options(const Setup& setup) {
  Options options;
  options.variant = default_variant(setup.players);
  for (const auto& [key, value] : setup.options) {
    Result<void> read;
    if (key == "variant")
      read = choose(key, value, kVariants, options.variant);
    else if (key == "detective_places")
      read = choose(key, value, kPlaces, options.detective_places);
    else if (key == "score_by")
      read = choose(key, value, kScoreBy, options.score_by);
    else
      read = fail("adel has no option " + quote(key) +
                  "; there are variant, detective_places, score_by");
    if (!read) return std::unexpected(read.error());
  }
  if (options.variant != Variant::standard && setup.players != 2) {
    return fail("the variant " + std::string(kVariants[static_cast<std::size_t>(options.variant)]) +
                    " is for two lords, not for " + std::to_string(setup.players),
                "A23");
  }
  return options;
}

Result<std::array<Color, kMaxLords>> read_colors(const Edition& edition, const Setup& setup) {
  const auto& given = setup.colors;
  if (given.size() != static_cast<std::size_t>(setup.players)) {
    return fail("colors: " + std::to_string(given.size()) + " are given for " +
                std::to_string(setup.players) + " lords");
  }
  std::array<Color, kMaxLords> colors{};
  for (std::size_t i = 0; i < given.size(); ++i) {
    const std::string where = "colors[" + std::to_string(i) + "]: ";
    const auto at = std::ranges::find(edition.colors, given[i]);
    if (at == edition.colors.end()) {
      return fail(where + quote(given[i]) + " is no colour of this edition; there are " +
                  join(edition.colors, ", "));
    }
    if (std::find(given.begin(), given.begin() + static_cast<std::ptrdiff_t>(i), given[i]) !=
        given.begin() + static_cast<std::ptrdiff_t>(i)) {
      return fail(where + given[i] + " is taken already");
    }
    colors[i] = static_cast<Color>(at - edition.colors.begin());
  }
  return colors;
}

}  // namespace

Result<Rules> make_rules(const Edition& edition, const Setup& setup) {
  const Tables& tables = edition.tables;
  if (setup.players < tables.min_lords || setup.players > tables.max_lords) {
    return fail("players: the edition " + edition.id + " is for " +
                    std::to_string(tables.min_lords) + " to " + std::to_string(tables.max_lords) +
                    " lords, not for " + std::to_string(setup.players),
                "A1");
  }
  if (setup.first) return fail("first: adel has no first player; all decide at the same time");
  const Result<Options> options = read_options(setup);
  if (!options) return std::unexpected(options.error());
  return Rules{tables, *options, static_cast<std::uint8_t>(setup.players)};
}

Result<Deal> make_deal(const Edition& edition, const Rules& rules, const Setup& setup, Rng& rng) {
  Deal deal = random_deal(rules, rng);
  if (!setup.colors.empty()) {
    const auto colors = read_colors(edition, setup);
    if (!colors) return std::unexpected(colors.error());
    deal.colors = *colors;
  }
  if (!setup.deck.empty()) {
    std::vector<std::string> known;
    for (const Object& object : edition.objects) known.push_back(object.id);
    const auto deck = read_deck(setup.deck, known, "object");
    if (!deck) return std::unexpected(deck.error());
    std::copy(deck->begin(), deck->end(), deal.deck.begin());
  }
  return deal;
}

void write_deal(const Edition& edition, const Rules& rules, const Deal& deal, Record& record) {
  const auto name = [](const auto& names, auto value) {
    return std::string(names[static_cast<std::size_t>(value)]);
  };
  record.options = {{"variant", name(kVariants, rules.options.variant)},
                    {"detective_places", name(kPlaces, rules.options.detective_places)},
                    {"score_by", name(kScoreBy, rules.options.score_by)}};
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    record.colors.push_back(edition.colors[deal.colors[seat]]);
  }
  for (std::size_t i = 0; i < edition.objects.size(); ++i) {
    record.deck.push_back(edition.objects[deal.deck[i]].id);
  }
}

std::vector<std::string> seat_names(const Edition& edition, const Rules& rules, const Deal& deal) {
  std::vector<std::string> names;
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    std::string name = edition.colors[deal.colors[seat]];
    if (!name.empty() && name[0] >= 'a' && name[0] <= 'z') {
      name[0] = static_cast<char>(name[0] - 'a' + 'A');
    }
    names.push_back(std::move(name));
  }
  return names;
}

}  // namespace noblesse::adel
