#include "guest/place.h"

#include <gtest/gtest.h>

#include <set>

namespace noblesse::guest {
namespace {

TEST(Place, IsReadFromItsUrl) {
  EXPECT_EQ(read_place("http://127.0.0.1:8080")->host(), "127.0.0.1:8080");
  EXPECT_EQ(read_place("http://localhost:99/")->host(), "127.0.0.1:99");
  EXPECT_EQ(read_place("http://10.1.2.3")->host(), "10.1.2.3:80");
}

TEST(Place, SaysWhatWouldBeRight) {
  for (const char* url : {"", "127.0.0.1:8080", "https://127.0.0.1:8080", "http://", "http://:80",
                          "http://127.0.0.1:", "http://127.0.0.1:0", "http://127.0.0.1:65536",
                          "http://127.0.0.1:8080/api", "http://play.example.org"}) {
    const auto place = read_place(url);
    ASSERT_FALSE(place) << url;
    EXPECT_EQ(place.error().message,
              "\"" + std::string(url) + "\" is not where a club is: write http://127.0.0.1:8080");
  }
}

TEST(Place, IsNearOnlyOnThisMachine) {
  EXPECT_TRUE(read_place("http://127.3.4.5:1")->is_near());
  EXPECT_FALSE(read_place("http://192.168.0.1:1")->is_near());
}

TEST(Place, ManyGuestsHaveManyAddresses) {
  std::set<std::string> addresses;
  for (std::size_t n = 0; n < 1000; ++n) addresses.insert(near_address(n));
  EXPECT_EQ(addresses.size(), 1000U);
  EXPECT_EQ(near_address(0), "127.0.0.2");
  EXPECT_EQ(near_address(250), "127.0.1.2");
}

}  // namespace
}  // namespace noblesse::guest
