// What a link tells before it is opened: enough to be tempting, and of what is not for everybody
// nothing at all.
#include "club/preview.h"

#include <gtest/gtest.h>

#include "tests/club/finish.h"
#include "tests/club/house_club.h"

namespace noblesse {
namespace {

using testing::at;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;
using testing::Laid;
using testing::TableLine;

constexpr const char* kNobody = "0123456789abcdef0123456789abcdef";

// The text with every mention of an id left out: it is in the address that was asked for.
std::string without(std::string text, const std::string& id) {
  for (std::size_t at = 0; (at = text.find(id)) != std::string::npos;) text.erase(at, id.size());
  return text;
}

TEST(Preview, IsEscapedWhereverItStands) {
  const std::string page =
      with_preview("<html><head><title>x</title></head><body></body></html>",
                   {"a\"b", "<script>&'", "/card-adel.png"}, "https://club.example\"", "/t/<x>");
  EXPECT_TRUE(page.contains(R"(<meta property="og:title" content="a&quot;b">)")) << page;
  EXPECT_TRUE(page.contains("content=\"&lt;script&gt;&amp;&#39;\">")) << page;
  EXPECT_FALSE(page.contains("<script>"));
  EXPECT_FALSE(page.contains("<x>"));
  EXPECT_FALSE(page.contains("example\"/"));
  EXPECT_TRUE(page.starts_with("<html><head><title>x</title><meta")) << page;
  EXPECT_TRUE(page.ends_with("</head><body></body></html>")) << page;
}

TEST(Preview, OfAListedTableTellsWhatTheListDoes) {
  const HouseClub open;
  const Guest ada = open.guest("A\"><b>da");
  const Laid table = open.table(ada, R"(,"listed":true,"sit":0,"bots":{"1":"clubman"})");
  const Heard page = open.ask("GET", "/t/" + table.id);
  EXPECT_EQ(page.status, 200);
  EXPECT_EQ(page.field("Content-Type"), "text/html; charset=utf-8");
  EXPECT_TRUE(page.field("Content-Security-Policy").contains("script-src 'self'"));
  EXPECT_TRUE(page.has(R"(<meta property="og:title" content="Adel Verpflichtet, a table for 2">)"))
      << page.body;
  EXPECT_TRUE(page.has("A&quot;&gt;&lt;b&gt;da and clubman (bot).")) << page.body;
  EXPECT_FALSE(page.has("<b>"));
  EXPECT_TRUE(page.has(R"(<meta property="og:image" content="http://localhost/card-adel.png">)"));
  EXPECT_TRUE(page.has(R"(<meta name="robots" content="noindex">)"));
}

TEST(Preview, OfAnyOtherTableIsThatOfNone) {
  const HouseClub open;
  const Guest ada = open.guest("Ada");
  const Laid table = open.table(ada, R"(,"sit":0)");
  const std::string none = without(open.ask("GET", std::string("/t/") + kNobody).body, kNobody);
  EXPECT_TRUE(none.contains("og:title"));
  EXPECT_FALSE(none.contains("Adel"));
  const Heard heard = open.ask("GET", "/t/" + table.id);
  EXPECT_EQ(heard.status, 200);
  EXPECT_EQ(without(heard.body, table.id), none);
  EXPECT_EQ(without(ada.get("/t/" + table.id).body, table.id), none) << "whoever asks";
  EXPECT_EQ(without(open.ask("GET", "/t/" + table.id + "?key=" + table.invite).body, table.id),
            none)
      << "and whatever they bring: it is kept by whoever shows it";
  // While it is played it tells no more.
  {
    TableLine bob(open.guest("Bob"), table.id, table.invite);
    ASSERT_TRUE(bob.say(R"({"do":"sit","seat":1})").contains("ok"));
    ASSERT_TRUE(TableLine(ada, table.id).say(R"({"do":"start"})").contains("ok"));
  }
  EXPECT_EQ(without(open.ask("GET", "/t/" + table.id).body, table.id), none);
  EXPECT_EQ(open.ask("GET", "/t/" + table.id + "/more").status, 404);
}

TEST(Preview, OfAFinishedGameTellsWhoCameWhere) {
  const HouseClub open;
  const Guest ada = open.guest("<i>Ada");
  const auto finish = [&](std::string_view more) {
    const Laid table =
        open.table(ada, std::string(more) + R"(,"sit":0,"bots":{"1":"random"},"start":true)");
    testing::play_to_the_end(table.id, {ada});
    testing::wait_for_game(open, table.id);
    return table.id;
  };
  const std::string listed = finish(R"(,"listed":true)");
  const Heard page = open.ask("GET", "/g/" + listed + "/1");
  EXPECT_EQ(page.status, 200);
  EXPECT_TRUE(page.has("content=\"Adel Verpflichtet, a finished game\"")) << page.body;
  EXPECT_TRUE(page.has(". &lt;i&gt;Ada")) << page.body;
  EXPECT_FALSE(page.has("<i>"));

  const std::string hidden = finish("");
  const std::string none =
      without(open.ask("GET", std::string("/g/") + kNobody + "/1").body, kNobody);
  EXPECT_EQ(without(open.ask("GET", "/g/" + hidden + "/1").body, hidden), none);
  EXPECT_FALSE(none.contains("Adel"));
  for (const char* number : {"0", "x", "99999999", "2"}) {
    EXPECT_FALSE(open.ask("GET", "/g/" + listed + "/" + number).has("Ada")) << number;
  }
}

}  // namespace
}  // namespace noblesse
