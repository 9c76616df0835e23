// The only file of this room that knows Asio and Beast.
#include "guest/coach.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <exception>
#include <map>
#include <utility>
#include <vector>

namespace noblesse::guest {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;
using Tcp = asio::ip::tcp;

// Concrete types: a type-erased executor costs a third of the speed.
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<Tcp, Executor>;
template <class T>
using Awaitable = asio::awaitable<T, Executor>;
constexpr asio::as_tuple_t<asio::use_awaitable_t<Executor>> kAwait{};

using Timer = asio::basic_waitable_timer<std::chrono::steady_clock,
                                         asio::wait_traits<std::chrono::steady_clock>, Executor>;
using LineStream = websocket::stream<Socket, false>;
using HttpRequest = http::request<http::string_body>;

constexpr std::size_t kLongestLetter = std::size_t{1} << 20U;
constexpr std::size_t kLongestBody = std::size_t{8} << 20U;
constexpr std::size_t kBufferKept = 2048;
constexpr Milliseconds kPatience{30'000};  // with an answer over HTTP
constexpr Milliseconds kSilence{90'000};   // on a line: nobody is there any more
constexpr Milliseconds kSweep{15'000};
constexpr std::string_view kName = "noblesse-guest";

// What goes wrong on the way is a fault of ours: run() throws it.
constexpr auto kOrFail = [](const std::exception_ptr& fault) {
  if (fault) std::rethrow_exception(fault);
};

Moment now() { return std::chrono::steady_clock::now(); }

Awaitable<error_code> connect(Socket& socket, const Place& club, const std::string& from) {
  error_code error;
  socket.open(Tcp::v4(), error);
  if (!error) socket.set_option(Tcp::no_delay(true), error);
  if (!error && !from.empty()) {
    // The port is chosen with the connection: otherwise an address has no more of them than there
    // are in all, whoever they lead to.
    const int on = 1;
    ::setsockopt(socket.native_handle(), IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof on);
    const auto address = asio::ip::make_address(from, error);
    if (!error) socket.bind(Tcp::endpoint(address, 0), error);
  }
  if (error) co_return error;
  const Tcp::endpoint there(asio::ip::make_address(club.address, error), club.port);
  if (error) co_return error;
  auto [connected] = co_await socket.async_connect(there, kAwait);
  co_return connected;
}

// One kept connection for the errands from one address.
class Messenger : public std::enable_shared_from_this<Messenger> {
 public:
  Messenger(asio::io_context& io, Agenda& agenda, const Place& club, std::string from)
      : agenda_(agenda), club_(club), from_(std::move(from)), socket_(io.get_executor()) {}

  void add(Errand errand, Coach::Then then) {
    errands_.emplace_back(std::move(errand), std::move(then));
    if (std::exchange(busy_, true)) return;
    asio::co_spawn(
        socket_.get_executor(), [self = shared_from_this()] { return self->work(); }, kOrFail);
  }

 private:
  Awaitable<void> work() {
    while (!errands_.empty()) {
      auto [errand, then] = std::move(errands_.front());
      errands_.pop_front();
      const TimerId patience = agenda_.add(now() + kPatience, [this] { hang_up(); });
      const bool used = socket_.is_open();
      Response response = co_await carry(errand);
      // A kept connection may have been closed while nobody looked: that is no answer.
      if (response.status == 0 && used) response = co_await carry(errand);
      agenda_.cancel(patience);
      then(std::move(response));
    }
    busy_ = false;
  }

  Awaitable<Response> carry(const Errand& errand) {
    error_code error;
    if (!socket_.is_open()) error = co_await connect(socket_, club_, from_);
    http::response_parser<http::string_body> parser;
    parser.body_limit(kLongestBody);
    if (!error) {
      const HttpRequest request = request_of(errand);
      auto [written, ignored] = co_await http::async_write(socket_, request, kAwait);
      error = written;
    }
    if (!error) {
      auto [read, ignored] = co_await http::async_read(socket_, buffer_, parser, kAwait);
      error = read;
    }
    if (error) {
      hang_up();
      co_return Response{0, error.message()};
    }
    auto message = parser.release();
    if (!message.keep_alive()) hang_up();
    co_return Response{static_cast<int>(message.result_int()), std::move(message.body())};
  }

  HttpRequest request_of(const Errand& errand) const {
    HttpRequest request(http::string_to_verb(errand.method), errand.target, 11);
    request.set(http::field::host, club_.host());
    request.set(http::field::user_agent, kName);
    if (!errand.token.empty()) request.set(http::field::authorization, "Bearer " + errand.token);
    if (!errand.body.empty()) request.set(http::field::content_type, "application/json");
    request.body() = errand.body;
    request.prepare_payload();
    return request;
  }

  void hang_up() {
    error_code ignored;
    socket_.close(ignored);
    buffer_.clear();
  }

  Agenda& agenda_;
  const Place& club_;
  std::string from_;
  Socket socket_;
  beast::flat_buffer buffer_;
  std::deque<std::pair<Errand, Coach::Then>> errands_;
  bool busy_ = false;
};

// One WebSocket, from the first knock to its end.
class Conversation : public std::enable_shared_from_this<Conversation> {
 public:
  Conversation(asio::io_context& io, const Place& club, LineWish wish, Listener& listener)
      : club_(club),
        wish_(std::make_unique<LineWish>(std::move(wish))),
        stream_(io.get_executor()),
        listener_(&listener) {
    // Masks only keep old proxies from being fooled; they need not be secret from anybody.
    stream_.secure_prng(false);
    stream_.read_message_max(kLongestLetter);
    stream_.auto_fragment(false);
    stream_.write_buffer_bytes(512);
    stream_.text(true);
  }

  void begin() {
    asio::co_spawn(
        stream_.get_executor(), [self = shared_from_this()] { return self->live(); }, kOrFail);
  }

  void say(std::string text) {
    queue_.push_back(std::move(text));
    write_next();
  }
  void take_leave() {
    leaving_ = true;
    write_next();
  }
  // Nobody listens any more.
  void abandon() {
    listener_ = nullptr;
    cut();
  }
  void sweep(Moment time) {
    if (open_ && time - heard_ > kSilence) cut();
  }

 private:
  Awaitable<void> live() {
    const Ending ending = co_await talk();
    open_ = false;
    cut();
    if (listener_ != nullptr) std::exchange(listener_, nullptr)->ended(ending);
  }

  Awaitable<Ending> talk() {
    Socket& socket = stream_.next_layer();
    if (const error_code error = co_await connect(socket, club_, wish_->from)) {
      co_return Ending{0, 0, error.message()};
    }
    stream_.set_option(
        websocket::stream_base::decorator([token = wish_->token](websocket::request_type& request) {
          request.set(http::field::user_agent, kName);
          request.set(http::field::authorization, "Bearer " + token);
        }));
    websocket::response_type response;
    auto [refused] =
        co_await stream_.async_handshake(response, club_.host(), wish_->target, kAwait);
    if (refused) {
      const int status = static_cast<int>(response.result_int());
      const bool answered = refused == websocket::error::upgrade_declined;
      co_return Ending{answered ? status : 0, 0, refused.message()};
    }
    wish_.reset();
    open_ = true;
    heard_ = now();
    stream_.control_callback([this](websocket::frame_type, beast::string_view) { heard_ = now(); });
    if (listener_ != nullptr) listener_->opened();
    write_next();
    while (listener_ != nullptr) {
      auto [error, size] = co_await stream_.async_read(buffer_, kAwait);
      if (error == websocket::error::closed) {
        co_return Ending{0, stream_.reason().code, stream_.reason().reason.c_str()};
      }
      if (error) co_return Ending{0, 0, error.message()};
      heard_ = now();
      const auto bytes = buffer_.cdata();
      if (listener_ != nullptr) {
        listener_->heard({static_cast<const char*>(bytes.data()), bytes.size()});
      }
      buffer_.consume(size);
      if (buffer_.capacity() > kBufferKept) buffer_.shrink_to_fit();
    }
    co_return Ending{};
  }

  void write_next() {
    if (!open_ || writing_) return;
    if (!queue_.empty()) {
      writing_ = true;
      stream_.async_write(asio::buffer(queue_.front()),
                          [self = shared_from_this()](error_code error, std::size_t) {
                            self->writing_ = false;
                            self->queue_.pop_front();
                            if (!error) self->write_next();  // the reader learns of errors
                          });
    } else if (leaving_) {
      writing_ = true;
      stream_.async_close(websocket::close_code::normal,
                          [self = shared_from_this()](error_code) {});
    }
  }

  void cut() {
    error_code ignored;
    stream_.next_layer().close(ignored);
  }

  const Place& club_;
  std::unique_ptr<LineWish> wish_;  // until the hands are shaken
  LineStream stream_;
  Listener* listener_;
  beast::flat_buffer buffer_;
  std::deque<std::string> queue_;
  bool open_ = false;
  bool writing_ = false;
  bool leaving_ = false;
  Moment heard_;
};

}  // namespace

struct Coach::Inside {
  explicit Inside(Place place) : club(std::move(place)) {}

  // Does what is due and waits for what is next.
  Awaitable<void> keep_agenda() {
    while (true) {
      while (Deed deed = agenda.take_due(now())) deed();
      alarm.expires_at(agenda.next().value_or(Moment::max()));
      co_await alarm.async_wait(kAwait);
    }
  }
  void sweep() {
    std::erase_if(lines, [](const auto& line) { return line.expired(); });
    for (const auto& line : lines) {
      if (const auto there = line.lock()) there->sweep(now());
    }
    agenda.add(now() + kSweep, [this] { sweep(); });
  }

  Place club;
  Agenda agenda;
  std::vector<std::weak_ptr<Conversation>> lines;
  asio::io_context io{1};
  Timer alarm{io.get_executor()};
  std::map<std::string, std::shared_ptr<Messenger>> messengers;
};

namespace {

class OpenLine final : public Line {
 public:
  explicit OpenLine(std::shared_ptr<Conversation> conversation)
      : conversation_(std::move(conversation)) {}
  OpenLine(const OpenLine&) = delete;
  OpenLine& operator=(const OpenLine&) = delete;
  ~OpenLine() override { conversation_->abandon(); }
  void say(std::string text) override { conversation_->say(std::move(text)); }
  void take_leave() override { conversation_->take_leave(); }

 private:
  std::shared_ptr<Conversation> conversation_;
};

}  // namespace

Coach::Coach(Place club) : inside_(std::make_unique<Inside>(std::move(club))) {
  asio::co_spawn(inside_->io, [inside = inside_.get()] { return inside->keep_agenda(); }, kOrFail);
  inside_->sweep();
}

Coach::~Coach() = default;

void Coach::run() {
  inside_->io.restart();
  inside_->io.run();
}

void Coach::stop() { inside_->io.stop(); }

TimerId Coach::after(Milliseconds time, Deed deed) {
  const Moment when = now() + time;
  const auto next = inside_->agenda.next();
  const TimerId timer = inside_->agenda.add(when, std::move(deed));
  if (!next || when < *next) inside_->alarm.cancel();
  return timer;
}

bool Coach::cancel(TimerId timer) { return inside_->agenda.cancel(timer); }

void Coach::ask(Errand errand, Then then) {
  auto& messenger = inside_->messengers[errand.from];
  if (!messenger) {
    messenger =
        std::make_shared<Messenger>(inside_->io, inside_->agenda, inside_->club, errand.from);
  }
  messenger->add(std::move(errand), std::move(then));
}

std::unique_ptr<Line> Coach::open(LineWish wish, Listener& listener) {
  auto conversation =
      std::make_shared<Conversation>(inside_->io, inside_->club, std::move(wish), listener);
  inside_->lines.push_back(conversation);
  conversation->begin();
  return std::make_unique<OpenLine>(std::move(conversation));
}

const Place& Coach::club() const { return inside_->club; }

}  // namespace noblesse::guest
