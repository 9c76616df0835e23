// From what was asked for to the rules and the deal of one game of Mille Grazie.
#include <algorithm>

#include "match/choice.h"
#include "match/deck.h"
#include "match/mille/face.h"
#include "match/pieces.h"
#include "match/text.h"

namespace noblesse::mille {
namespace {

constexpr std::array<std::string_view, 2> kArrivals{"travel_on", "ends_turn"};

// M19
Result<Options> read_options(const Setup& setup) {
  Options options;
  for (const auto& [key, value] : setup.options) {
    if (key == "first") {
      return fail("first is no option of the rules; it has a key of its own, beside options",
                  "M19");
    }
    if (key != "arrival") return fail("mille has no option " + quote(key) + "; there is arrival");
    const Result<void> read = choose(key, value, kArrivals, options.arrival);
    if (!read) return std::unexpected(read.error());
  }
  return options;
}

}  // namespace

std::string_view arrival_name(Arrival arrival) {
  return kArrivals[static_cast<std::size_t>(arrival)];
}

Result<Rules> make_rules(const Edition& edition, const Setup& setup) {
  const Tables& tables = edition.tables;
  if (setup.players < tables.min_players || setup.players > tables.max_players) {
    return fail("players: the edition " + edition.id + " is for " +
                    std::to_string(tables.min_players) + " to " +
                    std::to_string(tables.max_players) + " players, not for " +
                    std::to_string(setup.players),
                "M1");
  }
  const Result<Options> options = read_options(setup);
  if (!options) return std::unexpected(options.error());
  if (!setup.colors.empty()) return fail("colors: mille has no colours to draw");
  if (setup.first && (*setup.first < 0 || *setup.first >= setup.players)) {
    return fail("first: there is no seat " + std::to_string(*setup.first) +
                    "; the seats are 0 to " + std::to_string(setup.players - 1),
                "M4");
  }
  return Rules{tables, *options, static_cast<std::uint8_t>(setup.players)};
}

Result<Deal> make_deal(const Edition& edition, const Rules& rules, const Setup& setup, Rng& rng) {
  Deal deal = random_deal(rules, rng);
  deal.first = static_cast<Seat>(setup.first.value_or(0));
  if (!setup.deck.empty()) {
    const auto deck = read_deck(setup.deck, edition.tasks, "task");
    if (!deck) return std::unexpected(deck.error());
    std::copy(deck->begin(), deck->end(), deal.deck.begin());
  }
  return deal;
}

void write_deal(const Edition& edition, const Rules& rules, const Deal& deal, Record& record) {
  if (rules.ends_on_arrival()) {
    record.options = {{"arrival", std::string(arrival_name(rules.options.arrival))}};
  }
  record.first = deal.first;
  for (std::size_t i = 0; i < edition.tasks.size(); ++i) {
    record.deck.push_back(edition.tasks[deal.deck[i]]);
  }
}

ChanceDue describe_chance(const Edition& edition, const State& state) {
  if (state.chance == Chance::Kind::lose) {
    return {"lose", task_ids(edition, state.tasks[state.noble]), state.to_lose};
  }
  ChanceDue due{"shuffle", {}, state.discards};
  for (std::uint8_t d = 0; d < state.discards; ++d)
    due.from.push_back(edition.tasks[state.pile[d]]);
  return due;
}

std::vector<std::string> seat_names(const Edition&, const Rules& rules, const Deal&) {
  std::vector<std::string> names;
  for (int player = 1; player <= rules.players; ++player) {
    names.push_back("Player " + std::to_string(player));
  }
  return names;
}

}  // namespace noblesse::mille
