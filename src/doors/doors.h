// The doors of the house: HTTP/1.1 and WebSocket. They receive, check, limit and send, and know
// nothing of what is said. One thread runs everything; the house answers on it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "base/error.h"
#include "doors/agenda.h"
#include "doors/counters.h"
#include "doors/house.h"
#include "doors/purses.h"
#include "doors/settings.h"
#include "doors/text.h"

namespace noblesse {

class Doors {
 public:
  using Deed = Agenda::Deed;

  // Whether doors could be opened with these.
  static Result<void> check_certificate(const std::string& certificate,
                                        const std::string& key) noexcept;
  // Listens from here on; nobody is let in before run(). The house must outlive the doors.
  static Result<std::unique_ptr<Doors>> open(DoorSettings settings, House& house) noexcept;
  Doors(const Doors&) = delete;
  Doors& operator=(const Doors&) = delete;
  Doors(Doors&&) = delete;
  Doors& operator=(Doors&&) = delete;
  ~Doors();

  std::uint16_t port() const noexcept;

  // From any thread.
  void run() noexcept;  // makes the calling thread the network thread until stop() is done
  void post(Deed deed) noexcept;
  // What is left to do for somebody: they pay for it.
  void post(Payer payer, Deed deed) noexcept;
  // Lets nobody in, answers what is asked, closes lines with 1012; whoever is not gone after the
  // grace is hung up on. Then run() returns.
  void stop(Milliseconds grace) noexcept;

  // On the network thread only. Lines that are gone are passed over in silence.
  void send(LineId line, Text text) noexcept;
  void send_all(std::span<const std::pair<LineId, Text>> texts) noexcept;
  void close(LineId line, std::uint16_t code, std::string_view reason) noexcept;
  TimerId after(std::chrono::nanoseconds time, Deed deed) noexcept;
  bool cancel(TimerId timer) noexcept;
  Counters counters() const noexcept;
  // Who pays for what is being done, for what is to be done for them later; null: nobody does.
  Payer payer() const noexcept;
  // Now, and they pay. What it throws ends here, as with everything that the house is asked.
  void on_account_of(const Payer& payer, Deed deed) noexcept;
  // What was done for somebody, at whatever price is known without measuring it, and how long they
  // must wait before anything more is: names are those of Ticket::payer, or texts of wards.
  void charge(std::string_view whose, Work work) noexcept;
  std::optional<Milliseconds> debt(std::string_view whose) const noexcept;
  // Somebody from there was made to.
  void note_debt(const Address& address) noexcept;

  // Reads the certificate and key again, for connections to come; if they are bad, the old ones
  // stay.
  Result<void> renew_certificate() noexcept;

 private:
  struct Inside;
  explicit Doors(std::unique_ptr<Inside> inside);
  std::unique_ptr<Inside> inside_;
};

}  // namespace noblesse
