# Toolchain: the newest clang that Debian 12 carries (22; 19 where its security archive cannot
# be had). NOBLESSE_LLVM=19 in the environment chooses one.
set(NOBLESSE_LLVM "$ENV{NOBLESSE_LLVM}" CACHE STRING "Version of clang (empty: the newest)")
if(NOBLESSE_LLVM)
  set(names clang++-${NOBLESSE_LLVM})
else()
  set(names clang++-22 clang++-19)
endif()
find_program(NOBLESSE_CLANG NAMES ${names} REQUIRED)
set(CMAKE_CXX_COMPILER ${NOBLESSE_CLANG})
