// Where it is not told who has chosen, a choice must leave no trace in what others may ask for.
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "tests/club/open_club.h"
#include "tests/club/witness.h"

namespace noblesse::testing {
namespace {

TEST(HiddenChoice, LeavesNoTraceOnTheCard) {
  OpenClub club;
  Witness alice(club.port(), "alice");
  Witness bob(club.port(), "bob");
  const Heard laid =
      alice.ask("POST", "/api/tables",
                R"({"options":{"game":"adel","seats":2,"shown_locks":false,"beat":1000},"sit":0})");
  const json::value answer = *parse_json(laid.body);
  const std::string table(answer.at("table").at("id").as_string());
  const std::string key(answer.at("invite").as_string());
  for (Witness* person : {&alice, &bob}) person->open_line(table, key);
  bob.say({{"do", "sit"}, {"seat", 1}});
  bob.knock();
  bob.listen();
  alice.say({{"do", "start"}});
  alice.knock();
  alice.listen();
  bob.knock();
  bob.listen();
  const std::string before = bob.ask("GET", "/api/tables/" + table).body;
  std::this_thread::sleep_for(std::chrono::milliseconds(20));
  alice.say({{"do", "choose"}, {"question", 1}, {"move", "castle"}});
  alice.knock();
  alice.listen();
  EXPECT_EQ(before, bob.ask("GET", "/api/tables/" + table).body);
}

}  // namespace
}  // namespace noblesse::testing
