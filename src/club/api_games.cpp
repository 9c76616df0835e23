// Finished games, ratings, and what everybody may ask: editions, bots, how the club is doing.
#include <map>

#include "base/version.h"
#include "bots/bot.h"
#include "club/api.h"
#include "club/game_page.h"
#include "club/kept_editions.h"
#include "club/rating.h"
#include "club/token.h"
#include "match/builtin.h"
#include "table/examine.h"

namespace noblesse {
namespace {

constexpr int kLeaders = 100;  // of a list of ratings

// Finished games and the names of who played them.
struct GamePage {
  std::vector<store::Game> games;
  std::map<std::string, std::string> names;
  std::string next = "null";
};

Result<GamePage> name_players(store::Store& store, std::vector<store::Game> games) {
  GamePage page;
  if (games.size() > kPage) {
    games.resize(kPage);
    const store::Game& last = games.back();
    page.next = '"' + write_mark({last.ended, last.table, last.number}) + '"';
  }
  for (const store::Game& game : games) {
    for (const store::GameSeat& seat : game.seats) {
      if (seat.person.empty() || page.names.contains(seat.person)) continue;
      const auto person = store.person(seat.person);
      if (!person) return std::unexpected(person.error());
      page.names[seat.person] = *person ? (*person)->name : "";
    }
  }
  page.games = std::move(games);
  return page;
}

std::string seat_json(const store::GameSeat& seat,
                      const std::map<std::string, std::string>& names) {
  JsonFields fields;
  if (seat.person.empty())
    fields.add("bot", seat.bot);
  else if (seat.person == store::kWhoLeft)
    fields.add("left", true);
  else
    fields.add_json(
        "person", JsonFields().add("id", seat.person).add("name", names.at(seat.person)).object());
  fields.add("place", seat.place);
  if (seat.before && seat.after) {
    fields.add("rating_before", shown(*seat.before)).add("rating", shown(*seat.after));
  }
  return fields.object();
}

JsonFields game_fields(const store::Game& game, const std::map<std::string, std::string>& names) {
  return JsonFields()
      .add("table", game.table)
      .add("number", game.number)
      .add("game", game.game)
      .add("players", game.seats.size())
      .add("ended", game.ended)
      .add("rated", game.rated)
      .add_json("seats", json_list(game.seats, [&](const store::GameSeat& seat) {
                  return seat_json(seat, names);
                }));
}

std::string page_json(const GamePage& page) {
  return JsonFields()
      .add_json("games", json_list(page.games,
                                   [&](const store::Game& game) {
                                     return game_fields(game, page.names).object();
                                   }))
      .add_json("next", page.next)
      .object();
}

Result<std::string> write_page(store::Store& store, Result<std::vector<store::Game>> games) {
  if (!games) return std::unexpected(games.error());
  const auto page = name_players(store, std::move(*games));
  if (!page) return std::unexpected(page.error());
  return page_json(*page);
}

// What is not there, and is answered as that.
std::unexpected<Error> nowhere(std::string_view what) {
  return fail(std::string(what), {}, "missing");
}

std::string leader_json(const store::Rating& rating, const std::string& name) {
  JsonFields who;
  if (is_token(rating.who))
    who.add("id", rating.who).add("name", name);
  else
    who.add("bot", std::string_view(rating.who).substr(std::string_view("bot:").size()));
  return JsonFields()
      .add_json("who", who.object())
      .add("rating", shown(rating.strength))
      .add("games", rating.games)
      .object();
}

Result<std::string> write_leaders(store::Store& store, const std::string& game,
                                  std::int64_t players) {
  const auto ratings = store.leaders(game, players, kLeaders);
  if (!ratings) return std::unexpected(ratings.error());
  std::vector<std::string> leaders;
  for (const store::Rating& rating : *ratings) {
    Result<std::optional<store::Person>> person;
    if (is_token(rating.who)) person = store.person(rating.who);
    if (!person) return std::unexpected(person.error());
    leaders.push_back(leader_json(rating, *person ? (*person)->name : std::string()));
  }
  const auto as_it_is = [](const std::string& leader) { return leader; };
  return JsonFields().add_json("ratings", json_list(leaders, as_it_is)).object();
}

// 127.0.0.0/8 or ::1.
bool is_here(const Address& address) {
  static const auto kHere = Networks::read({"127.0.0.0/8", "::1"});
  return kHere && kHere->contains(address);
}

// Hashed, so that not even its length takes longer or shorter to compare.
bool has_key(const Asking& asking, const std::string& key) {
  constexpr std::string_view kBearer = "Bearer ";
  if (key.empty() || !asking.authorization.starts_with(kBearer)) return false;
  return same(hash_of(std::string_view(asking.authorization).substr(kBearer.size())), hash_of(key));
}

// A finished game by its table and number, as they stand in a path; an empty page if it is none.
Result<GamePage> look_up_game(store::Store& store, const std::string& table,
                              const std::string& number) {
  const auto count = as_count(parse_json(number).value_or(json::value(nullptr)));
  if (!is_token(table) || !count || *count == 0 || *count > 1'000'000) return GamePage();
  auto game = store.game(table, static_cast<std::int64_t>(*count));
  if (!game) return std::unexpected(game.error());
  if (!*game) return GamePage();
  return name_players(store, {std::move(**game)});
}

// The mark that a request asks to go on after; nothing if it is none of ours.
std::optional<store::Mark> mark_of(const Asking& asking) {
  const auto after = asking.parameter("after");
  return after ? read_mark(*after) : store::Mark{};
}

}  // namespace

// Asks the store beside whoever plays, and writes the answer there, too: on the network thread it
// is only sent.
void Club::look_up(Call call, std::function<Result<std::string>(store::Store&)> write,
                   std::string_view content_type) {
  auto shared = std::make_shared<Call>(std::move(call));
  // Whoever was told that a game is over finds it.
  const bool fresh = premises_.games_on_their_way > 0;
  const bool asked =
      book_->consult(fresh, std::move(write),
                     [=, this, type = std::string(content_type)](Result<std::string> written) {
                       if (!written && written.error().key == "missing") {
                         return refuse(*shared, club::Fault::not_found);
                       }
                       if (!written) return refuse(*shared, written.error());
                       if (type == kJson) return answer(*shared, std::move(*written));
                       Answer page;
                       page.content_type = type;
                       page.body = std::move(*written);
                       shared->reply(std::move(page));
                     });
  if (!asked) refuse(*shared, club::Fault::busy);
}

void Club::games(Call call) {
  const auto mark = mark_of(call.asking);
  if (!mark) return refuse(call, club::Fault::bad_mark);
  look_up(std::move(call), [mark = *mark](store::Store& store) {
    return write_page(store, store.listed_games(kPage + 1, mark));
  });
}

// One's own, those of unlisted tables too.
void Club::my_games(Call call) {
  call.parts = {call.me.member->person.id};
  games_of(std::move(call), &store::Store::games_of);
}

void Club::games_of(Call call) { games_of(std::move(call), &store::Store::listed_games_of); }

void Club::games_of(Call call, GamesOf which) {
  const auto mark = mark_of(call.asking);
  if (!mark) return refuse(call, club::Fault::bad_mark);
  if (!is_token(call.parts[0])) return refuse(call, club::Fault::not_found);
  const std::string person = call.parts[0];
  look_up(std::move(call),
          [mark = *mark, person, which](store::Store& store) -> Result<std::string> {
            const auto known = store.person(person);
            if (!known) return std::unexpected(known.error());
            if (!*known || person == store::kWhoLeft) return nowhere("there is no such person");
            return write_page(store, (store.*which)(person, kPage + 1, mark));
          });
}

void Club::one_game(Call call) {
  const auto parts = call.parts;
  look_up(std::move(call), [parts](store::Store& store) -> Result<std::string> {
    const auto page = look_up_game(store, parts[0], parts[1]);
    if (!page) return std::unexpected(page.error());
    if (page->games.empty()) return nowhere("there is no such game");
    const store::Game& game = page->games[0];
    return game_fields(game, page->names).add_json("record", game.record).object();
  });
}

void Club::page_of_game(Call call) {
  const auto parts = call.parts;
  const auto write = [parts, shelf = premises_.shelf](store::Store& store) -> Result<std::string> {
    const auto page = look_up_game(store, parts[0], parts[1]);
    if (!page) return std::unexpected(page.error());
    if (page->games.empty()) return nowhere("there is no such game");
    const store::Game& game = page->games[0];
    const auto record = read_record(std::string_view(game.record));
    const auto with = shelf_for(store, shelf, record ? record->edition_hash : std::string());
    if (!with) return std::unexpected(with.error());
    return write_game_page(**with, game, page->names);
  };
  look_up(std::move(call), write, "text/html; charset=utf-8");
}

void Club::check_fairness(Call call) {
  const auto body = read_body(call, {"record"});
  if (!body) return;
  const json::value& given = body->keys->object("record");
  if (complained(call, *body)) return;
  auto record = read_record(given);
  if (!record) return refuse(call, club::Fault::bad_record, record.error().message);
  const auto write = [shelf = premises_.shelf,
                      record = std::move(*record)](store::Store& store) -> Result<std::string> {
    const auto with = shelf_for(store, shelf, record.edition_hash);
    if (!with) return std::unexpected(with.error());
    return json::serialize(write_examination(examine(**with, record)));
  };
  look_up(std::move(call), write);
}

void Club::ratings(Call call) {
  const std::string game(call.asking.parameter("game").value_or("adel"));
  const auto players = as_count(
      parse_json(std::string(call.asking.parameter("players").value_or("4"))).value_or(nullptr));
  if ((game != "adel" && game != "mille") || !players || *players < 2 || *players > 6) {
    return refuse(call, club::Fault::not_found,
                  "\"game\" is adel or mille, \"players\" a number from 2 to 6.");
  }
  look_up(std::move(call),
          [game, players = static_cast<std::int64_t>(*players)](store::Store& store) {
            return write_leaders(store, game, players);
          });
}

namespace {

std::string edition_json(const AnyEdition& edition) {
  const json::object written =
      std::visit([](const auto& each) { return write_edition(*each); }, edition);
  return JsonFields()
      .add("id", id_of(edition))
      .add("game", game_of(edition))
      .add("title", title_of(edition))
      .add_json("players", json::serialize(written.at("players")))
      .add("hash", hash_of(edition))
      .object();
}

}  // namespace

void Club::editions(Call call) {
  answer(
      call,
      JsonFields().add_json("editions", json_list(premises_.shelf->all(), edition_json)).object());
}

// One that is on the shelf, by its id or its hash; by its hash also one that a game was played with
// here, whatever has become of its file.
void Club::one_edition(Call call) {
  const std::string wanted(call.parts[0]);
  const auto game = call.asking.parameter("game");
  for (const AnyEdition& edition : premises_.shelf->all()) {
    if (game && game_of(edition) != *game) continue;
    if (id_of(edition) == wanted || hash_of(edition) == wanted) {
      return answer(call, text_of(edition));
    }
  }
  look_up(std::move(call), [wanted](store::Store& store) -> Result<std::string> {
    auto kept = store.edition(wanted);
    if (!kept) return std::unexpected(kept.error());
    if (!*kept) return nowhere("there is no such edition");
    return std::move((*kept)->text);
  });
}

void Club::bots(Call call) {
  const auto write = [](const BotInfo& bot) {
    JsonFields fields;
    fields.add("name", bot.name).add("about", bot.about);
    if (bot.strength) {
      fields.add_json(
          "strength",
          JsonFields().add("adel", bot.strength->adel).add("mille", bot.strength->mille).object());
    }
    return fields.object();
  };
  answer(call, JsonFields().add_json("bots", json_list(all_bots(), write)).object());
}

// The fingerprint is that of the program, whatever stands on this club's shelf besides.
void Club::version(Call call) {
  const auto own = std::span(premises_.shelf->all()).subspan(builtin_files().size());
  answer(call, JsonFields()
                   .add("version", kVersion)
                   .add("rules", rules_)
                   .add_json("own_editions", json_list(own, edition_json))
                   .object());
}

void Club::health(Call call) { answer(call, R"({"healthy":true})"); }

// While a table waits to be written down, or the store cannot be written and read, moves would be
// lost: nobody new should come here.
void Club::ready(Call call) {
  auto shared = std::make_shared<Call>(std::move(call));
  const auto tell = [=, this](bool ready) {
    answer(*shared, ready ? R"({"ready":true})" : R"({"ready":false})", ready ? 200 : 503);
  };
  if (!ready_ || salons_.any_rests()) return tell(false);
  pulse_->feel([=, this](bool well) { tell(well && ready_ && !salons_.any_rests()); });
}

// For whoever looks after the club: from this machine, and not handed on by a proxy; or with the
// key.
void Club::metrics(Call call) {
  const bool here = is_here(call.asking.address) && !call.asking.handed_on;
  if (!here && !has_key(call.asking, settings_.metrics_key)) {
    return refuse(call, club::Fault::not_found);
  }
  Metrics out;
  out.doors = doors_->counters();
  out.clerk = {clerk_->transactions(), clerk_->parts(), clerk_->waiting(), clerk_->reads()};
  out.store_well = pulse_->well();
  const Thinkers::Tally tally = thinkers_->tally();
  out.thinkers.threads = tally.threads;
  out.thinkers.seconds = tally.seconds;
  out.thinkers.waiting = tally.waiting;
  out.thinkers.thoughts = tally.thought;
  out.tables = {.gathering = salons_.count(Table::Stage::gathering),
                .playing = salons_.count(Table::Stage::playing),
                .over = salons_.count(Table::Stage::over),
                .broken = salons_.count(Table::Stage::broken),
                .unreadable = salons_.count_shut()};
  out.people = of_person_.size();
  out.games_finished = premises_.games_finished;
  out.errors = errors_;
  out.journal_lost = journal_.lost();
  out.reports = reports_;
  out.throttled = {.sign_ins = sieges_.total(),
                   .guests = guest_floods_.total(),
                   .tables = table_floods_.total(),
                   .talk = talk_floods_.total()};
  out.wrong_passwords = wrong_passwords_;
  out.banned = banned_;
  out.choices = premises_.choices;
  // The system takes its time to say how many files are open: nobody else waits for that.
  auto shared = std::make_shared<Call>(std::move(call));
  const bool given = bookkeeper_->give([=, this, out = std::move(out)]() mutable {
    out.process = look_at_process();
    out.process.uptime_seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - since_).count();
    doors_->post([shared, text = write_metrics(out)]() mutable {
      Answer answer;
      answer.content_type = "text/plain; version=0.0.4";
      answer.body = std::move(text);
      shared->reply(std::move(answer));
    });
  });
  if (!given) refuse(*shared, club::Fault::busy);
}

}  // namespace noblesse
