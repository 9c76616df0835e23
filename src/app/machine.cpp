#include "app/machine.h"

#include <fmt/core.h>
#include <unistd.h>

#include <fstream>
#include <thread>

namespace noblesse {

std::string this_machine() {
  std::string model = "unknown processors";
  std::ifstream processors("/proc/cpuinfo");
  for (std::string line; std::getline(processors, line);) {
    if (!line.starts_with("model name")) continue;
    model = line.substr(line.find(':') + 2);
    break;
  }
  const double memory = static_cast<double>(::sysconf(_SC_PHYS_PAGES)) *
                        static_cast<double>(::sysconf(_SC_PAGESIZE)) / (1024.0 * 1024.0 * 1024.0);
  return fmt::format("{} × {}, {:.0f} GB of memory", std::thread::hardware_concurrency(), model,
                     memory);
}

}  // namespace noblesse
