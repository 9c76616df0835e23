# noblesse_page(ROOM): the page that ROOM embeds (src/club/page.cpp): build/page, which scripts/page.sh makes
# from web/, or one that says that it is absent. What is embedded is no part of what a compiler cache compares,
# so the list's hash is, which has the hash of every file in it: another page is another compilation.
function(noblesse_page room)
  if(NOT TARGET ${room})
    return()
  endif()
  set(list ${PROJECT_SOURCE_DIR}/build/page/pages.inc)
  if(NOT EXISTS ${list})
    set(list ${PROJECT_SOURCE_DIR}/src/${room}/absent/pages.inc)
  endif()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${list})
  file(SHA256 ${list} hash)
  set_source_files_properties(${PROJECT_SOURCE_DIR}/src/${room}/page.cpp PROPERTIES
    COMPILE_DEFINITIONS "NOBLESSE_PAGES=\"${list}\";NOBLESSE_PAGE=\"${hash}\"" OBJECT_DEPENDS ${list})
endfunction()
