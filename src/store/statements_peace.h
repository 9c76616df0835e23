// The statements about people's peace: to be forgotten, to hear no more of somebody, to complain,
// and what the owner of the club does about it. Both databases read the same text.
#pragma once

#include "store/ledger.h"

namespace noblesse::store {

// To be forgotten. $1 is the person; where there is a $2 it is kWhoLeft.

inline constexpr Statement kWelcomeWhoLeft{
    "INSERT INTO people (id, name, created) VALUES ($1, '', 0) ON CONFLICT DO NOTHING"};
inline constexpr Statement kGiveUpGames{"UPDATE game_seats SET person = $2 WHERE person = $1"};
inline constexpr Statement kDropTheirSnapshots{
    "DELETE FROM snapshots WHERE table_id IN (SELECT id FROM tables WHERE stage = 'closed' AND id "
    "IN (SELECT table_id FROM members WHERE person = $1 "
    "UNION SELECT id FROM tables WHERE host = $1))"};
inline constexpr Statement kDropTheirLines{
    "DELETE FROM lines WHERE table_id IN (SELECT id FROM tables WHERE stage = 'closed' AND id "
    "IN (SELECT table_id FROM members WHERE person = $1 "
    "UNION SELECT id FROM tables WHERE host = $1))"};
inline constexpr Statement kForgetTheirLines{
    "UPDATE tables SET forgotten = 1 WHERE forgotten = 0 AND stage = 'closed' AND id "
    "IN (SELECT table_id FROM members WHERE person = $1 "
    "UNION SELECT id FROM tables WHERE host = $1)"};
inline constexpr Statement kDesertTheirTables{
    "UPDATE tables SET deserted = 1 WHERE stage <> 'closed' AND id "
    "IN (SELECT table_id FROM members WHERE person = $1 "
    "UNION SELECT id FROM tables WHERE host = $1)"};
inline constexpr Statement kForgetHost{
    "UPDATE tables SET host = $2 WHERE host = $1 AND stage = 'closed'"};
inline constexpr Statement kForgetRatings{"DELETE FROM ratings WHERE who = $1"};
inline constexpr Statement kForgetSaid{
    "DELETE FROM report_said WHERE by_reporter = 1 "
    "AND report IN (SELECT number FROM reports WHERE reporter = $1)"};
inline constexpr Statement kForgetBans{"DELETE FROM bans WHERE kind = 'person' AND whom = $1"};
inline constexpr Statement kRetireLogin{
    "INSERT INTO former_logins (hash, gone) VALUES ($1, $2) "
    "ON CONFLICT (hash) DO UPDATE SET gone = excluded.gone"};
// Sessions, blocks, mutes, hooks, seats at tables and reports about them go with it.
inline constexpr Statement kForgetPerson{"DELETE FROM people WHERE id = $1"};

// A table that is closed after somebody of it has left the club. $1 is the table.

inline constexpr Statement kDropDesertedSnapshots{
    "DELETE FROM snapshots WHERE table_id = $1 "
    "AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND deserted = 1)"};
inline constexpr Statement kDropDesertedLines{
    "DELETE FROM lines WHERE table_id = $1 "
    "AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND deserted = 1)"};
inline constexpr Statement kForgetDeserted{
    "UPDATE tables SET forgotten = 1, host = CASE WHEN EXISTS "
    "(SELECT 1 FROM people WHERE people.id = tables.host) THEN host ELSE $2 END "
    "WHERE id = $1 AND deserted = 1"};

inline constexpr Statement kMute{
    "INSERT INTO mutes (person, muted) VALUES ($1, $2) ON CONFLICT DO NOTHING"};
inline constexpr Statement kUnmute{"DELETE FROM mutes WHERE person = $1 AND muted = $2"};
inline constexpr Statement kSaveReport{
    "INSERT INTO reports (number, made, reporter, reported, table_id, reason, text) "
    "SELECT coalesce(max(number), 0) + 1, CAST($1 AS BIGINT), CAST($2 AS TEXT), CAST($3 AS TEXT), "
    "CAST($4 AS TEXT), CAST($5 AS TEXT), CAST($6 AS TEXT) FROM reports"};
// Of the report that was saved just before.
inline constexpr Statement kSaveSaid{
    "INSERT INTO report_said (report, number, by_reporter, at, text) "
    "SELECT max(number), CAST($1 AS BIGINT), CAST($2 AS BIGINT), CAST($3 AS BIGINT), "
    "CAST($4 AS TEXT) FROM reports"};
inline constexpr Statement kCloseReport{
    "UPDATE reports SET closed = $2 WHERE number = $1 AND closed IS NULL"};
inline constexpr Statement kSaveBan{
    "INSERT INTO bans (number, kind, whom, reason, made, until) "
    "SELECT coalesce(max(number), 0) + 1, CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), "
    "CAST($4 AS BIGINT), CAST($5 AS BIGINT) FROM bans"};
inline constexpr Statement kLiftBan{"DELETE FROM bans WHERE number = $1"};
inline constexpr Statement kLeaveInstruction{
    "INSERT INTO instructions (number, kind, about, text, made) "
    "SELECT coalesce(max(number), 0) + 1, CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), "
    "CAST($4 AS BIGINT) FROM instructions"};
inline constexpr Statement kStrikeInstruction{"DELETE FROM instructions WHERE number = $1"};

// What goes after a time. First the lines of a closed table, later all but its finished games.

inline constexpr Statement kSweepSnapshots{
    "DELETE FROM snapshots WHERE table_id IN (SELECT id FROM tables WHERE stage = 'closed' "
    "AND forgotten = 0 AND changed < $1 ORDER BY changed, id LIMIT 100)"};
inline constexpr Statement kSweepLines{
    "DELETE FROM lines WHERE table_id IN (SELECT id FROM tables WHERE stage = 'closed' "
    "AND forgotten = 0 AND changed < $1 ORDER BY changed, id LIMIT 100)"};
inline constexpr Statement kNoteSweptLines{
    "UPDATE tables SET forgotten = 1 WHERE id IN (SELECT id FROM tables WHERE stage = 'closed' "
    "AND forgotten = 0 AND changed < $1 ORDER BY changed, id LIMIT 100)"};
// Which ones, before they change by what is done to them.
inline constexpr Statement kChooseTables{
    "UPDATE tables SET forgotten = 3 WHERE id IN (SELECT id FROM tables WHERE stage = 'closed' "
    "AND forgotten = 1 AND changed < $1 ORDER BY changed, id LIMIT 100)"};
inline constexpr Statement kSweepMembers{
    "DELETE FROM members WHERE table_id IN "
    "(SELECT id FROM tables WHERE stage = 'closed' AND forgotten = 3)"};
inline constexpr Statement kSweepEditionsOf{
    "DELETE FROM table_editions WHERE table_id IN "
    "(SELECT id FROM tables WHERE stage = 'closed' AND forgotten = 3)"};
inline constexpr Statement kSweepTables{
    "DELETE FROM tables WHERE stage = 'closed' AND forgotten = 3 "
    "AND NOT EXISTS (SELECT 1 FROM games WHERE games.table_id = tables.id)"};
inline constexpr Statement kNoteSweptTables{
    "UPDATE tables SET forgotten = 2, host = $1, invite = '', watch = '' "
    "WHERE stage = 'closed' AND forgotten = 3"};
inline constexpr Statement kSweepReports{"DELETE FROM reports WHERE made < $1"};
inline constexpr Statement kSweepBans{"DELETE FROM bans WHERE until < $1"};
inline constexpr Statement kSweepLogins{"DELETE FROM former_logins WHERE gone < $1"};

// Reading.

inline constexpr Statement kMutedBy{"SELECT muted FROM mutes WHERE person = $1 ORDER BY muted"};
inline constexpr Statement kRatingsOf{
    "SELECT who, game, players, mu, sigma, games FROM ratings WHERE who = $1 "
    "ORDER BY game, players"};
inline constexpr Statement kTablesOf{
    "SELECT id FROM tables WHERE id IN (SELECT table_id FROM members WHERE person = $1 "
    "UNION SELECT id FROM tables WHERE host = $1) ORDER BY created, id"};
// $2: how such a line begins.
inline constexpr Statement kLinesBy{
    "SELECT number, text FROM lines WHERE table_id = $1 AND substr(text, 1, 40) = $2 "
    "ORDER BY number"};
inline constexpr Statement kDesertedTables{
    "SELECT id FROM tables WHERE deserted = 1 AND stage <> 'closed' ORDER BY id"};
inline constexpr Statement kFormerLogin{"SELECT gone FROM former_logins WHERE hash = $1"};
inline constexpr Statement kReports{
    "SELECT number, made, reporter, reported, table_id, reason, text, closed FROM reports "
    "ORDER BY number"};
inline constexpr Statement kReport{
    "SELECT number, made, reporter, reported, table_id, reason, text, closed FROM reports "
    "WHERE number = $1"};
inline constexpr Statement kReportsBy{
    "SELECT number, made, reporter, reported, table_id, reason, text, closed FROM reports "
    "WHERE reporter = $1 AND made >= $2 ORDER BY made, number"};
inline constexpr Statement kSaid{
    "SELECT by_reporter, at, text FROM report_said WHERE report = $1 ORDER BY number"};
inline constexpr Statement kQuotesOf{
    "SELECT reports.table_id, report_said.by_reporter, report_said.at, report_said.text "
    "FROM report_said JOIN reports ON reports.number = report_said.report "
    "WHERE (report_said.by_reporter = 1 AND reports.reporter = $1) "
    "OR (report_said.by_reporter = 0 AND reports.reported = $1) "
    "ORDER BY report_said.at, report_said.report, report_said.number"};
inline constexpr Statement kOpenReports{"SELECT count(*) FROM reports WHERE closed IS NULL"};
inline constexpr Statement kBans{
    "SELECT number, kind, whom, reason, made, until FROM bans ORDER BY number"};
inline constexpr Statement kInstructions{
    "SELECT number, kind, about, text, made FROM instructions ORDER BY number"};

}  // namespace noblesse::store
