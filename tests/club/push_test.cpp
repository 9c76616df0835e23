// Devices are called when it is somebody's turn in a game that takes days: the right ones, once,
// with nothing in the letter that is secret, and not when they asked to be left alone.
#include <gtest/gtest.h>

#include "club/wall_clock.h"
#include "tests/club/house_club.h"
#include "tests/club/push_service.h"

namespace noblesse {
namespace {

using testing::at;
using testing::code_of;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;
using testing::PushDevice;
using testing::PushService;
using testing::TableLine;
using testing::until;
using testing::Vapid;
using testing::with_status;

constexpr std::string_view kDays = R"("clock":{"kind":"correspondence","bank":259200000})";

ClubSettings eager() {
  ClubSettings settings = testing::easy_settings();
  settings.reach = Bell::Reach::anywhere;
  settings.push_after = Milliseconds(0);
  settings.push_again = Milliseconds(1);
  settings.push_contact = "mailto:owner@example.org";
  return settings;
}

class Called : public ::testing::Test {
 protected:
  // A device of theirs at that path of the push service, under which it is known here.
  std::string name_device(const Guest& guest, const std::string& path) {
    const Heard heard =
        guest.ask("POST", "/api/me/push", devices_[path].subscription(service_.url(path)));
    EXPECT_EQ(heard.status, 201) << heard.body;
    return at(heard, "id");
  }
  // A game of all of them; whoever is not the first has gone when it begins.
  std::string play(const std::vector<Guest>& people, std::string_view options = kDays) {
    first_.reset();
    const Heard laid =
        people.front().ask("POST", "/api/tables",
                           R"({"options":{"game":"adel","seats":)" + std::to_string(people.size()) +
                               "," + std::string(options) + R"(},"sit":0})");
    EXPECT_EQ(laid.status, 201) << laid.body;
    const std::string table = at(laid, "table.id");
    for (std::size_t seat = 1; seat < people.size(); ++seat) {
      TableLine line(people[seat], table, at(laid, "invite"));
      const std::string sit = R"({"do":"sit","seat":)" + std::to_string(seat) + "}";
      EXPECT_TRUE(line.say(sit).contains("ok"));
    }
    EXPECT_TRUE(until([&] { return lines() == 0; }));
    first_ = std::make_unique<TableLine>(people.front(), table);
    EXPECT_EQ(first_->say(R"({"do":"start"})"), R"({"ok":true})");
    return table;
  }
  int lines() const {
    const std::string page = open_->ask("GET", "/metrics").body;
    const std::string_view name = "\nnoblesse_lines ";
    return std::stoi(page.substr(page.find(name) + name.size()));
  }
  void reopen(const ClubSettings& settings) {
    open_.reset();
    open_ = std::make_unique<HouseClub>(settings);
    alice_ = open_->guest("Alice");
    bob_ = open_->guest("Bob");
    carol_ = open_->guest("Carol");
  }
  std::vector<std::string> letters(const std::string& path) const {
    std::vector<std::string> read;
    for (const auto& parcel : service_.all(path)) {
      read.push_back(devices_.at(path).open(parcel.heard.body));
    }
    return read;
  }
  // Everything that was begun has been sent.
  void close() {
    first_.reset();
    open_->close();
  }

  PushService service_;
  std::map<std::string, PushDevice> devices_;
  std::unique_ptr<HouseClub> open_ = std::make_unique<HouseClub>(eager());
  Guest alice_ = open_->guest("Alice");
  Guest bob_ = open_->guest("Bob");
  Guest carol_ = open_->guest("Carol");
  std::unique_ptr<TableLine> first_;
};

TEST_F(Called, WhoIsNotAtTheTable) {
  name_device(alice_, "/alice");
  name_device(bob_, "/bob");
  const std::string table = play({alice_, bob_});
  ASSERT_TRUE(service_.awaits("/bob"));
  close();
  EXPECT_EQ(letters("/bob"),
            std::vector{R"({"event":"your turn","table":")" + table + R"(","game":"adel"})"});
  EXPECT_EQ(service_.count("/alice"), 0U) << "she sits there";
}

TEST_F(Called, ByAServiceThatCanTellWhoSends) {
  name_device(bob_, "/bob");
  const std::string key = at(bob_.get("/api/me/push"), "key");
  const std::string table = play({alice_, bob_});
  ASSERT_TRUE(service_.awaits("/bob"));
  const Heard sent = service_.all("/bob").front().heard;
  EXPECT_EQ(sent.field("Content-Encoding"), "aes128gcm");
  EXPECT_EQ(sent.field("TTL"), "259200") << "as long as there is time for the answer";
  EXPECT_EQ(sent.field("Urgency"), "normal");
  EXPECT_EQ(sent.field("Topic").size(), 32U);
  EXPECT_FALSE(sent.head.contains(table)) << "which table is not the service's to know";
  const Vapid vapid(sent.field("Authorization"));
  EXPECT_TRUE(vapid.is_signed);
  EXPECT_EQ(vapid.key, key);
  const std::string here = service_.url("");
  EXPECT_EQ(at(vapid.claims, "aud"), here);
  EXPECT_EQ(at(vapid.claims, "sub"), "mailto:owner@example.org");
  const std::int64_t expires = std::stoll(at(vapid.claims, "exp")) * 1000;
  EXPECT_GT(expires, wall_clock());
  EXPECT_LT(expires, wall_clock() + 24LL * 60 * 60 * 1000) << "more is not allowed";
}

// The length of what is sent, and all that a device is told, are the same whatever is dealt and
// whichever game it is.
TEST_F(Called, WithoutAnythingThatIsSecret) {
  name_device(bob_, "/bob");
  play({alice_, bob_});
  ASSERT_TRUE(service_.awaits("/bob"));
  const Heard laid = alice_.ask(
      "POST", "/api/tables",
      R"({"options":{"game":"mille","seats":2,"first":0,)" + std::string(kDays) + R"(},"sit":0})");
  const std::string mille = at(laid, "table.id");
  {
    TableLine bob(bob_, mille, at(laid, "invite"));
    EXPECT_TRUE(bob.say(R"({"do":"sit","seat":1})").contains("ok"));
  }
  EXPECT_TRUE(until([&] { return lines() == 1; }));
  TableLine alice(alice_, mille);
  EXPECT_TRUE(alice.say(R"({"do":"start"})").contains("ok"));
  ASSERT_TRUE(service_.awaits("/bob", 2)) << "she is the noble, and he sets his compass first";
  const auto sent = service_.all("/bob");
  EXPECT_EQ(sent[0].heard.body.size(), sent[1].heard.body.size());
  EXPECT_EQ(letters("/bob")[1],
            R"({"event":"your turn","table":")" + mille + R"(","game":"mille"})");
  EXPECT_NE(sent[0].heard.field("Topic"), sent[1].heard.field("Topic"));
}

TEST_F(Called, OnlyWhereThereAreDays) {
  name_device(bob_, "/bob");
  name_device(carol_, "/carol");
  play({alice_, bob_}, R"("clock":{"kind":"live","bank":600000})");
  play({alice_, carol_});
  ASSERT_TRUE(service_.awaits("/carol"));
  close();
  EXPECT_EQ(service_.count("/bob"), 0U);
}

TEST_F(Called, NotIfTheyComeByThemselves) {
  ClubSettings settings = eager();
  settings.push_after = Milliseconds(1500);
  reopen(settings);
  name_device(bob_, "/bob");
  name_device(carol_, "/carol");
  const std::string table = play({alice_, bob_, carol_});
  const TableLine bob(bob_, table);
  ASSERT_TRUE(bob.is_open());
  ASSERT_TRUE(service_.awaits("/carol"));
  close();
  EXPECT_EQ(service_.count("/bob"), 0U);
}

TEST_F(Called, NotIfTheyHaveAnswered) {
  ClubSettings settings = eager();
  settings.push_after = Milliseconds(1500);
  reopen(settings);
  name_device(bob_, "/bob");
  name_device(carol_, "/carol");
  const std::string table = play({alice_, bob_, carol_});
  EXPECT_TRUE(
      TableLine(bob_, table).say(R"({"do":"choose","question":1,"move":"castle"})").contains("ok"));
  ASSERT_TRUE(service_.awaits("/carol"));
  close();
  EXPECT_EQ(service_.count("/bob"), 0U);
}

TEST_F(Called, AfterTheirQuietHoursOnly) {
  name_device(bob_, "/bob");
  name_device(carol_, "/carol");
  // Now, and for an hour, by whatever clock.
  const std::int64_t minute = wall_clock() / 60'000 % (24 * 60);
  const json::object quiet{{"from", (minute + 23 * 60) % (24 * 60)},
                           {"until", (minute + 60) % (24 * 60)},
                           {"offset", 0}};
  ASSERT_EQ(bob_.ask("PUT", "/api/me/quiet", json::serialize(quiet)).status, 204);
  EXPECT_EQ(at(bob_.get("/api/me/push"), "quiet"), json::serialize(quiet));
  play({alice_, bob_, carol_});
  ASSERT_TRUE(service_.awaits("/carol"));
  EXPECT_EQ(service_.count("/bob"), 0U) << "he sleeps";
  ASSERT_EQ(bob_.ask("DELETE", "/api/me/quiet").status, 204);
  EXPECT_TRUE(service_.awaits("/bob")) << "and is told when he wakes up";
  EXPECT_EQ(at(bob_.get("/api/me/push"), "quiet"), "null");
}

TEST_F(Called, NeverAgainOnADeviceThatIsGone) {
  for (const char* status : {"404 Not Found", "410 Gone"}) {
    service_.answer("/bob", with_status(status));
    name_device(bob_, "/bob");
    const std::size_t before = service_.count("/bob");
    play({alice_, bob_});
    ASSERT_TRUE(service_.awaits("/bob", before + 1));
    EXPECT_TRUE(until([&] { return at(bob_.get("/api/me/push"), "devices") == "[]"; })) << status;
  }
}

TEST_F(Called, AgainWhereTheServiceWasBusy) {
  service_.answer("/bob", with_status("503 Service Unavailable"), 2);
  service_.answer("/carol", with_status("429 Too Many Requests", "Retry-After: 3600\r\n"));
  name_device(bob_, "/bob");
  name_device(carol_, "/carol");
  play({alice_, bob_, carol_});
  ASSERT_TRUE(service_.awaits("/bob", 3));
  ASSERT_TRUE(service_.awaits("/carol"));
  EXPECT_NE(at(bob_.get("/api/me/push"), "devices"), "[]") << "it stays";
  close();
  EXPECT_EQ(service_.count("/bob"), 3U) << "and is content";
  EXPECT_EQ(service_.count("/carol"), 1U) << "who asks for an hour is given it";
}

TEST_F(Called, WithoutWaitingForOneWhoIsSlow) {
  for (int i = 0; i < 5; ++i) {
    const std::string path = "/slow" + std::to_string(i);
    service_.answer(path, "");
    const Guest one = open_->guest();
    name_device(one, path);
    play({alice_, one});
    ASSERT_TRUE(i >= 4 || service_.awaits(path));
  }
  // The same host, and five of its addresses never answer: a sixth is at the mercy of it, but not
  // whoever has another service.
  PushService other;
  const PushDevice device;
  ASSERT_EQ(bob_.ask("POST", "/api/me/push", device.subscription(other.url("/bob"))).status, 201);
  play({alice_, bob_});
  EXPECT_TRUE(other.awaits("/bob"));
  EXPECT_EQ(service_.count("/slow0"), 1U) << "and that one is still waited for";
}

TEST_F(Called, OnAllDevicesAndOnNoneThatWasTakenBack) {
  const std::string phone = name_device(bob_, "/phone");
  Guest bob = open_->keep(bob_, "bob", "correct horse battery");
  const Heard second = open_->sign_in("bob", "correct horse battery");
  const Guest laptop{open_->port(), at(second, "token"), bob.id, "Bob"};
  name_device(laptop, "/laptop");
  const Heard third = open_->sign_in("bob", "correct horse battery");
  const Guest tablet{open_->port(), at(third, "token"), bob.id, "Bob"};
  const std::string id = name_device(tablet, "/tablet");
  EXPECT_EQ(testing::parsed(bob.get("/api/me/push").body).at("devices").as_array().size(), 3U)
      << "the phone's session went on by another token, and the phone with it";
  EXPECT_EQ(bob.ask("DELETE", "/api/me/push/" + id).status, 204);
  play({alice_, bob});
  ASSERT_TRUE(service_.awaits("/phone"));
  ASSERT_TRUE(service_.awaits("/laptop"));
  close();
  EXPECT_EQ(service_.count("/tablet"), 0U);
}

TEST_F(Called, NeverOnADeviceThatWasSignedOut) {
  name_device(bob_, "/bob");
  name_device(carol_, "/carol");
  Guest bob = open_->keep(bob_, "bob", "correct horse battery");
  const Guest other =
      testing::guest_of(open_->port(), open_->sign_in("bob", "correct horse battery"));
  EXPECT_EQ(bob.ask("DELETE", "/api/session").status, 204);
  play({alice_, other, carol_});
  ASSERT_TRUE(service_.awaits("/carol"));
  close();
  EXPECT_EQ(service_.count("/bob"), 0U);
}

TEST_F(Called, ByWhomeverUsesTheDeviceNow) {
  name_device(bob_, "/shared");
  name_device(carol_, "/shared");
  EXPECT_EQ(at(bob_.get("/api/me/push"), "devices"), "[]");
  name_device(alice_, "/alice");
  const std::string table = play({carol_, bob_, alice_});
  ASSERT_TRUE(service_.awaits("/alice"));
  close();
  EXPECT_EQ(service_.count("/shared"), 0U) << "she is at the table, and he has none";
}

TEST_F(Called, AgainAfterTheClubWasClosedMeanwhile) {
  name_device(bob_, "/bob");
  play({alice_, bob_});
  ASSERT_TRUE(service_.awaits("/bob"));
  const std::string key = at(bob_.get("/api/me/push"), "key");
  first_.reset();
  open_->reopen();
  bob_.port = open_->port();
  EXPECT_EQ(at(bob_.get("/api/me/push"), "key"), key) << "devices know the club by it";
  EXPECT_TRUE(service_.awaits("/bob", 2)) << "it is still his turn";
}

// What is asked of the API.

ClubSettings with_push() { return testing::easy_settings(); }
constexpr const char* kPublic = "https://193.0.6.139/push/1";

TEST(Push, OnlyPublicAndSafeEndpointsAreTaken) {
  const HouseClub open(with_push());
  const Guest alice = open.guest();
  const PushDevice device;
  for (const char* inside :
       {"https://127.0.0.1/push", "https://10.0.0.1/push", "https://169.254.169.254/",
        "https://[::1]/push", "https://localhost/push", "http://193.0.6.139/push", "ftp://a/b",
        "https://me@193.0.6.139/", "https://a b/", "https://193.0.6.139/#x", ""}) {
    const Heard heard = alice.ask("POST", "/api/me/push", device.subscription(inside));
    EXPECT_EQ(heard.status, 400) << inside;
    EXPECT_EQ(code_of(heard), "bad_push") << inside << heard.body;
  }
  const std::string long_one = "https://193.0.6.139/" + std::string(1000, 'x');
  EXPECT_EQ(code_of(alice.ask("POST", "/api/me/push", device.subscription(long_one))), "bad_push");
  EXPECT_EQ(at(alice.get("/api/me/push"), "devices"), "[]") << "nothing was kept";
  EXPECT_EQ(alice.ask("POST", "/api/me/push", device.subscription(kPublic)).status, 201);
}

TEST(Push, WrongKeysAreRefusedWithWhatIsWrong) {
  const HouseClub open(with_push());
  const Guest alice = open.guest();
  const PushDevice device;
  const auto say = [&](const json::value& keys) {
    return alice.ask("POST", "/api/me/push",
                     json::serialize(json::object{{"endpoint", kPublic}, {"keys", keys}}));
  };
  Heard heard = say({{"p256dh", "AAAA"}, {"auth", device.auth()}});
  EXPECT_EQ(code_of(heard), "bad_push");
  EXPECT_TRUE(at(heard, "error.text").contains("p256dh")) << heard.body;
  heard = say({{"p256dh", device.point()}, {"auth", "short"}});
  EXPECT_EQ(code_of(heard), "bad_push");
  EXPECT_TRUE(at(heard, "error.text").contains("auth")) << heard.body;
  for (const json::value& keys : {json::value(nullptr), json::value({{"auth", "x"}}),
                                  json::value({{"p256dh", 1}, {"auth", "x"}})}) {
    EXPECT_EQ(code_of(say(keys)), "bad_body") << json::serialize(keys);
  }
}

TEST(Push, IsTheirsAlone) {
  const HouseClub open(with_push());
  const Guest alice = open.guest();
  const Guest bob = open.guest("Bob");
  const std::string id =
      at(alice.ask("POST", "/api/me/push", PushDevice().subscription(kPublic)), "id");
  EXPECT_EQ(at(bob.get("/api/me/push"), "devices"), "[]");
  EXPECT_EQ(bob.ask("DELETE", "/api/me/push/" + id).status, 404);
  EXPECT_EQ(bob.ask("DELETE", "/api/me/push").status, 204);
  const Heard mine = alice.get("/api/me/push");
  EXPECT_TRUE(at(mine, "devices").contains(id)) << "hers is still there";
  EXPECT_TRUE(at(mine, "devices").contains("\"this\":true"));
  EXPECT_FALSE(mine.body.contains("193.0.6.139")) << "whoever has the address could call her";
  EXPECT_TRUE(alice.get("/api/me/export").body.contains(kPublic)) << "but all of it is hers";
  EXPECT_EQ(alice.ask("DELETE", "/api/me/push/" + id).status, 204);
  EXPECT_EQ(alice.ask("DELETE", "/api/me/push/" + id).status, 404);
}

TEST(Push, SoManyDevicesAndNoMore) {
  const HouseClub open(with_push());
  open.keep(open.guest(), "alice", "correct horse battery");
  for (int i = 0; i <= 10; ++i) {
    const Guest on_another =
        testing::guest_of(open.port(), open.sign_in("alice", "correct horse battery"));
    const std::string url = "https://193.0.6.139/push/" + std::to_string(i);
    const PushDevice device;
    for (int times = 0; times < 2; ++times) {
      const Heard heard = on_another.ask("POST", "/api/me/push", device.subscription(url));
      EXPECT_EQ(heard.status, i < 10 ? 201 : 429) << i << heard.body;
    }
  }
}

TEST(Push, QuietHoursAreTimes) {
  const HouseClub open(with_push());
  const Guest alice = open.guest();
  for (const char* bad :
       {R"({"from":0,"until":0,"offset":0})", R"({"from":-1,"until":60,"offset":0})",
        R"({"from":0,"until":1440,"offset":0})", R"({"from":0,"until":60,"offset":841})",
        R"({"from":0,"until":60})", R"({"from":"22:00","until":60,"offset":0})"}) {
    const Heard heard = alice.ask("PUT", "/api/me/quiet", bad);
    EXPECT_EQ(code_of(heard), "bad_body") << bad << heard.body;
  }
  EXPECT_EQ(alice.ask("PUT", "/api/me/quiet", R"({"from":1320,"until":480,"offset":-840})").status,
            204);
  EXPECT_TRUE(alice.get("/api/me/export").body.contains(R"("quiet":{"from":1320)"));
}

TEST(Push, IsNotForClubsThatDoNotWantIt) {
  ClubSettings settings = with_push();
  settings.push = false;
  const HouseClub open(settings);
  const Guest alice = open.guest();
  EXPECT_EQ(code_of(alice.get("/api/me/push")), "push_off");
  EXPECT_EQ(code_of(alice.ask("POST", "/api/me/push", PushDevice().subscription(kPublic))),
            "push_off");
  EXPECT_EQ(code_of(alice.ask("PUT", "/api/me/quiet", R"({"from":0,"until":1,"offset":0})")),
            "push_off");
  EXPECT_EQ(alice.ask("DELETE", "/api/me/push").status, 204) << "to take back is always allowed";
}

}  // namespace
}  // namespace noblesse
