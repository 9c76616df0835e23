#include "doors/alarm.h"

namespace noblesse {

void Alarm::set(std::optional<Moment> when) {
  if (!when || (set_ && *set_ <= *when)) return;
  set_ = when;
  timer_.expires_at(*when);
  timer_.async_wait([this](boost::system::error_code error) {
    if (error) return;  // set anew meanwhile
    set_.reset();
    ring_();
  });
}

}  // namespace noblesse
