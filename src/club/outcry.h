// What somebody does far too often: counted, and told to the journal while it happens, at most once
// a minute and with how often it was since.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>

#include "club/journal.h"
#include "doors/bucket.h"

namespace noblesse {

class Outcry {
 public:
  Outcry(Diary& journal, Literal event) : journal_(journal), event_(event) {}

  // Once more, from there.
  void note(const Address& from, Moment now) {
    ++total_;
    ++untold_;
    from_ = from;
    tell(now);
  }
  // What was not told yet, if it is time; called every now and then.
  void tell(Moment now) {
    if (untold_ == 0 || (told_ && now - *told_ < kBetween)) return;
    told_ = now;
    journal_.warn(event_, {Field::count(std::exchange(untold_, 0)), Field::address(from_)});
  }
  std::uint64_t total() const { return total_; }

 private:
  static constexpr Milliseconds kBetween{60'000};

  Diary& journal_;
  Literal event_;
  std::uint64_t total_ = 0;
  std::uint64_t untold_ = 0;
  Address from_;
  std::optional<Moment> told_;
};

}  // namespace noblesse
