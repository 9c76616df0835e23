#include "match/edition_file.h"

namespace noblesse {

std::expected<AnyEdition, Faults> add_file(Shelf& shelf, std::string_view text) {
  auto edition = read_any_edition(text);
  if (!edition) return edition;
  if (const Result<void> taken = shelf.add(*edition); !taken) {
    return std::unexpected(Faults{{"edition", taken.error().message}});
  }
  return edition;
}

}  // namespace noblesse
