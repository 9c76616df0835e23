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

# One number, always the same.
[ "$("$program" fingerprint 2>/dev/null)" = "$("$program" fingerprint 2>/dev/null)" ] || fault "the fingerprint changes"

exit "$faults"
