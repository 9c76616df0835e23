#include "store/orders.h"

#include <cmath>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <utility>

#include "store/checks.h"
#include "store/statements.h"

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
  }
  void operator()(const AppendLine& deed) {
    positive("a line's number", deed.line.number);
    order(kAppendLine, {deed.table, deed.line.number, deed.line.text});
  }
  void operator()(const SaveSnapshot& deed) {
    positive("the line that a snapshot goes up to", deed.snapshot.up_to);
    order(kSaveSnapshot, {deed.table, deed.snapshot.up_to, deed.snapshot.text});
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
  void operator()(const SweepSessions& deed) { order(kSweepSessions, {deed.unused_since}); }
  void operator()(const SweepGuests& deed) { order(kSweepGuests, {deed.created_before}); }

 private:
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
  Named operator()(const AppendLine& deed) const {
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
  return as_error(failure, what + " cannot be written");
}

}  // namespace noblesse::store
