# noblesse_tests(ROOM...): tests/ROOM/*.cpp is one GoogleTest program, test_ROOM, that sees what
# ROOM sees and "tests/..."; tests/ROOM/*.sh are run with the program as their argument.
if(NOBLESSE_TESTS)
  find_package(GTest QUIET)
  find_package(rapidcheck QUIET)
  if(NOT GTest_FOUND OR NOT rapidcheck_FOUND)
    message(STATUS "No tests: GoogleTest or rapidcheck is missing (./check installs them)")
    set(NOBLESSE_TESTS OFF)
  endif()
endif()
if(NOBLESSE_TESTS)
  enable_testing()
  include(GoogleTest)
endif()

function(noblesse_tests)
  if(NOT NOBLESSE_TESTS)
    return()
  endif()
  noblesse_root(tests ${PROJECT_SOURCE_DIR}/tests)
  # "tests/root.h" alone tells where the house stands, so that ccache knows all other tests again in
  # another clone.
  set(place ${PROJECT_BINARY_DIR}/generated)
  file(CONFIGURE OUTPUT ${place}/tests/root.h
       CONTENT "#pragma once\n#define NOBLESSE_ROOT \"@PROJECT_SOURCE_DIR@\"\n" @ONLY)
  # Their tests share something that takes long to set up (a PostgreSQL), so they are run as one.
  set(together store)
  # Nothing that works takes so long (in seconds), however busy the machine is.
  set(patience 1800)
  # These wait for sockets and disks, not for themselves: without optimization they are compiled in
  # 60 % of the time, and run nearly as fast.
  set(waiting app club doors guest store)
  # What takes longest begins first, so that nobody waits for it alone in the end.
  set(longest bots club store guest)
  foreach(room IN LISTS ARGN)
    set(folder ${PROJECT_SOURCE_DIR}/tests/${room})
    file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp)
    set(cost 1)
    if(room IN_LIST longest)
      set(cost 100)
    endif()
    if(sources AND TARGET ${room})
      add_executable(test_${room} ${sources})
      target_include_directories(test_${room} PRIVATE ${root} ${place})
      target_link_libraries(test_${room} PRIVATE ${room} GTest::gtest_main rapidcheck)
      if(room IN_LIST waiting)
        target_compile_options(test_${room} PRIVATE $<$<NOT:$<CONFIG:Debug>>:-O0>)
      endif()
      noblesse_precompiled(test_${room} <boost/json.hpp> <gtest/gtest.h>)
      if(room IN_LIST together)
        add_test(NAME ${room} COMMAND test_${room} WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
        set_tests_properties(${room} PROPERTIES TIMEOUT ${patience} COST ${cost})
      else()
        # Looked for when the tests run, so that a broken test does not break the build.
        gtest_discover_tests(test_${room}
          TEST_PREFIX ${room}. WORKING_DIRECTORY ${PROJECT_SOURCE_DIR}
          DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 300
          PROPERTIES TIMEOUT ${patience} COST ${cost})
      endif()
    endif()

    file(GLOB scripts CONFIGURE_DEPENDS ${folder}/*.sh)
    foreach(script IN LISTS scripts)
      if(TARGET noblesse)
        get_filename_component(name ${script} NAME_WLE)
        add_test(NAME ${room}.${name} COMMAND bash ${script} $<TARGET_FILE:noblesse>
                 WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
        set_tests_properties(${room}.${name} PROPERTIES TIMEOUT ${patience} COST ${cost})
      endif()
    endforeach()
  endforeach()
endfunction()

# noblesse_house_tests(): the rooms keep their order. They are told what each room may see, and
# the include path that it really has.
function(noblesse_house_tests)
  if(NOT NOBLESSE_TESTS)
    return()
  endif()
  get_property(rooms GLOBAL PROPERTY NOBLESSE_DECLARED)
  set(order "")
  set(paths "")
  foreach(room IN LISTS rooms)
    get_property(sees GLOBAL PROPERTY NOBLESSE_SEES_${room})
    string(REPLACE ";" " " sees "${sees}")
    string(APPEND order "${room} ${sees}\n")
    if(TARGET ${room})
      set(property INCLUDE_DIRECTORIES)
      get_target_property(type ${room} TYPE)
      if(type STREQUAL INTERFACE_LIBRARY)
        set(property INTERFACE_INCLUDE_DIRECTORIES)
      endif()
      string(APPEND paths "${room} $<JOIN:$<TARGET_PROPERTY:${room},${property}>, >\n")
    endif()
  endforeach()
  file(WRITE ${PROJECT_BINARY_DIR}/rooms/order.txt "${order}")
  file(GENERATE OUTPUT ${PROJECT_BINARY_DIR}/rooms/paths.txt CONTENT "${paths}")

  foreach(name includes order names)
    add_test(NAME house.${name}
             COMMAND bash ${PROJECT_SOURCE_DIR}/tests/house/${name}.sh
                     ${PROJECT_BINARY_DIR}/rooms ${CMAKE_CXX_COMPILER}
             WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  endforeach()
endfunction()
