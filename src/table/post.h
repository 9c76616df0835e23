// What goes out of a table, and into it from whoever hosts it. A table has no sockets, threads or
// clock: the host brings messages and the time, and carries away what the table wants sent,
// thought about or kept.
#pragma once

#include <cstdint>
#include <string_view>

#include "table/thinking.h"

namespace noblesse {

// Milliseconds on the host's clock, which may jump; the table never goes back.
using Time = std::int64_t;

// One open line to a person's device. The host numbers them and never uses a number twice.
using Connection = std::uint64_t;

class Post {
 public:
  virtual ~Post() = default;

  // To one connection. The text is valid during the call.
  virtual void send(Connection to, std::string_view text) = 0;
  // To be answered with Table::think, at any time and in any order.
  virtual void think(Thinking thinking) = 0;
  // A line to be kept, before anything is sent that depends on it. The lines of a table, in order,
  // are all that is needed to have the same table again.
  virtual void keep(std::string_view line) = 0;
};

}  // namespace noblesse
