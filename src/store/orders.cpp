#include "store/orders.h"

#include <cmath>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <utility>

#include "store/checks.h"
#include "store/seal.h"
#include "store/statements.h"
#include "store/statements_call.h"
#include "store/statements_peace.h"

namespace noblesse::store {
namespace {

constexpr std::size_t kId = 32;
constexpr std::size_t kHash = 64;
// A hook's text is part of a key, and PostgreSQL's keys are short.
constexpr std::size_t kHookBytes = 2000;

Cell maybe(const std::optional<std::string>& text) { return text ? Cell(*text) : Cell(); }
Cell number(const std::optional<std::int64_t>& value) { return value ? Cell(*value) : Cell(); }
Cell flag(bool value) { return std::int64_t{value ? 1 : 0}; }
Cell unless_empty(const std::string& text) { return text.empty() ? Cell() : Cell(text); }

// Writes one deed down. The first fault is kept; what follows it does not matter any more.
class Scribe {
 public:
  explicit Scribe(std::vector<Order>& orders) : orders_(orders) {}

  Result<void> result() const { return result_; }

  void operator()(const SaveTable& deed) {
    const TableRow& row = deed.row;
    hex("a table's id", row.id, kId);
    hex("a table's host", row.host, kId);
    hex("a table's secret", row.secret, kHash);
    one_of("a table's stage", row.stage, {"gathering", "playing", "over", "closed"});
    order(kSaveTable, {row.id, row.host, row.options, row.secret, row.invite, row.watch,
                       row.created, row.stage, flag(row.listed), row.rules, row.changed});
  }
  void operator()(const CloseTable& deed) {
    order(kCloseTable, {deed.table, deed.changed});
    order(kNobodyWaits, {deed.table});
    order(kDropDesertedSnapshots, {deed.table});
    order(kDropDesertedLines, {deed.table});
    order(kForgetDeserted, {deed.table, std::string(kWhoLeft)});
  }
  void operator()(const KeepEdition& deed) {
    hex("an edition's hash", deed.edition.hash, kHash);
    order(kKeepEdition, {deed.edition.hash, deed.edition.text});
    order(kUseEdition, {deed.table, deed.edition.hash});
  }
  void operator()(const AppendLine& deed) { line(kAppendLine, deed.table, deed.line); }
  void operator()(const TakeUpAt& deed) { line(kTakeUpAt, deed.table, deed.line); }
  void operator()(const ForgetLines& deed) { order(kForgetLines, {deed.table, deed.before}); }
  void operator()(const SaveSnapshot& deed) {
    positive("the line that a snapshot goes up to", deed.snapshot.up_to);
    order(kSaveSnapshot,
          {deed.table, deed.snapshot.up_to, deed.snapshot.text,
           seal_of(kSnapshotSeal, deed.table, deed.snapshot.up_to, deed.snapshot.text)});
    order(kDropOlderSnapshots, {deed.table, deed.snapshot.up_to});
  }
  void operator()(const SavePerson& deed) {
    const Person& person = deed.person;
    hex("a person's id", person.id, kId);
    if (person.login && person.login->empty()) fault("a login name is empty: leave it out instead");
    const Cell key = person.login ? Cell(fold_login(*person.login)) : Cell();
    order(kSavePerson, {person.id, person.name, maybe(person.password_hash), person.created,
                        maybe(person.login), key});
  }
  void operator()(const SaveSession& deed) {
    const Session& session = deed.session;
    hex("a session's hash", session.hash, kHash);
    order(kSaveSession,
          {session.hash, session.person, session.created, session.last_seen, session.label});
  }
  void operator()(const EndSession& deed) { order(kEndSession, {deed.hash}); }
  void operator()(const EndSessionsOf& deed) { order(kEndSessionsOf, {deed.person, deed.except}); }
  void operator()(const Block& deed) { order(kBlock, {deed.person, deed.blocked}); }
  void operator()(const Unblock& deed) { order(kUnblock, {deed.person, deed.blocked}); }
  void operator()(const SaveMember& deed) {
    const Member& member = deed.member;
    order(kSaveMember,
          {member.table, member.person, number(member.seat), flag(member.waiting), member.updated});
  }
  void operator()(const RemoveMember& deed) { order(kRemoveMember, {deed.table, deed.person}); }
  void operator()(const SaveGame& deed) {
    const Game& game = deed.game;
    positive("a game's number", game.number);
    order(kSaveGame,
          {game.table, game.number, game.game, game.ended, flag(game.rated), game.record});
    for (std::size_t i = 0; i < game.seats.size(); ++i) {
      const GameSeat& seat = game.seats[i];
      if (seat.person.empty() == seat.bot.empty()) fault("a game's seat has a person or a bot");
      const auto [mu_before, sigma_before] = strength(seat.before);
      const auto [mu_after, sigma_after] = strength(seat.after);
      order(kSaveGameSeat, {game.table, game.number, static_cast<std::int64_t>(i),
                            unless_empty(seat.person), unless_empty(seat.bot), seat.place,
                            mu_before, sigma_before, mu_after, sigma_after, game.ended});
    }
  }
  void operator()(const SaveRating& deed) {
    const Rating& rating = deed.rating;
    const auto [mu, sigma] = strength(rating.strength);
    order(kSaveRating, {rating.who, rating.game, rating.players, mu, sigma, rating.games});
  }
  void operator()(const SaveHook& deed) {
    if (deed.hook.text.size() > kHookBytes) {
      fault("a hook has " + std::to_string(deed.hook.text.size()) + " bytes, at most " +
            std::to_string(kHookBytes) + " are kept");
    }
    order(kSaveHook, {deed.hook.person, deed.hook.kind, deed.hook.text});
  }
  void operator()(const RemoveHook& deed) {
    order(kRemoveHook, {deed.hook.person, deed.hook.kind, deed.hook.text});
  }
  void operator()(const SaveSignet& deed) {
    hex("the club's secret key", deed.secret, kHash);
    order(kSaveSignet, {deed.secret});
  }
  void operator()(const SaveDevice& deed) {
    const Device& device = deed.device;
    hex("a device's id", device.id, kId);
    order(kSaveDevice, {device.id, device.person, device.session, device.endpoint, device.point,
                        device.auth, device.created});
  }
  void operator()(const RemoveDevice& deed) { order(kRemoveDevice, {deed.person, deed.id}); }
  void operator()(const RemoveDevicesOf& deed) { order(kRemoveDevicesOf, {deed.person}); }
  void operator()(const MoveDevices& deed) { order(kMoveDevices, {deed.from, deed.to}); }
  void operator()(const SaveQuietHours& deed) {
    const QuietHours& quiet = deed.quiet;
    order(kSaveQuietHours, {deed.person, quiet.begins, quiet.ends, quiet.utc_offset});
  }
  void operator()(const ClearQuietHours& deed) { order(kClearQuietHours, {deed.person}); }
  void operator()(const SweepSessions& deed) { order(kSweepSessions, {deed.unused_since}); }
  void operator()(const SweepGuests& deed) { order(kSweepGuests, {deed.created_before}); }
  void operator()(const SaveCalendar& deed) {
    order(kSaveCalendar, {deed.calendar.seen, deed.calendar.since});
  }
  void operator()(const SavePulse& deed) { order(kSavePulse, {deed.beat}); }
  void operator()(const ForgetPerson& deed) {
    const std::string who_left(kWhoLeft);
    if (deed.person == who_left) fault("who has left is forgotten already");
    order(kWelcomeWhoLeft, {who_left});
    order(kGiveUpGames, {deed.person, who_left});
    order(kDropTheirSnapshots, {deed.person});
    order(kDropTheirLines, {deed.person});
    order(kForgetTheirLines, {deed.person});
    order(kDesertTheirTables, {deed.person});
    order(kForgetHost, {deed.person, who_left});
    order(kForgetRatings, {deed.person});
    order(kForgetSaid, {deed.person});
    order(kForgetBans, {deed.person});
    if (deed.login) order(kRetireLogin, {login_hash(*deed.login), deed.when});
    order(kForgetPerson, {deed.person});
  }
  void operator()(const Mute& deed) { order(kMute, {deed.person, deed.muted}); }
  void operator()(const Unmute& deed) { order(kUnmute, {deed.person, deed.muted}); }
  void operator()(const SaveReport& deed) {
    const Report& report = deed.report;
    order(kSaveReport, {report.made, unless_empty(report.reporter), report.reported,
                        unless_empty(report.table), report.reason, report.text});
    std::int64_t place = 0;
    for (const Said& said : report.said) {
      order(kSaveSaid, {++place, flag(said.by_reporter), said.at, said.text});
    }
  }
  void operator()(const CloseReport& deed) { order(kCloseReport, {deed.number, deed.closed}); }
  void operator()(const SaveBan& deed) {
    const Ban& ban = deed.ban;
    one_of("a ban's kind", ban.kind, {"person", "network"});
    order(kSaveBan, {ban.kind, ban.whom, ban.reason, ban.made, number(ban.until)});
  }
  void operator()(const LiftBan& deed) { order(kLiftBan, {deed.number}); }
  void operator()(const LeaveInstruction& deed) {
    const Instruction& wish = deed.instruction;
    one_of("an instruction's kind", wish.kind, {"close", "rename", "forget"});
    order(kLeaveInstruction, {wish.kind, wish.about, wish.text, wish.made});
  }
  void operator()(const StrikeInstruction& deed) { order(kStrikeInstruction, {deed.number}); }
  void operator()(const SweepTables& deed) {
    for (const Statement* const step : {&kSweepSnapshots, &kSweepLines, &kNoteSweptLines}) {
      order(*step, {deed.lines_before});
    }
    order(kChooseTables, {deed.tables_before});
    for (const Statement* const step : {&kSweepMembers, &kSweepEditionsOf, &kSweepTables}) {
      order(*step, {});
    }
    order(kNoteSweptTables, {std::string(kWhoLeft)});
  }
  void operator()(const SweepReports& deed) { order(kSweepReports, {deed.made_before}); }
  void operator()(const SweepBans& deed) { order(kSweepBans, {deed.now}); }
  void operator()(const SweepLogins& deed) { order(kSweepLogins, {deed.left_before}); }

 private:
  void line(const Statement& statement, const std::string& table, const Line& line) {
    positive("a line's number", line.number);
    order(statement,
          {table, line.number, line.text, seal_of(kLineSeal, table, line.number, line.text)});
  }
  void order(const Statement& statement, std::vector<Cell> cells) {
    for (const Cell& cell : cells) {
      if (const auto* text = std::get_if<std::string>(&cell)) note(check_text("a text", *text));
    }
    orders_.push_back({&statement, std::move(cells)});
  }
  void note(Result<void> checked) {
    if (result_ && !checked) result_ = std::move(checked);
  }
  void fault(std::string message) { note(fail(std::move(message), {}, "malformed")); }
  void hex(std::string_view what, std::string_view text, std::size_t digits) {
    note(check_hex(what, text, digits));
  }
  void positive(std::string_view what, std::int64_t value) {
    if (value < 1) fault(std::string(what) + " is " + std::to_string(value) + ": they begin at 1");
  }
  void one_of(std::string_view what, std::string_view text,
              std::initializer_list<std::string_view> choices) {
    std::string list;
    for (const std::string_view choice : choices) {
      if (text == choice) return;
      list += (list.empty() ? "" : ", ") + std::string(choice);
    }
    fault(std::string(what) + " must be one of " + list);
  }
  std::pair<Cell, Cell> strength(const std::optional<Strength>& of) {
    if (!of) return {};
    if (!std::isfinite(of->mu) || !std::isfinite(of->sigma)) fault("a rating is not a number");
    return {of->mu, of->sigma};
  }

  std::vector<Order>& orders_;
  Result<void> result_;
};

// What a deed is about, and what may be missing for it.
struct Named {
  std::string what;
  std::string needs;
};

struct Namer {
  static std::string line(const std::string& table, std::int64_t number) {
    return "line " + std::to_string(number) + " of table " + table;
  }
  Named operator()(const SaveTable& deed) const { return {"table " + deed.row.id, "nothing"}; }
  Named operator()(const KeepEdition& deed) const {
    return {"the edition of table " + deed.table, "that table"};
  }
  Named operator()(const AppendLine& deed) const {
    return {line(deed.table, deed.line.number), "that table"};
  }
  Named operator()(const TakeUpAt& deed) const {
    return {line(deed.table, deed.line.number), "that table"};
  }
  Named operator()(const SaveSnapshot& deed) const {
    return {"the snapshot up to " + line(deed.table, deed.snapshot.up_to), "that line"};
  }
  Named operator()(const SavePerson& deed) const {
    return {"the login name \"" + deed.person.login.value_or("") + "\"", "nothing"};
  }
  Named operator()(const SaveSession& deed) const {
    return {"a session of person " + deed.session.person, "that person"};
  }
  Named operator()(const Block& deed) const {
    return {"the block of " + deed.blocked + " by " + deed.person, "one of them"};
  }
  Named operator()(const SaveMember& deed) const {
    return {"person " + deed.member.person + " at table " + deed.member.table, "one of them"};
  }
  Named operator()(const SaveGame& deed) const {
    return {"game " + std::to_string(deed.game.number) + " of table " + deed.game.table,
            "that table or one of the players"};
  }
  Named operator()(const SaveHook& deed) const {
    return {"a hook of person " + deed.hook.person, "that person"};
  }
  Named operator()(const SaveSignet&) const { return {"the club's secret key", "nothing"}; }
  Named operator()(const SaveDevice& deed) const {
    return {"a device of person " + deed.device.person, "that person or their session"};
  }
  Named operator()(const SaveQuietHours& deed) const {
    return {"the quiet hours of person " + deed.person, "that person"};
  }
  Named operator()(const Mute& deed) const {
    return {"the muting of " + deed.muted + " by " + deed.person, "one of them"};
  }
  Named operator()(const SaveReport& deed) const {
    return {"a report about person " + deed.report.reported, "one of them"};
  }
  template <class Other>
  Named operator()(const Other&) const {
    return {"what was to be changed", "something"};
  }
};

}  // namespace

Result<Batch> to_orders(std::span<const Deed> deeds) {
  Batch batch;
  for (std::size_t i = 0; i < deeds.size(); ++i) {
    Scribe scribe(batch.orders);
    std::visit([&](const auto& deed) { scribe(deed); }, deeds[i]);
    if (auto result = scribe.result(); !result) return std::unexpected(std::move(result.error()));
    batch.deed_of.resize(batch.orders.size(), i);
  }
  return batch;
}

Error refusal(const Deed& deed, const Failure& failure) {
  const auto [what, needs] = std::visit(Namer{}, deed);
  if (failure.fault == Fault::duplicate) {
    const bool login = std::holds_alternative<SavePerson>(deed);
    return {what + (login ? " is taken" : " is kept already"), {}, "duplicate"};
  }
  if (failure.fault == Fault::missing)
    return {what + ": " + needs + " is not known", {}, "missing"};
  if (failure.fault == Fault::refused && std::holds_alternative<AppendLine>(deed)) {
    return {what + " comes too early: the line before it is not kept", {}, "gap"};
  }
  if (failure.fault == Fault::refused && std::holds_alternative<TakeUpAt>(deed)) {
    return {what + " cannot be its first: the table has lines", {}, "duplicate"};
  }
  return as_error(failure, what + " cannot be written");
}

}  // namespace noblesse::store
