#!/usr/bin/env bash
# The commands that `noblesse play` tells when a game is left, copied into a shell; and editions of one's own, wherever
# there is a game.
#
#   again.sh PROGRAM
# shellcheck source=tests/scratch.sh
. tests/scratch.sh
# play WORDS...: what is piped in is typed.
play() { timeout 240 "$program" play --plain "$@" >output 2>&1 || fault "play $*: ended with $?: $(tail -n 3 output)"; }
# The command on the last line, in a shell, with what is piped in; it is kept as `command`.
paste() {
  command=$(sed -n '$s/^  //p' output)
  [ -n "$command" ] || fault "no command is told: $(tail -n 3 output)"
  timeout 240 bash -c "$command" >output 2>&1 || fault "$command: ended with $?: $(tail -n 3 output)"
}
leave() { printf 'quit\nno\n'; }
says() { grep -qF -- "$1" output || fault "does not say \"$1\": $(tail -n 5 output)"; }
# again WORDS...: leaving tells a command that deals the same game, and tells itself.
again() {
  local before
  play "$@" < <(leave)
  says "The game is not saved. The same deal again:"
  cp output first
  paste < <(leave)
  before=$command
  cmp -s output first || fault "play $*: $before deals another game: $(diff output first | head -n 5)"
}

# Editions of one's own, of both games, one with a name that a shell takes apart.
mine="my copy's \$1.json"
sed 's/"edition": "classic"/"edition": "mine"/; s/Clay pipe/Meerschaum pipe/' "$root/data/adel-classic.json" >"$mine"
sed 's/"edition": "italia"/"edition": "ours"/; s/"goal": 30/"goal": 12/' "$root/data/mille-italia.json" >./-ours.json

# The same deal: rules, seat, name and company with it.
again adel --players 4 --seed 7
again adel --players 2 --seed 7 --variant confrontation -o detective_places=dense -o score_by=own
again adel --players 5 --seed 9 --seat 3 --bots jack,clubman --name "O'Hara & \$HOME"
again adel --players 3 --seed 9 --edition grand
again adel --seed 5 --edition "$mine"
again mille --players 3 --seed 18446744073709551615 --bots toby
again --seed 5 --edition=-ours.json
play adel < <(leave)
cp output first
paste < <(leave)
diff <(grep -v 'the deal is number' output) <(grep -v 'the deal is number' first) >/dev/null ||
  fault "a deal that was drawn does not come again"

# A game that is saved goes on, whatever its file is called; its edition is in it.
moved=$(mktemp -d)
for words in "adel --edition|$mine" "mille --edition=|-ours.json"; do
  game=${words%% *} option=${words%|*} file=${words#*|}
  case $option in *=) edition=("${option#* }$file") ;; *) edition=(--edition "$file") ;; esac
  save="a \"$game\" \`game\`.noblesse.json"
  play "$game" --players 2 --seed 3 "${edition[@]}" --save "$save" < <(printf '1\n1\n')
  says "The game is saved. Go on with:"
  mv -- "$file" "$moved/"
  paste < <(yes 1)
  says "The game is in $save."
  run 0 "the result is right" -- verify "$save"
  run 0 "The reckoning" -- replay "$save"
  mv -- "$moved/$file" .
done
play mille --players 2 --seed 3 --save=-x < <(printf 'a\n1\n')
paste < <(yes 1)
says "The game is in -x."
printf 'a\n1\nsave two words\nquit\n' >keys
play mille --players 2 --seed 3 <keys
paste < <(leave)
says "The game of two words goes on."
play adel --seed 1 --save "$(printf 'a\033[2Jb')" < <(printf 'castle\n\n')
paste < <(leave)
if grep -q $'\033' output; then fault "a name upsets the terminal"; fi
unwritable=nowhere/game
play mille --resume "two words" --save $unwritable < <(printf '1\nquit\nno\n')
says "What was decided since is not saved. Go on from there with:"
paste < <(leave)
says "The game of two words goes on."

# The edition that a game began with stays its own, when its file has changed since or has another's name.
mkdir -p .local/share/noblesse/editions
sed 's/"goal": 12/"goal": 20/' ./-ours.json >.local/share/noblesse/editions/ours.json
save='a "mille" `game`.noblesse.json'
run 0 "the result is right" -- verify "$save"
rm -r .local

# A record from before does not carry it: then it has to be named.
printf '%s\n' '{"cmd":"new","game":"mille","players":2,"seed":3,"edition":"ours"}' '{"cmd":"record"}' |
  "$program" engine --edition ./-ours.json | sed -n '2s/.*"record":\(.*\)}$/\1/p' >old.json
for look in verify replay; do
  "$program" $look old.json >output 2>&1 && fault "$look knows an edition that is not here"
  says 'there is no edition "ours" of mille'
  run 0 "" -- $look --edition ./-ours.json old.json
done
play --save old.json --edition ./-ours.json < <(printf '1\n')
paste < <(leave)
says "The game of old.json goes on."
before=$(cat old.json)
refuses() { # WORDS -- ARGUMENTS...: nothing is continued
  run 2 "$1" -- play "${@:3}"
  [ "$(cat old.json)" = "$before" ] || fault "a game that was not continued has changed: $*"
}
refuses "old.json holds deal 3, not 4" -- --save old.json --seed 4
refuses "old.json holds a game with the edition ours, not with italia" -- --save old.json --edition italia
refuses 'old.json: mille has no option "score_by"' -- --save old.json -o score_by=own
refuses "old.json holds a game without arrival, not arrival=ends_turn" -- --save old.json -o arrival=ends_turn
play --save old.json -o arrival=travel_on < <(leave)
says "The game of old.json goes on."
refuses "is an edition of adel, not of mille" -- mille --edition "./$mine"
refuses '"-" is standard output' -- mille --save -
refuses '"-" is standard output' -- --resume -
[ ! -e - ] || fault "a file is called -"

# Bots against bots with them, whose records carry them; and the engine.
for words in "adel $mine mine" "mille -ours.json ours"; do
  game=${words%% *} id=${words##* } file=${words#* }
  file=${file% *}
  run 0 "$game ($id), 2 players" -- arena "$game" -p 2 -b clubman,random -g 2 --edition "./$file" --records games
  run 0 "the result is right" -- verify "games/$game-000000.noblesse.json"
  run 0 "clubman" -- replay "games/$game-000000.noblesse.json"
  echo '{"cmd":"new","game":"'"$game"'","players":2,"seed":1,"edition":"'"$id"'"}' >asked
  "$program" engine --edition "./$file" <asked >output
  says '"edition":"'"$id"'"'
  run 0 "$id" -- edition show "./$file"
done
"$program" engine --edition none.json <asked >output 2>&1 && fault "a missing edition is not told"
says '"none.json" does not exist'

rm -r "$moved"
exit "$faults"
