// What the WebAssembly module exports (cmake/browser.cmake): three functions and its memory.
#pragma once

#include <cstdint>

extern "C" {

// Where a request of so many bytes is to be written; null if it is too long.
char* noblesse_room(std::uint32_t bytes);
// Answers the request that was written there (parlour.h); how many bytes the lines have.
std::uint32_t noblesse_call();
// Where the lines are, until the next call.
const char* noblesse_lines();
}
