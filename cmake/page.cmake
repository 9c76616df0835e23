# noblesse_page(ROOM): the page that ROOM embeds (src/club/page.cpp): build/page, which scripts/page.sh makes
# from web/, or one that says that it is absent; and the description of the API. What is embedded is no part of
# what a compiler cache compares, so the hashes are, that of the list having the hash of every file in it: another
# page is another compilation.
function(noblesse_page room)
  if(NOT TARGET ${room})
    return()
  endif()
  set(list ${PROJECT_SOURCE_DIR}/build/page/pages.inc)
  if(NOT EXISTS ${list})
    set(list ${PROJECT_SOURCE_DIR}/src/${room}/absent/pages.inc)
  endif()
  set(api ${PROJECT_SOURCE_DIR}/docs/openapi.json)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${list} ${api})
  file(SHA256 ${list} hash)
  file(SHA256 ${api} api_hash)
  set(known "NOBLESSE_PAGES=\"${list}\"" "NOBLESSE_PAGE=\"${hash}\""
            "NOBLESSE_API=\"${api}\"" "NOBLESSE_API_HASH=\"${api_hash}\"")
  set_source_files_properties(${PROJECT_SOURCE_DIR}/src/${room}/page.cpp PROPERTIES
    COMPILE_DEFINITIONS "${known}" OBJECT_DEPENDS "${list};${api}")
endfunction()
