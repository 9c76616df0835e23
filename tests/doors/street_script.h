// What callers of the street do, and when: requests, handshakes and sequences of frames, good
// and bad ones, cut and joined in every way; and how they go.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "doors/bucket.h"
#include "tests/doors/caller.h"
#include "tests/doors/street_end.h"

namespace noblesse::testing {

struct Act {
  enum class Kind : std::uint8_t { say, listen, take, finish, reset };
  Kind kind{};
  Milliseconds wait{};    // since the act before
  std::string bytes;      // say
  std::size_t count = 0;  // take
};

class Script {
 public:
  explicit Script(Choose& choose) : choose_(choose) {}

  std::vector<Act> write() {
    // Some take nothing, some a little at a time, most whatever comes.
    const std::uint32_t appetite = choose_(6);
    if (appetite > 0) take(appetite == 1 ? choose_(300) : 1U << 20U);
    if (choose_(4) == 0) {
      for (std::uint32_t left = choose_(4); left > 0; --left) request();
    } else {
      say(handshake("/line", choose_(12) == 0 ? "Origin: http://elsewhere\r\n" : ""), pause());
      // What comes before the answer is no line, so nearly all wait for it.
      if (choose_(12) > 0) acts_.push_back({.kind = Act::Kind::listen});
      frames();
    }
    switch (choose_(4)) {
      case 0: acts_.push_back({.kind = Act::Kind::finish, .wait = pause()}); break;
      case 1: acts_.push_back({.kind = Act::Kind::reset, .wait = pause()}); break;
      default: break;  // not a word more
    }
    return std::move(acts_);
  }

 private:
  // Nearly always none.
  Milliseconds pause() {
    switch (choose_(12)) {
      case 0: return Milliseconds(choose_(100'000));
      case 1: return Milliseconds(choose_(4'000));
      case 2: return Milliseconds(choose_(30));
      default: return Milliseconds(0);
    }
  }
  void take(std::size_t count) { acts_.push_back({.kind = Act::Kind::take, .count = count}); }
  void say(std::string bytes, Milliseconds wait) {
    acts_.push_back({.kind = Act::Kind::say, .wait = wait, .bytes = std::move(bytes)});
  }
  std::string letters(std::uint32_t most) { return std::string(choose_(most + 1), 'x'); }

  void request() {
    std::string text;
    switch (choose_(7)) {
      case 0: text = "GET /x HTTP/1.1\r\nHost: localhost\r\n\r\n"; break;
      case 1: text = "GET /x HTTP/1.0\r\n\r\n"; break;
      case 2:
        text = "POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nabcdefghi";
        break;
      case 3: text = "POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 900\r\n\r\nabc"; break;
      case 4:
        text =
            "POST /x HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\n"
            "Transfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n";
        break;
      case 5: text = "GET /x HTTP/1.1\r\nHo"; break;
      default:
        for (std::uint32_t left = choose_(40); left > 0; --left) {
          text += static_cast<char>(choose_(256));
        }
        break;
    }
    cut(text);
  }

  void frames() {
    std::string stream;
    const bool each_alone = choose_(3) == 0;
    for (std::uint32_t left = choose_(12); left > 0; --left) {
      const std::string next = frame();
      if (each_alone) say(next, pause());
      if (!each_alone) stream += next;
    }
    if (stream.empty()) return;
    if (choose_(2) == 0) return say(stream, pause());
    cut(stream);
  }

  // In up to eight pieces, anywhere.
  void cut(std::string_view bytes) {
    for (int pieces = 0; pieces < 7 && bytes.size() > 1; ++pieces) {
      const std::size_t size = 1 + choose_(static_cast<std::uint32_t>(bytes.size()));
      say(std::string(bytes.substr(0, size)), pause());
      bytes.remove_prefix(size);
    }
    if (!bytes.empty()) say(std::string(bytes), pause());
  }

  std::string frame() {
    constexpr int kMore = 0;
    constexpr int kText = 1;
    constexpr int kBinary = 2;
    constexpr int kClose = 8;
    constexpr int kPing = 9;
    constexpr int kPong = 10;
    switch (choose_(40)) {
      case 0: return client_frame(kBinary, letters(9));
      case 1: return client_frame(kClose, "");
      case 2: return client_frame(kClose, "\x03\xe8 farewell");
      case 3: return client_frame(kClose, "\x03");      // half a code
      case 4: return client_frame(kClose, "\x03\xed");  // 1005, which nobody may say
      case 5: return client_frame(kClose, "\x03\xe8\xff");
      case 6: return client_frame(kPing, letters(125));
      case 7: return client_frame(kPong, letters(9));
      case 8: return client_frame(kPing, letters(9), false);
      case 9: return client_frame(kText, "\xff");
      case 10: return client_frame(kText, "unmasked", true, false);
      case 11: return client_frame(3, "reserved");
      case 12: return client_frame(kText | 0x40, "compressed");
      case 13: return client_frame(kText, std::string(16 * 1024 + choose_(2), 'x'));
      case 14: return client_frame(kText, letters(9), false);
      case 15: return client_frame(kMore, letters(9), choose_(2) == 0);
      default: return client_frame(kText, letters(300));
    }
  }

  Choose& choose_;
  std::vector<Act> acts_;
};

}  // namespace noblesse::testing
