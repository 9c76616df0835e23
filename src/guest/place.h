// Where a club is.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/error.h"

namespace noblesse::guest {

struct Place {
  std::string address = "127.0.0.1";  // in digits: nobody is asked for a name
  std::uint16_t port = 8080;

  // On this machine: only there may a guest choose which address they come from.
  bool is_near() const { return address.starts_with("127."); }
  std::string host() const { return address + ":" + std::to_string(port); }
};

// "http://127.0.0.1:8080"; localhost is 127.0.0.1.
Result<Place> read_place(std::string_view url);

// The address of the nth of many guests of this machine, from 0: 127.0.0.2, 127.0.0.3, …
std::string near_address(std::size_t n);

}  // namespace noblesse::guest
