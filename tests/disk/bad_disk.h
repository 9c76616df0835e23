// The weather over a program's files (tests/disk/bad_disk.cpp), made by a test.
#pragma once

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <string>

#include "tests/disk/weather.h"

namespace noblesse::testing {

// Programs that are started while it lives have the disk that it says.
class BadDisk {
 public:
  // `control` is a file of its own; files whose path begins with `files` suffer.
  BadDisk(const std::string& control, const std::string& files) {
    const int file = ::open(control.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file < 0 || ::ftruncate(file, sizeof(Sky)) != 0) std::abort();
    void* const page = ::mmap(nullptr, sizeof(Sky), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    ::close(file);
    if (page == MAP_FAILED) std::abort();
    sky_ = static_cast<Sky*>(page);
    be(Weather::good);
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
    ::munmap(sky_, sizeof(Sky));
  }

  void be(Weather weather) { sky_->weather = static_cast<char>(weather); }
  // How often a program has felt such weather so far.
  std::uint32_t felt(Weather weather) const { return sky_->felt_of(static_cast<char>(weather)); }

 private:
  Sky* sky_ = nullptr;
};

}  // namespace noblesse::testing
