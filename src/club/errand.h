// One POST to somewhere else, or only where that is: here and now, in at most a few seconds.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/error.h"
#include "doors/address.h"
#include "doors/bucket.h"

namespace noblesse {

// Where a URL leads.
struct Destination {
  bool tls = false;
  std::string host;
  std::string port;
  std::string path;  // with the query

  friend bool operator==(const Destination&, const Destination&) = default;
};
// "https://example.org:8443/turn?who=me"; nothing if it is none, or names a user or a fragment.
Result<Destination> read_url(std::string_view url);
// "https://example.org:8443", without the port where it is the usual one.
std::string origin_of(const Destination& destination);

// What is brought there.
struct Errand {
  std::string body;
  std::string content_type = "application/json";
  std::vector<std::pair<std::string, std::string>> headers = {};
};

// What came of it.
struct Reception {
  int status = 0;                                // 0: nobody answered
  std::optional<Milliseconds> retry_after = {};  // as they asked for

  bool is_good() const { return status / 100 == 2; }
};

// How long to wait, by the header "Retry-After": seconds, or a date. `now` in milliseconds since
// 1970.
std::optional<Milliseconds> read_retry_after(std::string_view text, std::int64_t now);

// Where its host is; nothing if that cannot be found out.
std::vector<Address> find_addresses(const Destination& destination);

// The address that is called is one that was allowed: the name is looked up once. A certificate has
// to be good and of that name.
Reception run_errand(const Destination& destination, const Errand& errand,
                     const std::function<bool(const Address&)>& allowed);

}  // namespace noblesse
