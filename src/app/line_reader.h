// Lines from a file descriptor, with a bound on how much of one is ever held.
#pragma once

#include <cstddef>
#include <string>

namespace noblesse {

class LineReader {
 public:
  // Of a line that is longer than `longest` bytes, longest + 1 are kept and the rest is read past,
  // so whoever gets it can tell.
  // A signal breaks off the waiting if `stop` then says so.
  using Stop = bool (*)();
  LineReader(int file, std::size_t longest, Stop stop = nullptr)
      : file_(file), longest_(longest), stop_(stop) {}

  // The next line without its end, a last one without an end included. False at the end of the
  // input, and where it cannot be read.
  bool next(std::string& line);

  // Whether the input ended because it could not be read.
  bool failed() const { return failed_; }

 private:
  bool fill();

  int file_;
  std::size_t longest_;
  Stop stop_;
  std::string chunk_;
  std::size_t at_ = 0;
  bool failed_ = false;
};

}  // namespace noblesse
