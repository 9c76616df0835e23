// Views and events of Mille Grazie as JSON.
#include "match/json_text.h"
#include "match/mille/face.h"

namespace noblesse::mille {
namespace {

json::array ids(const Edition& edition, Tasks tasks) {
  json::array list;
  for (const std::string& id : task_ids(edition, tasks)) list.emplace_back(id);
  return list;
}

json::array letter_list(const Edition& edition, Roads roads) {
  json::array list;
  for (const char letter : letters(edition, roads)) list.emplace_back(std::string_view(&letter, 1));
  return list;
}

std::string letter_of(const Edition& edition, Road road) {
  return std::string(1, edition.roads[road].letter);
}

json::array seat_list(Seats seats) {
  json::array list;
  for (const int seat : members(seats)) list.emplace_back(seat);
  return list;
}

const std::string& single_id(const Edition& edition, Tasks tasks) {
  return edition.tasks[static_cast<std::size_t>(lowest(tasks))];
}

}  // namespace

json::object write_view(const Edition& edition, const Rules& rules, const View& view) {
  json::array cities;
  json::array scores;
  json::array tasks;
  json::array ambush;
  for (Seat seat = 0; seat < rules.players; ++seat) {
    cities.emplace_back(edition.cities[view.city[seat]].name);
    scores.emplace_back(view.score[seat]);
    tasks.emplace_back(ids(edition, view.tasks[seat]));
    if (view.ambush[seat] == 0)
      ambush.emplace_back(nullptr);
    else
      ambush.emplace_back(letter_list(edition, view.ambush[seat]));
  }
  json::object map;
  for (City city = 0; city < rules.tables.cities; ++city) {
    if (view.map[city] != kNone) map[edition.cities[city].name] = edition.tasks[view.map[city]];
  }
  json::array discard;
  for (std::uint8_t d = 0; d < view.discards; ++d) {
    discard.emplace_back(edition.tasks[view.discard[d]]);
  }
  json::array used;
  for (std::uint8_t r = 0; r < view.travelled; ++r) {
    used.emplace_back(letter_of(edition, view.journey[r]));
  }

  json::object out;
  out["game"] = "mille";
  if (view.viewer.is_spectator())
    out["seat"] = nullptr;
  else
    out["seat"] = view.viewer.seat();
  out["phase"] = phase_name(view.phase);
  out["turn"] = view.turn;
  out["pending"] = seat_list(view.pending);
  out["noble"] = view.noble;
  out["cities"] = std::move(cities);
  out["scores"] = std::move(scores);
  out["tasks"] = std::move(tasks);
  out["map"] = std::move(map);
  out["deck"] = view.undrawn;
  out["discard"] = std::move(discard);
  out["set"] = seat_list(view.set);
  out["ambush"] = std::move(ambush);
  if (view.escort == kNone)
    out["escort"] = nullptr;
  else
    out["escort"] = letter_of(edition, view.escort);
  out["escorted"] = view.escorted;
  out["alone"] = view.alone;
  out["used"] = std::move(used);
  out["left"] = view.left;
  if (rules.ends_on_arrival()) out["arrival"] = arrival_name(rules.options.arrival);
  return out;
}

std::string write_standing(const Edition& edition, const Rules& rules, const View& view) {
  std::string cities;
  for (const CitySet now : reach(rules, view)) {
    if (now == 0) break;
    cities += cities.empty() ? "[" : ",[";
    for (const int city : members(now)) {
      append_quoted(cities, edition.cities[static_cast<std::size_t>(city)].name);
      cities += ',';
    }
    cities.back() = ']';
  }
  JsonFields roads;
  for (const int member : members(roads_ahead(rules, view))) {
    const auto road = static_cast<Road>(member);
    std::string tasks = "[";
    for (const int task : members(in_reach_after(rules, view, road))) {
      if (tasks.size() > 1) tasks += ',';
      append_quoted(tasks, edition.tasks[static_cast<std::size_t>(task)]);
    }
    roads.add_json(std::string_view(&edition.roads[road].letter, 1), tasks + ']');
  }
  return JsonFields()
      .add("phase", phase_name(view.phase))
      .add_json("pending", list_seats(view.pending))
      .add_json("set", list_seats(view.set))
      .add("left", view.left)
      .add_json("reach", '[' + cities + ']')
      .add_json("roads", roads.object())
      .object();
}

json::object write_event(const Edition& edition, const Event& event) {
  using Kind = Event::Kind;
  json::object out;
  const auto name = [&](std::string_view kind) { out["event"] = kind; };
  const auto with_seat = [&] { out["seat"] = event.seat; };
  const auto with_task = [&] { out["task"] = single_id(edition, event.tasks); };
  switch (event.kind) {
    case Kind::first_task:
      name("first task");
      with_seat();
      with_task();
      break;
    case Kind::laid:
      name("laid");
      with_task();
      break;
    case Kind::misfit:
      name("misfit");
      with_task();
      break;
    case Kind::reshuffled:
      name("reshuffled");
      out["cards"] = event.number;
      break;
    case Kind::turn_begins:
      name("turn");
      out["turn"] = event.number;
      out["noble"] = event.seat;
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
    case Kind::hired_escort:
      name("escort");
      with_seat();
      break;
    case Kind::goes_alone:
      name("alone");
      with_seat();
      break;
    case Kind::travelled:
      name("travelled");
      with_seat();
      out["road"] = letter_of(edition, event.road);
      break;
    case Kind::ambush_failed:
    case Kind::robbed:
      name(event.kind == Kind::robbed ? "robbed" : "ambush failed");
      with_seat();
      out["thieves"] = seat_list(event.seats);
      out["road"] = letter_of(edition, event.road);
      break;
    case Kind::booty:
      name("booty");
      with_seat();
      out["points"] = event.number;
      break;
    case Kind::lost:
      name("lost");
      with_seat();
      out["tasks"] = ids(edition, event.tasks);
      break;
    case Kind::arrived:
      name("arrived");
      with_seat();
      out["city"] = edition.cities[event.city].name;
      break;
    case Kind::fulfilled:
      name("fulfilled");
      with_seat();
      with_task();
      out["points"] = event.number;
      break;
    case Kind::rests:
      name("rests");
      with_seat();
      out["city"] = edition.cities[event.city].name;
      break;
    case Kind::took:
      name("took");
      with_seat();
      with_task();
      break;
    case Kind::dropped:
      name("dropped");
      with_seat();
      with_task();
      break;
    case Kind::declined:
      name("declined");
      with_seat();
      break;
    case Kind::sealed:
      name("sealed");
      with_seat();
      out["roads"] = letter_list(edition, event.roads);
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
    case Refusal::no_such_road: return "no_such_road";
    case Refusal::one_compass: return "one_compass";
    case Refusal::two_compasses: return "two_compasses";
    case Refusal::hand_full: return "hand_full";
    case Refusal::hand_not_full: return "hand_not_full";
    case Refusal::task_not_held: return "task_not_held";
    case Refusal::road_not_here: return "road_not_here";
    case Refusal::road_used: return "road_used";
    case Refusal::no_chance_due: return "no_chance_due";
    case Refusal::other_chance: return "other_chance";
    case Refusal::wrong_loss: return "wrong_loss";
    case Refusal::wrong_shuffle: return "wrong_shuffle";
  }
  return {};
}

}  // namespace noblesse::mille
