// `noblesse admin` for peace in the club: reports about people, bans, names, and people who are to
// be forgotten. All of it works while the club runs, and holds there within seconds.
#pragma once

#include <cstdint>
#include <string>

#include "app/admin.h"

namespace noblesse {

// The open ones; `all`: also those that are closed.
int run_admin_reports(const AdminOptions& options, bool all);
// One, with what was said; `close`: and that is the end of it.
int run_admin_report(const AdminOptions& options, std::int64_t number, bool close);

struct BanOptions {
  std::string whom;    // a person's id, an address or a network
  std::string reason;  // they are told
  std::string time;    // "7d"; empty: for good
};
int run_admin_ban(const AdminOptions& options, const BanOptions& ban);
int run_admin_bans(const AdminOptions& options);
int run_admin_unban(const AdminOptions& options, std::int64_t number);

int run_admin_rename(const AdminOptions& options, const std::string& person,
                     const std::string& name);
// As if they had asked for it themselves.
int run_admin_forget(const AdminOptions& options, const std::string& person);

}  // namespace noblesse
