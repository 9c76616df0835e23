// The limits that docs/api.md tells are those that the club keeps: the document's tables are made
// from the program's. NOBLESSE_GOLDEN=write writes them anew.
#include "club/limits.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "club/club.h"
#include "club/doorkeeper.h"
#include "table/message.h"
#include "table/phrases.h"
#include "tests/club/house_club.h"
#include "tests/root.h"

namespace noblesse {
namespace {

using testing::code_of;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;
using testing::Laid;

constexpr const char* kDocument = NOBLESSE_ROOT "/docs/api.md";
constexpr std::string_view kBegin =
    "<!-- made from the program: NOBLESSE_GOLDEN=write build/release/test_club "
    "--gtest_filter='LimitsDocument.*' -->\n";
constexpr std::string_view kEnd = "<!-- so far -->\n";

std::string whole(double number) { return std::to_string(std::llround(number)); }

// "50 a second, 200 at once", "one in 2 s, 100 at once"
std::string in_words(const Rate& rate, double unit = 1, std::string_view name = "") {
  const std::string unit_name = name.empty() ? "" : " " + std::string(name);
  const std::string often = rate.per_second >= unit
                                ? whole(rate.per_second / unit) + unit_name + " a second"
                                : "one in " + whole(unit / rate.per_second) + " s";
  return often + ", " + whole(rate.burst / unit) + unit_name + " at once";
}
std::string kilobytes(std::size_t bytes) { return std::to_string(bytes / kKilobyte) + " kB"; }
std::string seconds(Milliseconds time) { return std::to_string(time.count() / 1000) + " s"; }

std::string row(std::string_view whose, std::string_view what, std::string_view much,
                std::string_view setting = "") {
  const std::string link = setting.empty() ? "" : " `" + std::string(setting) + "`";
  return "| " + std::string(whose) + " | " + std::string(what) + " | " + std::string(much) + " |" +
         link + " |\n";
}

std::string much_of(const Allowance& allowed, Scarce what, const ClubSettings& settings) {
  if (allowed.number != nullptr) return std::to_string(allowed.number(settings));
  return in_words(rate_of(what, settings.doors.limits.requests));
}

std::string what_there_is() {
  const ClubSettings settings;
  const Limits& of = settings.doors.limits;
  std::string out = "| of | what | how much | setting |\n| --- | --- | --- | --- |\n";
  out += row("the club", "connections at a time", std::to_string(of.connections), "connections");
  out += row(kOfAddress, "connections at a time", std::to_string(of.connections_per_address),
             "connections-per-address");
  out += row(kOfAddress, "new connections", in_words(of.arrivals));
  out += row(kOfAddress, "requests", in_words(of.requests), "requests-per-second");
  out += row("an address, and a person", "work of the network thread",
             in_words(of.work, 0.001, "ms"), "work-per-second");
  out += row(kOfPerson, "work, for any request", std::to_string(kAnyRequest.count()) + " µs");
  for (std::size_t i = 0; i < kScarce; ++i) {
    const Allowance& allowed = kAllowances[i];
    const std::string_view setting =
        allowed.less > 0 || allowed.in_a_day ? "requests-per-second" : allowed.setting;
    out += row(allowed.whose, allowed.what, much_of(allowed, static_cast<Scarce>(i), settings),
               setting);
  }
  out += row("a login", "wrong passwords that delay no stranger",
             std::to_string(Doorkeeper::kAtOnce) + " at once, then one in " +
                 std::to_string(Doorkeeper::kForgets.count()) + " s");
  out += row("a login", "how much later a stranger is answered after more of them",
             std::to_string(Doorkeeper::kShortest.count()) +
                 " ms, twice as long for each, at most " + seconds(Doorkeeper::kLongest));
  out += row("the club", "passwords that wait to be checked, shared between logins",
             std::to_string(kMostPasswords));
  out += row("a request", "line and headers; body", kilobytes(of.head) + "; " + kilobytes(of.body));
  out += row("a request", "time for the headers; then for the body; for the club to answer",
             seconds(of.header) + "; " + seconds(of.body_time) + "; " + seconds(of.reply));
  out += row("a line", "frames", in_words(of.frames));
  out += row("a line", "bytes sent to the club", in_words(of.line_bytes, kKilobyte, "kB"));
  out += row("a line", "a frame; a message in it",
             kilobytes(of.frame) + "; " + std::to_string(kLongestMessage) + " bytes");
  out += row("a line", "bytes that wait to be taken", kilobytes(of.queue));
  out += row("a line", "silence until a ping; until it is given up",
             seconds(of.ping) + "; " + seconds(of.gone));
  out += row("a person at a table", "remarks",
             in_words({1000.0 / kBetweenRemarks, static_cast<double>(kRemarksAtOnce)}) + ", of " +
                 std::to_string(kLongestTalk) + " characters");
  return out;
}

std::string_view method_of(const Club::Entry& entry) {
  constexpr std::string_view kMethods[] = {"GET", "POST", "PUT", "PATCH", "DELETE"};
  return kMethods[static_cast<std::size_t>(entry.method)];
}

std::string of_every_request() {
  std::string out = "| request | price | takes besides |\n| --- | ---: | --- |\n";
  auto all = Club::entries();
  for (const Club::Entry& page : Club::pages()) all.push_back(page);
  for (const Club::Entry& entry : all) {
    const std::string price =
        entry.price.count() > 0 ? std::to_string(entry.price.count()) + " ms" : "";
    std::string takes;
    for (const int what : members(entry.takes)) {
      takes += takes.empty() ? "" : ", ";
      takes += allowance_of(static_cast<Scarce>(what)).what;
    }
    out += "| `" + std::string(method_of(entry)) + " " + std::string(entry.pattern) + "` | " +
           price + (price.empty() ? "" : " ") + "| " + takes + (takes.empty() ? "" : " ") + "|\n";
  }
  return out + "| `GET /api/tables/TABLE/line` | | what a line has |\n";
}

TEST(LimitsDocument, TellsWhatTheClubKeeps) {
  std::ifstream file(kDocument);
  const std::string document(std::istreambuf_iterator<char>(file), {});
  const std::size_t begin = document.find(kBegin);
  const std::size_t end = document.find(kEnd);
  ASSERT_TRUE(begin != std::string::npos && end != std::string::npos && begin < end);
  const std::size_t start = begin + kBegin.size();
  const std::string made = "\n" + what_there_is() + "\n" + of_every_request() + "\n";
  if (std::getenv("NOBLESSE_GOLDEN") == nullptr) {
    EXPECT_EQ(document.substr(start, end - start), made);
    return;
  }
  std::ofstream(kDocument) << document.substr(0, start) + made + document.substr(end);
}

// Every request that is said to take of something is refused when it has taken too much.
class LimitsKept : public ::testing::Test {
 protected:
  // Buckets do not fill while the test runs; of everything there is little.
  static ClubSettings settings() {
    ClubSettings settings = testing::easy_settings();
    settings.doors.limits.requests = {0.0001, 20};
    settings.doors.trusted_proxies = {"127.0.0.1"};
    settings.tables_per_person = 3;
    settings.reports_per_day = 2;
    return settings;
  }
  // From an address of its own.
  Heard ask(std::string_view method, std::string_view path, std::string_view body,
            const Guest* who = nullptr, int host = 1) const {
    return open_.ask(method, path, body,
                     "X-Forwarded-For: 192.0.2." + std::to_string(host) + "\r\n" +
                         (who == nullptr ? "" : testing::bearer(who->token)));
  }
  // How often it goes well, or at least not too often.
  int times(const auto& deed) const {
    for (int done = 0; done < 100; ++done) {
      const Heard heard = deed();
      if (heard.status == 429) {
        const bool later = !heard.field("Retry-After").empty();
        EXPECT_TRUE(later || code_of(heard) == "too_many_tables") << heard.body;
        return done;
      }
    }
    return 100;
  }
  static int at_once(Scarce what) {
    return static_cast<int>(rate_of(what, settings().doors.limits.requests).burst);
  }

  HouseClub open_{settings()};
};

constexpr std::string_view kTable = R"({"options":{"game":"adel","seats":2}})";

TEST_F(LimitsKept, Guests) {
  EXPECT_EQ(times([&] { return ask("POST", "/api/guests", R"({"name":"A","bearer":true})"); }),
            at_once(Scarce::guests));
}

TEST_F(LimitsKept, SignIns) {
  int logins = 0;
  EXPECT_EQ(times([&] {
              return ask("POST", "/api/sessions",
                         R"({"login":"login)" + std::to_string(++logins) +
                             R"(","password":"wrong password"})");
            }),
            at_once(Scarce::sign_ins));
  EXPECT_EQ(times([&] {
              return ask("POST", "/api/sessions",
                         R"({"login":"alice","password":"wrong password"})", nullptr, 2);
            }),
            at_once(Scarce::sign_ins_as_one));
}

TEST_F(LimitsKept, Passwords) {
  const Guest alice = open_.keep(open_.guest("Alice"), "alice", "correct horse");
  EXPECT_EQ(times([&] {
              return ask("PUT", "/api/me/password",
                         R"({"login":"alice","password":"another horse","old":"wrong"})", &alice);
            }),
            at_once(Scarce::passwords));
  EXPECT_EQ(times([&] { return ask("DELETE", "/api/me", R"({"password":"wrong"})", &alice, 2); }),
            at_once(Scarce::passwords));
}

TEST_F(LimitsKept, Exports) {
  const Guest alice = open_.guest("Alice");
  EXPECT_EQ(times([&] { return ask("GET", "/api/me/export", "", &alice); }),
            at_once(Scarce::exports));
}

TEST_F(LimitsKept, Tables) {
  const Guest alice = open_.guest("Alice");
  EXPECT_EQ(times([&] { return ask("POST", "/api/tables", kTable, &alice); }), 3)
      << "that are not closed";
  const Guest bob = open_.guest("Bob");
  const auto lay_and_close = [&] {
    const Heard heard = ask("POST", "/api/tables", kTable, &bob, 2);
    if (heard.status == 201) {
      bob.ask("DELETE", "/api/tables/" + testing::at(heard, "table.id"));
    }
    return heard;
  };
  EXPECT_EQ(times(lay_and_close), at_once(Scarce::tables));
}

TEST_F(LimitsKept, Keys) {
  const Guest alice = open_.guest("Alice");
  const Laid table = open_.table(alice);
  EXPECT_EQ(times([&] { return ask("POST", table.path() + "/key", "", &alice); }),
            at_once(Scarce::tables));
}

TEST_F(LimitsKept, Reports) {
  const Guest alice = open_.guest("Alice");
  const Guest bob = open_.guest("Bob");
  const std::string report = R"({"person":")" + bob.id + R"(","reason":"spam"})";
  EXPECT_EQ(times([&] { return ask("POST", "/api/reports", report, &alice); }), 2);
}

}  // namespace
}  // namespace noblesse
