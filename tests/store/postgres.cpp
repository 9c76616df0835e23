#include "tests/store/postgres.h"

#include <fcntl.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>

namespace noblesse::store {
namespace {

namespace fs = std::filesystem;

// The newest version that is installed.
std::string find_programs() {
  std::string newest;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator("/usr/lib/postgresql", ignored)) {
    const std::string folder = (entry.path() / "bin").string();
    if (fs::exists(folder + "/initdb")) newest = std::max(newest, folder);
  }
  return newest;
}

std::string read(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

Postgres& Postgres::instance() {
  static Postgres postgres;
  return postgres;
}

Postgres::Postgres() : programs_(find_programs()), owner_(::getpid()) {
  if (programs_.empty()) {
    trouble_ = "PostgreSQL is not installed: install the package postgresql";
    return;
  }
  if (::geteuid() == 0) {
    const passwd* user = ::getpwnam("postgres");
    if (user == nullptr || ::chown(folder_.path().c_str(), user->pw_uid, user->pw_gid) != 0) {
      trouble_ = "there is no user postgres: install the package postgresql";
      return;
    }
  }
  if (run_program({program("initdb"), "-D", folder_.file("data"), "-A", "trust", "-U", "postgres",
                   "-E", "UTF8", "--locale=C.UTF-8", "--no-sync", "--no-instructions"},
                  folder_.file("log"), true) != 0) {
    trouble_ = "initdb failed: " + read(folder_.file("log"));
    return;
  }
  set_guard();
  start();
}

Postgres::~Postgres() {
  ::close(guards_end_);
  // A child that was forked off has no guard to wait for.
  if (guard_ > 0 && ::getpid() == owner_) ::waitpid(guard_, nullptr, 0);
}

void Postgres::set_guard() {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) {
    trouble_ = "there is no pipe to be had";
    return;
  }
  guards_end_ = ends[1];
  guard_ = ::fork();
  if (guard_ != 0) {
    ::close(ends[0]);
    return;
  }
  ::setsid();
  ::close(ends[1]);
  char byte = 0;
  while (::read(ends[0], &byte, 1) > 0) continue;
  control({"-m", "immediate", "stop"});
  std::error_code ignored;
  fs::remove_all(folder_.path(), ignored);
  ::_exit(0);
}

void Postgres::control(const std::vector<std::string>& words) {
  std::vector<std::string> all = {program("pg_ctl"),    "-w", "-D",
                                  folder_.file("data"), "-l", folder_.file("server-log")};
  all.insert(all.end(), words.begin(), words.end());
  const int code = run_program(all, folder_.file("log"), true);
  if (code != 0) trouble_ = "pg_ctl failed: " + read(folder_.file("log"));
}

// Whoever dies here is a process, not the machine: what it has written is there without fsync, and
// on a busy disk nobody waits for it to come back.
void Postgres::start() {
  control({"-o",
           "-c listen_addresses='' -c max_connections=40 -c fsync=off -c unix_socket_directories=" +
               folder_.path(),
           "start"});
}

void Postgres::die() { control({"-m", "immediate", "stop"}); }

void Postgres::execute(const std::string& sql) {
  const std::unique_ptr<PGconn, void (*)(PGconn*)> connection(
      PQconnectdb(address("public").c_str()), PQfinish);
  PGresult* result = PQexec(connection.get(), sql.c_str());
  if (PQresultStatus(result) != PGRES_COMMAND_OK) trouble_ = PQerrorMessage(connection.get());
  PQclear(result);
}

std::string Postgres::new_schema() {
  const std::string schema = "club" + std::to_string(++schemas_);
  if (trouble_.empty()) execute("CREATE SCHEMA " + schema);
  return schema;
}

std::string Postgres::address(const std::string& schema, const std::string& folder) {
  return "postgresql://postgres:open%20sesame@/postgres?host=" + folder +
         "&options=-csearch_path%3D" + schema;
}

}  // namespace noblesse::store
