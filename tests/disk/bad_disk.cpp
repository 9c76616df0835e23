// A disk that fails, for a program that does not know of it: loaded before its other libraries
// (LD_PRELOAD), this stands between it and the system's calls for files.
//
//   BAD_DISK        a file: its first letter says how the disk is now, and what of that was felt is
//                   counted in it (tests/disk/weather.h)
//   BAD_DISK_FILES  only files whose path begins like this suffer
#include <dlfcn.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>

#include "tests/disk/weather.h"

namespace {

using noblesse::testing::Sky;

// Of this process; never taken away.
Sky* sky = nullptr;
const char* whose = nullptr;

constexpr long kSlowNanoseconds = 25'000'000;

template <class Call>
Call* next(const char* name) {
  return reinterpret_cast<Call*>(::dlsym(RTLD_NEXT, name));
}

__attribute__((constructor)) void look_out() {
  const char* const path = std::getenv("BAD_DISK");
  whose = std::getenv("BAD_DISK_FILES");
  if (path == nullptr || whose == nullptr) return;
  const int file = ::open(path, O_RDWR | O_CLOEXEC);
  if (file < 0) return;
  void* const page = ::mmap(nullptr, sizeof(Sky), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  ::close(file);
  if (page != MAP_FAILED) sky = static_cast<Sky*>(page);
}

char weather_over(int file) {
  const char weather = sky == nullptr ? 'g' : sky->weather.load();
  if (weather == 'g') return 'g';
  std::array<char, 4096> path{};
  std::array<char, 32> link{};
  constexpr const char* kFolder = "/proc/self/fd/";
  std::strcpy(link.data(), kFolder);
  std::size_t digits = 0;
  std::array<char, 12> number{};
  for (int rest = file; digits == 0 || rest > 0; rest /= 10) {
    number[digits++] = static_cast<char>('0' + rest % 10);
  }
  std::size_t end = std::strlen(kFolder);
  while (digits > 0) link[end++] = number[--digits];
  if (::readlink(link.data(), path.data(), path.size() - 1) < 0) return 'g';
  return std::strncmp(path.data(), whose, std::strlen(whose)) == 0 ? weather : 'g';
}

// It fails, or is slow: nobody can say afterwards that nothing happened.
bool feel(char weather, int error) {
  ++sky->felt_of(weather);
  errno = error;
  return true;
}

// Whether a write fails now, with errno set.
bool fails(int file) {
  switch (weather_over(file)) {
    case 'f': return feel('f', ENOSPC);
    case 'r': return feel('r', EROFS);
    case 'i': return feel('i', EIO);
    default: return false;
  }
}

bool fails_to_read(int file) { return weather_over(file) == 'u' && feel('u', EIO); }

// Whether what was written cannot be made safe, or only slowly.
bool fails_to_sync(int file) {
  const char how = weather_over(file);
  if (how == 's') {
    feel('s', 0);
    const timespec slow{.tv_sec = 0, .tv_nsec = kSlowNanoseconds};
    ::nanosleep(&slow, nullptr);
  }
  // A full disk has room for what is on it; here only the bad one fails: what was written before
  // may or may not be there.
  return (how == 'i' || how == 'y') && feel(how, EIO);
}

}  // namespace

extern "C" {

ssize_t read(int file, void* bytes, size_t count) {
  static auto* const call = next<decltype(read)>("read");
  return fails_to_read(file) ? -1 : call(file, bytes, count);
}
ssize_t pread(int file, void* bytes, size_t count, off_t at) {
  static auto* const call = next<decltype(pread)>("pread");
  return fails_to_read(file) ? -1 : call(file, bytes, count, at);
}
ssize_t pread64(int file, void* bytes, size_t count, off64_t at) {
  static auto* const call = next<decltype(pread64)>("pread64");
  return fails_to_read(file) ? -1 : call(file, bytes, count, at);
}
ssize_t write(int file, const void* bytes, size_t count) {
  static auto* const call = next<decltype(write)>("write");
  return fails(file) ? -1 : call(file, bytes, count);
}
ssize_t pwrite(int file, const void* bytes, size_t count, off_t at) {
  static auto* const call = next<decltype(pwrite)>("pwrite");
  return fails(file) ? -1 : call(file, bytes, count, at);
}
ssize_t pwrite64(int file, const void* bytes, size_t count, off64_t at) {
  static auto* const call = next<decltype(pwrite64)>("pwrite64");
  // Half of it is there when the disk is full: the worst that a disk does.
  if (weather_over(file) == 'f' && count > 1) {
    feel('f', ENOSPC);
    return call(file, bytes, count / 2, at);
  }
  return fails(file) ? -1 : call(file, bytes, count, at);
}
int ftruncate(int file, off_t length) noexcept {
  static auto* const call = next<decltype(ftruncate)>("ftruncate");
  return fails(file) ? -1 : call(file, length);
}
int ftruncate64(int file, off64_t length) noexcept {
  static auto* const call = next<decltype(ftruncate64)>("ftruncate64");
  return fails(file) ? -1 : call(file, length);
}
int fsync(int file) {
  static auto* const call = next<decltype(fsync)>("fsync");
  return fails_to_sync(file) ? -1 : call(file);
}
int fdatasync(int file) {
  static auto* const call = next<decltype(fdatasync)>("fdatasync");
  return fails_to_sync(file) ? -1 : call(file);
}
}
