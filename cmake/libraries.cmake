# The libraries of others that rooms may link. What only the program needs is looked for only
# where the program is built.

# boost_json: Boost.JSON's headers. Its code is compiled by one file of the match room, which
# includes <boost/json/src.hpp>, so nothing needs to be linked and the browser can have it too.
add_library(boost_json INTERFACE)
find_path(NOBLESSE_BOOST boost/json.hpp HINTS /usr/include)
if(NOT NOBLESSE_BOOST)
  message(FATAL_ERROR "Boost.JSON is missing (Debian: libboost1.81-dev)")
endif()
if(CMAKE_CROSSCOMPILING)
  # The host's other headers must not come along: show the compiler Boost's alone.
  noblesse_root(boost ${NOBLESSE_BOOST}/boost)
  target_include_directories(boost_json SYSTEM INTERFACE ${root})
  target_compile_definitions(boost_json INTERFACE BOOST_SYSTEM_DISABLE_THREADS)
else()
  target_include_directories(boost_json SYSTEM INTERFACE ${NOBLESSE_BOOST})
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL GNU)
  # Boost.JSON's code has a try block, which g++ refuses without exceptions. It throws none.
  target_compile_options(boost_json INTERFACE -fexceptions)
  target_compile_definitions(boost_json INTERFACE BOOST_NO_EXCEPTIONS)
endif()

# What plays or serves on several threads.
if(NOT NOBLESSE_ROOMS OR arena IN_LIST NOBLESSE_ROOMS OR doors IN_LIST NOBLESSE_ROOMS)
  find_package(Threads REQUIRED)
endif()

# What only the server needs.
if(NOT NOBLESSE_ROOMS OR store IN_LIST NOBLESSE_ROOMS)
  find_package(SQLite3 REQUIRED)
  find_package(PostgreSQL REQUIRED)
endif()
if(NOT NOBLESSE_ROOMS OR doors IN_LIST NOBLESSE_ROOMS)
  find_package(OpenSSL REQUIRED)
  # Asio and Beast: their code is compiled once each, in files of the doors room of their own.
  add_library(boost_net INTERFACE)
  target_include_directories(boost_net SYSTEM INTERFACE ${NOBLESSE_BOOST})
  target_compile_definitions(boost_net INTERFACE
    BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION BOOST_ASIO_NO_DEPRECATED)
  target_link_libraries(boost_net INTERFACE Threads::Threads)
endif()
if(NOT NOBLESSE_ROOMS OR club IN_LIST NOBLESSE_ROOMS)
  find_package(PkgConfig REQUIRED)
  pkg_check_modules(sodium REQUIRED IMPORTED_TARGET libsodium)
  add_library(sodium ALIAS PkgConfig::sodium)
endif()

if(NOT NOBLESSE_ROOMS OR app IN_LIST NOBLESSE_ROOMS)
  find_package(fmt REQUIRED)
  find_package(CLI11 REQUIRED)
  find_library(NOBLESSE_NCURSESW ncursesw REQUIRED)
endif()
