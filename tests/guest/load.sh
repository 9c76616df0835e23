#!/usr/bin/env bash
# `noblesse load` against a club, and what it refuses.
#
#   load.sh PROGRAM
set -euo pipefail
program=$1
faults=0
fault() { echo "$*"; faults=1; }

folder=$(mktemp -d)
club=
trap '[ -z "$club" ] || kill "$club" 2>/dev/null || true; rm -rf "$folder"' EXIT

# It is said where the club is once it is open.
"$program" serve --port 0 --store "$folder/club.sqlite" --log warn >"$folder/out" 2>"$folder/log" &
club=$!
url=
for _ in $(seq 200); do
  url=$(sed -n 's/.*\(http:[^ ]*\).*/\1/p' "$folder/out")
  [ -n "$url" ] && break
  sleep 0.05
done
[ -n "$url" ] || fault "the club does not open: $(cat "$folder/log")"

# Everybody plays, nothing goes wrong, and the club's memory is told.
"$program" load --url "$url" --players 40 --seconds 2 --pause 50 --pid "$club" >"$folder/figures" ||
  fault "40 players: status $?"
for words in '40 players connected, 10 tables playing' 'p99' 'the club: '; do
  grep -q "$words" "$folder/figures" || fault "\"$words\" is not in: $(cat "$folder/figures")"
done
grep -q '^[1-9][0-9]* choices/s' "$folder/figures" || fault "nobody chooses: $(cat "$folder/figures")"
if grep -q '^error' "$folder/figures"; then fault "errors: $(cat "$folder/figures")"; fi

refuses() {
  local expected=$1 status=0
  shift
  "$program" load "$@" >"$folder/said" 2>&1 || status=$?
  [ "$status" = 2 ] || fault "load $*: status $status instead of 2"
  grep -q -- "$expected" "$folder/said" || fault "load $*: $(cat "$folder/said")"
}
refuses 'another machine' --url http://192.0.2.1:8080
refuses 'write http://127.0.0.1:8080' --url https://127.0.0.1:8080
refuses '--players' --players 1
refuses '--players' --players 1000000
refuses '--seats' --seats 7
refuses '--seconds' --seconds 100000
refuses '--game' --game chess

kill "$club"
wait "$club" || fault "the club ended with status $?"
club=
exit "$faults"
