// The door of the WebAssembly module, opened natively.
#include "parlour/exports.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>

#include "parlour/parlour.h"

namespace noblesse {
namespace {

std::string through_the_door(std::string_view request) {
  std::ranges::copy(request, noblesse_room(static_cast<std::uint32_t>(request.size())));
  const std::uint32_t bytes = noblesse_call();
  return {noblesse_lines(), bytes};
}

TEST(Exports, ARequestIsAnsweredAsByAParlour) {
  Parlour parlour(std::make_shared<const Shelf>());
  for (const std::string_view request :
       {"{\"do\":\"bots\"}", "", "nonsense", "{\"do\":\"wake\"}"}) {
    EXPECT_EQ(through_the_door(request), parlour.call(request));
  }
}

TEST(Exports, ThereIsNoRoomForTooMuch) {
  EXPECT_NE(noblesse_room(Parlour::kLongestRequest), nullptr);
  EXPECT_EQ(noblesse_room(Parlour::kLongestRequest + 1), nullptr);
  EXPECT_EQ(noblesse_room(~0U), nullptr);
}

TEST(Exports, ACallWithoutARequestIsRefused) {
  through_the_door("{\"do\":\"bots\"}");
  const std::uint32_t bytes = noblesse_call();  // the last request is not answered again
  EXPECT_EQ(std::string(noblesse_lines(), bytes),
            Parlour(std::make_shared<const Shelf>()).call(""));
}

}  // namespace
}  // namespace noblesse
