// How much the search loses to somebody who has read it, as a table: `noblesse readable`, and a
// part of docs/strength.md.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "match/shelf.h"

namespace noblesse {

struct ReadableOptions {
  int positions = 3;  // of each variant of adel, and of mille
  std::uint64_t seed = 1;
  std::vector<std::string> budgets{"10ms", "100ms", "1000ms"};  // by work, not by the clock
};

// Whether they can be read so. An error is a wrong use.
Result<void> check(const ReadableOptions& options);

// Hears the table, piece by piece as it is found out.
using Tell = std::function<void(const std::string&)>;

// Whether it is little enough everywhere. An error is a wrong use.
Result<bool> read_them(const Shelf& shelf, const ReadableOptions& options, const Tell& tell);

int run_readable(const Shelf& shelf, const ReadableOptions& options);

}  // namespace noblesse
