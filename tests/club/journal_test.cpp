#include "club/journal.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <set>
#include <string>
#include <thread>
#include <type_traits>
#include <vector>

#include "match/json.h"

namespace noblesse {
namespace {

constexpr const char* kTable = "0123456789abcdef0123456789abcdef";

// A pipe that holds what was written until it is read.
class Pipe {
 public:
  Pipe() { EXPECT_EQ(::pipe2(ends_.data(), O_CLOEXEC | O_NONBLOCK), 0); }
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;
  ~Pipe() {
    ::close(ends_[0]);
    ::close(ends_[1]);
  }

  int in() const { return ends_[1]; }
  std::string read() const {
    std::string text;
    std::array<char, 4096> buffer{};
    ssize_t got = 0;
    while ((got = ::read(ends_[0], buffer.data(), buffer.size())) > 0) {
      text.append(buffer.data(), static_cast<std::size_t>(got));
    }
    return text;
  }

 private:
  std::array<int, 2> ends_{};
};

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    lines.push_back(text.substr(at, end - at));
    at = end == std::string::npos ? text.size() : end + 1;
  }
  return lines;
}

TEST(Diary, ALineIsAnObjectWithTimeLevelAndEvent) {
  const Pipe pipe;
  Diary journal(Level::info, pipe.in());
  journal.warn("table \"lost\"", {Field::table(kTable), Field::line(LineId{7}), Field::status(503),
                                  Field::ms(Milliseconds(12)), Field::path("/api/tables/TABLE")});
  const std::string text = pipe.read();
  ASSERT_TRUE(text.ends_with("}\n"));
  const auto line = parse_json(text);
  ASSERT_TRUE(line) << text;
  const json::object& fields = line->as_object();
  EXPECT_EQ(fields.at("level").as_string(), "warn");
  EXPECT_EQ(fields.at("event").as_string(), "table \"lost\"");
  EXPECT_EQ(fields.at("table").as_string(), kTable);
  EXPECT_EQ(fields.at("line").as_int64(), 7);
  EXPECT_EQ(fields.at("status").as_int64(), 503);
  EXPECT_EQ(fields.at("ms").as_int64(), 12);
  EXPECT_EQ(fields.at("path").as_string(), "/api/tables/TABLE");
  EXPECT_EQ(fields.at("t").as_string().size(), 24U);
}

TEST(Diary, KeepsQuietBelowItsLevel) {
  const Pipe pipe;
  Diary journal(Level::warn, pipe.in());
  journal.info("opened");
  journal.debug("heard");
  EXPECT_EQ(pipe.read(), "");
  journal.error("burns");
  EXPECT_NE(pipe.read(), "");
  EXPECT_FALSE(journal.notes(Level::info));
  EXPECT_TRUE(journal.notes(Level::warn));
}

TEST(Diary, LevelsHaveNames) {
  EXPECT_EQ(read_level("debug"), Level::debug);
  EXPECT_EQ(read_level("error"), Level::error);
  EXPECT_FALSE(read_level("Info"));
}

TEST(Diary, WhatIsNoIdIsNotNoted) {
  const Pipe pipe;
  Diary journal(Level::info, pipe.in());
  journal.info("came", {Field::table("castle"), Field::person("swordfish")});
  const std::string text = pipe.read();
  EXPECT_TRUE(text.contains(R"("table":"?","person":"?")")) << text;
}

TEST(Diary, OfAnErrorOnlyTheKeyIsNoted) {
  const Pipe pipe;
  Diary journal(Level::info, pipe.in());
  journal.info("refused", {Field::why(Error{"\"swordfish\" is wrong", {}, "wrong_password"})});
  journal.info("refused", {Field::why(Error{"\"swordfish\" is wrong"})});
  const std::string text = pipe.read();
  EXPECT_TRUE(text.contains(R"("why":"wrong_password")")) << text;
  EXPECT_FALSE(text.contains("swordfish")) << text;
}

TEST(Diary, AddressesAreShortened) {
  const Pipe pipe;
  Diary journal(Level::info, pipe.in());
  journal.info("came", {Field::address(*Address::read("192.0.2.77"))});
  journal.info("came", {Field::address(*Address::read("2001:db8:1:2:3:4:5:6"))});
  const std::string text = pipe.read();
  EXPECT_TRUE(text.contains(R"("address":"192.0.2.0/24")")) << text;
  EXPECT_TRUE(text.contains(R"("address":"2001:db8:1::/48")")) << text;
}

// The words of the journal are the program's own: what comes from outside is no Literal.
static_assert(!std::is_constructible_v<Literal, std::string>);
static_assert(!std::is_constructible_v<Literal, std::string_view>);
static_assert(!std::is_constructible_v<Literal, const char*>);
static_assert(!std::is_constructible_v<Field, const char*, std::string>);

TEST(Diary, LinesOfManyThreadsStayWhole) {
  const Pipe pipe;
  Diary journal(Level::info, pipe.in());
  constexpr int kThreads = 4;
  constexpr int kLines = 50;  // a pipe holds 64 KB
  std::vector<std::thread> threads;
  for (int thread = 0; thread < kThreads; ++thread) {
    threads.emplace_back([&journal, thread] {
      for (int i = 0; i < kLines; ++i) {
        journal.info("noted", {Field::table(kTable), Field::count(thread * kLines + i)});
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  std::set<std::int64_t> counts;
  for (const std::string& line : lines_of(pipe.read())) {
    const auto fields = parse_json(line);
    ASSERT_TRUE(fields) << line;
    counts.insert(fields->as_object().at("count").as_int64());
  }
  EXPECT_EQ(counts.size(), static_cast<std::size_t>(kThreads * kLines));
  EXPECT_EQ(journal.lost(), 0U);
}

TEST(Diary, CountsTheLinesThatNobodyTakes) {
  const Pipe pipe;
  Diary journal(Level::info, pipe.in());
  for (int i = 0; i < 2000; ++i) journal.info("noted", {Field::table(kTable)});
  EXPECT_GT(journal.lost(), 0U);
}

TEST(Diary, TimesAreWrittenToTheMillisecond) {
  EXPECT_EQ(rfc3339(0), "1970-01-01T00:00:00.000Z");
  EXPECT_EQ(rfc3339(951'782'399'042), "2000-02-28T23:59:59.042Z");
  EXPECT_EQ(rfc3339(-1), "1969-12-31T23:59:59.999Z");
}

}  // namespace
}  // namespace noblesse
