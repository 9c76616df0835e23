#!/usr/bin/env bash
# Every link from one document to another, or to a file, leads somewhere.
set -euo pipefail
cd "$(dirname "$0")/../.."
faults=0
while read -r document; do
  while IFS=: read -r line link; do
    target=${link%%#*}
    case $link in *://* | mailto:*) continue ;; esac
    [ -z "$target" ] || [ -e "$(dirname "$document")/$target" ] ||
      { echo "$document:$line: nothing is at $target" && faults=1; }
  done < <(grep -noE '\]\([^) ]+\)' "$document" | sed -E 's/:\]\(/:/; s/\)$//')
done < <(find . \( -name .git -o -path ./build -o -name node_modules \) -prune -o -name '*.md' -print | sort)
exit "$faults"
