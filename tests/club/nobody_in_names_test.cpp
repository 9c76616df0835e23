// Names that would be code, or somebody else's; origins that are not ours; cookies that are.
#include <gtest/gtest.h>
#include <openssl/ssl.h>

#include "tests/club/house_club.h"
#include "tests/doors/certificate.h"

namespace noblesse {
namespace {

using testing::at;
using testing::bearer;
using testing::Caller;
using testing::code_of;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;

std::string named(std::string_view name) {
  return json::serialize(json::object{{"name", name}, {"bearer", true}});
}

TEST(NobodyInNames, ANameThatWouldBeCodeIsOnlyAName) {
  HouseClub open;
  for (const std::string_view name :
       {"'; DROP TABLE people; --", "Robert'); DELETE FROM s", "\" OR \"\"=\"", "<b>Alice</b>",
        "<img src=x onerror=a()>", "</script><script>", "${7*7} {{7*7}} %s%n",
        "\\u003cscript\\u003e", "javascript:alert(1)", "../../etc/passwd"}) {
    const Guest guest = open.guest(std::string(name));
    EXPECT_EQ(guest.name, name);
    const auto table = open.table(guest, R"(,"listed":true,"sit":0)");
    for (const Heard& heard : {guest.get("/api/me"), open.ask("GET", "/api/people/" + guest.id),
                               guest.get(table.path()), open.ask("GET", "/api/tables")}) {
      EXPECT_EQ(heard.status, 200);
      EXPECT_EQ(heard.field("Content-Type"), "application/json");
      EXPECT_EQ(heard.field("X-Content-Type-Options"), "nosniff");
      EXPECT_TRUE(heard.field("Content-Security-Policy").starts_with("default-src 'none'"));
      EXPECT_FALSE(heard.field("Content-Security-Policy").contains("unsafe-inline"));
      // As JSON it comes back letter by letter.
      EXPECT_TRUE(
          json::serialize(testing::parsed(heard.body)).contains(json::serialize(json::value(name))))
          << heard.body;
    }
    EXPECT_EQ(guest.ask("PATCH", "/api/me", R"({"name":"Plain"})").status, 200);
    EXPECT_EQ(guest.ask("DELETE", table.path()).status, 204);
  }
  // Nothing was dropped on the way, nor after a restart.
  const Guest last = open.guest("Last");
  open.reopen();
  EXPECT_EQ(testing::ask(open.port(), "GET", "/api/me", "", bearer(last.token)).status, 200);
}

TEST(NobodyInNames, ANameCanBeSeenAndIsNobodyElses) {
  const HouseClub open;
  for (const std::string& name :
       {std::string("Zoë"), std::string("王小明"), std::string("محمد"), std::string("👩\u200D🚀"),
        std::string("🏴‍☠️"), std::string("❤️"), std::string("👩🏽‍❤️‍👨"),
        std::string("Zoe\u0308"), std::string("นก"), std::string("Ann-Marie O'Neill"),
        std::string("x"), std::string(24, 'x'),
        std::string("👑👑👑👑👑👑👑👑👑👑👑👑👑👑👑👑👑👑👑👑👑👑👑👑")}) {
    EXPECT_EQ(open.ask("POST", "/api/guests", named(name)).status, 201) << name;
  }
  const Guest alice = open.guest();
  for (const std::string& name : {std::string(),
                                  std::string(" "),
                                  std::string(" Alice"),
                                  std::string("Alice "),
                                  std::string(25, 'x'),
                                  std::string(60'000, 'x'),
                                  std::string("Ali\0ce", 6),
                                  std::string("Ali\nce"),
                                  std::string("Ali\tce"),
                                  std::string("\x1b[31mAlice"),
                                  std::string("Alice\x7f"),
                                  std::string("Ali\u0085ce"),
                                  std::string("\u202EecilA"),
                                  std::string("Ali\u202Dce"),
                                  std::string("Ali\u2066ce"),
                                  std::string("\u2067Alice\u2069"),
                                  std::string("Alice\u200E"),
                                  std::string("\u200FAlice"),
                                  std::string("Ali\u061Cce"),
                                  std::string("Ali\u200Bce"),
                                  std::string("Ali\u200Cce"),
                                  std::string("Ali\u00ADce"),
                                  std::string("Ali\u2060ce"),
                                  std::string("\uFEFFAlice"),
                                  std::string("\u3164"),
                                  std::string("\u2800"),
                                  std::string("\u00A0"),
                                  std::string("\u3000"),
                                  std::string("Ali\u2028ce"),
                                  std::string("Ali\u2029ce"),
                                  std::string("\u200D"),
                                  std::string("\uFE0F"),
                                  std::string("Alice\u200D"),
                                  std::string("Ali\u200Dce"),
                                  std::string("Alice\uFE0F"),
                                  std::string("👑\u200D"),
                                  std::string("👑\uFE0F\uFE0F"),
                                  std::string("Ali\u2003ce"),
                                  std::string("Ali\u200Ace"),
                                  std::string("Ali\u202Fce"),
                                  std::string("Ali\u205Fce"),
                                  std::string("Ali\u1680ce"),
                                  std::string("\u0301"),
                                  std::string("\u0301 \u0302"),
                                  std::string("Ali\u17B4ce"),
                                  std::string("Ali\u180Bce"),
                                  std::string("Ali\u206Ace"),
                                  std::string("Ali\uFFF9ce"),
                                  std::string("Ali\uFFFCce"),
                                  std::string("\uE000"),
                                  std::string("Alice\uFFFF"),
                                  std::string("Ali\U0001D173ce"),
                                  std::string("Ali\U0001BCA0ce"),
                                  std::string("Alice\U000E0041"),
                                  std::string("Alice\U000E0100")}) {
    const Heard guest = open.ask("POST", "/api/guests", named(name));
    EXPECT_EQ(guest.status, 400) << name;
    EXPECT_EQ(code_of(guest), "bad_name") << name;
    const Heard renamed =
        alice.ask("PATCH", "/api/me", json::serialize(json::object{{"name", name}}));
    EXPECT_EQ(code_of(renamed), "bad_name") << name;
  }
  EXPECT_EQ(at(alice.get("/api/me"), "person.name"), "Alice");
}

TEST(NobodyInNames, ADevicesLabelIsPlainText) {
  const HouseClub open;
  const Heard made =
      open.ask("POST", "/api/guests", named("Alice"),
               "User-Agent: <script>\xE2\x80\xAE \"quoted\" \\ " + std::string(300, 'x') + "\r\n");
  const Guest alice = testing::guest_of(open.port(), made);
  const Heard heard = alice.get("/api/me/sessions");
  const json::value sessions = testing::parsed(heard.body);
  const std::string label(sessions.at("sessions").at(0).at("label").as_string());
  EXPECT_TRUE(label.starts_with("<script> \"quoted\" \\ xxx")) << label;
  EXPECT_EQ(label.size(), 80U);
}

TEST(NobodyInNames, TalkIsOnlyText) {
  const HouseClub open;
  const Guest alice = open.guest("Alice");
  const Guest bob = open.guest("Bob");
  const auto table = open.table(alice, R"(,"listed":true,"sit":0)");
  testing::TableLine talker(alice, table.id);
  testing::TableLine listener(bob, table.id);
  ASSERT_TRUE(talker.is_open() && listener.is_open());
  ASSERT_FALSE(listener.hear_until("\"view\"").empty());
  for (const std::string_view text :
       {"<script>alert(document.cookie)</script>", "'; DROP TABLE lines; --", "\",\"event\":\"over",
        "\\\"}]}", "👑 </textarea>"}) {
    const json::object talk{{"do", "talk"}, {"text", text}};
    EXPECT_EQ(at(talker.say(json::serialize(talk)), "ok"), "true") << text;
    const json::value letter = testing::parsed(listener.hear_until("\"talk\""));
    EXPECT_EQ(letter.at("events").at(0).at("text").as_string(), text);
    EXPECT_EQ(letter.at("events").as_array().size(), 1U);
  }
  for (const std::string& text :
       {std::string("a\nb"), std::string("\u202Eabc"), std::string(201, 'x'), std::string()}) {
    const json::object talk{{"do", "talk"}, {"text", text}};
    EXPECT_EQ(talker.refusal(json::serialize(talk)), "bad talk") << text;
  }
}

// Everything that changes something.
std::vector<Club::Entry> changes() {
  std::vector<Club::Entry> all = Club::entries();
  std::erase_if(all, [](const Club::Entry& entry) { return entry.method == Method::get; });
  return all;
}

std::string_view method_of(const Club::Entry& entry) {
  switch (entry.method) {
    case Method::post: return "POST";
    case Method::put: return "PUT";
    case Method::patch: return "PATCH";
    default: return "DELETE";
  }
}

TEST(NobodyInOrigins, AnotherSiteCannotActWithSomebodysCookie) {
  const HouseClub open;
  const Heard made = open.ask("POST", "/api/guests", R"({"name":"Alice"})");
  const std::string set = made.field("Set-Cookie");
  const std::string cookie = "Cookie: " + set.substr(0, set.find(';')) + "\r\n";
  EXPECT_EQ(open.ask("GET", "/api/me", "", cookie).status, 200);

  // A browser may lose everything but the cookie: who comes anew with it is no new guest.
  const Heard again = open.ask("POST", "/api/guests", R"({"name":"Else"})",
                               cookie + "Origin: http://localhost\r\n");
  EXPECT_EQ(again.status, 200);
  EXPECT_EQ(again.body, open.ask("GET", "/api/me", "", cookie).body);
  EXPECT_EQ(again.field("Set-Cookie"), "-");
  EXPECT_FALSE(made.body.contains(set.substr(9, 32)));
  EXPECT_GE(changes().size(), 14U);
  for (const Club::Entry& entry : changes()) {
    for (const std::string_view origin :
         {"", "Origin: http://evil.example\r\n", "Origin: null\r\n", "Origin: \r\n",
          "Origin: http://localhost.evil.example\r\n", "Origin: https://localhost\r\n",
          "Origin: http://localhost:1\r\n", "Origin: http://evil.example@localhost\r\n",
          "Origin: http://localhost/\r\n"}) {
      const Heard heard =
          open.ask(method_of(entry), entry.pattern, "{}", cookie + std::string(origin));
      EXPECT_EQ(heard.status, 403) << method_of(entry) << entry.pattern << origin;
      EXPECT_EQ(code_of(heard), "foreign_origin");
    }
    // Named and not ours is refused without a cookie too.
    const Heard heard =
        open.ask(method_of(entry), entry.pattern, "{}", "Origin: http://evil.example\r\n");
    EXPECT_EQ(code_of(heard), "foreign_origin");
  }
  const Heard own =
      open.ask("PATCH", "/api/me", R"({"name":"Ada"})", cookie + "Origin: http://localhost\r\n");
  EXPECT_EQ(at(own, "person.name"), "Ada");
  // No other site may read the answers either.
  const Heard read = open.ask("GET", "/api/me", "", cookie + "Origin: http://evil.example\r\n");
  EXPECT_EQ(read.field("Access-Control-Allow-Origin"), "-");
  EXPECT_EQ(read.field("Cross-Origin-Resource-Policy"), "same-origin");
}

TEST(NobodyInOrigins, AnotherSiteCannotOpenALine) {
  const HouseClub open;
  const Guest alice = open.guest();
  const auto table = open.table(alice, R"(,"listed":true)");
  const std::string path = table.path() + "/line";
  const std::string cookie = "Cookie: noblesse=" + alice.token + "\r\n";
  for (const std::string& more :
       {cookie, cookie + "Origin: http://evil.example\r\n", cookie + "Origin: null\r\n",
        bearer(alice.token) + "Origin: http://evil.example\r\n"}) {
    const Heard heard = Caller(open.port()).ask(testing::handshake(path, more));
    EXPECT_EQ(heard.status, 403) << more;
    EXPECT_EQ(code_of(heard), "foreign_origin");
  }
  EXPECT_EQ(Caller(open.port())
                .ask(testing::handshake(path, cookie + "Origin: http://localhost\r\n"))
                .status,
            101);
}

TEST(NobodyInCookies, TheCookieIsForTheClubAlone) {
  auto settings = testing::easy_settings();
  settings.doors.trusted_proxies = {"127.0.0.2"};
  const HouseClub open(settings);
  const auto cookie = [&](const char* from, std::string_view more) {
    Caller caller(open.port(), from);
    return caller.post("/api/guests", R"({"name":"Alice"})", more);
  };
  const std::string plain = cookie("127.0.0.1", "").field("Set-Cookie");
  EXPECT_TRUE(plain.starts_with("noblesse="));
  EXPECT_EQ(plain.substr(41), "; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000");
  const Heard secure = cookie("127.0.0.2", "X-Forwarded-Proto: https\r\n");
  EXPECT_TRUE(secure.field("Set-Cookie").starts_with("__Host-noblesse="));
  EXPECT_EQ(secure.field("Set-Cookie").substr(48),
            "; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000; Secure");
  EXPECT_NE(secure.field("Strict-Transport-Security"), "-");
  // Whoever is no proxy of ours is not believed.
  EXPECT_EQ(cookie("127.0.0.1", "X-Forwarded-Proto: https\r\n").field("Set-Cookie").substr(41),
            plain.substr(41));
  // Signing out takes it back.
  const Heard out = open.ask("DELETE", "/api/session", "",
                             "Cookie: " + plain.substr(0, 41) + "\r\nOrigin: http://localhost\r\n");
  EXPECT_EQ(out.status, 204);
  EXPECT_EQ(out.field("Set-Cookie"), "noblesse=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
  // A program is given its token in the answer, and no cookie.
  const Heard bearing = open.ask("POST", "/api/guests", named("Bot"));
  EXPECT_EQ(bearing.field("Set-Cookie"), "-");
  EXPECT_EQ(at(bearing, "token").size(), 32U);
}

// A browser that came before the cookie had its new name is still known, and gets it by that name.
TEST(NobodyInCookies, OverTlsTheOldNameIsReadUntilItIsRenewed) {
  auto settings = testing::easy_settings();
  settings.doors.trusted_proxies = {"127.0.0.2"};
  const HouseClub open(settings);
  const Guest alice = open.guest("Alice");
  const Guest bob = open.guest("Bob");
  const auto ask = [&](std::string_view method, const std::string& path, std::string_view cookies,
                       bool tls = true) {
    Caller caller(open.port(), "127.0.0.2");
    return caller.ask(testing::request(
        method, path, "",
        "Cookie: " + std::string(cookies) + "\r\nOrigin: http" + (tls ? "s" : "") +
            "://localhost\r\nX-Forwarded-Proto: http" + (tls ? "s" : "") + "\r\n"));
  };
  const Heard old = ask("GET", "/api/me", "noblesse=" + alice.token);
  EXPECT_EQ(at(old, "person.name"), "Alice");
  EXPECT_EQ(old.field("Set-Cookie"), "__Host-noblesse=" + alice.token +
                                         "; Path=/; HttpOnly; SameSite=Lax; Max-Age=34560000; "
                                         "Secure");
  EXPECT_TRUE(old.head.contains(
      "Set-Cookie: noblesse=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Secure"));
  const std::string both = "noblesse=" + bob.token + "; __Host-noblesse=" + alice.token;
  const Heard renewed = ask("GET", "/api/me", both);
  EXPECT_EQ(at(renewed, "person.name"), "Alice") << "a neighbour's cookie was taken for hers";
  EXPECT_EQ(renewed.field("Set-Cookie"), "-");
  EXPECT_EQ(at(ask("GET", "/api/me", both, false), "person.name"), "Bob")
      << "without TLS no browser sends the new one";
  EXPECT_EQ(ask("GET", "/api/me", "__Host-noblesse=" + alice.token, false).status, 401);
  const Heard out = ask("DELETE", "/api/session", both);
  EXPECT_EQ(out.status, 204);
  EXPECT_TRUE(out.head.contains("Set-Cookie: __Host-noblesse=; Path=/;"));
  EXPECT_TRUE(out.head.contains("Set-Cookie: noblesse=; Path=/;"));
  EXPECT_EQ(alice.get("/api/me").status, 401);
}

TEST(NobodyInCookies, OverTlsTheCookieNeverLeavesIt) {
  auto settings = testing::easy_settings();
  const testing::Folder folder;
  settings.doors.certificate = folder.file("certificate.pem");
  settings.doors.key = folder.file("key.pem");
  testing::write_certificate(settings.doors.certificate, settings.doors.key);
  const HouseClub open(settings);
  Caller caller(open.port());
  const std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context(SSL_CTX_new(TLS_client_method()),
                                                                  &SSL_CTX_free);
  const std::unique_ptr<SSL, decltype(&SSL_free)> ssl(SSL_new(context.get()), &SSL_free);
  SSL_set_fd(ssl.get(), caller.descriptor());
  ASSERT_EQ(SSL_connect(ssl.get()), 1);
  const std::string asked = testing::request("POST", "/api/guests", R"({"name":"Alice"})", "");
  ASSERT_GT(SSL_write(ssl.get(), asked.data(), static_cast<int>(asked.size())), 0);
  std::string heard(8192, '\0');
  const int count = SSL_read(ssl.get(), heard.data(), static_cast<int>(heard.size()));
  ASSERT_GT(count, 0);
  heard.resize(static_cast<std::size_t>(count));
  EXPECT_TRUE(heard.starts_with("HTTP/1.1 201")) << heard;
  EXPECT_TRUE(heard.contains("; HttpOnly; SameSite=Lax; Max-Age=34560000; Secure\r\n")) << heard;
  EXPECT_TRUE(heard.contains("Strict-Transport-Security: ")) << heard;
}

}  // namespace
}  // namespace noblesse
