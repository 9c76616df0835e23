#include "store/migrations.h"

#include <array>
#include <string>
#include <vector>

namespace noblesse::store {
namespace {

// A table's host is not required to be kept: guests are forgotten, closed tables are not.
constexpr std::array kMigrations = {
    Migration{.number = 1,
              .title = "the club opens",
              .both = R"sql(
CREATE TABLE people (
  id TEXT NOT NULL PRIMARY KEY,
  name TEXT NOT NULL,
  password_hash TEXT,
  created BIGINT NOT NULL,
  login TEXT,
  login_key TEXT UNIQUE
) {by key};
CREATE INDEX guests ON people (created) WHERE login_key IS NULL;

CREATE TABLE sessions (
  hash TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  created BIGINT NOT NULL,
  last_seen BIGINT NOT NULL,
  label TEXT NOT NULL
) {by key};
CREATE INDEX sessions_by_person ON sessions (person);
CREATE INDEX sessions_by_age ON sessions (last_seen);

CREATE TABLE blocks (
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  blocked TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  PRIMARY KEY (person, blocked)
) {by key};
CREATE INDEX blocks_by_blocked ON blocks (blocked);

CREATE TABLE hooks (
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  kind TEXT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (person, kind, text)
) {by key};

CREATE TABLE tables (
  id TEXT NOT NULL PRIMARY KEY,
  host TEXT NOT NULL,
  options TEXT NOT NULL,
  secret TEXT NOT NULL,
  invite TEXT NOT NULL,
  watch TEXT NOT NULL,
  created BIGINT NOT NULL,
  stage TEXT NOT NULL CHECK (stage IN ('gathering', 'playing', 'over', 'closed')),
  listed BIGINT NOT NULL CHECK (listed IN (0, 1)),
  rules TEXT NOT NULL,
  changed BIGINT NOT NULL
) {by key};
CREATE INDEX tables_open ON tables (host) WHERE stage <> 'closed';
CREATE INDEX tables_listed ON tables (changed, id) WHERE listed = 1 AND stage <> 'closed';

CREATE TABLE lines (
  table_id TEXT NOT NULL REFERENCES tables,
  number BIGINT NOT NULL CHECK (number > 0),
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
) {by key};

CREATE TABLE snapshots (
  table_id TEXT NOT NULL,
  up_to BIGINT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (table_id, up_to),
  FOREIGN KEY (table_id, up_to) REFERENCES lines (table_id, number)
) {by key};

CREATE TABLE members (
  table_id TEXT NOT NULL REFERENCES tables,
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  seat BIGINT,
  waiting BIGINT NOT NULL CHECK (waiting IN (0, 1)),
  updated BIGINT NOT NULL,
  PRIMARY KEY (table_id, person)
) {by key};
CREATE INDEX members_by_person ON members (person, updated, table_id);

CREATE TABLE games (
  table_id TEXT NOT NULL REFERENCES tables,
  number BIGINT NOT NULL CHECK (number > 0),
  game TEXT NOT NULL,
  ended BIGINT NOT NULL,
  rated BIGINT NOT NULL CHECK (rated IN (0, 1)),
  record TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
);
CREATE INDEX games_by_time ON games (ended, table_id, number);

CREATE TABLE game_seats (
  table_id TEXT NOT NULL,
  number BIGINT NOT NULL,
  seat BIGINT NOT NULL,
  person TEXT REFERENCES people,
  bot TEXT,
  place BIGINT NOT NULL,
  mu_before DOUBLE PRECISION,
  sigma_before DOUBLE PRECISION,
  mu_after DOUBLE PRECISION,
  sigma_after DOUBLE PRECISION,
  ended BIGINT NOT NULL,
  PRIMARY KEY (table_id, number, seat),
  FOREIGN KEY (table_id, number) REFERENCES games (table_id, number),
  CHECK ((person IS NULL) <> (bot IS NULL))
) {by key};
CREATE INDEX game_seats_by_person ON game_seats (person, ended, table_id, number);

CREATE TABLE ratings (
  who TEXT NOT NULL,
  game TEXT NOT NULL,
  players BIGINT NOT NULL,
  mu DOUBLE PRECISION NOT NULL,
  sigma DOUBLE PRECISION NOT NULL,
  games BIGINT NOT NULL,
  PRIMARY KEY (who, game, players)
) {by key};
CREATE INDEX ratings_by_rank ON ratings (game, players, (mu - 3 * sigma));
)sql",
              // Who serves, and the last batch that he wrote: how a server finds out, after a
              // connection was lost, whether its last batch had arrived.
              .postgres = R"sql(
CREATE TABLE lease (
  one BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
  writer TEXT NOT NULL,
  batch BIGINT NOT NULL
);
)sql"},
    // A file may be changed or go; what was played with it is still looked at.
    Migration{.number = 2,
              .title = "editions are kept",
              .both = R"sql(
CREATE TABLE editions (
  hash TEXT NOT NULL PRIMARY KEY,
  text TEXT NOT NULL
) {by key};

CREATE TABLE table_editions (
  table_id TEXT NOT NULL REFERENCES tables,
  hash TEXT NOT NULL REFERENCES editions,
  PRIMARY KEY (table_id, hash)
) {by key};
)sql",
              .postgres = {}},
    // What is kept is known to be what was written. And two rows: one that is written and read
    // again to see whether that works, and one by which a clock that jumps is noticed.
    Migration{.number = 3,
              .title = "lines are sealed",
              .both = R"sql(
ALTER TABLE lines ADD COLUMN seal TEXT NOT NULL DEFAULT '';
UPDATE lines SET seal = {seal 'line' number};
ALTER TABLE snapshots ADD COLUMN seal TEXT NOT NULL DEFAULT '';
UPDATE snapshots SET seal = {seal 'snapshot' up_to};

CREATE TABLE pulse (
  one BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
  beat BIGINT NOT NULL
) {by key};

CREATE TABLE calendar (
  one BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
  seen BIGINT NOT NULL,
  since BIGINT NOT NULL
) {by key};
)sql",
              .postgres = {}},
    // What people may ask of the club for their peace, and that it forgets them: `forgotten` says
    // how much of a closed table is gone (1: its lines, 2: all but its finished games; 3: it is
    // being done), `deserted` that somebody who sat there has left the club.
    Migration{.number = 4,
              .title = "people have their peace",
              .both = R"sql(
ALTER TABLE tables ADD COLUMN forgotten BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN deserted BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_closed ON tables (forgotten, changed, id) WHERE stage = 'closed';
CREATE INDEX tables_by_host ON tables (host);

CREATE TABLE former_logins (
  hash TEXT NOT NULL PRIMARY KEY,
  gone BIGINT NOT NULL
) {by key};

CREATE TABLE mutes (
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  muted TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  PRIMARY KEY (person, muted)
) {by key};
CREATE INDEX mutes_by_muted ON mutes (muted);

CREATE TABLE reports (
  number BIGINT NOT NULL PRIMARY KEY,
  made BIGINT NOT NULL,
  reporter TEXT REFERENCES people ON DELETE SET NULL,
  reported TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  table_id TEXT,
  reason TEXT NOT NULL,
  text TEXT NOT NULL,
  closed BIGINT
);
CREATE INDEX reports_by_reporter ON reports (reporter, made);
CREATE INDEX reports_by_reported ON reports (reported);
CREATE INDEX reports_by_age ON reports (made);

CREATE TABLE report_said (
  report BIGINT NOT NULL REFERENCES reports ON DELETE CASCADE,
  number BIGINT NOT NULL,
  by_reporter BIGINT NOT NULL CHECK (by_reporter IN (0, 1)),
  at BIGINT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (report, number)
) {by key};

CREATE TABLE bans (
  number BIGINT NOT NULL PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('person', 'network')),
  whom TEXT NOT NULL,
  reason TEXT NOT NULL,
  made BIGINT NOT NULL,
  until BIGINT
);

CREATE TABLE instructions (
  number BIGINT NOT NULL PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('close', 'rename', 'forget')),
  about TEXT NOT NULL,
  text TEXT NOT NULL,
  made BIGINT NOT NULL
);
)sql",
              .postgres = {}},
    // Whom the club may call when it is their turn: the key by which push services know it, the
    // devices that want to be called, and when nobody wants to be.
    Migration{.number = 5,
              .title = "people are called to their turn",
              .both = R"sql(
CREATE TABLE signet (
  one BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
  secret TEXT NOT NULL
) {by key};

CREATE TABLE devices (
  id TEXT NOT NULL PRIMARY KEY,
  person TEXT NOT NULL REFERENCES people ON DELETE CASCADE,
  session TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE,
  endpoint TEXT NOT NULL,
  point TEXT NOT NULL,
  auth TEXT NOT NULL,
  created BIGINT NOT NULL
) {by key};
CREATE INDEX devices_by_person ON devices (person);
CREATE INDEX devices_by_session ON devices (session);

CREATE TABLE quiet_hours (
  person TEXT NOT NULL PRIMARY KEY REFERENCES people ON DELETE CASCADE,
  begins BIGINT NOT NULL,
  ends BIGINT NOT NULL,
  utc_offset BIGINT NOT NULL
) {by key};
)sql",
              .postgres = {}},
};

constexpr Statement kHasSqliteSchema{
    "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'migrations'"};
constexpr Statement kHasPostgresSchema{
    "SELECT count(*) FROM pg_catalog.pg_tables "
    "WHERE schemaname = current_schema() AND tablename = 'migrations'"};
constexpr Statement kLastMigration{"SELECT coalesce(max(number), 0) FROM migrations"};
constexpr Statement kTakeStep{"INSERT INTO migrations (number, title) VALUES ($1, $2)", true};

// What stands for "{by key}" and "{seal 'kind' number}" in a dialect.
std::string words_for(std::string_view mark, Dialect dialect) {
  const bool sqlite = dialect == Dialect::sqlite;
  if (mark == "by key") return sqlite ? "WITHOUT ROWID" : "";
  // The same as seal_of ("store/seal.h"); SQLite is given it as a function.
  const std::size_t space = mark.rfind(' ');
  const std::string kind(mark.substr(mark.find('\''), space - mark.find('\'')));
  const std::string number(mark.substr(space + 1));
  if (sqlite) return "noblesse_seal(" + kind + ", table_id, " + number + ", text)";
  return "substr(encode(sha256(convert_to(" + kind + " || chr(10) || table_id || chr(10) || CAST(" +
         number + " AS TEXT) || chr(10) || text, 'UTF8')), 'hex'), 1, 32)";
}

// The statements of a script, for one dialect. No statement has a ";" within.
void add_statements(std::string_view script, Dialect dialect, std::vector<std::string>& out) {
  while (true) {
    const std::size_t end = script.find(';');
    if (end == std::string_view::npos) return;
    std::string statement(script.substr(0, end));
    if (const std::size_t at = statement.find('{'); at != std::string::npos) {
      const std::size_t close = statement.find('}', at);
      const std::string mark = statement.substr(at + 1, close - at - 1);
      statement.replace(at, close + 1 - at, words_for(mark, dialect));
    }
    out.push_back(std::move(statement));
    script.remove_prefix(end + 1);
  }
}

}  // namespace

std::span<const Migration> migrations() { return kMigrations; }

std::int64_t current_schema() { return kMigrations.back().number; }

Result<std::int64_t> schema_version(Ledger& ledger) {
  const bool sqlite = ledger.dialect() == Dialect::sqlite;
  const auto has = ledger.ask(sqlite ? kHasSqliteSchema : kHasPostgresSchema, {});
  if (!has) return std::unexpected(as_error(has.error(), "the schema cannot be read"));
  if (std::get<std::int64_t>(has->at(0).at(0)) == 0) return 0;
  const auto last = ledger.ask(kLastMigration, {});
  if (!last) return std::unexpected(as_error(last.error(), "the schema cannot be read"));
  return std::get<std::int64_t>(last->at(0).at(0));
}

namespace {

Error newer(std::int64_t version, std::int64_t known) {
  return Error{"the store has schema " + std::to_string(version) + ", this program knows " +
                   std::to_string(known) +
                   " at most: use the program that wrote it, or a newer one",
               {},
               "newer_schema"};
}

}  // namespace

Result<void> migrate(Ledger& ledger, std::span<const Migration> steps) {
  const auto version = schema_version(ledger);
  if (!version) return std::unexpected(version.error());
  if (*version > steps.back().number) {
    return std::unexpected(newer(*version, steps.back().number));
  }
  for (const Migration& step : steps) {
    if (step.number <= *version) continue;
    std::vector<std::string> texts;
    if (step.number == 1) {
      texts.emplace_back(
          "CREATE TABLE migrations (number BIGINT NOT NULL PRIMARY KEY, title TEXT NOT NULL)");
    }
    add_statements(step.both, ledger.dialect(), texts);
    if (ledger.dialect() == Dialect::postgres)
      add_statements(step.postgres, ledger.dialect(), texts);
    std::vector<Statement> statements;
    statements.reserve(texts.size());
    for (const std::string& text : texts)
      statements.push_back({.text = text.c_str(), .once = true});
    std::vector<Order> orders;
    for (const Statement& statement : statements) orders.push_back({.statement = &statement});
    orders.push_back({&kTakeStep, {step.number, std::string(step.title)}});
    if (const auto done = ledger.apply(orders); !done) {
      return std::unexpected(as_error(
          done.error(), "the store cannot be brought to schema " + std::to_string(step.number)));
    }
  }
  return {};
}

Result<void> require_current(Ledger& ledger) {
  const auto version = schema_version(ledger);
  if (!version) return std::unexpected(version.error());
  const std::int64_t known = kMigrations.back().number;
  if (*version > known) return std::unexpected(newer(*version, known));
  if (*version == 0)
    return fail("there is no club in this database yet: start the server once", {}, "no_store");
  if (*version < known) {
    return fail("the store has schema " + std::to_string(*version) + ", this program needs " +
                    std::to_string(known) +
                    ": start the server once, it brings it up to date, or `noblesse admin upgrade`",
                {}, "older_schema");
  }
  return {};
}

}  // namespace noblesse::store
