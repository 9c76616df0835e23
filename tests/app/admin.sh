#!/usr/bin/env bash
# `noblesse admin`: the club's tables, beside a club that runs and without one.
#
#   admin.sh PROGRAM
# shellcheck source=tests/scratch.sh
. tests/scratch.sh
export NOBLESSE_STORE=$scratch/club.sqlite
club=""
last_words() { [ -z "$club" ] || kill "$club"; }
verb=(admin)
# hides WORDS...: the last output says none of this.
hides() {
  local word
  for word; do ! grep -qF -- "$word" output || fault "it tells $word: $(cat output)"; done
}

of() { printf "%$1s" "" | tr ' ' "$2"; }  # of 3 a: aaa
table=$(of 32 a) ada=$(of 32 1) seed=$(of 64 f)
# write_table STAGE: a table with one person, one line, and one finished game.
write_table() {
  cat <<JSON
{"noblesse_table":1,
 "table":{"id":"$table","host":"$ada","options":"{\"game\":\"adel\",\"seats\":2}","secret":"$seed",
  "invite":"invitekey","watch":"watchkey","created":1000,"stage":"$1","listed":true,
  "rules":"none","changed":951782399042},
 "people":[{"id":"$ada","name":"Ada","created":900}],
 "members":[{"person":"$ada","seat":0,"waiting":true,"updated":1000}],
 "games":[{"number":1,"game":"adel","ended":2000,"rated":false,"record":"{\"record\":1}",
  "seats":[{"person":"$ada","bot":"","place":1,"before":null,"after":null},
           {"person":"","bot":"clubman","place":2,"before":null,"after":null}]}],
 "lines":[{"number":1,"text":"secretline"}],
 "snapshot":{"up_to":1,"text":"secretline"}}
JSON
}

run 1 "" -- list # there is no store yet
[ ! -e club.sqlite ] || fault "looking makes a store"

write_table playing >table.json
run 0 "1 lines, 1 finished games" -- import table.json
run 1 "already" -- import table.json
run 0 "$table  playing    adel       2  2000-02-28 23:59  Ada" -- list
hides "$seed" invitekey watchkey secretline
run 0 '"name":"Ada"' -- list --json
hides "$seed" invitekey watchkey secretline

run 0 "$ada  Ada" -- inspect "$table"
hides "$seed" invitekey watchkey secretline waiting
grep -qF "1 Ada, 2 clubman" output || fault "the finished game is not told: $(cat output)"
run 0 '"bot":"clubman"' -- inspect "$table" --json
hides "$seed" invitekey watchkey secretline waiting
run 0 "invitekey" -- inspect "$table" --keys
hides "$seed" secretline
run 1 "there is no table $seed" -- inspect "$seed"

# What is secret leaves only when it is asked for by name, and for its owner only.
run 1 "--with-secrets" -- export "$table" --out out.json
[ ! -e out.json ] || fault "a table that is played was exported"
run 0 "warning" -- export "$table" --with-secrets --out out.json
grep -qF "$seed" out.json || fault "the seed is missing in the export"
[ "$(stat -c %a out.json)" = 600 ] || fault "others may read the export"

run 0 '{"noblesse_table":1,' -- export "$table" --with-secrets --out -
[ ! -e - ] || fault "it makes a file named -"
run 2 '"-" is standard output' -- backup -

# Back into another store, byte by byte the same.
run 0 "is in the store" -- import out.json --store other.sqlite
run 0 "" -- export "$table" --with-secrets --out again.json --store other.sqlite
cmp out.json again.json || fault "a table changes on its way"

# Files that are none.
printf '{"noblesse_table":1,"table":{"id":7}}' >bad.json
run 2 'bad.json: "table.id" is a whole number and not a text' -- import bad.json
printf 'no json' >bad.json && run 2 "bad.json" -- import bad.json
run 2 "does not exist" -- import none.json

# A club that runs: looking is allowed, bringing something in is not (what it can be told to do is in peace.sh).
"$program" serve --port 0 --log error >served 2>complaints &
club=$!
awaits grep -q "Noblesse is at" served || fault "the club does not open: $(cat complaints)"
run 0 "Ada" -- inspect "$table"
run 0 "holds everything" -- backup copy.sqlite
run 1 "the club is running" -- import out.json
kill "$club" || fault "the club has ended by itself: $(cat complaints)"
wait "$club" || fault "the club ends with $?: $(cat complaints)"
club=""

run 0 "is closed" -- end "$table"
run 1 "closed already" -- end "$table"
run 0 "No table is open" -- list
run 0 "$seed" -- export "$table"
run 1 "exists already" -- backup copy.sqlite
run 0 "$table" -- list --store copy.sqlite

# A table that cannot be read is named beside the others, and can be closed.
run 0 "is in the store" -- import out.json --store broken.sqlite
sqlite3 broken.sqlite "DELETE FROM snapshots; UPDATE lines SET number = 2"
run 0 "cannot be read: table $table lacks line 1" -- list --store broken.sqlite
hides "$seed" invitekey watchkey secretline
run 0 '"unreadable":{"line":1,"why":"missing_line"}' -- list --json --store broken.sqlite
run 1 "table $table lacks line 1" -- inspect "$table" --store broken.sqlite
run 0 "is closed" -- end "$table" --store broken.sqlite

# Everything is looked through, and nothing secret is told.
run 2 "does not exist" -- check --store none.sqlite
run 2 "not a time" -- check --config <(echo 'bot-pause = "7"')
run 1 "table $table line 1: it cannot be played again (bad_snapshot)" -- check --store copy.sqlite
hides "$seed" invitekey watchkey secretline
run 0 "All is as it was written: 1 lines of 1 tables, 0 open ones played again." -- check
sqlite3 club.sqlite "UPDATE lines SET text = 'secretline.'"
run 1 "table $table line 1: it is not what was written: the seal is broken" -- check
hides "$seed" invitekey watchkey secretline
cp copy.sqlite torn.sqlite
root_page=$(sqlite3 torn.sqlite "SELECT rootpage FROM sqlite_master WHERE name = 'people'")
head -c 4096 /dev/zero | tr '\0' U | dd of=torn.sqlite bs=4096 seek=$((root_page - 1)) conv=notrunc status=none
run 1 "database: " -- check --store torn.sqlite
hides "$seed" invitekey watchkey secretline

# A table whose game is over gives its records, and those are no table.
write_table over >table.json
run 0 "is in the store" -- import table.json --store third.sqlite
run 0 '{\"record\":1}' -- export "$table" --store third.sqlite
hides "$seed" invitekey watchkey secretline
cp output records.json
run 2 "records only" -- import records.json --store fourth.sqlite

# A store that an earlier program left is brought up to date by hand, with a copy beside it of what it was.
run 1 "does not exist" -- upgrade --store none.sqlite
[ ! -e none.sqlite ] || fault "an upgrade makes a store"
run 0 "The store is up to date." -- upgrade --store third.sqlite
today=$(sqlite3 third.sqlite "SELECT max(number) FROM migrations")
upgraded=0
for dump in "$root"/tests/store/schemas/*.sql; do
  schema=$(basename "$dump" .sql)
  old=of_schema_$schema.sqlite
  copy=$old.schema$schema-backup
  sqlite3 "$old" <"$dump"
  if [ "$schema" != "$today" ]; then
    run 1 "the store has schema $schema, this program needs $today" -- list --store "$old"
    [ ! -e "$copy" ] || fault "to look at a store changes it"
    run 0 "The store had schema $schema and has schema $today now." -- upgrade --store "$old"
    grep -qF "$copy is a copy of it as it was" output || fault "the copy is not named: $(cat output)"
    [ "$(stat -c %a "$copy")" = 600 ] || fault "others may read the copy"
    [ "$(sqlite3 "$copy" "SELECT max(number) FROM migrations")" = "$schema" ] || fault "the copy is not what it was"
    upgraded=$((upgraded + 1))
  fi
  run 0 "The store is up to date." -- upgrade --store "$old"
  run 0 "2 open ones played again." -- check --store "$old"
done
[ "$upgraded" = $((today - 1)) ] || fault "only $upgraded of the schemas before $today were tried"

exit "$faults"
