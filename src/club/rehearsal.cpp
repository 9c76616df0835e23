#include "club/rehearsal.h"

#include <sys/resource.h>

#include <algorithm>
#include <string>

#include "doors/doors.h"
#include "match/text.h"

namespace noblesse {
namespace {

// Besides those of connections: the store, the journal, addresses that are called.
constexpr rlim_t kOwnFiles = 100;

std::unexpected<Error> wrong(std::string_view setting, std::string message) {
  return fail(std::move(message), {}, std::string(setting));
}

Result<void> try_certificate(const DoorSettings& doors) {
  if (doors.certificate.empty()) return {};
  const auto read = Doors::check_certificate(doors.certificate, doors.key);
  if (read) return {};
  if (Doors::check_certificate(doors.key, doors.certificate)) {
    return wrong("certificate", quote(doors.certificate) + " is the key and " + quote(doors.key) +
                                    " the certificate: swap the two");
  }
  const bool of_key = read.error().key == "no_key" || read.error().key == "key_of_another";
  return wrong(of_key ? "key" : "certificate",
               read.error().message +
                   ": give the certificate with its chain, and the key that it "
                   "was made with, both in PEM");
}

Result<void> try_store(const ClubSettings& settings) {
  const auto store = store::open_store(settings.store, store::Access::inspect);
  if (store) return {};
  const std::string& key = store.error().key;
  // One that is not there yet is made, an older one is brought up to date.
  if (key == "no_store" || key == "no_folder" || key == "older_schema") return {};
  std::string advice;
  if (key == "cannot_connect") {
    advice = "; start PostgreSQL, or correct the address, the user or the password";
  }
  return wrong("store", store.error().message + advice);
}

rlim_t files_for(const ClubSettings& settings) {
  const Limits& limits = settings.doors.limits;
  return static_cast<rlim_t>(limits.connections + limits.reserve) + kOwnFiles;
}

Result<void> try_files(const ClubSettings& settings) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_max >= files_for(settings)) return {};
  return wrong("connections",
               std::to_string(settings.doors.limits.connections) + " need " +
                   std::to_string(files_for(settings)) + " open files, and the system allows " +
                   std::to_string(limit.rlim_max) +
                   ": raise LimitNOFILE in the unit of systemd (or `ulimit -n`), or allow fewer");
}

}  // namespace

Result<void> rehearse(const ClubSettings& settings) {
  if (auto good = try_certificate(settings.doors); !good) return good;
  if (auto good = try_files(settings); !good) return good;
  return try_store(settings);
}

void ask_for_files(const ClubSettings& settings) {
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
  const rlim_t wanted = std::min(files_for(settings), limit.rlim_max);
  if (limit.rlim_cur >= wanted) return;
  limit.rlim_cur = wanted;
  ::setrlimit(RLIMIT_NOFILE, &limit);
}

}  // namespace noblesse
