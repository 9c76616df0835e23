// Small square matrices, as many rows as there are bots.
#pragma once

#include <vector>

namespace noblesse::arena {

using Row = std::vector<double>;
using Matrix = std::vector<Row>;

Row times(const Matrix& matrix, const Row& row);

// Of a symmetric, positive definite matrix (Gauss and Jordan; such a one needs no search for
// pivots).
Matrix inverse(Matrix matrix);

}  // namespace noblesse::arena
