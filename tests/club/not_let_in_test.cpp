// A system that has no more connections to give: the journal says so, and whoever waited meanwhile
// is let in when it has.
#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <chrono>

#include "tests/club/house_club.h"
#include "tests/club/piped_journal.h"
#include "tests/until.h"

namespace noblesse {
namespace {

using testing::HouseClub;
using testing::Journal;
using testing::until;

// No file and no connection can be opened while it lives.
class NoMoreFiles {
 public:
  NoMoreFiles() {
    ::getrlimit(RLIMIT_NOFILE, &before_);
    const int next = ::dup(STDERR_FILENO);
    ::close(next);
    rlimit none = before_;
    none.rlim_cur = static_cast<rlim_t>(next);
    ::setrlimit(RLIMIT_NOFILE, &none);
  }
  NoMoreFiles(const NoMoreFiles&) = delete;
  NoMoreFiles& operator=(const NoMoreFiles&) = delete;
  ~NoMoreFiles() { ::setrlimit(RLIMIT_NOFILE, &before_); }

 private:
  rlimit before_{};
};

TEST(NotLetIn, IsSaidOnceAndPasses) {
  ClubSettings settings = testing::easy_settings();
  settings.log = "warn";
  Journal journal;
  const HouseClub open(settings);
  const int caller = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in there{};
  there.sin_family = AF_INET;
  there.sin_port = htons(open.port());
  there.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const auto start = std::chrono::steady_clock::now();
  {
    const NoMoreFiles none;
    ASSERT_EQ(::connect(caller, reinterpret_cast<const sockaddr*>(&there), sizeof there), 0);
    EXPECT_TRUE(until([&] { return journal.count(R"("event":"not_let_in","count":)") > 0; }))
        << journal.text();
    EXPECT_TRUE(journal.text().contains(R"("errno":24})")) << journal.text();
    // It is tried again and again, and said at most once a minute.
    const auto later = std::chrono::steady_clock::now() + std::chrono::milliseconds(500);
    until([&] { return std::chrono::steady_clock::now() > later; });
    const auto minutes = (std::chrono::steady_clock::now() - start) / std::chrono::minutes(1);
    EXPECT_LE(journal.count("not_let_in"), 1U + static_cast<std::size_t>(minutes));
  }
  const std::string request = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n";
  ASSERT_EQ(::send(caller, request.data(), request.size(), 0),
            static_cast<ssize_t>(request.size()));
  std::array<char, 12> status{};
  ASSERT_EQ(::recv(caller, status.data(), status.size(), MSG_WAITALL), 12);
  EXPECT_EQ(std::string_view(status.data(), status.size()), "HTTP/1.1 200");
  ::close(caller);
}

}  // namespace
}  // namespace noblesse
