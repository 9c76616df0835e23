# shellcheck shell=bash disable=SC2034 # what is said here is used there
# How a script begins that tries the program, whose path is its first word: it stands in an empty folder, which goes
# when it ends, and ends with `exit "$faults"`.
set -euo pipefail
program=$(realpath "$1")
root=$PWD
scratch=$(mktemp -d)
last_words() { :; } # what else is to be done in the end
trap 'last_words; rm -rf "$scratch"' EXIT
cd "$scratch"
export HOME=$scratch LC_ALL=C.UTF-8
unset XDG_DATA_HOME
faults=0
fault() { echo "$*"; faults=1; }
# run STATUS WORDS -- ARGUMENTS...: the program, with the words of `verb` before these, ends so and says so.
verb=()
run() {
  local want=$1 words=$2 status=0
  shift 3
  "$program" "${verb[@]}" "$@" >output 2>&1 || status=$?
  [ "$status" = "$want" ] || fault "noblesse ${verb[*]} $*: ended with $status instead of $want: $(cat output)"
  grep -qF -- "$words" output || fault "noblesse ${verb[*]} $*: does not say \"$words\": $(cat output)"
}
# awaits COMMAND...: until it succeeds, for as long as only a fault takes, however busy the machine is.
awaits() {
  local end=$((EPOCHSECONDS + 240))
  until "$@"; do
    [ $EPOCHSECONDS -lt $end ] || return 1
    sleep 0.02
  done
}
