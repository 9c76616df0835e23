#include "arena/matrix.h"

#include <cstddef>

namespace noblesse::arena {

Row times(const Matrix& matrix, const Row& row) {
  Row product(matrix.size());
  for (std::size_t i = 0; i < matrix.size(); ++i) {
    for (std::size_t j = 0; j < row.size(); ++j) product[i] += matrix[i][j] * row[j];
  }
  return product;
}

Matrix inverse(Matrix matrix) {
  const std::size_t n = matrix.size();
  Matrix other(n, Row(n));
  for (std::size_t i = 0; i < n; ++i) other[i][i] = 1;
  for (std::size_t pivot = 0; pivot < n; ++pivot) {
    const double scale = 1 / matrix[pivot][pivot];
    for (std::size_t j = 0; j < n; ++j) {
      matrix[pivot][j] *= scale;
      other[pivot][j] *= scale;
    }
    for (std::size_t i = 0; i < n; ++i) {
      if (i == pivot) continue;
      const double part = matrix[i][pivot];
      for (std::size_t j = 0; j < n; ++j) {
        matrix[i][j] -= part * matrix[pivot][j];
        other[i][j] -= part * other[pivot][j];
      }
    }
  }
  return other;
}

}  // namespace noblesse::arena
