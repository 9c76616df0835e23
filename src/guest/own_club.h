// A club of one's own: `noblesse serve` as another process, for whoever wants to try out what it
// can bear.
#pragma once

#include <sys/types.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "base/error.h"

namespace noblesse::guest {

// A free port of this machine that no outgoing connection will take meanwhile.
Result<std::uint16_t> free_port();

struct Usage {
  std::size_t memory = 0;  // resident, bytes
  double seconds = 0;      // of processor time, all threads
};
// Of a running process; zeros if there is none.
Usage usage_of(pid_t process);

class OwnClub {
 public:
  // `words` follow the word serve. What it says goes to the end of the file `log`.
  OwnClub(std::string program, std::vector<std::string> words, std::string log);
  OwnClub(const OwnClub&) = delete;
  OwnClub& operator=(const OwnClub&) = delete;
  // It is ended, if it still runs.
  ~OwnClub();

  Result<void> start();
  pid_t process() const { return process_; }
  // Without a word (SIGKILL), or with one (SIGTERM); waits until it has ended. The error is how it
  // had ended before that by itself.
  Result<void> kill();
  Result<void> stop();

 private:
  Result<void> end(int signal);

  std::string program_;
  std::vector<std::string> words_;
  std::string log_;
  pid_t process_ = 0;  // 0: does not run
};

}  // namespace noblesse::guest
