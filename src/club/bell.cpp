#include "club/bell.h"

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace noblesse {
namespace {

constexpr std::size_t kMostWaiting = 2000;   // calls
constexpr std::size_t kMostOfOne = 10;       // that wait for one address
constexpr std::size_t kCallers = 32;         // at a time
constexpr std::size_t kOfOneHost = 4;        // of them: the others are for the others
constexpr std::size_t kMostEnquiries = 100;  // that wait
constexpr std::size_t kEnquirers = 4;        // at a time

}  // namespace

bool is_public(const Address& address) {
  static const auto kOurs = Networks::read(
      {"0.0.0.0/8",       "10.0.0.0/8",     "100.64.0.0/10", "127.0.0.0/8",    "169.254.0.0/16",
       "172.16.0.0/12",   "192.0.0.0/24",   "192.0.2.0/24",  "192.168.0.0/16", "198.18.0.0/15",
       "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/3",   "::/128",         "::1/128",
       "64:ff9b::/96",    "100::/64",       "2001:db8::/32", "2002::/16",      "fc00::/7",
       "fe80::/10",       "ff00::/8"});
  return kOurs && !kOurs->contains(address);
}

Result<std::unique_ptr<Bell>> Bell::start(Reach reach) {
  std::unique_ptr<Bell> bell(new Bell(reach));
  for (const auto& [hand, most, at_a_time] :
       {std::tuple(&bell->calls_, 2 * kMostWaiting, kCallers),
        std::tuple(&bell->enquiries_, kMostEnquiries, kEnquirers)}) {
    auto started = Hand::start(most, at_a_time);
    if (!started) return fail("the bell: " + started.error().message);
    *hand = std::move(*started);
  }
  return bell;
}

void Bell::stop() {
  calls_->stop();
  enquiries_->stop();
}

bool Bell::may_call(const Address& address) const {
  return reach_ == Reach::anywhere || is_public(address);
}

void Bell::ring(const std::string& url, std::string body) {
  carry(url, [body = std::move(body)] { return Errand{.body = body}; }, {});
}

void Bell::carry(const std::string& url, Pack pack, const Told& told) {
  auto to = read_url(url);
  if (!to) {
    ++failed_;
    if (told) told({});
    return;
  }
  const std::string host = origin_of(*to);
  bool taken = false;
  {
    const std::scoped_lock lock(mutex_);
    Host& there = hosts_[host];
    const auto same = std::ranges::count(there.waiting, url, &Call::url);
    taken = waiting_ < kMostWaiting && static_cast<std::size_t>(same) < kMostOfOne;
    if (taken) {
      there.waiting.push_back({url, *std::move(to), std::move(pack), told});
      ++waiting_;
    } else if (there.waiting.empty() && there.busy.empty()) {
      hosts_.erase(host);
    }
  }
  if (!taken) {
    if (told) told({});
    return;
  }
  calls_->give([this, host] { work_for(host); });
}

std::optional<Bell::Call> Bell::take(const std::string& host) {
  const std::scoped_lock lock(mutex_);
  const auto found = hosts_.find(host);
  if (found == hosts_.end() || found->second.busy.size() >= kOfOneHost) return std::nullopt;
  Host& there = found->second;
  const auto next = std::ranges::find_if(
      there.waiting, [&](const Call& call) { return !there.busy.contains(call.url); });
  if (next == there.waiting.end()) return std::nullopt;
  Call call = std::move(*next);
  there.waiting.erase(next);
  there.busy.insert(call.url);
  --waiting_;
  return call;
}

void Bell::put_back(const std::string& host, const std::string& url) {
  const std::scoped_lock lock(mutex_);
  Host& there = hosts_.at(host);
  there.busy.erase(url);
  if (there.waiting.empty() && there.busy.empty()) hosts_.erase(host);
}

void Bell::work_for(const std::string& host) {
  const auto call = take(host);
  if (!call) return;  // whoever calls there now goes on with it
  Reception reception;
  if (const auto errand = call->pack()) {
    reception =
        run_errand(call->to, *errand, [this](const Address& address) { return may_call(address); });
  }
  ++(reception.is_good() ? rung_ : failed_);
  if (call->told) call->told(reception);
  put_back(host, call->url);
  calls_->give([this, host] { work_for(host); });  // behind the others that wait
}

bool Bell::look_up(Destination destination, std::function<void(bool)> told) {
  return enquiries_->give([this, destination = std::move(destination), told = std::move(told)] {
    const std::vector<Address> found = find_addresses(destination);
    told(found.empty() ||
         std::ranges::any_of(found, [this](const Address& address) { return may_call(address); }));
  });
}

}  // namespace noblesse
