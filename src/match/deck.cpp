#include "match/deck.h"

#include <algorithm>

#include "match/pieces.h"
#include "match/text.h"

namespace noblesse {

Result<std::vector<std::uint8_t>> read_deck(const std::vector<std::string>& deck,
                                            const std::vector<std::string>& known,
                                            std::string_view what) {
  std::vector<std::size_t> first_at(known.size(), SIZE_MAX);
  std::vector<std::uint8_t> numbers;
  for (std::size_t i = 0; i < deck.size(); ++i) {
    const std::string where = "deck[" + std::to_string(i) + "]: ";
    const auto at = std::ranges::find(known, deck[i]);
    if (at == known.end()) {
      return fail(where + quote(deck[i]) + " is no " + std::string(what) + " of this edition");
    }
    const auto number = static_cast<std::size_t>(at - known.begin());
    if (first_at[number] != SIZE_MAX) {
      return fail(where + deck[i] + " is there twice, first at deck[" +
                  std::to_string(first_at[number]) + "]");
    }
    first_at[number] = i;
    numbers.push_back(static_cast<std::uint8_t>(number));
  }
  if (numbers.size() < known.size()) {
    std::vector<std::string> missing;
    for (std::size_t n = 0; n < known.size(); ++n) {
      if (first_at[n] == SIZE_MAX) missing.push_back(known[n]);
    }
    const std::size_t count = missing.size();
    if (count > 3) missing.resize(3);
    return fail("deck: " + std::to_string(count) + " of " + std::to_string(known.size()) +
                " cards are missing: " + join(missing, ", ") + (count > 3 ? "…" : ""));
  }
  return numbers;
}

}  // namespace noblesse
