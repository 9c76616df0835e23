// What the store tells of people's peace: mutes, reports, bans, and what is somebody's own.
#include "store/answers.h"
#include "store/checks.h"
#include "store/statements_peace.h"
#include "store/store.h"

namespace noblesse::store {
namespace {

std::string one_text(Reader r) { return r.text(); }

Report report_row(Reader r) {
  Report report;
  report.number = r.number();
  report.made = r.number();
  report.reporter = r.maybe_text().value_or("");
  report.reported = r.text();
  report.table = r.maybe_text().value_or("");
  report.reason = r.text();
  report.text = r.text();
  report.closed = r.maybe_number();
  return report;
}

Said said_row(Reader r) {
  const bool by_reporter = r.flag();
  const Ms at = r.number();
  return {by_reporter, at, r.text()};
}

Ban ban_row(Reader r) {
  Ban ban;
  ban.number = r.number();
  ban.kind = r.text();
  ban.whom = r.text();
  ban.reason = r.text();
  ban.made = r.number();
  ban.until = r.maybe_number();
  return ban;
}

Instruction instruction_row(Reader r) {
  Instruction instruction;
  instruction.number = r.number();
  instruction.kind = r.text();
  instruction.about = r.text();
  instruction.text = r.text();
  instruction.made = r.number();
  return instruction;
}

}  // namespace

Result<std::vector<std::string>> Store::muted_by(std::string_view person) {
  return ask(*ledger_, kMutedBy, {std::string(person)}, one_text);
}

Result<std::vector<Rating>> Store::ratings_of(std::string_view person) {
  return ask(*ledger_, kRatingsOf, {std::string(person)}, [](Reader r) {
    Rating rating;
    rating.who = r.text();
    rating.game = r.text();
    rating.players = r.number();
    rating.strength.mu = r.real();
    rating.strength.sigma = r.real();
    rating.games = r.number();
    return rating;
  });
}

Result<std::vector<std::string>> Store::tables_of(std::string_view person) {
  return ask(*ledger_, kTablesOf, {std::string(person)}, one_text);
}

// As a table writes the lines of what people ask of it.
Result<std::vector<Line>> Store::lines_by(std::string_view table, std::string_view person) {
  const std::string beginning = R"({"by":")" + std::string(person) + '"';
  return ask(*ledger_, kLinesBy, {std::string(table), beginning}, [](Reader r) {
    const std::int64_t number = r.number();
    return Line{number, r.text()};
  });
}

Result<std::vector<std::string>> Store::deserted_tables() {
  return ask(*ledger_, kDesertedTables, {}, one_text);
}

Result<bool> Store::is_former_login(std::string_view login) {
  if (!check_text("a login name", login)) return false;
  const auto gone =
      ask(*ledger_, kFormerLogin, {login_hash(login)}, [](Reader r) { return r.number(); });
  if (!gone) return std::unexpected(gone.error());
  return !gone->empty();
}

Result<std::vector<Report>> Store::reports() { return ask(*ledger_, kReports, {}, report_row); }

Result<std::vector<Report>> Store::reports_by(std::string_view person, Ms since) {
  return ask(*ledger_, kReportsBy, {std::string(person), since}, report_row);
}

Result<std::optional<Report>> Store::report(std::int64_t number) {
  auto report = first(ask(*ledger_, kReport, {number}, report_row));
  if (!report || !*report) return report;
  auto said = ask(*ledger_, kSaid, {number}, said_row);
  if (!said) return std::unexpected(std::move(said.error()));
  (*report)->said = std::move(*said);
  return report;
}

Result<std::vector<Quote>> Store::quotes_of(std::string_view person) {
  return ask(*ledger_, kQuotesOf, {std::string(person)}, [](Reader r) {
    Quote quote;
    quote.table = r.maybe_text().value_or("");
    quote.own = r.flag();
    quote.at = r.number();
    quote.text = r.text();
    return quote;
  });
}

Result<std::int64_t> Store::open_reports() {
  const auto count = first(ask(*ledger_, kOpenReports, {}, [](Reader r) { return r.number(); }));
  if (!count) return std::unexpected(count.error());
  return count->value_or(0);
}

Result<std::vector<Ban>> Store::bans() { return ask(*ledger_, kBans, {}, ban_row); }

Result<std::vector<Instruction>> Store::instructions() {
  return ask(*ledger_, kInstructions, {}, instruction_row);
}

}  // namespace noblesse::store
