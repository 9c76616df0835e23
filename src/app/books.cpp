#include "app/books.h"

#include <fmt/core.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/columns.h"
#include "club/journal.h"
#include "match/json.h"

namespace noblesse {
namespace {

// The options as JSON; an empty object if the store holds something else.
json::object options_of(const store::TableRow& table) {
  auto options = parse_json(table.options);
  if (!options || !options->is_object()) return {};
  return std::move(options->get_object());
}

std::string game_of_table(const json::object& options) {
  const json::value* const game = options.if_contains("game");
  return game != nullptr && game->is_string() ? std::string(game->get_string()) : std::string("?");
}

std::string seats_of_table(const json::object& options) {
  const json::value* const seats = options.if_contains("seats");
  return seats != nullptr && seats->is_int64() ? std::to_string(seats->get_int64())
                                               : std::string("?");
}

// "2026-02-28 23:59"
std::string minute(store::Ms time) {
  std::string text = rfc3339(time).substr(0, 16);
  text[10] = ' ';
  return text;
}

std::string name_of(const Parcel& parcel, std::string_view person) {
  const auto found = std::ranges::find(parcel.people, person, &store::Person::id);
  if (found == parcel.people.end()) return "(forgotten)";
  return found->name.empty() ? "(left)" : found->name;
}

// While a game is played every choice in secret adds a line.
bool tells_lines(const store::TableRow& table) { return table.stage != "playing"; }

json::object about(const store::TableRow& table) {
  return {{"id", table.id},
          {"stage", table.stage},
          {"listed", table.listed},
          {"created", table.created},
          {"changed", table.changed},
          {"rules", table.rules},
          {"options", options_of(table)}};
}

}  // namespace

Result<std::vector<TablePage>> read_pages(store::Store& store) {
  std::vector<TablePage> pages;
  const auto add = [&](store::TableRow row) -> Result<void> {
    const auto host = store.person(row.host);
    if (!host) return std::unexpected(host.error());
    pages.push_back({.table = std::move(row),
                     .host = *host ? (*host)->name : std::string("(forgotten)"),
                     .fault = std::nullopt});
    return {};
  };
  const auto read =
      store.each_open_table([&](store::KeptTable kept) { return add(std::move(kept.row)); },
                            [&](store::BrokenTable broken) -> Result<void> {
                              // Of one whose row is broken too there is only the id.
                              const store::TableRow row{.id = broken.id, .stage = "?"};
                              if (const auto added = add(broken.row.value_or(row)); !added)
                                return added;
                              pages.back().fault = std::move(broken.why);
                              pages.back().line = broken.line;
                              return {};
                            });
  if (!read) return std::unexpected(read.error());
  return pages;
}

std::string pages_as_text(const std::vector<TablePage>& pages) {
  if (pages.empty()) return "No table is open.\n";
  std::string text = fmt::format("{:<32}  {:<9}  {:<5}  {:>5}  {:<16}  {}\n", "TABLE", "STAGE",
                                 "GAME", "SEATS", "CHANGED (UTC)", "HOST");
  for (const TablePage& page : pages) {
    const json::object options = options_of(page.table);
    text += fmt::format("{:<32}  {:<9}  {}  {:>5}  {}  {}\n", page.table.id, page.table.stage,
                        fit(game_of_table(options), 5), seats_of_table(options),
                        minute(page.table.changed), sanitized(page.host));
    if (page.fault) text += fmt::format("  cannot be read: {}\n", sanitized(page.fault->message));
  }
  return text;
}

std::string pages_as_json(const std::vector<TablePage>& pages) {
  json::array tables;
  for (const TablePage& page : pages) {
    json::object table = about(page.table);
    table["host"] = {{"id", page.table.host}, {"name", page.host}};
    if (page.fault) table["unreadable"] = {{"line", page.line}, {"why", page.fault->key}};
    tables.push_back(std::move(table));
  }
  return json::serialize(json::object{{"tables", std::move(tables)}}) + "\n";
}

std::string table_as_text(const Parcel& parcel, bool keys) {
  const store::TableRow& row = parcel.table;
  std::string text;
  const auto say = [&](std::string_view what, std::string_view value) {
    text += fmt::format("{:<9} {}\n", what, sanitized(value));
  };
  say("table", row.id);
  say("stage", row.stage + (row.listed ? ", listed" : ""));
  say("host", fmt::format("{}  {}", row.host, name_of(parcel, row.host)));
  say("created", minute(row.created) + " UTC");
  say("changed", minute(row.changed) + " UTC");
  say("options", row.options);
  say("rules", row.rules);
  if (tells_lines(row)) say("lines", std::to_string(parcel.lines.size()));
  if (keys) {
    say("invite", row.invite);
    say("watch", row.watch);
  }
  if (!parcel.people.empty()) text += "\nPeople\n";
  for (const store::Person& person : parcel.people) {
    text += fmt::format("  {}  {}\n", person.id, sanitized(person.name));
  }
  if (!parcel.games.empty()) text += "\nFinished games\n";
  for (const store::Game& game : parcel.games) {
    text += fmt::format("  {}. {} UTC {}{}:", game.number, minute(game.ended), sanitized(game.game),
                        game.rated ? ", rated" : "");
    for (const store::GameSeat& seat : game.seats) {
      const std::string who = seat.person.empty() ? seat.bot : name_of(parcel, seat.person);
      text += fmt::format(" {} {}", seat.place, sanitized(who));
      text += &seat == &game.seats.back() ? "" : ",";
    }
    text += "\n";
  }
  return text;
}

std::string table_as_json(const Parcel& parcel, bool keys) {
  const store::TableRow& row = parcel.table;
  json::object table = about(row);
  table["host"] = {{"id", row.host}, {"name", name_of(parcel, row.host)}};
  if (tells_lines(row)) table["lines"] = parcel.lines.size();
  if (keys) {
    table["invite"] = row.invite;
    table["watch"] = row.watch;
  }
  json::array people;
  for (const store::Person& person : parcel.people) {
    people.push_back(json::object{{"id", person.id}, {"name", person.name}});
  }
  json::array games;
  for (const store::Game& game : parcel.games) {
    json::array seats;
    for (const store::GameSeat& seat : game.seats) {
      json::object place{{"place", seat.place}};
      if (seat.person.empty()) {
        place["bot"] = seat.bot;
      } else {
        place["person"] = {{"id", seat.person}, {"name", name_of(parcel, seat.person)}};
      }
      seats.push_back(std::move(place));
    }
    games.push_back(json::object{{"number", game.number},
                                 {"game", game.game},
                                 {"ended", game.ended},
                                 {"rated", game.rated},
                                 {"seats", std::move(seats)}});
  }
  table["people"] = std::move(people);
  table["games"] = std::move(games);
  return json::serialize(table) + "\n";
}

}  // namespace noblesse
