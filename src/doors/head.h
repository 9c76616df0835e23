// The head of an answer as it goes over the wire, with what every answer carries.
#pragma once

#include <cstdint>
#include <ctime>
#include <optional>
#include <string>
#include <string_view>

#include "doors/asking.h"

namespace noblesse {

struct Manner {
  bool keep_alive = true;
  bool secure = false;    // asks browsers to come over TLS only
  std::string_view date;  // http_date() of now
};

// Nothing if the answer holds what would break out of its place: a line end in a header, a status
// that is none.
std::optional<std::string> write_head(const Answer& answer, const Manner& manner);

// 204 and 304 have none, whatever is asked.
bool has_body(int status);

// "Sun, 06 Nov 1994 08:49:37 GMT"
std::string http_date(std::time_t time);

}  // namespace noblesse
