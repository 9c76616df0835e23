#include "app/remark.h"

#include <algorithm>

namespace noblesse {

std::string said(std::string_view name, const Remark& remark, const Words& words) {
  // "i wait on" is phrase-i-wait-on, "where?" is phrase-where.
  std::string key = "phrase-" + std::string(remark.phrase);
  std::erase(key, '?');
  std::ranges::replace(key, ' ', '-');
  return words("said", {{"who", name}, {"what", words(key, {{"road", remark.road}})}});
}

}  // namespace noblesse
