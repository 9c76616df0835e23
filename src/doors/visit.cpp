#include "doors/visit.h"

#include <algorithm>
#include <array>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/rfc7230.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <functional>
#include <string>
#include <string_view>

#include "doors/fields.h"
#include "doors/head.h"
#include "doors/line.h"
#include "doors/pages.h"
#include "doors/reading.h"

namespace noblesse {

namespace http = beast::http;

namespace {

constexpr std::size_t kFirstRead = 1024;
constexpr std::string_view kAllow = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

bool is_vital(const std::string& path, const DoorSettings& settings) {
  return std::ranges::find(settings.vital, path) != settings.vital.end();
}

RawHead raw_head(const http::request<http::string_body>& request) {
  RawHead head;
  head.method = view(request.method_string());
  head.target = view(request.target());
  head.version = request.version();
  for (const auto& field : request) {
    head.fields.emplace_back(view(field.name_string()), view(field.value()));
  }
  return head;
}

}  // namespace

// One request while it is being read and answered.
struct Visit::Hearing {
  http::request_parser<http::string_body> parser;
  Asking asking;
  bool keep_alive = false;
  bool body_unread = false;
};

Visit::Visit(Hall& hall, Cable cable, const Address& peer, bool counted, bool reserved)
    : hall_(hall),
      wire_(std::move(cable), hall.tls.get(), hall.counters),
      peer_(peer),
      counted_(counted),
      reserved_(reserved),
      deadline_(hall.now() + patience()),
      buffer_(hall.limits().head + kFirstRead) {
  hall_.enter(*this);
}

Visit::~Visit() {
  line_.reset();
  if (counted_) hall_.callers.leave(peer_);
  hall_.leave(*this);
}

void Visit::enter(Phase phase, Milliseconds time) {
  phase_ = phase;
  expired_ = false;
  deadline_ = hall_.now() + time;
}

// With somebody who has not said yet what they want.
Milliseconds Visit::patience() const {
  return reserved_ ? hall_.limits().brief : hall_.limits().header;
}

void Visit::sweep(Moment now) {
  if (phase_ == Phase::line) {
    line_->sweep(now);
    return;
  }
  if (now < deadline_) return;
  if (!std::exchange(expired_, true)) {
    ++hall_.counters.timed_out;
    const bool asking =
        phase_ == Phase::handshake || phase_ == Phase::head || phase_ == Phase::body;
    if (asking) hall_.note(Flood::dawdling, peer_);
  }
  switch (phase_) {
    case Phase::head:
    case Phase::body: wire_.cancel(); break;
    case Phase::reply: waits_->end(); break;
    default: hang_up(); break;
  }
}

void Visit::dismiss() {
  if (phase_ == Phase::line) {
    line_->close(close_code::kRestart, "service restart", LineEnd::dismissed);
  } else if (phase_ == Phase::idle || (phase_ == Phase::head && buffer_.size() == 0)) {
    hang_up();
  }
}

void Visit::hang_up() {
  over_ = true;
  wire_.close();
  if (waits_) waits_->end();
}

void Visit::abandon() {
  if (waits_) const auto waiting = std::exchange(waits_->wake, nullptr);
}

Awaitable<void> Visit::wait_for(std::shared_ptr<Waiting> waiting) {
  if (waiting->over) co_return;
  waits_ = waiting;
  co_await asio::async_initiate<const asio::use_awaitable_t<Executor>&, void()>(
      [&](auto handler) {
        waiting->wake = [executor = wire_.get_executor(), waked = std::move(handler)]() mutable {
          asio::post(executor, std::move(waked));
        };
      },
      asio::use_awaitable_t<Executor>());
  waits_.reset();
}

Awaitable<void> Visit::pause(Milliseconds time) {
  const auto waiting = std::make_shared<Waiting>();
  const TimerId timer = hall_.after(time, [waiting] { waiting->end(); });
  co_await wait_for(waiting);
  hall_.agenda.cancel(timer);
}

Awaitable<void> Visit::serve() {
  const auto self = shared_from_this();
  if (wire_.is_secure()) {
    enter(Phase::handshake, patience());
    if (co_await wire_.shake_hands()) co_return;
  }
  Next next = Next::another;
  while (next == Next::another) next = co_await hear_request();
  if (next == Next::line) {
    phase_ = Phase::line;
    next = co_await line_->serve() ? Next::farewell : Next::gone;
  }
  if (next == Next::farewell) co_await say_farewell();
  wire_.close();
}

// A connection that is closed with bytes unread takes back what was sent last. So: say that nothing
// more comes, and read what still arrives for a little while.
Awaitable<void> Visit::say_farewell() {
  enter(Phase::farewell, hall_.limits().farewell);
  co_await wire_.finish_sending();
  std::array<char, 512> nothing{};
  while (true) {
    auto [error, bytes] = co_await wire_.async_read_some(asio::buffer(nothing), kAwait);
    if (error || expired_) co_return;
  }
}

Awaitable<Visit::Next> Visit::hear_request() {
  if (buffer_.size() == 0) {
    if (hall_.stopping) co_return Next::farewell;
    buffer_.shrink_to_fit();
    // The first request has to come at once; between two there may be a pause.
    if (!std::exchange(first_, false)) enter(Phase::idle, hall_.limits().idle);
    auto [error, bytes] = co_await wire_.async_read_some(buffer_.prepare(kFirstRead), kAwait);
    if (error) {
      Hearing nothing;
      if (reserved_ && expired_) co_return co_await refuse(nothing, DoorFault::house_full);
      co_return Next::gone;
    }
    buffer_.commit(bytes);
  }
  enter(Phase::head, patience());
  Hearing hearing;
  co_return co_await hear(hearing);
}

Awaitable<Visit::Next> Visit::hear(Hearing& hearing) {
  auto& parser = hearing.parser;
  parser.header_limit(static_cast<std::uint32_t>(hall_.limits().head));
  parser.body_limit(boost::none);
  auto [error, bytes] = co_await http::async_read_header(wire_, buffer_, parser, kAwait);
  if (error) co_return co_await refuse_unreadable(hearing, error);

  const auto& request = parser.get();
  hearing.keep_alive = parser.keep_alive() && !hall_.stopping && !reserved_;
  hearing.body_unread = !parser.is_done();
  // A refusal has to know these too.
  hearing.asking.head_only = request.method() == http::verb::head;
  hearing.asking.secure = wire_.is_secure();
  const Porch porch{peer_, wire_.is_secure(), hall_.trusted, hall_.settings.hosts,
                    hall_.settings.own_names};
  auto asking = understand(raw_head(request), porch);
  const Address& caller = asking ? asking->address : peer_;
  if (asking || !hall_.trusted.contains(peer_)) {
    auto wait = hall_.callers.ask(caller, hall_.now());
    if (wait) hall_.note(Flood::requests, caller);
    // Whoever looks after the house can always ask how it is.
    const bool vital = asking && is_vital(asking->path, hall_.settings);
    const auto debt = wait || vital ? std::nullopt : hall_.debt({caller.ward().text(), {}});
    if (debt) hall_.note(Flood::work, caller);
    if (wait = std::max(wait, debt); wait) {
      Answer slower = answer_to(DoorFault::too_many_requests);
      const auto seconds = std::chrono::ceil<std::chrono::seconds>(*wait).count();
      slower.headers.emplace_back("Retry-After", std::to_string(seconds));
      co_return co_await answer(hearing, slower);
    }
  }
  if (request.method() == http::verb::options) {
    Answer options;
    options.status = 204;
    options.headers.emplace_back("Allow", kAllow);
    co_return co_await answer(hearing, options);
  }
  if (!asking) co_return co_await refuse(hearing, asking.error());
  hearing.asking = *std::move(asking);
  if (reserved_ && !is_vital(hearing.asking.path, hall_.settings)) {
    co_return co_await refuse(hearing, DoorFault::house_full);
  }

  if (http::token_list{request[http::field::upgrade]}.exists("websocket")) {
    co_return co_await open_line(hearing);
  }
  if (!hearing.asking.is_safe() && !origin_allowed(hearing.asking, hall_.settings.origins)) {
    co_return co_await refuse(hearing, DoorFault::foreign_origin);
  }
  if (const auto ended = co_await read_body(hearing)) co_return *ended;

  const Pages* pages = hall_.settings.pages.get();
  if (pages != nullptr && pages->contains(hearing.asking.path)) {
    if (!hearing.asking.is_safe())
      co_return co_await refuse(hearing, DoorFault::method_not_allowed);
    co_return co_await answer(hearing, pages->answer(hearing.asking));
  }
  // The house gets it whole; what the answer needs of it stays.
  Asking whole = std::move(hearing.asking);
  hearing.asking.head_only = whole.head_only;
  hearing.asking.secure = whole.secure;
  const auto payer = std::make_shared<const Purse>(whole.address.ward().text(), std::string());
  const auto given = co_await ask_house<Answer>(
      payer, [&](Reply reply) { hall_.house.ask(std::move(whole), std::move(reply)); });
  co_return co_await answer(hearing, given ? *given : no_answer());
}

// Nothing: it is read. Else the request ends here.
Awaitable<std::optional<Visit::Next>> Visit::read_body(Hearing& hearing) {
  auto& parser = hearing.parser;
  if (parser.is_done()) co_return std::nullopt;
  std::size_t limit = hall_.limits().body;
  if (!hall_.ask_house([&] { limit = hall_.house.body_limit(hearing.asking).value_or(limit); })) {
    co_return co_await refuse(hearing, DoorFault::no_answer);
  }
  if (parser.content_length().value_or(0) > limit) {
    co_return co_await refuse(hearing, DoorFault::body_too_large);
  }
  parser.body_limit(limit);

  const auto expect = parser.get()[http::field::expect];
  if (!expect.empty() && parser.get().version() == 11) {
    if (!beast::iequals(expect, "100-continue")) {
      co_return co_await refuse(hearing, DoorFault::expectation_failed);
    }
    constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";
    enter(Phase::write, hall_.limits().write);
    auto [error, bytes] = co_await asio::async_write(wire_, asio::buffer(kContinue), kAwait);
    if (error) co_return Next::gone;
  }
  enter(Phase::body, hall_.limits().body_time);
  auto [error, bytes] = co_await http::async_read(wire_, buffer_, parser, kAwait);
  if (error) co_return co_await refuse_unreadable(hearing, error);
  hearing.body_unread = false;
  hearing.asking.body = std::move(parser.get().body());
  co_return std::nullopt;
}

Awaitable<Visit::Next> Visit::open_line(Hearing& hearing) {
  const auto& request = hearing.parser.get();
  const bool is_handshake = beast::websocket::is_upgrade(request) && hearing.parser.is_done() &&
                            request[http::field::sec_websocket_version] == "13" &&
                            request[http::field::sec_websocket_key].size() == 24 &&
                            buffer_.size() == 0;
  if (!is_handshake) {
    Answer refusal = answer_to(DoorFault::bad_handshake);
    refusal.headers.emplace_back("Sec-WebSocket-Version", "13");
    hearing.keep_alive = false;
    co_return co_await answer(hearing, refusal);
  }
  if (!origin_allowed(hearing.asking, hall_.settings.origins)) {
    co_return co_await refuse(hearing, DoorFault::foreign_origin);
  }
  if (hall_.stopping) co_return co_await refuse(hearing, DoorFault::closing);

  const Address caller = hearing.asking.address;
  const bool head_only = hearing.asking.head_only;
  const bool secure = hearing.asking.secure;
  const auto payer = std::make_shared<const Purse>(caller.ward().text(), std::string());
  auto given = co_await ask_house<std::expected<Admission, Answer>>(payer, [&](Verdict verdict) {
    hall_.house.admit(std::move(hearing.asking), std::move(verdict));
  });
  hearing.asking.head_only = head_only;
  hearing.asking.secure = secure;
  if (!given) co_return co_await answer(hearing, no_answer());
  if (!*given) co_return co_await answer(hearing, given->error());
  if (hall_.stopping) co_return co_await refuse(hearing, DoorFault::closing);

  std::optional<Address> seat;
  if (!counted_) {
    if (!hall_.callers.sit_down(caller, hall_.now())) {
      ++hall_.counters.refused_address;
      hall_.note(Flood::connections, caller);
      co_return co_await refuse(hearing, DoorFault::too_many_connections);
    }
    seat = caller;
  }
  buffer_.shrink_to_fit();
  line_ = std::make_unique<LiveLine>(*this, caller, **std::move(given), seat);
  const std::string welcome =
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Accept: " +
      accept_key(view(request[http::field::sec_websocket_key])) + "\r\nServer: noblesse\r\n\r\n";
  enter(Phase::write, hall_.limits().write);
  auto [error, bytes] = co_await asio::async_write(wire_, asio::buffer(welcome), kAwait);
  co_return error ? Next::gone : Next::line;
}

// What the house says; nothing: no_answer() says why.
template <class What, class Call>
Awaitable<std::optional<What>> Visit::ask_house(const Payer& payer, Call call) {
  const auto slip = std::make_shared<Slip<What>>();
  // If the house throws, what it was given is dropped on the way.
  hall_.ask_house(payer, [&] {
    call(Mailbox<What>([slip](std::optional<What> given) { slip->give(std::move(given)); }));
  });
  if (!slip->over) {
    enter(Phase::reply, hall_.limits().reply);
    co_await wait_for(slip);
  }
  co_return std::move(slip->what);
}

Answer Visit::no_answer() const {
  return answer_to(expired_ ? DoorFault::answer_too_late : DoorFault::no_answer);
}

Awaitable<Visit::Next> Visit::answer(const Hearing& hearing, const Answer& answer) {
  const bool keep_alive = hearing.keep_alive && !hearing.body_unread && !hall_.stopping;
  const Manner manner{keep_alive, hearing.asking.secure, hall_.date()};
  const Answer* written = &answer;
  Answer failure;
  auto head = write_head(answer, manner);
  if (!head) {
    failure = answer_to(DoorFault::bad_answer);
    written = &failure;
    head = write_head(failure, manner).value_or("");
  }
  const bool bodiless = hearing.asking.head_only || !has_body(written->status);
  const std::string_view body = bodiless ? std::string_view() : written->bytes();
  ++hall_.counters.answers[static_cast<std::size_t>(written->status / 100)];
  enter(Phase::write, hall_.limits().write);
  const std::array<asio::const_buffer, 2> bytes{asio::buffer(*head), asio::buffer(body)};
  auto [error, count] = co_await asio::async_write(wire_, bytes, kAwait);
  if (error) co_return Next::gone;
  co_return keep_alive ? Next::another : Next::farewell;
}

Awaitable<Visit::Next> Visit::refuse(Hearing& hearing, DoorFault fault) {
  Answer refusal = answer_to(fault);
  if (fault == DoorFault::method_not_allowed) {
    const Pages* pages = hall_.settings.pages.get();
    const bool page = pages != nullptr && pages->contains(hearing.asking.path);
    refusal.headers.emplace_back("Allow", page ? "GET, HEAD, OPTIONS" : kAllow);
  }
  // What was not understood may have been read wrongly: nothing behind it can be trusted.
  if (fault == DoorFault::bad_request || fault == DoorFault::encoding_unknown)
    hearing.keep_alive = false;
  if (fault == DoorFault::house_full) ++hall_.counters.refused_full;
  co_return co_await answer(hearing, refusal);
}

// What to say to whoever could not be understood; nothing to whoever has gone.
std::optional<DoorFault> Visit::fault_in(error_code error) const {
  if (expired_) return reserved_ ? DoorFault::house_full : DoorFault::request_too_slow;
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return DoorFault::headers_too_large;
  }
  if (error == http::error::body_limit) return DoorFault::body_too_large;
  if (error == http::error::bad_version) return DoorFault::version_unknown;
  const bool ended = error == http::error::end_of_stream || error == http::error::partial_message;
  if (!ended && error.category() == http::make_error_code(http::error::bad_method).category()) {
    return DoorFault::bad_request;
  }
  return std::nullopt;
}

Awaitable<Visit::Next> Visit::refuse_unreadable(Hearing& hearing, error_code error) {
  hearing.keep_alive = false;
  const auto fault = fault_in(error);
  if (!fault) co_return Next::gone;
  co_return co_await refuse(hearing, *fault);
}

}  // namespace noblesse
