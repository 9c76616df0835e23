// From a WebSocket to a table.
#include "club/api.h"
#include "club/token.h"
#include "doors/fault.h"

namespace noblesse {
namespace {

constexpr std::uint16_t kSessionEnded = 4001;
constexpr std::uint16_t kNoSuchTable = 4004;
constexpr std::uint16_t kBlocked = 4003;
constexpr std::size_t kMostWaiting = 16;  // messages of one who is not let in yet

}  // namespace

// The token of a request, hashed; empty if there is none.
std::string session_of(const Asking& asking) {
  constexpr std::string_view kBearer = "Bearer ";
  std::string_view token;
  if (asking.authorization.starts_with(kBearer)) {
    token = std::string_view(asking.authorization).substr(kBearer.size());
  } else if (const auto cookie = asking.cookie("noblesse")) {
    token = *cookie;
  }
  return is_token(token) ? hash_of(token) : std::string();
}

// Whoever is not known at once is let in as far as the cloakroom: nothing is told him there.
std::expected<Admission, Answer> Club::admit(const Asking& asking) {
  constexpr std::string_view kTables = "/api/tables/";
  constexpr std::string_view kLine = "/line";
  const std::string_view path = asking.path;
  const auto no = [](club::Fault fault) { return std::unexpected(club::answer_to(fault)); };
  if (!path.starts_with(kTables) || !path.ends_with(kLine)) return no(club::Fault::not_found);
  Ticket ticket;
  ticket.table = path.substr(kTables.size(), path.size() - kTables.size() - kLine.size());
  ticket.key = asking.parameter("key").value_or("");
  ticket.session = session_of(asking);
  if (ticket.session.empty()) return no(club::Fault::no_session);
  const auto known = book_->remembered(ticket.session);
  if (!known) return Admission{std::move(ticket)};
  const auto salon = salons_.find(ticket.table);
  const std::string& person = known->member->person.id;
  if (rests(ticket.table, person, ticket.key)) {
    return std::unexpected(club::answer_to(club::Fault::not_written, kTableRests));
  }
  if (!salon || !may_know(*salon, person, ticket.key)) return no(club::Fault::not_found);
  if (book_->has_blocked(salon->table().host(), person) && !salon->is_sitting(person)) {
    return no(club::Fault::blocked);
  }
  return Admission{std::move(ticket)};
}

void Club::opened(LineId line, Admission admission) {
  auto* const ticket = std::any_cast<Ticket>(&admission.ticket);
  if (ticket == nullptr) return;
  const std::string session = ticket->session;
  lines_[line].ticket = std::move(*ticket);
  book_->recognise(session, [this, line](const Result<std::optional<SignedIn>>& found) {
    const auto open = lines_.find(line);
    if (open == lines_.end()) return;
    if (!found) return send_off(line, 1011, "the club could not look you up");
    if (!*found) return send_off(line, kSessionEnded, "your session has ended");
    const Known member = (*found)->member;
    open->second.person = member->person.id;
    const auto salon = salons_.find(open->second.ticket.table);
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
  const auto salon = salons_.find(open.ticket.table);
  const std::string& person = member->person.id;
  if (!salon || !may_know(*salon, person, open.ticket.key)) return send_off_without_table(line);
  const bool sits = salon->is_sitting(person);
  if (!sits && host && host->blocked.contains(person)) {
    return send_off(line, kBlocked, "the host has blocked you");
  }
  open.salon = salon;
  salon->arrive(line, {person, member->person.name, may_sit(*salon, person, open.ticket.key)});
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
  lines_.erase(open);
  if (salon) salon->depart(line, why);
}

void Club::send_off(LineId line, std::uint16_t code, std::string_view reason) {
  lines_.erase(line);
  premises_.doors->close(line, code, reason);
}

void Club::send_off_without_table(LineId line) {
  const OpenLine& open = lines_[line];
  if (rests(open.ticket.table, open.person, open.ticket.key)) {
    return send_off(line, close_code::kRestart, "come back in a moment");
  }
  send_off(line, kNoSuchTable, "there is no such table");
}

void Club::close_lines_of_session(const std::string& session) {
  std::vector<LineId> ended;
  for (const auto& [line, open] : lines_) {
    if (open.ticket.session == session) ended.push_back(line);
  }
  for (const LineId line : ended) {
    premises_.doors->close(line, kSessionEnded, "your session has ended");
  }
}

void Club::close_other_lines(const std::string& person, const std::string& except) {
  std::vector<LineId> ended;
  for (const auto& [line, open] : lines_) {
    if (open.person == person && open.ticket.session != except) ended.push_back(line);
  }
  for (const LineId line : ended) {
    premises_.doors->close(line, kSessionEnded, "your session has ended");
  }
}

// Somebody whom the host has just blocked: he loses his chair where no game has begun, and is heard
// no more unless he plays.
void Club::show_out(const Member& host, const std::string& person) {
  const Visitor orders{host.person.id, host.person.name, true};
  for (const auto& salon : salons_.of(host.person.id)) {
    if (salon->table().host() != host.person.id) continue;
    while (salon->table().stage() == Table::Stage::gathering) {
      const auto seat = salon->seat_of(person);
      if (!seat) break;
      salon->order(orders, R"({"do":"clear","seat":)" + std::to_string(*seat) + "}");
    }
    if (salon->is_sitting(person)) continue;
    for (const auto& [line, open] : lines_) {
      if (open.person != person || open.salon.lock() != salon) continue;
      premises_.doors->close(line, kBlocked, "the host has blocked you");
    }
  }
}

}  // namespace noblesse
