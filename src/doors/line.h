// One WebSocket. Whoever listens owns it: it ends with the listening, and that ends when the
// wire ends, when the other side says goodbye, or when it breaks the rules. For the room's own use.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "doors/frames.h"
#include "doors/text.h"
#include "doors/visit.h"

namespace noblesse {

class LiveLine {
 public:
  // `seat`: the address that the callers' book has this line under, if not the connection's own.
  LiveLine(Visit& visit, const Address& caller, Admission admission, std::optional<Address> seat);
  LiveLine(const LiveLine&) = delete;
  LiveLine& operator=(const LiveLine&) = delete;
  LiveLine(LiveLine&&) = delete;
  LiveLine& operator=(LiveLine&&) = delete;
  ~LiveLine();

  // Once the hands are shaken: listens until the end and reports it. Says whether the wire is still
  // good for a farewell.
  Awaitable<bool> serve();

  // Goes out with the next flush().
  void send(Text text);
  void flush();
  // Says goodbye behind what waits to go out, and waits for the other side to do so too.
  void close(std::uint16_t code, std::string_view reason, LineEnd why);
  void sweep(Moment now);

 private:
  struct Outgoing {
    Text text;
    Opcode kind;
  };

  static constexpr std::size_t kWrittenAtOnce = 8;  // frames, each a head and its bytes

  using Heads = std::array<FrameHead, kWrittenAtOnce>;
  // Bytes that are written one after the other, as Asio likes them.
  struct Pieces {
    std::array<asio::const_buffer, 2 * kWrittenAtOnce> all;
    std::size_t count = 0;
    const asio::const_buffer* begin() const { return all.data(); }
    const asio::const_buffer* end() const { return all.data() + count; }
  };

  Awaitable<void> listen();
  Awaitable<void> wait_while_in_debt();
  bool hear(std::string_view fresh);
  bool take(const Said& said);
  void end_with(LineEnd why);
  void queue(Opcode kind, Text text);
  void say(Opcode kind, Text text);
  // The first frames that wait; their heads have to live until they are written.
  Pieces waiting(Heads& heads) const;
  void write_later();
  void written(error_code error, std::size_t count);
  void note_sent(std::size_t count);
  void hang_up(LineEnd why);

  Visit& visit_;
  Hall& hall_;
  Admission admission_;
  std::optional<Address> seat_;
  Address caller_;
  Payer payer_;  // for what is done for them, also when they come and go
  LineId id_{};

  FrameReader frames_in_;
  std::vector<Outgoing> queue_;    // from sent_ on
  std::size_t sent_ = 0;           // of the queue
  std::size_t sent_of_first_ = 0;  // bytes of the first that is not sent whole
  std::size_t queue_bytes_ = 0;
  bool writing_ = false;
  bool closing_ = false;               // nothing more is said or heard but the goodbye
  std::optional<LineEnd> end_;         // if we know better than the wire
  std::shared_ptr<Waiting> flushing_;  // whoever waits until everything is written

  Moment heard_;
  Moment pinged_;
  Moment farewell_;  // when closing: until then
  Bucket frames_;
  Bucket bytes_;
  std::uint64_t bytes_seen_ = 0;
};

}  // namespace noblesse
