#!/usr/bin/env bash
# `noblesse load` against a club, and what it refuses.
#
#   load.sh PROGRAM
# shellcheck source=tests/scratch.sh
. tests/scratch.sh
club=
last_words() { [ -z "$club" ] || kill "$club" 2>/dev/null || true; }

# It is said where the club is once it is open.
"$program" serve --port 0 --store club.sqlite --requests-per-second 1000 --log warn >out 2>log &
club=$!
awaits grep -q 'http:' out || fault "the club does not open: $(cat log)"
url=$(sed -n 's/.*\(http:[^ ]*\).*/\1/p' out)

# Everybody plays, nothing goes wrong, and the club's memory is told.
"$program" load --url "$url" --players 40 --seconds 2 --pause 50 --pid "$club" >figures ||
  fault "40 players: status $?"
for words in '40 players connected, 10 tables playing' 'p99' 'the club: '; do
  grep -q "$words" figures || fault "\"$words\" is not in: $(cat figures)"
done
grep -q '^[1-9][0-9]* choices/s' figures || fault "nobody chooses: $(cat figures)"
if grep -q '^error' figures; then fault "errors: $(cat figures)"; fi

# With bots, clocks, talk and people who watch; and with people who only sit there.
"$program" load --url "$url" --players 40 --seconds 2 --pause 50 --mood lively >figures || fault "lively: $(cat figures)"
grep -q '40 players connected, 10 tables playing' figures || fault "lively: $(cat figures)"
"$program" load --url "$url" --players 40 --seconds 1 --mood idle >figures || fault "idle: $(cat figures)"
grep -q '^0 choices/s' figures || fault "idle: $(cat figures)"

verb=(load)
run 2 'another machine' -- --url http://192.0.2.1:8080
run 2 'write http://127.0.0.1:8080' -- --url https://127.0.0.1:8080
run 2 '--players' -- --players 1
run 2 '--players' -- --players 1000000
run 2 '--seats' -- --seats 7
run 2 '--seconds' -- --seconds 100000
run 2 '--game' -- --game chess

kill "$club"
wait "$club" || fault "the club ended with status $?"
club=
exit "$faults"
