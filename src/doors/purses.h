// Who has cost how much of the network thread's time of late. Everybody has a purse that fills
// evenly up to its brim. What is done for somebody is taken out afterwards, when it is known what
// it cost: so a purse may be in debt, and its owner waits until time has paid that off.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "doors/bucket.h"

namespace noblesse {

using Work = std::chrono::nanoseconds;

class Purses {
 public:
  // In seconds of work a second.
  explicit Purses(const Rate& rate) : rate_(rate) {}

  void charge(std::string_view whose, Moment now, Work work);
  // How long until somebody owes nothing any more; nothing: they do not.
  std::optional<Milliseconds> debt(std::string_view whose, Moment now) const;

  // Strikes out those that are full again.
  void forget(Moment now);
  std::size_t size() const { return purses_.size(); }

 private:
  struct Hash : std::hash<std::string_view> {
    using is_transparent = void;
  };

  Rate rate_;
  std::unordered_map<std::string, Bucket, Hash, std::equal_to<>> purses_;
};

}  // namespace noblesse
