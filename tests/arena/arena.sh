#!/usr/bin/env bash
# `noblesse arena`, `noblesse strength` and `noblesse readable`: what they print, write, refuse, and go on with.
#
#   arena.sh PROGRAM
# shellcheck source=tests/scratch.sh
. tests/scratch.sh

# Figures, a picture, records; and the same on any number of threads.
run 0 "5 deals with 4 seatings each: 20 of 20 games" -- arena adel --players 4 --bots clubman,novice,random \
  --games 18 --threads 1 --json one.json --plot one.svg --records records
grep -q '^clubman .* % ' output || fault "no row for clubman: $(cat output)"
[ "$(find records -name 'adel-0000*.noblesse.json' | wc -l)" = 20 ] || fault "not 20 records"
run 0 "the result is right" -- verify records/adel-000019.noblesse.json
grep -q '</svg>' one.svg || fault "no picture"
run 0 "20 games" -- arena adel -p 4 -b clubman,novice,random -g 18 -j 3 --json three.json
cmp one.json three.json || fault "the number of threads matters"
run 0 "score_by=own" -- arena adel -p 2 -b random -g 2 --variant surprise -o score_by=own
run 0 "30 of 30 games" -- arena mille -p 2 -b random,novice,clubman,random,random,novice -g 3

# A document for standard output has it alone: the table goes to standard error.
written() { # WORDS -- ARGUMENTS...: standard output begins so
  local words=$1 document
  shift 2
  document=$("$program" "$@" 2>table) || fault "$*: ended with $?: $(cat table)"
  [[ $document == "$words"* ]] || fault "$*: writes ${document:0:80}"
  [ ! -e - ] || fault "$*: makes a file named -"
}
written '{"arena":1,' -- arena mille -p 2 -b random,novice -g 4 --json -
grep -q '^novice ' table || fault "no table beside the document: $(cat table)"
written '<svg ' -- arena mille -p 2 -b random,novice -g 4 --plot -
run 2 "cannot both be written to standard output" -- arena mille -p 2 -b random -g 2 --json - --plot -
run 2 '"-" is standard output, from which nothing can be read again' -- arena mille -p 2 -b random -g 2 --state -

# Goes on from its state, also with more games, and only with the same contest.
run 0 "12 of 12 games" -- arena mille -p 3 -b novice,random -g 12 --state mille.arena
run 0 "30 of 30 games" -- arena mille -p 3 -b novice,random -g 30 --state mille.arena --json on.json
run 0 "30 of 30 games" -- arena mille -p 3 -b novice,random -g 30 --json whole.json
cmp on.json whole.json || fault "resumed is not the same as uninterrupted"
run 2 "its seed is 1, not 2" -- arena mille -p 3 -b novice,random -g 30 --seed 2 --state mille.arena
run 2 "ask for more" -- arena mille -p 3 -b novice,random -g 3 --state mille.arena
run 2 "no state of an arena" -- arena mille -p 3 -b random -g 3 --state one.svg

# thinks PID: it has used the processor for a while.
thinks() { [ "$(awk '{ print $14 + $15 }' "/proc/$1/stat")" -ge 10 ]; }
# heeds PID: Ctrl-C has not come yet, and will not end it at once.
heeds() { (((0x$(awk '/^SigCgt/ { print $2 }' "/proc/$1/status") & 2) != 0)); }
noticed() { ! heeds "$1"; }

# Ctrl-C prints what is known, keeps it, and the same words go on. (A shell lets what it starts in
# the background ignore SIGINT; another word for the same is SIGTERM.)
"$program" arena adel -p 5 -b clubman,random -g 200000 --state long.arena >output 2>&1 &
arena=$!
awaits heeds "$arena" || fault "it would not notice Ctrl-C"
awaits thinks "$arena" || fault "it does not begin: $(cat output)"
kill -TERM "$arena"
status=0
wait "$arena" || status=$?
[ "$status" = 130 ] || fault "interrupted, it ended with $status"
grep -q 'The same command goes on' output || fault "interrupted: $(cat output)"
grep -q 'of 200000 games\|nothing is known' output || fault "what is known is not told: $(cat output)"
head -n 1 long.arena | grep -q '^{"arena":1,' || fault "interrupted, it kept nothing"

# At once also means whoever thinks: by the clock, or a program.
asked() { [ -e asked ]; }
for bot in search:600000ms "exec:read line; echo '{\"bot\":1}'; read line && touch asked; sleep 180"; do
  "$program" arena adel -p 2 -b "$bot" -g 2 --patience 180000 >output 2>&1 &
  arena=$!
  case $bot in
    exec:*) awaits asked || fault "the program is not asked: $(cat output)" ;;
    *) { awaits heeds "$arena" && awaits thinks "$arena"; } || fault "it does not think: $(cat output)" ;;
  esac
  SECONDS=0
  kill -TERM "$arena"
  status=0
  wait "$arena" || status=$?
  [ "$status" = 130 ] || fault "$bot, interrupted, ended with $status: $(cat output)"
  [ "$SECONDS" -lt 240 ] || fault "$bot, interrupted, went on for $SECONDS s"
done

# Whoever is bounded by work ends his decision; a second Ctrl-C does not wait for that.
"$program" arena adel -p 2 -b search:1000000000it -g 2 >output 2>&1 &
arena=$!
awaits heeds "$arena" || fault "it would not notice Ctrl-C"
awaits thinks "$arena" || fault "it does not think: $(cat output)"
kill -INT "$arena"
awaits noticed "$arena" || fault "Ctrl-C was not noticed"
kill -0 "$arena" || fault "the first Ctrl-C was not only noticed: $(cat output)"
SECONDS=0
kill -INT "$arena"
status=0
wait "$arena" || status=$?
[ "$status" = 130 ] || fault "a second Ctrl-C ended it with $status: $(cat output)"
[ "$SECONDS" -lt 240 ] || fault "a second Ctrl-C had to wait for $SECONDS s"

# Wrong use.
run 2 'there is no bot "clubmann"' -- arena adel -p 2 -b clubmann
run 2 'no search thinks for "fast"' -- arena adel -p 2 -b search:fast
run 2 "--bots" -- arena adel
run 2 "game" -- arena
run 2 "chess" -- arena chess -b random
run 2 "--players" -- arena adel -p 9 -b random
run 2 "no edition of mille seats 6" -- arena mille -p 6 -b random
run 2 "for two lords" -- arena adel -p 3 -b random --variant surprise
run 2 "KEY=VALUE" -- arena adel -p 3 -b random -o dense
run 0 "mille (italia), 2 players, arrival=ends_turn, first=1" -- arena mille -p 2 -b random,novice -g 4 \
  --arrival ends_turn --first 1
run 2 'its options is {}, not {"first":"1"}' -- arena mille -p 3 -b novice,random -g 60 --first 1 --state mille.arena
run 2 "not one of travel_on, ends_turn" -- arena mille -p 3 -b random -o arrival=home
run 2 "adel has no option" -- arena adel -p 3 -b random -o color=red
run 2 "--games" -- arena adel -b random -g 0
run 2 "--games" -- arena adel -b random -g 1000000000
run 2 "--threads" -- arena adel -b random -j 0
run 2 "--patience" -- arena adel -b random --patience 0
run 2 "200001 games, in whole deals of 3" -- arena adel -p 3 -b random -g 200000
run 2 "cannot be written: No such file" -- arena adel -b random -g 2 --json nowhere/figures.json
run 2 "cannot be written: Is a directory" -- arena adel -b random -g 2 --plot .
run 2 "cannot be written: Not a directory" -- arena adel -b random -g 2 --state one.svg/state
run 2 "cannot be made" -- arena adel -b random -g 2 --records one.svg/records
run 2 "does not exist" -- arena adel -b random -g 2 --edition ./mine.json

# Programs: the worked example plays both games to the end; a broken one is named.
run 2 "cannot play: it ended with status 127" -- arena adel -b "exec:./nobody,random" -g 2
run 0 "crashed (it ended with status 3): random plays on for it" -- arena mille -p 2 -g 2 \
  -b "exec:read hello; echo '{\"bot\":1}'; read question; exit 3,random"
grep -q 'lost 2 of its 2 seats to random: 2 crashed' output || fault "not counted: $(cat output)"
if command -v python3 >/dev/null; then
  [ "$(wc -l <"$root/examples/mybot.py")" -lt 60 ] || fault "the example is too long"
  for game in adel mille; do
    for players in 2 4; do
      run 0 "exec:python3" -- arena "$game" -p "$players" -g 4 --threads 2 \
        -b "exec:python3 $root/examples/mybot.py,random" --patience 20000
      if grep -q 'seats to random' output; then fault "the example does not play $game: $(cat output)"; fi
    done
  done
fi

# The document of strengths.
strength=(strength --quick --games 4 --positions 1 --budgets "5it,20it" --report strength.md --state bouts)
run 0 "| adel, 4 lords | clubman | 3 × novice | 4 |" -- "${strength[@]}"
grep -q '^| mille, 2 players | novice | random | 4 |' strength.md || fault "$(cat strength.md)"
cp strength.md first.md
written "# Strength" -- "${strength[@]/strength.md/-}"
cmp first.md <("$program" "${strength[@]/strength.md/-}" 2>/dev/null) || fault "on standard output it is another document"
run 0 "clubman" -- "${strength[@]}"
cmp first.md strength.md || fault "the document changes"
run 2 "cannot be made" -- strength --quick --games 4 --state one.svg/bouts

# Who hardly thinks can be read, and the figures are always the same.
run 1 "| mille, turn 1 of game 1 | " -- readable --positions 1 --budgets 5it,20it
cp output first.md
run 1 "The most with the largest budget: " -- readable --positions 1 --budgets 5it,20it
cmp first.md output || fault "the figures change"
run 1 "| clubman | search:20it | search:5it |" -- readable --positions 1 --budgets 20it,5it
grep -qF "$(grep 'largest budget' first.md)" output || fault "the order of budgets matters: $(cat output)"
run 2 "is no budget: 5ms to 600000ms, or 1it to 1000000000it" -- readable --budgets soon
run 2 "all in ms or all in it" -- readable --budgets 5it,10ms

exit "$faults"
