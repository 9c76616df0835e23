#!/usr/bin/env bash
# The order of the rooms can fail: the compiler does not find a header of a room that may not be
# used, and includes.sh reports what the compiler cannot.
#
#   order.sh ROOMS COMPILER   ROOMS/paths.txt: a room a line, then its include path
set -euo pipefail
rooms=$1 compiler=$2
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
faults=0 proved=0
fault() { echo "$*"; faults=1; }

# The first header of a room, by its path from src/.
header_of() { (cd src && find "$1" -name '*.h' 2>/dev/null | sort | head -n 1); }

while read -r room path; do
  flags=()
  for folder in $path; do flags+=("-I$folder"); done
  while read -r other _; do
    header=$(header_of "$other")
    [ -n "$header" ] || continue
    printf '#include "%s"\n' "$header" >"$scratch/file.cpp"
    found=yes
    "$compiler" -std=c++23 -E "${flags[@]}" "$scratch/file.cpp" >/dev/null 2>"$scratch/log" ||
      { grep -qE "$header.*(not found|No such file)" "$scratch/log" && found=no; }
    allowed=no
    case " $(grep -E "^$room( |\$)" "$rooms/order.txt") " in *" $other "*) allowed=yes ;; esac
    [ "$found" = "$allowed" ] ||
      fault "room $room including \"$header\": allowed: $allowed, the compiler finds it: $found"
    proved=$((proved + 1))
  done <"$rooms/order.txt"
done <"$rooms/paths.txt"
[ "$proved" -gt 0 ] || fault "there was no pair of rooms to look at"

# The last room that is declared may be used by none before it.
first=$(head -n 1 "$rooms/order.txt" | cut -d' ' -f1)
last=$(tail -n 1 "$rooms/order.txt" | cut -d' ' -f1)
refuses() {
  mkdir -p "$scratch/src/$first"
  printf '%s\n' "$1" >"$scratch/src/$first/file.h"
  ! bash "$here/includes.sh" "$rooms" "$compiler" "$scratch" >/dev/null ||
    fault "includes.sh lets room $first write: $1"
}
refuses "#include \"../$first/file.h\""
refuses "#include \"$first/../$last/file.h\""
refuses "#include \"file.h\""
refuses "#include \"$last/file.h\""
refuses "  #  include \"nowhere/file.h\"  // a comment"
refuses "#include <chrono>"
exit "$faults"
