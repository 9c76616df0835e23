// From a WebSocket to a table.
#include "club/api.h"
#include "club/token.h"
#include "doors/fault.h"

namespace noblesse {
namespace {

constexpr std::uint16_t kSessionEnded = 4001;
constexpr std::uint16_t kNoSuchTable = 4004;
constexpr std::uint16_t kBlocked = 4003;
constexpr std::uint16_t kBanned = 4005;
constexpr std::size_t kMostWaiting = 16;  // messages of one who is not let in yet
constexpr std::string_view kNotLookedUp =
    "The club could not look you up just now; come back in a moment.";

std::unexpected<Answer> not_admitted(club::Fault fault, std::string_view text = {}) {
  return std::unexpected(club::answer_to(fault, text));
}

}  // namespace

// Whoever is not known, or may not know of the table, is answered as over HTTP and gets no line.
void Club::admit(Asking asking, Verdict verdict) {
  if (const store::Ban* const ban = ban_on(asking)) {
    return verdict(std::unexpected(turn_away(*ban)));
  }
  constexpr std::string_view kTables = "/api/tables/";
  constexpr std::string_view kLine = "/line";
  const std::string_view path = asking.path;
  if (!path.starts_with(kTables) || !path.ends_with(kLine)) {
    return verdict(not_admitted(club::Fault::not_found));
  }
  auto ticket = std::make_unique<Invitation>();
  ticket->table = path.substr(kTables.size(), path.size() - kTables.size() - kLine.size());
  ticket->key = asking.parameter("key").value_or("");
  ticket->session = session_of(asking);
  ticket->address = asking.address;
  if (ticket->session.empty()) return verdict(not_admitted(club::Fault::no_session));
  const std::string session = ticket->session;
  const auto waiting = std::make_shared<Knock>(std::move(ticket), std::move(verdict));
  book_->recognise(session, [this, waiting](const Result<std::optional<SignedIn>>& found) {
    if (!found) return waiting->verdict(not_admitted(club::Fault::not_written, kNotLookedUp));
    if (!*found) return waiting->verdict(not_admitted(club::Fault::no_session));
    const Known member = (*found)->member;
    const auto salon = salons_.find(waiting->ticket->table);
    if (!salon) return judge(*waiting, *member, {});
    book_->find(salon->table().host(), [this, waiting, member](const Result<Known>& host) {
      if (!host) return waiting->verdict(not_admitted(club::Fault::not_written, kNotLookedUp));
      judge(*waiting, *member, *host);
    });
  });
}

void Club::judge(Knock& knock, const Member& member, const Known& host) {
  const std::string& person = member.person.id;
  const Invitation& ticket = *knock.ticket;
  if (const store::Ban* const ban = bans_.of_person(person, wall_clock())) {
    return knock.verdict(std::unexpected(turn_away(*ban)));
  }
  const auto salon = salons_.find(ticket.table);
  if (const auto why = standstill(ticket.table, person, ticket.key)) {
    return knock.verdict(not_admitted(*why, words_of_standstill(*why)));
  }
  if (!salon || !may_know(*salon, person, ticket.key)) {
    return knock.verdict(not_admitted(club::Fault::not_found));
  }
  if (host && host->blocked.contains(person) && !salon->is_sitting(person)) {
    return knock.verdict(not_admitted(club::Fault::blocked));
  }
  knock.ticket->payer = person;
  knock.verdict(std::move(knock.ticket));
}

// What could still change since the verdict is looked at again.
void Club::opened(LineId line, Admission admission) {
  std::unique_ptr<Invitation> ticket(static_cast<Invitation*>(admission.release()));
  const std::string session = ticket->session;
  of_session_.add(session, line);
  of_person_.add(ticket->payer, line);
  lines_[line].ticket = std::move(ticket);
  book_->recognise(session, [this, line](const Result<std::optional<SignedIn>>& found) {
    const auto open = lines_.find(line);
    if (open == lines_.end()) return;
    if (!found) return send_off(line, 1011, "the club could not look you up");
    if (!*found) return send_off(line, kSessionEnded, "your session has ended");
    const Known member = (*found)->member;
    open->second.person = member->person.id;
    const auto salon = salons_.find(open->second.ticket->table);
    if (!salon) return send_off_without_table(line);
    book_->find(salon->table().host(), [this, line, member](const Result<Known>& host) {
      if (!lines_.contains(line)) return;
      if (!host) return send_off(line, 1011, "the club could not look you up");
      seat(line, member, *host);
    });
  });
}

void Club::seat(LineId line, const Known& member, const Known& host) {
  OpenLine& open = lines_[line];
  const auto salon = salons_.find(open.ticket->table);
  const std::string& person = member->person.id;
  if (!salon || !may_know(*salon, person, open.ticket->key)) return send_off_without_table(line);
  const Time now = wall_clock();
  if (bans_.of_person(person, now) != nullptr ||
      bans_.of_address(open.ticket->address, now) != nullptr) {
    return send_off(line, kBanned, words_of_ban());
  }
  const bool sits = salon->is_sitting(person);
  if (!sits && host && host->blocked.contains(person)) {
    return send_off(line, kBlocked, "the host has blocked you");
  }
  open.salon = salon;
  salon->arrive(line, {person,
                       member->person.name,
                       may_sit(*salon, person, open.ticket->key),
                       {member->muted.begin(), member->muted.end()}});
  for (const std::string& text : std::exchange(open.waiting, {})) salon->hear(line, text);
}

void Club::heard(LineId line, std::string_view text) {
  const auto open = lines_.find(line);
  if (open == lines_.end()) return;
  if (const auto salon = open->second.salon.lock()) return salon->hear(line, text);
  if (open->second.waiting.size() >= kMostWaiting) return send_off(line, 1008, "too much at once");
  open->second.waiting.emplace_back(text);
}

void Club::closed(LineId line, LineEnd why) {
  const auto open = lines_.find(line);
  if (open == lines_.end()) return;
  const auto salon = open->second.salon.lock();
  strike(line);
  if (salon) salon->depart(line, why);
}

void Club::note_talk_flood(LineId line) {
  const auto open = lines_.find(line);
  if (open == lines_.end()) return;
  talk_floods_.note(open->second.ticket->address, std::chrono::steady_clock::now());
}

void Club::strike(LineId line) {
  const auto open = lines_.find(line);
  if (open == lines_.end()) return;
  of_session_.remove(open->second.ticket->session, line);
  of_person_.remove(open->second.ticket->payer, line);
  lines_.erase(open);
}

void Club::send_off(LineId line, std::uint16_t code, std::string_view reason) {
  strike(line);
  premises_.doors->close(line, code, reason);
}

void Club::send_off_without_table(LineId line) {
  const OpenLine& open = lines_[line];
  const auto why = standstill(open.ticket->table, open.person, open.ticket->key);
  if (why == club::Fault::not_written) {
    return send_off(line, close_code::kRestart, "come back in a moment");
  }
  if (why) return send_off(line, close_code::kHouseFailed, "the table cannot be read any more");
  send_off(line, kNoSuchTable, "there is no such table");
}

void Club::close_lines_of_session(const std::string& session) {
  for (const LineId line : of_session_.of(session)) {
    premises_.doors->close(line, kSessionEnded, "your session has ended");
  }
}

void Club::close_other_lines(const std::string& person, const std::string& except) {
  for (const LineId line : of_person_.of(person)) {
    if (lines_[line].ticket->session == except) continue;
    premises_.doors->close(line, kSessionEnded, "your session has ended");
  }
}

// Those of a session go on under its new token.
void Club::rename_lines(const std::string& session, const std::string& renewed) {
  for (const LineId line : of_session_.of(session)) lines_[line].ticket->session = renewed;
  of_session_.rename(session, renewed);
}

// Somebody whom the host has just blocked: they lose their chair where no game has begun, and are
// heard no more unless they play. For who has just lost their connection a host has to wait: they
// are taken to have left.
void Club::show_out(const Member& host, const std::string& person) {
  const Visitor orders{host.person.id, host.person.name, true};
  for (const auto& salon : salons_.of(host.person.id)) {
    const Table& table = salon->table();
    if (table.host() != host.person.id) continue;
    if (table.stage() == Table::Stage::gathering) {
      for (const Seat seat : salon->seats_of(person)) {
        salon->order(orders, R"({"do":"clear","seat":)" + std::to_string(seat) + "}");
      }
      if (const auto left = salon->seats_of(person); !left.empty()) {
        const std::string name = table.sitter(table.chairs()[left.front()]).name;
        salon->order({person, name, true}, R"({"do":"leave"})");
      }
    }
    if (salon->is_sitting(person)) continue;
    for (const LineId line : of_person_.of(person)) {
      if (lines_[line].salon.lock() != salon) continue;
      premises_.doors->close(line, kBlocked, "the host has blocked you");
    }
  }
}

}  // namespace noblesse
