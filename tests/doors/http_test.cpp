// Requests and answers over real sockets.
#include <gtest/gtest.h>

#include "doors/pages.h"
#include "tests/doors/caller.h"
#include "tests/doors/open_house.h"

namespace noblesse {
namespace {

using namespace std::chrono_literals;
using testing::Caller;
using testing::Heard;
using testing::OpenHouse;

TEST(Http, AnAskingReachesTheHouseAndItsAnswerTheCaller) {
  OpenHouse open;
  Caller caller(open.port);
  const Heard heard = caller.get("/salon%20bleu?x=1");
  EXPECT_EQ(heard.status, 200);
  EXPECT_EQ(heard.body, "0 /salon bleu 127.0.0.1 plain ");
  EXPECT_EQ(heard.field("Connection"), "keep-alive");
  EXPECT_EQ(caller.post("/x", "hello").body, "1 /x 127.0.0.1 plain hello");
}

TEST(Http, EveryAnswerCarriesTheSafetyHeadersAndNoBanner) {
  OpenHouse open;
  Caller caller(open.port);
  for (const std::string path : {"/x", "/drop", "/a/../b"}) {
    const Heard heard = caller.get(path);
    EXPECT_EQ(heard.field("Content-Security-Policy"),
              "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src "
              "'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src "
              "'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'")
        << path;
    EXPECT_EQ(heard.field("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(heard.field("Referrer-Policy"), "same-origin");
    EXPECT_EQ(heard.field("Cross-Origin-Opener-Policy"), "-") << "browsers complain of it";
    EXPECT_EQ(heard.field("Cross-Origin-Resource-Policy"), "same-origin");
    EXPECT_NE(heard.field("Permissions-Policy"), "-");
    EXPECT_EQ(heard.field("Strict-Transport-Security"), "-");
    EXPECT_EQ(heard.field("Server"), "-");
    EXPECT_EQ(heard.field("Cache-Control"), "no-store");
  }
}

TEST(Http, CookiesAreSetOneByOne) {
  OpenHouse open;
  const Heard heard = Caller(open.port).get("/cookies");
  EXPECT_NE(heard.head.find("Set-Cookie: a=1; HttpOnly\r\nSet-Cookie: b=2; Secure\r\n"),
            std::string::npos);
}

TEST(Http, PipelinedRequestsAreAnsweredInTheirOrder) {
  OpenHouse open;
  Caller caller(open.port);
  const std::string host = " HTTP/1.1\r\nHost: localhost\r\n\r\n";
  caller.say("GET /late?ms=80" + host + "GET /b" + host + "HEAD /c" + host + "GET /thread" + host);
  EXPECT_EQ(caller.hear().body, "late");
  EXPECT_EQ(caller.hear().body, "0 /b 127.0.0.1 plain ");
  EXPECT_EQ(caller.hear(true).field("Content-Length"), "21");
  EXPECT_EQ(caller.hear().body, "from another thread");
}

TEST(Http, AHeadIsTheGetWithoutItsBody) {
  OpenHouse open;
  Caller caller(open.port);
  caller.say("HEAD /big?bytes=1000 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const Heard heard = caller.hear(true);
  EXPECT_EQ(heard.status, 200);
  EXPECT_EQ(heard.field("Content-Length"), "1000");
  EXPECT_TRUE(caller.is_closed());
  EXPECT_EQ(caller.pending(), "");
}

TEST(Http, ARefusedHeadHasNoBodyEither) {
  OpenHouse open;
  Caller caller(open.port);
  caller.say("HEAD /.. HTTP/1.1\r\nHost: localhost\r\n\r\n");
  EXPECT_EQ(caller.hear(true).status, 400);
  EXPECT_EQ(caller.get("/x").status, 200);
}

TEST(Http, MethodsThatNobodyUsesAreRefused) {
  OpenHouse open;
  Caller caller(open.port);
  const std::string rest = " /x HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const Heard options = caller.ask("OPTIONS" + rest);
  EXPECT_EQ(options.status, 204);
  EXPECT_EQ(options.field("Allow"), "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS");
  EXPECT_EQ(caller.ask("TRACE" + rest).status, 405);
  EXPECT_TRUE(caller.ask("BREW" + rest).has("\"method_unknown\""));
  EXPECT_EQ(caller.ask("DELETE" + rest).body, "4 /x 127.0.0.1 plain ");
}

TEST(Http, AnOldClientIsServedAndLetGo) {
  OpenHouse open;
  Caller caller(open.port);
  const Heard heard = caller.ask("GET /x HTTP/1.0\r\n\r\n");
  EXPECT_EQ(heard.status, 200);
  EXPECT_EQ(heard.field("Connection"), "close");
  EXPECT_TRUE(caller.is_closed());
}

TEST(Http, ChunkedBodiesAreRead) {
  OpenHouse open;
  Caller caller(open.port);
  caller.say(
      "POST /x HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n");
  caller.say("4;x=y\r\ndefg\r\n0\r\nCookie: late=1\r\n\r\n");
  EXPECT_EQ(caller.hear().body, "1 /x 127.0.0.1 plain abcdefg");
  EXPECT_EQ(caller.get("/y").status, 200);
}

TEST(Http, WhoeverExpectsToGoOnIsToldTo) {
  OpenHouse open;
  Caller caller(open.port);
  const std::string head = "POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nExpect: ";
  EXPECT_EQ(caller.ask(head + "100-continue\r\n\r\n").status, 100);
  EXPECT_EQ(caller.ask("abc").body, "1 /x 127.0.0.1 plain abc");
  EXPECT_EQ(caller.ask(head + "magic\r\n\r\n").status, 417);
}

TEST(Http, WhoeverExpectsToSendTooMuchIsNotToldToGoOn) {
  OpenHouse open;
  Caller caller(open.port);
  EXPECT_EQ(caller
                .ask("POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999999\r\n"
                     "Expect: 100-continue\r\n\r\n")
                .status,
            413);
}

TEST(Http, NonsenseGetsAClearAnswerAndTheDoor) {
  OpenHouse open;
  const std::pair<std::string, std::string> cases[] = {
      {"nonsense\r\n\r\n", "bad_request"},
      {"GET  / HTTP/1.1\r\nHost: a\r\n\r\n", "bad_request"},
      {"GET / HTTP/1.1\r\nHost : a\r\n\r\n", "bad_request"},
      {"GET / HTTP/2.0\r\nHost: a\r\n\r\n", "version_unknown"},
      {"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", "bad_request"},
      {"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
       "bad_request"},
      {"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n",
       "bad_request"},
      {"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\n",
       "bad_request"},
      {"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip\r\n\r\n", "encoding_unknown"},
      {"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "bad_request"},
      {"\x16\x03\x01\x02 TLS?\r\n\r\n", "bad_request"},
  };
  for (const auto& [request, code] : cases) {
    Caller caller(open.port);
    const Heard heard = caller.ask(request);
    EXPECT_TRUE(heard.has("{\"error\":{\"code\":\"" + code + "\",\"text\":\""))
        << request << heard.head << heard.body;
    EXPECT_EQ(heard.field("Content-Type"), "application/json");
    EXPECT_EQ(heard.field("Connection"), "close") << request;
    caller.finish_sending();
    EXPECT_TRUE(caller.is_closed()) << request;
  }
}

TEST(Http, ARequestNamesItsHostOnce) {
  OpenHouse open;
  Caller caller(open.port);
  EXPECT_TRUE(caller.ask("GET / HTTP/1.1\r\n\r\n").has("bad_host"));
  EXPECT_TRUE(caller.ask("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n").has("bad_host"));
  EXPECT_TRUE(caller.ask("GET / HTTP/1.1\r\nHost: a b\r\n\r\n").has("bad_host"));
  EXPECT_TRUE(caller.ask("GET http://b/ HTTP/1.1\r\nHost: a\r\n\r\n").has("bad_host"));
  EXPECT_EQ(caller.ask("GET http://a/y HTTP/1.1\r\nHost: a\r\n\r\n").status, 200);
}

TEST(Http, OnlyOurOwnNamesAreAnsweredTo) {
  DoorSettings settings;
  settings.hosts = {"play.Example.org"};
  OpenHouse open(settings);
  Caller caller(open.port);
  EXPECT_EQ(caller.get("/x").status, 421);
  EXPECT_EQ(caller.ask("GET /x HTTP/1.1\r\nHost: Play.Example.org:80\r\n\r\n").status, 200);
}

TEST(Http, NobodyClimbsOutOfAPathInAnyEncoding) {
  OpenHouse open;
  Caller caller(open.port);
  for (const std::string path : {"/../etc/passwd",
                                 "/a/../../b",
                                 "/a/..",
                                 "/%2e%2e/x",
                                 "/%2E./x",
                                 "/.%2e/x",
                                 "/a%2f..%2fb",
                                 "/a%2Fb",
                                 "/..%5cx",
                                 "/a\\b",
                                 "/%5c",
                                 "/x%00.html",
                                 "/%c0%ae%c0%ae/x",
                                 "/%c0%af",
                                 "/%e0%80%ae/",
                                 "/%ff",
                                 "/%",
                                 "/%2",
                                 "/%zz",
                                 "//x",
                                 "/a//b",
                                 "/./a",
                                 "/a/.",
                                 "/%0d%0aX:1",
                                 "/%7f",
                                 "x",
                                 "*"}) {
    const Heard heard = caller.get(path);
    EXPECT_EQ(heard.status, 400) << path << heard.body;
    EXPECT_TRUE(heard.has("bad_path")) << path << heard.body;
  }
  // Decoded once and no more: these are odd names, but only names.
  EXPECT_EQ(caller.get("/%252e%252e/x").body, "0 /%2e%2e/x 127.0.0.1 plain ");
  EXPECT_EQ(caller.get("/...").status, 200);
}

TEST(Http, AnotherSitesPageMayNotWrite) {
  OpenHouse open;
  Caller caller(open.port);
  EXPECT_EQ(caller.post("/x", "a", "Origin: http://localhost\r\nCookie: s=1\r\n").status, 200);
  EXPECT_EQ(caller.post("/x", "a", "Authorization: Bearer t\r\n").status, 200);
  for (const std::string forged :
       {"Origin: http://evil.example\r\n", "Origin: null\r\n", "Origin: https://localhost\r\n",
        "Origin: http://localhost:81\r\n", "Origin: http://localhost.evil.example\r\n",
        "Origin:\r\n", "Cookie: s=1\r\n", "Origin: http://localhost@evil.example\r\n"}) {
    Caller fresh(open.port);
    EXPECT_TRUE(fresh.post("/x", "a", forged).has("foreign_origin")) << forged;
  }
  EXPECT_EQ(caller.get("/x", "Origin: http://evil.example\r\n").status, 200);
}

TEST(Http, OtherOriginsMayBeAllowed) {
  DoorSettings settings;
  settings.origins = {"https://play.example.org"};
  OpenHouse open(settings);
  Caller caller(open.port);
  EXPECT_EQ(caller.post("/x", "a", "Origin: https://play.example.org\r\n").status, 200);
  EXPECT_EQ(caller.post("/x", "a", "Origin: https://play.example.com\r\n").status, 403);
}

TEST(Http, ForwardedAddressesAreBelievedFromTrustedProxiesOnly) {
  const std::string forged = "X-Forwarded-For: 192.0.2.7\r\nX-Forwarded-Proto: https\r\n";
  OpenHouse open;
  EXPECT_EQ(Caller(open.port).get("/x", forged).body, "0 /x 127.0.0.1 plain ");

  DoorSettings settings;
  settings.trusted_proxies = {"127.0.0.0/8"};
  OpenHouse behind(settings);
  Caller proxy(behind.port);
  const Heard heard = proxy.get("/x", forged);
  EXPECT_EQ(heard.body, "0 /x 192.0.2.7 secure ");
  EXPECT_NE(heard.field("Strict-Transport-Security"), "-");
  EXPECT_EQ(heard.field("Cross-Origin-Opener-Policy"), "same-origin");
  // What the caller wrote himself stands before what the proxy adds.
  EXPECT_EQ(proxy.get("/x", "X-Forwarded-For: 10.9.9.9, 192.0.2.8, 127.0.0.1\r\n").body,
            "0 /x 192.0.2.8 plain ");
  EXPECT_TRUE(proxy.get("/x", "X-Forwarded-For: 10.9.9.9, unknown\r\n").has("bad_forwarding"));
}

TEST(Http, AReplyThatIsDroppedOrThrownIsA500) {
  OpenHouse open;
  Caller caller(open.port);
  EXPECT_TRUE(caller.get("/drop").has("\"no_answer\""));
  EXPECT_TRUE(caller.get("/throw").has("\"no_answer\""));
  EXPECT_EQ(open.counters().house_failures, 1U);
  EXPECT_EQ(caller.get("/x").status, 200);
}

TEST(Http, AnAnswerCannotSmuggleHeaders) {
  OpenHouse open;
  const Heard heard = Caller(open.port).get("/split");
  EXPECT_EQ(heard.status, 500);
  EXPECT_TRUE(heard.has("bad_answer"));
  EXPECT_EQ(heard.field("Set-Cookie"), "-");
}

TEST(Http, ACallerWhoVanishesLeavesNothingBehind) {
  OpenHouse open;
  for (int i = 0; i < 20; ++i) {
    Caller(open.port).say("GET /late?ms=30 HTTP/1.1\r\nHost: localhost\r\n\r\n");
    Caller(open.port).say("GET /x HTTP/1.1\r\nHo");
    Caller(open.port).say("POST /x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc");
    Caller(open.port).say("GET /big?bytes=9000000 HTTP/1.1\r\nHost: localhost\r\n\r\n");
  }
  const auto all_gone = [&] {
    const Counters counters = open.counters();
    return counters.accepted == 80 && counters.connections == 0;
  };
  EXPECT_TRUE(testing::until(all_gone));
  EXPECT_EQ(Caller(open.port).get("/x").status, 200);
}

TEST(Http, ALargeAnswerArrivesWhole) {
  OpenHouse open;
  EXPECT_EQ(Caller(open.port).get("/big?bytes=5000000").body, std::string(5000000, 'x'));
}

TEST(Http, PagesComeBeforeTheHouse) {
  const auto pages = std::make_shared<Pages>();
  ASSERT_TRUE(pages->add({"/index.html", "text/html", "<h1>Noblesse</h1>", "", "packed", false}));
  DoorSettings settings;
  settings.pages = pages;
  OpenHouse open(settings);
  Caller caller(open.port);
  const Heard page = caller.get("/");
  EXPECT_EQ(page.body, "<h1>Noblesse</h1>");
  EXPECT_EQ(page.field("Content-Type"), "text/html");
  const Heard again = caller.get("/index.html", "If-None-Match: " + page.field("ETag") + "\r\n");
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(again.field("Content-Length"), "-");
  EXPECT_EQ(caller.get("/", "Accept-Encoding: gzip, br\r\n").body, "packed");
  const Heard written = caller.post("/", "a", "Origin: http://localhost\r\n");
  EXPECT_EQ(written.status, 405);
  EXPECT_EQ(written.field("Allow"), "GET, HEAD, OPTIONS");
  EXPECT_EQ(caller.get("/other").body, "0 /other 127.0.0.1 plain ");
}

}  // namespace
}  // namespace noblesse
