// Callers at the doors, played by any bytes: whole streets of them (tests/doors/street.h), with
// sequences of frames that are cut, joined and late, and a house that does what it likes. In the
// end nothing is left.
#include <cstdint>
#include <cstdio>
#include <span>

#include "fuzz/expect.h"
#include "tests/doors/street.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::span<const std::uint8_t> left(data, size);
  noblesse::testing::Street street([&](std::uint32_t bound) {
    std::uint64_t number = 0;
    for (std::uint64_t reach = 1; reach < bound && !left.empty(); reach <<= 8U) {
      number = number << 8U | left.front();
      left = left.subspan(1);
    }
    return static_cast<std::uint32_t>(number % bound);
  });
  const std::string fault = street.run();
  noblesse::expect(fault.empty(), fault.c_str());
  return 0;
}
