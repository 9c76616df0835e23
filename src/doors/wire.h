// A connection's bytes, with or without TLS: one type, so that everything above is compiled once.
// For the room's own use.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/async_result.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ssl/stream.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <cstdint>
#include <memory>
#include <utility>

#include "doors/cable.h"
#include "doors/counters.h"

namespace noblesse {

template <class T>
using Awaitable = asio::awaitable<T, Executor>;
inline constexpr asio::as_tuple_t<asio::use_awaitable_t<Executor>> kAwait{};

// Bytes of one wire, which are counted among those of all.
struct Tally {
  std::uint64_t own = 0;
  std::uint64_t* all = nullptr;

  void add(std::size_t bytes) {
    own += bytes;
    *all += bytes;
  }
};

// A handler that counts the bytes before it is called.
template <class Handler>
struct Counting {
  Handler handler;
  Tally* tally;

  void operator()(error_code error, std::size_t bytes) {
    tally->add(bytes);
    std::move(handler)(error, bytes);
  }
};

class Wire {
 public:
  // NOLINTNEXTLINE(readability-identifier-naming): Asio asks for this name.
  using executor_type = Executor;

  // Without a context: plain. The counters of all wires must outlive it.
  Wire(Cable cable, asio::ssl::context* tls, Counters& all)
      : cable_(std::move(cable)),
        tls_(tls == nullptr ? nullptr : std::make_unique<asio::ssl::stream<Cable&>>(cable_, *tls)),
        in_{.all = &all.bytes_in},
        out_{.all = &all.bytes_out} {}

  executor_type get_executor() { return cable_.get_executor(); }
  bool is_secure() const { return tls_ != nullptr; }
  std::uint64_t bytes_in() const { return in_.own; }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this](auto handler, const Buffers& into) {
          Counting<decltype(handler)> counting{std::move(handler), &in_};
          if (tls_) {
            tls_->async_read_some(into, std::move(counting));
          } else {
            cable_.async_read_some(into, std::move(counting));
          }
        },
        token, buffers);
  }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this](auto handler, const Buffers& from) {
          Counting<decltype(handler)> counting{std::move(handler), &out_};
          if (tls_) {
            tls_->async_write_some(from, std::move(counting));
          } else {
            cable_.async_write_some(from, std::move(counting));
          }
        },
        token, buffers);
  }

  // Writes what goes without waiting. The error would_block: nothing goes, or it is sealed first.
  template <class Buffers>
  std::size_t write_now(const Buffers& buffers, error_code& error) {
    if (tls_) {
      error = asio::error::would_block;
      return 0;
    }
    const std::size_t count = cable_.write_now(buffers, error);
    out_.add(count);
    return count;
  }

  Awaitable<error_code> shake_hands() {
    auto [error] = co_await tls_->async_handshake(asio::ssl::stream_base::server, kAwait);
    co_return error;
  }

  // Says that nothing more comes from us.
  Awaitable<void> finish_sending() {
    if (tls_) co_await tls_->async_shutdown(kAwait);
    cable_.finish_sending();
  }

  void cancel() { cable_.cancel(); }
  void close() { cable_.close(); }

 private:
  Cable cable_;
  std::unique_ptr<asio::ssl::stream<Cable&>> tls_;
  Tally in_;
  Tally out_;
};

}  // namespace noblesse

// Whatever hangs on the handler inside (its executor, its memory) hangs on the counting one too.
template <template <class, class> class Associator, class Handler, class Default>
struct boost::asio::associator<Associator, noblesse::Counting<Handler>, Default>
    : Associator<Handler, Default> {
  static auto get(const noblesse::Counting<Handler>& counting) noexcept {
    return Associator<Handler, Default>::get(counting.handler);
  }
  static auto get(const noblesse::Counting<Handler>& counting, const Default& otherwise) noexcept {
    return Associator<Handler, Default>::get(counting.handler, otherwise);
  }
};
