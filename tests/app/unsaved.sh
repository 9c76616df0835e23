#!/usr/bin/env bash
# A game that could not be written down is not said to be saved.
set -euo pipefail
noblesse=$1
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
play=("$noblesse" play mille --players 3 --seed 4 --plain --save missing/trip)

left=$(printf '1\nquit\n2\n' | "${play[@]}" 2>&1)
grep -q 'Not saved: "missing/trip" cannot be written' <<<"$left"
grep -q 'The game is not saved' <<<"$left"
if grep -q 'The game is saved' <<<"$left"; then
  echo "It says that the game is saved" && exit 1
fi

# Asked, it is saved under another name.
kept=$(printf '1\nquit\n1\n' | "${play[@]}" 2>&1)
grep -q 'The game is saved. Go on with:' <<<"$kept"
grep -q 'noblesse play --save mille-4.noblesse.json --plain$' <<<"$kept"
[ -s mille-4.noblesse.json ]
echo "passed: 2"
