// Whoever lives behind the doors. All of this happens on the network thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "doors/asking.h"

namespace noblesse {

// Where what the house says goes: called once, now or later, on the network thread (Doors::post
// leads back to it). Dropped without a call, the caller gets a 500. It may outlive the caller and
// the doors.
template <class What>
class Mailbox {
 public:
  using Letterbox = std::move_only_function<void(std::optional<What>)>;

  explicit Mailbox(Letterbox letterbox) : letterbox_(std::move(letterbox)) {}
  Mailbox(Mailbox&& other) noexcept : letterbox_(std::exchange(other.letterbox_, nullptr)) {}
  Mailbox& operator=(Mailbox&& other) noexcept {
    std::swap(letterbox_, other.letterbox_);
    return *this;
  }
  Mailbox(const Mailbox&) = delete;
  Mailbox& operator=(const Mailbox&) = delete;
  ~Mailbox() { give(std::nullopt); }

  void operator()(What what) { give(std::move(what)); }

 private:
  void give(std::optional<What> what) {
    if (Letterbox letterbox = std::exchange(letterbox_, nullptr)) letterbox(std::move(what));
  }

  Letterbox letterbox_;
};

using Reply = Mailbox<Answer>;

// One WebSocket. Numbers are never used twice while the doors are open.
enum class LineId : std::uint64_t {};

enum class LineEnd : std::uint8_t {
  left,             // said goodbye
  lost,             // the connection broke
  timed_out,        // gave no sign of life
  too_slow,         // did not take what was sent
  broke_the_rules,  // too large, too much, not UTF-8, binary, not WebSocket
  dismissed,        // closed by the house, or the doors were
};

// Who was let in, for the house's own eyes.
struct Ticket {
  Ticket() = default;
  Ticket(const Ticket&) = delete;
  Ticket& operator=(const Ticket&) = delete;
  Ticket(Ticket&&) = delete;
  Ticket& operator=(Ticket&&) = delete;
  virtual ~Ticket() = default;

  // Who pays for what is done for them, whatever address they come from; may be empty.
  std::string payer;
};
using Admission = std::unique_ptr<Ticket>;
// They are let in, or answered why not.
using Verdict = Mailbox<std::expected<Admission, Answer>>;

// What an address can do too much of.
enum class Flood : std::uint8_t {
  requests,     // more than it may make
  connections,  // more than it may have, or too often a new one
  dawdling,     // requests that did not come in time
  work,         // lines and requests had to wait, because whoever sent them cost too much
};
inline constexpr std::size_t kFloods = 4;

class House {
 public:
  House() = default;
  House(const House&) = delete;
  House& operator=(const House&) = delete;
  House(House&&) = delete;
  House& operator=(House&&) = delete;
  virtual ~House() = default;

  // Its origin is checked already if it may change something.
  virtual void ask(Asking asking, Reply reply) = 0;

  // How large a body may be, asked before it is read; nothing: as large as the settings say.
  virtual std::optional<std::size_t> body_limit(const Asking& /*asking*/) { return std::nullopt; }

  // Somebody wants to open a line, from an origin of ours. Whoever is not known gets none: until
  // the verdict they have nothing but a request.
  virtual void admit(Asking asking, Verdict verdict) = 0;

  // Told while what it threw is being caught, whatever it was called for. The caller gets a 500, a
  // line is closed with 1011.
  virtual void failed() noexcept {}

  // After opened(), anything may be heard until closed() ends it, each time.
  virtual void opened(LineId line, Admission admission) = 0;
  virtual void heard(LineId line, std::string_view text) = 0;
  virtual void closed(LineId line, LineEnd why) = 0;

  // So often of late somebody could not be let in, because the system gave no connection or no
  // memory; told now and then, with the system's last error (errno).
  virtual void not_let_in(std::uint64_t /*times*/, int /*error*/) {}
  // So many were turned away of late because there were too many; told now and then.
  virtual void full(std::uint64_t /*turned_away*/) {}

  // So often of late somebody did that, the last from this address; told now and then.
  virtual void flooded(Flood /*with*/, std::uint64_t /*times*/, const Address& /*last*/) {}
};

}  // namespace noblesse
