# noblesse_fuzzers(ROOM...): each fuzz/NAME.cpp is a libFuzzer target, fuzz_NAME, that sees what
# the ROOMs see, "fuzz/..." and "tests/...". Only in the fuzz preset: every room is then compiled
# to report its coverage.
option(NOBLESSE_FUZZ "Build the fuzzers (clang only)" OFF)
if(NOBLESSE_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()

function(noblesse_fuzzers)
  if(NOT NOBLESSE_FUZZ)
    return()
  endif()
  noblesse_root(tests ${PROJECT_SOURCE_DIR}/tests)
  set(tests ${root})
  noblesse_root(fuzz ${PROJECT_SOURCE_DIR}/fuzz)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/fuzz/*.cpp)
  foreach(source IN LISTS sources)
    get_filename_component(name ${source} NAME_WLE)
    add_executable(fuzz_${name} ${source})
    target_include_directories(fuzz_${name} PRIVATE ${root} ${tests})
    target_link_libraries(fuzz_${name} PRIVATE ${ARGN})
    target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
  endforeach()
endfunction()
