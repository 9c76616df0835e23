// What can be written. Deeds are given to Store::write, which does all of them or none.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "store/rows.h"

namespace noblesse::store {

// "Save" writes a row anew or over the one with the same key, unless it says otherwise.
struct SaveTable {
  TableRow row;
};
// Stage "closed", no longer listed, nobody's turn. Its lines and games stay.
struct CloseTable {
  std::string table;
  Ms changed = 0;
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
// All sessions of a person; `except` (may be empty) is the one in which he asked for it.
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
// Ends the sessions that were last seen before a time.
struct SweepSessions {
  Ms unused_since = 0;
};
// Forgets guests (no login, no password) who came before a time and have no session, no finished
// game, and no table that is still open.
struct SweepGuests {
  Ms created_before = 0;
};

using Deed = std::variant<SaveTable, CloseTable, AppendLine, SaveSnapshot, SavePerson, SaveSession,
                          EndSession, EndSessionsOf, Block, Unblock, SaveMember, RemoveMember,
                          SaveGame, SaveRating, SaveHook, RemoveHook, SweepSessions, SweepGuests>;

}  // namespace noblesse::store
