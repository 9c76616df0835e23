#include "club/settings.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <string>

#include "club/settings_list.h"
#include "tests/folder.h"

namespace noblesse {
namespace {

using testing::Folder;
namespace fs = std::filesystem;

// An environment variable for the time of a test.
class Variable {
 public:
  Variable(const char* name, const std::string& value) : name_(name) {
    if (const char* const before = std::getenv(name)) before_ = before;
    ::setenv(name, value.c_str(), 1);
  }
  Variable(const Variable&) = delete;
  Variable& operator=(const Variable&) = delete;
  ~Variable() {
    if (before_) {
      ::setenv(name_, before_->c_str(), 1);
    } else {
      ::unsetenv(name_);
    }
  }

 private:
  const char* name_;
  std::optional<std::string> before_;
};

struct Complaint {
  std::string setting;
  std::string message;
};

// What check says after a change to good settings; nothing if it finds nothing.
Complaint complaint(const std::function<void(ClubSettings&)>& change) {
  ClubSettings settings;
  settings.store = ":memory:";
  change(settings);
  const auto good = check(settings);
  return good ? Complaint{} : Complaint{good.error().key, good.error().message};
}

void expect_complaint(const std::function<void(ClubSettings&)>& change, const std::string& setting,
                      const std::string& words) {
  const Complaint found = complaint(change);
  EXPECT_EQ(found.setting, setting) << found.message;
  EXPECT_TRUE(found.message.contains(words)) << found.message;
}

TEST(Settings, TheDefaultsAreGoodAndKeepTheStoreAtHome) {
  const Folder home;
  const Variable data("XDG_DATA_HOME", home.path());
  ClubSettings settings;
  ASSERT_TRUE(check(settings));
  EXPECT_EQ(settings.store, home.file("noblesse/club.sqlite"));
  EXPECT_GE(settings.bot_threads, 1);
  EXPECT_FALSE(settings.hooks);
  EXPECT_EQ(settings.doors.address, "127.0.0.1");
}

TEST(Settings, TheDataFolderIsMadeForItsOwnerOnly) {
  const Folder home;
  const Variable data("XDG_DATA_HOME", home.file("share"));
  ClubSettings settings;
  ASSERT_TRUE(check(settings));
  ASSERT_TRUE(make_data_folder(settings));
  const fs::perms others = fs::perms::group_all | fs::perms::others_all;
  EXPECT_EQ(fs::status(home.file("share/noblesse")).permissions() & others, fs::perms::none);
  EXPECT_TRUE(make_data_folder(settings)) << "it may be there already";
}

TEST(Settings, NoFolderIsMadeForAStoreElsewhere) {
  const Folder home;
  const Variable data("XDG_DATA_HOME", home.file("share"));
  ClubSettings settings;
  settings.store = home.file("club.sqlite");
  ASSERT_TRUE(check(settings));
  ASSERT_TRUE(make_data_folder(settings));
  EXPECT_FALSE(fs::exists(home.file("share")));
}

TEST(Settings, AStoreNeedsAFolder) {
  const Folder folder;
  expect_complaint([&](auto& s) { s.store = folder.file("none/club.sqlite"); }, "store",
                   "does not exist");
  expect_complaint([&](auto& s) { s.store = "sqlite:" + folder.file("none/club.sqlite"); }, "store",
                   "does not exist");
  expect_complaint([&](auto& s) { s.store = folder.path(); }, "store", "is a folder");
  expect_complaint([](auto& s) { s.store = "sqlite:"; }, "store", "missing");
  EXPECT_EQ(complaint([&](auto& s) { s.store = folder.file("club.sqlite"); }).message, "");
  EXPECT_EQ(complaint([](auto& s) { s.store = "postgres://club@db/club"; }).message, "");
}

TEST(Settings, AWrongKindOfStoreIsNamedWithoutItsPassword) {
  const Complaint found = complaint([](auto& s) { s.store = "mysql://club:swordfish@db/club"; });
  EXPECT_TRUE(found.message.contains("mysql://")) << found.message;
  EXPECT_FALSE(found.message.contains("swordfish")) << found.message;
}

TEST(Settings, ACertificateNeedsItsKeyAndTheOtherWayRound) {
  const Folder folder;
  const std::string there = folder.file("there.pem");
  std::ofstream(there) << "pem";
  expect_complaint([&](auto& s) { s.doors.certificate = there; }, "certificate", "needs its key");
  expect_complaint([&](auto& s) { s.doors.key = there; }, "key", "needs its certificate");
  expect_complaint(
      [&](auto& s) {
        s.doors.certificate = there;
        s.doors.key = folder.file("none.pem");
      },
      "key", "does not exist");
  expect_complaint(
      [&](auto& s) {
        s.doors.certificate = folder.path();
        s.doors.key = there;
      },
      "certificate", "is a folder");
}

TEST(Settings, AddressesProxiesOriginsAndHostsAreRead) {
  expect_complaint([](auto& s) { s.doors.address = "localhost"; }, "address", "127.0.0.1");
  expect_complaint([](auto& s) { s.doors.trusted_proxies = {"10.0.0.0/33"}; }, "trusted-proxies",
                   "0 to 32");
  expect_complaint([](auto& s) { s.doors.trusted_proxies = {"nginx"}; }, "trusted-proxies",
                   "nginx");
  for (const char* const wrong : {"play.example.org", "*", "https://a.org/path", "ftp://a.org"}) {
    expect_complaint([&](auto& s) { s.doors.origins = {wrong}; }, "origins", "https://");
  }
  expect_complaint([](auto& s) { s.doors.hosts = {"https://a.org"}; }, "hosts", "a.org");
}

TEST(Settings, OriginsAndHostsAreBroughtIntoTheFormThatBrowsersSend) {
  ClubSettings settings;
  settings.store = ":memory:";
  settings.doors.origins = {"HTTPS://Play.Example.org:443/", "http://a.org:8080"};
  settings.doors.hosts = {"Play.Example.org:443", "a.org:80", "b.org:8080"};
  ASSERT_TRUE(check(settings));
  EXPECT_EQ(settings.doors.origins,
            (std::vector<std::string>{"https://play.example.org", "http://a.org:8080"}));
  EXPECT_EQ(settings.doors.hosts,
            (std::vector<std::string>{"play.example.org", "a.org", "b.org:8080"}));
}

TEST(Settings, NumbersAndTimesHaveBounds) {
  expect_complaint([](auto& s) { s.bot_threads = -1; }, "bot-threads", "0 to 256");
  expect_complaint([](auto& s) { s.tables_per_person = 0; }, "tables-per-person", "1 to 10000");
  expect_complaint([](auto& s) { s.bot_pause = 2 * kMinute; }, "bot-pause", "0 to 1m");
  expect_complaint([](auto& s) { s.grace = kHour; }, "grace", "0 to 10m");
  expect_complaint([](auto& s) { s.close_over_after = Milliseconds(0); }, "close-over-after", "1m");
  expect_complaint([](auto& s) { s.log = "loud"; }, "log", "error, warn, info or debug");
}

TEST(Durations, AreReadAndWritten) {
  EXPECT_EQ(read_duration("700ms"), Milliseconds(700));
  EXPECT_EQ(read_duration("30s"), 30 * kSecond);
  EXPECT_EQ(read_duration("10m"), 10 * kMinute);
  EXPECT_EQ(read_duration("12h"), 12 * kHour);
  EXPECT_EQ(read_duration("7d"), 7 * kDay);
  EXPECT_EQ(read_duration("0"), Milliseconds(0));
  for (const char* const wrong : {"", "7", "-1s", "s", "1 s", "1.5s", "1w", "4000d",
                                  "99999999999999999999s", "9223372036854775807d"}) {
    EXPECT_FALSE(read_duration(wrong)) << wrong;
  }
  EXPECT_EQ(write_duration(Milliseconds(700)), "700ms");
  EXPECT_EQ(write_duration(90 * kSecond), "90s");
  EXPECT_EQ(write_duration(48 * kHour), "2d");
  EXPECT_EQ(write_duration(Milliseconds(0)), "0");
}

// What is gathered from a file alone.
Result<ClubSettings> from_file(std::string_view text) {
  auto entries = read_entries(text);
  if (!entries) return fail("club.conf:" + entries.error().message);
  const std::string memory = ":memory:";
  Given given{.words = {{"store", {memory}}}, .file_name = "club.conf", .file = *entries};
  return gather_settings(given);
}

TEST(SettingsFile, HasALineForEverySetting) {
  const auto settings = from_file(
      "# The club\n"
      "port = 9000   # not the usual one\r\n"
      "\n"
      "bot-pause = \"1s\"\n"
      "grace=5s\n"
      "trusted-proxies = [\"127.0.0.1\", '10.0.0.0/8',]\n"
      "origins = https://a.org, https://b.org\n"
      "hooks = true");
  ASSERT_TRUE(settings) << settings.error().message;
  EXPECT_EQ(settings->doors.port, 9000);
  EXPECT_EQ(settings->bot_pause, kSecond);
  EXPECT_EQ(settings->grace, 5 * kSecond);
  EXPECT_EQ(settings->doors.trusted_proxies, (std::vector<std::string>{"127.0.0.1", "10.0.0.0/8"}));
  EXPECT_EQ(settings->doors.origins, (std::vector<std::string>{"https://a.org", "https://b.org"}));
  EXPECT_TRUE(settings->hooks);
}

TEST(SettingsFile, EveryFaultNamesFileLineAndWhatWouldBeRight) {
  struct Case {
    const char* text;
    const char* said;
  };
  for (const Case& each : {
           Case{"\nbot-pauze = 1s",
                "club.conf:2: \"bot-pauze\" is no setting; did you mean \"bot-pause\"?"},
           Case{"port = 70000", "club.conf:1: \"port\": \"70000\" is not a number from 0 to 65535"},
           Case{"port = 1\nport = 2", "club.conf:2: \"port\" was set in line 1 already"},
           Case{"port", "club.conf:1: a setting is written \"key = value\""},
           Case{"= 3", "club.conf:1: the key before = is missing"},
           Case{"port =", "club.conf:1: the value is missing"},
           Case{"log = \"info", "club.conf:1: a text does not end: a quote is missing"},
           Case{"log = \"in\\fo\"", "club.conf:1: a text with a backslash"},
           Case{"log = \"info\" debug", "club.conf:1: nothing may stand behind the value"},
           Case{"origins = [\"https://a.org\"", "club.conf:1: a list"},
           Case{"origins = [\"https://a.org\" \"https://b.org\"]", "club.conf:1: a list is"},
           Case{"[club]", "club.conf:1: sections like"},
           Case{"port = [1, 2]", "club.conf:1: \"port\": one value is needed, not 2"},
           Case{"hooks = maybe", "club.conf:1: \"hooks\": \"maybe\" is neither on nor off"},
           Case{"durability = some", "club.conf:1: \"durability\": \"some\" is neither full nor"},
           Case{"bot-pause = 7", "club.conf:1: \"bot-pause\": \"7\" is not a time"},
           Case{"\n\norigins = nowhere", "club.conf:3: \"origins\": \"nowhere\" is not an origin"},
       }) {
    const auto settings = from_file(each.text);
    ASSERT_FALSE(settings) << each.text;
    EXPECT_TRUE(settings.error().message.starts_with(each.said)) << settings.error().message;
  }
}

TEST(SettingsList, TheCommandLineCountsBeforeTheEnvironmentAndThatBeforeTheFile) {
  Given given{.words = {{"store", {":memory:"}}, {"port", {"1"}}},
              .variables = {{"NOBLESSE_PORT", "2"}, {"NOBLESSE_BOT_THREADS", "2"}},
              .file_name = "club.conf",
              .file = {{1, "port", {"3"}}, {2, "bot-threads", {"3"}}, {3, "grace", {"3s"}}}};
  const auto settings = gather_settings(given);
  ASSERT_TRUE(settings) << settings.error().message;
  EXPECT_EQ(settings->doors.port, 1);
  EXPECT_EQ(settings->bot_threads, 2);
  EXPECT_EQ(settings->grace, 3 * kSecond);
}

TEST(SettingsList, AFaultIsNamedWhereItIs) {
  Given given{.words = {{"store", {":memory:"}}, {"port", {"x"}}}};
  EXPECT_TRUE(gather_settings(given).error().message.starts_with("--port: \"x\""));
  given.words.erase("port");
  given.variables = {{"NOBLESSE_TRUSTED_PROXIES", "127.0.0.1, nginx"}};
  EXPECT_TRUE(
      gather_settings(given).error().message.starts_with("NOBLESSE_TRUSTED_PROXIES: \"nginx\""));
}

TEST(SettingsList, AVariableThatIsNearlyOneOfOursIsASlipOfThePen) {
  Given given{.words = {{"store", {":memory:"}}},
              .variables = {{"NOBLESSE_LLVM", "22"}, {"PROT", "9"}, {"NOBLESSE_", ""}}};
  EXPECT_TRUE(gather_settings(given));
  given.variables.emplace("NOBLESSE_BOT_PAUZE", "1s");
  const auto settings = gather_settings(given);
  ASSERT_FALSE(settings);
  EXPECT_EQ(settings.error().message,
            "NOBLESSE_BOT_PAUZE is no setting; did you mean NOBLESSE_BOT_PAUSE?");
}

TEST(SettingsList, WhatIsShownCanBeReadBack) {
  const ClubSettings defaults;
  for (const Setting& setting : all_settings()) {
    const std::string shown = setting.shown(defaults);
    if (setting.list || shown.empty()) continue;
    ClubSettings settings;
    EXPECT_TRUE(setting.set(settings, {shown})) << setting.name;
    EXPECT_EQ(setting.shown(settings), shown) << setting.name;
  }
}

}  // namespace
}  // namespace noblesse
