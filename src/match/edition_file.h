// One judgement of an edition file, whoever is brought it.
#pragma once

#include "match/shelf.h"

namespace noblesse {

// Reads a file and puts it on the shelf. The faults are all that speaks against it, the shelf's
// refusal included; then nothing has changed.
std::expected<AnyEdition, Faults> add_file(Shelf& shelf, std::string_view text);

}  // namespace noblesse
