#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <random>

#include "app/commands.h"
#include "app/hands.h"
#include "app/line_reader.h"
#include "engine/engine.h"

namespace noblesse {
namespace {

std::uint64_t draw_seed() {
  std::random_device device;
  return (std::uint64_t{device()} << 32U) | device();
}

// All of it, or false.
bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

int complain(const char* what) {
  std::fprintf(stderr, "noblesse engine: %s: %s\n", what, std::strerror(errno));
  return kFaultFound;
}

}  // namespace

int run_engine(const Shelf& shelf) {
  std::signal(SIGPIPE, SIG_IGN);  // a listener who has gone is an error of write, not a crash
  Hands hands;
  Engine engine(shelf, draw_seed, hands.means());
  LineReader lines(STDIN_FILENO, Engine::kLongestLine);
  std::string line;
  while (!engine.finished() && lines.next(line)) {
    if (!write_all(STDOUT_FILENO, engine.answer(line) + '\n')) {
      return errno == EPIPE ? kSuccess : complain("cannot write an answer");
    }
  }
  return lines.failed() ? complain("cannot read the next line") : kSuccess;
}

}  // namespace noblesse
