// What all visits share, and what is done with all of them. It knows no listening socket and
// waits for nothing: connections and the time come in. For the room's own use.
#pragma once

#include <array>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ssl/context.hpp>
#include <cstdint>
#include <ctime>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "doors/agenda.h"
#include "doors/callers.h"
#include "doors/clock.h"
#include "doors/counters.h"
#include "doors/fault.h"
#include "doors/house.h"
#include "doors/purses.h"
#include "doors/settings.h"
#include "doors/text.h"
#include "doors/wire.h"

namespace noblesse {

class LiveLine;
class Visit;

struct Hall {
  Hall(DoorSettings given, Networks networks, House& owner, Clock time = {});
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;
  Hall(Hall&&) = delete;
  Hall& operator=(Hall&&) = delete;
  ~Hall() { abandon(); }

  const Limits& limits() const { return settings.limits; }
  Moment now() const { return clock.now(); }
  bool is_full() const { return visits.size() >= limits().connections; }

  // Calls into the house, and nobody pays. What it throws ends here, and the house is told; false:
  // it did.
  template <class Call>
  bool ask_house(Call&& call) {
    return ask_house(nullptr, std::forward<Call>(call));
  }

  // The same, and somebody pays for the work. What is done for somebody else meanwhile, they pay.
  template <class Call>
  bool ask_house(const Payer& payer, Call&& call) {
    if (in_turn_ && payer == payer_) return call_house(std::forward<Call>(call));
    const Payer outer = std::exchange(payer_, payer);
    const bool nested = std::exchange(in_turn_, true);
    const Work before = clock.worked();
    const Work paid_before = paid_;
    const bool good = call_house(std::forward<Call>(call));
    const Work turn = clock.worked() - before;
    const Work work = turn - (paid_ - paid_before);
    paid_ += work;
    payer_ = outer;
    in_turn_ = nested;
    if (payer) charge(*payer, work);
    if (!nested) note_turn(turn);
    return good;
  }
  // Who pays for what is being done.
  const Payer& payer() const { return payer_; }
  void charge(const Purse& purse, Work work);
  // How long whoever pays from it must wait before anything more is done for them.
  std::optional<Milliseconds> debt(const Purse& purse) const;
  // Somebody did too much of it, from there.
  void note(Flood flood, const Address& from);

  const std::string& date();  // now, as HTTP writes it

  // Somebody is at the door. Whatever goes wrong with them is noted, and nobody else's trouble.
  void receive(Cable cable, const Address& peer) noexcept;
  // Somebody was, and could not be let in.
  void miss(int error);
  void enter(Visit& visit);
  void leave(Visit& visit);

  // Does what is due by now.
  void ring();
  // Nobody is let in from here on; whoever is not gone after the grace is hung up on, and soon
  // after that the context is stopped.
  void stop(Milliseconds grace);
  // Lets go of whoever waits for the house; they go nowhere any more.
  void abandon();

  void send(LineId line, Text text);
  void send_all(std::span<const std::pair<LineId, Text>> texts);
  void close(LineId line, std::uint16_t code, std::string_view reason);
  TimerId after(std::chrono::nanoseconds time, Agenda::Deed deed);
  // Told when something is to be done earlier than everything else. May be empty.
  std::function<void()> sooner;

  DoorSettings settings;
  Networks trusted;
  House& house;
  Clock clock;
  std::shared_ptr<asio::ssl::context> tls;
  Callers callers;
  Purses purses;
  Counters counters;
  Agenda agenda;
  std::vector<Visit*> visits;
  std::unordered_map<std::uint64_t, LiveLine*> lines;
  std::uint64_t last_line = 0;
  bool stopping = false;

  // Behind everything that visits touch when they end: they end with the context at the latest.
  asio::io_context context{1};

 private:
  template <class Call>
  bool call_house(Call&& call) {
    try {
      std::forward<Call>(call)();
      return true;
    } catch (...) {
      ++counters.house_failures;
      house.failed();
      return false;
    }
  }
  void note_turn(Work turn);
  void show_in(Cable cable, const Address& peer);
  void turn_away(Cable cable, DoorFault fault);
  void sweep();
  void sweep_some();
  void tell_if_full();
  void tell_of_floods();
  void tell_if_missed();

  Payer payer_;
  Work paid_{0};  // by whomever, so far
  bool in_turn_ = false;
  Moment minute_{};           // in which turns are compared
  Work longest_{0};           // of this minute,
  Work before_{0};            // and of the last
  std::size_t to_sweep_ = 0;  // visits that this sweep has not come to
  asio::executor_work_guard<Executor> work_{context.get_executor()};
  std::time_t dated_ = 0;
  std::string date_;
  Moment told_full_{};
  std::uint64_t turned_away_ = 0;  // as it was told
  struct Told {
    Moment when;
    std::uint64_t since = 0;  // how often it was since then
    Address last;
  };
  std::array<Told, kFloods> floods_;
  Moment told_missed_{};
  std::uint64_t missed_ = 0;  // as it was told
  int missed_why_ = 0;
  std::vector<LiveLine*> due_;  // while send_all() runs: to whom something goes
};

}  // namespace noblesse
