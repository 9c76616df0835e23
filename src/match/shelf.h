// The shelf with the editions that can be played: the built-in ones, and those a user puts beside
// them. It reads no files; whoever has files hands over their text.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/error.h"
#include "match/adel/edition.h"
#include "match/mille/edition.h"

namespace noblesse {

using AdelEdition = std::shared_ptr<const adel::Edition>;
using MilleEdition = std::shared_ptr<const mille::Edition>;
using AnyEdition = std::variant<AdelEdition, MilleEdition>;

// Which game a file describes follows from its keys ("cards" or "roads"), or from its "game".
// Every fault of the text is named, a JSON error included.
std::expected<AnyEdition, Faults> read_any_edition(std::string_view text);

std::string_view game_of(const AnyEdition& edition);
const std::string& id_of(const AnyEdition& edition);
const std::string& title_of(const AnyEdition& edition);
// One number for all that it says (match/edition_hash.h), and the file that says it.
const std::string& hash_of(const AnyEdition& edition);
std::string text_of(const AnyEdition& edition);

// The keys of errors: the edition that is asked for is not here, or is another one by that name.
// What depends on it cannot be known then, which is not to say that it is wrong.
inline constexpr std::string_view kNoEdition = "no_edition";
inline constexpr std::string_view kOtherEdition = "other_edition";

class Shelf {
 public:
  // With the built-in editions on it.
  Shelf();

  // Refused if another edition of the same game and id is there already and differs.
  Result<void> add(AnyEdition edition);
  // The same shelf with this edition on it, in place of another one of the same game and id: for a
  // game that began with this one.
  Shelf with(AnyEdition edition) const;

  // The edition of that game and id; an empty id is the game's first one on the shelf. With
  // `players` given, an empty id picks the first edition that seats so many.
  Result<AdelEdition> adel(std::string_view id, int players = 0) const;
  Result<MilleEdition> mille(std::string_view id, int players = 0) const;
  // The edition of either game; nothing where there is none.
  const AnyEdition* find(std::string_view game, std::string_view id) const;
  const AnyEdition* find_hash(std::string_view hash) const;

  const std::vector<AnyEdition>& all() const { return editions_; }

 private:
  std::vector<AnyEdition> editions_;
};

}  // namespace noblesse
