#include "club/bell.h"

#include <system_error>

#include "club/errand.h"

namespace noblesse {
namespace {

constexpr std::size_t kMostWaiting = 1000;

}  // namespace

Result<Destination> read_url(std::string_view url) {
  Destination out;
  if (url.starts_with("https://"))
    out.tls = true;
  else if (!url.starts_with("http://"))
    return fail("an address begins with https:// or http://");
  url.remove_prefix(out.tls ? 8 : 7);
  for (const char c : url) {
    if (c <= ' ' || c >= 127 || c == '#' || c == '\\') {
      return fail("an address has no spaces, control characters or fragment");
    }
  }
  const std::size_t end = std::min(url.find_first_of("/?"), url.size());
  const std::string_view authority = url.substr(0, end);
  out.path = url.substr(end);
  if (!out.path.starts_with('/')) out.path.insert(0, "/");
  if (authority.empty() || authority.contains('@')) {
    return fail("an address names a host, and no user");
  }
  const std::size_t colon =
      authority.find(':', authority.starts_with('[') ? authority.find(']') : 0);
  out.host = authority.substr(0, std::min(colon, authority.size()));
  out.port = colon == std::string_view::npos ? (out.tls ? "443" : "80")
                                             : std::string(authority.substr(colon + 1));
  if (out.host.starts_with('[') && out.host.ends_with(']')) {
    out.host = out.host.substr(1, out.host.size() - 2);
  }
  const bool digits = out.port.find_first_not_of("0123456789") == std::string::npos;
  if (out.host.empty() || out.port.empty() || out.port.size() > 5 || !digits) {
    return fail("an address names a host, and a port as a number");
  }
  return out;
}

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
  try {
    bell->thread_ = std::thread([&bell = *bell] { bell.work(); });
  } catch (const std::system_error&) {
    return fail("the system gives no thread for the bell");
  }
  return bell;
}

Bell::~Bell() { stop(); }

void Bell::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
  }
  something_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void Bell::ring(std::string url, std::string body) {
  {
    const std::scoped_lock lock(mutex_);
    if (stopping_ || queue_.size() >= kMostWaiting) return;
    queue_.push_back({std::move(url), std::move(body)});
  }
  something_.notify_one();
}

std::uint64_t Bell::rung() const {
  const std::scoped_lock lock(mutex_);
  return rung_;
}

std::uint64_t Bell::failed() const {
  const std::scoped_lock lock(mutex_);
  return failed_;
}

void Bell::work() {
  for (;;) {
    Call call;
    {
      std::unique_lock lock(mutex_);
      something_.wait(lock, [&] { return stopping_ || !queue_.empty(); });
      if (stopping_) return;
      call = std::move(queue_.front());
      queue_.pop_front();
    }
    const bool answered = carry_out(call);
    const std::scoped_lock lock(mutex_);
    ++(answered ? rung_ : failed_);
  }
}

bool Bell::carry_out(const Call& call) const {
  const auto destination = read_url(call.url);
  if (!destination) return false;
  return run_errand(*destination, call.body, [this](const Address& address) {
    return reach_ == Reach::anywhere || is_public(address);
  });
}

}  // namespace noblesse
