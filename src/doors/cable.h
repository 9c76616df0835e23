// The lowest layer of a connection: a TCP socket, or an end that a test plays. Everything above is
// the same for both. For the room's own use.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

namespace noblesse {

namespace asio = boost::asio;
using boost::system::error_code;
using Tcp = asio::ip::tcp;

// Concrete types: a type-erased executor costs a third of the speed.
using Executor = asio::io_context::executor_type;
using TcpSocket = asio::basic_stream_socket<Tcp, Executor>;

// One end of a connection that is no socket. What is done is told later, never from within a call;
// whatever is still under way when it is closed or cancelled is told so.
class PlayedEnd {
 public:
  using Done = std::move_only_function<void(error_code, std::size_t)>;

  PlayedEnd() = default;
  PlayedEnd(const PlayedEnd&) = delete;
  PlayedEnd& operator=(const PlayedEnd&) = delete;
  PlayedEnd(PlayedEnd&&) = delete;
  PlayedEnd& operator=(PlayedEnd&&) = delete;
  virtual ~PlayedEnd() = default;

  virtual void read(asio::mutable_buffer into, Done done) = 0;
  virtual void write(asio::const_buffer from, Done done) = 0;
  // How much went without waiting; 0: nothing.
  virtual std::size_t write_now(asio::const_buffer from) = 0;
  virtual void finish_sending() = 0;
  virtual void say_and_close(std::string_view bytes) = 0;
  virtual void cancel() = 0;
  virtual void close() = 0;
};

class Cable {
 public:
  // NOLINTBEGIN(readability-identifier-naming): Asio asks for these names.
  using executor_type = Executor;
  using lowest_layer_type = Cable;
  // NOLINTEND(readability-identifier-naming)

  explicit Cable(TcpSocket socket) : socket_(std::move(socket)) {
    error_code ignored;
    socket_.non_blocking(true, ignored);
  }
  Cable(asio::io_context& context, std::shared_ptr<PlayedEnd> played)
      : socket_(context), played_(std::move(played)) {}

  executor_type get_executor() { return socket_.get_executor(); }
  lowest_layer_type& lowest_layer() { return *this; }

  template <class Buffers, class Token>
  auto async_read_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this](auto handler, const Buffers& into) {
          if (played_) [[unlikely]] {
            played_->read(first_of<asio::mutable_buffer>(into), std::move(handler));
          } else {
            socket_.async_read_some(into, std::move(handler));
          }
        },
        token, buffers);
  }

  template <class Buffers, class Token>
  auto async_write_some(const Buffers& buffers, Token&& token) {
    return asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this](auto handler, const Buffers& from) {
          if (played_) [[unlikely]] {
            played_->write(first_of<asio::const_buffer>(from), std::move(handler));
          } else {
            socket_.async_write_some(from, std::move(handler));
          }
        },
        token, buffers);
  }

  // Writes what goes without waiting. The error would_block: nothing goes.
  template <class Buffers>
  std::size_t write_now(const Buffers& buffers, error_code& error) {
    if (!played_) [[likely]]
      return socket_.write_some(buffers, error);
    const std::size_t count = played_->write_now(first_of<asio::const_buffer>(buffers));
    if (count == 0) error = asio::error::would_block;
    return count;
  }

  // Says that nothing more comes from us.
  void finish_sending() {
    error_code ignored;
    socket_.shutdown(Tcp::socket::shutdown_send, ignored);
    if (played_) played_->finish_sending();
  }
  void cancel() {
    error_code ignored;
    socket_.cancel(ignored);
    if (played_) played_->cancel();
  }
  void close() {
    error_code ignored;
    socket_.close(ignored);
    if (played_) played_->close();
  }

  // Says as much as goes in one write, without waiting, and is closed.
  void say_and_close(const std::string& bytes) {
    if (played_) return played_->say_and_close(bytes);
    error_code ignored;
    socket_.send(asio::buffer(bytes), 0, ignored);
    socket_.shutdown(Tcp::socket::shutdown_send, ignored);
    socket_.close(ignored);
  }

 private:
  template <class Buffer, class Buffers>
  static Buffer first_of(const Buffers& buffers) {
    for (auto each = asio::buffer_sequence_begin(buffers);
         each != asio::buffer_sequence_end(buffers); ++each) {
      if (Buffer(*each).size() > 0) return Buffer(*each);
    }
    return {};
  }

  TcpSocket socket_;
  std::shared_ptr<PlayedEnd> played_;  // null: the socket
};

}  // namespace noblesse
