#include "club/forbearance.h"

#include <algorithm>

namespace noblesse {

std::optional<Milliseconds> Forbearance::lost_with(const std::string& who, Moment now) {
  if (buckets_.size() >= many_) {
    std::erase_if(buckets_, [&](const auto& entry) { return entry.second.full(rate_, now); });
    many_ = std::max(kFew, 2 * buckets_.size());
  }
  Bucket& bucket = buckets_.try_emplace(who, rate_, now).first->second;
  if (bucket.take(rate_, now)) return std::nullopt;
  return bucket.wait(rate_);
}

}  // namespace noblesse
