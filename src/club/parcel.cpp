#include "club/parcel.h"

#include <algorithm>
#include <set>
#include <utility>

#include "match/json.h"
#include "match/text.h"
#include "match/whole.h"

namespace noblesse {
namespace {

using store::Store;

constexpr std::int64_t kVersion = 1;
constexpr int kTries = 20;

// Every finished game of a table, with its record. They are numbered without a gap.
Result<std::vector<store::Game>> games_of_table(Store& store, std::string_view table) {
  std::vector<store::Game> games;
  while (true) {
    auto game = store.game(table, static_cast<std::int64_t>(games.size()) + 1);
    if (!game) return std::unexpected(std::move(game.error()));
    if (!*game) return games;
    games.push_back(std::move(**game));
  }
}

// Adds what looks like an id: 32 hex digits between other characters.
void add_ids(std::string_view text, std::set<std::string>& ids) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  constexpr std::size_t kIdDigits = 32;
  for (std::size_t at = 0; (at = text.find_first_of(kDigits, at)) != std::string_view::npos;) {
    const std::size_t end = std::min(text.find_first_not_of(kDigits, at), text.size());
    if (end - at == kIdDigits) ids.emplace(text.substr(at, kIdDigits));
    at = end;
  }
}

// Everybody whom the store knows and the table mentions. Only its lines know who sits there.
Result<std::vector<store::Person>> people_of(Store& store, const Parcel& parcel) {
  std::set<std::string> ids{parcel.table.host};
  for (const store::Line& line : parcel.lines) add_ids(line.text, ids);
  if (parcel.snapshot) add_ids(parcel.snapshot->text, ids);
  for (const store::Member& member : parcel.members) ids.insert(member.person);
  for (const store::Game& game : parcel.games) {
    for (const store::GameSeat& seat : game.seats) {
      if (!seat.person.empty()) ids.insert(seat.person);
    }
  }
  std::vector<store::Person> people;
  for (const std::string& id : ids) {
    auto person = store.person(id);
    if (!person) return std::unexpected(std::move(person.error()));
    if (!*person) continue;
    people.push_back({.id = id, .name = (*person)->name, .created = (*person)->created});
  }
  return people;
}

json::value strength(const std::optional<store::Strength>& strength) {
  if (!strength) return nullptr;
  return json::array{strength->mu, strength->sigma};
}

json::object written(const store::Game& game) {
  json::array seats;
  for (const store::GameSeat& seat : game.seats) {
    seats.push_back(json::object{{"person", seat.person},
                                 {"bot", seat.bot},
                                 {"place", seat.place},
                                 {"before", strength(seat.before)},
                                 {"after", strength(seat.after)}});
  }
  return {{"number", game.number}, {"game", game.game},     {"ended", game.ended},
          {"rated", game.rated},   {"record", game.record}, {"seats", std::move(seats)}};
}

// The keys of an object by type; the first that is missing or wrong is remembered.
class Keys {
 public:
  Keys(const json::value& value, std::string where, std::optional<Error>& fault)
      : object_(value.if_object()), where_(std::move(where)), fault_(fault) {
    if (object_ == nullptr) complain(where_, "an object", value);
  }

  std::string text(std::string_view key) {
    const json::value& value = at(key);
    if (const json::string* const text = value.if_string()) return std::string(*text);
    return complain(key_of(key), "a text", value), std::string();
  }
  std::int64_t number(std::string_view key) {
    const json::value& value = at(key);
    if (const auto number = as_whole(value)) return *number;
    return complain(key_of(key), "a whole number", value), 0;
  }
  std::optional<std::int64_t> maybe_number(std::string_view key) {
    if (at(key).is_null() && has(key)) return std::nullopt;
    return number(key);
  }
  bool flag(std::string_view key) {
    const json::value& value = at(key);
    if (const bool* const flag = value.if_bool()) return *flag;
    return complain(key_of(key), "true or false", value), false;
  }
  std::optional<store::Strength> strength(std::string_view key) {
    const json::value& value = at(key);
    if (value.is_null() && has(key)) return std::nullopt;
    const json::array* const pair = value.if_array();
    if (pair != nullptr && pair->size() == 2 && pair->at(0).is_double() &&
        pair->at(1).is_double()) {
      return store::Strength{pair->at(0).get_double(), pair->at(1).get_double()};
    }
    return complain(key_of(key), "two numbers or null", value), std::nullopt;
  }
  // Calls `read` with the keys of every object of a list.
  template <class Read>
  void each(std::string_view key, Read read) {
    const json::value& value = at(key);
    const json::array* const list = value.if_array();
    if (list == nullptr) return complain(key_of(key), "a list", value);
    for (std::size_t i = 0; i < list->size(); ++i) {
      Keys keys((*list)[i], key_of(key) + "[" + std::to_string(i) + "]", fault_);
      read(keys);
    }
  }
  Keys object(std::string_view key) { return {at(key), key_of(key), fault_}; }
  std::optional<Keys> maybe_object(std::string_view key) {
    if (at(key).is_null() && has(key)) return std::nullopt;
    return object(key);
  }

 private:
  bool has(std::string_view key) const { return object_ != nullptr && object_->contains(key); }
  const json::value& at(std::string_view key) const {
    static const json::value kNothing;
    return has(key) ? object_->at(key) : kNothing;
  }
  std::string key_of(std::string_view key) const {
    return where_.empty() ? std::string(key) : where_ + "." + std::string(key);
  }
  void complain(const std::string& where, std::string_view what, const json::value& found) {
    if (fault_) return;
    fault_ = Error{(where.empty() ? std::string("the text") : quote(where)) + " is " +
                   std::string(kind_name(found)) + " and not " + std::string(what)};
  }

  const json::object* object_;
  std::string where_;
  std::optional<Error>& fault_;
};

store::TableRow read_table(Keys keys) {
  return {keys.text("id"),     keys.text("host"),  keys.text("options"),   keys.text("secret"),
          keys.text("invite"), keys.text("watch"), keys.number("created"), keys.text("stage"),
          keys.flag("listed"), keys.text("rules"), keys.number("changed")};
}

store::Game read_game(Keys& keys, const std::string& table) {
  store::Game game{table,
                   keys.number("number"),
                   keys.text("game"),
                   keys.number("ended"),
                   keys.flag("rated"),
                   keys.text("record"),
                   {}};
  keys.each("seats", [&](Keys& seat) {
    game.seats.push_back({seat.text("person"), seat.text("bot"), seat.number("place"),
                          seat.strength("before"), seat.strength("after")});
  });
  return game;
}

}  // namespace

Result<std::optional<Parcel>> pack(Store& store, std::string_view table) {
  auto kept = store.table(table);
  for (int tries = 0; tries < kTries; ++tries) {
    if (!kept) return std::unexpected(std::move(kept.error()));
    if (!*kept) return std::nullopt;
    Parcel parcel{.table = (*kept)->row, .snapshot = (*kept)->snapshot};
    auto lines = store.lines(table);
    if (!lines) return std::unexpected(std::move(lines.error()));
    parcel.lines = std::move(*lines);
    auto members = store.members(table);
    if (!members) return std::unexpected(std::move(members.error()));
    parcel.members = std::move(*members);
    auto games = games_of_table(store, table);
    if (!games) return std::unexpected(std::move(games.error()));
    parcel.games = std::move(*games);
    auto people = people_of(store, parcel);
    if (!people) return std::unexpected(std::move(people.error()));
    parcel.people = std::move(*people);
    // What was read piece by piece fits together if nothing has happened at the table meanwhile.
    auto again = store.table(table);
    if (again && again == kept) return parcel;
    kept = std::move(again);
  }
  return fail("table " + std::string(table) + " changes too fast to be packed: try again", {},
              "busy");
}

std::string write_parcel(const Parcel& parcel) {
  const store::TableRow& row = parcel.table;
  json::array lines;
  for (const store::Line& line : parcel.lines) {
    lines.push_back(json::object{{"number", line.number}, {"text", line.text}});
  }
  json::value snapshot;
  if (parcel.snapshot) {
    snapshot = {{"up_to", parcel.snapshot->up_to}, {"text", parcel.snapshot->text}};
  }
  json::array members;
  for (const store::Member& member : parcel.members) {
    members.push_back(json::object{{"person", member.person},
                                   {"seat", json::value_from(member.seat)},
                                   {"waiting", member.waiting},
                                   {"updated", member.updated}});
  }
  json::array games;
  for (const store::Game& game : parcel.games) games.push_back(written(game));
  json::array people;
  for (const store::Person& person : parcel.people) {
    people.push_back(
        json::object{{"id", person.id}, {"name", person.name}, {"created", person.created}});
  }
  return json::serialize(json::object{{"noblesse_table", kVersion},
                                      {"table",
                                       {{"id", row.id},
                                        {"host", row.host},
                                        {"options", row.options},
                                        {"secret", row.secret},
                                        {"invite", row.invite},
                                        {"watch", row.watch},
                                        {"created", row.created},
                                        {"stage", row.stage},
                                        {"listed", row.listed},
                                        {"rules", row.rules},
                                        {"changed", row.changed}}},
                                      {"people", std::move(people)},
                                      {"members", std::move(members)},
                                      {"games", std::move(games)},
                                      {"lines", std::move(lines)},
                                      {"snapshot", std::move(snapshot)}}) +
         "\n";
}

std::string write_records(const Parcel& parcel) {
  json::array games;
  for (const store::Game& game : parcel.games) games.push_back(written(game));
  return json::serialize(json::object{{"noblesse_records", kVersion},
                                      {"table", parcel.table.id},
                                      {"games", std::move(games)}}) +
         "\n";
}

Result<Parcel> read_parcel(std::string_view text) {
  const auto document = parse_json(text);
  if (!document) return std::unexpected(document.error());
  const json::object* const whole = document->if_object();
  if (whole != nullptr && whole->contains("noblesse_records")) {
    return fail(
        "it holds records only, no table: a table is exported with --with-secrets, or when it is "
        "closed");
  }
  if (whole == nullptr || !whole->contains("noblesse_table")) {
    return fail("it is not a table that was exported: \"noblesse_table\" is missing");
  }
  std::optional<Error> fault;
  Keys keys(*document, {}, fault);
  if (const std::int64_t version = keys.number("noblesse_table"); !fault && version != kVersion) {
    return fail("it was exported by a newer version of the program: \"noblesse_table\" is " +
                std::to_string(version) + " and not " + std::to_string(kVersion));
  }
  Parcel parcel{.table = read_table(keys.object("table"))};
  keys.each("people", [&](Keys& person) {
    parcel.people.push_back({.id = person.text("id"),
                             .name = person.text("name"),
                             .created = person.number("created")});
  });
  keys.each("members", [&](Keys& member) {
    parcel.members.push_back({parcel.table.id, member.text("person"), member.maybe_number("seat"),
                              member.flag("waiting"), member.number("updated")});
  });
  keys.each("games", [&](Keys& game) { parcel.games.push_back(read_game(game, parcel.table.id)); });
  keys.each("lines", [&](Keys& line) {
    parcel.lines.push_back({line.number("number"), line.text("text")});
  });
  if (auto snapshot = keys.maybe_object("snapshot")) {
    parcel.snapshot = {snapshot->number("up_to"), snapshot->text("text")};
  }
  if (fault) return std::unexpected(*std::move(fault));
  return parcel;
}

Result<void> unpack(Store& store, const Parcel& parcel) {
  const std::string& id = parcel.table.id;
  const auto there = store.table(id);
  if (!there) return std::unexpected(there.error());
  if (*there) return fail("the store has a table " + quote(id) + " already", {}, "duplicate");
  std::vector<store::Deed> deeds;
  for (const store::Person& person : parcel.people) {
    const auto known = store.person(person.id);
    if (!known) return std::unexpected(known.error());
    if (!*known) deeds.emplace_back(store::SavePerson{person});
  }
  deeds.emplace_back(store::SaveTable{parcel.table});
  for (const store::Line& line : parcel.lines) {
    const bool first = &line == &parcel.lines.front();
    if (first && line.number > 1 && parcel.snapshot)
      deeds.emplace_back(store::TakeUpAt{id, line});
    else
      deeds.emplace_back(store::AppendLine{id, line});
  }
  if (parcel.snapshot) deeds.emplace_back(store::SaveSnapshot{id, *parcel.snapshot});
  for (const store::Member& member : parcel.members) deeds.emplace_back(store::SaveMember{member});
  for (const store::Game& game : parcel.games) deeds.emplace_back(store::SaveGame{game});
  return store.write(deeds);
}

}  // namespace noblesse
