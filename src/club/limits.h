// How often somebody may do what costs the club a good deal, and how much of it they may have: one
// table, by which the club refuses and from which docs/api.md tells. What any request and any line
// may cost is in doors/settings.h.
#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "base/bits.h"
#include "club/settings.h"
#include "doors/bucket.h"

namespace noblesse {

enum class Scarce : std::uint8_t {
  guests,
  sign_ins,
  sign_ins_as_one,
  passwords,
  tables,
  tables_a_day,
  exports,
  open_tables,
  reports,
  devices,
  talk_a_day,
};

struct Allowance {
  std::string_view what;
  std::string_view whose;
  // So many times less than the requests of an address, and at once.
  double less = 0;
  double less_at_once = 1;
  bool in_a_day = false;  // or as many in a day as requests at once
  // Or by itself.
  Rate rate{0, 0};
  // Or no rate: so many of them.
  int (*number)(const ClubSettings& settings) = nullptr;
  std::string_view setting;  // that says so, where there is one
};

inline constexpr std::string_view kOfAddress = "an address";
inline constexpr std::string_view kOfPerson = "a person";

inline constexpr double kSecondsADay = 24.0 * 60 * 60;

// In the order of Scarce.
inline constexpr std::array kAllowances = {
    Allowance{.what = "new guests", .whose = kOfAddress, .less = 100, .less_at_once = 2},
    Allowance{.what = "sign-ins", .whose = kOfAddress, .less = 250, .less_at_once = 10},
    Allowance{
        .what = "sign-ins with one login", .whose = kOfAddress, .less = 500, .less_at_once = 20},
    Allowance{.what = "passwords", .whose = kOfAddress, .less = 250, .less_at_once = 10},
    Allowance{.what = "new tables or keys", .whose = kOfAddress, .less = 100, .less_at_once = 4},
    Allowance{.what = "new tables over days", .whose = kOfAddress, .in_a_day = true},
    Allowance{.what = "exports", .whose = kOfPerson, .rate = {1.0 / 60, 3}},
    Allowance{.what = "tables that they are host of and that are not closed",
              .whose = kOfPerson,
              .number = [](const ClubSettings& s) { return s.tables_per_person; },
              .setting = "tables-per-person"},
    Allowance{.what = "reports in a day",
              .whose = kOfPerson,
              .number = [](const ClubSettings& s) { return s.reports_per_day; },
              .setting = "reports-per-day"},
    Allowance{
        .what = "devices", .whose = kOfPerson, .number = [](const ClubSettings&) { return 10; }},
    Allowance{.what = "remarks in a day, at all tables",
              .whose = kOfPerson,
              .number = [](const ClubSettings& s) { return s.talk_per_day; },
              .setting = "talk-per-day"},
};
inline constexpr std::size_t kScarce = kAllowances.size();
static_assert(kScarce == static_cast<std::size_t>(Scarce::talk_a_day) + 1);

constexpr const Allowance& allowance_of(Scarce what) {
  return kAllowances[static_cast<std::size_t>(what)];
}

constexpr Rate rate_of(Scarce what, const Rate& requests) {
  const Allowance& allowed = allowance_of(what);
  if (allowed.in_a_day) return {requests.burst / kSecondsADay, std::max(1.0, requests.burst)};
  if (allowed.less == 0) return allowed.rate;
  return {requests.per_second / allowed.less, std::max(1.0, requests.burst / allowed.less_at_once)};
}

inline std::size_t most_of(Scarce what, const ClubSettings& settings) {
  return static_cast<std::size_t>(allowance_of(what).number(settings));
}

// What a request takes of; what is counted by a number is counted where it is kept.
using Takes = std::uint16_t;
template <class... Each>
constexpr Takes takes(Each... each) {
  return static_cast<Takes>((Takes{0} | ... | bit<Takes>(static_cast<int>(each))));
}

inline constexpr std::size_t kMostPasswords = 32;  // that wait to be checked
// What a person's request costs at least: most of it is done for their address.
inline constexpr std::chrono::microseconds kAnyRequest{100};

}  // namespace noblesse
