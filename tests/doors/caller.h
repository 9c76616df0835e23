// Somebody at the door, byte by byte: a plain socket that says exactly what a test wants.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <charconv>
#include <chrono>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "tests/until.h"

namespace noblesse::testing {

struct Heard {
  int status = 0;
  std::string head;
  std::string body;

  // The field's value, or "-" if there is none.
  std::string field(std::string_view name) const {
    const std::size_t at = head.find("\r\n" + std::string(name) + ": ");
    if (at == std::string::npos) return "-";
    const std::size_t start = at + name.size() + 4;
    return head.substr(start, head.find("\r\n", start) - start);
  }
  bool has(std::string_view text) const { return body.find(text) != std::string::npos; }
};

struct Frame {
  int opcode = -1;  // -1: the connection ended
  std::string text;
  int code() const {
    if (opcode != 8 || text.size() < 2) return opcode == 8 ? 1005 : 0;
    return static_cast<unsigned char>(text[0]) << 8 | static_cast<unsigned char>(text[1]);
  }
};

// A frame as a client sends it: masked.
inline std::string client_frame(int opcode, std::string_view payload, bool last = true,
                                bool masked = true) {
  std::string frame;
  frame += static_cast<char>(opcode | (last ? 0x80 : 0));
  const int mask_bit = masked ? 0x80 : 0;
  if (payload.size() < 126) {
    frame += static_cast<char>(static_cast<int>(payload.size()) | mask_bit);
  } else if (payload.size() < 65536) {
    frame += static_cast<char>(126 | mask_bit);
    frame += static_cast<char>(payload.size() >> 8U);
    frame += static_cast<char>(payload.size());
  } else {
    frame += static_cast<char>(127 | mask_bit);
    for (int shift = 56; shift >= 0; shift -= 8) {
      frame += static_cast<char>(payload.size() >> static_cast<unsigned>(shift));
    }
  }
  constexpr std::string_view kMask = "\x12\x34\x56\x78";
  if (masked) frame += kMask;
  for (std::size_t i = 0; i < payload.size(); ++i) {
    frame += masked ? static_cast<char>(payload[i] ^ kMask[i % 4]) : payload[i];
  }
  return frame;
}

inline std::string handshake(std::string_view path, std::string_view more = "") {
  return "GET " + std::string(path) +
         " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
         "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
         std::string(more) + "\r\n";
}

class Caller {
 public:
  explicit Caller(std::uint16_t port, const char* from = nullptr, int receive_buffer = 0)
      : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    if (receive_buffer > 0) {
      ::setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &receive_buffer, sizeof receive_buffer);
    }
    const int on = 1;
    ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    if (from != nullptr) {
      ::setsockopt(socket_, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &on, sizeof on);
      ::inet_pton(AF_INET, from, &address.sin_addr);
      if (::bind(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        throw std::runtime_error("cannot bind");
      }
    }
    ::inet_pton(AF_INET, "127.0.0.1", &address.sin_addr);
    address.sin_port = htons(port);
    if (::connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
      throw std::runtime_error("cannot connect");
    }
  }
  Caller(const Caller&) = delete;
  Caller& operator=(const Caller&) = delete;
  Caller(Caller&&) = delete;
  Caller& operator=(Caller&&) = delete;
  virtual ~Caller() { vanish(); }

  void vanish() {
    if (socket_ >= 0) ::close(std::exchange(socket_, -1));
  }
  void finish_sending() { ::shutdown(socket_, SHUT_WR); }
  int descriptor() const { return socket_; }

  // False: the other side is gone.
  bool say(std::string_view text) {
    while (!text.empty()) {
      const ssize_t sent = put(text);
      if (sent <= 0) return false;
      text.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }
  Heard ask(std::string_view request) {
    say(request);
    return hear();
  }
  Heard get(std::string_view path, std::string_view more = "") {
    return ask("GET " + std::string(path) + " HTTP/1.1\r\nHost: localhost\r\n" + std::string(more) +
               "\r\n");
  }
  Heard post(std::string_view path, std::string_view body, std::string_view more = "") {
    return ask("POST " + std::string(path) +
               " HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + std::to_string(body.size()) +
               "\r\n" + std::string(more) + "\r\n" + std::string(body));
  }

  // The next answer; status 0 if none comes.
  Heard hear(bool bodiless = false) {
    Heard heard;
    std::size_t end = 0;
    while ((end = pending_.find("\r\n\r\n")) == std::string::npos) {
      if (!fill()) return heard;
    }
    heard.head = pending_.substr(0, end + 2);
    pending_.erase(0, end + 4);
    std::from_chars(heard.head.data() + 9, heard.head.data() + 12, heard.status);
    std::size_t length = 0;
    const std::string named = heard.field("Content-Length");
    std::from_chars(named.data(), named.data() + named.size(), length);
    if (bodiless) length = 0;
    while (pending_.size() < length) {
      if (!fill()) return heard;
    }
    heard.body = pending_.substr(0, length);
    pending_.erase(0, length);
    return heard;
  }

  bool open_line(std::string_view more = "", std::string_view path = "/line") {
    return ask(handshake(path, more)).status == 101;
  }
  void say_frame(std::string_view text, int opcode = 1, bool last = true) {
    say(client_frame(opcode, text, last));
  }
  Frame hear_frame() {
    Frame frame;
    if (!fill_to(2)) return frame;
    std::size_t length = static_cast<unsigned char>(pending_[1]) & 0x7FU;
    std::size_t start = 2;
    if (length == 126) {
      if (!fill_to(4)) return frame;
      length = static_cast<std::size_t>(static_cast<unsigned char>(pending_[2])) << 8U |
               static_cast<unsigned char>(pending_[3]);
      start = 4;
    }
    if (!fill_to(start + length)) return frame;
    frame.opcode = pending_[0] & 0x0F;
    frame.text = pending_.substr(start, length);
    pending_.erase(0, start + length);
    return frame;
  }
  // The next close frame's code, whatever comes before it; 0 if the connection ends without one.
  int hear_close() {
    while (true) {
      const Frame frame = hear_frame();
      if (frame.opcode == -1 || frame.opcode == 8) return frame.code();
    }
  }
  // Nothing more comes: the other side has closed.
  bool is_closed() {
    while (fill()) pending_.clear();
    return !timed_out_;
  }
  bool timed_out() const { return timed_out_; }
  std::string& pending() { return pending_; }
  void patience(int milliseconds) { patience_ = milliseconds; }
  void be_patient() { patience(kPatient); }

  bool fill() {
    pollfd waiting{socket_, POLLIN, 0};
    timed_out_ = !has_taken() && ::poll(&waiting, 1, patience_) == 0;
    if (timed_out_) return false;
    char bytes[65536];
    const ssize_t count = take(bytes, sizeof bytes);
    if (count <= 0) return false;
    pending_.append(bytes, static_cast<std::size_t>(count));
    return true;
  }

 protected:
  // What lies between what is said and the socket: here nothing.
  virtual ssize_t put(std::string_view text) {
    return ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
  }
  virtual ssize_t take(char* bytes, std::size_t most) { return ::recv(socket_, bytes, most, 0); }
  virtual bool has_taken() const { return false; }  // more than it was asked for

 private:
  bool fill_to(std::size_t size) {
    while (pending_.size() < size) {
      if (!fill()) return false;
    }
    return true;
  }

  static constexpr int kPatient = static_cast<int>(kPatience.count()) * 1000;

  int socket_;
  int patience_ = kPatient;
  bool timed_out_ = false;
  std::string pending_;
};

}  // namespace noblesse::testing
