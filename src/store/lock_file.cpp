#include "store/lock_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>
#include <string_view>

namespace noblesse::store {

LockFile::~LockFile() {
  if (handle_ >= 0) ::close(handle_);
}

Result<LockFile> LockFile::take_database(const std::string& path) {
  const int handle = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (handle < 0) {
    return fail(path + " cannot be opened: " + std::strerror(errno), {}, "cannot_open");
  }
  if (::flock(handle, LOCK_EX | LOCK_NB) == 0) return LockFile(handle);
  const int trouble = errno;
  if (trouble == EWOULDBLOCK) {
    return fail("another server serves " + path +
                    ", perhaps by another name or without its .lock file: stop it first",
                {}, "locked");
  }
  ::close(handle);
  return fail(path + " cannot be locked: " + std::strerror(trouble), {}, "cannot_open");
}

Result<LockFile> LockFile::take(const std::string& path) {
  const int handle = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (handle < 0)
    return fail(path + " cannot be opened: " + std::strerror(errno), {}, "cannot_open");
  LockFile lock(handle);
  if (::flock(handle, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK) {
      return fail(path + " cannot be locked: " + std::strerror(errno), {}, "cannot_open");
    }
    std::array<char, 32> holder{};
    const ssize_t size = ::pread(handle, holder.data(), holder.size(), 0);
    const std::string process(holder.data(), size > 0 ? static_cast<std::size_t>(size) : 0);
    return fail("another server (process " + (process.empty() ? "unknown" : process) +
                    ") serves this store and holds " + path + ": stop it first",
                {}, "locked");
  }
  // For whoever finds it locked; the lock itself does not depend on it.
  const std::string process = std::to_string(::getpid());
  if (::ftruncate(handle, 0) != 0 || ::pwrite(handle, process.data(), process.size(), 0) < 0) {
    return fail(path + " cannot be written: " + std::strerror(errno), {}, "cannot_open");
  }
  return lock;
}

}  // namespace noblesse::store
