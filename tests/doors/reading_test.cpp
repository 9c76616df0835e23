// What is read from a request's head, and what is written on an answer's.
#include "doors/reading.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "doors/fields.h"
#include "doors/head.h"
#include "doors/pages.h"
#include "doors/target.h"

namespace noblesse {
namespace {

const Networks kNobodyTrusted;

std::expected<Asking, DoorFault> read(RawHead head) {
  return understand(head, Porch{.trusted = kNobodyTrusted});
}

RawHead get(std::string_view target,
            std::vector<std::pair<std::string_view, std::string_view>> more = {}) {
  RawHead head{.method = "GET", .target = target, .fields = std::move(more)};
  head.fields.emplace_back("Host", "localhost");
  return head;
}

TEST(Target, IsTakenApart) {
  const Target target = read_target("/a/b%20c?x=1&y=%C3%BC+z&flag&x=2&&=e").value();
  EXPECT_EQ(target.path, "/a/b c");
  EXPECT_EQ(target.query, (Words{{"x", "1"}, {"y", "ü z"}, {"flag", ""}, {"x", "2"}, {"", "e"}}));
  EXPECT_EQ(read_target("http://example.org?a=b")->path, "/");
  EXPECT_EQ(read_target("https://example.org:8443/x")->authority, "example.org:8443");
  EXPECT_EQ(read_target("http:///x").error(), DoorFault::bad_host);
  EXPECT_EQ(read_target("ftp://x/y").error(), DoorFault::bad_path);
  EXPECT_EQ(read_target("/x#y").error(), DoorFault::bad_path);
  EXPECT_EQ(read_target("").error(), DoorFault::bad_path);
  for (const std::string wrong : {"/?%", "/?a=%zz", "/?a=%ff", "/?%00=1", "/?a=b%00"}) {
    EXPECT_EQ(read_target(wrong).error(), DoorFault::bad_query) << wrong;
  }
  std::string many = "/?a";
  for (int i = 0; i < 63; ++i) many += "&a";
  EXPECT_EQ(read_target(many)->query.size(), 64U);
  EXPECT_EQ(read_target(many + "&a").error(), DoorFault::bad_query);
}

TEST(Target, APathMayEndWithASlash) {
  EXPECT_EQ(read_path("/"), "/");
  EXPECT_EQ(read_path("/a/"), "/a/");
  EXPECT_FALSE(read_path("/a//"));
}

TEST(Fields, CookiesAreNamesAndValues) {
  EXPECT_EQ(read_cookies("a=1; b=x=y;c=\"q\" ; d="),
            (Words{{"a", "1"}, {"b", "x=y"}, {"c", "q"}, {"d", ""}}));
  EXPECT_EQ(read_cookies(""), Words());
  for (const std::string wrong : {"a", "=1", "a b=1", "a=\x01", "a=1; b", "ü=1"}) {
    EXPECT_FALSE(read_cookies(wrong)) << wrong;
  }
}

TEST(Fields, AHostIsSmallAndWithoutItsUsualPort) {
  EXPECT_EQ(read_host("Example.ORG:80", false), "example.org");
  EXPECT_EQ(read_host("example.org:80", true), "example.org:80");
  EXPECT_EQ(read_host("example.org:443", true), "example.org");
  EXPECT_EQ(read_host("[::1]:8080", false), "[::1]:8080");
  EXPECT_EQ(read_host("[::1]", false), "[::1]");
  for (const std::string wrong : {"", ":80", "a:", "a:0", "a:65536", "a:8x", "a/b", "a@b", "a b",
                                  "[::1", "[x]", "a:1:2", "[::1]x", "a,b", "a\\b"}) {
    EXPECT_FALSE(read_host(wrong, false)) << wrong;
  }
}

TEST(Fields, AnEncodingIsAcceptedIfItIsNamedAndNotAtZero) {
  EXPECT_TRUE(accepts_encoding("gzip, br", "br"));
  EXPECT_TRUE(accepts_encoding("BR;q=0.5", "br"));
  EXPECT_FALSE(accepts_encoding("gzip;q=0, br;q=0.000", "br"));
  EXPECT_TRUE(accepts_encoding("br;q=0.001", "br"));
  EXPECT_FALSE(accepts_encoding("brotli", "br"));
  EXPECT_FALSE(accepts_encoding("", "br"));
}

TEST(Fields, ATagIsFoundInItsList) {
  EXPECT_TRUE(matches_tag("\"a\", W/\"b\"", "\"b\""));
  EXPECT_TRUE(matches_tag(" * ", "\"b\""));
  EXPECT_FALSE(matches_tag("\"ab\"", "\"b\""));
  EXPECT_FALSE(matches_tag("", "\"b\""));
}

TEST(Reading, TakesWhatTheHouseNeeds) {
  const Asking asking = read(get("/x?y=1", {{"COOKIE", "a=1"},
                                            {"cookie", "b=2"},
                                            {"User-Agent", " lynx "},
                                            {"Accept-Encoding", "gzip"},
                                            {"Accept-Encoding", "br"},
                                            {"Accept-Language", "de"},
                                            {"Authorization", "Bearer t"},
                                            {"Idempotency-Key", "k"},
                                            {"If-None-Match", "\"e\""},
                                            {"Content-Type", "text/plain"}}))
                            .value();
  EXPECT_EQ(asking.cookie("b"), "2");
  EXPECT_EQ(asking.cookie("c"), std::nullopt);
  EXPECT_EQ(asking.parameter("y"), "1");
  EXPECT_EQ(asking.user_agent, "lynx");
  EXPECT_EQ(asking.accept_encoding, "gzip, br");
  EXPECT_EQ(asking.accept_language, "de");
  EXPECT_EQ(asking.authorization, "Bearer t");
  EXPECT_EQ(asking.idempotency_key, "k");
  EXPECT_EQ(asking.if_none_match, "\"e\"");
  EXPECT_EQ(asking.content_type, "text/plain");
  EXPECT_EQ(asking.host, "localhost");
}

TEST(Reading, RefusesFieldsThatContradictEachOther) {
  for (const std::string_view name : {"Origin", "Authorization", "Content-Type", "Content-Length",
                                      "Transfer-Encoding", "Idempotency-Key"}) {
    EXPECT_EQ(read(get("/", {{name, "chunked"}, {name, "chunked"}})).error(),
              DoorFault::bad_request)
        << name;
  }
  EXPECT_EQ(read(get("/", {{"host", "a"}})).error(), DoorFault::bad_host);
  EXPECT_EQ(read(get("/", {{"Transfer-Encoding", "gzip, chunked"}})).error(),
            DoorFault::encoding_unknown);
  EXPECT_EQ(read(get("/", {{"Transfer-Encoding", "chunked"}, {"Content-Length", "1"}})).error(),
            DoorFault::bad_request);
  RawHead old = get("/", {{"Transfer-Encoding", "chunked"}});
  old.version = 10;
  EXPECT_EQ(read(old).error(), DoorFault::bad_request);
  old.version = 9;
  EXPECT_EQ(read(old).error(), DoorFault::version_unknown);
}

TEST(Reading, AnOriginThatIsEmptyOrGarbledIsForeign) {
  for (const std::string_view origin : {"", "\xff"}) {
    const Asking asking = read(get("/", {{"Origin", origin}})).value();
    EXPECT_EQ(asking.origin, "null");
    EXPECT_FALSE(origin_allowed(asking, {}));
  }
}

TEST(Head, IsWrittenWhole) {
  Answer answer{.status = 201, .content_type = "text/plain", .body = "abc"};
  answer.headers.emplace_back("Location", "/tables/7");
  answer.cookies.emplace_back("s=1; HttpOnly");
  const std::string head = write_head(answer, {.keep_alive = true, .date = "today"}).value();
  EXPECT_TRUE(
      head.starts_with("HTTP/1.1 201 Created\r\nDate: today\r\nConnection: keep-alive\r\n"
                       "Content-Type: text/plain\r\nContent-Length: 3\r\n"
                       "Location: /tables/7\r\nCache-Control: no-store\r\n"
                       "Set-Cookie: s=1; HttpOnly\r\nContent-Security-Policy: "))
      << head;
  EXPECT_TRUE(head.ends_with("\r\n\r\n"));
}

TEST(Head, NothingBreaksOutOfItsPlace) {
  const auto refused = [](Answer answer) { return !write_head(answer, {}).has_value(); };
  EXPECT_FALSE(refused({.headers = {{"X-A", "b\tc"}}}));
  EXPECT_TRUE(refused({.headers = {{"X-A", "b\nc"}}}));
  EXPECT_TRUE(refused({.headers = {{"X A", "b"}}}));
  EXPECT_TRUE(refused({.headers = {{"", "b"}}}));
  EXPECT_TRUE(refused({.headers = {{"Content-Length", "9"}}}));
  EXPECT_TRUE(refused({.headers = {{"transfer-encoding", "chunked"}}}));
  EXPECT_TRUE(refused({.content_type = "a\r\nb"}));
  EXPECT_TRUE(refused({.cookies = {"a=b\r\n"}}));
  EXPECT_TRUE(refused({.status = 101}));
  EXPECT_TRUE(refused({.status = 600}));
}

TEST(Head, TheDateIsWrittenAsHttpWantsIt) {
  EXPECT_EQ(http_date(784111777), "Sun, 06 Nov 1994 08:49:37 GMT");
}

TEST(Pages, AreServedInTheBestCodingThatIsAccepted) {
  Pages pages;
  ASSERT_TRUE(pages.add({"/app.js", "text/javascript", "plain", "brotli", "gzip", true}));
  const auto serve = [&](std::string_view encodings, std::string_view tag) {
    Asking asking{.path = "/app.js"};
    asking.accept_encoding = encodings;
    asking.if_none_match = tag;
    return pages.answer(asking);
  };
  const auto header = [](const Answer& answer, std::string_view name) {
    const auto found = std::ranges::find(answer.headers, name, &Words::value_type::first);
    return found == answer.headers.end() ? "-" : found->second;
  };
  const Answer brotli = serve("gzip, br", "");
  EXPECT_EQ(brotli.bytes(), "brotli");
  EXPECT_EQ(header(brotli, "Content-Encoding"), "br");
  EXPECT_EQ(header(brotli, "Vary"), "Accept-Encoding");
  EXPECT_EQ(header(brotli, "Cache-Control"), "public, max-age=31536000, immutable");
  const Answer gzip = serve("gzip", "");
  EXPECT_EQ(gzip.bytes(), "gzip");
  const Answer plain = serve("", "");
  EXPECT_EQ(plain.bytes(), "plain");
  EXPECT_EQ(header(plain, "Content-Encoding"), "-");
  EXPECT_NE(header(plain, "ETag"), header(brotli, "ETag"));
  EXPECT_EQ(serve("br", header(brotli, "ETag")).status, 304);
  EXPECT_EQ(serve("gzip", header(brotli, "ETag")).status, 200) << "other bytes, another tag";
}

TEST(Pages, RefuseWhatCouldNeverBeAskedFor) {
  Pages pages;
  for (const std::string wrong : {"app.js", "/a/../b", "/a%20b", "", "//a"}) {
    EXPECT_FALSE(pages.add({.path = wrong, .type = "text/plain"})) << wrong;
  }
  EXPECT_TRUE(pages.add({.path = "/help/index.html", .type = "text/html"}));
  EXPECT_FALSE(pages.add({.path = "/help/index.html", .type = "text/html"}));
  EXPECT_FALSE(pages.add({.path = "/other"}));
  EXPECT_TRUE(pages.contains("/help/"));
  EXPECT_FALSE(pages.contains("/"));
}

}  // namespace
}  // namespace noblesse
