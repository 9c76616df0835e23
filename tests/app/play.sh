#!/usr/bin/env bash
# `noblesse play` as a person without a screen meets it, and as a person with one.
#
#   play.sh PROGRAM
# shellcheck source=tests/scratch.sh
. tests/scratch.sh
# expect WHAT STATUS WORDS: the last run ended so and said so.
expect() {
  [ "$status" = "$2" ] || fault "$1: ended with $status instead of $2: $(tail -n 3 output | cut -c -300)"
  grep -qF -- "$3" output || fault "$1: does not say \"$3\": $(tail -n 5 output | cut -c -300)"
}
# play WORDS...: what is piped in is typed.
play() {
  status=0
  timeout 240 "$program" play "$@" >output 2>&1 || status=$?
}

# Whole games, by numbers.
for words in "mille --players 3 -b novice --arrival ends_turn --first 2" "adel --players 2 -b random" "adel --players 6 -b novice,random" "mille --players 2 -b jack" \
  "mille --players 4 -b novice,random,toby" \
  "adel --players 2 -b novice --variant confrontation --option detective_places=dense -o score_by=own"; do
  # shellcheck disable=SC2086 # several words
  play $words --seed 1 < <(yes 1)
  expect "$words" 0 "1st"
done

# The same numbers give the same game.
play adel --seed 5 < <(yes 1)
cp output first
play adel --seed 5 < <(yes 1)
cmp -s output first || fault "the same seed and the same answers give another game"

# Without a game it asks, and Enter is an answer.
play < <(printf '\n\nquit\nno\n')
expect "Enter, Enter" 0 "Where do you go?"
play < <(printf 'chess\nmille\n9\n2\nquit\n2\n')
expect "a game in two answers" 0 "Turn 1"
play </dev/null
expect "nothing at all" 0 "What shall we play?"

# The input ends, in the middle of a line too.
play adel --seed 1 </dev/null
expect "no input" 0 "The input has ended."
play adel --seed 1 < <(printf 'cast')
expect "half a word" 0 "Face down before you: castle."

# Anything may be typed.
{
  head -c 10000000 /dev/zero | tr '\0' x
  printf '\n\xff\xfe\n\x1b[2J\n\0\0\n'
  head -c 4000 /dev/urandom
  printf '\nquit\nno\n'
} >nonsense
play adel --seed 1 <nonsense
expect "nonsense" 0 "Shall it be saved?"
if grep -qP '\x1b' output; then fault "an escape sequence that was typed came back"; fi

# Saved with every decision, resumed by the same words.
play mille --seed 3 --players 3 --save game.noblesse.json < <(printf 'a\n1\n')
expect "saved" 0 "noblesse play --save game.noblesse.json"
"$program" verify game.noblesse.json >/dev/null || fault "what was saved is not a good record"
play --save game.noblesse.json < <(yes 1)
expect "resumed" 0 "The game is in game.noblesse.json."
"$program" verify game.noblesse.json >verified || fault "the game that was resumed is not a good record"
grep -q "the result is right" verified || fault "the saved game is not over: $(cat verified)"
play mille --seed 3 --players 3 < <(printf 'a\n1\n' && yes 1)
grep '^1st' output >whole
play --resume game.noblesse.json --save other.noblesse.json </dev/null
grep '^1st' output >again || fault "a game that is over does not say how it ended"
cmp -s whole again || fault "resumed, it is another game: $(cat whole again)"

# Errors are told before anything starts.
play chess </dev/null
expect "chess" 2 "chess"
play adel --players 7 </dev/null
expect "7 lords" 2 "7"
play mille --players 5 </dev/null
expect "5 players" 2 "5"
play adel --bots nobody </dev/null
expect "a bot" 2 'there is no bot "nobody"'
play adel --players 3 --bots jack,toby,quill </dev/null
expect "more bots than seats" 2 "there are 3 bots for 2 seats beside yours"
play mille --players 2 --bots search:1ms </dev/null
expect "a search in too great a hurry" 2 "it may be 5ms to 600000ms"
play adel --seat 4 --players 4 </dev/null
expect "a seat" 2 "the seats are 0 to 3"
play adel --edition nowhere </dev/null
expect "an edition" 2 "nowhere"
play adel --edition ./missing.json </dev/null
expect "an edition's file" 2 "does not exist"
play adel --option variant </dev/null
expect "half an option" 2 "KEY=VALUE"
play adel --option dogs=many </dev/null
expect "no such option" 2 "dogs"
play mille --option arrival=stays </dev/null
expect "no such value" 2 'option arrival: "stays" is not one of travel_on, ends_turn'
play mille --arrival stays </dev/null
expect "no such arrival" 2 "stays"
play mille --players 3 --first 3 </dev/null
expect "no such first noble" 2 "first: there is no seat 3; the seats are 0 to 2"
play adel --first 1 </dev/null
expect "a first noble of adel" 2 "adel has no first player"
play adel --arrival ends_turn </dev/null
expect "an arrival of adel" 2 'adel has no option "arrival"'
play --resume missing.noblesse.json </dev/null
expect "a missing file" 2 "does not exist"
play --resume . </dev/null
expect "a folder" 2 "is a folder"
echo '{"noblesse":1' >broken.json
play --save broken.json </dev/null
expect "a broken file" 2 "broken.json"
[ "$(cat broken.json)" = '{"noblesse":1' ] || fault "a file that is no record was written over"
play adel --save game.noblesse.json </dev/null
expect "another game's file" 2 "holds a game of mille"
play mille --players 4 --save game.noblesse.json </dev/null
expect "a file of fewer players" 2 "holds a game of 3 players, not of 4"
play mille --arrival ends_turn --save game.noblesse.json </dev/null
expect "a file whose turns go on" 2 "holds a game without arrival, not arrival=ends_turn"
play mille --arrival travel_on --save game.noblesse.json </dev/null
expect "what is the default anyway" 0 "The game is in game.noblesse.json."
play mille --first 1 --save game.noblesse.json </dev/null
expect "a file with another first noble" 2 "holds a game with first=0, not first=1"

# M19: the help knows where a turn ends on arrival, and so do the last words.
play mille --players 3 --seed 3 --arrival ends_turn --first 1 < <(printf '?\nquit\nno\n')
expect "help" 0 "(M19)"
expect "the same deal" 0 "--seed 3 --option arrival=ends_turn --first 1"
play mille --players 3 --seed 3 < <(printf '?\nquit\nno\n')
if grep -q M19 output; then fault "help tells of a rule that is not played"; fi

# In the language that is asked for, else in that of the terminal. The notation is understood in all of them.
for words in "de Wohin gehst du?" "it Dove vai?" "nl Waar ga je heen?" "ro Unde mergi?" "en Where do you go?"; do
  language=${words%% *}
  play adel --seed 1 --language "$language" < <(printf 'castle\n')
  expect "$language" 0 "${words#* }"
  expect "$language, again" 0 "--seed 1 --language $language"
done
play adel --seed 1 --language de < <(printf 'schloss\n')
expect "a castle in German" 0 "Verdeckt vor dir: Schloss."
play mille --seed 3 --players 2 --language de < <(yes 1)
expect "a whole game in German" 0 "Noch eine Partie?"
LC_ALL='' LANG=de_DE.UTF-8 play adel --seed 1 </dev/null
expect "the terminal's language" 0 "Die Eingabe ist zu Ende."
LC_ALL='' LANG=de_DE.UTF-8 play adel --seed 1 --language ro </dev/null
expect "another than the terminal's" 0 "Comenzile s-au terminat."
for locale in C POSIX fi_FI.UTF-8; do
  LC_ALL='' LANG=$locale play adel --seed 1 </dev/null
  expect "$locale" 0 "The input has ended."
done
play adel --language fr </dev/null
expect "French" 2 '"fr" is not one of en, de, it, nl, ro'

# Ctrl-C: says how to go on, and what was decided is saved.
mkfifo keys
"$program" play adel --seed 1 --save broken-off.noblesse.json <keys >output 2>&1 &
pid=$!
exec 7>keys
printf 'castle\n\n' >&7
awaits grep -q "What do you play" output || fault "the second question does not come: $(cat output)"
kill -INT $pid
status=0
wait $pid || status=$?
exec 7>&-
expect "Ctrl-C" 130 "The game is saved. Go on with:"
expect "the words to go on with" 130 "noblesse play --save broken-off.noblesse.json"
"$program" verify broken-off.noblesse.json >/dev/null || fault "Ctrl-C left a broken record"
before=$(cat broken-off.noblesse.json)
play adel --option score_by=own --save broken-off.noblesse.json </dev/null
expect "a file of other rules" 2 "holds a game with score_by=leader, not score_by=own"
[ "$(cat broken-off.noblesse.json)" = "$before" ] || fault "a game that was not continued has changed"

# The screen: drawn in the terminal's other buffer, which is left again.
# What is typed is typed when the screen has asked, and the hands stay at the keys until it is over.
screen() {
  status=0
  : >output
  TERM=xterm-256color timeout 240 script -qec "stty rows ${2:-24} cols ${3:-80}; $program play adel --seed 7" \
    /dev/null <keys >output 2>&1 &
  pid=$!
  exec 7>keys
  awaits grep -qF $'\x1b[?1049h' output || fault "the screen is not drawn: $(cat output)"
  printf '%b' "$1" >&7
  wait $pid || status=$?
  exec 7>&-
}
if command -v script >/dev/null; then
  screen 'castle\r\r?\rqquit\rno\r'
  expect "the screen" 0 "What do you play in the castle?"
  grep -qF $'\x1b[?1049h' output || fault "the screen does not use the other buffer"
  grep -qF $'\x1b[?1049l' output || fault "the terminal is not restored"
  expect "the last words" 0 "The game is not saved. The same deal again:"
  expect "the words for it" 0 "noblesse play adel --players 4 --seed 7"
  screen '\003'
  expect "Ctrl-C on the screen" 130 "The same deal again"
  screen '\004'
  expect "Ctrl-D on the screen" 0 "The input has ended."
  screen 'quit\rno\r' 3 10
  expect "a tiny screen" 0 "The same deal again"
fi

exit "$faults"
