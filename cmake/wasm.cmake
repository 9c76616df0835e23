# Toolchain: WebAssembly for the browser, with the same clang and Debian's WASI libraries.
include(${CMAKE_CURRENT_LIST_DIR}/clang.cmake)
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
set(CMAKE_CXX_FLAGS_INIT "-Wno-deprecated -msimd128 -flto -fno-exceptions")
set(CMAKE_EXE_LINKER_FLAGS_INIT "-mexec-model=reactor --no-wasm-opt \
-Wl,--strip-all,-z,stack-size=1048576,--stack-first")

# The objects are bitcode of this clang (-flto), so only the archiver of its own version reads them.
string(REGEX MATCH "[0-9]+$" version ${CMAKE_CXX_COMPILER})
noblesse_tool(NOBLESSE_LLVM_AR llvm-ar-${version})
noblesse_tool(NOBLESSE_LLVM_RANLIB llvm-ranlib-${version})
if(NOT NOBLESSE_LLVM_AR OR NOT NOBLESSE_LLVM_RANLIB)
  message(FATAL_ERROR "llvm-ar-${version} is missing (Debian: llvm-${version}; ./play and ./check install it)")
endif()
set(CMAKE_AR ${NOBLESSE_LLVM_AR})
set(CMAKE_RANLIB ${NOBLESSE_LLVM_RANLIB})
