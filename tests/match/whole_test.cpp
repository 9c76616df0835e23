// JSON has one kind of number: what is whole is whole, however it is written.
#include "match/whole.h"

#include <gtest/gtest.h>

#include "match/command.h"
#include "match/match.h"
#include "match/record.h"
#include "match/shelf.h"

namespace noblesse {
namespace {

std::optional<std::int64_t> whole(std::string_view text) { return as_whole(*parse_json(text)); }

TEST(Whole, NumbersAreWholeHoweverTheyAreWritten) {
  for (const char* two : {"2", "2.0", "2e0", "20e-1", "0.2e1", "2.000"}) {
    EXPECT_EQ(whole(two), 2) << two;
    EXPECT_EQ(as_count(*parse_json(two)), 2U) << two;
  }
  EXPECT_EQ(whole("-3.0"), -3);
  EXPECT_EQ(whole("-0.0"), 0);
  EXPECT_EQ(as_count(*parse_json("-3.0")), std::nullopt);
  EXPECT_EQ(whole("9007199254740992.0"), 9007199254740992);
  EXPECT_EQ(as_count(*parse_json("18446744073709551615")), 18446744073709551615U);
}

TEST(Whole, NothingElseIs) {
  for (const char* other :
       {"2.5", "1e-1", "9007199254740994.0", "1e300", "\"2\"", "null", "true"}) {
    EXPECT_EQ(whole(other), std::nullopt) << other;
    EXPECT_EQ(as_count(*parse_json(other)), std::nullopt) << other;
  }
}

// Whoever reads a number reads it alike.
TEST(Whole, CommandsTakeThem) {
  const json::value keys =
      *parse_json(R"({"cmd":"new","players":2.0,"seat":1e0,"ms":5.0,"n":7.0})");
  Command command(keys.as_object());
  EXPECT_EQ(command.number("players"), 2);
  EXPECT_EQ(command.seat(2), 1);
  EXPECT_EQ(command.maybe_within("ms", 1, 10), 5);
  EXPECT_EQ(command.maybe_count("n"), 7U);
  EXPECT_EQ(command.fault(), std::nullopt);

  const json::value half = *parse_json(R"({"cmd":"new","players":2.5})");
  Command wrong(half.as_object());
  wrong.number("players");
  ASSERT_TRUE(wrong.fault());
  EXPECT_EQ(wrong.fault()->message, "\"players\" must be a whole number, not 2.5");
}

TEST(Whole, RecordsToo) {
  noblesse::Setup setup;  // GoogleTest has one too
  setup.game = "mille";
  setup.players = 2;
  setup.seed = 7;
  const auto match = new_match(Shelf(), setup);
  ASSERT_TRUE(match) << match.error().message;
  json::value written = write_record((*match)->record());
  written.as_object()["players"] = 2.0;
  const auto read = read_record(*parse_json(json::serialize(written)));
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->players, 2);
}

}  // namespace
}  // namespace noblesse
