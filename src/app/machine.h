// What the figures of a document were measured on.
#pragma once

#include <string>

namespace noblesse {

// "2 × Intel(R) Xeon(R) Processor @ 2.20GHz, 24 GB of memory".
std::string this_machine();

}  // namespace noblesse
