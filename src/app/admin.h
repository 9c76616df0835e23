// `noblesse admin`: the club's books for whoever keeps the house. Looking works while the club is
// open, and so does what it can be told to do; bringing something into the store needs it for
// oneself.
#pragma once

#include <string>

#include "match/shelf.h"

namespace noblesse {

struct AdminOptions {
  std::string store;   // empty: as the environment or the file of settings says, or the default
  std::string config;  // a file of settings; may be empty
  bool json = false;   // for programs
};

// What hosts must not learn of a game that is being played is in neither: no seed, no line, no
// hand. `keys`: those that let people sit and watch are shown too.
int run_admin_list(const AdminOptions& options);
int run_admin_inspect(const AdminOptions& options, const std::string& table, bool keys);

// A closed table whole, the records of one whose game is over; with secrets any table whole. An
// empty path is standard output.
int run_admin_export(const AdminOptions& options, const std::string& table, const std::string& path,
                     bool with_secrets);
int run_admin_import(const AdminOptions& options, const std::string& path);
int run_admin_end(const AdminOptions& options, const Shelf& shelf, const std::string& table);
// Looks through everything that is kept: 0 if all is good, 1 with a line for each finding, 2 if
// that could not be done.
int run_admin_check(const AdminOptions& options, const Shelf& shelf);
// Brings an older store up to date, as serving it would.
int run_admin_upgrade(const AdminOptions& options);
int run_admin_backup(const AdminOptions& options, const std::string& path);

}  // namespace noblesse
