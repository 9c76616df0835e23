// Views and events of Adel Verpflichtet as JSON.
#include "match/adel/face.h"
#include "match/json_text.h"

namespace noblesse::adel {
namespace {

json::array ids(const Edition& edition, Objects objects) {
  json::array list;
  for (const std::string& id : object_ids(edition, objects)) list.emplace_back(id);
  return list;
}

template <class Word>
json::array numbers(const std::vector<int>& values, Word set) {
  json::array list;
  for (const int index : members(set)) list.emplace_back(values[static_cast<std::size_t>(index)]);
  return list;
}

json::array seats(Seats set) {
  json::array list;
  for (const int seat : members(set)) list.emplace_back(seat);
  return list;
}

Seat owner(const Edition& edition, const View& view, Thief thief) {
  Seat seat = 0;
  while (view.color[seat] != edition.tables.thief_color[thief]) ++seat;
  return seat;
}

json::value single_id(const Edition& edition, Objects objects) {
  if (objects == 0) return nullptr;
  return json::value(edition.objects[static_cast<std::size_t>(lowest(objects))].id);
}

constexpr std::string_view pile_name(Pile pile) { return pile == Pile::left ? "left" : "right"; }

constexpr std::string_view reason(Event::Why why) {
  switch (why) {
    case Event::Why::exhibition: return "exhibition";
    case Event::Why::detective: return "detective";
    case Event::Why::last_showing: return "last showing";
  }
  return {};
}

}  // namespace

json::object write_view(const Edition& edition, const Rules& rules, const View& view) {
  json::array colors;
  json::array positions;
  json::array objects;
  json::array hidden;
  json::array checks;
  json::array thieves;
  json::array places;
  json::array actions;
  json::array exhibitions;
  for (Seat seat = 0; seat < rules.lords; ++seat) {
    colors.emplace_back(edition.colors[view.color[seat]]);
    positions.emplace_back(view.position[seat]);
    objects.emplace_back(ids(edition, view.known[seat]));
    hidden.emplace_back(view.hidden[seat]);
    checks.emplace_back(numbers(edition.checks, view.checks[seat]));
    thieves.emplace_back(numbers(edition.thieves, view.thieves[seat]));
    if (has_seat(view.place_known, seat)) {
      places.emplace_back(has_seat(view.castle, seat) ? "castle" : "auction");
    } else {
      places.emplace_back(nullptr);
    }
    if (view.action[seat].played()) {
      actions.emplace_back(write_decision(edition, view.action[seat].decision()));
    } else {
      actions.emplace_back(nullptr);
    }
    const bool shows = view.exhibition[seat] != 0;
    const bool emptied =
        view.exhibitors > 0 && view.action[seat].is_exhibition() && view.phase == Phase::steal;
    if (shows || emptied) {
      exhibitions.emplace_back(ids(edition, view.exhibition[seat]));
    } else {
      exhibitions.emplace_back(nullptr);
    }
  }

  json::array jail;
  for (std::uint8_t cell = 0; cell < view.prisoners; ++cell) {
    const Thief thief = view.jail[cell];
    jail.push_back({{"seat", owner(edition, view, thief)}, {"thief", edition.thieves[thief]}});
  }
  json::array cash;
  for (std::uint8_t i = 0; i < view.paid; ++i) cash.emplace_back(edition.checks[view.cash[i]]);
  json::object piles;
  for (const Pile pile : {Pile::left, Pile::right}) {
    const auto p = static_cast<std::size_t>(pile);
    piles[pile_name(pile)] = {{"top", single_id(edition, view.window[p])},
                              {"count", view.stock[p]}};
  }
  json::array ranking;
  for (std::uint8_t r = 0; r < view.exhibitors; ++r) ranking.emplace_back(view.ranking[r]);

  json::object out;
  out["game"] = "adel";
  if (view.viewer.is_spectator())
    out["seat"] = nullptr;
  else
    out["seat"] = view.viewer.seat();
  out["phase"] = phase_name(view.phase);
  out["round"] = view.round;
  out["pending"] = seats(view.pending);
  out["colors"] = std::move(colors);
  out["positions"] = std::move(positions);
  out["objects"] = std::move(objects);
  out["hidden"] = std::move(hidden);
  out["checks"] = std::move(checks);
  out["thieves"] = std::move(thieves);
  out["jail"] = std::move(jail);
  out["register"] = std::move(cash);
  out["piles"] = std::move(piles);
  out["places"] = std::move(places);
  out["actions"] = std::move(actions);
  out["exhibitions"] = std::move(exhibitions);
  out["ranking"] = std::move(ranking);
  if (view.phase == Phase::steal) out["robbed"] = view.ranking[view.robbed];
  return out;
}

std::string write_standing(const Edition& /*edition*/, const Rules& /*rules*/, const View& view) {
  JsonFields standing;
  standing.add("phase", phase_name(view.phase)).add_json("pending", list_seats(view.pending));
  if (view.phase == Phase::steal) standing.add("robbed", view.ranking[view.robbed]);
  return standing.object();
}

json::object write_event(const Edition& edition, const Event& event) {
  using Kind = Event::Kind;
  json::object out;
  const auto name = [&](std::string_view kind) { out["event"] = kind; };
  const auto with_seat = [&] { out["seat"] = event.seat; };
  switch (event.kind) {
    case Kind::dealt:
      name("dealt");
      with_seat();
      out["objects"] = ids(edition, event.objects);
      break;
    case Kind::round_begins:
      name("round");
      out["round"] = event.number;
      if (event.decision.kind() == Decision::Kind::place) {
        out["place"] = write_decision(edition, event.decision);
      }
      break;
    case Kind::chosen:
      name("chosen");
      with_seat();
      break;
    case Kind::chose:
      name("chose");
      with_seat();
      out["move"] = write_decision(edition, event.decision);
      break;
    case Kind::place_revealed:
      name("place");
      with_seat();
      out["place"] = write_decision(edition, event.decision);
      break;
    case Kind::action_revealed:
      name("action");
      with_seat();
      out["action"] = write_decision(edition, event.decision);
      break;
    case Kind::bought:
      name("bought");
      with_seat();
      out["object"] = single_id(edition, event.objects);
      out["check"] = edition.checks[event.decision.check()];
      out["pile"] = pile_name(event.pile);
      break;
    case Kind::no_sale: name("no sale"); break;
    case Kind::window:
      name("window");
      out["pile"] = pile_name(event.pile);
      out["object"] = single_id(edition, event.objects);
      break;
    case Kind::check_stolen:
      name("check stolen");
      with_seat();
      out["from"] = event.other;
      out["check"] = edition.checks[event.decision.check()];
      break;
    case Kind::thieves_clash:
      name("thieves clash");
      out["seats"] = seats(static_cast<Seats>(event.objects));
      break;
    case Kind::house_closed: name("house closed"); break;
    case Kind::exhibited:
    case Kind::last_showing:
      name(event.kind == Kind::exhibited ? "exhibited" : "last showing");
      with_seat();
      out["objects"] = ids(edition, event.objects);
      out["rank"] = event.number;
      break;
    case Kind::moved:
      name("moved");
      with_seat();
      out["from"] = event.from;
      out["to"] = event.to;
      out["why"] = reason(event.why);
      break;
    case Kind::stole:
      name("stole");
      with_seat();
      out["from"] = event.other;
      out["object"] = single_id(edition, event.objects);
      break;
    case Kind::jailed:
    case Kind::freed:
      name(event.kind == Kind::jailed ? "jailed" : "freed");
      with_seat();
      out["thief"] = edition.thieves[event.decision.thief()];
      break;
    case Kind::ended: name("ended"); break;
  }
  return out;
}

std::string_view key_of(Refusal refusal) {
  switch (refusal) {
    case Refusal::none: return {};
    case Refusal::game_over: return "game_over";
    case Refusal::nothing_owed: return "nothing_owed";
    case Refusal::other_phase: return "other_phase";
    case Refusal::no_card_for_the_auction: return "no_card_for_the_auction";
    case Refusal::check_not_held: return "check_not_held";
    case Refusal::thief_not_held: return "thief_not_held";
    case Refusal::thief_in_jail: return "thief_in_jail";
    case Refusal::check_in_the_castle: return "check_in_the_castle";
    case Refusal::exhibition_at_the_auction: return "exhibition_at_the_auction";
    case Refusal::detective_at_the_auction: return "detective_at_the_auction";
    case Refusal::nothing_to_exhibit: return "nothing_to_exhibit";
    case Refusal::pass_with_cards: return "pass_with_cards";
    case Refusal::window_empty: return "window_empty";
    case Refusal::object_not_owned: return "object_not_owned";
    case Refusal::exhibition_too_small: return "exhibition_too_small";
    case Refusal::exhibition_with_gap: return "exhibition_with_gap";
    case Refusal::object_not_on_show: return "object_not_on_show";
  }
  return {};
}

}  // namespace noblesse::adel
