#include "tests/store/wire.h"

#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace noblesse::store {
namespace {

sockaddr_un address_of(const std::string& path) {
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  std::strncpy(address.sun_path, path.c_str(), sizeof address.sun_path - 1);
  return address;
}

const sockaddr* generic(const sockaddr_un& address) {
  return reinterpret_cast<const sockaddr*>(&address);
}

}  // namespace

Wire::Wire(std::string server) : server_(std::move(server)) {
  listener_ = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_un here = address_of(folder_.file(".s.PGSQL.5432"));
  if (::bind(listener_, generic(here), sizeof here) != 0 || ::listen(listener_, 8) != 0) {
    std::abort();
  }
  doorman_ = std::thread([this] { listen_to_stores(); });
}

Wire::~Wire() {
  ending_ = true;
  doorman_.join();
  for (std::thread& carrier : carriers_) carrier.join();
  ::close(listener_);
}

void Wire::listen_to_stores() {
  while (!ending_) {
    pollfd wait{.fd = listener_, .events = POLLIN, .revents = 0};
    if (::poll(&wait, 1, 20) <= 0) continue;
    const int store = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC);
    if (store >= 0) carriers_.emplace_back([this, store] { carry(store); });
  }
}

void Wire::carry(int store) {
  if (next_cuts_ > 0) {
    --next_cuts_;
    requests_left_ = next_requests_.load();
  }
  const int server = ::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_un there = address_of(server_);
  bool whole = ::connect(server, generic(there), sizeof there) == 0;
  while (whole && !ending_) {
    std::array<pollfd, 2> wait = {pollfd{.fd = store, .events = POLLIN, .revents = 0},
                                  pollfd{.fd = server, .events = POLLIN, .revents = 0}};
    if (::poll(wait.data(), wait.size(), 20) <= 0) continue;
    if (wait[0].revents != 0) whole = pass(store, server, requests_left_, requests_);
    if (whole && wait[1].revents != 0) whole = pass(server, store, answers_left_, answers_);
  }
  ::close(store);
  ::close(server);
}

bool Wire::pass(int from, int to, std::atomic<std::int64_t>& left,
                std::atomic<std::int64_t>& passed) {
  std::array<char, 65536> bytes{};
  const ssize_t size = ::recv(from, bytes.data(), bytes.size(), 0);
  if (size <= 0) return false;
  std::int64_t allowed = size;
  bool cut = false;
  if (left != kNever) {
    allowed = std::min<std::int64_t>(size, left);
    cut = allowed < size;
    left = cut ? kNever : left - allowed;
  }
  passed += allowed;  // before anybody can have them, so that nobody counts too few
  for (std::int64_t sent = 0; sent < allowed;) {
    const ssize_t part =
        ::send(to, bytes.data() + sent, static_cast<std::size_t>(allowed - sent), MSG_NOSIGNAL);
    if (part <= 0) return false;
    sent += part;
  }
  return !cut;
}

}  // namespace noblesse::store
