// Every setting of the club by its name, so that it can be given in three ways that mean the same:
// --bot-pause 1s, NOBLESSE_BOT_PAUSE=1s, and bot-pause = "1s" in a file. The first that is given
// counts, in this order.
#pragma once

#include <functional>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "club/settings.h"

namespace noblesse {

struct Setting {
  std::string_view name;
  std::string_view value;  // what is to be written: "TIME"
  std::string_view about;
  bool list = false;  // several values; with commas between them where they stand in one text
  std::string (*shown)(const ClubSettings&);
  Result<void> (*set)(ClubSettings&, const std::vector<std::string>& values);
};

std::span<const Setting> all_settings();

// "NOBLESSE_BOT_PAUSE" of "bot-pause".
std::string variable_of(std::string_view name);

// One line of a file of settings.
struct SettingEntry {
  int line = 0;
  std::string key;
  std::vector<std::string> values;
};

// Lines of `key = value`; a value is a word, a number, "a text", or a list ["of", "texts"]. What
// stands behind # is a comment. The error says which line.
Result<std::vector<SettingEntry>> read_entries(std::string_view text);

// What was given in all three ways.
struct Given {
  std::map<std::string, std::vector<std::string>, std::less<>> words;  // by name, without "--"
  std::map<std::string, std::string, std::less<>> variables;           // those of the environment
  std::string file_name;                                               // of the entries, for errors
  std::vector<SettingEntry> file;
};

// The settings, checked. The error begins with where the fault is: "--port", "NOBLESSE_PORT", or
// "club.conf:3: port".
Result<ClubSettings> gather_settings(const Given& given);

}  // namespace noblesse
