# noblesse_page(ROOM): the files of web/ that ROOM embeds (src/club/page.cpp). What is embedded is no
# part of what a compiler cache compares, so their hash is: another page is another compilation.
function(noblesse_page room)
  if(NOT TARGET ${room})
    return()
  endif()
  set(files ${PROJECT_SOURCE_DIR}/web/index.html ${PROJECT_SOURCE_DIR}/web/house.css)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${files})
  set(hashes "")
  foreach(file IN LISTS files)
    file(SHA256 ${file} hash)
    string(APPEND hashes ${hash})
  endforeach()
  string(SHA256 hash "${hashes}")
  set_source_files_properties(${PROJECT_SOURCE_DIR}/src/${room}/page.cpp PROPERTIES
    COMPILE_DEFINITIONS NOBLESSE_PAGE="${hash}")
endfunction()
