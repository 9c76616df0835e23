# A room is a folder of src/ and a target of the same name. The build keeps the order of the
# rooms: each one puts only its own headers on the include path, as "games/adel/state.h", and
# only whoever links it sees them.

# noblesse_root(NAME FOLDER): sets `root` to a folder in which FOLDER is seen as NAME, and nothing
# else is.
function(noblesse_root name folder)
  set(path ${PROJECT_BINARY_DIR}/rooms/${name})
  file(MAKE_DIRECTORY ${path})
  file(CREATE_LINK ${folder} ${path}/${name} SYMBOLIC)
  set(root ${path} PARENT_SCOPE)
endfunction()

# noblesse_room(NAME [USES room...] [LINKS library...] [EXCEPTIONS])
#   Every .cpp of src/NAME but main.cpp becomes the library NAME. A room whose folder does not
#   exist yet, or that NOBLESSE_ROOMS leaves out, is passed over.
function(noblesse_room name)
  cmake_parse_arguments(PARSE_ARGV 1 room "EXCEPTIONS" "" "USES;LINKS")

  get_property(declared GLOBAL PROPERTY NOBLESSE_DECLARED)
  foreach(other IN LISTS room_USES)
    if(NOT other IN_LIST declared)
      message(FATAL_ERROR "room ${name} uses ${other}, which is not a room declared before it")
    endif()
  endforeach()
  set_property(GLOBAL APPEND PROPERTY NOBLESSE_DECLARED ${name})

  # What it may see, for the tests of the house: its rooms, and theirs.
  set(sees ${room_USES})
  foreach(other IN LISTS room_USES)
    get_property(further GLOBAL PROPERTY NOBLESSE_SEES_${other})
    list(APPEND sees ${further})
  endforeach()
  list(REMOVE_DUPLICATES sees)
  set_property(GLOBAL PROPERTY NOBLESSE_SEES_${name} "${sees}")

  set(folder ${PROJECT_SOURCE_DIR}/src/${name})
  if(NOT IS_DIRECTORY ${folder} OR (NOBLESSE_ROOMS AND NOT name IN_LIST NOBLESSE_ROOMS))
    return()
  endif()

  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  list(REMOVE_ITEM sources ${folder}/main.cpp)
  if(sources)
    add_library(${name} STATIC ${sources})
    set(scope PUBLIC)
    if(NOT room_EXCEPTIONS)
      target_compile_options(${name} PRIVATE -fno-exceptions)
    endif()
  else()
    add_library(${name} INTERFACE)
    set(scope INTERFACE)
  endif()

  noblesse_root(${name} ${folder})
  target_include_directories(${name} ${scope} ${root})

  foreach(other IN LISTS room_USES)
    if(TARGET ${other})
      target_link_libraries(${name} ${scope} ${other})
    endif()
  endforeach()
  target_link_libraries(${name} ${scope} ${room_LINKS})
  if(sources AND (name STREQUAL "match" OR "match" IN_LIST sees))  # whoever sees match reads JSON
    noblesse_precompiled(${name} <boost/json.hpp>)
  endif()
endfunction()

# noblesse_program(NAME ROOM): the program whose main.cpp lies in ROOM.
function(noblesse_program name room)
  set(main ${PROJECT_SOURCE_DIR}/src/${room}/main.cpp)
  if(NOT TARGET ${room} OR NOT EXISTS ${main})
    return()
  endif()
  add_executable(${name} ${main})
  target_link_libraries(${name} PRIVATE ${room})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR})
  install(TARGETS ${name})
endfunction()
