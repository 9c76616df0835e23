// What the club keeps, as values. Texts are opaque here: the store knows no game.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
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
  bool listed = false;  // shown to everybody
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

// All that is needed to have a table again.
struct KeptTable {
  TableRow row;
  std::optional<Snapshot> snapshot;  // the newest
  std::vector<Line> lines;           // those after it

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
  bool waiting = false;              // it is his turn
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
  std::string kind;  // "webhook", "push"
  std::string text;  // a URL, or a subscription

  friend bool operator==(const Hook&, const Hook&) = default;
};

// Where a page begins: after this row, newest first. The default is before the newest.
struct Mark {
  Ms ms = std::numeric_limits<Ms>::max();
  std::string id;
  std::int64_t number = 0;
};

}  // namespace noblesse::store
