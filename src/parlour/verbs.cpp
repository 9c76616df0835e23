// What can be asked of a parlour. Whoever asks brings the time: "now", in milliseconds.
#include <algorithm>
#include <array>

#include "base/hex.h"
#include "bots/bot.h"
#include "match/edition_file.h"
#include "match/text.h"
#include "parlour/look_back.h"
#include "parlour/tray.h"
#include "table/examine.h"
#include "table/fair_dealer.h"

namespace noblesse {
namespace {

// Whole numbers that every JavaScript has.
constexpr std::int64_t kLargestNumber = (std::int64_t{1} << 53U) - 1;
constexpr std::array<std::string_view, 3> kDepartures{"left", "connection lost", "timed out"};

std::int64_t whole_number(Command& request, std::string_view key, std::int64_t least) {
  const auto number = request.maybe_within(key, least, kLargestNumber);
  if (!number) request.complain(quote(key) + " is missing: it must be a whole number");
  return number.value_or(least);
}

Time time_of(Command& request) { return whole_number(request, "now", 0); }

Connection connection_of(Command& request) {
  return static_cast<Connection>(whole_number(request, "connection", 1));
}

// What somebody or something is called.
std::string name_of(Command& request, std::string_view key) {
  const std::string_view name = request.text(key);
  if (name.empty() || name.size() > Parlour::kLongestName || !printable(name)) {
    request.complain(quote(key) + " must have 1 to " + std::to_string(Parlour::kLongestName) +
                     " bytes, all of which can be shown in a line");
  }
  return std::string(name);
}

}  // namespace

struct Parlour::Verb {
  std::string_view name;
  std::array<std::string_view, 5> keys;  // besides "do" and "id"; the rest empty
  Reply (Parlour::*carry_out)(Command&);

  std::span<const std::string_view> known() const {
    return {keys.begin(), std::ranges::find(keys, std::string_view())};
  }
};

const Parlour::Verb Parlour::kVerbs[] = {
    {"lay", {"table", "host", "options", "seed", "edition"}, &Parlour::lay},
    {"restore", {"now", "lines"}, &Parlour::restore},
    {"clear", {"table"}, &Parlour::clear},
    {"arrive", {"now", "table", "connection", "person", "name"}, &Parlour::arrive},
    {"depart", {"now", "connection", "why"}, &Parlour::depart},
    {"receive", {"now", "connection", "message"}, &Parlour::receive},
    {"think", {"now"}, &Parlour::think},
    {"wake", {"now"}, &Parlour::wake},
    {"bots", {}, &Parlour::list_bots},
    {"options", {"options", "edition"}, &Parlour::check_options},
    {"edition", {"text"}, &Parlour::judge_edition},
    {"verify", {"record", "commitment", "edition"}, &Parlour::verify_record},
    {"replay", {"record", "seat", "hands", "edition"}, &Parlour::replay_record},
};

Parlour::Reply Parlour::obey(Command& request) {
  const std::string_view name = request.name();
  if (request.fault()) return std::unexpected(*request.fault());
  const auto* verb = std::ranges::find(kVerbs, name, &Verb::name);
  if (verb == std::end(kVerbs)) {
    std::vector<std::string> names;
    for (const Verb& known : kVerbs) names.emplace_back(known.name);
    return fail("there is no request " + quote(name) + "; there are " + enumerate(names));
  }
  request.allow_only(verb->known());
  if (request.fault()) return std::unexpected(*request.fault());
  Reply reply = (this->*verb->carry_out)(request);
  if (request.fault()) return std::unexpected(*request.fault());
  return reply;
}

// An edition that comes with a request is there for that request and for the table that it lays,
// also where another one has its id.
Result<std::shared_ptr<const Shelf>> Parlour::shelf_for(Command& request) const {
  if (!request.has("edition")) return shelf_;
  const json::value& document = request.object("edition");
  if (request.fault()) return std::unexpected(*request.fault());
  auto edition = read_any_edition(json::serialize(document));
  if (edition) return std::make_shared<const Shelf>(shelf_->with(std::move(*edition)));
  const auto& [key, reason] = edition.error().front();
  return fail("edition" + (key.empty() ? " " : "." + key + ": ") + reason);
}

Result<std::unique_ptr<Table>> Parlour::lay_table(Command& told) const {
  const std::string id = name_of(told, "table");
  const std::string host = name_of(told, "host");
  const json::value& wanted = told.object("options");
  const auto secret = read_hex<Seed{}.size()>(told.text("seed"));
  if (told.fault()) return std::unexpected(*told.fault());
  if (!secret) return fail("\"seed\" must be 32 random bytes, as 64 of the digits 0-9 and a-f");
  const auto shelf = shelf_for(told);
  if (!shelf) return std::unexpected(shelf.error());
  const auto options = read_options(**shelf, wanted);
  if (!options) return std::unexpected(options.error());
  return std::make_unique<Table>(*shelf, id, host, *options,
                                 std::make_shared<FairDealer>(id, *secret));
}

Result<void> Parlour::room_for(const std::string& table) const {
  if (tables_.contains(table)) return fail("there is a table " + quote(table) + " already");
  if (tables_.size() < kMostTables) return {};
  return fail("there is room for " + std::to_string(kMostTables) +
              " tables: clear one to have another");
}

// The first line that is kept of a table is the request that laid it, with its secret: lines are
// for the device's own storage and for nobody else. With it is kept the edition that came with it,
// so that the game goes on whatever becomes of the file.
Parlour::Reply Parlour::lay(Command& request) {
  auto table = lay_table(request);
  if (!table) return std::unexpected(table.error());
  const std::string& id = (*table)->id();
  if (const auto room = room_for(id); !room) return std::unexpected(room.error());
  json::object line{{"do", "lay"},
                    {"table", id},
                    {"host", request.text("host")},
                    {"options", request.object("options")},
                    {"seed", request.text("seed")}};
  if (request.has("edition")) line["edition"] = request.object("edition");
  Tray(*this, id).keep(json::serialize(line));
  tables_.emplace(id, std::move(*table));
  return {};
}

Parlour::Reply Parlour::restore(Command& request) {
  const Time now = time_of(request);
  const std::vector<std::string> lines = request.maybe_texts("lines");
  if (lines.empty()) request.complain("\"lines\" is missing: it must be a list of kept lines");
  if (request.fault()) return {};
  const auto wrong = [](std::size_t index, const Error& error) {
    return fail("lines[" + std::to_string(index) + "]: " + error.message);
  };
  const auto first = parse_json(lines.front());
  if (!first) return wrong(0, first.error());
  if (!first->is_object()) return wrong(0, {"the first line that is kept lays the table"});
  Command told(first->get_object(), "do");
  if (told.name() != "lay") return wrong(0, {"the first line that is kept lays the table"});
  auto table = lay_table(told);
  if (!table) return wrong(0, table.error());
  const std::string& id = (*table)->id();
  if (const auto room = room_for(id); !room) return std::unexpected(room.error());
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (const auto read = (*table)->restore(lines[i]); !read) return wrong(i, read.error());
  }
  Tray tray(*this, id);
  (*table)->go_on(now, tray);
  json::object says{{"table", id}};
  tables_.emplace(id, std::move(*table));
  return says;
}

// The table is gone from here; what was kept of it is not.
Parlour::Reply Parlour::clear(Command& request) {
  const std::string id = name_of(request, "table");
  if (request.fault()) return {};
  if (tables_.erase(id) == 0) return fail("there is no table " + quote(id));
  std::erase_if(waiting_, [&](const Waiting& each) { return each.table == id; });
  std::erase_if(connections_, [&](const auto& each) { return each.second == id; });
  return {};
}

Parlour::Reply Parlour::arrive(Command& request) {
  const Time now = time_of(request);
  const std::string id = name_of(request, "table");
  const Connection connection = connection_of(request);
  const std::string person = name_of(request, "person");
  const std::string name = request.has("name") ? name_of(request, "name") : person;
  if (request.fault()) return {};
  const auto table = tables_.find(id);
  if (table == tables_.end()) return fail("there is no table " + quote(id));
  if (connections_.size() >= kMostConnections) {
    return fail("there is room for " + std::to_string(kMostConnections) + " connections");
  }
  if (!connections_.emplace(connection, id).second) {
    return fail("there is a connection " + std::to_string(connection) + " already");
  }
  Tray tray(*this, id);
  table->second->arrive(now, connection, person, name, true, tray);
  return {};
}

Table* Parlour::table_of(Command& request, Connection connection) {
  const auto found = connections_.find(connection);
  if (found != connections_.end()) return tables_.find(found->second)->second.get();
  request.complain("there is no connection " + std::to_string(connection));
  return nullptr;
}

Parlour::Reply Parlour::depart(Command& request) {
  const Time now = time_of(request);
  const Connection connection = connection_of(request);
  const auto why = request.maybe_one_of("why", kDepartures);
  Table* table = table_of(request, connection);
  if (request.fault()) return {};
  connections_.erase(connection);
  Tray tray(*this, table->id());
  table->depart(now, connection, static_cast<Departure>(why.value_or(0)), tray);
  return {};
}

Parlour::Reply Parlour::receive(Command& request) {
  const Time now = time_of(request);
  const Connection connection = connection_of(request);
  const std::string_view message = request.text("message");
  Table* table = table_of(request, connection);
  if (request.fault()) return {};
  Tray tray(*this, table->id());
  table->receive(now, connection, message, tray);
  return {};
}

// One bot, so that whoever asks can do something else before the next one.
Parlour::Reply Parlour::think(Command& request) {
  const Time now = time_of(request);
  if (request.fault()) return {};
  if (waiting_.empty()) return json::object{{"thought", nullptr}};
  const Waiting waiting = std::move(waiting_.front());
  waiting_.pop_front();
  Tray tray(*this, waiting.table);
  tables_.find(waiting.table)->second->think(now, think_it_over(waiting.thinking), tray);
  return json::object{
      {"thought",
       {{"table", waiting.table}, {"seat", waiting.thinking.seat}, {"bot", waiting.thinking.bot}}}};
}

Parlour::Reply Parlour::wake(Command& request) {
  const Time now = time_of(request);
  if (request.fault()) return {};
  for (const auto& [id, table] : tables_) {
    Tray tray(*this, id);
    table->wake(now, tray);
  }
  return {};
}

Parlour::Reply Parlour::list_bots(Command& /*request*/) {
  json::array bots;
  for (const BotInfo& bot : all_bots()) {
    json::object card{{"name", bot.name}, {"about", bot.about}};
    if (bot.strength) {
      card["strength"] = {{"adel", bot.strength->adel}, {"mille", bot.strength->mille}};
    }
    bots.push_back(std::move(card));
  }
  return json::object{{"bots", std::move(bots)}};
}

// Every option, also those that were left out.
Parlour::Reply Parlour::check_options(Command& request) {
  const json::value& wanted = request.object("options");
  const auto shelf = shelf_for(request);
  if (request.fault()) return {};
  if (!shelf) return std::unexpected(shelf.error());
  const auto options = read_options(**shelf, wanted);
  if (!options) return std::unexpected(options.error());
  return json::object{{"options", write_options(*options)}};
}

// A file that somebody brings: all its faults, or the edition with its hash, to be kept and brought
// along from now on.
Parlour::Reply Parlour::judge_edition(Command& request) {
  const std::string_view text = request.text("text");
  if (request.fault()) return {};
  Shelf trial = *shelf_;
  const auto edition = add_file(trial, text);
  if (edition) {
    const auto write = [](const auto& each) { return write_edition(*each); };
    return json::object{{"edition", std::visit(write, *edition)}, {"hash", hash_of(*edition)}};
  }
  json::array faults;
  for (const Fault& fault : edition.error()) {
    faults.push_back(json::object{{"key", fault.key}, {"reason", fault.reason}});
  }
  return json::object{{"faults", std::move(faults)}};
}

// Whether a whole game was dealt as promised: "fair" is true or false, or null where that cannot be
// known here. With the commitment that the players were shown before the deal, it is compared too.
Parlour::Reply Parlour::verify_record(Command& request) {
  const json::value& document = request.object("record");
  const std::string shown = request.maybe_name("commitment");
  const auto shelf = shelf_for(request);
  if (request.fault()) return {};
  if (!shelf) return std::unexpected(shelf.error());
  const auto record = read_record(document);
  if (!record) return std::unexpected(record.error());
  return write_examination(examine(**shelf, *record, shown));
}

// A game that is over, moment by moment, with the eyes of a seat or a spectator, or with all hands
// open. A record tells everything, so one without its end is refused to all of them.
Parlour::Reply Parlour::replay_record(Command& request) {
  const json::value& document = request.object("record");
  const bool open = request.maybe_word("hands", "open");
  const auto shelf = shelf_for(request);
  if (request.fault()) return {};
  if (!shelf) return std::unexpected(shelf.error());
  const auto record = read_record(document);
  if (!record) return std::unexpected(record.error());
  if (!record->result)
    return fail("result: is missing: only a game that is over is looked back on");
  std::optional<Viewer> eyes;
  if (!open) eyes = request.viewer(record->players);
  if (request.fault()) return {};
  auto moments = look_back(**shelf, *record, eyes);
  if (!moments) return std::unexpected(moments.error());
  return json::object{{"moments", std::move(*moments)}};
}

}  // namespace noblesse
