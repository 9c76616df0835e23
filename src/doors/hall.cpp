#include "doors/hall.h"

#include <algorithm>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <cerrno>

#include "doors/head.h"
#include "doors/line.h"
#include "doors/utf8.h"
#include "doors/visit.h"

namespace noblesse {
namespace {

// What fits in a close frame behind its code.
constexpr std::size_t kLongestReason = 123;
constexpr Milliseconds kBetweenComplaints{60'000};
constexpr Work kLongTurn = Milliseconds(1);
// So many are looked after at once, and so long others have their turn.
constexpr std::size_t kSweptAtOnce = 512;
constexpr Milliseconds kBetweenSome{1};

}  // namespace

Hall::Hall(DoorSettings given, Networks networks, House& owner, Clock time)
    : settings(std::move(given)),
      trusted(std::move(networks)),
      house(owner),
      clock(time),
      callers(settings.limits),
      purses(settings.limits.work),
      told_full_(now() - kBetweenComplaints),
      told_missed_(told_full_) {
  for (Told& flood : floods_) flood.when = told_full_;
  agenda.add(now() + limits().sweep, [this] { sweep(); });
}

const std::string& Hall::date() {
  const std::time_t time = std::time(nullptr);
  if (time != dated_) date_ = http_date(dated_ = time);
  return date_;
}

void Hall::receive(Cable cable, const Address& peer) noexcept {
  ++counters.accepted;
  try {
    show_in(std::move(cable), peer);
  } catch (...) {
    miss(ENOMEM);
  }
}

void Hall::show_in(Cable cable, const Address& peer) {
  const bool reserved = is_full();
  const std::size_t room = limits().connections + (settings.vital.empty() ? 0 : limits().reserve);
  if (visits.size() >= room) {
    ++counters.refused_full;
    turn_away(std::move(cable), DoorFault::house_full);
    return;
  }
  // A proxy comes for many; they are counted when they ask.
  const bool counted = !trusted.contains(peer);
  if (counted) {
    const auto arrival = callers.arrive(peer, now());
    if (arrival != Callers::Arrival::welcome) {
      const bool often = arrival == Callers::Arrival::too_often;
      ++(often ? counters.refused_often : counters.refused_address);
      note(Flood::connections, peer);
      turn_away(std::move(cable), DoorFault::too_many_connections);
      return;
    }
  }
  std::shared_ptr<Visit> visit;
  try {
    visit = std::make_shared<Visit>(*this, std::move(cable), peer, counted, reserved);
  } catch (...) {
    if (counted) callers.leave(peer);
    throw;
  }
  asio::co_spawn(context, [visit] { return visit->serve(); }, asio::detached);
}

// With one write at most: whoever comes too often must not cost more.
void Hall::turn_away(Cable cable, DoorFault fault) {
  if (tls) return cable.close();
  const Answer answer = answer_to(fault);
  const std::string head =
      write_head(answer, Manner{.keep_alive = false, .date = date()}).value_or("");
  cable.say_and_close(head + answer.body);
  ++counters.answers[static_cast<std::size_t>(answer.status / 100)];
}

void Hall::enter(Visit& visit) {
  visit.place = visits.size();
  visits.push_back(&visit);
  ++counters.connections;
}

void Hall::leave(Visit& visit) {
  visits.back()->place = visit.place;
  visits[visit.place] = visits.back();
  visits.pop_back();
  --counters.connections;
  if (stopping && visits.empty()) context.stop();
}

// What becomes due meanwhile waits for the next time: the connections want their turn too.
void Hall::ring() {
  const Moment by = now();
  while (Agenda::Deed deed = agenda.take_due(by)) ask_house(deed);
}

void Hall::sweep() {
  const Moment moment = now();
  agenda.add(moment + limits().sweep, [this] { sweep(); });
  to_sweep_ = visits.size();
  sweep_some();
  callers.forget(moment);
  purses.forget(moment);
  if (moment - minute_ >= kBetweenComplaints) {
    minute_ = moment;
    before_ = std::exchange(longest_, Work{0});
    counters.longest_turn = before_;
  }
  tell_if_full();
  tell_of_floods();
  tell_if_missed();
}

// From the back: whoever takes the place of somebody who has left comes from there, so nobody is
// passed over. Nobody comes or goes while some are looked after: ends are told by those who wait,
// later.
void Hall::sweep_some() {
  const Moment moment = now();
  to_sweep_ = std::min(to_sweep_, visits.size());
  const std::size_t last = to_sweep_ - std::min(to_sweep_, kSweptAtOnce);
  while (to_sweep_ > last) visits[--to_sweep_]->sweep(moment);
  if (to_sweep_ > 0) agenda.add(moment + kBetweenSome, [this] { sweep_some(); });
}

void Hall::note_turn(Work turn) {
  if (turn > kLongTurn) ++counters.long_turns;
  longest_ = std::max(longest_, turn);
  counters.longest_turn = std::max(longest_, before_);
}

void Hall::miss(int error) {
  ++counters.accept_failures;
  missed_why_ = error;
}

void Hall::tell_if_missed() {
  const std::uint64_t fresh = counters.accept_failures - missed_;
  if (fresh == 0 || now() - told_missed_ < kBetweenComplaints) return;
  told_missed_ = now();
  missed_ = counters.accept_failures;
  ask_house([&] { house.not_let_in(fresh, missed_why_); });
}

void Hall::tell_if_full() {
  const std::uint64_t fresh = counters.refused_full - turned_away_;
  if (fresh == 0 || now() - told_full_ < kBetweenComplaints) return;
  told_full_ = now();
  turned_away_ = counters.refused_full;
  ask_house([&] { house.full(fresh); });
}

void Hall::charge(const Purse& purse, Work work) {
  const Moment moment = now();
  purses.charge(purse.address, moment, work);
  if (!purse.person.empty()) purses.charge(purse.person, moment, work);
}

std::optional<Milliseconds> Hall::debt(const Purse& purse) const {
  const Moment moment = now();
  const auto address = purses.debt(purse.address, moment);
  const auto person = purse.person.empty() ? std::nullopt : purses.debt(purse.person, moment);
  return std::max(address, person);
}

void Hall::note(Flood flood, const Address& from) {
  if (flood == Flood::work) ++counters.overworked;
  if (flood == Flood::requests) ++counters.limited_requests;
  if (flood == Flood::dawdling) ++counters.slow_requests;
  Told& told = floods_[static_cast<std::size_t>(flood)];
  ++told.since;
  told.last = from;
}

void Hall::tell_of_floods() {
  for (std::size_t i = 0; i < floods_.size(); ++i) {
    Told& told = floods_[i];
    if (told.since == 0 || now() - told.when < kBetweenComplaints) continue;
    told.when = now();
    const std::uint64_t times = std::exchange(told.since, 0);
    ask_house([&] { house.flooded(static_cast<Flood>(i), times, told.last); });
  }
}

void Hall::stop(Milliseconds grace) {
  if (std::exchange(stopping, true)) return;
  if (visits.empty()) {
    context.stop();
    return;
  }
  for (Visit* const visit : visits) visit->dismiss();
  agenda.add(now() + grace, [this] {
    for (Visit* const visit : visits) visit->hang_up();
  });
  // Whoever is hung up on goes at once. Should somebody not, nobody waits for them.
  agenda.add(now() + grace + limits().sweep, [this] { context.stop(); });
}

void Hall::abandon() {
  std::vector<std::shared_ptr<Visit>> all;  // whoever is let go of may leave at once
  all.reserve(visits.size());
  for (Visit* const visit : visits) all.push_back(visit->shared_from_this());
  for (const auto& visit : all) visit->abandon();
}

void Hall::send(LineId line, Text text) {
  const auto found = lines.find(std::to_underlying(line));
  if (found == lines.end()) return;
  found->second->send(std::move(text));
  found->second->flush();
}

// What goes to somebody in one burst goes in one write. No line ends meanwhile: whoever listens on
// it is told later.
void Hall::send_all(std::span<const std::pair<LineId, Text>> texts) {
  for (const auto& [line, text] : texts) {
    const auto found = lines.find(std::to_underlying(line));
    if (found == lines.end()) continue;
    found->second->send(text);
    if (due_.empty() || due_.back() != found->second) due_.push_back(found->second);
  }
  for (LiveLine* const line : due_) line->flush();
  due_.clear();
}

void Hall::close(LineId line, std::uint16_t code, std::string_view reason) {
  const auto found = lines.find(std::to_underlying(line));
  if (found == lines.end()) return;
  reason = reason.substr(0, kLongestReason);
  while (!is_utf8(reason)) reason.remove_suffix(1);
  found->second->close(code, reason, LineEnd::dismissed);
}

TimerId Hall::after(std::chrono::nanoseconds time, Agenda::Deed deed) {
  const Moment when = now() + time;
  const auto first = agenda.next();
  const TimerId id = agenda.add(when, std::move(deed));
  if (sooner && (!first || when < *first)) sooner();
  return id;
}

}  // namespace noblesse
