// Mille Grazie in English: what happened, and why something may not be done.
#include "match/mille/face.h"
#include "match/text.h"

namespace noblesse::mille {
namespace {

std::string points(int n) { return n == 1 ? "1 point" : std::to_string(n) + " points"; }

}  // namespace

std::string sentence(const Edition& edition, const std::vector<std::string>& players,
                     const Event& event) {
  using Kind = Event::Kind;
  const std::string who = event.seat < players.size() ? players[event.seat] : std::string();
  const auto tasks = [&] { return enumerate(task_ids(edition, event.tasks)); };
  const auto road = [&] {
    const RoadSign& sign = edition.roads[event.road];
    return sign.name + " (" + sign.letter + ", " + sign.color + ")";
  };
  const auto thieves = [&] {
    std::vector<std::string> names;
    for (const int seat : members(event.seats)) {
      names.push_back(players[static_cast<std::size_t>(seat)]);
    }
    return enumerate(names);
  };
  switch (event.kind) {
    case Kind::first_task: return who + " starts with " + tasks() + ".";
    case Kind::laid: return "A new task lies on the map: " + tasks() + ".";
    case Kind::misfit: return tasks() + " is drawn and discarded: its city has a task already.";
    case Kind::reshuffled:
      return "The discarded tasks are shuffled into a new pile of " + std::to_string(event.number) +
             ".";
    case Kind::turn_begins:
      return "Turn " + std::to_string(event.number) + ": " + who + " is the noble.";
    case Kind::chosen: return who + " lies in wait somewhere.";
    case Kind::chose: return who + " has chosen: " + write_decision(edition, event.decision) + ".";
    case Kind::hired_escort: return who + " hires an escort.";
    case Kind::goes_alone: return who + " travels alone.";
    case Kind::travelled: return who + " takes the " + road() + ".";
    case Kind::ambush_failed: return "The escort is there: the ambush of " + thieves() + " fails.";
    case Kind::robbed:
      return "Mille grazie! " + thieves() + " robbed " + who + " on the " + road() + ".";
    case Kind::booty: return who + " scores " + points(event.number) + " of booty.";
    case Kind::lost: return who + " loses " + tasks() + ".";
    case Kind::arrived: return who + " arrives in " + edition.cities[event.city].name + ".";
    case Kind::fulfilled: return who + " fulfils " + tasks() + " for " + points(event.number) + ".";
    case Kind::rests:
      return who + " travels no further and ends the turn in " + edition.cities[event.city].name +
             ".";
    case Kind::took: return who + " takes the task " + tasks() + ".";
    case Kind::dropped: return who + " drops " + tasks() + ".";
    case Kind::declined: return who + " leaves the task where it lies.";
    case Kind::sealed: return who + "'s compass stayed hidden.";
    case Kind::ended: return "The game is over.";
  }
  return {};
}

std::string explain(Refusal refusal) {
  switch (refusal) {
    case Refusal::none: return {};
    case Refusal::game_over: return "the game is over";
    case Refusal::nothing_owed: return "this seat owes no decision now";
    case Refusal::other_phase: return "that is not what is being decided now";
    case Refusal::no_such_road: return "the map has no such road";
    case Refusal::one_compass: return "a thief lies in wait on one road";
    case Refusal::two_compasses: return "with two players a thief lies in wait on two roads";
    case Refusal::hand_full: return "with a full hand a task must be dropped to take another";
    case Refusal::hand_not_full: return "a task is dropped only to make room in a full hand";
    case Refusal::task_not_held: return "the noble does not hold the task to be dropped";
    case Refusal::road_not_here: return "that road does not start from the noble's city";
    case Refusal::road_used: return "no road may be used twice in a turn";
    case Refusal::no_chance_due: return "no chance event is due";
    case Refusal::other_chance: return "another kind of chance event is due";
    case Refusal::wrong_loss:
      return "the noble loses as many of his own tasks as the road's colour says";
    case Refusal::wrong_shuffle: return "a shuffle names every discarded task once and no other";
  }
  return {};
}

}  // namespace noblesse::mille
