// Everything that can be asked under /api, and how a request finds its way.
#include "club/api.h"

#include <algorithm>
#include <charconv>

#include "club/token.h"
#include "match/text.h"

namespace noblesse {

struct Club::Route {
  Method method = Method::get;
  Literal pattern;  // capitals stand for anything
  bool signed_in = false;
  void (Club::*carry_out)(Call call) = nullptr;
  // What it costs besides the network thread's work, which is measured: reading from the store,
  // replaying a game. It is taken from the same purse.
  Milliseconds price{0};
  // What it takes besides that there is little of (club/limits.h).
  Takes takes = 0;
};

namespace {

// One answer of the store; a page of it with everybody's names; a whole game replayed.
constexpr Milliseconds kOneRow{1};
constexpr Milliseconds kManyRows{4};
constexpr Milliseconds kReplay{10};
constexpr Milliseconds kFree{0};

constexpr Takes kNewTable = takes(Scarce::tables, Scarce::tables_a_day, Scarce::open_tables);

}  // namespace

const Club::Route Club::kRoutes[] = {
    {Method::post, "/api/guests", false, &Club::new_guest, kFree, takes(Scarce::guests)},
    {Method::post, "/api/sessions", false, &Club::sign_in, kFree,
     takes(Scarce::sign_ins, Scarce::sign_ins_as_one)},
    {Method::remove, "/api/session", true, &Club::sign_out},
    {Method::get, "/api/me", true, &Club::about_me, kOneRow},
    {Method::patch, "/api/me", true, &Club::rename},
    {Method::remove, "/api/me", true, &Club::leave_club, kFree, takes(Scarce::passwords)},
    {Method::get, "/api/me/export", true, &Club::export_me, kManyRows, takes(Scarce::exports)},
    {Method::put, "/api/me/password", true, &Club::set_password, kFree, takes(Scarce::passwords)},
    {Method::get, "/api/me/sessions", true, &Club::my_sessions, kOneRow},
    {Method::remove, "/api/me/sessions", true, &Club::end_other_sessions},
    {Method::remove, "/api/me/sessions/SESSION", true, &Club::end_session},
    {Method::get, "/api/me/blocks", true, &Club::my_blocks, kOneRow},
    {Method::put, "/api/me/blocks/PERSON", true, &Club::block},
    {Method::remove, "/api/me/blocks/PERSON", true, &Club::unblock},
    {Method::get, "/api/me/mutes", true, &Club::my_mutes, kOneRow},
    {Method::put, "/api/me/mutes/PERSON", true, &Club::mute},
    {Method::remove, "/api/me/mutes/PERSON", true, &Club::unmute},
    {Method::post, "/api/reports", true, &Club::report, kManyRows, takes(Scarce::reports)},
    {Method::get, "/api/me/hooks", true, &Club::my_hooks, kOneRow},
    {Method::put, "/api/me/hooks", true, &Club::set_hook},
    {Method::remove, "/api/me/hooks", true, &Club::clear_hooks},
    {Method::get, "/api/me/push", true, &Club::my_push, kOneRow},
    {Method::post, "/api/me/push", true, &Club::add_device, kFree, takes(Scarce::devices)},
    {Method::remove, "/api/me/push", true, &Club::remove_devices},
    {Method::remove, "/api/me/push/DEVICE", true, &Club::remove_device},
    {Method::put, "/api/me/quiet", true, &Club::set_quiet},
    {Method::remove, "/api/me/quiet", true, &Club::clear_quiet},
    {Method::get, "/api/me/tables", true, &Club::my_tables},
    {Method::get, "/api/me/games", true, &Club::my_games, kManyRows},
    {Method::get, "/api/people/PERSON", false, &Club::about_person, kManyRows},
    {Method::get, "/api/people/PERSON/games", false, &Club::games_of, kManyRows},
    {Method::get, "/api/tables", false, &Club::open_tables},
    {Method::post, "/api/tables", true, &Club::new_table, kFree, kNewTable},
    {Method::get, "/api/tables/TABLE", true, &Club::about_table},
    {Method::remove, "/api/tables/TABLE", true, &Club::close_table},
    {Method::post, "/api/tables/TABLE/key", true, &Club::renew_keys, kFree, takes(Scarce::tables)},
    {Method::post, "/api/quick", true, &Club::quick, kFree, kNewTable},
    {Method::get, "/api/games", false, &Club::games, kManyRows},
    {Method::get, "/api/games/TABLE/NUMBER", false, &Club::one_game, kOneRow},
    {Method::post, "/api/check", false, &Club::check_fairness, kReplay},
    {Method::get, "/api/ratings", false, &Club::ratings, kManyRows},
    {Method::get, "/api/editions", false, &Club::editions},
    {Method::get, "/api/editions/EDITION", false, &Club::one_edition, kOneRow},
    {Method::get, "/api/bots", false, &Club::bots},
    {Method::get, "/api/version", false, &Club::version},
    {Method::get, "/health", false, &Club::health},
    {Method::get, "/ready", false, &Club::ready},
    {Method::get, "/metrics", false, &Club::metrics},
};

// Pages for people, which are no part of the API.
struct Club::PageRoute {
  Literal pattern;
  void (Club::*show)(Call call) = nullptr;
  Milliseconds price{0};
};
const Club::PageRoute Club::kPageRoutes[] = {
    {"/games/TABLE/NUMBER", &Club::page_of_game, kReplay},
    {"/t/TABLE", &Club::link_to_table, kOneRow},
    {"/g/TABLE/NUMBER", &Club::link_to_game, kManyRows},
};

std::vector<Club::Entry> Club::entries() {
  std::vector<Entry> all;
  for (const Route& route : kRoutes) {
    all.push_back({route.method, route.pattern.text(), route.signed_in, route.price, route.takes});
  }
  return all;
}

std::vector<Club::Entry> Club::pages() {
  std::vector<Entry> all;
  for (const PageRoute& page : kPageRoutes) {
    all.push_back({Method::get, page.pattern.text(), false, page.price});
  }
  return all;
}

namespace {

std::vector<std::string_view> split(std::string_view path) {
  std::vector<std::string_view> parts;
  while (!path.empty()) {
    path.remove_prefix(1);  // the slash
    const std::size_t end = std::min(path.find('/'), path.size());
    parts.push_back(path.substr(0, end));
    path.remove_prefix(end);
  }
  return parts;
}

bool stands_for_anything(std::string_view part) {
  return !part.empty() && part[0] >= 'A' && part[0] <= 'Z';
}

// What stands in the places of the capitals, if the path is of that pattern.
std::optional<std::vector<std::string>> match_path(std::string_view pattern,
                                                   std::string_view path) {
  const auto wanted = split(pattern);
  const auto given = split(path);
  if (wanted.size() != given.size()) return std::nullopt;
  std::vector<std::string> parts;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (stands_for_anything(wanted[i]))
      parts.emplace_back(given[i]);
    else if (wanted[i] != given[i])
      return std::nullopt;
  }
  return parts;
}

// What the owner's own programs ask for, from wherever: they are never banned.
bool is_of_the_house(std::string_view path) {
  return path == "/health" || path == "/ready" || path == "/metrics";
}

}  // namespace

void Club::ask(Asking asking, Reply reply) {
  Call call{std::move(asking), std::move(reply), {}, {}, 0};
  if (!is_of_the_house(call.asking.path)) {
    if (const store::Ban* const ban = ban_on(call.asking)) return call.reply(turn_away(*ban));
  }
  if (call.asking.method == Method::get) {
    for (const PageRoute& page : kPageRoutes) {
      auto parts = match_path(page.pattern.text(), call.asking.path);
      if (!parts) continue;
      call.parts = std::move(*parts);
      watch_over(call, page.pattern);
      doors_->charge(call.asking.address.ward().text(), page.price);
      return (this->*page.show)(std::move(call));
    }
  }
  bool path_is_known = false;
  for (const Route& route : kRoutes) {
    auto parts = match_path(route.pattern.text(), call.asking.path);
    if (!parts) continue;
    path_is_known = true;
    if (route.method != call.asking.method) continue;
    call.parts = std::move(*parts);
    call.takes = route.takes;
    watch_over(call, route.pattern);
    return dispatch(route, std::move(call));
  }
  refuse(call, path_is_known ? club::Fault::not_allowed : club::Fault::not_found);
}

void Club::watch_over(Call& call, Literal pattern) {
  call.reply = Reply([this, pattern, method = call.asking.method,
                      reply = std::move(call.reply)](std::optional<Answer> answer) mutable {
    if (answer) return reply(*std::move(answer));
    if (stopping_) return;
    try {
      journal_.error("not_answered", {Field::method(method), Field::path(pattern)});
    } catch (...) {
      journal_.lose();
    }
  });
}

void Club::dispatch(const Route& route, Call call) {
  if (route.price.count() > 0) doors_->charge(call.asking.address.ward().text(), route.price);
  if (!route.signed_in) return (this->*route.carry_out)(std::move(call));
  const std::string session = session_of(call.asking);
  if (session.empty()) return refuse(call, club::Fault::no_session);
  auto shared = std::make_shared<Call>(std::move(call));
  book_->recognise(session, [this, &route, shared](const Result<std::optional<SignedIn>>& found) {
    if (!found) return refuse(*shared, found.error());
    if (!*found) return refuse(*shared, club::Fault::no_session);
    shared->me = **found;
    const std::string& person = shared->me.member->person.id;
    if (const store::Ban* const ban = bans_.of_person(person, wall_clock())) {
      return shared->reply(turn_away(*ban));
    }
    if (const auto wait = doors_->debt(person)) {
      doors_->note_debt(shared->asking.address);
      return refuse_for_now(*shared, *wait);
    }
    doors_->charge(person, route.price + kAnyRequest);
    if (const auto& login = shared->me.member->person.login) {
      doorkeeper_.know(shared->asking.address.ward().text(), *login,
                       std::chrono::steady_clock::now());
    }
    // From here on they pay themselves, and their address with them.
    const auto payer = std::make_shared<const Purse>(shared->asking.address.ward().text(), person);
    doors_->on_account_of(payer, [&] { (this->*route.carry_out)(std::move(*shared)); });
  });
}

void Club::refuse(Call& call, club::Fault fault, std::string_view text) {
  ++errors_[std::string(club::words_of(fault).code)];
  call.reply(club::answer_to(fault, text));
}

void Club::refuse(Call& call, const Error& of_the_store) {
  if (of_the_store.key == "crowded") return refuse(call, club::Fault::busy);
  const bool unsure = of_the_store.key == "unknown";
  refuse(call, unsure ? club::Fault::store_away : club::Fault::not_written);
}

bool Club::too_often(Call& call) {
  const Moment now = std::chrono::steady_clock::now();
  for (const int what : members(call.takes)) {
    const Allowance& allowed = allowance_of(static_cast<Scarce>(what));
    if (allowed.number != nullptr) continue;
    const std::string who =
        allowed.whose == kOfPerson ? call.me.member->person.id : call.asking.address.ward().text();
    const auto wait = patience_[static_cast<std::size_t>(what)].lost_with(who, now);
    if (!wait) continue;
    cry_out(static_cast<Scarce>(what), call.asking.address);
    refuse_for_now(call, *wait);
    return true;
  }
  return false;
}

// What many may have done at once is told of; what one person does to themselves is not.
void Club::cry_out(Scarce what, const Address& from) {
  const Moment now = std::chrono::steady_clock::now();
  if (what == Scarce::guests) guest_floods_.note(from, now);
  if (what == Scarce::tables || what == Scarce::tables_a_day) table_floods_.note(from, now);
}

void Club::refuse_for_now(Call& call, Milliseconds wait) {
  ++errors_[std::string(club::words_of(club::Fault::too_many_requests).code)];
  Answer answer = club::answer_to(club::Fault::too_many_requests);
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(wait).count();
  answer.headers.emplace_back("Retry-After", std::to_string(seconds));
  call.reply(std::move(answer));
}

void Club::answer(Call& call, std::string body, int status) {
  Answer answer;
  answer.status = status;
  if (!body.empty()) answer.content_type = kJson;
  answer.body = std::move(body);
  answer.headers.emplace_back("Cache-Control", "no-store");
  call.reply(std::move(answer));
}

std::optional<Club::Body> Club::read_body(Call& call,
                                          std::initializer_list<std::string_view> known) {
  Result<json::value> value = parse_json(call.asking.body);
  if (!value) {
    refuse(call, club::Fault::bad_json, "The body is no JSON: " + value.error().message);
    return std::nullopt;
  }
  if (!value->is_object()) {
    refuse(call, club::Fault::bad_json);
    return std::nullopt;
  }
  Body body;
  body.object = std::make_unique<json::object>(std::move(value->get_object()));
  body.keys = std::make_unique<Command>(*body.object, "");
  for (const auto& entry : *body.object) {
    const std::string_view key = entry.key();
    if (std::ranges::find(known, key) != known.end()) continue;
    const std::vector<std::string> names(known.begin(), known.end());
    body.keys->complain("there is no key " + quote(key) + " here, only " + enumerate(names) +
                        did_you_mean(key, std::span(known.begin(), known.size())));
  }
  if (complained(call, body)) return std::nullopt;
  return body;
}

bool Club::complained(Call& call, const Body& body) {
  if (!body.keys->fault()) return false;
  refuse(call, club::Fault::bad_body, body.keys->fault()->message);
  return true;
}

bool is_login(std::string_view text) {
  return text.size() >= 3 && text.size() <= 32 && std::ranges::all_of(text, [](char c) {
           return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '_' ||
                  c == '-';
         });
}

std::string write_mark(const store::Mark& mark) {
  return std::to_string(mark.ms) + "." + mark.id + "." + std::to_string(mark.number);
}

std::optional<store::Mark> read_mark(std::string_view text) {
  store::Mark mark;
  const std::size_t first = text.find('.');
  const std::size_t second = text.find('.', first == std::string_view::npos ? first : first + 1);
  if (second == std::string_view::npos) return std::nullopt;
  const auto read = [](std::string_view digits, std::int64_t& number) {
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return error == std::errc() && end == digits.data() + digits.size();
  };
  mark.id = text.substr(first + 1, second - first - 1);
  if (!read(text.substr(0, first), mark.ms) || !read(text.substr(second + 1), mark.number) ||
      !is_token(mark.id)) {
    return std::nullopt;
  }
  return mark;
}

std::string person_json(const store::Person& person) {
  return JsonFields().add("id", person.id).add("name", person.name).object();
}

}  // namespace noblesse
