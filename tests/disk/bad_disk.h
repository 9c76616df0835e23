// The weather over a program's files (tests/disk/bad_disk.cpp), made by a test.
#pragma once

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <string>

namespace noblesse::testing {

enum class Weather : char {
  good = 'g',
  full = 'f',       // half of what is written is there, then nothing more
  read_only = 'r',  // nothing can be written
  broken = 'i',     // nothing can be written or made safe: errors of the disk
  unsafe = 'y',     // what is written is there, but cannot be made safe
  slow = 's',       // to make it safe takes 25 ms
};

// Programs that are started while it lives have the disk that it says.
class BadDisk {
 public:
  // `control` is a file of its own; files whose path begins with `files` suffer.
  BadDisk(const std::string& control, const std::string& files) {
    const int file = ::open(control.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0 || ::write(file, "g", 1) != 1) std::abort();
    void* const page = ::mmap(nullptr, 1, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    ::close(file);
    if (page == MAP_FAILED) std::abort();
    weather_ = static_cast<char*>(page);
    const auto here = std::filesystem::read_symlink("/proc/self/exe").parent_path();
    ::setenv("LD_PRELOAD", (here / "libbad_disk.so").c_str(), 1);
    ::setenv("BAD_DISK", control.c_str(), 1);
    ::setenv("BAD_DISK_FILES", files.c_str(), 1);
  }
  BadDisk(const BadDisk&) = delete;
  BadDisk& operator=(const BadDisk&) = delete;
  ~BadDisk() {
    for (const char* name : {"LD_PRELOAD", "BAD_DISK", "BAD_DISK_FILES"}) {
      ::unsetenv(name);
    }
    ::munmap(const_cast<char*>(weather_), 1);
  }

  void be(Weather weather) { *weather_ = static_cast<char>(weather); }

 private:
  volatile char* weather_ = nullptr;
};

}  // namespace noblesse::testing
