// `noblesse load`: how many players a club can bear.
#pragma once

#include <string>

#include "guest/crowd.h"

namespace noblesse {

struct LoadOptions {
  guest::CrowdPlan crowd;
  std::string url = "http://127.0.0.1:8080";
  std::string report;     // a file to write; then the club is our own, and the crowd grows
  bool anywhere = false;  // the club may be on another machine
};
int run_load(const LoadOptions& options);

// docs/load.md: a club of our own under growing crowds.
int run_load_report(const LoadOptions& options);

// One line of figures for a terminal, and what went wrong, a line for each kind.
std::string in_words(const guest::CrowdFigures& figures);

}  // namespace noblesse
