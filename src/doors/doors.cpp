#include "doors/doors.h"

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/post.hpp>
#include <cerrno>
#include <exception>

#include "doors/alarm.h"
#include "doors/fields.h"
#include "doors/hall.h"
#include "doors/tls.h"

namespace noblesse {
namespace {

using Acceptor = asio::basic_socket_acceptor<Tcp, Executor>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;

// How long to wait when there are no descriptors left.
constexpr Milliseconds kBreath{100};

Address address_of(const Tcp::endpoint& endpoint) {
  const asio::ip::address address = endpoint.address();
  return Address(address.is_v6()
                     ? address.to_v6().to_bytes()
                     : make_address_v6(asio::ip::v4_mapped, address.to_v4()).to_bytes());
}

Result<void> check_limits(const Limits& limits) {
  if (limits.head < 1024) return fail("the limit of a request's head must be at least 1024 bytes");
  if (limits.frame < 1) return fail("the limit of a frame must be at least 1 byte");
  if (limits.ping >= limits.gone) {
    return fail("a line must be asked for a sign of life before it is given up: ping < gone");
  }
  if (limits.sweep <= Milliseconds(0)) return fail("the time between two sweeps must be positive");
  for (const Rate& rate : {limits.arrivals, limits.requests, limits.frames, limits.line_bytes}) {
    if (!(rate.per_second > 0) || !(rate.burst >= 1)) {
      return fail("a rate needs more than 0 per second and a burst of at least 1");
    }
  }
  if (!(limits.work.per_second > 0) || !(limits.work.burst > 0)) {
    return fail("the work for one address must be more than 0");
  }
  return {};
}

}  // namespace

struct Doors::Inside {
  Inside(DoorSettings settings, Networks trusted, House& house)
      : hall(std::move(settings), std::move(trusted), house),
        acceptor(hall.context),
        alarm(hall.context, [this] { ring(); }) {
    hall.sooner = [this] { alarm.set(hall.agenda.next()); };
    hall.sooner();
  }

  Result<void> listen();
  Awaitable<void> let_in();
  Awaitable<int> let_one_in();
  void ring();
  void stop(Milliseconds grace);

  Hall hall;
  Acceptor acceptor;
  Alarm alarm;  // for the first deed on the agenda
};

Result<void> Doors::Inside::listen() {
  const DoorSettings& settings = hall.settings;
  const std::string where = settings.address + " port " + std::to_string(settings.port);
  error_code error;
  const asio::ip::address address = asio::ip::make_address(settings.address, error);
  if (error) {
    return fail("\"" + settings.address +
                "\" is not an address to listen on; write 127.0.0.1, "
                "0.0.0.0 or ::");
  }
  const Tcp::endpoint endpoint(address, settings.port);
  acceptor.open(endpoint.protocol(), error);
  if (!error) acceptor.set_option(asio::socket_base::reuse_address(true), error);
  if (!error && address == asio::ip::address_v6::any()) {
    acceptor.set_option(asio::ip::v6_only(false), error);
  }
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(4096, error);
  if (error == asio::error::address_in_use) {
    return fail(where + " is in use already; stop who uses it, or choose another port");
  }
  if (error == asio::error::access_denied) {
    return fail(where + " may not be used; ports under 1024 need a privilege");
  }
  if (error) return fail("cannot listen on " + where + ": " + error.message());
  return {};
}

// For as long as the doors are open: whatever goes wrong with one caller, the next is let in.
Awaitable<void> Doors::Inside::let_in() {
  Timer pause(hall.context);
  while (acceptor.is_open()) {
    int trouble = 0;
    try {
      trouble = co_await let_one_in();
    } catch (...) {
      trouble = ENOMEM;
    }
    if (trouble == 0 || !acceptor.is_open()) continue;
    hall.miss(trouble);
    pause.expires_after(kBreath);
    co_await pause.async_wait(kAwait);
  }
}

// The system's error, or 0.
Awaitable<int> Doors::Inside::let_one_in() {
  TcpSocket socket(hall.context);
  Tcp::endpoint peer;
  auto [error] = co_await acceptor.async_accept(socket, peer, kAwait);
  if (error) co_return error == asio::error::connection_aborted ? 0 : error.value();
  socket.set_option(Tcp::no_delay(true), error);
  hall.receive(Cable(std::move(socket)), address_of(peer));
  co_return 0;
}

void Doors::Inside::ring() {
  hall.ring();
  alarm.set(hall.agenda.next());
}

void Doors::Inside::stop(Milliseconds grace) {
  error_code ignored;
  acceptor.close(ignored);
  hall.stop(grace);
  alarm.set(hall.agenda.next());
}

Doors::Doors(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}

Doors::~Doors() = default;

Result<std::unique_ptr<Doors>> Doors::open(DoorSettings settings, House& house) noexcept {
  try {
    if (const auto checked = check_limits(settings.limits); !checked) {
      return std::unexpected(checked.error());
    }
    if (settings.certificate.empty() != settings.key.empty()) {
      return fail("a certificate and its key are given both or neither");
    }
    // Callers may write them as they like; they are compared in small letters.
    for (std::string& origin : settings.origins) origin = lower_case(origin);
    for (std::string& host : settings.hosts) host = lower_case(host);
    auto trusted = Networks::read(settings.trusted_proxies);
    if (!trusted) return fail("trusted proxies: " + trusted.error().message);
    auto inside = std::make_unique<Inside>(std::move(settings), *std::move(trusted), house);
    const std::string& certificate = inside->hall.settings.certificate;
    if (!certificate.empty()) {
      auto tls = read_certificate(certificate, inside->hall.settings.key);
      if (!tls) return std::unexpected(tls.error());
      inside->hall.tls = *std::move(tls);
    }
    if (const auto listening = inside->listen(); !listening) {
      return std::unexpected(listening.error());
    }
    asio::co_spawn(inside->hall.context, inside->let_in(), asio::detached);
    return std::unique_ptr<Doors>(new Doors(std::move(inside)));
  } catch (const std::exception& failure) {
    return fail(std::string("the doors cannot be opened: ") + failure.what());
  }
}

std::uint16_t Doors::port() const noexcept {
  error_code ignored;
  return inside_->acceptor.local_endpoint(ignored).port();
}

void Doors::run() noexcept { inside_->hall.context.run(); }

void Doors::post(Deed deed) noexcept {
  asio::post(inside_->hall.context,
             [this, deed = std::move(deed)]() mutable { inside_->hall.ask_house(deed); });
}

void Doors::post(Payer payer, Deed deed) noexcept {
  asio::post(inside_->hall.context,
             [this, payer = std::move(payer), deed = std::move(deed)]() mutable {
               inside_->hall.ask_house(payer, deed);
             });
}

Payer Doors::payer() const noexcept { return inside_->hall.payer(); }

void Doors::on_account_of(const Payer& payer, Deed deed) noexcept {
  inside_->hall.ask_house(payer, deed);
}

void Doors::stop(Milliseconds grace) noexcept {
  asio::post(inside_->hall.context, [this, grace] { inside_->stop(grace); });
}

void Doors::send(LineId line, Text text) noexcept { inside_->hall.send(line, std::move(text)); }

void Doors::send_all(std::span<const std::pair<LineId, Text>> texts) noexcept {
  inside_->hall.send_all(texts);
}

void Doors::close(LineId line, std::uint16_t code, std::string_view reason) noexcept {
  inside_->hall.close(line, code, reason);
}

TimerId Doors::after(std::chrono::nanoseconds time, Deed deed) noexcept {
  return inside_->hall.after(time, std::move(deed));
}

bool Doors::cancel(TimerId timer) noexcept { return inside_->hall.agenda.cancel(timer); }

Counters Doors::counters() const noexcept { return inside_->hall.counters; }

void Doors::charge(std::string_view whose, Work work) noexcept {
  inside_->hall.purses.charge(whose, inside_->hall.now(), work);
}

std::optional<Milliseconds> Doors::debt(std::string_view whose) const noexcept {
  return inside_->hall.purses.debt(whose, inside_->hall.now());
}

void Doors::note_debt(const Address& address) noexcept { inside_->hall.note(Flood::work, address); }

Result<void> Doors::check_certificate(const std::string& certificate,
                                      const std::string& key) noexcept {
  const auto read = read_certificate(certificate, key);
  if (!read) return std::unexpected(read.error());
  return {};
}

Result<void> Doors::renew_certificate() noexcept {
  const DoorSettings& settings = inside_->hall.settings;
  if (settings.certificate.empty()) return fail("these doors were opened without a certificate");
  auto tls = read_certificate(settings.certificate, settings.key);
  if (!tls) return std::unexpected(tls.error());
  inside_->hall.tls = *std::move(tls);
  return {};
}

}  // namespace noblesse
