# noblesse_rulebook(ROOM): the rules as the page tells them (web/rules/*.md), its words for the games (web/words) and what only
# the terminal says (src/app/words) are compiled into ROOM. "app/rulebook.h" and "app/words.h" declare what is generated here.
function(noblesse_rulebook room)
  if(NOT TARGET ${room})
    return()
  endif()
  set(web ${PROJECT_SOURCE_DIR}/web)
  file(GLOB texts CONFIGURE_DEPENDS ${web}/rules/*.md)
  foreach(name IN ITEMS adel club mille names table)
    file(GLOB words CONFIGURE_DEPENDS ${web}/words/*/${name}.ftl)
    list(APPEND texts ${words})
  endforeach()
  noblesse_embedded(${room} rulebook "the rules" "${texts}" -D ROOT=${web} -D HEADER=app/rulebook.h -D FUNCTION=rulebook_files)
  file(GLOB words CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/app/words/*.ftl)
  noblesse_embedded(${room} words "the terminal's words" "${words}" -D HEADER=app/words.h -D FUNCTION=terminal_words)
endfunction()

# noblesse_embedded(ROOM NAME WHAT FILES WORDS...): generated/NAME.cpp, made by cmake/embed.cmake, becomes part of ROOM.
function(noblesse_embedded room name what files)
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed.cmake)
  set(output ${PROJECT_BINARY_DIR}/generated/${name}.cpp)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -D "OUTPUT=${output}" -D "FILES=${files}" ${ARGN} -P ${script}
    DEPENDS ${script} ${files}
    COMMENT "Embedding ${what}"
    VERBATIM)
  target_sources(${room} PRIVATE ${output})
endfunction()
