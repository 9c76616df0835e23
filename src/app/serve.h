// `noblesse serve`: the club, with settings from the command line, the environment and a file.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/error.h"
#include "club/settings.h"
#include "match/shelf.h"

namespace noblesse {

struct ServeOptions {
  std::string config;                                     // a file of settings; may be empty
  std::map<std::string, std::vector<std::string>> given;  // on the command line, by name
  bool only_check = false;
};

// What was asked for in all three ways, checked.
Result<ClubSettings> settings_from(const ServeOptions& options);

int run_serve(const Shelf& shelf, const ServeOptions& options);

}  // namespace noblesse
