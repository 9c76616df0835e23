// What an edition says, as one text and as one number: however its file is laid out, the same
// edition has the same. docs/editions.md tells how anybody can work it out.
#pragma once

#include <string>

#include "match/json.h"

namespace noblesse {

// SHA-256 of the edition as it is written in one line, in hexadecimal.
std::string edition_hash(const json::object& written);

}  // namespace noblesse
