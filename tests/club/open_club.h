// The real club in this process, with a store of its own that is gone with it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "table/dealer.h"
#include "table/fair_shuffle.h"

namespace noblesse::testing {

class OpenClub {
 public:
  using DealerOf =
      std::function<std::shared_ptr<const Dealer>(const std::string& table, const Seed& secret)>;

  // Tables are dealt by fair shuffles, unless a test brings a dealer of its own.
  // `sealed`: it is reached through TLS.
  explicit OpenClub(DealerOf dealer = {}, bool sealed = false);
  OpenClub(const OpenClub&) = delete;
  OpenClub& operator=(const OpenClub&) = delete;
  ~OpenClub();

  std::uint16_t port() const;
  std::string store() const;
  void stop();

 private:
  struct Rooms;
  std::unique_ptr<Rooms> rooms_;
};

}  // namespace noblesse::testing
