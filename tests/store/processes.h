// Programs that a test starts.
#pragma once

#include <string>
#include <vector>

namespace noblesse::store {

// Runs a program to its end, what it says into `log`; as user postgres if we are root and it is
// asked for. Its exit code, or -1.
int run_program(const std::vector<std::string>& words, const std::string& log, bool as_postgres);

// A new empty folder, removed with everything in it when the value goes.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  TemporaryFolder(TemporaryFolder&&) = delete;
  TemporaryFolder& operator=(TemporaryFolder&&) = delete;

  const std::string& path() const { return path_; }
  std::string file(const std::string& name) const { return path_ + "/" + name; }

 private:
  std::string path_;
};

}  // namespace noblesse::store
