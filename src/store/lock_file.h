// A file whose lock says that somebody serves. The lock goes with the process, however it ends.
#pragma once

#include <string>
#include <utility>

#include "base/error.h"

namespace noblesse::store {

class LockFile {
 public:
  LockFile() = default;
  ~LockFile();
  LockFile(const LockFile&) = delete;
  LockFile& operator=(const LockFile&) = delete;
  LockFile(LockFile&& other) noexcept : handle_(std::exchange(other.handle_, -1)) {}
  LockFile& operator=(LockFile&& other) noexcept {
    std::swap(handle_, other.handle_);
    return *this;
  }

  // An error if another process has it, or this one already.
  static Result<LockFile> take(const std::string& path);

 private:
  explicit LockFile(int handle) : handle_(handle) {}

  int handle_ = -1;
};

}  // namespace noblesse::store
