// The small parts that need no socket: addresses, buckets, the porter's book, the agenda, faults.
#include <gtest/gtest.h>

#include <set>

#include "doors/address.h"
#include "doors/agenda.h"
#include "doors/bucket.h"
#include "doors/callers.h"
#include "doors/fault.h"
#include "doors/utf8.h"

namespace noblesse {
namespace {

using namespace std::chrono_literals;

Address at(const char* text) { return Address::read(text).value(); }

TEST(Address, IsReadAndWritten) {
  for (const std::string text : {"192.0.2.7", "2001:db8::7", "::1", "0.0.0.0"}) {
    EXPECT_EQ(at(text.c_str()).text(), text);
  }
  EXPECT_EQ(at("[2001:DB8:0::7]").text(), "2001:db8::7");
  EXPECT_EQ(at("::ffff:192.0.2.7"), at("192.0.2.7")) << "one caller has one address";
  for (const std::string wrong : {"", "192.0.2", "192.0.2.256", "192.0.2.7:80", "[192.0.2.7]", "x",
                                  "[]", "1::2::3", " 192.0.2.7", "fe80::1%eth0"}) {
    EXPECT_FALSE(Address::read(wrong)) << wrong;
  }
  EXPECT_FALSE(Address::read(std::string_view("1.2.3.4\0x", 9)));
}

TEST(Address, AHouseholdOfIPv6IsOneCaller) {
  EXPECT_EQ(at("2001:db8:1:2:3::1").ward(), at("2001:db8:1:2:ffff::9").ward());
  EXPECT_NE(at("2001:db8:1:2::1").ward(), at("2001:db8:1:3::1").ward());
  EXPECT_EQ(at("192.0.2.7").ward(), at("192.0.2.7"));
  EXPECT_NE(at("192.0.2.7").ward(), at("192.0.2.8").ward());
}

TEST(Networks, ContainWhatTheirBitsSay) {
  const Networks networks =
      Networks::read({"10.0.0.0/8", "192.0.2.128/25", "2001:db8::/33", "::1"}).value();
  for (const char* inside :
       {"10.255.0.1", "192.0.2.128", "192.0.2.255", "2001:db8:7fff::1", "::1"}) {
    EXPECT_TRUE(networks.contains(at(inside))) << inside;
  }
  for (const char* outside : {"11.0.0.1", "192.0.2.127", "2001:db8:8000::1", "::2", "::a00:1"}) {
    EXPECT_FALSE(networks.contains(at(outside))) << outside;
  }
  EXPECT_TRUE(Networks::read({"0.0.0.0/0"})->contains(at("203.0.113.9")));
  EXPECT_FALSE(Networks::read({"0.0.0.0/0"})->contains(at("2001:db8::1")));
  for (const std::string wrong : {"10.0.0.0/", "10.0.0.0/-1", "10.0.0.0/8x", "::/129", "local"}) {
    EXPECT_FALSE(Networks::read({wrong})) << wrong;
  }
}

TEST(Bucket, FillsEvenlyUpToItsBrim) {
  const Rate rate{10, 3};
  const Moment start{};
  Bucket bucket(rate, start);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(rate, start));
  EXPECT_FALSE(bucket.take(rate, start));
  EXPECT_EQ(bucket.wait(rate), 101ms);
  EXPECT_FALSE(bucket.take(rate, start + 99ms));
  EXPECT_TRUE(bucket.take(rate, start + 101ms));
  EXPECT_FALSE(bucket.full(rate, start + 200ms));
  EXPECT_TRUE(bucket.full(rate, start + 500ms));
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(bucket.take(rate, start + 1h));
  EXPECT_FALSE(bucket.take(rate, start + 1h)) << "it never holds more than its brim";
  EXPECT_FALSE(bucket.take(rate, start)) << "time that runs backwards gives nothing";
}

TEST(Callers, AreForgottenWhenTheyAreGoneAndCalm) {
  Limits limits;
  limits.arrivals = {1, 2};
  limits.requests = {1, 2};
  Callers callers(limits);
  const Moment start{};
  const Address here = at("192.0.2.1");
  EXPECT_EQ(callers.arrive(here, start), Callers::Arrival::welcome);
  EXPECT_FALSE(callers.ask(here, start));
  callers.forget(start + 1h);
  EXPECT_EQ(callers.size(), 1U) << "still connected";
  EXPECT_EQ(callers.arrive(here, start + 1h), Callers::Arrival::welcome);
  callers.leave(here);
  callers.leave(here);
  callers.forget(start + 1h);
  EXPECT_EQ(callers.size(), 1U) << "came a moment ago";
  callers.forget(start + 1h + 5s);
  EXPECT_EQ(callers.size(), 0U);
  callers.leave(here);
}

TEST(Agenda, DeedsComeInTheOrderOfTheirTime) {
  Agenda agenda;
  std::string done;
  const Moment start{};
  EXPECT_FALSE(agenda.next());
  agenda.add(start + 2s, [&] { done += 'c'; });
  agenda.add(start + 1s, [&] { done += 'a'; });
  agenda.add(start + 1s, [&] { done += 'b'; });
  const TimerId never = agenda.add(start + 1s, [&] { done += 'x'; });
  EXPECT_EQ(agenda.next(), start + 1s);
  EXPECT_FALSE(agenda.take_due(start));
  EXPECT_TRUE(agenda.cancel(never));
  EXPECT_FALSE(agenda.cancel(never));
  while (auto deed = agenda.take_due(start + 3s)) deed();
  EXPECT_EQ(done, "abc");
}

TEST(DoorFault, EachHasAStatusACodeAndASentence) {
  std::set<std::string_view> codes;
  for (std::size_t i = 0; i < kDoorFaults.size(); ++i) {
    const DoorFaultWords& words = kDoorFaults[i];
    EXPECT_EQ(static_cast<std::size_t>(words.fault), i);
    EXPECT_TRUE(words.status >= 400 && words.status < 600);
    EXPECT_TRUE(codes.insert(words.code).second) << words.code;
    EXPECT_TRUE(words.text.ends_with('.'));
    EXPECT_EQ(words.text.find_first_of("\"\\\n"), std::string_view::npos) << "would need escaping";
  }
  EXPECT_EQ(kDoorFaults.size(), static_cast<std::size_t>(DoorFault::version_unknown) + 1);
  EXPECT_EQ(answer_to(DoorFault::no_answer).body,
            R"({"error":{"code":"no_answer","text":"The house failed to answer."}})");
}

TEST(Utf8, IsWhatTheStandardSays) {
  for (const std::string good : {"", "abc", "ü", "€", "\U0001F0A1", "\xed\x9f\xbf", "\xee\x80\x80",
                                 "\xf4\x8f\xbf\xbf", "\xc2\x80"}) {
    EXPECT_TRUE(is_utf8(good)) << good;
  }
  for (const std::string bad :
       {"\x80", "\xbf", "\xc0\x80", "\xc1\xbf", "\xc2", "\xc2\x41", "\xe0\x9f\xbf", "\xe2\x82",
        "\xed\xa0\x80", "\xed\xbf\xbf", "\xf0\x8f\xbf\xbf", "\xf0\x9f\x83", "\xf4\x90\x80\x80",
        "\xf5\x80\x80\x80", "\xff", "a\xe2\x82\x28", "\xf0\x9f\x28\xa1"}) {
    EXPECT_FALSE(is_utf8(bad)) << bad;
  }
}

}  // namespace
}  // namespace noblesse
