// Who has cost how much of the network thread's time of late. Everybody has a purse that fills
// evenly up to its brim. What is done for somebody is taken out afterwards, when it is known what
// it cost: so a purse may be in debt, and its owner waits until time has paid that off.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "doors/bucket.h"

namespace noblesse {

using Work = std::chrono::nanoseconds;

// Who pays for something: an address (the text of a ward), and a person where one is known.
struct Purse {
  std::string address;
  std::string person;
};
// Kept by whatever will be done for them later; null: nobody pays.
using Payer = std::shared_ptr<const Purse>;

class Purses {
 public:
  // In seconds of work a second.
  explicit Purses(const Rate& rate) : rate_(rate) {}

  void charge(std::string_view whose, Moment now, Work work);
  // How long until somebody owes nothing any more; nothing: they do not.
  std::optional<Milliseconds> debt(std::string_view whose, Moment now) const;

  // Strikes out those that are full again; where there are many, some of them.
  void forget(Moment now);
  std::size_t size() const { return purses_.size(); }

 private:
  struct Hash : std::hash<std::string_view> {
    using is_transparent = void;
  };

  Rate rate_;
  std::unordered_map<std::string, Bucket, Hash, std::equal_to<>> purses_;
  std::size_t forgotten_ = 0;  // so far, of its buckets
};

}  // namespace noblesse
