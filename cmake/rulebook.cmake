# noblesse_rulebook(ROOM): the rules as the page tells them (web/rules/*.md), and the names of things in their languages,
# are compiled into ROOM. "app/rulebook.h" declares what is generated here.
function(noblesse_rulebook room)
  if(NOT TARGET ${room})
    return()
  endif()
  set(web ${PROJECT_SOURCE_DIR}/web)
  file(GLOB texts CONFIGURE_DEPENDS ${web}/rules/*.md ${web}/words/*/names.ftl ${web}/words/*/mille.ftl)
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed.cmake)
  set(output ${PROJECT_BINARY_DIR}/generated/rulebook.cpp)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -D "OUTPUT=${output}" -D "FILES=${texts}" -D ROOT=${web}
            -D HEADER=app/rulebook.h -D FUNCTION=rulebook_files -P ${script}
    DEPENDS ${script} ${texts}
    COMMENT "Embedding the rules"
    VERBATIM)
  target_sources(${room} PRIVATE ${output})
endfunction()
