// Strikes out of a large map what is not needed any more, a part at each call: to look through all
// of it at once would make everybody wait.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace noblesse {

// `bucket`: where the last call came to. `is_past` is asked of entries.
template <class Map, class IsPast>
void forget_some(Map& map, std::size_t& bucket, IsPast is_past) {
  constexpr std::size_t kFew = 1024;  // buckets; of many, a part
  constexpr std::size_t kParts = 64;
  const std::size_t all = map.bucket_count();
  std::vector<typename Map::key_type> past;
  for (std::size_t left = std::min(all, std::max(kFew, all / kParts)); left > 0; --left) {
    bucket = (bucket + 1) % all;
    for (auto entry = map.begin(bucket); entry != map.end(bucket); ++entry) {
      if (is_past(*entry)) past.push_back(entry->first);
    }
  }
  for (const auto& key : past) map.erase(key);
}

}  // namespace noblesse
