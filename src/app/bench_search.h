// The benchmark of the search, a part of `noblesse bench`.
#pragma once

namespace noblesse {

// Prints what it measured. `quick` only shows that it works.
void measure_search(bool quick);

}  // namespace noblesse
