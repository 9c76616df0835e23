# Toolchain: the newest clang that Debian 12 carries (22; 19 where its security archive cannot
# be had). NOBLESSE_LLVM=19 in the environment chooses one.
#
# Every tool is named here, by its version and with the folder it lies in. CMake would take the
# first `llvm-ar` or `ar` on the PATH, and one of another LLVM cannot read what this clang writes.
set(NOBLESSE_LLVM "$ENV{NOBLESSE_LLVM}" CACHE STRING "Version of clang (empty: the newest)")
if(NOBLESSE_LLVM)
  set(names clang++-${NOBLESSE_LLVM})
else()
  set(names clang++-22 clang++-19)
endif()

# noblesse_tool(VARIABLE NAME...): where the first of these is; Debian's folder before the PATH.
function(noblesse_tool variable)
  find_program(${variable} NAMES ${ARGN} PATHS /usr/bin NO_DEFAULT_PATH)
  find_program(${variable} NAMES ${ARGN})
endfunction()

noblesse_tool(NOBLESSE_CLANG ${names})
if(NOT NOBLESSE_CLANG)
  list(JOIN names " or " names)
  message(FATAL_ERROR "${names} is missing (Debian: clang-22; ./play and ./check install it)")
endif()
set(CMAKE_CXX_COMPILER ${NOBLESSE_CLANG})

# For objects of this machine any archiver will do, and clang's package brings binutils.
noblesse_tool(NOBLESSE_AR ar)
noblesse_tool(NOBLESSE_RANLIB ranlib)
set(CMAKE_AR ${NOBLESSE_AR})
set(CMAKE_RANLIB ${NOBLESSE_RANLIB})
