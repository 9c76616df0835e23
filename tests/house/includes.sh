#!/usr/bin/env bash
# Every #include "..." in src/ and tests/ names a room that the file's own room may see, by its
# path from src/; and the rooms of the rules include nothing that reads, writes or tells time.
#
#   includes.sh ROOMS [COMPILER [TREE]]   ROOMS/order.txt: a room a line, then what it may see
set -euo pipefail
order=$1/order.txt
cd "${3:-.}"

find src tests \( -name '*.h' -o -name '*.cpp' \) -type f -print0 2>/dev/null | sort -z |
  xargs -0 -r awk -v order="$order" '
    BEGIN {
      while ((getline line < order) > 0) {
        n = split(line, room, " ")
        for (i = 1; i <= n; ++i) may[room[1], room[i]] = 1
        rooms[room[1]] = 1
      }
      impure = "^(iostream|fstream|iomanip|sstream|cstdio|stdio.h|filesystem|chrono|ctime|time.h|" \
               "thread|mutex|atomic|future|condition_variable|random|boost/.*|fmt/.*)$"
    }
    function fault(text) { print FILENAME ":" FNR ": " text; faults = 1 }
    FNR == 1 {
      split(FILENAME, part, "/")
      top = part[1]; own = part[2]
    }
    match($0, /^[ \t]*#[ \t]*include[ \t]*"[^"]*"/) {
      name = $0; sub(/^[^"]*"/, "", name); sub(/".*/, "", name)
      split(name, part, "/"); other = part[1]
      if (name ~ /(^|\/)\.\.?\//) fault("\"" name "\": write the path from src/, without dots")
      else if (name !~ /\//) fault("\"" name "\": write the path from src/, as \"" own "/" name "\"")
      else if (top == "tests" && other == "tests") next
      else if (!(other in rooms)) fault("\"" name "\": there is no room \"" other "\"")
      else if ((own in rooms) && !((own, other) in may)) fault("\"" name "\": room " own " may not use room " other)
    }
    top == "src" && (own == "base" || own == "games") && match($0, /^[ \t]*#[ \t]*include[ \t]*<[^>]*>/) {
      name = $0; sub(/^[^<]*</, "", name); sub(/>.*/, "", name)
      if (name ~ impure) fault("<" name ">: room " own " is pure (no I/O, no clock, no threads, no chance of its own)")
    }
    END { exit faults }
  '
