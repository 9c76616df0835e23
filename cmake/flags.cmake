# How everything here is compiled. Presets choose; the defaults suit a compiler we do not know.
option(NOBLESSE_WERROR "Treat warnings as errors" OFF)
option(NOBLESSE_ASSERTIONS "Assertions of the standard library" ON)
option(NOBLESSE_TESTS "Build the tests" ON)
set(NOBLESSE_SANITIZE "" CACHE STRING "Sanitizers: address,undefined or thread")
set(NOBLESSE_ROOMS "" CACHE STRING "Build only these rooms (empty: all)")

# x86-64-v2 is any PC since 2009 (popcnt, SSE4.2). Empty: the compiler's own default.
set(arch "")
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$")
  set(arch x86-64-v2)
endif()
set(NOBLESSE_ARCH "${arch}" CACHE STRING "Oldest processor that the program runs on (-march)")
if(NOBLESSE_ARCH)
  add_compile_options(-march=${NOBLESSE_ARCH})
endif()

set(CMAKE_CXX_STANDARD 23)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

# A bot's sums come out the same to the last digit on every platform, WebAssembly included.
add_compile_options(-ffp-contract=off)

add_compile_options(-Wall -Wextra)
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
  # Signs may mix: seats and cards are small integers that index arrays everywhere. What a
  # designated initialiser leaves out is meant to be left at its default. libstdc++ 12's own
  # stable_sort calls what C++17 deprecated.
  add_compile_options(
    -Wpedantic -Wconversion -Wno-sign-conversion -Wshadow -Wcast-qual -Wextra-semi
    -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough -Wunused
    -Wnull-dereference -Wno-missing-designated-field-initializers -Wno-deprecated-declarations)
else()
  # The same for g++; and its version 12 sees overlaps and overruns in its own std::string.
  add_compile_options(-Wno-missing-field-initializers -Wno-restrict -Wno-array-bounds
                      -Wno-stringop-overflow -Wno-maybe-uninitialized)
endif()
if(NOBLESSE_WERROR)
  add_compile_options(-Werror)
endif()

if(CMAKE_CXX_COMPILER_ID MATCHES Clang AND NOT CMAKE_CROSSCOMPILING)
  add_link_options(-fuse-ld=lld)
endif()

if(NOBLESSE_SANITIZE)
  add_compile_options(-fsanitize=${NOBLESSE_SANITIZE} -fno-sanitize-recover=all
                      -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${NOBLESSE_SANITIZE})
endif()
# An index out of range or an empty optional ends the program instead of reading what is not
# there: also in what players get, for most of it meets the network.
add_compile_definitions($<$<BOOL:${NOBLESSE_ASSERTIONS}>:_GLIBCXX_ASSERTIONS>)

# ccache where there is one: a rebuild of what was built before costs nothing, in another clone
# of this house neither.
find_program(NOBLESSE_CCACHE ccache PATHS /usr/bin NO_DEFAULT_PATH)
find_program(NOBLESSE_CCACHE ccache)
# One that does not run is none.
if(NOBLESSE_CCACHE)
  execute_process(COMMAND ${NOBLESSE_CCACHE} --version
                  RESULT_VARIABLE NOBLESSE_CCACHE_FAULT OUTPUT_QUIET ERROR_QUIET)
endif()
if(NOBLESSE_CCACHE AND "${NOBLESSE_CCACHE_FAULT}" STREQUAL "0" AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER
    ${CMAKE_COMMAND} -E env CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_PCH_EXTSUM=true
    CCACHE_SLOPPINESS=pch_defines,time_macros ${NOBLESSE_CCACHE})
endif()
