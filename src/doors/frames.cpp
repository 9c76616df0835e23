#include "doors/frames.h"

#include <openssl/evp.h>
#include <openssl/sha.h>

#include <algorithm>
#include <utility>

#include "doors/fault.h"
#include "doors/utf8.h"

namespace noblesse {
namespace {

constexpr std::uint8_t kLast = 0x80;
constexpr std::uint8_t kReserved = 0x70;
constexpr std::uint8_t kMasked = 0x80;
constexpr std::size_t kLongestControl = 125;
constexpr std::uint8_t kTwoBytes = 126;     // of length follow
constexpr std::uint8_t kEightBytes = 127;   // the same
constexpr std::size_t kMessageKept = 2048;  // larger memory is given back once its message is read

bool is_control(Opcode opcode) { return opcode >= Opcode::close; }

bool is_opcode(std::uint8_t value) { return value <= 2 || (value >= 8 && value <= 10); }

// Those that one may say: 1004 to 1006 and 1015 stand for what was not said.
bool may_be_said(unsigned code) {
  return (code >= 1000 && code <= 1003) || (code >= 1007 && code <= 1014) ||
         (code >= 3000 && code <= 4999);
}

}  // namespace

Said FrameReader::broken(std::uint16_t code) {
  over_ = true;
  return {Said::Kind::broken, code, {}};
}

std::optional<Said> FrameReader::read(std::string_view& bytes) {
  if (std::exchange(handed_out_, false)) {
    message_.clear();
    if (message_.capacity() > kMessageKept) message_.shrink_to_fit();
  }
  while (!over_) {
    if (!in_payload_) {
      if (auto fault = begin_frame(bytes)) return fault;
      if (!in_payload_) return std::nullopt;
    }
    const auto opcode = static_cast<Opcode>(head_[0] & 0x0FU);
    std::string& target = is_control(opcode) ? control_ : message_;
    const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(left_, bytes.size()));
    const std::size_t start = target.size();
    target.append(bytes.substr(0, count));
    for (std::size_t at = start; at < target.size(); ++at) {
      target[at] = static_cast<char>(static_cast<std::uint8_t>(target[at]) ^ mask_[masked_++ % 4]);
    }
    bytes.remove_prefix(count);
    left_ -= count;
    if (left_ > 0) return std::nullopt;
    if (auto message = finish_frame()) return message;
  }
  return std::nullopt;
}

// Sets in_payload_ when the head is whole.
std::optional<Said> FrameReader::begin_frame(std::string_view& bytes) {
  std::size_t needed = 2;
  const auto gather = [&] {
    while (known_ < needed && !bytes.empty()) {
      head_[known_++] = static_cast<std::uint8_t>(bytes.front());
      bytes.remove_prefix(1);
    }
    return known_ >= needed;
  };
  if (!gather()) return std::nullopt;

  const std::uint8_t kind = head_[0] & 0x0FU;
  const auto short_length = static_cast<std::uint8_t>(head_[1] & ~kMasked);
  if ((head_[0] & kReserved) != 0 || !is_opcode(kind) || (head_[1] & kMasked) == 0) {
    return broken(close_code::kNotFrames);
  }
  const auto opcode = static_cast<Opcode>(kind);
  if (is_control(opcode)) {
    const bool last = (head_[0] & kLast) != 0;
    if (!last || short_length > kLongestControl) return broken(close_code::kNotFrames);
    control_.clear();
  } else if ((opcode == Opcode::more) != fragmented_.has_value()) {
    return broken(close_code::kNotFrames);
  }

  const std::size_t length_bytes = short_length == kEightBytes ? 8
                                   : short_length == kTwoBytes ? 2
                                                               : 0;
  needed = 2 + length_bytes + mask_.size();
  if (!gather()) return std::nullopt;
  left_ = length_bytes == 0 ? short_length : 0;
  for (std::size_t i = 0; i < length_bytes; ++i) left_ = left_ << 8U | head_[2 + i];
  // A length is written as short as can be.
  const bool too_long_written = (length_bytes == 2 && left_ < kTwoBytes) ||
                                (length_bytes == 8 && (left_ <= 0xFFFFU || left_ >> 63U != 0));
  if (too_long_written) return broken(close_code::kNotFrames);
  if (!is_control(opcode) && left_ > longest_ - message_.size()) {
    return broken(close_code::kTooLarge);
  }
  std::copy_n(head_.begin() + 2 + static_cast<std::ptrdiff_t>(length_bytes), mask_.size(),
              mask_.begin());
  if (opcode == Opcode::text || opcode == Opcode::binary) fragmented_ = opcode;
  masked_ = 0;
  in_payload_ = true;
  return std::nullopt;
}

// Nothing: more fragments come.
std::optional<Said> FrameReader::finish_frame() {
  const bool last = (head_[0] & kLast) != 0;
  const auto opcode = static_cast<Opcode>(head_[0] & 0x0FU);
  in_payload_ = false;
  known_ = 0;
  if (opcode == Opcode::ping) return Said{Said::Kind::ping, 0, control_};
  if (opcode == Opcode::pong) return Said{Said::Kind::pong, 0, control_};
  if (opcode == Opcode::close) return finish_close();
  if (!last) return std::nullopt;
  const bool text = std::exchange(fragmented_, std::nullopt) == Opcode::text;
  if (text && !is_utf8(message_)) return broken(close_code::kNotUtf8);
  handed_out_ = true;
  return Said{text ? Said::Kind::text : Said::Kind::binary, 0, message_};
}

Said FrameReader::finish_close() {
  over_ = true;
  if (control_.empty()) return {Said::Kind::close, 0, {}};
  if (control_.size() < 2) return broken(close_code::kNotFrames);
  const unsigned code = static_cast<unsigned>(static_cast<std::uint8_t>(control_[0])) << 8U |
                        static_cast<std::uint8_t>(control_[1]);
  if (!may_be_said(code)) return broken(close_code::kNotFrames);
  const std::string_view reason = std::string_view(control_).substr(2);
  if (!is_utf8(reason)) return broken(close_code::kNotUtf8);
  return {Said::Kind::close, static_cast<std::uint16_t>(code), reason};
}

FrameHead write_frame_head(Opcode opcode, std::size_t length) {
  FrameHead head;
  const auto put = [&](std::uint64_t byte) {
    head.bytes[head.size++] = static_cast<char>(static_cast<std::uint8_t>(byte));
  };
  put(kLast | std::to_underlying(opcode));
  int length_bytes = 0;
  if (length <= kLongestControl) {
    put(length);
  } else {
    length_bytes = length <= 0xFFFFU ? 2 : 8;
    put(length_bytes == 2 ? kTwoBytes : kEightBytes);
  }
  while (length_bytes-- > 0)
    put(std::uint64_t{length} >> (8U * static_cast<unsigned>(length_bytes)));
  return head;
}

std::string close_payload(std::uint16_t code, std::string_view reason) {
  if (code == 0) return {};
  std::string payload{static_cast<char>(code >> 8U), static_cast<char>(code & 0xFFU)};
  return payload.append(reason.substr(0, kLongestControl - 2));
}

std::string accept_key(std::string_view key) {
  const std::string salted = std::string(key) + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
  std::array<unsigned char, SHA_DIGEST_LENGTH> digest{};
  SHA1(reinterpret_cast<const unsigned char*>(salted.data()), salted.size(), digest.data());
  std::array<unsigned char, 32> text{};
  const int size = EVP_EncodeBlock(text.data(), digest.data(), static_cast<int>(digest.size()));
  return {reinterpret_cast<const char*>(text.data()), static_cast<std::size_t>(size)};
}

}  // namespace noblesse
