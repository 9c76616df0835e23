// The doors behind a real nginx, with the very example of docs/hosting.md.
#include <gtest/gtest.h>
#include <openssl/ssl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <fstream>
#include <memory>
#include <regex>
#include <sstream>
#include <string>

#include "tests/doors/caller.h"
#include "tests/doors/certificate.h"
#include "tests/doors/open_house.h"
#include "tests/folder.h"
#include "tests/root.h"
#include "tests/until.h"

namespace noblesse::testing {
namespace {

constexpr const char* kNginx = "/usr/sbin/nginx";

std::string text_of(const std::string& path) {
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return text.str();
}

// What stands between ```nginx and ``` in the document.
std::string example() {
  const std::string page = text_of(NOBLESSE_ROOT "/docs/hosting.md");
  const std::string begin = "```nginx\n";
  const std::size_t at = page.find(begin);
  if (at == std::string::npos) return {};
  const std::size_t from = at + begin.size();
  return page.substr(from, page.find("```", from) - from);
}

std::string replaced(const std::string& text, const char* pattern, const std::string& with) {
  const std::regex expression(pattern);
  EXPECT_TRUE(std::regex_search(text, expression)) << pattern << " is not in the example";
  return std::regex_replace(text, expression, with);
}

// A port that nobody listens on now.
std::uint16_t free_port() {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  ::inet_pton(AF_INET, "127.0.0.1", &address.sin_addr);
  socklen_t size = sizeof address;
  auto* const any = reinterpret_cast<sockaddr*>(&address);
  EXPECT_EQ(::bind(socket, any, size), 0);
  EXPECT_EQ(::getsockname(socket, any, &size), 0);
  ::close(socket);
  return ntohs(address.sin_port);
}

// nginx with the example, in front of doors on this port.
class Nginx {
 public:
  explicit Nginx(std::uint16_t doors) {
    write_certificate(folder_.file("chain.pem"), folder_.file("key.pem"));
    std::string site = example();
    site = replaced(site, "listen \\[::\\][^\n]*\n", "");
    site = replaced(site, "listen 80;", "listen 127.0.0.1:" + std::to_string(plain) + ";");
    site = replaced(site, "listen 443 ", "listen 127.0.0.1:" + std::to_string(secure) + " ");
    site = replaced(site, "/etc/letsencrypt/[^ ]*/fullchain.pem", folder_.file("chain.pem"));
    site = replaced(site, "/etc/letsencrypt/[^ ]*/privkey.pem", folder_.file("key.pem"));
    site = replaced(site, "/var/log/nginx/noblesse.log", folder_.file("access.log"));
    site = replaced(site, "127.0.0.1:8080", "127.0.0.1:" + std::to_string(doors));
    std::string paths;
    for (const std::string kind : {"client_body", "proxy", "fastcgi", "uwsgi", "scgi"}) {
      paths += kind + "_temp_path " + folder_.file(kind) + ";\n";
    }
    std::ofstream(folder_.file("nginx.conf")) << "daemon off;\nmaster_process off;\npid "
                                              << folder_.file("pid") << ";\nevents {}\nhttp {\n"
                                              << paths << site << "}\n";
    std::array<std::string, 7> words = {kNginx,         "-e", folder_.file("error.log"), "-p",
                                        folder_.path(), "-c", folder_.file("nginx.conf")};
    std::array<char*, 8> pointers{};
    for (std::size_t i = 0; i < words.size(); ++i) pointers[i] = words[i].data();
    if (::posix_spawn(&process_, kNginx, nullptr, nullptr, pointers.data(), environ) != 0) {
      process_ = -1;
    }
  }
  Nginx(const Nginx&) = delete;
  Nginx& operator=(const Nginx&) = delete;
  ~Nginx() { stop(); }

  bool wait_until_open() const {
    return until([&] {
      try {
        const Caller caller(secure);
        return true;
      } catch (const std::runtime_error&) {
        return false;
      }
    });
  }
  void stop() {
    if (process_ <= 0) return;
    ::kill(process_, SIGTERM);
    ::waitpid(process_, nullptr, 0);
    process_ = -1;
  }
  std::string complaints() const { return text_of(folder_.file("error.log")); }
  std::string access_log() const { return text_of(folder_.file("access.log")); }

  const std::uint16_t plain = free_port();
  const std::uint16_t secure = free_port();

 private:
  Folder folder_;
  pid_t process_ = -1;
};

// Somebody who calls over TLS.
class TlsCaller {
 public:
  TlsCaller(std::uint16_t port, const char* from) : caller_(port, from) {
    const timeval patience{.tv_sec = kPatience.count(), .tv_usec = 0};
    ::setsockopt(caller_.descriptor(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    SSL_set_fd(tls_.get(), caller_.descriptor());
    SSL_set_tlsext_host_name(tls_.get(), "play.example.org");
    good_ = SSL_connect(tls_.get()) == 1;
  }

  void say(const std::string& text) {
    good_ = good_ && SSL_write(tls_.get(), text.data(), static_cast<int>(text.size())) > 0;
  }
  // Listens until this is heard, or nothing more comes.
  std::string hear(const std::string& until) {
    std::string text;
    std::array<char, 4096> buffer{};
    while (good_ && !text.contains(until)) {
      const int got = SSL_read(tls_.get(), buffer.data(), static_cast<int>(buffer.size()));
      if (got <= 0) break;
      text.append(buffer.data(), static_cast<std::size_t>(got));
    }
    return text;
  }

 private:
  Caller caller_;
  std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context_{SSL_CTX_new(TLS_client_method()),
                                                             &SSL_CTX_free};
  std::unique_ptr<SSL, decltype(&SSL_free)> tls_{SSL_new(context_.get()), &SSL_free};
  bool good_ = false;
};

std::string request(const std::string& path, const std::string& more = "") {
  return "GET " + path + " HTTP/1.1\r\nHost: play.example.org\r\n" + more + "\r\n";
}

class BehindNginx : public ::testing::Test {
 protected:
  static DoorSettings settings() {
    DoorSettings settings;
    settings.trusted_proxies = {"127.0.0.1"};
    settings.hosts = {"play.example.org"};
    return settings;
  }

  void SetUp() override {
    ASSERT_EQ(::access(kNginx, X_OK), 0) << "nginx is not installed (Debian: nginx-light)";
    ASSERT_NE(example(), "") << "docs/hosting.md has no example for nginx";
    nginx = std::make_unique<Nginx>(house.port);
    ASSERT_TRUE(nginx->wait_until_open()) << nginx->complaints();
  }

  OpenHouse house{settings()};
  std::unique_ptr<Nginx> nginx;
};

TEST_F(BehindNginx, TheHouseSeesWhoReallyCallsAndThatItIsSecure) {
  TlsCaller caller(nginx->secure, "127.0.0.5");
  caller.say(request("/hello"));
  EXPECT_TRUE(caller.hear("secure").contains("0 /hello 127.0.0.5 secure")) << nginx->complaints();
}

TEST_F(BehindNginx, NobodyCanPretendToBeSomebodyElse) {
  TlsCaller caller(nginx->secure, "127.0.0.5");
  caller.say(request("/hello", "X-Forwarded-For: 203.0.113.9\r\nX-Forwarded-Proto: http\r\n"));
  EXPECT_TRUE(caller.hear("secure").contains("0 /hello 127.0.0.5 secure"));
}

TEST_F(BehindNginx, ALineIsOpenedAndCarriesBothWays) {
  TlsCaller caller(nginx->secure, "127.0.0.6");
  caller.say(
      "GET /line?key=swordfish HTTP/1.1\r\nHost: play.example.org\r\nUpgrade: websocket\r\n"
      "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nOrigin: https://play.example.org\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  EXPECT_TRUE(caller.hear("\r\n\r\n").starts_with("HTTP/1.1 101")) << nginx->complaints();
  for (const std::string text : {"one", "two", "three"}) {
    caller.say(client_frame(1, text));
    EXPECT_TRUE(caller.hear(text).ends_with(text));
  }
  EXPECT_EQ(house.house.last_ticket(), "127.0.0.6");
}

TEST_F(BehindNginx, KeysStayOutOfItsLog) {
  TlsCaller caller(nginx->secure, "127.0.0.5");
  caller.say(request("/hello?key=swordfish"));
  caller.hear("secure");
  nginx->stop();
  const std::string log = nginx->access_log();
  EXPECT_TRUE(log.contains("GET /hello")) << log;
  EXPECT_FALSE(log.contains("swordfish")) << log;
}

TEST_F(BehindNginx, TheNumbersOfTheHouseStayInTheHouse) {
  TlsCaller caller(nginx->secure, "127.0.0.5");
  caller.say(request("/metrics", "Connection: close\r\n"));
  EXPECT_TRUE(caller.hear("\r\n\r\n").starts_with("HTTP/1.1 404"));
}

TEST_F(BehindNginx, WhoeverComesWithoutTlsIsSentThere) {
  Caller caller(nginx->plain);
  const Heard heard =
      caller.ask("GET /table HTTP/1.1\r\nHost: play.example.org\r\nConnection: close\r\n\r\n");
  EXPECT_EQ(heard.status, 301);
  EXPECT_EQ(heard.field("Location"), "https://play.example.org/table");
}

}  // namespace
}  // namespace noblesse::testing
