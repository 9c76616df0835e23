# shellcheck shell=bash
# build PRESET [TARGET...]: configures where needed and builds into build/PRESET. Two at once
# wait for each other.
JOBS=${JOBS:-$(nproc)}

# A build folder is configured anew when the presets, the tools or its own place change (so also
# when GoogleTest is new here, or the page has been built for the first time): CMake does not watch
# these itself.
configure() {
  local preset=$1 key
  key=$({ pwd && versions_of build test && cat CMakePresets.json cmake/clang.cmake cmake/wasm.cmake &&
    find build/page -name pages.inc; } 2>/dev/null | sha256sum)
  if [ ! -f "build/$preset/build.ninja" ] || [ "$(cat "build/$preset/.configured" 2>/dev/null)" != "$key" ]; then
    cmake --fresh --preset "$preset" && echo "$key" >"build/$preset/.configured"
  fi
}

build() {
  local preset=$1
  shift
  mkdir -p "build/$preset"
  (
    flock -n 9 || { echo "Waiting for another build of $preset" && flock 9; }
    configure "$preset" && cmake --build "build/$preset" -j "$JOBS" ${1:+--target "$@"}
  ) 9>"build/$preset/.lock"
}
