// The bell: tells an address that a person named that it is their turn. On threads of its own, an
// address one call at a time and a host few, so that whoever answers slowly delays nobody else; no
// second try: it is a courtesy, and nothing depends on it.
//
// Whoever names an address must not reach through the club what they could not reach themselves:
// only public addresses are called (https, or http), no redirection is followed, and nothing of the
// answer is told to anybody.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>

#include "base/error.h"
#include "club/errand.h"
#include "club/hand.h"
#include "doors/address.h"

namespace noblesse {

// Not of this machine, this house or this provider: an address of the open internet.
bool is_public(const Address& address);

class Bell {
 public:
  enum class Reach : std::uint8_t { public_only, anywhere };  // anywhere: for tests

  static Result<std::unique_ptr<Bell>> start(Reach reach = Reach::public_only);
  Bell(const Bell&) = delete;
  Bell& operator=(const Bell&) = delete;
  Bell(Bell&&) = delete;
  Bell& operator=(Bell&&) = delete;
  ~Bell() = default;  // stops

  // Never waits; dropped where too many wait already, for all or for that address.
  void ring(const std::string& url, std::string body);
  // The same with what is packed when its turn has come (nothing: there is nothing to bring), and
  // told what came of it; both on a thread of the bell's, or at once where it is dropped.
  using Pack = std::function<std::optional<Errand>()>;
  using Told = std::function<void(const Reception&)>;
  void carry(const std::string& url, Pack pack, const Told& told);
  // Whether it could be called at all, for whoever names an address: false if its name leads to
  // addresses of which none may be called. Whose name leads nowhere may have one tomorrow. Told on
  // a thread of its own, however long the calls take. False: too many are looked up already.
  bool look_up(Destination destination, std::function<void(bool)> told);
  void stop();

  std::uint64_t rung() const { return rung_; }      // answered with a 2xx
  std::uint64_t failed() const { return failed_; }  // and not

 private:
  explicit Bell(Reach reach) : reach_(reach) {}
  bool may_call(const Address& address) const;

  struct Call {
    std::string url;
    Destination to;
    Pack pack;
    Told told;
  };
  struct Host {
    std::deque<Call> waiting;
    std::set<std::string> busy;  // addresses that are being called
  };
  // The next call to a host that may be made now, if there is one.
  std::optional<Call> take(const std::string& host);
  void put_back(const std::string& host, const std::string& url);
  void work_for(const std::string& host);

  Reach reach_;
  std::mutex mutex_;
  std::unordered_map<std::string, Host> hosts_;
  std::size_t waiting_ = 0;
  std::atomic<std::uint64_t> rung_ = 0;
  std::atomic<std::uint64_t> failed_ = 0;
  std::unique_ptr<Hand> calls_;
  std::unique_ptr<Hand> enquiries_;
};

}  // namespace noblesse
