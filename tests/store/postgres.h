// A PostgreSQL of the tests' own: started when the first test needs it, on a socket in a temporary
// folder, and stopped with the program.
#pragma once

#include <string>

#include "tests/store/processes.h"

namespace noblesse::store {

class Postgres {
 public:
  static Postgres& instance();

  ~Postgres();
  Postgres(const Postgres&) = delete;
  Postgres& operator=(const Postgres&) = delete;
  Postgres(Postgres&&) = delete;
  Postgres& operator=(Postgres&&) = delete;

  // Why it does not run; empty if it does.
  const std::string& trouble() const { return trouble_; }

  // A new schema in it, empty.
  std::string new_schema();
  // The address of a schema, as this server or a wire to it (in `folder`) has it.
  std::string address(const std::string& schema) const { return address(schema, folder_.path()); }
  static std::string address(const std::string& schema, const std::string& folder);
  std::string socket() const { return folder_.file(".s.PGSQL.5432"); }

  void execute(const std::string& sql);
  // As if the power failed; and back again, after recovery.
  void die();
  void start();

 private:
  Postgres();

  std::string program(const std::string& name) const { return programs_ + "/" + name; }
  void set_guard();
  void control(const std::vector<std::string>& words);

  TemporaryFolder folder_;
  std::string programs_;
  std::string trouble_;
  int owner_ = 0;
  int guard_ = -1;       // a process that stops the server when we are gone, however we end
  int guards_end_ = -1;  // open as long as we are there
  int schemas_ = 0;
};

}  // namespace noblesse::store
