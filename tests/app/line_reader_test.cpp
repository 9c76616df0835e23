// Lines from a pipe: whole ones, a last one without an end, and ones that are too long.
#include "app/line_reader.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <thread>
#include <vector>

namespace noblesse {
namespace {

std::vector<std::string> lines_of(const std::string& input, std::size_t longest) {
  int ends[2] = {};
  if (::pipe(ends) != 0) return {"no pipe"};
  std::thread writer([&] {
    std::string_view rest = input;
    while (!rest.empty()) {
      const ssize_t written = ::write(ends[1], rest.data(), rest.size());
      if (written <= 0) break;
      rest.remove_prefix(static_cast<std::size_t>(written));
    }
    ::close(ends[1]);
  });
  LineReader reader(ends[0], longest);
  std::vector<std::string> lines;
  for (std::string line; reader.next(line);) lines.push_back(line);
  EXPECT_FALSE(reader.failed());
  writer.join();
  ::close(ends[0]);
  return lines;
}

using Lines = std::vector<std::string>;

TEST(LineReader, ReadsLineByLine) {
  EXPECT_EQ(lines_of("", 10), Lines{});
  EXPECT_EQ(lines_of("a\nb\n", 10), (Lines{"a", "b"}));
  EXPECT_EQ(lines_of("a\n\nb", 10), (Lines{"a", "", "b"}));
  EXPECT_EQ(lines_of("\n", 10), Lines{""});
  EXPECT_EQ(lines_of(std::string("a\0b\n", 4), 10), Lines{std::string("a\0b", 3)});
}

TEST(LineReader, KeepsOneByteMoreThanTheLongest) {
  EXPECT_EQ(lines_of("1234567890\nnext\n", 10), (Lines{"1234567890", "next"}));
  EXPECT_EQ(lines_of("12345678901\nnext\n", 10), (Lines{"12345678901", "next"}));
  EXPECT_EQ(lines_of("123456789012345\nnext\n", 10), (Lines{"12345678901", "next"}));
  EXPECT_EQ(lines_of(std::string(1'000'000, 'x') + "\nnext", 10), (Lines{"xxxxxxxxxxx", "next"}));
}

TEST(LineReader, ReadsLinesOverManyChunks) {
  const std::string a(100'000, 'a');
  const std::string b(200'000, 'b');
  EXPECT_EQ(lines_of(a + "\n" + b + "\n" + a, 1'000'000), (Lines{a, b, a}));
}

TEST(LineReader, SaysThatItCannotRead) {
  LineReader reader(-1, 10);
  std::string line;
  EXPECT_FALSE(reader.next(line));
  EXPECT_TRUE(reader.failed());
}

}  // namespace
}  // namespace noblesse
