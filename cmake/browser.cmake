# noblesse_browser(ROOM...): in the wasm preset, two modules.
#   noblesse.wasm    what a worker of the page loads: the parlour behind three functions
#                    (src/parlour/exports.h), and nothing that they do not reach
#   everything.wasm  all of these rooms. Nobody loads it: it shows that everything they call exists
#                    in the browser, also what no page asks for yet
function(noblesse_browser)
  if(NOT CMAKE_SYSTEM_PROCESSOR STREQUAL wasm32)
    return()
  endif()
  set(empty ${PROJECT_BINARY_DIR}/generated/empty.cpp)
  file(WRITE ${empty} "")

  add_executable(noblesse ${empty})
  target_link_options(noblesse PRIVATE -O3 -Wl,--lto-O3,--gc-sections)
  foreach(name room call lines)
    target_link_options(noblesse PRIVATE -Wl,--export=noblesse_${name})
  endforeach()
  target_link_libraries(noblesse PRIVATE parlour)

  add_executable(everything ${empty})
  target_link_options(everything PRIVATE -Wl,--export-all)
  target_link_libraries(everything PRIVATE -Wl,--whole-archive)
  foreach(room IN LISTS ARGN)
    if(TARGET ${room})
      target_link_libraries(everything PRIVATE ${room})
    endif()
  endforeach()
  target_link_libraries(everything PRIVATE -Wl,--no-whole-archive)

  set_target_properties(noblesse everything PROPERTIES SUFFIX .wasm)
endfunction()
