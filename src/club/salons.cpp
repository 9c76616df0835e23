#include "club/salons.h"

#include <algorithm>

#include "doors/fault.h"

namespace noblesse {
namespace {

constexpr Milliseconds kShortestRest{1000};
constexpr Milliseconds kLongestRest{30'000};
constexpr std::size_t kSweptAtOnce = 512;
constexpr Milliseconds kBetweenSome{2};
constexpr Milliseconds kStandsAgain = 2 * kLongestRest;  // who has not fallen for so long

}  // namespace

// A table of which nobody has left has not to be asked for its people.
Result<Salons::Present> Salons::who_is_present(store::Store& store, const std::string& table) {
  const auto deserted = store.deserted_tables();
  if (!deserted) return std::unexpected(deserted.error());
  if (std::ranges::find(*deserted, table) == deserted->end()) return std::nullopt;
  std::set<std::string> present;
  const auto members = store.members(table);
  if (!members) return std::unexpected(members.error());
  for (const store::Member& member : *members) present.insert(member.person);
  const auto row = store.row(table);
  if (!row) return std::unexpected(row.error());
  if (!*row) return present;
  const auto host = store.person((*row)->host);
  if (!host) return std::unexpected(host.error());
  if (*host) present.insert((*host)->id);
  return present;
}

void Salons::see_off(Salon& salon, const Present& present) {
  if (!present) return;
  const Table& table = salon.table();
  if (!present->contains(table.host())) salon.has_lost(table.host());
  for (const Chair& chair : table.chairs()) {
    if (!chair.is_person()) continue;
    const std::string& person = table.sitter(chair).person;
    if (!present->contains(person)) salon.has_lost(person);
  }
}

Result<void> Salons::load(store::Store& store) {
  const auto left = store.deserted_tables();
  if (!left) return std::unexpected(left.error());
  const std::set<std::string> deserted(left->begin(), left->end());
  const auto shut = [&](const std::string& id, std::optional<store::TableRow> row) -> Result<void> {
    ShutTable& table = shut_[id];
    table.row = std::move(row);
    const auto members = store.members(id);
    if (!members) {
      if (store::is_broken(members.error())) return {};
      return std::unexpected(members.error());
    }
    for (const store::Member& member : *members) table.people.insert(member.person);
    return {};
  };
  return store.each_open_table(
      [&](const store::KeptTable& kept) -> Result<void> {
        auto salon = Salon::restore(premises_, kept);
        if (!salon) return shut(kept.row.id, kept.row);
        if (deserted.contains(kept.row.id)) {
          const auto present = who_is_present(store, kept.row.id);
          if (!present) return std::unexpected(present.error());
          see_off(**salon, *present);
        }
        alive_ = std::max(alive_, (*salon)->table().told_at());
        add(std::move(*salon));
        return {};
      },
      [&](const store::BrokenTable& broken) {
        premises_.journal->error(
            "table_unreadable",
            {Field::table(broken.id), Field::kept_line(broken.line), Field::why(broken.why)});
        return shut(broken.id, broken.row);
      });
}

// Held apart from the list: one that fails leaves it.
std::vector<std::shared_ptr<Salon>> Salons::all() const {
  std::vector<std::shared_ptr<Salon>> all;
  for (const auto& [id, salon] : salons_) all.push_back(salon);
  return all;
}

void Salons::go_on() {
  for (const auto& salon : all()) {
    salon->go_on(alive_);
    if (salon->is_deserted()) close(salon->row().id);
  }
}

void Salons::lose(const std::string& person) {
  for (const auto& salon : of(person)) {
    salon->lose(person);
    if (salon->is_deserted()) close(salon->row().id);
  }
}

void Salons::rest() {
  for (const auto& salon : all()) salon->rest();
}

Result<std::shared_ptr<Salon>> Salons::lay(store::TableRow row) {
  auto salon = Salon::lay(premises_, std::move(row));
  if (salon) add(*salon);
  return salon;
}

void Salons::add(std::shared_ptr<Salon> salon) {
  note(*salon);
  salons_[salon->row().id] = std::move(salon);
}

void Salons::remove(const std::string& id) {
  strike(id);
  count_out(id);
  for (const std::string& person : people_at_[id]) {
    of_person_[person].erase(id);
    if (of_person_[person].empty()) of_person_.erase(person);
  }
  people_at_.erase(id);
  salons_.erase(id);
}

// A list is asked for far more often than it changes: so it is kept, not made.
void Salons::list(Salon& salon) {
  strike(salon.row().id);
  const Table& table = salon.table();
  if (!salon.row().listed || table.stage() != Table::Stage::gathering) return;
  Place place{{salon.row().created, salon.row().id}, {}};
  listed_[place.age] = salon.weak_from_this();
  if (salon.has_room()) {
    place.room = Kind{table.options().game, table.options().seats};
    with_room_[*place.room][place.age] = salon.weak_from_this();
  }
  places_[salon.row().id] = std::move(place);
}

void Salons::strike(const std::string& id) {
  const auto found = places_.find(id);
  if (found == places_.end()) return;
  const Place& place = found->second;
  listed_.erase(place.age);
  if (place.room) {
    const auto kind = with_room_.find(*place.room);
    kind->second.erase(place.age);
    if (kind->second.empty()) with_room_.erase(kind);
  }
  places_.erase(found);
}

void Salons::count_in(const std::string& id, Table::Stage stage) {
  count_out(id);
  stages_[id] = stage;
  ++counts_[static_cast<std::size_t>(stage)];
}

void Salons::count_out(const std::string& id) {
  const auto counted = stages_.find(id);
  if (counted == stages_.end()) return;
  --counts_[static_cast<std::size_t>(counted->second)];
  stages_.erase(counted);
}

void Salons::note(Salon& salon) {
  list(salon);
  const std::string& id = salon.row().id;
  count_in(id, salon.table().stage());
  std::set<std::string> now{salon.table().host()};
  for (const Chair& chair : salon.table().chairs()) {
    if (chair.is_person()) now.insert(salon.table().sitter(chair).person);
  }
  std::set<std::string>& before = people_at_[id];
  if (now == before) return;
  for (const std::string& person : before) {
    if (now.contains(person)) continue;
    of_person_[person].erase(id);
    if (of_person_[person].empty()) of_person_.erase(person);
  }
  for (const std::string& person : now) of_person_[person].insert(id);
  before = std::move(now);
}

std::shared_ptr<Salon> Salons::find(std::string_view id) const {
  const auto found = salons_.find(id);
  return found == salons_.end() ? nullptr : found->second;
}

std::vector<std::shared_ptr<Salon>> Salons::of(const std::string& person) const {
  std::vector<std::shared_ptr<Salon>> all;
  const auto known = of_person_.find(person);
  if (known == of_person_.end()) return all;
  for (const std::string& id : known->second) {
    if (auto salon = find(id)) all.push_back(std::move(salon));
  }
  std::ranges::sort(all, [](const auto& a, const auto& b) {
    return std::tuple(b->changed(), b->row().id) < std::tuple(a->changed(), a->row().id);
  });
  return all;
}

std::size_t Salons::hosted_by(const std::string& person) const {
  return static_cast<std::size_t>(std::ranges::count_if(
      of(person), [&](const auto& salon) { return salon->table().host() == person; }));
}

std::vector<std::shared_ptr<Salon>> Salons::listed(std::size_t most,
                                                   const std::optional<store::Mark>& after) const {
  std::vector<std::shared_ptr<Salon>> page;
  auto at = after ? listed_.upper_bound({after->ms, after->id}) : listed_.begin();
  for (; at != listed_.end() && page.size() < most; ++at) {
    if (auto salon = at->second.lock()) page.push_back(std::move(salon));
  }
  return page;
}

std::shared_ptr<Salon> Salons::with_room(std::string_view game, int seats,
                                         const std::function<bool(const Salon&)>& suits) const {
  const auto kind = with_room_.find({std::string(game), seats});
  if (kind == with_room_.end()) return nullptr;
  for (const auto& [age, there] : kind->second) {
    auto salon = there.lock();
    if (salon && suits(*salon)) return salon;
  }
  return nullptr;
}

void Salons::close(const std::string& id, std::function<void(Result<void>)> done) {
  if (const auto salon = find(id)) {
    remove(id);
    // What could not be closed is still open.
    salon->close([salon, done = std::move(done), this](const Result<void>& outcome) {
      if (!outcome) put_off(salon, Loss::not_written);
      if (done) done(outcome);
    });
  }
}

// Some at a time: whoever plays does not wait until all tables are looked at.
void Salons::sweep(const ClubSettings& settings, const std::string& after) {
  const auto forsaken = [&, now = wall_clock()](const Salon& salon) {
    switch (salon.table().stage()) {
      case Table::Stage::gathering:
        return now - salon.changed() > settings.close_gathering_after.count();
      case Table::Stage::playing:  // as long as a clock runs, the game goes on by itself
        return !salon.table().next_wake() &&
               now - salon.table().last_time() > settings.close_playing_after.count();
      case Table::Stage::over:
      case Table::Stage::broken: return now - salon.changed() > settings.close_over_after.count();
    }
    return false;
  };
  std::vector<std::string> tired;
  std::string last;
  auto at = salons_.upper_bound(after);
  for (std::size_t left = kSweptAtOnce; left > 0 && at != salons_.end(); --left, ++at) {
    last = at->first;
    if (at->second->visitors() == 0 && forsaken(*at->second)) tired.push_back(last);
  }
  if (at != salons_.end()) {
    premises_.doors->after(kBetweenSome, [this, &settings, last] { sweep(settings, last); });
  }
  for (const std::string& id : tired) close(id);
  std::erase_if(falls_, [now = std::chrono::steady_clock::now()](const auto& fall) {
    return now - fall.second.when >= kStandsAgain;
  });
}

void Salons::take_up_again(const std::string& id, Loss why) {
  const auto lost = find(id);
  if (!lost) return;
  remove(id);
  lost->send_away(close_code::kHouseFailed, why == Loss::written_late
                                                ? "it took too long to write the game down"
                                                : "your last message could not be written down");
  put_off(lost, why);
}

// The first time at once. As long as the store cannot write, or the same thing fails again, the
// table would be lost by the first thing that happens at it: so the pauses grow. When the store has
// written again, that is forgotten; of a table that fails it is remembered for a while.
void Salons::put_off(std::shared_ptr<const Salon> lost, Loss why) {
  const std::string id = lost->row().id;
  resting_[id] = std::move(lost);
  const Moment now = std::chrono::steady_clock::now();
  const auto before = falls_.find(id);
  Milliseconds pause{0};
  if (before != falls_.end() && now - before->second.when < kStandsAgain) {
    pause = std::clamp(2 * before->second.pause, kShortestRest, kLongestRest);
  }
  falls_[id] = {now, why, pause};
  if (pause.count() == 0) return fetch(id);
  premises_.doors->after(pause, [id, this] { fetch(id); });
}

void Salons::fetch(const std::string& id) {
  const bool asked = premises_.clerk->read([id, this](store::Store& store) {
    std::int64_t at = 0;
    auto kept = store.table(id, at);
    auto present = who_is_present(store, id);
    if (kept && !present) kept = std::unexpected(present.error());
    premises_.doors->post([kept = std::move(kept), present = present.value_or(std::nullopt), at, id,
                           this] { take_up(id, kept, at, present); });
  });
  if (!asked) resting_.erase(id);  // the club closes
}

void Salons::take_up(const std::string& id, const Result<std::optional<store::KeptTable>>& kept,
                     std::int64_t at, const Present& present) {
  const auto rest = resting_.find(id);
  if (rest == resting_.end() || find(id)) return;
  if (!kept) {
    if (store::is_broken(kept.error())) {
      premises_.journal->error("table_unreadable",
                               {Field::table(id), Field::kept_line(at), Field::why(kept.error())});
      return shut(*rest->second);
    }
    premises_.journal->error("not_read", {Field::table(id), Field::why(kept.error())});
    return put_off(rest->second, Loss::not_written);
  }
  // It was never written down, or it was closed after all: there is no such table.
  if (!*kept || (*kept)->row.stage == "closed") {
    premises_.journal->warn("table_given_up", {Field::table(id)});
    resting_.erase(rest);
    return;
  }
  const auto salon = Salon::restore(premises_, **kept);
  if (!salon && salon.error().key == "failed") return put_off(rest->second, Loss::failed);
  if (!salon) return shut(*rest->second);
  see_off(**salon, present);
  add(*salon);
  (*salon)->go_on();
  (*salon)->when_written([id, this](bool written) {
    if (!written) return;
    resting_.erase(id);
    const auto fall = falls_.find(id);
    if (fall != falls_.end() && fall->second.why != Loss::failed) falls_.erase(fall);
  });
  if ((*salon)->is_deserted()) close(id);
}

void Salons::shut(const Salon& lost) {
  const std::string id = lost.row().id;
  ShutTable& table = shut_[id];
  table.row = lost.row();
  for (const Chair& chair : lost.table().chairs()) {
    if (chair.is_person()) table.people.insert(lost.table().sitter(chair).person);
  }
  resting_.erase(id);
}

const ShutTable* Salons::shut(std::string_view id) const {
  const auto found = shut_.find(id);
  return found == shut_.end() ? nullptr : &found->second;
}

std::shared_ptr<const Salon> Salons::resting(std::string_view id) const {
  const auto rest = resting_.find(id);
  return rest == resting_.end() ? nullptr : rest->second;
}

void Salons::fall_silent() {
  for (const auto& [id, salon] : salons_) salon->fall_silent();
}

}  // namespace noblesse
