#include "app/hands.h"

#include <algorithm>
#include <thread>
#include <vector>

#include "bots/machine_clock.h"

namespace noblesse {

Hands::Hands(std::size_t size)
    : size_(size != 0 ? size : std::max<std::size_t>(1, std::thread::hardware_concurrency())) {}

void Hands::together(const std::function<void(std::size_t)>& work) {
  std::vector<std::jthread> others;
  for (std::size_t hand = 1; hand < size_; ++hand) {
    others.emplace_back([&work, hand] { work(hand); });
  }
  work(0);
}

Means Hands::means() {
  Means means;
  means.clock = machine_clock;
  means.team = this;
  return means;
}

}  // namespace noblesse
