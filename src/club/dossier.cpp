#include "club/dossier.h"

#include <algorithm>
#include <map>
#include <set>

#include "club/api.h"
#include "club/rating.h"

namespace noblesse {
namespace {

constexpr std::size_t kTablesAtOnce = 10;
constexpr int kGamesAtOnce = 100;

void add(std::string& list, std::string_view entry) {
  if (!list.empty()) list += ',';
  list += entry;
}

// The people of a list with their names.
Result<std::string> named(store::Store& store, const Result<std::vector<std::string>>& ids) {
  if (!ids) return std::unexpected(ids.error());
  std::string list;
  for (const std::string& id : *ids) {
    const auto person = store.person(id);
    if (!person) return std::unexpected(person.error());
    if (*person) add(list, person_json(**person));
  }
  return '[' + list + ']';
}

std::string report_json(const store::Report& report) {
  JsonFields fields;
  fields.add("made", report.made).add("person", report.reported);
  if (!report.table.empty()) fields.add("table", report.table);
  return fields.add("reason", report.reason).add("text", report.text).object();
}

std::string device_json(const store::Device& device) {
  return JsonFields()
      .add("id", device.id)
      .add("label", device.label)
      .add("created", device.created)
      .add("endpoint", device.endpoint)
      .object();
}

// Their message out of a kept line, without what the table has added to it: where the game stood is
// not theirs to know.
std::string message_json(const store::Line& line) {
  const auto kept = parse_json(line.text);
  const json::object* const keys = kept ? kept->if_object() : nullptr;
  const json::value* const message = keys == nullptr ? nullptr : keys->if_contains("message");
  const json::value* const time = keys == nullptr ? nullptr : keys->if_contains("t");
  if (message == nullptr || time == nullptr) return {};
  return JsonFields()
      .add_json("t", json::serialize(*time))
      .add_json("message", json::serialize(*message))
      .object();
}

std::string ban_json(const store::Ban& ban) {
  JsonFields fields;
  fields.add("reason", ban.reason).add("made", ban.made);
  if (ban.until)
    fields.add("until", *ban.until);
  else
    fields.add_json("until", "null");
  return fields.object();
}

// When the remarks were made that stand in somebody's kept lines of a table.
Result<std::set<store::Ms>> times_of_talk(store::Store& store, const std::string& table,
                                          const std::string& person) {
  const auto lines = store.lines_by(table, person);
  if (!lines) return std::unexpected(lines.error());
  std::set<store::Ms> times;
  for (const store::Line& line : *lines) {
    const auto kept = parse_json(line.text);
    const json::object* const keys = kept ? kept->if_object() : nullptr;
    const json::value* const time = keys == nullptr ? nullptr : keys->if_contains("t");
    if (time != nullptr && time->is_int64()) times.insert(time->get_int64());
  }
  return times;
}

// Whether at a table so many sat that a remark of it does not tell who reported it: two others at
// the least.
Result<bool> is_among_many(store::Store& store, const std::string& table) {
  constexpr std::size_t kMany = 3;
  const auto members = store.members(table);
  if (!members) return std::unexpected(members.error());
  return members->size() >= kMany;
}

// What a person said and the club still has because of a report, where the lines of the table have
// gone. Whether the report was theirs or about them is not told.
Result<std::string> remarks_json(store::Store& store, const std::string& person) {
  const auto quotes = store.quotes_of(person);
  if (!quotes) return std::unexpected(quotes.error());
  std::map<std::string, std::set<store::Ms>> told;  // by table
  std::string list;
  for (const store::Quote& quote : *quotes) {
    if (!told.contains(quote.table)) {
      auto times = times_of_talk(store, quote.table, person);
      if (!times) return std::unexpected(times.error());
      told[quote.table] = std::move(*times);
    }
    if (!quote.own) {
      const auto many = is_among_many(store, quote.table);
      if (!many) return std::unexpected(many.error());
      if (!*many) continue;
    }
    if (!told[quote.table].insert(quote.at).second) continue;
    add(list, JsonFields().add("t", quote.at).add("text", quote.text).object());
  }
  return '[' + list + ']';
}

Result<std::string> table_json(store::Store& store, const std::string& table,
                               const std::string& person) {
  const auto row = store.row(table);
  if (!row) return std::unexpected(row.error());
  if (!*row) return std::string();
  const auto lines = store.lines_by(table, person);
  if (!lines) return std::unexpected(lines.error());
  std::string messages;
  for (const store::Line& line : *lines) {
    if (const std::string message = message_json(line); !message.empty()) add(messages, message);
  }
  return JsonFields()
      .add("table", table)
      .add("stage", (*row)->stage)
      .add("created", (*row)->created)
      .add("host", (*row)->host == person)
      .add_json("messages", '[' + messages + ']')
      .object();
}

std::string game_json(const store::Game& game, const std::string& person) {
  JsonFields fields;
  fields.add("table", game.table)
      .add("number", game.number)
      .add("game", game.game)
      .add("ended", game.ended)
      .add("rated", game.rated)
      .add("record", "/api/games/" + game.table + "/" + std::to_string(game.number));
  std::string seats;
  for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
    const store::GameSeat& sat = game.seats[seat];
    if (sat.person != person) continue;
    JsonFields place;
    place.add("seat", seat).add("place", sat.place);
    if (sat.before && sat.after) {
      place.add("rating_before", shown(*sat.before)).add("rating", shown(*sat.after));
    }
    add(seats, place.object());
  }
  return fields.add_json("seats", '[' + seats + ']').object();
}

}  // namespace

Result<bool> Dossier::gather(store::Store& store) {
  if (!begun_) return begin(store);
  if (next_table_ < tables_.size()) return add_tables(store);
  return add_games(store);
}

Result<bool> Dossier::begin(store::Store& store) {
  begun_ = true;
  const auto found = store.person(person_);
  if (!found) return std::unexpected(found.error());
  if (!*found) return fail("there is no such person", {}, "missing");
  const store::Person& person = **found;
  const auto sessions = store.sessions_of(person_);
  if (!sessions) return std::unexpected(sessions.error());
  const auto hooks = store.hooks_of(person_);
  if (!hooks) return std::unexpected(hooks.error());
  const auto devices = store.devices_of(person_);
  if (!devices) return std::unexpected(devices.error());
  const auto quiet = store.quiet_hours_of(person_);
  if (!quiet) return std::unexpected(quiet.error());
  const auto ratings = store.ratings_of(person_);
  if (!ratings) return std::unexpected(ratings.error());
  const auto reports = store.reports_by(person_, 0);
  if (!reports) return std::unexpected(reports.error());
  const auto blocks = named(store, store.blocked_by(person_));
  if (!blocks) return std::unexpected(blocks.error());
  const auto mutes = named(store, store.muted_by(person_));
  if (!mutes) return std::unexpected(mutes.error());
  auto bans = store.bans();
  if (!bans) return std::unexpected(bans.error());
  std::erase_if(*bans,
                [&](const store::Ban& ban) { return ban.kind != "person" || ban.whom != person_; });
  const auto remarks = remarks_json(store, person_);
  if (!remarks) return std::unexpected(remarks.error());
  auto tables = store.tables_of(person_);
  if (!tables) return std::unexpected(tables.error());
  tables_ = std::move(*tables);

  JsonFields self;
  self.add("id", person.id).add("name", person.name).add("created", person.created);
  if (person.login)
    self.add("login", *person.login);
  else
    self.add_json("login", "null");
  self.add("password", person.password_hash.has_value());
  const auto session_json = [](const store::Session& session) {
    return JsonFields()
        .add("id", session.hash.substr(0, 16))
        .add("label", session.label)
        .add("created", session.created)
        .add("last_seen", session.last_seen)
        .object();
  };
  const auto hook_json = [](const store::Hook& hook) {
    return JsonFields().add("url", hook.text).object();
  };
  const auto rating_json = [](const store::Rating& rating) {
    return JsonFields()
        .add("game", rating.game)
        .add("players", rating.players)
        .add("rating", shown(rating.strength))
        .add("games", rating.games)
        .object();
  };
  head_ = JsonFields()
              .add_json("person", self.object())
              .add_json("sessions", json_list(*sessions, session_json))
              .add_json("blocks", *blocks)
              .add_json("mutes", *mutes)
              .add_json("hooks", json_list(*hooks, hook_json))
              .add_json("devices", json_list(*devices, device_json))
              .add_json("quiet", quiet_json(*quiet))
              .add_json("ratings", json_list(*ratings, rating_json))
              .add_json("reports", json_list(*reports, report_json))
              .add_json("remarks", *remarks)
              .add_json("bans", json_list(*bans, ban_json))
              .inside();
  return true;
}

Result<bool> Dossier::add_tables(store::Store& store) {
  const std::size_t end = std::min(next_table_ + kTablesAtOnce, tables_.size());
  for (; next_table_ < end; ++next_table_) {
    const auto table = table_json(store, tables_[next_table_], person_);
    if (!table) return std::unexpected(table.error());
    if (!table->empty()) add(told_, *table);
  }
  return true;
}

Result<bool> Dossier::add_games(store::Store& store) {
  const auto games = store.games_of(person_, kGamesAtOnce, after_);
  if (!games) return std::unexpected(games.error());
  for (const store::Game& game : *games) add(games_, game_json(game, person_));
  if (games->size() < static_cast<std::size_t>(kGamesAtOnce)) return false;
  after_ = {games->back().ended, games->back().table, games->back().number};
  return true;
}

std::string Dossier::text(store::Ms now) const {
  return '{' + JsonFields().add("noblesse_export", 1).add("made", now).inside() + ',' + head_ +
         ",\"tables\":[" + told_ + "],\"games\":[" + games_ + "]}";
}

}  // namespace noblesse
