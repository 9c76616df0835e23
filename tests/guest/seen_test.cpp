#include "guest/seen.h"

#include <gtest/gtest.h>

namespace noblesse::guest {
namespace {

constexpr const char* kView =
    R"({"n":3,"view":{"table":{"stage":"gathering","game_number":1,"chairs":[)"
    R"({"holder":"person","name":"Ada","here":true,"host":true,"number":false},)"
    R"({"holder":null,"number":false}]},"seats":[0]},"question":null})";

json::object letter(const std::string& text) { return parse_json(text)->as_object(); }

Seen after(std::initializer_list<const char*> letters) {
  Seen seen;
  seen.take_view(letter(kView));
  for (const char* text : letters) seen.take_events(letter(text));
  return seen;
}

TEST(Seen, AViewIsEverything) {
  const Seen seen = after({});
  EXPECT_EQ(seen.heard, 3U);
  EXPECT_EQ(seen.stage, "gathering");
  EXPECT_EQ(seen.chairs.at(0).name, "Ada");
  EXPECT_FALSE(seen.all_seated());
  EXPECT_FALSE(seen.question);
}

TEST(Seen, EventsLeadToWhatAViewWouldShow) {
  const Seen told = after({R"({"n":4,"events":[{"event":"sat","seat":1,"name":"Bob"}]})",
                           R"({"n":5,"events":[{"event":"away","seat":0,"why":"left"}]})",
                           R"({"n":6,"events":[{"event":"begins","game_number":1}],"question":)"
                           R"({"id":1,"seat":0,"moves":["castle"],"count":1}})",
                           R"({"n":7,"events":[{"event":"locked","seat":1}]})"});
  Seen shown;
  shown.take_view(letter(
      R"({"n":7,"view":{"table":{"stage":"playing","game_number":1,"chairs":[)"
      R"({"holder":"person","name":"Ada","here":false,"number":false},)"
      R"({"holder":"person","name":"Bob","here":true,"number":false,"locked":true}]},"seats":[0]},)"
      R"("question":{"id":1,"seat":0,"moves":["castle"],"count":1}})"));
  EXPECT_EQ(difference(told, shown, true), "");
  EXPECT_TRUE(told.all_seated());
}

TEST(Seen, EveryDifferenceIsSeen) {
  const char* sat = R"({"n":4,"events":[{"event":"sat","seat":1,"name":"Bob"}]})";
  const Seen seen = after({sat});
  EXPECT_NE(difference(seen, after({}), true), "");
  for (const char* other :
       {R"({"n":4,"events":[{"event":"sat","seat":1,"name":"Eve"}]})",
        R"({"n":4,"events":[{"event":"bot","seat":1,"bot":"Bob"}]})",
        R"({"n":4,"events":[{"event":"sat","seat":1,"name":"Bob"},{"event":"over"}]})",
        R"({"n":4,"events":[{"event":"sat","seat":1,"name":"Bob"},{"event":"away","seat":0}]})",
        R"({"n":4,"events":[{"event":"sat","seat":1,"name":"Bob"},{"event":"number","seat":0}]})",
        R"({"n":4,"events":[{"event":"sat","seat":1,"name":"Bob"}],"question":{"id":1}})"}) {
    EXPECT_NE(difference(seen, after({other}), true), "") << other;
  }
}

TEST(Seen, QuestionsDifferByEverythingTheySay) {
  const auto asked = [](const std::string& question) {
    Seen seen = after({});
    seen.take_events(letter(R"({"n":4,"events":[],"question":)" + question + "}"));
    return seen;
  };
  const Seen seen = asked(R"({"id":1,"moves":["castle"]})");
  EXPECT_EQ(difference(seen, asked(R"({"id":1,"moves":["castle"]})"), true), "");
  EXPECT_NE(difference(seen, asked(R"({"id":1,"moves":["auction"]})"), true), "");
  EXPECT_NE(difference(seen, asked(R"({"id":1,"moves":["castle"],"choice":"castle"})"), true), "");
  EXPECT_NE(difference(seen, asked("null"), true), "");
}

TEST(Seen, LocksGoWithTheQuestionAndMayBeLeftOut) {
  const char* locked = R"({"n":4,"events":[{"event":"locked","seat":0}]})";
  const char* nothing = R"({"n":4,"events":[]})";
  EXPECT_NE(difference(after({locked}), after({nothing}), true), "");
  EXPECT_EQ(difference(after({locked}), after({nothing}), false), "");
  const char* asked = R"({"n":5,"events":[],"question":null})";
  EXPECT_EQ(difference(after({locked, asked}), after({nothing, asked}), true), "");
}

}  // namespace
}  // namespace noblesse::guest
