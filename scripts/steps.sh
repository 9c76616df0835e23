# shellcheck shell=bash
# The steps of ./check: each is run, timed, counted, and passed over while what it looks at is
# the same as when it last passed.
#
#   step NAME INPUT...   runs the function step_NAME. INPUTs are files and folders; with none the
#                        step is always run. jobs_of NAME tells whose tools it uses.
#
# A step that counts prints "passed: N" and "failed: N"; any other counts as one.
again=no # yes: also what has passed before
passed=0 failed=0
broken=()    # steps that failed
unchanged=() # steps that were passed over

# What a result depends on: the files, how the step is done, and the tools.
key_of() {
  local name=$1
  shift
  {
    find "$@" \( -name .git -o -path ./build -o -name node_modules \) -prune -o -type f -print0 2>/dev/null |
      sort -z | xargs -0 -r sha256sum
    declare -f "step_$name"
    # shellcheck disable=SC2046 # one word a job
    versions_of $(jobs_of "$name")
  } | sha256sum | cut -d' ' -f1
}

count_in() { sed -n "s/^$1: \([0-9]*\)\$/\1/p" "$2" | tail -n 1; }
seconds_since() { awk -v a="$1" -v b="$EPOCHREALTIME" 'BEGIN { printf "%.1f s", b - a }'; }

step() {
  local name=$1 log=build/logs/$1.log stamp=build/.passed/$1 key='' start good bad
  shift
  mkdir -p build/logs build/.passed
  printf '%-7s ' "$name"
  # The same step of another ./check: wait for it, then see whether it has done the work.
  exec 8>"$stamp.lock"
  flock 8
  [ $# = 0 ] || key=$(key_of "$name" "$@")
  if [ -n "$key" ] && [ $again = no ] && [ "$(head -n 1 "$stamp" 2>/dev/null)" = "$key" ]; then
    good=$(count_in passed "$stamp")
    unchanged+=("$name")
    passed=$((passed + good))
    printf 'ok %9s  %5s passed, unchanged since\n' '' "$good"
    exec 8>&-
    return
  fi

  start=$EPOCHREALTIME
  if "step_$name" >"$log" 2>&1 8>&- </dev/null; then
    good=$(count_in passed "$log")
    good=${good:-1}
    [ -z "$key" ] || printf '%s\npassed: %s\n' "$key" "$good" >"$stamp"
    printf 'ok %9s  %5s passed\n' "$(seconds_since "$start")" "$good"
  else
    good=$(count_in passed "$log") bad=$(count_in failed "$log")
    good=${good:-0} bad=${bad:-1}
    failed=$((failed + (bad > 0 ? bad : 1)))
    broken+=("$name")
    rm -f "$stamp"
    printf 'FAILED %5s\n\n' "$(seconds_since "$start")"
    tail -n 60 "$log" | sed 's/^/    /'
    printf '\n    (the end of %s)\n\n' "$log"
  fi
  passed=$((passed + good))
  exec 8>&-
}

# What the tests of a step that failed said, in short: it stands last, where it is looked for first.
why() {
  local log=build/logs/$1.log
  grep -nE -A 6 ': Failure$|^ FAIL |AssertionError|(error|ERROR):|Sanitizer: ' "$log" | head -n 40 | sed 's/^/    /'
}

skip() { printf '%-7s not run: %s\n' "$1" "$2"; }

# after STEP NAME INPUT...: a step that is not worth running where STEP has failed.
after() {
  local first=$1
  shift
  case " ${broken[*]} " in
    *" $first "*) skip "$1" "$first failed" ;;
    *) step "$@" ;;
  esac
}
