// What the club keeps, as values. Texts are opaque here: the store knows no game.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace noblesse::store {

// Milliseconds since 1970.
using Ms = std::int64_t;

struct TableRow {
  std::string id;       // 32 hex digits
  std::string host;     // a person
  std::string options;  // JSON
  std::string secret;   // the shuffle's seed: 64 hex digits
  std::string invite;   // whoever has it may sit
  std::string watch;    // whoever has it may watch
  Ms created = 0;
  std::string stage;    // "gathering", "playing", "over" or "closed"
  bool listed = false;  // everybody may know of it and of its games
  std::string rules;    // fingerprint of the rules that it is played by
  Ms changed = 0;

  friend bool operator==(const TableRow&, const TableRow&) = default;
};

struct Line {
  std::int64_t number = 0;  // from 1, without a gap
  std::string text;

  friend bool operator==(const Line&, const Line&) = default;
};

struct Snapshot {
  std::int64_t up_to = 0;  // the last line that is in it
  std::string text;

  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

// An edition that was played with, as a file.
struct Edition {
  std::string hash;  // of what it says, 64 hex digits
  std::string text;  // JSON

  friend bool operator==(const Edition&, const Edition&) = default;
};

// All that is needed to have a table again.
struct KeptTable {
  TableRow row;
  std::optional<Snapshot> snapshot;  // the newest
  std::vector<Line> lines;           // those after it
  std::vector<Edition> editions{};   // that it was ever set up for

  friend bool operator==(const KeptTable&, const KeptTable&) = default;
};

struct Person {
  std::string id;  // 32 hex digits
  std::string name;
  std::optional<std::string> password_hash;
  Ms created = 0;
  std::optional<std::string> login;  // unique, whatever its capitals; a guest has none

  friend bool operator==(const Person&, const Person&) = default;
};

struct Session {
  std::string hash;  // of the token, 64 hex digits; never the token
  std::string person;
  Ms created = 0;
  Ms last_seen = 0;
  std::string label;  // the device

  friend bool operator==(const Session&, const Session&) = default;
};

struct Member {
  std::string table;
  std::string person;
  std::optional<std::int64_t> seat;  // the last that is known
  bool waiting = false;              // it is their turn
  Ms updated = 0;

  friend bool operator==(const Member&, const Member&) = default;
};

// How sure the club is of somebody's strength.
struct Strength {
  double mu = 0;
  double sigma = 0;

  friend bool operator==(const Strength&, const Strength&) = default;
};

struct GameSeat {
  std::string person;  // empty: a bot sat here
  std::string bot;     // empty: a person did
  std::int64_t place = 0;
  std::optional<Strength> before;  // rated games only
  std::optional<Strength> after;

  friend bool operator==(const GameSeat&, const GameSeat&) = default;
};

// A finished game.
struct Game {
  std::string table;
  std::int64_t number = 0;
  std::string game;  // "adel"
  Ms ended = 0;
  bool rated = false;
  std::string record;  // JSON
  std::vector<GameSeat> seats;

  friend bool operator==(const Game&, const Game&) = default;
};

// How often somebody took a place, of all games of a kind.
struct PlaceCount {
  std::string game;
  std::int64_t players = 0;
  std::int64_t place = 0;
  std::int64_t times = 0;

  friend bool operator==(const PlaceCount&, const PlaceCount&) = default;
};

struct Rating {
  std::string who;  // a person, or "bot:<name>"
  std::string game;
  std::int64_t players = 0;
  Strength strength;
  std::int64_t games = 0;

  friend bool operator==(const Rating&, const Rating&) = default;
};

struct Hook {
  std::string person;
  std::string kind;  // "webhook"
  std::string text;  // a URL

  friend bool operator==(const Hook&, const Hook&) = default;
};

// A device that wants to be called when it is somebody's turn, by a push service of its own.
struct Device {
  std::string id;  // by its endpoint, 32 hex digits
  std::string person;
  std::string session;   // the one in which that was asked for: with it the device goes
  std::string endpoint;  // a URL of its push service, which nobody else is to know
  std::string point;     // its public key, base64url
  std::string auth;      // what it shares with the club, base64url
  Ms created = 0;
  std::string label = {};  // of the session; read, never written

  friend bool operator==(const Device&, const Device&) = default;
};

// When somebody does not want to be called, in minutes of their day. It may go past midnight.
struct QuietHours {
  std::int64_t begins = 0;
  std::int64_t ends = 0;
  std::int64_t utc_offset = 0;  // of their clock, in minutes to the east

  friend bool operator==(const QuietHours&, const QuietHours&) = default;
};

// What somebody said at a table, kept with a report.
struct Said {
  bool by_reporter = false;  // else by whom the report is about
  Ms at = 0;
  std::string text;

  friend bool operator==(const Said&, const Said&) = default;
};

// Somebody's complaint about somebody else, for the owner of the club.
struct Report {
  std::int64_t number = 0;  // the store gives it
  Ms made = 0;
  std::string reporter;  // empty: they have left the club
  std::string reported;
  std::string table;  // empty: it is about no table
  std::string reason;
  std::string text;
  std::optional<Ms> closed;  // when the owner was done with it
  std::vector<Said> said;    // the last that both had said there, oldest first

  friend bool operator==(const Report&, const Report&) = default;
};

// A remark of somebody that is kept with a report.
struct Quote {
  std::string table;
  bool own = false;  // the report is their own, not about them
  Ms at = 0;
  std::string text;

  friend bool operator==(const Quote&, const Quote&) = default;
};

// Whom the owner does not let in.
struct Ban {
  std::int64_t number = 0;  // the store gives it
  std::string kind;         // "person" or "network"
  std::string whom;         // a person, or "192.0.2.0/24"
  std::string reason;
  Ms made = 0;
  std::optional<Ms> until;  // nothing: for good

  friend bool operator==(const Ban&, const Ban&) = default;
};

// What the owner wants of a club that runs: it is done and struck out within seconds.
struct Instruction {
  std::int64_t number = 0;  // the store gives it
  std::string kind;         // "close", "rename" or "forget"
  std::string about;        // a table or a person
  std::string text;         // the new name
  Ms made = 0;

  friend bool operator==(const Instruction&, const Instruction&) = default;
};

// In place of everybody who has left the club: finished games stay, and say no more than that.
inline constexpr std::string_view kWhoLeft = "00000000000000000000000000000000";

// When the club's clock was last looked at, and since when it has gone evenly.
struct Calendar {
  Ms seen = 0;
  Ms since = 0;

  friend bool operator==(const Calendar&, const Calendar&) = default;
};

// Where a page begins: after this row, newest first. The default is before the newest.
struct Mark {
  Ms ms = std::numeric_limits<Ms>::max();
  std::string id;
  std::int64_t number = 0;
};

}  // namespace noblesse::store
