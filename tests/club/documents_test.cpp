// The numbers in the documents are those of the program: defaults, and how much is too much.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <regex>

#include "club/settings_list.h"
#include "table/options.h"
#include "tests/club/house_club.h"
#include "tests/root.h"

namespace noblesse {
namespace {

using testing::at;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;
using testing::parsed;

std::string read_text(const char* path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// The text in one line, wherever it is broken.
std::string in_one_line(std::string text) {
  std::ranges::replace(text, '\n', ' ');
  return text;
}

// The row of a table that begins with that word.
std::string row_of(const std::string& document, std::string_view word) {
  const std::size_t start = document.find("\n| `" + std::string(word) + "`");
  if (start == std::string::npos) return {};
  return document.substr(start + 1, document.find('\n', start + 1) - start - 1);
}

const json::object& options_schema() {
  static const json::value kWhole = parsed(read_text(NOBLESSE_ROOT "/docs/openapi.json"));
  return kWhole.at("components").at("schemas").at("Options").as_object();
}

// What docs/table.md says about options.
std::string options_of_the_document() {
  const std::string document = read_text(NOBLESSE_ROOT "/docs/table.md");
  const std::size_t start = document.find("\n## Options\n");
  return document.substr(start, document.find("\n## ", start + 1) - start);
}

// A table's options that say nothing but what is needed, and one thing more.
json::object options_with(std::string_view key, const json::value& value) {
  json::object options{{"game", "adel"}, {"seats", 2}};
  if (key == "first") options = {{"game", "mille"}, {"seats", 4}};  // of nobles, there only
  if (!key.empty()) options[key] = value;
  return options;
}
bool is_taken(const json::object& options) {
  return read_options(Shelf(), json::value(options)).has_value();
}

// A clock needs more than the one thing that is tried.
bool is_taken_by_the_clock(std::string_view key, std::int64_t number) {
  json::object clock{{"kind", "live"}, {"bank", 60'000}};
  clock[key] = number;
  return is_taken(options_with("clock", clock));
}

TEST(Documents, OptionsOfATableHaveTheDefaultsThatAreDescribed) {
  const auto plain = read_options(Shelf(), json::value(options_with("", nullptr)));
  ASSERT_TRUE(plain) << plain.error().message;
  const std::string document = options_of_the_document();
  for (const auto& [key, value] : write_options(*plain)) {
    const json::value* const described =
        options_schema().at("properties").as_object().if_contains(key);
    ASSERT_NE(described, nullptr) << key;
    const json::value* const left_out = described->as_object().if_contains("default");
    if (key == "game" || key == "seats" || key == "edition") continue;
    ASSERT_NE(left_out, nullptr) << key;
    EXPECT_EQ(*left_out, value) << key;
    if (key == "options") continue;  // told in words
    const std::string text =
        value.is_string() ? std::string(value.get_string()) : json::serialize(value);
    const std::string row = row_of(document, key);
    EXPECT_TRUE(row.starts_with("| `" + std::string(key) + "` | `" + text + "` |") ||
                row.starts_with("| `" + std::string(key) + "` | " + text + " |"))
        << key << ": " << row;
  }
}

TEST(Documents, OptionsOfATableHaveTheLimitsThatAreDescribed) {
  const std::string document = options_of_the_document();
  int limits = 0;
  const auto compare = [&](std::string_view row, std::string_view key, const json::object& form,
                           const auto& taken) {
    if (!form.contains("maximum") || key == "seats") return;
    const auto least = form.at("minimum").to_number<std::int64_t>();
    const auto most = form.at("maximum").to_number<std::int64_t>();
    ++limits;
    EXPECT_TRUE(taken(least)) << key;
    EXPECT_TRUE(taken(most)) << key;
    EXPECT_FALSE(taken(least - 1)) << key;
    EXPECT_FALSE(taken(most + 1)) << key;
    EXPECT_TRUE(
        row_of(document, row).contains(std::to_string(least) + " to " + std::to_string(most)))
        << key << " from " << least << " to " << most;
  };
  for (const auto& [key, form] : options_schema().at("properties").as_object()) {
    compare(key, key, form.as_object(),
            [&key = key](std::int64_t number) { return is_taken(options_with(key, number)); });
  }
  for (const auto& [key, form] :
       options_schema().at("properties").at("clock").at("properties").as_object()) {
    compare("clock", key, form.as_object(),
            [&key = key](std::int64_t number) { return is_taken_by_the_clock(key, number); });
  }
  EXPECT_EQ(limits, 6) << "first, bank, increment, watch_delay, beat and patience";
}

TEST(Documents, ALineHasTheLimitsThatAreDescribed) {
  const std::string document = in_one_line(read_text(NOBLESSE_ROOT "/docs/api.md"));
  const Limits limits;
  const auto rate = [](const Rate& of, double unit, std::string_view what) {
    const auto number = [&](double value) {
      return std::to_string(static_cast<int>(value / unit));
    };
    return number(of.per_second) + std::string(what) + " a second, " + number(of.burst);
  };
  for (const std::string& words :
       {"at most " + std::to_string(limits.frame / kKilobyte) + " kB (a message",
        rate(limits.frames, 1, " frames") + " at once",
        rate(limits.line_bytes, kKilobyte, " kB") + " kB at once",
        "lets " + std::to_string(limits.queue / kKilobyte) + " kB wait",
        "After " + std::to_string(limits.ping.count() / 1000) + " seconds of silence",
        "after " + std::to_string(limits.gone.count() / 1000) + " seconds it gives"}) {
    EXPECT_TRUE(document.contains(words)) << words;
  }
}

Result<ClubSettings> with_setting(std::string_view name, const std::string& value) {
  Given given{.words = {{"store", {":memory:"}}}};
  given.words[std::string(name)] = {value};
  return gather_settings(given);
}

// One less than "1m" is "59999ms", one more than "256" is "257".
std::string one_beside(const std::string& text, int step) {
  const auto time = read_duration(text);
  if (!time || std::isdigit(static_cast<unsigned char>(text.back())) != 0) {
    return std::to_string(std::stoll(text) + step);
  }
  return std::to_string(time->count() + step) + "ms";
}

TEST(Documents, EverySettingIsDescribedWithItsDefaultAndItsLimits) {
  const std::string document = read_text(NOBLESSE_ROOT "/docs/hosting.md");
  const ClubSettings defaults;
  for (const Setting& setting : all_settings()) {
    if (setting.name == "store" || setting.name == "key") continue;  // differs; beside certificate
    const std::string row = row_of(document, setting.name);
    const std::string shown = setting.shown(defaults);
    const std::string cell = shown.empty() ? " |" : "`" + shown + "` |";
    const std::size_t second = row.find(" | ", 2);
    ASSERT_NE(second, std::string::npos) << setting.name;
    EXPECT_TRUE(row.substr(second + 3).starts_with(shown.empty() ? "| " : cell)) << row;

    std::smatch limits;
    const bool limited =
        std::regex_search(row, limits, std::regex("`([0-9]+[a-z]*)` to `([0-9]+[a-z]*)`"));
    const bool number = setting.value == "NUMBER" || setting.value == "TIME";
    EXPECT_TRUE(limited || !number) << row;
    if (!limited) continue;
    const std::string least = limits[1];
    const std::string most = limits[2];
    EXPECT_TRUE(with_setting(setting.name, least)) << row;
    EXPECT_TRUE(with_setting(setting.name, most)) << row;
    EXPECT_FALSE(with_setting(setting.name, one_beside(least, -1))) << row;
    EXPECT_FALSE(with_setting(setting.name, one_beside(most, 1))) << row;
  }
}

TEST(Documents, WhatIsLeftOutOfARequestIsAsDescribed) {
  const HouseClub open;
  const json::value whole = parsed(read_text(NOBLESSE_ROOT "/docs/openapi.json"));
  for (const json::value& parameter :
       whole.at("paths").at("/api/ratings").at("get").at("parameters").as_array()) {
    const json::object& form = parameter.at("schema").as_object();
    const json::value& left_out = form.at("default");
    EXPECT_EQ(parameter.at("name") == "game" ? json::value("adel") : json::value(4), left_out);
    if (!form.contains("maximum")) continue;
    for (const int beside : {-1, 1}) {
      const auto bound = form.at(beside < 0 ? "minimum" : "maximum").to_number<std::int64_t>();
      const std::string path = "/api/ratings?players=";
      EXPECT_EQ(open.ask("GET", path + std::to_string(bound)).status, 200);
      EXPECT_EQ(open.ask("GET", path + std::to_string(bound + beside)).status, 404);
    }
  }
  const json::value& wish = whole.at("paths").at("/api/tables").at("post").at("requestBody");
  const json::value& keys = wish.at("content").at("application/json").at("schema").at("properties");
  const Heard laid = open.guest().ask(
      "POST", "/api/tables",
      R"({"options":{"game":"adel","seats":2},"bots":{"0":"random","1":"random"}})");
  EXPECT_EQ(at(laid, "table.listed"), json::serialize(keys.at("listed").at("default")));
  EXPECT_EQ(at(laid, "table.stage") == "playing", keys.at("start").at("default").as_bool());
}

}  // namespace
}  // namespace noblesse
