// The bell: tells an address that a person named that it is his turn. One thread of its own, few
// calls at a time, no second try: it is a courtesy, and nothing depends on it.
//
// Whoever names an address must not reach through the club what he could not reach himself: only
// public addresses are called (https, or http), no redirection is followed, and nothing of the
// answer is told to anybody.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "base/error.h"
#include "doors/address.h"

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

// Not of this machine, this house or this provider: an address of the open internet.
bool is_public(const Address& address);

class Bell {
 public:
  enum class Reach : std::uint8_t { public_only, anywhere };  // anywhere: for tests

  static Result<std::unique_ptr<Bell>> start(Reach reach = Reach::public_only);
  ~Bell();  // stops
  Bell(const Bell&) = delete;
  Bell& operator=(const Bell&) = delete;

  // Never waits; dropped where too many wait already.
  void ring(std::string url, std::string body);
  void stop();

  std::uint64_t rung() const;    // answered with a 2xx
  std::uint64_t failed() const;  // and not

 private:
  struct Call {
    std::string url;
    std::string body;
  };
  explicit Bell(Reach reach) : reach_(reach) {}
  void work();
  bool carry_out(const Call& call) const;

  Reach reach_;
  mutable std::mutex mutex_;
  std::condition_variable something_;
  std::deque<Call> queue_;
  bool stopping_ = false;
  std::uint64_t rung_ = 0;
  std::uint64_t failed_ = 0;
  std::thread thread_;
};

}  // namespace noblesse
