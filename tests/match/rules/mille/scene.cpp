#include "tests/match/rules/mille/scene.h"

#include <algorithm>

#include "match/mille/notation.h"
#include "match/pieces.h"
#include "match/shelf.h"

namespace noblesse::mille {
namespace {

std::vector<Task> tasks_called(const Edition& edition, std::string_view ids) {
  std::vector<Task> tasks;
  if (ids.empty()) return tasks;
  for (const std::string_view id : split(ids, ',')) {
    const auto at = std::find(edition.tasks.begin(), edition.tasks.end(), id);
    EXPECT_NE(at, edition.tasks.end()) << "no task " << id;
    tasks.push_back(static_cast<Task>(at - edition.tasks.begin()));
  }
  return tasks;
}

City city_called(const Edition& edition, std::string_view name) {
  const auto at = std::find_if(edition.cities.begin(), edition.cities.end(),
                               [&](const CityPlace& city) { return city.name == name; });
  EXPECT_NE(at, edition.cities.end()) << "no city " << name;
  return static_cast<City>(at - edition.cities.begin());
}

std::string ids_of(const Edition& edition, const Task* begin, std::size_t count) {
  std::vector<std::string> ids;
  for (std::size_t i = 0; i < count; ++i) ids.push_back(edition.tasks[begin[i]]);
  return join(ids, ",");
}

}  // namespace

std::shared_ptr<const Edition> italia() {
  Result<MilleEdition> edition = Shelf().mille("italia");
  EXPECT_TRUE(edition.has_value()) << edition.error().message;
  return *edition;
}

Scene::Scene(const std::vector<Player>& players, const Setting& setting)
    : edition_(italia()),
      rules_{edition_->tables, {setting.arrival}, static_cast<std::uint8_t>(players.size())} {
  Deal start;
  for (Task task = 0; task < rules_.tables.tasks; ++task) start.deck[task] = task;
  Silence nobody;
  state_ = deal(rules_, start, nobody);  // the first player is the noble, and all thieves are asked

  Tasks elsewhere = 0;
  for (std::size_t s = 0; s < players.size(); ++s) {
    names_.push_back(players[s].name);
    state_.city[s] = city_called(*edition_, players[s].city);
    state_.score[s] = static_cast<std::uint16_t>(players[s].score);
    state_.tasks[s] = 0;
    for (const Task task : tasks_called(*edition_, players[s].tasks)) state_.tasks[s] |= bit(task);
    elsewhere |= state_.tasks[s];
  }
  state_.map.fill(kNone);
  state_.on_map = 0;
  for (const Task task : tasks_called(*edition_, setting.map)) {
    state_.map[rules_.tables.from[task]] = task;
    ++state_.on_map;
    elsewhere |= bit(task);
  }
  state_.discards = 0;
  for (const Task task : tasks_called(*edition_, setting.discard)) {
    state_.pile[state_.discards++] = task;
    elsewhere |= bit(task);
  }
  std::vector<Task> pile;
  if (setting.pile != "rest") {
    pile = tasks_called(*edition_, setting.pile);
  } else {
    for (Task task = 0; task < rules_.tables.tasks; ++task) {
      if (!contains(elsewhere, task)) pile.push_back(task);
    }
  }
  state_.undrawn = static_cast<std::uint8_t>(pile.size());
  std::copy(pile.begin(), pile.end(),
            state_.pile.begin() + static_cast<std::ptrdiff_t>(pile_top(state_)));
  state_.turn = static_cast<std::uint8_t>(setting.turn);
}

Seat Scene::seat(std::string_view player) const {
  const auto at = std::find(names_.begin(), names_.end(), player);
  EXPECT_NE(at, names_.end()) << "nobody is called " << player;
  return static_cast<Seat>(at - names_.begin());
}

Decision Scene::read(std::string_view decision) const {
  const Result<Decision> read = read_decision(*edition_, decision);
  if (read) return *read;
  ADD_FAILURE() << read.error().message;
  return {};
}

void Scene::by(std::string_view player, std::string_view decision) {
  const std::string forbids = forbidden(player, decision);
  ASSERT_EQ(forbids, "allowed") << player << ": " << decision << " in phase " << phase();
  Silence nobody;
  act(rules_, state_, seat(player), read(decision), nobody);
}

void Scene::then(std::string_view decisions) {
  for (std::string_view decision : split(decisions, ',')) {
    strip_prefix(decision, " ");
    ASSERT_NE(state_.pending, 0) << decision << " in phase " << phase();
    by(names_[static_cast<std::size_t>(lowest(state_.pending))], decision);
  }
}

void Scene::ambush(std::string_view letters) {
  for (std::string_view letter : split(letters, ',')) {
    strip_prefix(letter, " ");
    ASSERT_EQ(phase(), "ambush");
    then("ambush " + std::string(letter));
  }
  ASSERT_EQ(phase(), "escort") << "not every thief has set his compass";
}

void Scene::chance(std::string_view outcome) {
  const std::string forbids = forbidden_chance(outcome);
  ASSERT_EQ(forbids, "allowed") << outcome << " in phase " << phase();
  Silence nobody;
  act(rules_, state_, *read_chance(*edition_, outcome), nobody);
}

namespace {

std::string in_words(Refusal reason) {
  if (reason == Refusal::none) return "allowed";
  const std::string_view rule = rule_of(reason);
  return rule.empty() ? "not now" : std::string(rule);
}

}  // namespace

std::string Scene::forbidden(std::string_view player, std::string_view decision) const {
  return in_words(refusal(rules_, state_, seat(player), read(decision)));
}

std::string Scene::forbidden_chance(std::string_view outcome) const {
  const Result<Chance> chance = read_chance(*edition_, outcome);
  EXPECT_TRUE(chance.has_value()) << outcome;
  return in_words(refusal(rules_, state_, chance.value_or(Chance{})));
}

std::string Scene::phase() const { return std::string(phase_name(state_.phase)); }

std::string Scene::waiting_for() const {
  std::vector<std::string> players;
  for (const int s : members(state_.pending))
    players.push_back(names_[static_cast<std::size_t>(s)]);
  return join(players, ", ");
}

std::string Scene::legal(std::string_view player) const {
  std::vector<std::string> words;
  for_each_decision(rules_, state_, seat(player), [&](Decision decision) {
    words.push_back(write_decision(*edition_, decision));
    return true;
  });
  return join(words, ", ");
}

std::string Scene::city(std::string_view player) const {
  return edition_->cities[state_.city[seat(player)]].name;
}

std::string Scene::tasks(std::string_view player) const {
  return join(task_ids(*edition_, state_.tasks[seat(player)]), ",");
}

std::string Scene::map() const {
  Tasks tasks = 0;
  int laid = 0;
  for (City city = 0; city < rules_.tables.cities; ++city) {
    if (state_.map[city] == kNone) continue;
    EXPECT_EQ(rules_.tables.from[state_.map[city]], city) << "a task lies on its own city";
    tasks |= bit(state_.map[city]);
    ++laid;
  }
  EXPECT_EQ(laid, state_.on_map);
  return join(task_ids(*edition_, tasks), ",");
}

std::string Scene::pile() const {
  return ids_of(*edition_, state_.pile.data() + pile_top(state_), state_.undrawn);
}

std::string Scene::discard() const {
  return ids_of(*edition_, state_.pile.data(), state_.discards);
}

std::string Scene::final_places() const {
  EXPECT_TRUE(over(state_));
  const auto final = places(rules_, state_);
  std::vector<std::string> words;
  for (Seat s = 0; s < rules_.players; ++s) words.push_back(std::to_string(final[s]));
  return join(words, " ");
}

View Scene::seen_by(std::string_view viewer) const {
  return view(rules_, state_,
              viewer == "spectator" ? Viewer::spectator() : Viewer::of_seat(seat(viewer)));
}

std::string Scene::compass_seen(std::string_view viewer, std::string_view player) const {
  const Roads seen = seen_by(viewer).ambush[seat(player)];
  return seen != 0 ? letters(*edition_, seen) : "?";
}

std::string Scene::escort_seen(std::string_view viewer) const {
  const Road road = seen_by(viewer).escort;
  return road != kNone ? letters(*edition_, bit<Roads>(road)) : "?";
}

}  // namespace noblesse::mille
