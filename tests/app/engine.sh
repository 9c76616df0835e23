#!/usr/bin/env bash
# `noblesse engine` as another program meets it: through pipes.
#
#   engine.sh PROGRAM
set -euo pipefail
program=$1
faults=0
fault() { echo "$*"; faults=1; }
expect() { [ "$2" = "$3" ] || fault "$1: expected \"$2\", but it is \"$3\""; }

new='{"cmd":"new","game":"adel","players":3,"seed":1}'

# A line that comes without its end is answered; the end of the input ends the engine.
expect "an empty input" "" "$("$program" engine </dev/null)"
expect "quit" '{"ok":true}' "$(printf '{"cmd":"quit"}\nnot read any more\n' | "$program" engine)"
expect "a last line without an end" '{"ok":true}' "$(printf '{"cmd":"quit"}' | "$program" engine)"
expect "line ends of DOS" '{"ok":true}' "$(printf '{"cmd":"quit"}\r\n' | "$program" engine)"

# Every line has its answer before the next one is read.
coproc engine { exec "$program" engine; }
pid=$!
say() { printf '%s\n' "$1" >&"${engine[1]}" && IFS= read -r -t 20 answer <&"${engine[0]}"; }
say "$new" && case $answer in '{"ok":true,"phase":"place"'*) ;; *) fault "new: $answer" ;; esac
say '{"cmd":"state"}' && before=$answer

# A line of 100 MB gets one error, in little memory, and the game goes on unchanged.
{ printf '{"cmd":"undo","id":"' && head -c 100000000 /dev/zero | tr '\0' x && printf '"}\n'; } >&"${engine[1]}"
IFS= read -r -t 60 answer <&"${engine[0]}"
case $answer in
  '{"ok":false,"error":"the line is longer than 8388608 bytes'*) ;;
  *) fault "a line of 100 MB: ${answer:0:200}" ;;
esac
if [ -r "/proc/$pid/status" ]; then
  peak=$(awk '/^VmHWM/ { print $2 }' "/proc/$pid/status")
  [ "$peak" -lt 131072 ] || fault "a line of 100 MB took $peak kB"
fi
say '{"cmd":"state"}' && expect "the state after it" "$before" "$answer"
say '{"cmd":"quit"}' && expect "the answer to quit" '{"ok":true}' "$answer"
wait "$pid" || fault "the engine ended with status $?"

# A seed that is not given is another one each time.
drawn() { echo '{"cmd":"new","game":"mille","players":2}' | "$program" engine | sed 's/.*"seed":\([0-9]*\).*/\1/'; }
[ "$(drawn)" != "$(drawn)" ] || fault "two seeds that were drawn are the same"

# A listener who has gone ends the engine without a word.
log=$(mktemp)
trap 'rm -f "$log"' EXIT
set +o pipefail
yes "$new" | timeout 240 "$program" engine 2>"$log" | head -n 1 >/dev/null
expect "the status without a listener" 0 "${PIPESTATUS[1]}"
expect "what it says without a listener" "" "$(cat "$log")"
exit "$faults"
