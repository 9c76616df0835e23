// The benchmark of tables, a part of `noblesse bench`.
#pragma once

namespace noblesse {

// Prints what it measured. `quick` only shows that it works.
void measure_tables(bool quick);

}  // namespace noblesse
