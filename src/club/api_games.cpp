// Finished games, ratings, and what everybody may ask: editions, bots, how the club is doing.
#include <map>

#include "base/version.h"
#include "bots/bot.h"
#include "club/api.h"
#include "club/game_page.h"
#include "club/rating.h"
#include "club/token.h"
#include "match/builtin.h"
#include "table/opening.h"

namespace noblesse {
namespace {

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

// 127.0.0.0/8 or ::1.
bool is_here(const Address& address) {
  static const auto kHere = Networks::read({"127.0.0.0/8", "::1"});
  return kHere && kHere->contains(address);
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

void Club::games(Call call) {
  const auto mark = mark_of(call.asking);
  if (!mark) return refuse(call, club::Fault::bad_mark);
  auto shared = std::make_shared<Call>(std::move(call));
  book_->read(
      [mark = *mark](store::Store& store) -> Result<GamePage> {
        auto games = store.listed_games(kPage + 1, mark);
        if (!games) return std::unexpected(games.error());
        return name_players(store, std::move(*games));
      },
      [=, this](const Result<GamePage>& page) {
        if (!page) return refuse(*shared, club::Fault::not_written);
        answer(*shared, page_json(*page));
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
  auto shared = std::make_shared<Call>(std::move(call));
  book_->read(
      [mark = *mark, person = shared->parts[0], which](store::Store& store) -> Result<GamePage> {
        const auto known = store.person(person);
        if (!known) return std::unexpected(known.error());
        if (!*known) return fail("there is no such person", {}, "missing");
        auto games = (store.*which)(person, kPage + 1, mark);
        if (!games) return std::unexpected(games.error());
        return name_players(store, std::move(*games));
      },
      [=, this](const Result<GamePage>& page) {
        if (!page) {
          return refuse(*shared, page.error().key == "missing" ? club::Fault::not_found
                                                               : club::Fault::not_written);
        }
        answer(*shared, page_json(*page));
      });
}

void Club::one_game(Call call) {
  auto shared = std::make_shared<Call>(std::move(call));
  book_->read(
      [parts = shared->parts](store::Store& store) {
        return look_up_game(store, parts[0], parts[1]);
      },
      [=, this](const Result<GamePage>& page) {
        if (!page) return refuse(*shared, club::Fault::not_written);
        if (page->games.empty()) return refuse(*shared, club::Fault::not_found);
        const store::Game& game = page->games[0];
        answer(*shared, game_fields(game, page->names).add_json("record", game.record).object());
      });
}

void Club::page_of_game(Call call) {
  auto shared = std::make_shared<Call>(std::move(call));
  book_->read([parts = shared->parts](
                  store::Store& store) { return look_up_game(store, parts[0], parts[1]); },
              [=, this](const Result<GamePage>& page) {
                if (!page) return refuse(*shared, club::Fault::not_written);
                if (page->games.empty()) return refuse(*shared, club::Fault::not_found);
                Answer answer;
                answer.content_type = "text/html; charset=utf-8";
                answer.body = write_game_page(*premises_.shelf, page->games[0], page->names);
                shared->reply(std::move(answer));
              });
}

void Club::check_fairness(Call call) {
  const auto body = read_body(call, {"record"});
  if (!body) return;
  const json::value& given = body->keys->object("record");
  if (complained(call, *body)) return;
  const auto record = read_record(given);
  if (!record) return refuse(call, club::Fault::bad_record, record.error().message);
  const auto fair = record->rest.if_contains("fair");
  if (fair == nullptr) return refuse(call, club::Fault::bad_record);
  const auto opening = read_opening(*fair);
  if (!opening) return refuse(call, club::Fault::bad_record, opening.error().message);
  const auto verified = verify(*premises_.shelf, *opening, *record);
  JsonFields out;
  out.add("fair", verified.has_value());
  if (!verified) out.add("why", verified.error().message);
  answer(call, out.object());
}

void Club::ratings(Call call) {
  const std::string game(call.asking.parameter("game").value_or("adel"));
  const auto players = as_count(
      parse_json(std::string(call.asking.parameter("players").value_or("4"))).value_or(nullptr));
  if ((game != "adel" && game != "mille") || !players || *players < 2 || *players > 6) {
    return refuse(call, club::Fault::not_found,
                  "\"game\" is adel or mille, \"players\" a number from 2 to 6.");
  }
  struct Leader {
    store::Rating rating;
    std::string name;
  };
  auto shared = std::make_shared<Call>(std::move(call));
  book_->read(
      [game, players = static_cast<std::int64_t>(*players)](
          store::Store& store) -> Result<std::vector<Leader>> {
        const auto ratings = store.leaders(game, players, 100);
        if (!ratings) return std::unexpected(ratings.error());
        std::vector<Leader> leaders;
        for (const store::Rating& rating : *ratings) {
          std::string name;
          if (is_token(rating.who)) {
            const auto person = store.person(rating.who);
            if (!person) return std::unexpected(person.error());
            if (*person) name = (*person)->name;
          }
          leaders.push_back({rating, std::move(name)});
        }
        return leaders;
      },
      [=, this](const Result<std::vector<Leader>>& leaders) {
        if (!leaders) return refuse(*shared, club::Fault::not_written);
        const auto write = [](const Leader& leader) {
          const std::string& who = leader.rating.who;
          JsonFields fields;
          if (is_token(who))
            fields.add("id", who).add("name", leader.name);
          else
            fields.add("bot", std::string_view(who).substr(std::string_view("bot:").size()));
          return JsonFields()
              .add_json("who", fields.object())
              .add("rating", shown(leader.rating.strength))
              .add("games", leader.rating.games)
              .object();
        };
        answer(*shared, JsonFields().add_json("ratings", json_list(*leaders, write)).object());
      });
}

void Club::editions(Call call) {
  const auto write = [](const AnyEdition& edition) {
    return JsonFields()
        .add("id", id_of(edition))
        .add("game", game_of(edition))
        .add("title", title_of(edition))
        .object();
  };
  answer(call,
         JsonFields().add_json("editions", json_list(premises_.shelf->all(), write)).object());
}

void Club::one_edition(Call call) {
  for (const BuiltinFile& file : builtin_files()) {
    const auto edition = read_any_edition(file.text);
    if (edition && id_of(*edition) == call.parts[0]) return answer(call, std::string(file.text));
  }
  refuse(call, club::Fault::not_found);
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

void Club::version(Call call) {
  answer(call, JsonFields().add("version", kVersion).add("rules", premises_.rules).object());
}

void Club::health(Call call) { answer(call, R"({"healthy":true})"); }

// While a table waits to be written down, moves would be lost: nobody new should come here.
void Club::ready(Call call) {
  const bool ready = ready_ && !salons_.any_rests();
  answer(call, ready ? R"({"ready":true})" : R"({"ready":false})", ready ? 200 : 503);
}

// For whoever looks after the club: from this machine, and not handed on by a proxy.
void Club::metrics(Call call) {
  if (!is_here(call.asking.address) || call.asking.handed_on)
    return refuse(call, club::Fault::not_found);
  Metrics out;
  out.doors = doors_->counters();
  out.clerk = {clerk_->transactions(), clerk_->parts(), clerk_->waiting()};
  const Thinkers::Tally tally = thinkers_->tally();
  out.thinkers.threads = tally.threads;
  out.thinkers.seconds = tally.seconds;
  out.thinkers.waiting = tally.waiting;
  out.thinkers.thoughts = tally.thought;
  salons_.each([&](const Salon& salon) {
    switch (salon.table().stage()) {
      case Table::Stage::gathering: ++out.tables.gathering; break;
      case Table::Stage::playing: ++out.tables.playing; break;
      case Table::Stage::over: ++out.tables.over; break;
      case Table::Stage::broken: ++out.tables.broken; break;
    }
  });
  std::set<std::string> people;
  for (const auto& [line, open] : lines_) people.insert(open.ticket.session);
  out.people = people.size();
  out.games_finished = premises_.games_finished;
  out.errors = errors_;
  out.journal_lost = journal_.lost();
  out.choices = premises_.choices;
  out.process = look_at_process();
  out.process.uptime_seconds =
      std::chrono::duration<double>(std::chrono::steady_clock::now() - since_).count();
  Answer answer;
  answer.content_type = "text/plain; version=0.0.4";
  answer.body = write_metrics(out);
  call.reply(std::move(answer));
}

}  // namespace noblesse
