#!/usr/bin/env bash
# No two rooms give the same name to different types of one namespace: the linker would take one
# for the other, and nobody would be told.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
twice=$(find src -name '*.h' -print0 | sort -z | xargs -0 awk '
  FNR == 1 { space = "" }
  /^namespace [a-z:]+ [{]/ { space = $2 }
  /^(template.*)?(class|struct|enum class|union) [A-Z][A-Za-z]*( final)?( :.*)? [{]/ {
    for (i = 1; i <= NF; ++i) if ($i ~ /^(class|struct)$/ && $(i + 1) != "class") name = $(i + 1)
    print space "::" name, FILENAME
  }' | sort | awk '
  { if ($1 == last) print "  " $1 ": " file " and " $2; last = $1; file = $2 }')
if [ -n "$twice" ]; then
  printf 'The same name for two types:\n%s\n' "$twice"
  exit 1
fi
echo "Every type has a name of its own"
