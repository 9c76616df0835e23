#include "doors/doors.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <exception>
#include <optional>

#include "doors/fault.h"
#include "doors/fields.h"
#include "doors/hall.h"
#include "doors/head.h"
#include "doors/line.h"
#include "doors/tls.h"
#include "doors/utf8.h"
#include "doors/visit.h"

namespace noblesse {
namespace {

using Acceptor = asio::basic_socket_acceptor<Tcp, Executor>;
using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;

// How long to wait when there are no descriptors left.
constexpr Milliseconds kBreath{100};
// What fits in a close frame behind its code.
constexpr std::size_t kLongestReason = 123;

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
  return {};
}

}  // namespace

const std::string& Hall::date() {
  const std::time_t time = std::time(nullptr);
  if (time != dated_) date_ = http_date(dated_ = time);
  return date_;
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

struct Doors::Inside {
  Inside(DoorSettings settings, Networks trusted, House& house)
      : hall(std::move(settings), std::move(trusted), house),
        acceptor(hall.context),
        sweeper(hall.context),
        bell(hall.context),
        work(hall.context.get_executor()) {}

  Result<void> listen();
  Awaitable<void> let_in();
  void receive(TcpSocket socket, const Address& peer);
  void turn_away(TcpSocket socket, DoorFault fault);
  void sweep();
  void ring();
  void stop(Milliseconds grace);

  Hall hall;
  Acceptor acceptor;
  Timer sweeper;
  Timer bell;  // for the first deed on the agenda
  Agenda agenda;
  asio::executor_work_guard<Executor> work;
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

Awaitable<void> Doors::Inside::let_in() {
  while (acceptor.is_open()) {
    TcpSocket socket(hall.context);
    Tcp::endpoint peer;
    auto [error] = co_await acceptor.async_accept(socket, peer, kAwait);
    if (!error) {
      receive(std::move(socket), address_of(peer));
    } else if (acceptor.is_open() && error != asio::error::connection_aborted) {
      ++hall.counters.accept_failures;
      Timer pause(hall.context, kBreath);
      co_await pause.async_wait(kAwait);
    }
  }
}

void Doors::Inside::receive(TcpSocket socket, const Address& peer) {
  ++hall.counters.accepted;
  if (hall.visits.size() >= hall.limits().connections) {
    ++hall.counters.refused_full;
    turn_away(std::move(socket), DoorFault::house_full);
    return;
  }
  // A proxy comes for many; they are counted when they ask.
  const bool counted = !hall.trusted.contains(peer);
  if (counted) {
    const auto arrival = hall.callers.arrive(peer, Hall::now());
    if (arrival != Callers::Arrival::welcome) {
      const bool often = arrival == Callers::Arrival::too_often;
      ++(often ? hall.counters.refused_often : hall.counters.refused_address);
      turn_away(std::move(socket), DoorFault::too_many_connections);
      return;
    }
  }
  error_code ignored;
  socket.set_option(Tcp::no_delay(true), ignored);
  const auto visit = std::make_shared<Visit>(hall, std::move(socket), peer, counted);
  asio::co_spawn(hall.context, [visit] { return visit->serve(); }, asio::detached);
}

// With one write at most: whoever comes too often must not cost more.
void Doors::Inside::turn_away(TcpSocket socket, DoorFault fault) {
  if (hall.tls) return;
  const Answer answer = answer_to(fault);
  const std::string head =
      write_head(answer, Manner{.keep_alive = false, .date = hall.date()}).value_or("");
  error_code ignored;
  socket.non_blocking(true, ignored);
  socket.send(asio::buffer(head + answer.body), 0, ignored);
  socket.shutdown(Tcp::socket::shutdown_send, ignored);
  ++hall.counters.answers[static_cast<std::size_t>(answer.status / 100)];
}

void Doors::Inside::sweep() {
  sweeper.expires_after(hall.limits().sweep);
  sweeper.async_wait([this](error_code error) {
    if (error) return;
    const Moment now = Hall::now();
    // Nobody comes or goes meanwhile: ends are told by those who wait, later.
    for (Visit* const visit : hall.visits) visit->sweep(now);
    hall.callers.forget(now);
    sweep();
  });
}

void Doors::Inside::ring() {
  const auto next = agenda.next();
  if (!next) return;
  if (bell.expiry() != *next) bell.expires_at(*next);
  bell.async_wait([this](error_code error) {
    if (error) return;
    while (Doors::Deed deed = agenda.take_due(Hall::now())) hall.ask_house(deed);
    ring();
  });
}

void Doors::Inside::stop(Milliseconds grace) {
  if (std::exchange(hall.stopping, true)) return;
  error_code ignored;
  acceptor.close(ignored);
  if (hall.visits.empty()) {
    hall.context.stop();
    return;
  }
  for (Visit* const visit : hall.visits) visit->dismiss();
  agenda.add(Hall::now() + grace, [this] {
    for (Visit* const visit : hall.visits) visit->hang_up();
  });
  ring();
}

Doors::Doors(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}

Doors::~Doors() {
  for (Visit* const visit : inside_->hall.visits) visit->abandon();
}

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
    inside->sweep();
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

void Doors::stop(Milliseconds grace) noexcept {
  asio::post(inside_->hall.context, [this, grace] { inside_->stop(grace); });
}

void Doors::send(LineId line, Text text) noexcept {
  const auto found = inside_->hall.lines.find(std::to_underlying(line));
  if (found != inside_->hall.lines.end()) found->second->send(std::move(text));
}

void Doors::send_all(std::span<const std::pair<LineId, Text>> texts) noexcept {
  for (const auto& [line, text] : texts) send(line, text);
}

void Doors::close(LineId line, std::uint16_t code, std::string_view reason) noexcept {
  const auto found = inside_->hall.lines.find(std::to_underlying(line));
  if (found == inside_->hall.lines.end()) return;
  reason = reason.substr(0, kLongestReason);
  while (!is_utf8(reason)) reason.remove_suffix(1);
  found->second->close(code, reason, LineEnd::dismissed);
}

TimerId Doors::after(Milliseconds time, Deed deed) noexcept {
  const TimerId id = inside_->agenda.add(Hall::now() + time, std::move(deed));
  inside_->ring();
  return id;
}

bool Doors::cancel(TimerId timer) noexcept { return inside_->agenda.cancel(timer); }

Counters Doors::counters() const noexcept {
  Counters counters = inside_->hall.counters;
  for (Visit* const visit : inside_->hall.visits) {
    counters.bytes_in += visit->wire().bytes_in();
    counters.bytes_out += visit->wire().bytes_out();
  }
  return counters;
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
