// Whoever lives behind the doors. All of this happens on the network thread.
#pragma once

#include <any>
#include <cstdint>
#include <expected>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "doors/asking.h"

namespace noblesse {

// Where an answer goes: called once, now or later, on the network thread (Doors::post leads back
// to it). Dropped without a call, the caller gets a 500. It may outlive the caller and the doors.
class Reply {
 public:
  using Letterbox = std::move_only_function<void(std::optional<Answer>)>;

  explicit Reply(Letterbox letterbox) : letterbox_(std::move(letterbox)) {}
  Reply(Reply&& other) noexcept : letterbox_(std::exchange(other.letterbox_, nullptr)) {}
  Reply& operator=(Reply&& other) noexcept {
    std::swap(letterbox_, other.letterbox_);
    return *this;
  }
  Reply(const Reply&) = delete;
  Reply& operator=(const Reply&) = delete;
  ~Reply() { give(std::nullopt); }

  void operator()(Answer answer) { give(std::move(answer)); }

 private:
  void give(std::optional<Answer> answer) {
    if (Letterbox letterbox = std::exchange(letterbox_, nullptr)) letterbox(std::move(answer));
  }

  Letterbox letterbox_;
};

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
struct Admission {
  std::any ticket;
};

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

  // Somebody wants to open a line, from an origin of ours: let him in, or answer why not.
  virtual std::expected<Admission, Answer> admit(const Asking& asking) = 0;

  // After opened(), anything may be heard until closed() ends it, each time.
  virtual void opened(LineId line, Admission admission) = 0;
  virtual void heard(LineId line, std::string_view text) = 0;
  virtual void closed(LineId line, LineEnd why) = 0;
};

}  // namespace noblesse
