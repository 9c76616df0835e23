#!/usr/bin/env bash
# Every link from one document to another, or to a file, leads somewhere; and every test program that a document names is
# there.
set -euo pipefail
cd "$(dirname "$0")/../.."
faults=0
while read -r document; do
  # shellcheck disable=SC2016 # backquotes are what is looked for
  while IFS=: read -r line link; do
    target=${link%%#*}
    case $link in *://* | mailto:*) continue ;; esac
    # In the rules a bare name is a drawing of the page's: web/test/figures.test.ts knows them all.
    case $document:$target in ./web/rules/*:*[./]*) ;; ./web/rules/*) continue ;; esac
    [ -z "$target" ] || [ -e "$(dirname "$document")/$target" ] ||
      { echo "$document:$line: nothing is at $target" && faults=1; }
  done < <(sed 's/`[^`]*`//g' "$document" | grep -noE '\]\([^) ]+\)' | sed -E 's/:\]\(/:/; s/\)$//')
  while IFS=: read -r line program; do
    compgen -G "tests/${program#test_}/*.cpp" >/dev/null || compgen -G "tests/${program#test_}/*/*.cpp" >/dev/null ||
      { echo "$document:$line: there is no test program $program" && faults=1; }
  done < <(grep -noE '\btest_[a-z]+\b' "$document")
done < <(find . \( -name .git -o -path ./build -o -name node_modules \) -prune -o -name '*.md' -print | sort)
exit "$faults"
