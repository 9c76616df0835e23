// What all visits share. For the room's own use.
#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ssl/context.hpp>
#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "doors/agenda.h"
#include "doors/callers.h"
#include "doors/counters.h"
#include "doors/house.h"
#include "doors/settings.h"
#include "doors/wire.h"

namespace noblesse {

class LiveLine;
class Visit;

struct Hall {
  Hall(DoorSettings given, Networks networks, House& owner)
      : settings(std::move(given)),
        trusted(std::move(networks)),
        house(owner),
        callers(settings.limits) {}

  const Limits& limits() const { return settings.limits; }
  static Moment now() { return std::chrono::steady_clock::now(); }

  // Calls into the house. What it throws ends here; false: it did.
  template <class Call>
  bool ask_house(Call&& call) {
    try {
      std::forward<Call>(call)();
      return true;
    } catch (...) {
      ++counters.house_failures;
      return false;
    }
  }

  const std::string& date();  // now, as HTTP writes it

  void enter(Visit& visit);
  void leave(Visit& visit);

  DoorSettings settings;
  Networks trusted;
  House& house;
  std::shared_ptr<asio::ssl::context> tls;
  Callers callers;
  Counters counters;
  std::vector<Visit*> visits;
  std::unordered_map<std::uint64_t, LiveLine*> lines;
  std::uint64_t last_line = 0;
  bool stopping = false;

  // Behind everything that visits touch when they end: they end with the context at the latest.
  asio::io_context context{1};

 private:
  std::time_t dated_ = 0;
  std::string date_;
};

}  // namespace noblesse
