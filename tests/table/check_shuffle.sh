#!/usr/bin/env bash
# tools/check_shuffle.mjs against the shared vectors; and docs/fairness.md tells the truth: what is
# typed in its blocks marked ```console (after "$ ", in one shell for all of them) is answered as
# written.
set -euo pipefail
cd "$(dirname "$0")/../.."
node tests/table/check_shuffle.mjs

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
awk '/^```console$/ { inside = 1; next } /^```/ { inside = 0 } inside' docs/fairness.md >"$scratch/written"
while read -r sign command; do
  [ "$sign" = '$' ] || continue
  printf 'printf "%%s\\n" %q\n%s\n' "\$ $command" "$command"
done <"$scratch/written" >"$scratch/typed"
[ "$(grep -c '^[$] ' "$scratch/written")" -ge 5 ] || { echo "docs/fairness.md has hardly an example" && exit 1; }
TMPDIR=$scratch bash "$scratch/typed" >"$scratch/answered" 2>&1 || true
diff "$scratch/written" "$scratch/answered" ||
  { echo "docs/fairness.md: < is as written, > as it was answered" && exit 1; }
