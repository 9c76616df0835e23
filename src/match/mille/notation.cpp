#include "match/mille/notation.h"

#include <algorithm>

#include "match/pieces.h"
#include "match/text.h"

namespace noblesse::mille {
namespace {

constexpr std::string_view kForms =
    "ambush L (two players: ambush F L), escort L, alone, take, take drop ID, leave, go L";

Result<Road> find_road(const Edition& edition, std::string_view letter) {
  const auto at = std::ranges::find_if(edition.roads, [&](const RoadSign& sign) {
    return letter == std::string_view(&sign.letter, 1);
  });
  if (at == edition.roads.end()) {
    return fail(quote(letter) + " is no road of this map; its letters are " +
                letters(edition, bit<Roads>(edition.tables.roads) - 1));
  }
  return static_cast<Road>(at - edition.roads.begin());
}

Result<Task> find_task(const Edition& edition, std::string_view id) {
  const auto at = std::ranges::find(edition.tasks, id);
  if (at == edition.tasks.end()) {
    return fail(quote(id) + " is no task of this edition; an id names two cities, like " +
                edition.tasks.front());
  }
  return static_cast<Task>(at - edition.tasks.begin());
}

Result<Decision> read_ambush(const Edition& edition, std::string_view rest) {
  Roads roads = 0;
  std::string given;
  for (const std::string_view letter : split(rest, ' ')) {
    const Result<Road> road = find_road(edition, letter);
    if (!road) return std::unexpected(road.error());
    if (contains(roads, *road)) return fail("road " + std::string(letter) + " stands there twice");
    roads |= bit<Roads>(*road);
    given += letter;
  }
  const std::string ascending = letters(edition, roads);
  if (given != ascending) return fail("the letters must be in ascending order: " + ascending);
  return Decision::ambush(roads);
}

// Task ids separated by commas without blanks, each at most once.
Result<std::vector<Task>> read_tasks(const Edition& edition, std::string_view list) {
  std::vector<Task> tasks;
  Tasks named = 0;
  for (const std::string_view id : split(list, ',')) {
    const Result<Task> task = find_task(edition, id);
    if (!task) return std::unexpected(task.error());
    if (contains(named, *task)) return fail(std::string(id) + " stands there twice");
    named |= bit(*task);
    tasks.push_back(*task);
  }
  return tasks;
}

}  // namespace

std::vector<std::string> task_ids(const Edition& edition, Tasks tasks) {
  std::vector<std::string> ids;
  for (const int task : members(tasks)) {
    ids.push_back(edition.tasks[static_cast<std::size_t>(task)]);
  }
  return ids;
}

std::string letters(const Edition& edition, Roads roads) {
  std::string letters;
  for (const int road : members(roads)) {
    letters += edition.roads[static_cast<std::size_t>(road)].letter;
  }
  return letters;
}

std::string write_decision(const Edition& edition, Decision decision) {
  using Kind = Decision::Kind;
  const auto letter = [&] { return std::string(1, edition.roads[decision.road()].letter); };
  switch (decision.kind()) {
    case Kind::ambush: {
      std::string text = "ambush";
      for (const char road : letters(edition, decision.roads())) {
        text += ' ';
        text += road;
      }
      return text;
    }
    case Kind::escort: return "escort " + letter();
    case Kind::alone: return "alone";
    case Kind::take: return "take";
    case Kind::take_drop: return "take drop " + edition.tasks[decision.dropped()];
    case Kind::leave: return "leave";
    case Kind::go: return "go " + letter();
    case Kind::none: break;
  }
  return {};
}

std::string write_chance(const Edition& edition, const Chance& chance) {
  if (chance.kind == Chance::Kind::lose) {
    return "lose " + join(task_ids(edition, chance.lost), ",");
  }
  std::vector<std::string> order;
  for (std::uint8_t i = 0; i < chance.count; ++i) order.push_back(edition.tasks[chance.order[i]]);
  return "shuffle " + join(order, ",");
}

Result<Decision> read_decision(const Edition& edition, std::string_view text) {
  if (text == "alone") return Decision::alone();
  if (text == "take") return Decision::take();
  if (text == "leave") return Decision::leave();

  std::string_view rest = text;
  if (strip_prefix(rest, "ambush ")) return read_ambush(edition, rest);
  if (strip_prefix(rest, "take drop ")) {
    const Result<Task> task = find_task(edition, rest);
    if (!task) return std::unexpected(task.error());
    return Decision::take_drop(*task);
  }
  const bool escort = strip_prefix(rest, "escort ");
  if (escort || strip_prefix(rest, "go ")) {
    const Result<Road> road = find_road(edition, rest);
    if (!road) return std::unexpected(road.error());
    return escort ? Decision::escort(*road) : Decision::go(*road);
  }
  return fail(quote(text) + " is no decision of mille; there are " + std::string(kForms));
}

Result<Chance> read_chance(const Edition& edition, std::string_view text) {
  Chance chance;
  std::string_view rest = text;
  if (strip_prefix(rest, "lose ")) {
    chance.kind = Chance::Kind::lose;
    const auto tasks = read_tasks(edition, rest);
    if (!tasks) return std::unexpected(tasks.error());
    for (const Task task : *tasks) chance.lost |= bit(task);
    const std::string ascending = join(task_ids(edition, chance.lost), ",");
    if (rest != ascending) return fail("the tasks must be in ascending order: lose " + ascending);
    return chance;
  }
  if (strip_prefix(rest, "shuffle ")) {
    chance.kind = Chance::Kind::shuffle;
    const auto tasks = read_tasks(edition, rest);
    if (!tasks) return std::unexpected(tasks.error());
    chance.count = static_cast<std::uint8_t>(tasks->size());
    std::copy(tasks->begin(), tasks->end(), chance.order.begin());
    return chance;
  }
  return fail(quote(text) + " is no chance event; there are lose ID,ID… and shuffle ID,ID…");
}

std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::ambush: return "ambush";
    case Phase::escort: return "escort";
    case Phase::take: return "take";
    case Phase::go: return "go";
    case Phase::chance: return "chance";
    case Phase::over: return "over";
  }
  return {};
}

}  // namespace noblesse::mille
