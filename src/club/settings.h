// What the club is told before it opens, and whether that makes sense.
#pragma once

#include <string>
#include <string_view>

#include "base/error.h"
#include "club/bell.h"
#include "doors/settings.h"
#include "store/store.h"

namespace noblesse {

inline constexpr Milliseconds kSecond{1000};
inline constexpr Milliseconds kMinute = 60 * kSecond;
inline constexpr Milliseconds kHour = 60 * kMinute;
inline constexpr Milliseconds kDay = 24 * kHour;

struct ClubSettings {
  DoorSettings doors;

  std::string metrics_key;  // opens /metrics to other machines; empty: to none
  std::string store;        // as open_store wants it; empty: the default one
  store::Durability durability = store::Durability::full;

  int bot_threads = 0;              // 0: one less than there are processors, at least one
  Milliseconds bot_pause{700};      // how long a bot seems to think at least; 0: not at all
  int tables_per_person = 20;       // that they are host of and that are not closed
  bool hooks = false;               // whether the club calls addresses that people name
  bool push = true;                 // whether it calls devices that people name, by push services
  std::string push_contact;         // of the owner, for these: mailto: or https:; empty: none
  Milliseconds push_after{30'000};  // a question has waited: who looks on needs no call
  Milliseconds push_again{30'000};  // after a push service was busy, and then longer
  Bell::Reach reach = Bell::Reach::public_only;

  Milliseconds close_over_after = kDay;           // a table whose game is over, and nobody is there
  Milliseconds close_gathering_after = 7 * kDay;  // one that never began
  Milliseconds close_playing_after = 90 * kDay;   // one at which nothing happens any more
  Milliseconds end_sessions_after = 180 * kDay;   // that nobody uses
  Milliseconds forget_guests_after = 30 * kDay;   // who have no session and never finished a game

  // What goes from the store: lines of a closed table (and so its talk), the rest of it but its
  // finished games, reports; and when a login can be taken again of which somebody has left.
  Milliseconds forget_talk_after = 30 * kDay;
  Milliseconds forget_tables_after = 365 * kDay;
  Milliseconds forget_reports_after = 180 * kDay;
  Milliseconds free_logins_after = 90 * kDay;
  int reports_per_day = 5;  // of one person
  int talk_per_day = 1000;  // remarks of one person

  Milliseconds grace = 10 * kSecond;  // for people to be told goodbye when the club stops
  std::string log = "info";           // error, warn, info or debug
};

// Fills in what was left open and brings origins and hosts into the form that doors compare. The
// error's key is the setting that is wrong ("trusted-proxies").
Result<void> check(ClubSettings& settings);

// $XDG_DATA_HOME/noblesse, or ~/.local/share/noblesse; empty if there is no home.
std::string data_folder();
// The file in it, "club.sqlite"; empty if there is no home.
std::string default_store();
// Makes the data folder, for its owner only, if the store is the default one.
Result<void> make_data_folder(const ClubSettings& settings);

// "700ms", "30s", "10m", "12h", "7d", or "0".
Result<Milliseconds> read_duration(std::string_view text);
// The same back, in the largest unit that is exact.
std::string write_duration(Milliseconds time);

}  // namespace noblesse
