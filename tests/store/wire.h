// A wire between a store and PostgreSQL that can be cut at any byte.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>
#include <thread>
#include <vector>

#include "tests/store/processes.h"

namespace noblesse::store {

class Wire {
 public:
  explicit Wire(std::string server);  // the server's socket
  ~Wire();
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  Wire(Wire&&) = delete;
  Wire& operator=(Wire&&) = delete;

  // Where the store connects to.
  const std::string& folder() const { return folder_.path(); }

  // From now on so many bytes pass from the store to the server, or from the server to the store;
  // with the next one the wire breaks. Only once: the next connection is whole again.
  void cut_requests_after(std::int64_t bytes) { requests_left_ = bytes; }
  void cut_answers_after(std::int64_t bytes) { answers_left_ = bytes; }
  // So many of the next connections break, too, each after so many bytes of requests.
  void cut_the_next(int connections, std::int64_t bytes) {
    next_requests_ = bytes;
    next_cuts_ = connections;
  }
  bool was_cut() const { return requests_left_ == kNever && answers_left_ == kNever; }
  void mend() {
    next_cuts_ = 0;
    requests_left_ = answers_left_ = kNever;
  }
  // Bytes that have passed.
  std::int64_t requests() const { return requests_; }
  std::int64_t answers() const { return answers_; }

 private:
  static constexpr std::int64_t kNever = -1;

  void listen_to_stores();
  void carry(int store);
  // Carries what is there to read; false if the wire is cut or an end has hung up.
  static bool pass(int from, int to, std::atomic<std::int64_t>& left,
                   std::atomic<std::int64_t>& passed);

  TemporaryFolder folder_;
  std::string server_;
  int listener_ = -1;
  std::atomic<bool> ending_ = false;
  std::atomic<std::int64_t> requests_left_ = kNever;
  std::atomic<std::int64_t> answers_left_ = kNever;
  std::atomic<std::int64_t> next_requests_ = kNever;
  std::atomic<int> next_cuts_ = 0;
  std::atomic<std::int64_t> requests_ = 0;
  std::atomic<std::int64_t> answers_ = 0;
  std::vector<std::thread> carriers_;
  std::thread doorman_;
};

}  // namespace noblesse::store
