// The numbers of the game and the tasks.
#include <algorithm>
#include <set>

#include "match/mille/edition_parts.h"
#include "match/text.h"

namespace noblesse::mille {
namespace {

constexpr int kLargestHand = 8;
constexpr int kMostBooty = 50;
constexpr int kMostPoints = 50;
constexpr int kFarthestGoal = 200;
constexpr std::size_t kLongestId = 2 * kLongestName + 1;

struct TaskCard {
  std::string id;
  City from = 0;
  City to = 0;
  int points = 0;
};

std::optional<TaskCard> read_task(const Entry& entry, const Edition& edition,
                                  Unique<std::string>& ids) {
  if (!entry.keys({"id", "from", "to", "points"})) return {};
  const auto points = entry["points"].whole(1, kMostPoints);
  const auto id = entry["id"].line(kLongestId);
  if (edition.cities.empty()) return {};  // their faults have been noted
  const auto from = read_city(entry["from"], edition);
  const auto to = read_city(entry["to"], edition);
  if (!points || !id || !from || !to) return {};
  if (*from == *to) {
    entry["to"].fault("is the same as from; a task leads to another city");
    return {};
  }
  const std::string right = edition.cities[*from].name + "-" + edition.cities[*to].name;
  if (*id != right) {
    entry["id"].must_be(quote(right) + ", its from and to");
    return {};
  }
  ids.add(entry["id"], *id);
  return TaskCard{*id, *from, *to, *points};
}

}  // namespace

void read_numbers(const Entry& file, Edition& edition) {
  const auto read = [&](std::string_view key, int least, int most) {
    return static_cast<std::uint8_t>(file[key].whole(least, most).value_or(0));
  };
  Tables& tables = edition.tables;
  tables.hand_limit = read("hand_limit", 1, kLargestHand);
  tables.board_tasks = read("board_tasks", 1, kMaxCities);
  tables.booty = read("booty", 1, kMostBooty);
  tables.goal = read("goal", 1, kFarthestGoal);
  tables.roads_escorted = read("roads_escorted", 1, kMaxJourney);
  tables.roads_alone = read("roads_alone", 1, kMaxJourney);
  if (tables.roads_alone > 0 && tables.roads_escorted > tables.roads_alone) {
    file["roads_escorted"].must_be("at most roads_alone, " + std::to_string(tables.roads_alone) +
                                   ": an escort costs time (M6)");
  }
}

void read_tasks(const Entry& file, Edition& edition) {
  const Entry tasks = file["tasks"];
  const std::size_t before = tasks.faults();
  Unique<std::string> ids("no two tasks are the same");
  std::vector<TaskCard> cards;
  for (const Entry& entry : tasks.list(1, kMaxTasks)) {
    if (auto card = read_task(entry, edition, ids)) cards.push_back(std::move(*card));
  }
  if (tasks.absent() || tasks.faults() > before || edition.cities.empty()) return;

  Tables& tables = edition.tables;
  const int needed = tables.max_players + tables.board_tasks + 1;
  if (static_cast<int>(cards.size()) < needed) {
    tasks.fault("has " + std::to_string(cards.size()) + " entries, must have at least " +
                std::to_string(needed) +
                ": one for each player, board_tasks, and one to draw (M3)");
  }
  std::set<City> from;
  for (const TaskCard& card : cards) from.insert(card.from);
  if (from.size() < tables.board_tasks) {
    file["board_tasks"].must_be("at most " + std::to_string(from.size()) +
                                ", the cities in which tasks begin: each holds one (M3)");
  }

  std::ranges::sort(cards, {}, &TaskCard::id);
  for (TaskCard& card : cards) {
    const std::size_t index = edition.tasks.size();
    tables.from[index] = card.from;
    tables.to[index] = card.to;
    tables.points[index] = static_cast<std::uint8_t>(card.points);
    tables.tasks_to[card.to] |= bit(static_cast<int>(index));
    edition.tasks.push_back(std::move(card.id));
  }
  tables.tasks = static_cast<std::uint8_t>(edition.tasks.size());
}

}  // namespace noblesse::mille
