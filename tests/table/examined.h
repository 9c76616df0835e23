// A game with its opening, examined.
#pragma once

#include "table/examine.h"
#include "table/opening.h"

namespace noblesse::testing {

inline Examination examined(const Shelf& shelf, const Opening& opening, Record record) {
  record.rest["fair"] = write_opening(opening);
  return examine(shelf, record);
}

// What keeps it from being a whole game that was dealt as promised; "fair" if it is one.
inline std::string complaint(const Shelf& shelf, const Opening& opening, const Record& record) {
  const Examination found = examined(shelf, opening, record);
  return found.fair() == Judgement::good ? "fair" : found.why(found.fair());
}

}  // namespace noblesse::testing
