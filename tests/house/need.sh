#!/usr/bin/env bash
# scripts/need.sh on machines of every kind, with an apt of straw: what it installs, when it asks
# for the list of packages, and what it says where it cannot install.
set -euo pipefail
need=$(cd "$(dirname "$0")/../.." && pwd)/scripts/need.sh
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
faults=0
unset NOBLESSE_LLVM

# A machine has only these commands, and knows packages by the files in installed/, known/ (in
# apt's list) and archive/ (what apt-get update puts on the list).
mkdir bin
for name in bash cat cut env grep mkdir sed sort tail touch tr true xargs; do ln -s "$(type -P $name)" bin/; done
straw() { cat >"bin/$1" && chmod +x "bin/$1"; }
straw dpkg-query <<<$'#!/usr/bin/env bash\n[ -e "installed/${!#}" ] && echo -n installed'
straw apt-cache <<<$'#!/usr/bin/env bash\n[ ! -e "known/$2" ] || echo "  Candidate: 1"'
straw id <<<$'#!/usr/bin/env bash\ncat uid'
straw apt-get <<'STRAW'
#!/usr/bin/env bash
echo "apt-get $*" >>calls
case " $* " in
  *" update "*) for file in archive/*; do touch "known/${file#*/}"; done ;;
  *" install "*)
    [ ! -e offline ] || exit 100
    while [ "$1" != --no-install-recommends ]; do shift; done
    for name in "${@:2}"; do [ -e "known/$name" ] && touch "installed/$name" || exit 100; done
    ;;
esac
STRAW

# machine ARCHIVE...: a bare machine, root, apt's list still empty.
machine() {
  rm -rf installed known archive calls offline bin/sudo build
  mkdir installed known archive
  (cd archive && touch cmake ninja-build libboost1.81-dev libcli11-dev libfmt-dev libncurses-dev \
    libpq-dev libsodium-dev libsqlite3-dev libssl-dev pkgconf "$@")
  echo 0 >uid
  : >calls
}
try() {
  status=0
  out=$(PATH=$scratch/bin bash -c 'set -euo pipefail; . "$0" && need build && echo "clang $NOBLESSE_LLVM"' \
    "$need" 2>&1 </dev/null) || status=$?
}
expect() { # STATUS TEXT CALLS WHAT
  [ "$status" = "$1" ] && [[ $out == *"$2"* ]] && [ "$(cut -d" " -f6 calls | tr '\n' ',')" = "$3" ] || {
    faults=1
    printf '%s: status %s, asked of apt:\n%s\nsaid:\n%s\n\n' "$4" "$status" "$(cat calls)" "$out"
  }
}
both="clang-22 lld-22 clang-19 lld-19"
# shellcheck disable=SC2086 # words
{
  machine $both
  try && expect 0 "clang 22" "update,install," "a bare machine"
  : >calls
  try && expect 0 "clang 22" "" "once more: nothing is missing"

  machine clang-19 lld-19
  try && expect 0 "clang 19" "update,install," "no security archive"
  : >calls
  try && expect 0 "clang 19" "" "once more without the security archive"

  machine $both && cp archive/* known/
  try && expect 0 "clang 22" "install," "apt's list is there"

  machine $both && touch offline
  try && expect 1 "apt-get failed" "update,install," "no network"

  machine && echo 1000 >uid
  try && expect 1 "apt-get install -y --no-install-recommends clang-22 cmake" "" "no root and no sudo"

  machine $both && echo 1000 >uid && straw sudo <<<$'#!/usr/bin/env bash\n[ "$1" != -n ] || shift; exec "$@"'
  try && expect 0 "clang 22" "update,install," "sudo without a password"
}

# Bitcode is put into archives by the LLVM that wrote it: whoever makes WebAssembly needs that one.
# shellcheck source=scripts/need.sh
(. "$need" && NOBLESSE_LLVM=22 packages_of wasm | grep -qx llvm-22) || {
  faults=1
  echo "the job wasm does not bring llvm-ar of its own version"
}
exit "$faults"
