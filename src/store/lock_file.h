// Locks that say that somebody serves. They go with the process, however it ends.
//
// A file beside the store says who serves it; but it can be removed, and a hard link has another
// one. So the database's own file is locked as well: with flock, which SQLite does not use and does
// not see (its own locks are those of fcntl, on ranges of bytes). One thing has to be minded: when
// a process closes any descriptor of a file, all its fcntl locks on that file are gone, those of
// SQLite too. So the descriptor is taken before SQLite opens the file and given back after SQLite
// has closed it; and where the file is locked already, the descriptor stays open until the program
// ends, for it may be this very program that serves it.
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
  // The same of a database, which is made if it is not there, for its owner only. Nothing is
  // written into it.
  static Result<LockFile> take_database(const std::string& path);

 private:
  explicit LockFile(int handle) : handle_(handle) {}

  int handle_ = -1;
};

}  // namespace noblesse::store
