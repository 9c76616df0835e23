#include "club/settings.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <filesystem>
#include <thread>
#include <utility>

#include "club/journal.h"
#include "doors/address.h"
#include "doors/fields.h"
#include "match/text.h"

namespace noblesse {
namespace {

namespace fs = std::filesystem;

constexpr Milliseconds kLongest = 3650 * kDay;
constexpr Milliseconds kLongestPause = kMinute;
constexpr Milliseconds kLongestGrace = 10 * kMinute;
constexpr int kMostThreads = 256;
constexpr int kMostTables = 10'000;
constexpr int kMostReports = 1000;
constexpr int kMostRemarks = 1'000'000;
constexpr std::string_view kSqlite = "sqlite:";
constexpr std::string_view kMemory = ":memory:";

struct Unit {
  std::string_view name;
  Milliseconds time;
};
constexpr std::array kUnits = {Unit{"d", kDay}, Unit{"h", kHour}, Unit{"m", kMinute},
                               Unit{"s", kSecond}, Unit{"ms", Milliseconds(1)}};

std::unexpected<Error> wrong(std::string_view setting, std::string message) {
  return fail(std::move(message), {}, std::string(setting));
}

std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

Result<void> check_file(std::string_view setting, const std::string& path) {
  std::error_code error;
  if (!fs::exists(path, error)) return wrong(setting, quote(path) + " does not exist");
  if (fs::is_directory(path, error))
    return wrong(setting, quote(path) + " is a folder, not a file");
  if (::access(path.c_str(), R_OK) != 0) return wrong(setting, quote(path) + " may not be read");
  return {};
}

Result<void> check_certificate(const DoorSettings& doors) {
  if (doors.certificate.empty() && doors.key.empty()) return {};
  if (doors.key.empty()) {
    return wrong("certificate", "a certificate needs its key: give key too, or neither");
  }
  if (doors.certificate.empty()) {
    return wrong("key", "a key needs its certificate: give certificate too, or neither");
  }
  if (auto good = check_file("certificate", doors.certificate); !good) return good;
  return check_file("key", doors.key);
}

// "https://play.example.org" as a browser writes it, or nothing.
std::optional<std::string> read_origin(std::string_view text) {
  for (const std::string_view scheme : {"https://", "http://"}) {
    if (!lower_case(text).starts_with(scheme)) continue;
    std::string_view rest = text.substr(scheme.size());
    if (rest.ends_with('/')) rest.remove_suffix(1);
    const auto host = read_host(rest, scheme == "https://");
    if (host) return std::string(scheme) + *host;
  }
  return std::nullopt;
}

Result<void> check_doors(DoorSettings& doors) {
  if (!Address::read(doors.address) || doors.address.starts_with('[')) {
    return wrong("address", quote(doors.address) +
                                " is not an address to listen on: write 127.0.0.1 for this "
                                "machine only, 0.0.0.0 or :: for everybody");
  }
  if (auto good = check_certificate(doors); !good) return good;
  if (const auto networks = Networks::read(doors.trusted_proxies); !networks) {
    return wrong("trusted-proxies", networks.error().message);
  }
  for (std::string& origin : doors.origins) {
    auto read = read_origin(origin);
    if (!read) {
      return wrong("origins", quote(origin) +
                                  " is not an origin: write https://play.example.org, without a "
                                  "path");
    }
    origin = *std::move(read);
  }
  for (std::string& host : doors.hosts) {
    // Plain or not is not known yet: neither usual port is ever part of the name.
    auto read = read_host(host, !host.ends_with(":80"));
    if (!read) {
      return wrong("hosts", quote(host) +
                                " is not a host: write play.example.org, or "
                                "play.example.org:8080 where the port is not the usual one");
    }
    host = *std::move(read);
  }
  const Limits& limits = doors.limits;
  if (limits.connections < 1) return wrong("connections", "at least 1 connection must be allowed");
  if (limits.connections_per_address < 1) {
    return wrong("connections-per-address", "at least 1 connection must be allowed");
  }
  if (!(limits.requests.per_second > 0)) {
    return wrong("requests-per-second", "more than 0 requests must be allowed");
  }
  return {};
}

Result<void> check_store(std::string& where) {
  if (where.empty()) where = default_store();
  if (where.empty()) {
    return wrong("store",
                 "there is no home folder to keep the store in: give its path, or "
                 "postgres://...");
  }
  if (where.starts_with("postgres://") || where.starts_with("postgresql://")) return {};
  const bool named = where.starts_with(kSqlite);
  // Only the part before "://" is repeated: behind it may stand a password.
  if (!named && where.contains("://")) {
    return wrong("store", quote(where.substr(0, where.find("://") + 3)) +
                              " is no kind of store: give a path, sqlite:<path> or postgres://...");
  }
  if (where == default_store()) return {};  // its folder is made
  const std::string path = named ? where.substr(kSqlite.size()) : where;
  if (path == kMemory) return {};
  std::error_code error;
  if (path.empty()) return wrong("store", "the path of the store is missing behind sqlite:");
  if (fs::is_directory(path, error)) {
    return wrong("store",
                 quote(path) + " is a folder: name a file in it, " + quote(path + "/club.sqlite"));
  }
  const fs::path folder = fs::path(path).parent_path();
  if (!folder.empty() && !fs::is_directory(folder, error)) {
    return wrong("store", "the folder " + quote(folder.string()) +
                              " does not exist: make it first, readable for the club only");
  }
  return {};
}

Result<void> check_number(std::string_view setting, int number, int least, int most) {
  if (number >= least && number <= most) return {};
  return wrong(setting, std::to_string(number) + " is not a number from " + std::to_string(least) +
                            " to " + std::to_string(most));
}

Result<void> check_time(std::string_view setting, Milliseconds time, Milliseconds least,
                        Milliseconds most) {
  if (time >= least && time <= most) return {};
  return wrong(setting, write_duration(time) + " is not a time from " + write_duration(least) +
                            " to " + write_duration(most));
}

bool is_good_key(std::string_view key) {
  return key.size() >= 16 && key.size() <= 200 &&
         std::ranges::all_of(key, [](char c) { return c > ' ' && c < 127; });
}

}  // namespace

Result<void> check(ClubSettings& settings) {
  const Milliseconds none{0};
  const std::array checks = {
      check_doors(settings.doors),
      check_store(settings.store),
      check_number("bot-threads", settings.bot_threads, 0, kMostThreads),
      check_number("tables-per-person", settings.tables_per_person, 1, kMostTables),
      check_time("bot-pause", settings.bot_pause, none, kLongestPause),
      check_time("close-over-after", settings.close_over_after, kMinute, kLongest),
      check_time("close-gathering-after", settings.close_gathering_after, kMinute, kLongest),
      check_time("close-playing-after", settings.close_playing_after, kMinute, kLongest),
      check_time("end-sessions-after", settings.end_sessions_after, kHour, kLongest),
      check_time("forget-guests-after", settings.forget_guests_after, kHour, kLongest),
      check_time("forget-talk-after", settings.forget_talk_after, kHour, kLongest),
      check_time("forget-tables-after", settings.forget_tables_after, kHour, kLongest),
      check_time("forget-reports-after", settings.forget_reports_after, kHour, kLongest),
      check_time("free-logins-after", settings.free_logins_after, none, kLongest),
      check_number("reports-per-day", settings.reports_per_day, 1, kMostReports),
      check_number("talk-per-day", settings.talk_per_day, 1, kMostRemarks),
      check_time("grace", settings.grace, none, kLongestGrace),
  };
  for (const Result<void>& good : checks) {
    if (!good) return good;
  }
  if (const std::string& key = settings.metrics_key; !key.empty() && !is_good_key(key)) {
    // The key itself is not repeated.
    return wrong("metrics-key", "a key has 16 to 200 letters, digits and signs, without a space");
  }
  if (const std::string& contact = settings.push_contact;
      !contact.empty() && !contact.starts_with("mailto:") && !contact.starts_with("https://")) {
    return wrong("push-contact",
                 quote(contact) +
                     " reaches nobody: write mailto:me@example.org, or https://… of "
                     "a page that says how");
  }
  if (!read_level(settings.log)) {
    return wrong("log", quote(settings.log) + " is no level: write error, warn, info or debug");
  }
  if (settings.bot_threads == 0) {
    settings.bot_threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
    settings.bot_threads = std::min(settings.bot_threads, kMostThreads);
  }
  return {};
}

std::string data_folder() {
  if (const std::string data = environment("XDG_DATA_HOME"); data.starts_with('/')) {
    return data + "/noblesse";
  }
  const std::string home = environment("HOME");
  return home.empty() ? std::string() : home + "/.local/share/noblesse";
}

std::string default_store() {
  const std::string folder = data_folder();
  return folder.empty() ? folder : folder + "/club.sqlite";
}

Result<void> make_data_folder(const ClubSettings& settings) {
  if (settings.store != default_store()) return {};
  const fs::path folder = data_folder();
  std::error_code error;
  fs::create_directories(folder.parent_path(), error);
  const bool made = !error && fs::create_directory(folder, error);
  if (made) fs::permissions(folder, fs::perms::owner_all, error);
  if (!error) return {};
  return wrong("store",
               "the folder " + quote(folder.string()) + " cannot be made: " + error.message());
}

Result<Milliseconds> read_duration(std::string_view text) {
  const std::string right = " is not a time: write 700ms, 30s, 10m, 12h, 7d or 0";
  std::int64_t number = 0;
  const char* const begin = text.data();
  const char* const end = begin + text.size();
  const auto read = std::from_chars(begin, end, number);
  if (read.ec != std::errc() || number < 0) return fail(quote(text) + right);
  const std::string_view unit(read.ptr, static_cast<std::size_t>(end - read.ptr));
  if (unit.empty() && number == 0) return Milliseconds(0);
  for (const Unit& known : kUnits) {
    if (unit != known.name) continue;
    if (number > kLongest / known.time) {
      return fail(quote(text) + " is too long: " + write_duration(kLongest) + " at most");
    }
    return number * known.time;
  }
  return fail(quote(text) + right);
}

std::string write_duration(Milliseconds time) {
  if (time == Milliseconds(0)) return "0";
  const auto* const unit = std::ranges::find_if(
      kUnits, [&](const Unit& known) { return time % known.time == Milliseconds(0); });
  return std::to_string(time / unit->time) + std::string(unit->name);
}

}  // namespace noblesse
