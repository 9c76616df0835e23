// Every statement that the store runs while it serves. Both databases read the same text.
#pragma once

#include "store/ledger.h"

namespace noblesse::store {

// Writing.

inline constexpr Statement kSaveTable{
    "INSERT INTO tables (id, host, options, secret, invite, watch, created, stage, listed, rules, "
    "changed) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) "
    "ON CONFLICT (id) DO UPDATE SET host = excluded.host, options = excluded.options, "
    "secret = excluded.secret, invite = excluded.invite, watch = excluded.watch, "
    "created = excluded.created, stage = excluded.stage, listed = excluded.listed, "
    "rules = excluded.rules, changed = excluded.changed"};
inline constexpr Statement kCloseTable{
    "UPDATE tables SET stage = 'closed', changed = $2 WHERE id = $1"};
inline constexpr Statement kNobodyWaits{"UPDATE members SET waiting = 0 WHERE table_id = $1"};
inline constexpr Statement kKeepEdition{
    "INSERT INTO editions (hash, text) VALUES ($1, $2) ON CONFLICT DO NOTHING"};
inline constexpr Statement kUseEdition{
    "INSERT INTO table_editions (table_id, hash) VALUES ($1, $2) ON CONFLICT DO NOTHING"};
// Without the line before it the number becomes NULL, which is refused.
inline constexpr Statement kAppendLine{
    "INSERT INTO lines (table_id, number, text, seal) VALUES ($1, "
    "CASE WHEN CAST($2 AS BIGINT) = 1 OR EXISTS (SELECT 1 FROM lines WHERE table_id = $1 "
    "AND number = CAST($2 AS BIGINT) - 1) THEN CAST($2 AS BIGINT) END, $3, $4)"};
inline constexpr Statement kSaveSnapshot{
    "INSERT INTO snapshots (table_id, up_to, text, seal) VALUES ($1, $2, $3, $4) "
    "ON CONFLICT (table_id, up_to) DO UPDATE SET text = excluded.text, seal = excluded.seal"};
inline constexpr Statement kDropOlderSnapshots{
    "DELETE FROM snapshots WHERE table_id = $1 AND up_to < $2"};
// A snapshot needs the line that it goes up to.
inline constexpr Statement kForgetLines{
    "DELETE FROM lines WHERE table_id = $1 AND number < $2 "
    "AND number < (SELECT max(up_to) FROM snapshots WHERE table_id = $1)"};
inline constexpr Statement kTakeUpAt{
    "INSERT INTO lines (table_id, number, text, seal) VALUES ($1, "
    "CASE WHEN NOT EXISTS (SELECT 1 FROM lines WHERE table_id = $1) THEN CAST($2 AS BIGINT) END, "
    "$3, $4)"};
inline constexpr Statement kSavePerson{
    "INSERT INTO people (id, name, password_hash, created, login, login_key) "
    "VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO UPDATE SET name = excluded.name, "
    "password_hash = excluded.password_hash, created = excluded.created, "
    "login = excluded.login, login_key = excluded.login_key"};
inline constexpr Statement kSaveSession{
    "INSERT INTO sessions (hash, person, created, last_seen, label) VALUES ($1, $2, $3, $4, $5) "
    "ON CONFLICT (hash) DO UPDATE SET person = excluded.person, created = excluded.created, "
    "last_seen = excluded.last_seen, label = excluded.label"};
inline constexpr Statement kEndSession{"DELETE FROM sessions WHERE hash = $1"};
inline constexpr Statement kEndSessionsOf{"DELETE FROM sessions WHERE person = $1 AND hash <> $2"};
inline constexpr Statement kBlock{
    "INSERT INTO blocks (person, blocked) VALUES ($1, $2) ON CONFLICT DO NOTHING"};
inline constexpr Statement kUnblock{"DELETE FROM blocks WHERE person = $1 AND blocked = $2"};
inline constexpr Statement kSaveMember{
    "INSERT INTO members (table_id, person, seat, waiting, updated) VALUES ($1, $2, $3, $4, $5) "
    "ON CONFLICT (table_id, person) DO UPDATE SET seat = excluded.seat, "
    "waiting = excluded.waiting, updated = excluded.updated"};
inline constexpr Statement kRemoveMember{"DELETE FROM members WHERE table_id = $1 AND person = $2"};
inline constexpr Statement kSaveGame{
    "INSERT INTO games (table_id, number, game, ended, rated, record) "
    "VALUES ($1, $2, $3, $4, $5, $6)"};
inline constexpr Statement kSaveGameSeat{
    "INSERT INTO game_seats (table_id, number, seat, person, bot, place, mu_before, sigma_before, "
    "mu_after, sigma_after, ended) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"};
inline constexpr Statement kSaveRating{
    "INSERT INTO ratings (who, game, players, mu, sigma, games) VALUES ($1, $2, $3, $4, $5, $6) "
    "ON CONFLICT (who, game, players) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, "
    "games = excluded.games"};
inline constexpr Statement kSaveHook{
    "INSERT INTO hooks (person, kind, text) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"};
inline constexpr Statement kRemoveHook{
    "DELETE FROM hooks WHERE person = $1 AND kind = $2 AND text = $3"};
inline constexpr Statement kSweepSessions{"DELETE FROM sessions WHERE last_seen < $1"};
inline constexpr Statement kSweepGuests{
    "DELETE FROM people WHERE login_key IS NULL AND password_hash IS NULL AND created < $1 "
    "AND NOT EXISTS (SELECT 1 FROM sessions WHERE person = people.id) "
    "AND NOT EXISTS (SELECT 1 FROM game_seats WHERE person = people.id) "
    "AND NOT EXISTS (SELECT 1 FROM tables WHERE host = people.id AND stage <> 'closed') "
    "AND NOT EXISTS (SELECT 1 FROM members JOIN tables ON tables.id = members.table_id "
    "WHERE members.person = people.id AND tables.stage <> 'closed')"};

inline constexpr Statement kSaveCalendar{
    "INSERT INTO calendar (one, seen, since) VALUES (1, $1, $2) ON CONFLICT (one) DO UPDATE SET "
    "seen = excluded.seen, since = excluded.since"};
inline constexpr Statement kSavePulse{
    "INSERT INTO pulse (one, beat) VALUES (1, $1) ON CONFLICT (one) DO UPDATE SET "
    "beat = excluded.beat"};

// Reading. Pages are newest first; ($2, $3) is the mark after which they begin. Lists of games
// leave the records out: each may be long.

inline constexpr Statement kTable{
    "SELECT id, host, options, secret, invite, watch, created, stage, listed, rules, changed "
    "FROM tables WHERE id = $1"};
inline constexpr Statement kEdition{"SELECT hash, text FROM editions WHERE hash = $1"};
inline constexpr Statement kEditionsOf{
    "SELECT e.hash, e.text FROM table_editions t JOIN editions e ON e.hash = t.hash "
    "WHERE t.table_id = $1 ORDER BY e.hash"};
inline constexpr Statement kNewestSnapshot{
    "SELECT up_to, text, seal FROM snapshots WHERE table_id = $1 ORDER BY up_to DESC LIMIT 1"};
inline constexpr Statement kLinesAfter{
    "SELECT number, text, seal FROM lines WHERE table_id = $1 AND number > $2 ORDER BY number"};
inline constexpr Statement kFirstLine{
    "SELECT coalesce((SELECT min(number) FROM lines WHERE table_id = $1), 1), "
    "coalesce((SELECT max(up_to) FROM snapshots WHERE table_id = $1), 1)"};
inline constexpr Statement kAllTables{"SELECT id FROM tables ORDER BY created, id"};
inline constexpr Statement kOpenTables{
    "SELECT id FROM tables WHERE stage <> 'closed' ORDER BY created, id"};
inline constexpr Statement kMembers{
    "SELECT table_id, person, seat, waiting, updated FROM members WHERE table_id = $1 "
    "ORDER BY person"};
inline constexpr Statement kListedGames{
    "SELECT table_id, number, game, ended, rated, '' FROM games "
    "WHERE (ended, table_id, number) < ($2, $3, $4) "
    "AND EXISTS (SELECT 1 FROM tables t WHERE t.id = games.table_id AND t.listed = 1) "
    "ORDER BY ended DESC, table_id DESC, number DESC LIMIT $1"};
// One person may have had several seats of a game.
inline constexpr Statement kGamesOf{
    "SELECT g.table_id, g.number, g.game, g.ended, g.rated, '' FROM "
    "(SELECT DISTINCT ended, table_id, number FROM game_seats "
    "WHERE person = $5 AND (ended, table_id, number) < ($2, $3, $4) "
    "ORDER BY ended DESC, table_id DESC, number DESC LIMIT $1) s "
    "JOIN games g ON g.table_id = s.table_id AND g.number = s.number "
    "ORDER BY g.ended DESC, g.table_id DESC, g.number DESC"};
inline constexpr Statement kListedGamesOf{
    "SELECT g.table_id, g.number, g.game, g.ended, g.rated, '' FROM "
    "(SELECT DISTINCT ended, table_id, number FROM game_seats "
    "WHERE person = $5 AND (ended, table_id, number) < ($2, $3, $4) "
    "AND EXISTS (SELECT 1 FROM tables t WHERE t.id = game_seats.table_id AND t.listed = 1) "
    "ORDER BY ended DESC, table_id DESC, number DESC LIMIT $1) s "
    "JOIN games g ON g.table_id = s.table_id AND g.number = s.number "
    "ORDER BY g.ended DESC, g.table_id DESC, g.number DESC"};
inline constexpr Statement kPlacesOf{
    "SELECT g.game, (SELECT count(*) FROM game_seats o "
    "WHERE o.table_id = s.table_id AND o.number = s.number), s.place, count(*) FROM "
    "(SELECT table_id, number, place FROM game_seats WHERE person = $2 "
    "ORDER BY ended DESC, table_id DESC, number DESC LIMIT $1) s "
    "JOIN games g ON g.table_id = s.table_id AND g.number = s.number "
    "GROUP BY 1, 2, 3 ORDER BY 1, 2, 3"};
inline constexpr Statement kGame{
    "SELECT table_id, number, game, ended, rated, record FROM games "
    "WHERE table_id = $1 AND number = $2"};
inline constexpr Statement kGameSeats{
    "SELECT person, bot, place, mu_before, sigma_before, mu_after, sigma_after FROM game_seats "
    "WHERE table_id = $1 AND number = $2 ORDER BY seat"};
inline constexpr Statement kPerson{
    "SELECT id, name, password_hash, created, login FROM people WHERE id = $1"};
inline constexpr Statement kPersonByLogin{
    "SELECT id, name, password_hash, created, login FROM people WHERE login_key = $1"};
inline constexpr Statement kPersonBySession{
    "SELECT p.id, p.name, p.password_hash, p.created, p.login FROM sessions s "
    "JOIN people p ON p.id = s.person WHERE s.hash = $1"};
inline constexpr Statement kSessionsOf{
    "SELECT hash, person, created, last_seen, label FROM sessions WHERE person = $1 "
    "ORDER BY last_seen DESC, hash"};
inline constexpr Statement kBlockedBy{
    "SELECT blocked FROM blocks WHERE person = $1 ORDER BY blocked"};
inline constexpr Statement kHooksOf{
    "SELECT person, kind, text FROM hooks WHERE person = $1 ORDER BY kind, text"};
inline constexpr Statement kCalendar{"SELECT seen, since FROM calendar"};
inline constexpr Statement kPulse{"SELECT beat FROM pulse"};
inline constexpr Statement kRating{
    "SELECT who, game, players, mu, sigma, games FROM ratings "
    "WHERE who = $1 AND game = $2 AND players = $3"};
inline constexpr Statement kLeaders{
    "SELECT who, game, players, mu, sigma, games FROM ratings WHERE game = $1 AND players = $2 "
    "ORDER BY mu - 3 * sigma DESC, who LIMIT $3"};

}  // namespace noblesse::store
