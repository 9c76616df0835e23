// The porter's book: who has how many connections, and how often they came and asked of late. A
// caller is an Address::ward().
#pragma once

#include <cstddef>
#include <optional>
#include <unordered_map>

#include "doors/address.h"
#include "doors/bucket.h"
#include "doors/settings.h"

namespace noblesse {

class Callers {
 public:
  enum class Arrival : std::uint8_t { welcome, too_many, too_often };

  explicit Callers(const Limits& limits) : limits_(limits) {}

  // A new connection; if welcome, leave() has to follow once.
  Arrival arrive(const Address& address, Moment now);

  // A line through a trusted proxy: it counts as a connection, but was not one at our door.
  bool sit_down(const Address& address, Moment now);
  void leave(const Address& address);

  // One request; if it is one too many, how long to wait.
  std::optional<Milliseconds> ask(const Address& address, Moment now);

  // Strikes out whoever is gone and has not asked for a while; where many are known, some of them.
  void forget(Moment now);
  std::size_t size() const { return book_.size(); }

 private:
  struct Caller {
    std::size_t connections;
    Bucket arrivals;
    Bucket requests;
  };
  Caller& find(const Address& address, Moment now);

  Limits limits_;
  std::unordered_map<Address, Caller, AddressHash> book_;
  std::size_t forgotten_ = 0;  // so far, of the book's buckets
};

}  // namespace noblesse
