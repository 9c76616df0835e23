#!/usr/bin/env bash
# clang-tidy on every file of src/ that a preset builds, except those that passed
# before with the same contents, the same headers and the same settings.
#
#   scripts/lint.sh PRESET
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
preset=$1
# What has passed is remembered beside ccache, for every clone: a stamp is named by the contents alone.
export build=build/$preset tidy=clang-tidy-${NOBLESSE_LLVM:-22} stamps=${XDG_CACHE_HOME:-$HOME/.cache}/noblesse/tidy
mkdir -p "$stamps"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# "FILE<tab>HEADER" for the house's own files, from the build's record of what was included. Through ccache
# they are told as seen from the build's folder.
ninja -C "$build" -t deps | awk -v root="$PWD/" -v up="$PWD/$build/../../" '
  NF == 0 { next }
  /^[^ ]/ { file = $1; sub(/^CMakeFiles\/[^\/]+\.dir\//, "", file); sub(/\.o:$/, "", file); next }
  file ~ /^src\// {
    path = $1
    if (path !~ /^\//) path = root "'"$build"'/" path
    if (index(path, up) == 1) path = root substr(path, length(up) + 1)
    if (index(path, root) != 1 || path ~ /cmake_pch/) next
    print file "\t" substr(path, length(root) + 1)
  }' >"$scratch/includes"

# One list of hashes a file; its own hash is the name of the file's stamp.
cut -f2 "$scratch/includes" | sort -u | xargs -r sha256sum >"$scratch/hashes"
settings=$("$tidy" --version && sha256sum .clang-tidy CMakeLists.txt CMakePresets.json cmake/flags.cmake)
mkdir "$scratch/lists"
awk -v lists="$scratch/lists" -v settings="$settings" -F '\t' '
  NR == FNR { split($0, part, "  "); hash[part[2]] = part[1]; next }
  {
    list = $1; gsub("/", "%", list); list = lists "/" list
    if (!(list in seen)) { print settings > list; seen[list] = 1 }
    print hash[$2], $2 > list
  }' "$scratch/hashes" "$scratch/includes"

# A header is seen through build/PRESET/rooms: faults are shown where it really lies.
tidy_one() {
  local file=$1 stamp=$stamps/$2 status=0
  [ ! -e "$stamp" ] || return 0
  "$tidy" --quiet -p "$build" "$file" 2>/dev/null >"$stamp.log" || status=1
  sed -E "s|$PWD/$build/rooms/tests/||; s|$PWD/$build/rooms/[^/]+/|src/|; s|$PWD/||" "$stamp.log"
  rm "$stamp.log"
  [ $status != 0 ] || touch "$stamp"
  return $status
}
export -f tidy_one

(cd "$scratch/lists" && find . -type f -exec sha256sum {} +) |
  sed -E 's|^([0-9a-f]+)  \./(.*)$|\2 \1|; s|%|/|g' | sort >"$scratch/files"
# Nothing to look at is no good sign: the record is not what it was taken for.
[ -s "$scratch/files" ] || { echo "There is nothing to lint in $build: build it first" >&2 && exit 1; }
status=0
xargs -r -P "${JOBS:-$(nproc)}" -L 1 bash -c 'tidy_one "$@"' tidy_one <"$scratch/files" || status=1

good=0 all=0
while read -r _ key; do
  all=$((all + 1))
  [ ! -e "$stamps/$key" ] || good=$((good + 1))
done <"$scratch/files"
echo "passed: $good"
echo "failed: $((all - good))"
exit "$status"
