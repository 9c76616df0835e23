#!/usr/bin/env bash
# A machine with strange tools first on the PATH: another LLVM's llvm-ar, a broken ar, clang++, CMake, Node,
# npm and Python. All of them fail, and say so. Both builds take none of them, and npm is found all the same.
set -euo pipefail
cd "$(dirname "$0")/../.."
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
faults=0
fault() { echo "$*" && faults=1; }

mkdir "$scratch/strange"
for name in ar ranlib nm ld ld.lld lld wasm-ld strip objcopy llvm-ar llvm-ranlib llvm-nm clang clang++ cc c++ g++ \
  cmake ctest ninja make pkg-config ccache node npm npx python3 python; do
  printf '#!/bin/sh\necho "a strange %s was called" >&2\nexit 1\n' $name >"$scratch/strange/$name"
  chmod +x "$scratch/strange/$name"
done
export PATH=$scratch/strange:$PATH
unset NOBLESSE_LLVM

# As the scripts build: configured, one room compiled and put into an archive.
scripted() {
  (
    . scripts/path.sh
    . scripts/need.sh
    choose_llvm
    cmake --preset "$1" -B "$scratch/$1" && cmake --build "$scratch/$1" -j 2 --target games
  ) >"$scratch/$1.log" 2>&1
}
for preset in release wasm; do
  scripted $preset || fault "The build of $preset failed: $(tail -n 20 "$scratch/$preset.log")"
  if grep -rl "$scratch/strange" "$scratch/$preset" --include=CMakeCache.txt --include='*.ninja'; then
    fault "The build of $preset takes a tool from the PATH: $(grep -h "$scratch/strange" "$scratch/$preset/CMakeCache.txt")"
  fi
done
# WebAssembly is archived by the LLVM that compiled it, whatever is called llvm-ar.
grep -q '/llvm-ar-[0-9]* qc ' "$scratch/wasm/CMakeFiles/rules.ninja" ||
  fault "WebAssembly is not archived by the llvm-ar of its own version"

# By hand, with a CMake of one's own: the compiler and its tools are still the right ones.
/usr/bin/cmake --preset wasm -B "$scratch/by-hand" -DCMAKE_MAKE_PROGRAM=/usr/bin/ninja >"$scratch/by-hand.log" 2>&1 &&
  /usr/bin/cmake --build "$scratch/by-hand" -j 2 --target games >>"$scratch/by-hand.log" 2>&1 ||
  fault "A build by hand failed: $(tail -n 20 "$scratch/by-hand.log")"

# A ccache that does not run, where there is no other, is done without.
/usr/bin/cmake --preset wasm -B "$scratch/no-ccache" -DCMAKE_MAKE_PROGRAM=/usr/bin/ninja \
  -DNOBLESSE_CCACHE="$scratch/strange/ccache" >"$scratch/no-ccache.log" 2>&1 &&
  /usr/bin/cmake --build "$scratch/no-ccache" -j 2 --target base >>"$scratch/no-ccache.log" 2>&1 ||
  fault "A build beside a broken ccache failed: $(tail -n 20 "$scratch/no-ccache.log")"

npm=$(. scripts/path.sh && npm_folder) || fault "No npm was found behind the strange one"
[ "$npm" != "$scratch/strange" ] || fault "The strange npm was taken"

# Where no npm runs at all, one sentence says so.
said=$(
  PATH=$scratch/strange:/nowhere
  . scripts/page.sh
  npm_folder() { return 1; }
  cat() { :; }; uname() { :; }; sha256sum() { echo x; }
  npm_packages 2>&1
) && fault "npm_packages went on without npm" || [ "$said" = "No npm on this machine runs: Debian's is in its package npm" ] ||
  fault "Without an npm that runs it says: $said"
exit $faults
