// What is to be done when: functions by their time, in order. It has no clock of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <unordered_map>

#include "doors/bucket.h"

namespace noblesse {

enum class TimerId : std::uint64_t {};

class Agenda {
 public:
  using Deed = std::move_only_function<void()>;

  TimerId add(Moment when, Deed deed);
  bool cancel(TimerId id);  // false: done already, or never there

  std::optional<Moment> next() const;
  std::size_t size() const { return deeds_.size(); }
  // The first deed that is due, taken off the list; null if there is none.
  Deed take_due(Moment now);

 private:
  // Deeds of one moment are done in the order in which they were added.
  using Key = std::pair<Moment, std::uint64_t>;
  std::map<Key, Deed> deeds_;
  std::unordered_map<std::uint64_t, Moment> times_;
  std::uint64_t last_ = 0;
};

}  // namespace noblesse
