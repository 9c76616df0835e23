// A record examined part by part: what it claims, whether that holds, and what could not be
// checked. Only what is known to be wrong is called so.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "match/record.h"
#include "match/shelf.h"

namespace noblesse {

enum class Judgement : std::uint8_t {
  good,
  bad,
  unchecked,  // the record claims it, and it cannot be known here
  absent,     // the record claims nothing of the kind
};

// "good", "bad", "unchecked", "absent".
std::string_view name_of(Judgement verdict);

struct Part {
  std::string_view name;
  Judgement verdict = Judgement::unchecked;
  std::string why{};  // what was found, as a sentence
};

struct Examination {
  // Always these, in this order: the edition, the commitment to the seed, the deal, what chance
  // decided later, the moves, the result.
  std::vector<Part> parts;

  const Part& part(std::string_view name) const;
  // Everything that the record claims.
  Judgement verdict() const;
  // Of a whole game that was dealt as promised: nothing of that may be absent.
  Judgement fair() const;
  // Why the verdict is not good: the first part that made it so.
  std::string why(Judgement verdict) const;
};

// {"fair":true,"parts":[…]}: "fair" is null where it cannot be known, and "why" says it where it is
// not true.
json::object write_examination(const Examination& examination);

// `shown` is the commitment that the players had before the deal; where it is empty the record is
// believed about that.
Examination examine(const Shelf& shelf, const Record& record, std::string_view shown = {});

}  // namespace noblesse
