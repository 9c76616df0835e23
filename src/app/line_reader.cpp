#include "app/line_reader.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace noblesse {

// Reads what there is, without waiting for more than that: whoever writes a line and waits for its
// answer gets it.
bool LineReader::fill() {
  constexpr std::size_t kChunk = std::size_t{64} << 10U;
  chunk_.resize(kChunk);
  at_ = 0;
  ssize_t got = -1;
  do {
    if (stop_ != nullptr && stop_()) break;
    got = ::read(file_, chunk_.data(), kChunk);
  } while (got < 0 && errno == EINTR);
  failed_ = got < 0;
  chunk_.resize(static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
  return !chunk_.empty();
}

bool LineReader::next(std::string& line) {
  line.clear();
  bool begun = false;
  while (at_ < chunk_.size() || fill()) {
    begun = true;
    const std::size_t end = std::min(chunk_.find('\n', at_), chunk_.size());
    const std::size_t room = longest_ + 1 - line.size();
    line.append(chunk_, at_, std::min(end - at_, room));
    at_ = end + 1;
    if (end < chunk_.size()) return true;
  }
  return begun;
}

}  // namespace noblesse
