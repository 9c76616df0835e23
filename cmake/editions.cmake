# noblesse_editions(ROOM): every data/*.json is compiled into ROOM, so that the program runs
# alone, from anywhere. "match/builtin.h" declares what is generated here.
function(noblesse_editions room)
  if(NOT TARGET ${room} OR NOT EXISTS ${PROJECT_SOURCE_DIR}/src/match/builtin.h)
    return()
  endif()
  file(GLOB editions CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/data/*.json)
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed.cmake)
  set(output ${PROJECT_BINARY_DIR}/generated/editions.cpp)
  add_custom_command(
    OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -D "OUTPUT=${output}" -D "FILES=${editions}"
            -D HEADER=match/builtin.h -D FUNCTION=builtin_files -P ${script}
    DEPENDS ${script} ${editions}
    COMMENT "Embedding the editions"
    VERBATIM)
  target_sources(${room} PRIVATE ${output})
endfunction()
