// What can be written. Deeds are given to Store::write, which does all of them or none.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "store/rows.h"

namespace noblesse::store {

// "Save" writes a row anew or over the one with the same key, unless it says otherwise.
struct SaveTable {
  TableRow row;
};
// Stage "closed", nobody's turn. Its lines and games stay, and are listed if it was.
struct CloseTable {
  std::string table;
  Ms changed = 0;
};
// An edition that a table is set up for. One that is kept already stays as it is.
struct KeepEdition {
  std::string table;
  Edition edition;
};
// The next line of a table: refused if that line is there already or the one before it is not.
struct AppendLine {
  std::string table;
  Line line;
};
// Refused if the line that it goes up to is not there. Older snapshots of the table go.
struct SaveSnapshot {
  std::string table;
  Snapshot snapshot;
};
// The lines before one of a table, as far as the newest snapshot has them; its last line stays: the
// next one follows that. Where there is no snapshot, nothing goes.
struct ForgetLines {
  std::string table;
  std::int64_t before = 0;
};
// The first line of a table whose earlier ones were forgotten where it comes from. Refused if the
// table has lines.
struct TakeUpAt {
  std::string table;
  Line line;
};
// Refused if somebody else has the login name.
struct SavePerson {
  Person person;
};
struct SaveSession {
  Session session;
};
struct EndSession {
  std::string hash;
};
// All sessions of a person; `except` (may be empty) is the one in which they asked for it.
struct EndSessionsOf {
  std::string person;
  std::string except;
};
struct Block {
  std::string person;
  std::string blocked;
};
struct Unblock {
  std::string person;
  std::string blocked;
};
struct SaveMember {
  Member member;
};
struct RemoveMember {
  std::string table;
  std::string person;
};
// Refused if that game of that table is kept already.
struct SaveGame {
  Game game;
};
struct SaveRating {
  Rating rating;
};
struct SaveHook {
  Hook hook;
};
struct RemoveHook {
  Hook hook;
};
// The secret key by which push services know the club, 64 hex digits. Refused if it has one.
struct SaveSignet {
  std::string secret;
};
// A device that somebody else had is theirs from now on.
struct SaveDevice {
  Device device;
};
struct RemoveDevice {
  std::string person;
  std::string id;
};
struct RemoveDevicesOf {
  std::string person;
};
// A session goes on by another token, and so do the devices that were named in it.
struct MoveDevices {
  std::string from;
  std::string to;
};
struct SaveQuietHours {
  std::string person;
  QuietHours quiet;
};
struct ClearQuietHours {
  std::string person;
};
// Ends the sessions that were last seen before a time.
struct SweepSessions {
  Ms unused_since = 0;
};
// Forgets guests (no login, no password) who came before a time and have no session, no finished
// game, and no table that is still open.
struct SweepGuests {
  Ms created_before = 0;
};

struct SaveCalendar {
  Calendar calendar;
};
// A sign of life, over the last one.
struct SavePulse {
  Ms beat = 0;
};

// All that the club has about a person goes, at once or not at all: the account with everything
// that hangs on it, their ratings, what they said, the lines of closed tables at which they sat
// (those of open ones when they close). Finished games stay, with kWhoLeft in their place.
struct ForgetPerson {
  std::string person;
  std::optional<std::string> login;  // not to be taken again for a while
  Ms when = 0;
};
struct Mute {
  std::string person;
  std::string muted;
};
struct Unmute {
  std::string person;
  std::string muted;
};
// Its number is the store's to give.
struct SaveReport {
  Report report;
};
struct CloseReport {
  std::int64_t number = 0;
  Ms closed = 0;
};
// Its number is the store's to give.
struct SaveBan {
  Ban ban;
};
struct LiftBan {
  std::int64_t number = 0;
};
// Its number is the store's to give.
struct LeaveInstruction {
  Instruction instruction;
};
struct StrikeInstruction {
  std::int64_t number = 0;
};
// Of tables that were closed before a time: their lines, and (before an earlier one) all the rest
// but their finished games. At most so many at a time, so that nobody waits for it.
struct SweepTables {
  Ms lines_before = 0;
  Ms tables_before = 0;
};
struct SweepReports {
  Ms made_before = 0;
};
// Bans that are over.
struct SweepBans {
  Ms now = 0;
};
// Logins of people who left before a time can be taken again.
struct SweepLogins {
  Ms left_before = 0;
};

using Deed =
    std::variant<SaveTable, CloseTable, KeepEdition, AppendLine, SaveSnapshot, ForgetLines,
                 TakeUpAt, SavePerson, SaveSession, EndSession, EndSessionsOf, Block, Unblock,
                 SaveMember, RemoveMember, SaveGame, SaveRating, SaveHook, RemoveHook, SaveSignet,
                 SaveDevice, RemoveDevice, RemoveDevicesOf, MoveDevices, SaveQuietHours,
                 ClearQuietHours, SweepSessions, SweepGuests, SaveCalendar, SavePulse, ForgetPerson,
                 Mute, Unmute, SaveReport, CloseReport, SaveBan, LiftBan, LeaveInstruction,
                 StrikeInstruction, SweepTables, SweepReports, SweepBans, SweepLogins>;

}  // namespace noblesse::store
