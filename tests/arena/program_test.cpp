// Somebody else's program on a seat: good ones, and every way to be a bad one. They are small shell
// scripts.
#include "arena/program.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>

#include "tests/arena/contest_fixture.h"
#include "tests/until.h"

namespace noblesse::arena {
namespace {

using std::chrono::milliseconds;

const std::atomic<bool> kGoOn = false;  // nobody stops

// Greets, and then does what the shell commands say with each question.
std::string script(const std::string& then) {
  return "exec:read line; echo '{\"bot\":1}'; while read line; do " + then + "; done";
}

// The first legal move of the question.
const std::string kFirstMove =
    R"sh(echo "$line" | sed 's/.*"moves":\["\([^"]*\)".*/{"move":"\1"}/')sh";

Contest with(const std::string& bot, std::size_t games = 6) {
  Contest contest = contest_of("mille", 2, {bot, "random"}, games);
  contest.patience = testing::kPatience;
  return contest;
}

TEST(Program, AGoodOneKeepsItsSeat) {
  const Held held = hold(with(script(kFirstMove), 4), 2);
  EXPECT_TRUE(held.lost.empty()) << held.lost.front().mishap.what;
  // It really is the one who plays: a thief's first road is A.
  for (std::size_t game = 0; game < 4; ++game) {
    const std::string seat = game % 2 == 0 ? "0 " : "1 ";
    for (const std::string& move : held.records[game].moves) {
      if (move.starts_with(seat + "ambush")) {
        EXPECT_EQ(move, seat + "ambush A B");
      }
    }
  }
}

void expect_lost(const Contest& contest, Mishap::Kind kind, const std::string& words) {
  const Held held = hold(contest, 1);
  EXPECT_EQ(held.book.played(), held.schedule.games());
  ASSERT_EQ(held.lost.size(), held.schedule.games()) << "once in each game";
  for (const LostSeat& lost : held.lost) {
    EXPECT_EQ(lost.mishap.kind, kind);
    EXPECT_NE(lost.mishap.what.find(words), std::string::npos) << lost.mishap.what;
    EXPECT_EQ(lost.seat, lost.game % 2);
  }
  const Tally shown = tally(held.schedule, held.book);
  for (const Standing& standing : shown.standings) {
    const bool program = standing.bot.starts_with("exec:");
    EXPECT_EQ(standing.mishaps.size(), program ? 1 : 0);
    if (program) {
      EXPECT_EQ(standing.mishaps.at(kind), held.schedule.games());
    }
  }
  const auto read = read_scorebook(held.book.write(contest), contest, held.book.games());
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, held.book);
}

TEST(Program, ACrashLosesTheSeat) {
  expect_lost(with(script("exit 3")), Mishap::Kind::crashed, "it ended with status 3");
  expect_lost(with(script("kill -SEGV $$")), Mishap::Kind::crashed, "it was ended by signal 11");
  expect_lost(with("exec:exit 0"), Mishap::Kind::crashed, "it ended with status 0");
  expect_lost(with("exec:./there-is-no-such-bot 2>/dev/null"), Mishap::Kind::crashed,
              "it ended with status 127");
  expect_lost(with(script("exec >&-; sleep 120"), 2), Mishap::Kind::crashed,
              "it closed its output");
}

TEST(Program, SlownessLosesTheSeat) {
  for (const char* idle : {"sleep 120", "printf '{\"move\"'; sleep 120"}) {
    Contest contest = with(script(idle), 2);
    contest.patience = milliseconds(300);
    const auto begin = std::chrono::steady_clock::now();
    expect_lost(contest, Mishap::Kind::slow, "it did not answer within 300 ms");
    EXPECT_LT(std::chrono::steady_clock::now() - begin, testing::kPatience);
  }
}

TEST(Program, OneThatNeverReadsIsSlowAndBlocksNobody) {
  // An exhibition of many objects has more moves than a pipe takes at once.
  Contest contest = contest_of("adel", 2, {"exec:echo '{\"bot\":1}'; sleep 120", "random"}, 2);
  contest.patience = milliseconds(300);
  const Held held = hold(contest, 1);
  EXPECT_EQ(held.book.played(), 2);
  ASSERT_EQ(held.lost.size(), 2);
  EXPECT_EQ(held.lost[0].mishap.kind, Mishap::Kind::slow);
}

TEST(Program, NonsenseLosesTheSeat) {
  using enum Mishap::Kind;
  expect_lost(with(script("echo hello")), nonsense, "which is no JSON object");
  expect_lost(with(script("echo '[1]'")), nonsense, "which is no JSON object");
  expect_lost(with(script("echo '{}'")), nonsense, "instead of {\"move\"");
  expect_lost(with(script("echo '{\"move\":7}'")), nonsense, "instead of {\"move\"");
  expect_lost(with(script("echo '{\"move\":\"resign\"}'")), nonsense, "\"resign\"");
  expect_lost(with("exec:read line; echo '{\"bot\":2}'; cat"), nonsense, "the greeting");
  expect_lost(with("exec:yes | tr -d '\\n'", 2), nonsense, "its line does not end");
}

TEST(Program, IsStartedAgainForTheNextGame) {
  // Each time that it starts it plays well for one question, and then ends.
  const std::string once =
      "exec:read line; echo '{\"bot\":1}'; read line; " + kFirstMove + "; exit 1";
  const Held held = hold(with(once), 1);
  ASSERT_EQ(held.lost.size(), 6);
  for (std::size_t game = 0; game < 6; ++game) {
    const std::string seat = game % 2 == 0 ? "0 " : "1 ";
    const auto own = std::ranges::find_if(
        held.records[game].moves, [&](const std::string& move) { return move.starts_with(seat); });
    EXPECT_EQ(*own, seat + (game % 2 == 0 ? "escort A" : "ambush A B"));
  }
}

TEST(Program, IsTriedBeforeTheFirstGame) {
  EXPECT_TRUE(try_programs(with(script(kFirstMove))));
  const auto tried = try_programs(with("exec:exit 7"));
  ASSERT_FALSE(tried);
  EXPECT_EQ(tried.error().message, "\"exec:exit 7\" cannot play: it ended with status 7");
}

TEST(Program, HasTimeToStartHoweverLittlePatienceThereIs) {
  // It takes its time to start: longer than the patience.
  Contest contest = with("exec:sleep 0.1; read line; echo '{\"bot\":1}'; cat");
  contest.patience = milliseconds(1);
  EXPECT_TRUE(try_programs(contest));
  Program program(contest.bots.front().substr(kProgram.size()), contest, kGoOn);
  EXPECT_TRUE(program.greet());
  program.dismiss();
  EXPECT_TRUE(program.greet()) << "also when it is started again";
}

// The lines that docs/arena.md promises.
TEST(Program, IsToldTheGameTheViewAndTheMoves) {
  const Contest contest = contest_of("mille", 2, {"random"}, 2);
  const Schedule schedule(contest.bots, 2, 2);
  const auto match = deal(Shelf(), contest, schedule, schedule.fixture(0));
  // It gives back what it was asked, as its move.
  Program echo(
      "read hello; echo '{\"bot\":1}'; while read -r line; do printf '{\"move\":\"%s %s\"}\\n' "
      "\"$(printf %s \"$hello\" | base64 -w0)\" \"$(printf %s \"$line\" | base64 -w0)\"; done",
      contest, kGoOn);
  const Occasion occasion{contest.seed, 0, match->steps(), 1};
  const auto said = echo.decide(*match, occasion);
  ASSERT_TRUE(said) << said.error().what;
  const auto decoded = [](std::string_view text) {
    std::string out;
    std::uint32_t bits = 0;
    int count = 0;
    constexpr std::string_view kDigits =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    for (const char c : text) {
      const std::size_t digit = kDigits.find(c);
      if (digit == std::string_view::npos) break;
      bits = bits << 6U | static_cast<std::uint32_t>(digit);
      count += 6;
      if (count >= 8) out += static_cast<char>(bits >> (count -= 8) & 0xFFU);
    }
    return out;
  };
  const std::size_t blank = said->find(' ');
  EXPECT_EQ(
      decoded(said->substr(0, blank)),
      R"({"bot":1,"game":"mille","edition":"italia","players":2,"options":{},"patience":2000})");
  const auto question = parse_json(decoded(said->substr(blank + 1)));
  ASSERT_TRUE(question);
  EXPECT_EQ(json::serialize(question->at("view")),
            json::serialize(match->view(Viewer::of_seat(1))));
  EXPECT_EQ(question->at("moves").as_array().size(), match->count_legal(1));
  EXPECT_EQ(question->at("seed").to_number<std::uint64_t>(), program_draw(occasion));
  EXPECT_FALSE(question->as_object().contains("count"));
}

}  // namespace
}  // namespace noblesse::arena
