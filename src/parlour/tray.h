// Carries what one table hands over during one call.
#pragma once

#include "parlour/parlour.h"

namespace noblesse {

class Parlour::Tray final : public Post {
 public:
  Tray(Parlour& parlour, std::string_view table) : parlour_(parlour), table_(table) {}

  void send(Connection to, std::string_view text) override;
  void think(Thinking thinking) override;
  void keep(std::string_view line) override;

 private:
  Parlour& parlour_;
  std::string table_;
};

}  // namespace noblesse
