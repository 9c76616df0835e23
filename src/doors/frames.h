// WebSocket frames (RFC 6455), between the bytes of a connection and whole messages: what a server
// reads and writes. No I/O, no clock.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace noblesse {

enum class Opcode : std::uint8_t { more = 0, text = 1, binary = 2, close = 8, ping = 9, pong = 10 };

struct Said {
  enum class Kind : std::uint8_t { text, binary, ping, pong, close, broken };
  Kind kind{};
  // A close frame's code, or 0 if it has none; or the code with which to close, because what came
  // is broken.
  std::uint16_t code = 0;
  std::string_view bytes;  // behind the code
};

// Bytes in, in pieces of any size; messages out, fragments joined and checked.
class FrameReader {
 public:
  explicit FrameReader(std::size_t longest) : longest_(longest) {}

  // Takes bytes from the front until a message is whole; nothing: there are too few. What it holds
  // is good until the next call. Behind a close or what is broken nothing is read any more.
  std::optional<Said> read(std::string_view& bytes);

 private:
  std::optional<Said> begin_frame(std::string_view& bytes);
  std::optional<Said> finish_frame();
  Said finish_close();
  Said broken(std::uint16_t code);

  std::size_t longest_;
  std::array<std::uint8_t, 14> head_{};  // of the frame that is being read
  std::uint8_t known_ = 0;               // bytes of it
  bool in_payload_ = false;
  bool over_ = false;
  bool handed_out_ = false;           // the message that is kept
  std::optional<Opcode> fragmented_;  // a message of which more comes
  std::array<std::uint8_t, 4> mask_{};
  std::uint64_t left_ = 0;  // of the payload
  std::size_t masked_ = 0;  // of the frame, so far
  std::string message_;
  std::string control_;  // these come between the fragments of others
};

struct FrameHead {
  std::array<char, 10> bytes{};
  std::uint8_t size = 0;
};
FrameHead write_frame_head(Opcode opcode, std::size_t length);

// What a close frame says; without a code, nothing.
std::string close_payload(std::uint16_t code, std::string_view reason);

// What a handshake's Sec-WebSocket-Key is answered with.
std::string accept_key(std::string_view key);

}  // namespace noblesse
