// What /metrics says.
#pragma once

#include <gtest/gtest.h>

#include <string>

#include "tests/club/house_club.h"

namespace noblesse::testing {

inline double number(const HouseClub& open, const std::string& series) {
  const Heard heard = open.ask("GET", "/metrics");
  const auto at = heard.body.find("\n" + series + " ");
  EXPECT_NE(at, std::string::npos) << series;
  return at == std::string::npos ? -1 : std::stod(heard.body.substr(at + series.size() + 2));
}

}  // namespace noblesse::testing
