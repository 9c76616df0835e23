// One connection, from its acceptance to its end: requests one after the other, and perhaps a
// line. serve() owns it. Whatever that waits for is either on the wire or in `waits_`, and has a
// deadline: hang_up() ends both, so nothing outlives it. For the room's own use.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <cstdint>
#include <memory>
#include <optional>

#include "doors/fault.h"
#include "doors/hall.h"
#include "doors/waiting.h"

namespace noblesse {

namespace beast = boost::beast;

class Visit : public std::enable_shared_from_this<Visit> {
 public:
  // `counted`: the callers' book has them under this address. `reserved`: the house is full, and
  // they may ask once for what is vital.
  Visit(Hall& hall, Cable cable, const Address& peer, bool counted, bool reserved);
  Visit(const Visit&) = delete;
  Visit& operator=(const Visit&) = delete;
  Visit(Visit&&) = delete;
  Visit& operator=(Visit&&) = delete;
  ~Visit();

  Awaitable<void> serve();

  // Every so often, from outside: has somebody waited too long?
  void sweep(Moment now);
  // The doors close: whoever is idle goes, whoever is served is served first.
  void dismiss();
  // At once; whoever waits for something is told that it failed.
  void hang_up();
  // Lets go of whoever waits. After this the visit goes nowhere.
  void abandon();

  // For its line.
  Awaitable<void> wait_for(std::shared_ptr<Waiting> waiting);
  // So long, or until the end.
  Awaitable<void> pause(Milliseconds time);
  bool is_over() const { return over_; }
  Wire& wire() { return wire_; }
  Hall& hall() { return hall_; }
  std::size_t place = 0;  // in the hall

 private:
  enum class Phase : std::uint8_t { handshake, idle, head, body, reply, write, line, farewell };
  enum class Next : std::uint8_t { another, line, farewell, gone };
  struct Hearing;

  void enter(Phase phase, Milliseconds time);
  Milliseconds patience() const;
  Awaitable<Next> hear_request();
  Awaitable<Next> hear(Hearing& hearing);
  Awaitable<Next> open_line(Hearing& hearing);
  Awaitable<std::optional<Next>> read_body(Hearing& hearing);
  template <class What, class Call>
  Awaitable<std::optional<What>> ask_house(const Payer& payer, Call call);
  Answer no_answer() const;
  Awaitable<Next> answer(const Hearing& hearing, const Answer& answer);
  Awaitable<Next> refuse(Hearing& hearing, DoorFault fault);
  Awaitable<Next> refuse_unreadable(Hearing& hearing, error_code error);
  std::optional<DoorFault> fault_in(error_code error) const;
  Awaitable<void> say_farewell();

  Hall& hall_;
  Wire wire_;
  Address peer_;
  bool counted_;
  bool reserved_;
  bool expired_ = false;  // the sweep has cut short what we waited for
  bool first_ = true;
  bool over_ = false;  // hung up
  Phase phase_ = Phase::head;
  Moment deadline_;
  beast::flat_buffer buffer_;
  std::shared_ptr<Waiting> waits_;
  std::unique_ptr<LiveLine> line_;
};

}  // namespace noblesse
