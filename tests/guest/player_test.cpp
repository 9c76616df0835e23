// A player at a table that says whatever a test wants.
#include "guest/player.h"

#include <gtest/gtest.h>

#include <any>
#include <chrono>
#include <functional>
#include <thread>

#include "doors/doors.h"
#include "doors/padding.h"
#include "tests/until.h"

namespace noblesse::guest {
namespace {

// Every line that is opened is a visit, from 1.
class Script final : public House {
 public:
  std::function<std::vector<std::string>(int visit)> greet;
  std::function<std::vector<std::string>(int visit, std::string_view text)> answer;
  Doors* doors = nullptr;

  void begin_anew() { visit_ = 0; }

  void ask(Asking, noblesse::Reply reply) override { reply({.status = 404}); }
  void admit(Asking, Verdict verdict) override { verdict(Admission{}); }
  void opened(LineId line, Admission) override {
    ++visit_;
    say(line, greet(visit_));
  }
  void heard(LineId line, std::string_view text) override { say(line, answer(visit_, text)); }
  void closed(LineId, LineEnd) override {}

 private:
  // "close 1012" closes the line.
  void say(LineId line, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
      if (text.starts_with("close ")) {
        doors->close(line, static_cast<std::uint16_t>(std::stoi(text.substr(6))), "so");
      } else {
        doors->send(line, std::make_shared<const std::string>(text));
      }
    }
  }
  int visit_ = 0;
};

struct Diary final : Witness {
  void chose(const Player&, std::uint64_t question, std::string_view move) override {
    choices.push_back(std::to_string(question) + " " + std::string(move));
  }
  void wondered(const Player&, const std::string& why) override { wonders.push_back(why); }
  std::vector<std::string> choices;
  std::vector<std::string> wonders;
};

std::string view(int n, const std::string& question) {
  return R"({"n":)" + std::to_string(n) +
         R"(,"view":{"table":{"stage":"playing","game_number":1,"chairs":[)"
         R"({"holder":"person","name":"Ada","here":true,"number":false},)"
         R"({"holder":"bot","bot":"random","number":false}]},"seats":[0]},"question":)" +
         question + "}";
}
std::string asked(int id, const std::string& more = "") {
  return R"({"id":)" + std::to_string(id) + R"(,"seat":0,"moves":["castle"],"count":1)" + more +
         "}";
}
std::string missed(int n, const std::string& question) {
  return R"({"n":)" + std::to_string(n) + R"(,"events":[],"question":)" + question + "}";
}
constexpr const char* kChosen = R"({"id":2,"ok":true,"choice":"castle"})";
constexpr const char* kResuming = R"({"id":4,"ok":true})";
bool is(std::string_view text, std::string_view what) {
  return text.find("\"do\":\"" + std::string(what) + "\"") != std::string_view::npos;
}

class PlayerTest : public ::testing::Test {
 protected:
  // Lets the player play until something has come about, and a moment longer: what is too much
  // would come then.
  template <class Condition>
  void play_until(const Condition& has_come_about) {
    DoorSettings settings;
    settings.port = 0;
    auto doors = *Doors::open(settings, script);
    script.doors = doors.get();
    std::thread thread([&] { doors->run(); });
    {
      Coach coach({"127.0.0.1", doors->port()});
      Plan plan;
      plan.table = "t";
      plan.token = "token";
      plan.shortest_wait = Milliseconds(5);
      Player player(coach, plan, tally, &diary);
      player.come();
      const auto end = std::chrono::steady_clock::now() + testing::kPatience;
      const auto look = [&](const auto& self) -> void {
        const bool late = std::chrono::steady_clock::now() > end;
        EXPECT_FALSE(late) << "it does not come about";
        const bool enough = late || has_come_about();
        coach.after(Milliseconds(enough ? 50 : 5), [&, enough, self] {
          if (enough) return coach.stop();
          self(self);
        });
      };
      look(look);
      coach.run();
    }
    doors->stop(Milliseconds(0));
    thread.join();
  }

  Script script;
  Diary diary;
  Tally tally;
};

TEST_F(PlayerTest, AnswersAQuestionOnce) {
  int chosen = 0;
  script.greet = [](int) { return std::vector{view(3, asked(1))}; };
  script.answer = [&](int, std::string_view text) {
    EXPECT_EQ(text, padded(R"({"id":2,"do":"choose","question":1,"move":"castle"})"));
    ++chosen;
    return std::vector<std::string>{kChosen};
  };
  play_until([&] { return tally.answers.count() == 1; });
  EXPECT_EQ(chosen, 1);
  EXPECT_EQ(diary.choices, std::vector<std::string>{"1 castle"});
  EXPECT_EQ(tally.answers.count(), 1U);
  EXPECT_EQ(diary.wonders, std::vector<std::string>());
}

// The line is lost while their choice is on its way; then the table shows the question so.
TEST_F(PlayerTest, SendsAChoiceAgainOnlyIfItsQuestionIsStillOpen) {
  struct Case {
    std::string then;
    std::uint64_t resent;
    std::uint64_t found;
    std::vector<std::string> choices;
  };
  for (const Case& expected :
       {Case{asked(1), 1, 0, {"1 castle"}},
        Case{asked(1, R"(,"choice":"castle")"), 0, 1, {"1 castle"}},
        Case{asked(2), 0, 1, {"1 castle", "2 castle"}}, Case{"null", 0, 1, {"1 castle"}}}) {
    tally = Tally();
    diary = Diary();
    script.begin_anew();
    script.greet = [&](int visit) {
      return std::vector{view(3, visit == 1 ? asked(1) : expected.then)};
    };
    script.answer = [&](int visit, std::string_view text) -> std::vector<std::string> {
      if (visit == 1) return {"close 1012"};
      // By then the table knows the choice that was sent again.
      if (is(text, "resume")) {
        const bool again = expected.resent > 0;
        return {kResuming, view(3, again ? asked(1, R"(,"choice":"castle")") : expected.then)};
      }
      return {kChosen};
    };
    play_until([&] {
      return tally.returns == 1 && tally.resent + tally.found == 1 &&
             diary.choices.size() == expected.choices.size();
    });
    EXPECT_EQ(tally.resent, expected.resent) << expected.then;
    EXPECT_EQ(tally.found, expected.found) << expected.then;
    EXPECT_EQ(diary.choices, expected.choices) << expected.then;
    EXPECT_EQ(diary.wonders, std::vector<std::string>()) << expected.then;
    EXPECT_EQ(tally.returns, 1U);
  }
}

TEST_F(PlayerTest, NoticesThatAnAcknowledgedChoiceIsLost) {
  script.greet = [](int) { return std::vector{view(3, asked(5))}; };
  script.answer = [](int visit, std::string_view text) -> std::vector<std::string> {
    if (visit == 1) return {kChosen, "close 1012"};
    if (is(text, "resume")) return {kResuming, missed(3, asked(5))};
    return {kChosen};
  };
  play_until([&] { return !diary.wonders.empty(); });
  EXPECT_EQ(diary.wonders.front(), "an acknowledged choice is lost: castle");
}

TEST_F(PlayerTest, NoticesLettersThatContradictEachOther) {
  script.greet = [](int) { return std::vector{view(3, "null")}; };
  script.answer = [](int, std::string_view) { return std::vector<std::string>(); };
  int resumes = 0;
  const auto with = [&](const std::string& told) {
    tally = Tally();
    diary = Diary();
    script.begin_anew();
    script.greet = [](int visit) -> std::vector<std::string> {
      if (visit == 1) return {view(3, "null"), "close 1012"};
      return {view(4, "null")};
    };
    script.answer = [&resumes, told](int, std::string_view text) -> std::vector<std::string> {
      EXPECT_EQ(text, padded(R"({"id":4,"do":"resume","after":3})"));
      ++resumes;
      return {kResuming, told};
    };
    play_until([&] { return tally.letters == 4; });
    return diary.wonders.size();
  };
  EXPECT_EQ(with(missed(4, "null")), 0U);
  EXPECT_EQ(with(view(4, "null")), 0U);
  EXPECT_EQ(with(missed(4, asked(1))), 1U);
  EXPECT_EQ(with(view(4, asked(1))), 1U);
  EXPECT_EQ(with(missed(5, "null")), 1U);
  EXPECT_EQ(with(R"({"n":4,"events":[{"event":"away","seat":0}],"question":null})"), 1U);
  EXPECT_EQ(resumes, 6);
}

TEST_F(PlayerTest, FillsAGapAndPlaysOn) {
  for (const std::string& filling : {missed(7, asked(2)), view(7, asked(2))}) {
    tally = Tally();
    diary = Diary();
    script.begin_anew();
    script.greet = [](int) {
      return std::vector<std::string>{view(3, "null"), R"({"n":5,"events":[]})",
                                      R"({"n":6,"events":[]})"};
    };
    script.answer = [&](int, std::string_view text) -> std::vector<std::string> {
      if (text == padded(R"({"id":4,"do":"resume","after":3})")) return {kResuming, filling};
      EXPECT_EQ(text, padded(R"({"id":2,"do":"choose","question":2,"move":"castle"})"));
      return {kChosen};
    };
    play_until([&] { return !diary.choices.empty(); });
    EXPECT_EQ(diary.choices, std::vector<std::string>{"2 castle"});
    EXPECT_EQ(diary.wonders, std::vector<std::string>());
    EXPECT_EQ(tally.errors["a gap in the letters"], 1U);
  }
}

TEST_F(PlayerTest, ComesBackUnlessHeIsSentAway) {
  for (const auto& [code, comes_back] :
       {std::pair{1012, true}, {1011, true}, {4001, false}, {4002, false}, {1008, false}}) {
    int visits = 0;
    tally = Tally();
    diary = Diary();
    script.begin_anew();
    script.greet = [&](int visit) -> std::vector<std::string> {
      visits = visit;
      if (visit == 1) return {view(3, "null"), "close " + std::to_string(code)};
      return {view(3, "null")};
    };
    script.answer = [](int, std::string_view) -> std::vector<std::string> {
      return {kResuming, missed(3, "null")};
    };
    play_until([&] { return comes_back ? tally.returns == 1 : !diary.wonders.empty(); });
    EXPECT_EQ(visits, comes_back ? 2 : 1) << code;
    EXPECT_EQ(diary.wonders.empty(), comes_back) << code;
  }
}

TEST_F(PlayerTest, SaysWhatWasRefused) {
  script.greet = [](int) { return std::vector{view(3, asked(1))}; };
  script.answer = [](int, std::string_view) {
    return std::vector<std::string>{R"({"id":2,"refused":"not asked"})"};
  };
  play_until([&] { return !diary.wonders.empty(); });
  ASSERT_EQ(diary.wonders.size(), 1U);
  EXPECT_TRUE(diary.wonders[0].starts_with("refused choose: not asked")) << diary.wonders[0];
}

TEST_F(PlayerTest, SurvivesLettersThatAreNone) {
  script.greet = [](int) {
    return std::vector<std::string>{"nonsense",
                                    "[]",
                                    "{}",
                                    R"({"view":7,"n":1})",
                                    R"({"n":"x","events":[]})",
                                    R"({"id":99,"refused":"x"})"};
  };
  script.answer = [](int, std::string_view) { return std::vector<std::string>(); };
  play_until([&] { return tally.letters == 6; });
  EXPECT_EQ(tally.letters, 6U);
  EXPECT_GE(diary.wonders.size(), 4U);
}

}  // namespace
}  // namespace noblesse::guest
