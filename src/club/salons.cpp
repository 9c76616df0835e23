#include "club/salons.h"

#include <algorithm>

#include "doors/fault.h"

namespace noblesse {
namespace {

constexpr Milliseconds kShortestRest{1000};
constexpr Milliseconds kLongestRest{30'000};

}  // namespace

Result<void> Salons::load(store::Store& store) {
  return store.each_open_table([&](const store::KeptTable& kept) -> Result<void> {
    auto salon = Salon::restore(premises_, kept);
    if (salon) {
      add(std::move(*salon));
      return {};
    }
    ++unreadable_;
    return {};
  });
}

void Salons::go_on() {
  std::vector<std::shared_ptr<Salon>> all;
  for (const auto& [id, salon] : salons_) all.push_back(salon);
  for (const auto& salon : all) salon->go_on();
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
  for (const std::string& person : people_at_[id]) {
    of_person_[person].erase(id);
    if (of_person_[person].empty()) of_person_.erase(person);
  }
  people_at_.erase(id);
  salons_.erase(id);
}

void Salons::note(const Salon& salon) {
  const std::string& id = salon.row().id;
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

std::vector<std::shared_ptr<Salon>> Salons::listed() const {
  std::vector<std::shared_ptr<Salon>> all;
  for (const auto& [id, salon] : salons_) {
    if (salon->row().listed && salon->table().stage() == Table::Stage::gathering) {
      all.push_back(salon);
    }
  }
  std::ranges::sort(all, [](const auto& a, const auto& b) {
    return std::tuple(b->row().created, b->row().id) < std::tuple(a->row().created, a->row().id);
  });
  return all;
}

void Salons::close(const std::string& id, std::function<void(Result<void>)> done) {
  if (const auto salon = find(id)) {
    remove(id);
    // What could not be closed is still open.
    salon->close([salon, done = std::move(done), this](const Result<void>& outcome) {
      if (!outcome) put_off(salon);
      if (done) done(outcome);
    });
  }
}

void Salons::sweep(const ClubSettings& settings) {
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
  for (const auto& [id, salon] : salons_) {
    if (salon->visitors() == 0 && forsaken(*salon)) tired.push_back(id);
  }
  for (const std::string& id : tired) close(id);
}

void Salons::take_up_again(const std::string& id) {
  const auto lost = find(id);
  if (!lost) return;
  remove(id);
  lost->send_away(close_code::kHouseFailed, "your last message could not be written down");
  put_off(lost);
}

// The first time at once. As long as the store cannot write, the table would be lost again by the
// first thing that happens at it, which is that it goes on: so the pauses grow.
void Salons::put_off(std::shared_ptr<const Salon> lost) {
  const std::string id = lost->row().id;
  Rest& rest = resting_[id];
  rest.as_it_was = std::move(lost);
  const Milliseconds pause = rest.pause;
  rest.pause = std::clamp(2 * pause, kShortestRest, kLongestRest);
  if (pause.count() == 0) return fetch(id);
  premises_.doors->after(pause, [id, this] { fetch(id); });
}

void Salons::fetch(const std::string& id) {
  const bool asked = premises_.clerk->read([id, this](store::Store& store) {
    auto kept = store.table(id);
    premises_.doors->post([kept = std::move(kept), id, this] { take_up(id, kept); });
  });
  if (!asked) resting_.erase(id);  // the club closes
}

void Salons::take_up(const std::string& id, const Result<std::optional<store::KeptTable>>& kept) {
  const auto rest = resting_.find(id);
  if (rest == resting_.end() || find(id)) return;
  if (!kept) {
    premises_.journal->error("not_read", {Field::table(id), Field::why(kept.error())});
    return put_off(rest->second.as_it_was);
  }
  // It was never written down, or it was closed after all: there is no such table.
  if (!*kept || (*kept)->row.stage == "closed") {
    premises_.journal->warn("table_given_up", {Field::table(id)});
    resting_.erase(rest);
    return;
  }
  const auto salon = Salon::restore(premises_, **kept);
  if (!salon) {
    ++unreadable_;
    resting_.erase(rest);
    return;
  }
  add(*salon);
  (*salon)->go_on();
  (*salon)->when_written([id, this](bool written) {
    if (written) resting_.erase(id);
  });
}

std::shared_ptr<const Salon> Salons::resting(std::string_view id) const {
  const auto rest = resting_.find(id);
  return rest == resting_.end() ? nullptr : rest->second.as_it_was;
}

void Salons::fall_silent() {
  for (const auto& [id, salon] : salons_) salon->fall_silent();
}

void Salons::each(const std::function<void(const Salon&)>& visit) const {
  for (const auto& [id, salon] : salons_) visit(*salon);
}

}  // namespace noblesse
