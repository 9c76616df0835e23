// One WebSocket. For the room's own use.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "doors/doors.h"
#include "doors/visit.h"

namespace noblesse {

class LiveLine {
 public:
  using Request = beast::http::request<beast::http::string_body>;

  // `seat`: the address that the callers' book has this line under, if not the connection's own.
  LiveLine(Visit& visit, Request request, Admission admission, std::optional<Address> seat);
  LiveLine(const LiveLine&) = delete;
  LiveLine& operator=(const LiveLine&) = delete;
  LiveLine(LiveLine&&) = delete;
  LiveLine& operator=(LiveLine&&) = delete;
  ~LiveLine();

  // Shakes hands, listens until the end and reports it. Says whether the wire is still good for a
  // farewell.
  Awaitable<bool> serve();

  void send(Text text);
  void close(std::uint16_t code, std::string_view reason, LineEnd why);
  void sweep(Moment now);

 private:
  Awaitable<void> listen();
  void take(std::string_view text, bool binary);
  void write_next();
  void say_goodbye();
  void hang_up(LineEnd why);
  LineEnd end_of(error_code error) const;

  Visit& visit_;
  Hall& hall_;
  beast::websocket::stream<Wire&, false> stream_;
  std::unique_ptr<Request> request_;  // until the hands are shaken
  Admission admission_;
  std::optional<Address> seat_;
  LineId id_{};

  beast::flat_buffer buffer_;
  std::vector<Text> queue_;  // from sent_ on
  std::size_t sent_ = 0;     // of the queue
  std::size_t queue_bytes_ = 0;
  bool open_ = false;  // before the hands are shaken the stream must be left alone
  bool writing_ = false;
  bool pinging_ = false;
  bool closing_ = false;
  beast::websocket::close_reason goodbye_;
  std::optional<LineEnd> end_;  // if we know better than the wire

  Moment heard_;
  Moment pinged_;
  Moment farewell_;
  Bucket frames_;
  Bucket bytes_;
  std::uint64_t bytes_seen_ = 0;
};

}  // namespace noblesse
