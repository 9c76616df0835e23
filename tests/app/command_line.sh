#!/usr/bin/env bash
# The other subcommands of `noblesse`: what they print, and how they end.
#
#   command_line.sh PROGRAM
# shellcheck source=tests/scratch.sh
. tests/scratch.sh

run 0 "noblesse 0" -- --version
run 0 "Examples:" -- --help
run 0 "--variant" -- play --help
run 2 "frobnicate" -- frobnicate
run 2 "--frob" -- play --frob
run 2 "file" -- verify
"$program" </dev/null >output || fault "without words and without a terminal it should help"
grep -q "Examples:" output || fault "the help has no examples"

# Every subcommand has examples of its own, with options that it knows; and every option that takes a number refuses
# what is none, or is out of its bounds, and says them.
names() { sed -n '/^Subcommands:/,/^$/s/^  \([a-z]*\) .*/\1/p'; }
helped=0 numbers=0
look_at() { # the words of a subcommand
  local help name bad part
  help=$("$program" "$@" --help) || fault "$* --help ended with $?"
  local examples=${help##*Example}
  [ "$examples" != "$help" ] || fault "$* --help has no example"
  grep -qE "^  (.* )?noblesse $*( |$)" <<<"$examples" || fault "$* --help has examples of something else"
  if grep -E "^  (.* )?noblesse " <<<"$examples" | grep -vE "noblesse $*( |$)"; then
    fault "$* --help has an example of something else"
  fi
  for name in $(grep -E "^  .*noblesse " <<<"$examples" | grep -oE -- '--[a-z-]+'); do
    grep -qE -- "^  (-[a-z],)?$name( |$)" <<<"$help" || fault "$* --help has an example with $name, which it does not know"
  done
  while IFS= read -r name; do
    numbers=$((numbers + 1))
    for bad in -1 99999999999999999999 18446744073709551616 1.5 0x10 "" some; do
      run 2 "$name: \"$bad\" is not a whole number from" -- "$@" "$name" "$bad"
    done
  done < <(sed -nE 's/^  (-[a-z],)?(--[a-z-]+) N( |=|$).*/\2/p' <<<"$help")
  if grep -qE '(UINT|INT|FLOAT)' <<<"$help"; then fault "$* --help has a number without bounds"; fi
  helped=$((helped + 1))
  for part in $(names <<<"$help"); do look_at "$@" "$part"; done
}
for part in $("$program" --help | names); do look_at "$part"; done
[ "$helped" -ge 20 ] || fault "only $helped subcommands were looked at"
[ "$numbers" -ge 15 ] || fault "only $numbers options take a number"
# The documents name only subcommands that there are.
known=$("$program" --help | names)
while IFS=: read -r document line word; do
  word=${word##* }
  grep -qxF -- "$word" <<<"$known" || fault "$document:$line: there is no \"noblesse $word\""
done < <(cd "$root" && grep -noE '(^|`|build/release/|[|$] )noblesse [a-z]+' README.md CONTRIBUTING.md docs/*.md web/README.md)
run 0 "seed 10" -- arena mille -p 2 -b random -g 2 --seed 010
run 0 "seed 18446744073709551615" -- arena mille -p 2 -b random -g 2 --seed 18446744073709551615

# A list ends with its word.
run 0 "2 of 2 games" -- arena --players 2 --bots random,novice --option score_by=own adel --games 2

# The rules, in the language that is asked for, or of the terminal.
run 0 "At a glance" -- rules adel
run 0 "Auf einen Blick" -- rules mille --language de
run 0 "White" -- rules adel --edition grand
run 2 '"fr" is not one of en, de, it, nl, ro' -- rules adel --language fr
run 2 "no edition" -- rules adel --edition italia
run 2 "game" -- rules
LC_ALL='' LANG=ro_RO.UTF-8 run 0 "Dintr-o privire" -- rules adel
LC_ALL='' LANG=fi_FI.UTF-8 run 0 "At a glance" -- rules adel

# Records.
golden=$root/tests/golden/adel-4.noblesse.json
run 0 "the result is right" -- verify "$golden"
run 0 "Round 1" -- replay "$golden"
"$program" verify - <"$golden" >output || fault "- is not read as standard input"
"$program" verify <(cat "$golden") >output || fault "a pipe is not read"
run 2 "does not exist" -- verify missing.noblesse.json
run 2 "is a folder" -- replay .
run 2 "is larger than 32 MB" -- verify /dev/zero
printf 'no json' >bad && run 2 "bad" -- verify bad
printf '{"noblesse":1}' >bad && run 2 "game" -- verify bad
sed 's/"0 \(castle\|auction\)"/"0 check 24"/' "$golden" >bad && run 1 "move 0" -- verify bad
run 1 "move 0" -- replay bad
sed 's/"scores":\[[0-9]*/"scores":[99/' "$golden" >bad && run 1 "the result" -- verify bad

# Each part is said to be right, wrong, not there, or not to be checked; 3 is neither right nor wrong.
run 0 "commitment  absent" -- verify "$golden"
fair=$root/tests/vectors/fair_adel.noblesse.json
run 0 "commitment  good" -- verify "$fair"
sed 's/"seed":"[0-9a-f]*"/"seed":"'"$(printf '0%.0s' {1..64})"'"/' "$fair" >bad
run 1 "fair.commitment: is not that of this seed" -- verify bad
sed 's/,"[^"]*"\],"result":.*/]}/' "$golden" >bad
run 0 "the game is not over" -- verify bad
! grep -q "the result is right" output || fault "a result that is not there is called right"
sed 's/"result":{[^}]*}/"comment":""/' "$golden" >bad
run 1 "the result is missing, though the game is over" -- verify bad
sed 's/"edition":"[^"]*"/"edition":"nowhere"/' "$golden" >bad
run 3 "not wholly checked" -- verify bad
grep -q "moves *unchecked *there is no edition \"nowhere\"" output || fault "it is not said why: $(cat output)"

# An exhibition that may not be: the index, the reason and the rule.
"$program" engine >made <<'LINES'
{"cmd":"new","game":"adel","players":3,"seed":1}
{"cmd":"act","seat":0,"move":"castle"}
{"cmd":"record"}
LINES
sed -n 3p made | sed 's/.*"record"://; s/}$//; s/"0 castle"/"0 castle","0 auction"/' >bad
run 1 "move 1" -- verify bad

# Editions.
run 0 "classic" -- edition list
run 0 "Via Oltrepò" -- edition show italia
run 0 "Tin chamber pot" -- edition show "$root/data/adel-grand.json"
run 2 "nowhere" -- edition show nowhere
run 0 "good" -- edition check "$root"/data/*.json
sed 's/"spaces": 3/"spaces": "three"/; s/"final_points"/"last_points"/' "$root/data/adel-classic.json" >bad.json
run 1 "final_points" -- edition check bad.json
grep -q "spaces" output || fault "only the first fault is named: $(cat output)"
run 1 "faults" -- edition check "$root/data/adel-classic.json" bad.json
run 2 "does not exist" -- edition check missing.json
run 2 "files" -- edition check

# What the shelf does not take is not good.
sed 's/"title": "[^"]*"/"title": "Mine"/' "$root/data/adel-classic.json" >clash.json
run 1 'edition: another edition "classic" of adel is on the shelf' -- edition check clash.json
sed 's/"icon": "mask"/"icon": "maks"/' "$root/data/adel-grand.json" >icon.json
run 1 'did you mean "mask"' -- edition check icon.json

# A user's own folder: good ones are there, broken ones are left out with a warning.
mkdir -p .local/share/noblesse/editions
sed 's/"edition": "classic"/"edition": "mine"/' "$root/data/adel-classic.json" >.local/share/noblesse/editions/mine.json
cp bad.json .local/share/noblesse/editions/
run 0 "mine" -- edition list
grep -q "left out: .*bad.json" output || fault "a broken edition is left out without a word"
mkdir -p data/noblesse/editions
sed 's/"edition": "classic"/"edition": "elsewhere"/' "$root/data/adel-classic.json" >data/noblesse/editions/mine.json
XDG_DATA_HOME=$scratch/data run 0 "elsewhere" -- edition list
if grep -q "bad.json" output; then fault "with XDG_DATA_HOME, ~/.local/share is read too"; fi
printf 'quit\nno\n' | "$program" play adel --edition mine >output 2>&1 || fault "an own edition cannot be played"

# One number, that of the rules with the built-in editions, whatever else is on the shelf here.
pinned=$(sed -n 's/.*fingerprint(Shelf()), 0x\([0-9a-f]\{16\}\)U.*/\1/p' "$root/tests/match/fingerprint_test.cpp")
[ "$("$program" fingerprint 2>/dev/null)" = "$pinned" ] || fault "the fingerprint is not $pinned"

exit "$faults"
