# Headers of others that nearly every file of a target includes are read once for all of them: a third of
# what the compiler does otherwise. A header of our own is never among them, so that a file that forgets
# to include one does not compile here either; those of others are missed by the presets wasm, gcc and fuzz.
option(NOBLESSE_PRECOMPILED "Read what all files of a room include only once" OFF)

# CMake would name the header again beside what was made of it, by its whole path, and ccache would know
# nothing again in another clone.
if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
  set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -Xclang -include-pch -Xclang <PCH_FILE>)
endif()

# noblesse_precompiled(TARGET HEADER...)
# What the compiler makes of the headers names folders, so ccache would not know it again in another
# clone: it is told to go by the file .sum instead, the versions of everything that is in there.
function(noblesse_precompiled target)
  if(NOT NOBLESSE_PRECOMPILED)
    return()
  endif()
  target_precompile_headers(${target} PRIVATE ${ARGN})
  if(CMAKE_CXX_COMPILER_ID MATCHES Clang)
    target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
  endif()
  execute_process(COMMAND dpkg-query -W libboost1.81-dev libgtest-dev libstdc++-12-dev
                  OUTPUT_VARIABLE versions ERROR_QUIET)
  file(WRITE ${PROJECT_BINARY_DIR}/CMakeFiles/${target}.dir/cmake_pch.hxx.pch.sum
       "${CMAKE_CXX_COMPILER_VERSION} ${versions} ${ARGN}\n")
endfunction()
