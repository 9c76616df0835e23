// What the club notes, in a pipe: so also where no file can grow.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <string>
#include <string_view>

namespace noblesse::testing {

class Journal {
 public:
  Journal() : before_(::dup(STDERR_FILENO)) {
    EXPECT_EQ(::pipe2(ends_.data(), O_NONBLOCK), 0);
    ::dup2(ends_[1], STDERR_FILENO);
  }
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;
  ~Journal() {
    ::dup2(before_, STDERR_FILENO);
    for (const int end : {ends_[0], ends_[1], before_}) ::close(end);
  }

  const std::string& text() {
    std::array<char, 4096> bytes{};
    for (ssize_t got = 0; (got = ::read(ends_[0], bytes.data(), bytes.size())) > 0;) {
      text_.append(bytes.data(), static_cast<std::size_t>(got));
    }
    return text_;
  }
  // How often a word stands there.
  std::size_t count(std::string_view word) {
    std::size_t times = 0;
    for (auto at = text().find(word); at != std::string::npos; at = text_.find(word, at + 1)) {
      ++times;
    }
    return times;
  }

 private:
  int before_;
  std::array<int, 2> ends_{};
  std::string text_;
};

}  // namespace noblesse::testing
