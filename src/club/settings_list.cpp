#include "club/settings_list.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "match/text.h"

namespace noblesse {
namespace {

using Values = std::vector<std::string>;

constexpr std::string_view kOurs = "NOBLESSE_";  // so begin the variables

std::string joined(const Values& values) {
  std::string text;
  for (const std::string& value : values) text += (text.empty() ? "" : ",") + value;
  return text;
}

template <class Number>
Result<Number> read_number(std::string_view text, Number least, Number most) {
  Number number{};
  const char* const begin = text.data();
  const char* const end = begin + text.size();
  const auto read = std::from_chars(begin, end, number);
  if (read.ec == std::errc() && read.ptr == end && number >= least && number <= most) return number;
  return fail(quote(text) + " is not a number from " + std::to_string(least) + " to " +
              std::to_string(most));
}

template <class Number>
Result<void> set_number(Number& target, const Values& values, Number least, Number most) {
  const auto number = read_number<Number>(values.front(), least, most);
  if (!number) return std::unexpected(number.error());
  target = *number;
  return {};
}

Result<void> set_time(Milliseconds& target, const Values& values) {
  const auto time = read_duration(values.front());
  if (!time) return std::unexpected(time.error());
  target = *time;
  return {};
}

Result<void> set_switch(bool& target, const Values& values) {
  const std::string& word = values.front();
  constexpr std::array<std::string_view, 4> kYes = {"on", "yes", "true", "1"};
  constexpr std::array<std::string_view, 4> kNo = {"off", "no", "false", "0"};
  target = std::ranges::find(kYes, word) != kYes.end();
  if (target || std::ranges::find(kNo, word) != kNo.end()) return {};
  return fail(quote(word) + " is neither on nor off");
}

Result<void> set_text(std::string& target, const Values& values) {
  target = values.front();
  return {};
}

Result<void> set_durability(store::Durability& target, const Values& values) {
  const std::string& word = values.front();
  if (word != "full" && word != "normal") {
    return fail(quote(word) + " is neither full nor normal");
  }
  target = word == "full" ? store::Durability::full : store::Durability::normal;
  return {};
}

// A little more at once than every second.
constexpr double kBurst = 4;
constexpr int kMostConnections = 1'000'000;

Result<void> set_requests(Rate& target, const Values& values) {
  const auto number = read_number<int>(values.front(), 1, kMostConnections);
  if (!number) return std::unexpected(number.error());
  target = {static_cast<double>(*number), kBurst * *number};
  return {};
}

// All of it: nobody is made to wait.
constexpr int kMostWork = 1000;
constexpr double kMilli = 1000;
constexpr double kWorkBurst = 5;
constexpr double kNoBrim = 1e6;

Result<void> set_work(Rate& target, const Values& values) {
  const auto number = read_number<int>(values.front(), 1, kMostWork);
  if (!number) return std::unexpected(number.error());
  const double share = *number / kMilli;
  target = {share, *number == kMostWork ? kNoBrim : kWorkBurst * share};
  return {};
}

using S = ClubSettings;

constexpr std::array kSettings = {
    Setting{"address", "ADDRESS", "Where to listen; 0.0.0.0 or :: lets other machines in", false,
            [](const S& s) { return s.doors.address; },
            [](S& s, const Values& v) { return set_text(s.doors.address, v); }},
    Setting{"port", "PORT", "0 takes any that is free", false,
            [](const S& s) { return std::to_string(s.doors.port); },
            [](S& s, const Values& v) {
              return set_number<std::uint16_t>(s.doors.port, v, 0,
                                               std::numeric_limits<std::uint16_t>::max());
            }},
    Setting{"certificate", "FILE", "For TLS: the certificate with its chain, PEM", false,
            [](const S& s) { return s.doors.certificate; },
            [](S& s, const Values& v) { return set_text(s.doors.certificate, v); }},
    Setting{"key", "FILE", "For TLS: the certificate's key, PEM", false,
            [](const S& s) { return s.doors.key; },
            [](S& s, const Values& v) { return set_text(s.doors.key, v); }},
    Setting{"trusted-proxies", "ADDRESS,…",
            "Addresses or networks whose X-Forwarded-For and -Proto are believed", true,
            [](const S& s) { return joined(s.doors.trusted_proxies); },
            [](S& s, const Values& v) -> Result<void> {
              s.doors.trusted_proxies = v;
              return {};
            }},
    Setting{"origins", "URL,…", "Other sites whose pages may play here", true,
            [](const S& s) { return joined(s.doors.origins); },
            [](S& s, const Values& v) -> Result<void> {
              s.doors.origins = v;
              return {};
            }},
    Setting{"hosts", "HOST,…", "The names that the club answers to; none: to those of this machine",
            true, [](const S& s) { return joined(s.doors.hosts); },
            [](S& s, const Values& v) -> Result<void> {
              s.doors.hosts = v;
              return {};
            }},
    Setting{"metrics-key", "KEY", "Whoever has it may read /metrics from elsewhere", false,
            [](const S& s) { return s.metrics_key; },
            [](S& s, const Values& v) { return set_text(s.metrics_key, v); }},
    Setting{"store", "PATH|URL", "A file of SQLite, or postgres://…", false,
            [](const S& s) { return s.store.empty() ? default_store() : s.store; },
            [](S& s, const Values& v) { return set_text(s.store, v); }},
    Setting{"durability", "full|normal",
            "normal is faster; a power cut may take the last moments with it", false,
            [](const S& s) -> std::string {
              return s.durability == store::Durability::full ? "full" : "normal";
            },
            [](S& s, const Values& v) { return set_durability(s.durability, v); }},
    Setting{"bot-threads", "NUMBER", "On which bots think; 0: all processors but one", false,
            [](const S& s) { return std::to_string(s.bot_threads); },
            [](S& s, const Values& v) { return set_number<int>(s.bot_threads, v, 0, 256); }},
    Setting{"bot-pause", "TIME", "How long a bot seems to think at least", false,
            [](const S& s) { return write_duration(s.bot_pause); },
            [](S& s, const Values& v) { return set_time(s.bot_pause, v); }},
    Setting{
        "tables-per-person", "NUMBER", "Tables that one person may have open", false,
        [](const S& s) { return std::to_string(s.tables_per_person); },
        [](S& s, const Values& v) { return set_number<int>(s.tables_per_person, v, 1, 10'000); }},
    Setting{"hooks", "on|off", "Whether the club calls addresses that people name (webhooks)",
            false, [](const S& s) -> std::string { return s.hooks ? "on" : "off"; },
            [](S& s, const Values& v) { return set_switch(s.hooks, v); }},
    Setting{"push", "on|off", "Whether the club calls devices that people name (Web Push)", false,
            [](const S& s) -> std::string { return s.push ? "on" : "off"; },
            [](S& s, const Values& v) { return set_switch(s.push, v); }},
    Setting{"push-contact", "URL", "How push services reach the owner: mailto:… or https://…",
            false, [](const S& s) { return s.push_contact; },
            [](S& s, const Values& v) { return set_text(s.push_contact, v); }},
    Setting{"close-over-after", "TIME", "Closes a table so long after its last game", false,
            [](const S& s) { return write_duration(s.close_over_after); },
            [](S& s, const Values& v) { return set_time(s.close_over_after, v); }},
    Setting{"close-gathering-after", "TIME", "Closes a table that has not begun", false,
            [](const S& s) { return write_duration(s.close_gathering_after); },
            [](S& s, const Values& v) { return set_time(s.close_gathering_after, v); }},
    Setting{"close-playing-after", "TIME", "Closes a table whose game nobody goes on with", false,
            [](const S& s) { return write_duration(s.close_playing_after); },
            [](S& s, const Values& v) { return set_time(s.close_playing_after, v); }},
    Setting{"end-sessions-after", "TIME", "Signs out whoever was not seen for so long", false,
            [](const S& s) { return write_duration(s.end_sessions_after); },
            [](S& s, const Values& v) { return set_time(s.end_sessions_after, v); }},
    Setting{"forget-guests-after", "TIME", "Forgets guests who never finished a game", false,
            [](const S& s) { return write_duration(s.forget_guests_after); },
            [](S& s, const Values& v) { return set_time(s.forget_guests_after, v); }},
    Setting{"forget-talk-after", "TIME", "Forgets what was said and done at a table that is closed",
            false, [](const S& s) { return write_duration(s.forget_talk_after); },
            [](S& s, const Values& v) { return set_time(s.forget_talk_after, v); }},
    Setting{"forget-tables-after", "TIME", "Forgets a closed table, but for its finished games",
            false, [](const S& s) { return write_duration(s.forget_tables_after); },
            [](S& s, const Values& v) { return set_time(s.forget_tables_after, v); }},
    Setting{"forget-reports-after", "TIME", "Forgets reports about people", false,
            [](const S& s) { return write_duration(s.forget_reports_after); },
            [](S& s, const Values& v) { return set_time(s.forget_reports_after, v); }},
    Setting{"free-logins-after", "TIME", "When a login of somebody who left can be taken again",
            false, [](const S& s) { return write_duration(s.free_logins_after); },
            [](S& s, const Values& v) { return set_time(s.free_logins_after, v); }},
    Setting{"reports-per-day", "NUMBER", "Reports that one person may make in a day", false,
            [](const S& s) { return std::to_string(s.reports_per_day); },
            [](S& s, const Values& v) { return set_number<int>(s.reports_per_day, v, 1, 1000); }},
    Setting{"talk-per-day", "NUMBER", "Remarks that one person may make in a day", false,
            [](const S& s) { return std::to_string(s.talk_per_day); },
            [](S& s, const Values& v) { return set_number<int>(s.talk_per_day, v, 1, 1'000'000); }},
    Setting{"connections", "NUMBER", "At most so many at a time", false,
            [](const S& s) { return std::to_string(s.doors.limits.connections); },
            [](S& s, const Values& v) {
              return set_number<std::size_t>(s.doors.limits.connections, v, 1, kMostConnections);
            }},
    Setting{"connections-per-address", "NUMBER", "At most so many of one address", false,
            [](const S& s) { return std::to_string(s.doors.limits.connections_per_address); },
            [](S& s, const Values& v) {
              return set_number<std::size_t>(s.doors.limits.connections_per_address, v, 1,
                                             kMostConnections);
            }},
    Setting{"requests-per-second", "NUMBER",
            "At most so many of one address, four times as many at once", false,
            [](const S& s) {
              return std::to_string(static_cast<int>(s.doors.limits.requests.per_second));
            },
            [](S& s, const Values& v) { return set_requests(s.doors.limits.requests, v); }},
    Setting{"work-per-second", "MILLISECONDS",
            "At most so much of the network thread's work for one address and for one person",
            false,
            [](const S& s) {
              return std::to_string(std::lround(s.doors.limits.work.per_second * kMilli));
            },
            [](S& s, const Values& v) { return set_work(s.doors.limits.work, v); }},
    Setting{"grace", "TIME", "How long open connections get to close when the club stops", false,
            [](const S& s) { return write_duration(s.grace); },
            [](S& s, const Values& v) { return set_time(s.grace, v); }},
    Setting{"log", "error|warn|info|debug", "How much is written to standard error", false,
            [](const S& s) { return s.log; },
            [](S& s, const Values& v) { return set_text(s.log, v); }},
};

// "a, b" is two of a list.
Values split(std::string_view text) {
  Values values;
  while (!text.empty()) {
    const std::size_t comma = text.find(',');
    std::string_view value = text.substr(0, comma);
    text = comma == std::string_view::npos ? std::string_view() : text.substr(comma + 1);
    while (value.starts_with(' ')) value.remove_prefix(1);
    while (value.ends_with(' ')) value.remove_suffix(1);
    if (!value.empty()) values.emplace_back(value);
  }
  return values;
}

Values all_split(const Values& values) {
  Values all;
  for (const std::string& value : values) {
    for (std::string& piece : split(value)) all.push_back(std::move(piece));
  }
  return all;
}

// What one setting was given, and where.
struct Source {
  std::string where;
  Values values;
};

std::string in_file(const Given& given, const SettingEntry& entry) {
  return given.file_name + ":" + std::to_string(entry.line) + ": " + quote(entry.key);
}

std::optional<Source> source_of(const Given& given, const Setting& setting) {
  if (const auto found = given.words.find(setting.name); found != given.words.end()) {
    return Source{"--" + std::string(setting.name), found->second};
  }
  const auto variable = given.variables.find(variable_of(setting.name));
  if (variable != given.variables.end() && !variable->second.empty()) {
    return Source{variable->first, {variable->second}};
  }
  const auto entry = std::ranges::find(given.file, setting.name, &SettingEntry::key);
  if (entry == given.file.end()) return std::nullopt;
  return Source{in_file(given, *entry), entry->values};
}

// Other programs of the house have variables too: only what looks like a slip of the pen is one.
Result<void> check_variables(const Given& given) {
  std::vector<std::string> variables;
  for (const Setting& setting : kSettings) variables.push_back(variable_of(setting.name));
  std::vector<std::string_view> known;  // without what all have in common
  for (const std::string_view name : variables) known.push_back(name.substr(kOurs.size()));
  for (const auto& [name, value] : given.variables) {
    if (!name.starts_with(kOurs) || std::ranges::find(variables, name) != variables.end()) continue;
    const std::string_view meant = nearest(std::string_view(name).substr(kOurs.size()), known);
    if (!meant.empty()) {
      return fail(name + " is no setting; did you mean " + std::string(kOurs) + std::string(meant) +
                  "?");
    }
  }
  return {};
}

Result<void> check_keys(const Given& given) {
  std::vector<std::string_view> known;
  for (const Setting& setting : kSettings) known.push_back(setting.name);
  for (auto entry = given.file.begin(); entry != given.file.end(); ++entry) {
    if (std::ranges::find(known, entry->key) == known.end()) {
      return fail(in_file(given, *entry) + " is no setting" + did_you_mean(entry->key, known));
    }
    const auto first = std::find_if(given.file.begin(), entry, [&](const SettingEntry& other) {
      return other.key == entry->key;
    });
    if (first != entry) {
      return fail(in_file(given, *entry) + " was set in line " + std::to_string(first->line) +
                  " already");
    }
  }
  return {};
}

}  // namespace

std::span<const Setting> all_settings() { return kSettings; }

std::string variable_of(std::string_view name) {
  std::string variable(kOurs);
  for (const char letter : name) {
    const bool small = letter >= 'a' && letter <= 'z';
    variable += letter == '-' ? '_' : static_cast<char>(small ? letter - 'a' + 'A' : letter);
  }
  return variable;
}

Result<ClubSettings> gather_settings(const Given& given) {
  if (auto known = check_keys(given); !known) return std::unexpected(known.error());
  if (auto known = check_variables(given); !known) return std::unexpected(known.error());
  ClubSettings settings;
  std::map<std::string_view, std::string> where;
  for (const Setting& setting : kSettings) {
    auto source = source_of(given, setting);
    if (!source) continue;
    if (setting.list) {
      source->values = all_split(source->values);
    } else if (source->values.size() != 1) {
      return fail(source->where + ": one value is needed, not " +
                  std::to_string(source->values.size()));
    }
    if (const auto set = setting.set(settings, source->values); !set) {
      return fail(source->where + ": " + set.error().message);
    }
    where.emplace(setting.name, std::move(source->where));
  }
  if (auto good = check(settings); !good) {
    const auto known = where.find(good.error().key);
    const std::string place =
        known == where.end() ? "--" + good.error().key : std::move(known->second);
    return fail(place + ": " + good.error().message, {}, good.error().key);
  }
  return settings;
}

}  // namespace noblesse
