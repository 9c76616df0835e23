#include "engine/arbiter.h"

#include <algorithm>

#include "match/adel/face.h"
#include "match/mille/face.h"

namespace noblesse {
namespace {

json::array list_of(const std::vector<std::string>& texts) {
  json::array list;
  for (const std::string& text : texts) list.emplace_back(text);
  return list;
}

// One entry a seat.
template <class Of>
json::array per_seat(int players, Of&& of) {
  json::array list;
  for (Seat seat = 0; seat < players; ++seat) list.push_back(of(seat));
  return list;
}

json::array seats_of(Seats seats) {
  json::array list;
  for (const int seat : members(seats)) list.push_back(seat);
  return list;
}

// The numbers that are printed on a set of checks or thieves.
template <class Set>
json::array printed(const std::vector<int>& numbers, Set set) {
  json::array list;
  for (const int card : members(set)) list.push_back(numbers[static_cast<std::size_t>(card)]);
  return list;
}

json::object write_state(const adel::Edition& edition, const adel::Rules& rules,
                         const adel::State& state) {
  using adel::Pile;
  const auto each = [&](auto&& of) { return per_seat(rules.lords, of); };
  const auto owner_of = [&](adel::Thief thief) {
    Seat seat = 0;
    while (state.color[seat] != rules.tables.thief_color[thief]) ++seat;
    return seat;
  };
  const auto pile = [&](Pile which) {
    json::array cards;
    const adel::Stock& stock = adel::pile_of(state, which);
    for (std::size_t at = stock.top; at < stock.end; ++at) {
      cards.emplace_back(edition.objects[state.stock[at]].id);
    }
    return cards;
  };
  // On show even if thieves have taken all of it.
  const auto exhibits = [&](Seat seat) {
    const auto ranked = state.ranking.begin() + state.exhibitors;
    return state.exhibition[seat] != 0 || std::find(state.ranking.begin(), ranked, seat) != ranked;
  };

  json::array jail;
  for (std::size_t cell = 0; cell < state.prisoners; ++cell) {
    const adel::Thief thief = state.jail[cell];
    jail.push_back(json::object{{"seat", owner_of(thief)}, {"thief", edition.thieves[thief]}});
  }
  json::array cash;
  for (std::size_t at = 0; at < state.paid; ++at) cash.push_back(edition.checks[state.cash[at]]);

  return {
      {"phase", adel::phase_name(state.phase)},
      {"round", state.round},
      {"pending", seats_of(state.pending)},
      {"colors", each([&](Seat seat) { return json::value(edition.colors[state.color[seat]]); })},
      {"positions", each([&](Seat seat) { return json::value(state.position[seat]); })},
      {"objects",
       each([&](Seat seat) { return list_of(adel::object_ids(edition, state.objects[seat])); })},
      {"checks", each([&](Seat seat) { return printed(edition.checks, state.checks[seat]); })},
      {"thieves", each([&](Seat seat) { return printed(edition.thieves, state.thieves[seat]); })},
      {"jail", std::move(jail)},
      {"register", std::move(cash)},
      {"piles", json::object{{"left", pile(Pile::left)}, {"right", pile(Pile::right)}}},
      {"places", each([&](Seat seat) -> json::value {
         if (state.phase == adel::Phase::place && !has_seat(state.placed, seat)) return nullptr;
         return has_seat(state.castle, seat) ? "castle" : "auction";
       })},
      {"actions", each([&](Seat seat) -> json::value {
         if (!state.action[seat].played()) return nullptr;
         return json::value(adel::write_decision(edition, state.action[seat].decision()));
       })},
      {"exhibitions", each([&](Seat seat) -> json::value {
         if (!exhibits(seat)) return nullptr;
         return list_of(adel::object_ids(edition, state.exhibition[seat]));
       })},
  };
}

json::object write_state(const mille::Edition& edition, const mille::Rules& rules,
                         const mille::State& state) {
  const auto each = [&](auto&& of) { return per_seat(rules.players, of); };
  const auto letter = [&](mille::Road road) { return std::string(1, edition.roads[road].letter); };
  const auto stretch = [&](std::size_t from, std::size_t to) {
    json::array tasks;
    for (std::size_t at = from; at < to; ++at) tasks.emplace_back(edition.tasks[state.pile[at]]);
    return tasks;
  };

  json::object map;
  for (std::size_t city = 0; city < edition.cities.size(); ++city) {
    if (state.map[city] == mille::kNone) continue;
    map.emplace(edition.cities[city].name, edition.tasks[state.map[city]]);
  }
  json::array used;
  for (std::size_t at = 0; at < state.travelled; ++at) used.emplace_back(letter(state.journey[at]));
  const bool chance_due = state.phase == mille::Phase::chance;

  return {
      {"phase", mille::phase_name(state.phase)},
      {"turn", state.turn},
      {"pending", chance_due ? json::array{"*"} : seats_of(state.pending)},
      {"noble", state.noble},
      {"cities",
       each([&](Seat seat) { return json::value(edition.cities[state.city[seat]].name); })},
      {"scores", each([&](Seat seat) { return json::value(state.score[seat]); })},
      {"tasks",
       each([&](Seat seat) { return list_of(mille::task_ids(edition, state.tasks[seat])); })},
      {"map", std::move(map)},
      {"deck", stretch(mille::pile_top(state), state.pile.size())},
      {"discard", stretch(0, state.discards)},
      {"ambush", each([&](Seat seat) -> json::value {
         if (state.ambush[seat] == 0) return nullptr;
         json::array letters;
         for (const int road : members(state.ambush[seat])) {
           letters.emplace_back(letter(static_cast<mille::Road>(road)));
         }
         return letters;
       })},
      {"escort",
       state.escort == mille::kNone ? json::value(nullptr) : json::value(letter(state.escort))},
      {"alone", state.alone},
      {"used", std::move(used)},
      {"left", state.left},
  };
}

}  // namespace

template <class Face>
json::object Arbiter::state_of(const Match& match) {
  const auto& game = static_cast<const MatchOf<Face>&>(match);
  return write_state(game.edition(), game.rules(), game.state_);
}

json::object Arbiter::state(const Match& match) {
  if (match.game() == adel::Face::kName) return state_of<adel::Face>(match);
  return state_of<mille::Face>(match);
}

}  // namespace noblesse
