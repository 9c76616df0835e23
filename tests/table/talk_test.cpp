// Talk at the table: people say what they like, bots announce, answer and lie, and nobody is bound
// by a word of it (M5, M18).
#include <gtest/gtest.h>

#include "table/fair_dealer.h"
#include "tests/table/hall.h"

namespace noblesse::hall {
namespace {

class Talk : public testing::Test {
 protected:
  // A person and two bots at Mille Grazie, before the thieves choose.
  static std::unique_ptr<Hall> sit_down(std::uint8_t number, bool talk = true) {
    TableOptions options;
    options.game = "mille";
    options.edition = "italia";
    options.seats = 3;
    options.first = 0;  // the person (M19)
    options.talk = talk;
    Seed secret{};
    secret[0] = number;
    auto hall = std::make_unique<Hall>(std::make_shared<const Shelf>(), "t", "host", options,
                                       std::make_shared<FairDealer>("t", secret));
    hall->arrive(1, "host");
    hall->receive(1, R"({"do":"sit","seat":0})");
    hall->receive(1, R"({"do":"bot","seat":1,"bot":"novice"})");
    hall->receive(1, R"({"do":"bot","seat":2,"bot":"clubman"})");
    hall->receive(1, R"({"do":"start"})");
    return hall;
  }

  static std::vector<json::object> said(const Hall& hall) {
    std::vector<json::object> remarks;
    for (const Sent& letter : hall.letters) {
      const json::value text = *parse_json(letter.text);
      const json::value* events = text.as_object().if_contains("events");
      if (events == nullptr) continue;
      for (const json::value& event : events->as_array()) {
        if (event.at("event").as_string() == "talk") remarks.push_back(event.as_object());
      }
    }
    return remarks;
  }
};

TEST_F(Talk, BotsAnnounceTheirRoadsAndAnswerWhenAsked) {
  int announced = 0;
  int answered = 0;
  for (std::uint8_t number = 0; number < 60; ++number) {
    const auto hall = sit_down(number);
    while (hall->let_one_think()) {
    }
    for (const json::object& remark : said(*hall)) {
      EXPECT_NE(remark.at("seat").to_number<int>(), 0);
      if (remark.at("phrase").as_string() == "i wait on") ++announced;
    }
    hall->letters.clear();
    hall->receive(1, R"({"do":"talk","phrase":"where?"})");
    ASSERT_EQ(hall->thinkings.size(), 2U) << "each bot is asked for an answer";
    while (hall->let_one_think()) {
    }
    EXPECT_TRUE(hall->thinkings.empty()) << "bots do not answer bots";
    for (const json::object& remark : said(*hall)) {
      if (remark.at("seat").to_number<int>() != 0) ++answered;
    }
  }
  EXPECT_GT(announced, 0);
  // By now the noble, seat 0, is asked for their escort, and thieves keep quiet about their roads.
  EXPECT_EQ(answered, 0);
}

TEST_F(Talk, AHelloIsReturned) {
  int returned = 0;
  for (std::uint8_t number = 0; number < 20; ++number) {
    const auto hall = sit_down(number);
    hall->receive(1, R"({"do":"talk","phrase":"hello"})");
    while (hall->let_one_think()) {
    }
    for (const json::object& remark : said(*hall)) {
      if (remark.at("seat").to_number<int>() != 0 && remark.at("phrase").as_string() == "hello") {
        ++returned;
      }
    }
  }
  EXPECT_GT(returned, 10);
}

TEST_F(Talk, WhereThereIsNoTalkBotsAreSilentToo) {
  for (std::uint8_t number = 0; number < 20; ++number) {
    const auto hall = sit_down(number, false);
    for (const Thinking& thinking : hall->thinkings) EXPECT_FALSE(thinking.may_talk);
    const std::size_t asked = hall->thinkings.size();
    hall->receive(1, R"({"do":"talk","phrase":"where?"})");
    EXPECT_EQ(hall->thinkings.size(), asked);
    while (hall->let_one_think()) {
    }
    EXPECT_TRUE(said(*hall).empty());
  }
}

TEST_F(Talk, NonsenseOfABotIsNotSaid) {
  const auto hall = sit_down(1);
  Thought thought{1, 1, {}, Remark{"buy my hats", ""}};
  hall->table().think(hall->now, thought, *hall);
  thought.remark = Remark{"i wait on", "</script>"};
  hall->table().think(hall->now, thought, *hall);
  EXPECT_TRUE(said(*hall).empty());
  thought.remark = Remark{"i wait on", "L"};
  hall->table().think(hall->now, thought, *hall);
  EXPECT_EQ(said(*hall).size(), 1U);
}

// What was said is kept: a table that comes back goes on with the same numbers of events.
TEST_F(Talk, SurvivesARestart) {
  const auto hall = sit_down(3);
  hall->receive(1, R"({"do":"talk","phrase":"hello"})");
  while (hall->let_one_think()) {
  }
  EXPECT_TRUE(hall->restart());
}

TEST_F(Talk, IsBounded) {
  const auto hall = sit_down(1);
  const auto refused = [&](const std::string& message) {
    hall->letters.clear();
    hall->receive(1, message);
    return hall->letters.size() == 1 && hall->letters[0].text.find("refused") != std::string::npos;
  };
  EXPECT_TRUE(refused(R"({"do":"talk","text":""})"));
  EXPECT_TRUE(refused(R"({"do":"talk","text":")" + std::string(201, 'x') + "\"}"));
  EXPECT_FALSE(refused(R"({"do":"talk","text":")" + std::string(200, 'x') + "\"}"));
  EXPECT_TRUE(refused(R"({"do":"talk","text":"a\nb"})"));
  EXPECT_TRUE(refused(R"({"do":"talk","phrase":"buy my hats"})"));
  EXPECT_TRUE(refused(R"({"do":"talk","phrase":"i wait on","road":"LL"})"));
  EXPECT_TRUE(refused(R"({"do":"talk","phrase":"hello","road":""})")) << "and nobody hears it";
  EXPECT_TRUE(refused(R"({"do":"talk","phrase":"i wait on","road":"é"})"));
}

// Six things at once, and then one every two seconds: whoever talks all the time fills nobody's
// screen and no store.
TEST_F(Talk, IsThrottled) {
  const auto hall = sit_down(1);
  const auto says = [&] {
    hall->letters.clear();
    hall->receive(1, R"({"do":"talk","text":"hear, hear"})");
    return std::string(hall->letters[0].text);
  };
  for (int remark = 0; remark < 6; ++remark) EXPECT_FALSE(says().contains("refused")) << remark;
  const std::string until = R"("until":)" + std::to_string(hall->now + 2000);
  EXPECT_TRUE(says().contains(R"("refused":"too much talk",)" + until));
  hall->now += 1999;
  EXPECT_TRUE(says().contains(until));
  hall->now += 1;
  EXPECT_FALSE(says().contains("refused"));
  EXPECT_TRUE(says().contains("refused"));
  hall->now += 60'000;
  for (int remark = 0; remark < 6; ++remark) EXPECT_FALSE(says().contains("refused")) << remark;
  EXPECT_TRUE(says().contains("refused"));
}

// Lines that were kept by a table that had no such limit are read back as they are.
TEST_F(Talk, ThatWasSaidOnceWasSaid) {
  const auto hall = sit_down(1);
  for (int remark = 0; remark < 6; ++remark) {
    hall->receive(1, R"({"do":"talk","text":"hear, hear"})");
  }
  hall->lines.push_back(hall->lines.back());
  EXPECT_TRUE(hall->restart());
}

}  // namespace
}  // namespace noblesse::hall
