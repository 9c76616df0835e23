#!/usr/bin/env bash
# `noblesse admin` for peace in the club: reports, bans, names, people who are forgotten; beside a club that runs, which
# heeds it, and without one.
#
#   peace.sh PROGRAM
# shellcheck source=tests/scratch.sh
. tests/scratch.sh
export NOBLESSE_STORE=$scratch/club.sqlite
club=""
last_words() { [ -z "$club" ] || kill "$club"; }
verb=(admin)
of() { printf "%$1s" "" | tr ' ' "$2"; } # of 3 a: aaa
table=$(of 32 a) ada=$(of 32 1) bob=$(of 32 2) seed=$(of 64 f) nobody=$(of 32 e)
kept() { sqlite3 club.sqlite "$1"; } # kept SELECT...: what the store says
is_kept() { [ "$(kept "$1")" = "$2" ]; }
opens() {
  "$program" serve --port 0 --log info >served 2>complaints &
  club=$!
  awaits grep -q "Noblesse is at" served || fault "the club does not open: $(cat complaints)"
}
closes() {
  kill "$club" || fault "the club has ended by itself: $(cat complaints)"
  wait "$club" || fault "the club ends with $?: $(cat complaints)"
  club=""
}

run 1 "does not exist" -- reports
run 1 "does not exist" -- ban 192.0.2.7 --reason spam
[ ! -e club.sqlite ] || fault "a ban makes a store"

cat >table.json <<JSON
{"noblesse_table":1,
 "table":{"id":"$table","host":"$ada","options":"{\"game\":\"adel\",\"seats\":2}","secret":"$seed",
  "invite":"invitekey","watch":"watchkey","created":1000,"stage":"playing","listed":true,"rules":"none","changed":1000},
 "people":[{"id":"$ada","name":"Ada","created":900},{"id":"$bob","name":"Bob","created":900}],
 "members":[{"person":"$ada","seat":0,"waiting":true,"updated":1000}],
 "games":[],"lines":[{"number":1,"text":"secretline"}],"snapshot":null}
JSON
run 0 "is in the store" -- import table.json

# Without a club.
run 0 "No report is open." -- reports
run 0 "Nobody is banned." -- bans
run 0 "Person $ada is called Ada Lovelace now." -- rename "$ada" "Ada Lovelace"
is_kept "SELECT name FROM people WHERE id = '$ada'" "Ada Lovelace" || fault "she has another name"
run 2 "a name has 1 to 24 characters" -- rename "$ada" ""
run 1 "there is no person $nobody" -- rename "$nobody" Ada

kept "INSERT INTO reports VALUES (7, 951782399042, '$ada', '$bob', '$table', 'insult', 'He insults me.', NULL);
 INSERT INTO report_said VALUES (7, 1, 0, 951782399000, 'you thief'), (7, 2, 1, 951782399001, 'please stop')"

# Beside a club that runs.
opens
run 0 "     7  2000-02-28 23:59  open    insult    $bob  Bob" -- reports
run 0 '"said":[{"by":"reported","t":951782399000,"text":"you thief"}' -- report 7 --json
run 0 "2000-02-28 23:59  Bob: you thief" -- report 7
grep -qF "2000-02-28 23:59  Ada Lovelace: please stop" output || fault "her own words are missing: $(cat output)"
grep -qF "He insults me." output || fault "the text is missing: $(cat output)"
run 0 "Report 7 is closed." -- report 7 --close
run 1 "closed already" -- report 7 --close
run 1 "there is no report 8" -- report 8
run 0 "No report is open." -- reports
run 0 "closed  insult" -- reports --all

run 0 "Ban 1 holds for $bob, until" -- ban "$bob" --reason "insults" --for 7d
run 0 "Ban 2 holds for 192.0.2.0/24, for good" -- ban 192.0.2.0/24 --reason "the same again"
run 0 "Ban 3 holds for 2001:db8::/32" -- ban 2001:db8::/32 --reason "and again" --for 30m
run 2 "neither a person's id nor a network" -- ban Bob --reason spam
run 2 "is everybody" -- ban 0.0.0.0/0 --reason spam
run 2 "--reason" -- ban "$bob"
run 2 "in 1 to 200 characters" -- ban "$bob" --reason ""
run 2 "--for" -- ban "$bob" --reason spam --for soon
run 1 "there is no person $nobody" -- ban "$nobody" --reason spam
run 0 "$bob  Bob" -- bans
grep -qF "192.0.2.0/24" output || fault "a ban is missing: $(cat output)"
run 0 '"kind":"network","whom":"2001:db8::/32"' -- bans --json
run 0 "Ban 2 is lifted." -- unban 2
run 1 "there is no ban 2" -- unban 2

# What the club itself has to do, it has done when the command ends.
run 0 "is called Robert now" -- rename "$bob" Robert
is_kept "SELECT name FROM people WHERE id = '$bob'" Robert || fault "the club has not renamed him"
run 0 "Table $table is closed." -- end "$table"
is_kept "SELECT stage FROM tables" closed || fault "the club has not closed the table"
run 1 "closed already" -- end "$table"
run 0 "Person $ada is forgotten." -- forget "$ada"
is_kept "SELECT count(*) FROM people WHERE id = '$ada'" 0 || fault "she is still known"
is_kept "SELECT count(*) FROM lines" 0 || fault "what she said is still kept"
is_kept "SELECT reporter IS NULL FROM reports" 1 || fault "her report has her name"
run 1 "there is no person $ada" -- forget "$ada"
is_kept "SELECT count(*) FROM instructions" 0 || fault "what is done is not struck out"
for event in renamed_by_owner closed_by_owner person_forgotten; do
  grep -qF "\"event\":\"$event\"" complaints || fault "the journal does not say $event: $(cat complaints)"
done
! grep -qE "Ada|Robert|insult" complaints || fault "the journal tells names: $(cat complaints)"
closes

# What is left for a club that is away is done when it comes.
kept "INSERT INTO instructions VALUES (1, 'rename', '$bob', 'Roberto', 1)"
opens
awaits is_kept "SELECT name FROM people WHERE id = '$bob'" Roberto || fault "the club does not do what was left for it"
closes
run 0 "is forgotten" -- forget "$bob"
run 0 "All is as it was written: 0 lines of 1 tables" -- check
is_kept "SELECT count(*) FROM bans WHERE kind = 'person'" 0 || fault "nobody is left to be banned"

exit "$faults"
