// Tables: laying one, finding one, and who may know of it.
#include <algorithm>

#include "base/hex.h"
#include "club/api.h"
#include "club/token.h"
#include "match/text.h"

namespace noblesse {
namespace {

// The number that is a key of "bots".
std::optional<std::uint64_t> seat_number(std::string_view text) {
  const auto value = parse_json(text);
  return value ? as_count(*value) : std::nullopt;
}

// The page of a list that is at hand from behind the mark on, and the mark of the next one.
template <class List, class MarkOf>
std::pair<List, std::string> page_of(List list, MarkOf mark_of) {
  std::string next = "null";
  if (list.size() > kPage) {
    list.resize(kPage);
    next = '"' + write_mark(mark_of(list.back())) + '"';
  }
  return {std::move(list), std::move(next)};
}

// The mark that a request asks to go on after; false if it is none of ours.
bool read_after(const Asking& asking, std::optional<store::Mark>& mark) {
  const auto after = asking.parameter("after");
  if (!after) return true;
  mark = read_mark(*after);
  return mark.has_value();
}

// Who sits there, so that they can be named to the club: to block, to mute, to report them.
std::string people_json(const Table& table) {
  json::array people;
  for (std::size_t seat = 0; seat < table.chairs().size(); ++seat) {
    const Chair& chair = table.chairs()[seat];
    if (!chair.is_person()) continue;
    const Guest& guest = table.sitter(chair);
    if (guest.name.empty()) continue;  // they have left the club
    people.push_back(json::object{{"seat", seat}, {"id", guest.person}, {"name", guest.name}});
  }
  return json::serialize(people);
}

// Why the table refused, in words.
std::string reason_of(const std::string& answered) {
  const auto answer = parse_json(answered);
  const json::object* keys = answer ? answer->if_object() : nullptr;
  if (keys == nullptr) return "refused";
  for (const std::string_view key : {"why", "refused"}) {
    const json::value* found = keys->if_contains(key);
    if (found != nullptr && found->is_string()) return std::string(found->get_string());
  }
  return "refused";
}

}  // namespace

// Listed tables are for everybody; the others for who has a key, sits there or is the host.
bool Club::may_know(const Salon& salon, const std::string& person, std::string_view key) const {
  return salon.row().listed || same(key, salon.row().invite) || same(key, salon.row().watch) ||
         salon.table().host() == person || salon.is_sitting(person);
}

// A table that could not be written down is not there until it can be, and one that cannot be read
// is not there at all. Who may not know of it is told what everybody is always told.
std::optional<club::Fault> Club::standstill(std::string_view table, const std::string& person,
                                            std::string_view key) const {
  if (salons_.find(table)) return std::nullopt;
  if (const auto salon = salons_.resting(table); salon && may_know(*salon, person, key)) {
    return club::Fault::not_written;
  }
  const ShutTable* const shut = salons_.shut(table);
  if (shut == nullptr) return std::nullopt;
  const bool known = shut->people.contains(person) ||
                     (shut->row && (shut->row->listed || same(key, shut->row->invite) ||
                                    same(key, shut->row->watch) || shut->row->host == person));
  return known ? std::optional(club::Fault::table_unreadable) : std::nullopt;
}

bool Club::may_sit(const Salon& salon, const std::string& person, std::string_view key) const {
  if (salon.table().host() == person || salon.is_sitting(person)) return true;
  if (same(key, salon.row().watch)) return false;
  return salon.row().listed || same(key, salon.row().invite);
}

void Club::open_tables(Call call) {
  std::optional<store::Mark> after;
  if (!read_after(call.asking, after)) return refuse(call, club::Fault::bad_mark);
  const auto [page, next] = page_of(salons_.listed(kPage + 1, after), [](const auto& salon) {
    return store::Mark{salon->row().created, salon->row().id, 0};
  });
  answer(call,
         JsonFields()
             .add_json("tables", json_list(page, [&](const auto& salon) { return salon->card(); }))
             .add_json("next", next)
             .object());
}

void Club::my_tables(Call call) {
  std::optional<store::Mark> after;
  if (!read_after(call.asking, after)) return refuse(call, club::Fault::bad_mark);
  const std::string& me = call.me.member->person.id;
  auto mine = salons_.of(me);
  std::erase_if(mine, [&](const auto& salon) {
    return after &&
           std::tuple(salon->changed(), salon->row().id) >= std::tuple(after->ms, after->id);
  });
  const auto [page, next] = page_of(std::move(mine), [](const auto& salon) {
    return store::Mark{salon->changed(), salon->row().id, 0};
  });
  const auto entry = [&](const auto& salon) {
    std::string card = salon->card();
    card.back() = ',';
    JsonFields more;
    if (const auto seats = salon->seats_of(me); !seats.empty())
      more.add("seat", seats.front());
    else
      more.add_json("seat", "null");
    return card + more.add("waiting", salon->waits_for(me)).inside() + '}';
  };
  answer(call,
         JsonFields().add_json("tables", json_list(page, entry)).add_json("next", next).object());
}

// A new table's row, or nothing and the call is answered.
std::optional<store::TableRow> Club::new_row(Call& call, const json::value& options, bool listed) {
  const std::string& me = call.me.member->person.id;
  if (pulse_->away()) {
    refuse(call, club::Fault::not_written);
    return std::nullopt;
  }
  if (salons_.hosted_by(me) >= most_of(Scarce::open_tables, settings_)) {
    refuse(call, club::Fault::too_many_tables);
    return std::nullopt;
  }
  const Result<TableOptions> read = read_options(*premises_.shelf, options);
  if (!read) {
    refuse(call, club::Fault::bad_options, read.error().message);
    return std::nullopt;
  }
  if (too_often(call)) return std::nullopt;
  store::TableRow row;
  row.id = new_token();
  row.host = me;
  row.options = json::serialize(write_options(*read));
  row.secret = new_token() + new_token();
  row.invite = new_token();
  row.watch = new_token();
  row.created = row.changed = wall_clock();
  row.listed = listed;
  return row;
}

// The wishes that come with a new table are carried out as the host's messages would be; what is
// refused there is refused here, and there is no table.
void Club::new_table(Call call) {
  const auto body = read_body(call, {"options", "listed", "sit", "bots", "start"});
  if (!body) return;
  const json::value& options = body->keys->object("options");
  const bool listed = body->keys->maybe_flag("listed").value_or(false);
  const auto sit = body->keys->maybe_number("sit");
  const auto bots = body->keys->maybe_choices("bots");
  const bool start = body->keys->maybe_flag("start").value_or(false);
  for (const auto& [seat, bot] : bots) {
    if (!seat_number(seat)) body->keys->complain("bots: " + quote(seat) + " is no seat's number");
  }
  if (complained(call, *body)) return;
  const auto row = new_row(call, options, listed);
  if (!row) return;
  const auto salon = salons_.lay(*row);
  if (!salon) return refuse(call, club::Fault::bad_options, salon.error().message);

  const Visitor host{row->host, call.me.member->person.name, true};
  std::vector<json::object> orders;
  if (sit) orders.push_back({{"do", "sit"}, {"seat", *sit}});
  for (const auto& [seat, bot] : bots) {
    const auto number = seat_number(seat);
    if (number) orders.push_back({{"do", "bot"}, {"seat", *number}, {"bot", bot}});
  }
  if (start) orders.push_back({{"do", "start"}});
  if (orders.empty()) orders.push_back({{"do", "options"}, {"options", *parse_json(row->options)}});
  for (const json::object& order : orders) {
    const std::string answered = (*salon)->order(host, json::serialize(order));
    if (!answered.contains("\"refused\"")) continue;
    salons_.close(row->id);
    return refuse(call, club::Fault::bad_body,
                  std::string(order.at("do").as_string()) + ": " + reason_of(answered));
  }
  journal_.info("table_laid", {Field::table(row->id), Field::person(row->host)});
  answer_when_written(std::move(call), **salon,
                      JsonFields()
                          .add_json("table", (*salon)->card())
                          .add("invite", row->invite)
                          .add("watch", row->watch)
                          .object(),
                      201);
}

// What is promised here has happened for good.
void Club::answer_when_written(Call call, Salon& salon, const std::string& body, int status) {
  auto shared = std::make_shared<Call>(std::move(call));
  const Pulse::Number number =
      pulse_->wait([=, this] { refuse(*shared, club::Fault::store_away); });
  salon.when_written([=, this](bool written) {
    if (!pulse_->came(number)) return;
    if (!written) return refuse(*shared, club::Fault::not_written);
    answer(*shared, body, status);
  });
}

void Club::about_table(Call call) {
  const auto salon = salons_.find(call.parts[0]);
  const std::string key(call.asking.parameter("key").value_or(""));
  if (const auto why = standstill(call.parts[0], call.me.member->person.id, key)) {
    return refuse(call, *why, words_of_standstill(*why));
  }
  if (!salon || !may_know(*salon, call.me.member->person.id, key)) {
    return refuse(call, club::Fault::not_found);
  }
  auto shared = std::make_shared<Call>(std::move(call));
  book_->find(salon->table().host(), [=, this](const Result<Known>& host) {
    const std::string& me = shared->me.member->person.id;
    if (!host) return refuse(*shared, host.error());
    if (*host && (*host)->blocked.contains(me) && !salon->is_sitting(me)) {
      return refuse(*shared, club::Fault::blocked);
    }
    JsonFields out;
    out.add_json("table", salon->card()).add("may", may_sit(*salon, me, key) ? "sit" : "watch");
    out.add_json("people", people_json(salon->table()));
    if (salon->table().host() == me) {
      out.add("invite", salon->row().invite).add("watch", salon->row().watch);
    }
    answer(*shared, out.object());
  });
}

void Club::close_table(Call call) {
  const auto salon = salons_.find(call.parts[0]);
  const std::string& me = call.me.member->person.id;
  if (const auto why = standstill(call.parts[0], me, {})) {
    return refuse(call, *why, words_of_standstill(*why));
  }
  if (!salon || !may_know(*salon, me, {})) return refuse(call, club::Fault::not_found);
  if (salon->table().host() != me) return refuse(call, club::Fault::not_the_host);
  if (salon->table().stage() == Table::Stage::playing) {
    return refuse(call, club::Fault::already_started);
  }
  const std::string id = call.parts[0];
  if (pulse_->away()) return refuse(call, club::Fault::not_written);
  auto shared = std::make_shared<Call>(std::move(call));
  const Pulse::Number number =
      pulse_->wait([=, this] { refuse(*shared, club::Fault::store_away); });
  salons_.close(id, [=, this](const Result<void>& written) {
    if (!pulse_->came(number)) return;
    if (!written) return refuse(*shared, written.error());
    answer(*shared, {}, 204);
  });
}

// Whoever was shown out would come back as somebody else by the old link, or from the list: both
// open nothing any more.
void Club::renew_keys(Call call) {
  const auto salon = salons_.find(call.parts[0]);
  const std::string& me = call.me.member->person.id;
  if (const auto why = standstill(call.parts[0], me, {})) {
    return refuse(call, *why, words_of_standstill(*why));
  }
  if (!salon || !may_know(*salon, me, {})) return refuse(call, club::Fault::not_found);
  if (salon->table().host() != me) return refuse(call, club::Fault::not_the_host);
  if (pulse_->away()) return refuse(call, club::Fault::not_written);
  if (too_often(call)) return;
  salon->renew_keys();
  const std::string body =
      JsonFields().add("invite", salon->row().invite).add("watch", salon->row().watch).object();
  answer_when_written(std::move(call), *salon, body, 200);
}

// Sits down with whoever else wants to play: an open table of that kind with a free chair and its
// host at it, or a new one that the next who asks will find.
void Club::quick(Call call) {
  const auto body = read_body(call, {"game", "players"});
  if (!body) return;
  const std::string game(body->keys->text("game"));
  const int players = body->keys->number("players");
  if (complained(call, *body)) return;
  const std::string me = call.me.member->person.id;
  const auto suits = [&](const Salon& salon) {
    const std::string& host = salon.table().host();
    return !call.me.member->blocked.contains(host) && !book_->has_blocked(host, me);
  };
  if (const auto salon = salons_.with_room(game, players, suits)) {
    return answer(
        call,
        JsonFields().add_json("table", salon->card()).add("invite", salon->row().invite).object());
  }
  const auto row = new_row(call, json::object{{"game", game}, {"seats", players}}, true);
  if (!row) return;
  const auto salon = salons_.lay(*row);
  if (!salon) return refuse(call, club::Fault::bad_options, salon.error().message);
  (*salon)->order({me, call.me.member->person.name, true}, R"({"do":"sit","seat":0})");
  answer_when_written(
      std::move(call), **salon,
      JsonFields().add_json("table", (*salon)->card()).add("invite", row->invite).object(), 200);
}

}  // namespace noblesse
