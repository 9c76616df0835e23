// A clock and all the cores of the machine, for whoever searches.
#pragma once

#include "bots/means.h"

namespace noblesse {

class Hands : public Team {
 public:
  explicit Hands(std::size_t size = 0);  // 0: as many as there are cores

  std::size_t size() const override { return size_; }
  void together(const std::function<void(std::size_t)>& work) override;

  // Valid as long as this is.
  Means means();

 private:
  std::size_t size_;
};

}  // namespace noblesse
