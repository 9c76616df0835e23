// From deeds to statements: the one place where what is written is checked and given its columns.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "base/error.h"
#include "store/deeds.h"
#include "store/ledger.h"

namespace noblesse::store {

struct Batch {
  std::vector<Order> orders;
  std::vector<std::size_t> deed_of;  // which deed each order belongs to
};

// The statements of these deeds; an error if one of them is malformed.
Result<Batch> to_orders(std::span<const Deed> deeds);

// The error of a deed that the database refused.
Error refusal(const Deed& deed, const Failure& failure);

}  // namespace noblesse::store
