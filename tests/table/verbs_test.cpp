// What people ask a table for, beside choosing: chairs, options, several seats on one device, and
// another game.
#include <gtest/gtest.h>

#include "table/fair_dealer.h"
#include "tests/table/hall.h"

namespace noblesse::hall {
namespace {

class Verbs : public testing::Test {
 protected:
  static TableOptions two_lords() {
    TableOptions options;
    options.game = "adel";
    options.edition = "classic";
    options.seats = 2;
    return options;
  }

  // Everything that connection 1 or 2 is sent for one message.
  std::string ask(Connection who, std::string_view message) {
    hall_.letters.clear();
    hall_.receive(who, message);
    std::string sent;
    for (const Sent& letter : hall_.letters) {
      if (letter.to == who) sent += letter.text + "\n";
    }
    return sent;
  }

  static bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
  }

  Hall hall_{std::make_shared<const Shelf>(), "t", "host", two_lords(),
             std::make_shared<FairDealer>("t", Seed{})};
};

TEST_F(Verbs, OnlyTheHostSetsOptionsAndClearsChairs) {
  hall_.arrive(1, "host");
  hall_.arrive(2, "guest");
  EXPECT_TRUE(has(ask(2, R"({"do":"sit","seat":1})"), "\"ok\":true"));
  EXPECT_TRUE(has(ask(1, R"({"do":"sit","seat":1})"), "seat taken"));
  EXPECT_TRUE(has(ask(2, R"({"do":"clear","seat":1})"), "not the host"));
  EXPECT_TRUE(has(ask(1, R"({"do":"start"})"), "seats empty"));
  EXPECT_TRUE(
      has(ask(1, R"({"do":"options","options":{"game":"adel","seats":9}})"), "bad options"));
  EXPECT_TRUE(
      has(ask(1, R"({"do":"options","options":{"game":"mille","seats":3}})"), "\"ok\":true"));
  EXPECT_TRUE(has(ask(1, R"({"do":"clear","seat":1})"), "\"stood\""));
  EXPECT_TRUE(has(ask(2, R"({"do":"stand"})"), "not your seat"));
}

// Pass and play: neither hand is told before it is asked for, and then only that one.
TEST_F(Verbs, SeveralSeatsOnOneDeviceOpenOneByOne) {
  hall_.arrive(1, "host");
  ask(1, R"({"do":"sit","seat":0})");
  ask(1, R"({"do":"sit","seat":1})");
  const std::string dealt = ask(1, R"({"do":"start"})");
  EXPECT_FALSE(has(dealt, "\"dealt\""));
  EXPECT_TRUE(has(dealt, "\"asked\":[0,1]"));
  EXPECT_TRUE(has(dealt, "\"question\":null"));
  const std::string opened = ask(1, R"({"do":"open","seat":1})");
  EXPECT_TRUE(has(opened, "\"hidden\":[4,0]")) << opened;
  EXPECT_TRUE(has(opened, "\"question\":{\"id\":1,\"seat\":1")) << opened;
  EXPECT_TRUE(has(ask(1, R"({"do":"choose","seat":1,"question":1,"move":"castle"})"), "\"ok\""));
  // The curtain is closed again.
  EXPECT_TRUE(has(ask(1, R"({"do":"resume"})"), "\"hidden\":[4,4]"));
}

TEST_F(Verbs, AnotherGameHasAnotherPromise) {
  hall_.arrive(1, "host");
  ask(1, R"({"do":"sit","seat":0})");
  ask(1, R"({"do":"bot","seat":1,"bot":"random"})");
  EXPECT_TRUE(has(ask(1, R"({"do":"rematch"})"), "not over"));
  ask(1, R"({"do":"start"})");
  ask(1, R"({"do":"leave"})");
  while (hall_.let_one_think()) {
  }
  ASSERT_EQ(hall_.table().stage(), Table::Stage::over);
  EXPECT_TRUE(has(ask(1, R"({"do":"record"})"), "\"result\""));
  const std::string again = ask(1, R"({"do":"rematch"})");
  EXPECT_TRUE(has(again, "\"again\",\"game_number\":2,\"commitment\":\"")) << again;
  EXPECT_EQ(hall_.table().stage(), Table::Stage::gathering);
  EXPECT_TRUE(has(ask(1, R"({"do":"start"})"), "\"game_number\":2"));
}

}  // namespace
}  // namespace noblesse::hall
