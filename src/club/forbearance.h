// How often each of many may do something that costs the club a good deal: a bucket for each
// address or login that came of late.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "doors/bucket.h"

namespace noblesse {

class Forbearance {
 public:
  explicit Forbearance(const Rate& rate) : rate_(rate) {}

  // Once more; if that is too often, how long to wait.
  std::optional<Milliseconds> lost_with(const std::string& who, Moment now);
  std::size_t size() const { return buckets_.size(); }

 private:
  static constexpr std::size_t kFew = 1024;

  Rate rate_;
  std::unordered_map<std::string, Bucket> buckets_;
  std::size_t many_ = kFew;  // when those are forgotten who have waited long enough
};

}  // namespace noblesse
