// The journal of an evening has no secret in it, and nothing that people said or did.
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <sstream>
#include <thread>

#include "club/token.h"
#include "store/store.h"
#include "tests/club/house_club.h"

namespace noblesse {
namespace {

using testing::at;
using testing::Guest;
using testing::HouseClub;
using testing::TableLine;

// Everything that goes to the standard error output, for as long as it lives.
class Overheard {
 public:
  Overheard() : before_(::dup(STDERR_FILENO)) {
    if (::pipe(pipe_.data()) != 0) throw std::runtime_error("no pipe");
    ::dup2(pipe_[1], STDERR_FILENO);
    reader_ = std::thread([this] {
      std::array<char, 4096> bytes{};
      while (true) {
        const ssize_t count = ::read(pipe_[0], bytes.data(), bytes.size());
        if (count <= 0) return;
        text_.append(bytes.data(), static_cast<std::size_t>(count));
      }
    });
  }
  Overheard(const Overheard&) = delete;
  Overheard& operator=(const Overheard&) = delete;
  ~Overheard() { finish(); }

  const std::string& finish() {
    if (reader_.joinable()) {
      ::dup2(before_, STDERR_FILENO);
      ::close(before_);
      ::close(pipe_[1]);
      reader_.join();
      ::close(pipe_[0]);
    }
    return text_;
  }

 private:
  int before_;
  std::array<int, 2> pipe_{};
  std::string text_;
  std::thread reader_;
};

TEST(NobodyInLog, NothingSecretIsWrittenDownThere) {
  auto settings = testing::easy_settings();
  settings.log = "debug";
  Overheard overheard;
  std::vector<std::string> secrets;
  std::string table_id;
  {
    HouseClub open(settings);
    Guest alice = open.guest("Zaphodia Q.");
    const Guest bob = open.guest("Trillianus W.");
    alice = open.keep(alice, "zarniwoop", "vogon-poetry-42");
    EXPECT_EQ(open.sign_in("zarniwoop", "wrong-poetry-43").status, 403);
    EXPECT_EQ(open.sign_in("slartibart", "fjord-award-44").status, 403);
    const Guest phone =
        testing::guest_of(open.port(), open.sign_in("zarniwoop", "vogon-poetry-42"));
    const auto table = open.table(alice, R"(,"sit":0)");
    table_id = table.id;
    TableLine host(alice, table.id);
    TableLine guest(bob, table.id, table.invite);
    TableLine watcher(phone, table.id, table.watch);
    ASSERT_EQ(at(guest.say(R"({"do":"sit","seat":1})"), "ok"), "true");
    EXPECT_EQ(at(guest.say(R"({"do":"number","number":"heartofgold"})"), "ok"), "true");
    EXPECT_EQ(at(host.say(R"({"do":"talk","text":"so long and thanks"})"), "ok"), "true");
    EXPECT_EQ(at(host.say(R"({"do":"start"})"), "ok"), "true");
    host.say(R"({"do":"choose","question":1,"move":"castle"})");
    guest.say(R"({"do":"choose","question":1,"move":"auction"})");
    guest.say("mostly-harmless-nonsense");
    open.ask("GET", "/api/tables/" + table.id + "?key=babelfish", "",
             "User-Agent: deepthought\r\n");
    open.ask("POST", "/api/guests", "pangalactic");
    open.ask("GET", "/../magrathea");
    guest.caller().say_frame("\xff\xfe magrathea");
    guest.closed_with();
    const auto store = store::open_store(open.store(), store::Access::inspect);
    ASSERT_TRUE(store) << store.error().message;
    const auto kept = (*store)->table(table.id);
    ASSERT_TRUE(kept && *kept);
    secrets = {(*kept)->row.secret,
               table.invite,
               table.watch,
               "Zaphodia",
               "Trillianus",
               "zarniwoop",
               "slartibart",
               "vogon-poetry",
               "wrong-poetry",
               "fjord-award",
               "heartofgold",
               "so long and",
               "castle",
               "auction",
               "harmless",
               "babelfish",
               "deepthought",
               "pangalactic",
               "magrathea",
               "argon2",
               "Bearer",
               "127.0.0.1"};
    for (const Guest& person : {alice, bob, phone}) {
      secrets.push_back(person.token);
      secrets.push_back(hash_of(person.token));
      secrets.push_back(hash_of(person.token).substr(0, 16));
    }
    // A restart reads everything anew, and says so.
    open.reopen();
    EXPECT_EQ(open.ask("GET", "/ready").status, 200);
  }
  const std::string& log = overheard.finish();
  for (const std::string& secret : secrets) {
    EXPECT_FALSE(log.contains(secret)) << secret << " in:\n" << log;
  }
  // It is a journal all the same.
  EXPECT_TRUE(log.contains("\"table_laid\"")) << log;
  EXPECT_TRUE(log.contains(table_id)) << log;
  std::istringstream lines(log);
  for (std::string line; std::getline(lines, line);) {
    EXPECT_TRUE(parse_json(line).has_value()) << line;
  }
}

}  // namespace
}  // namespace noblesse
