#include "match/adel/edition.h"

#include "match/adel/edition_parts.h"
#include "match/edition_hash.h"

namespace noblesse::adel {

std::expected<Edition, Faults> read_edition(const json::value& document) {
  Findings findings;
  const Entry file(document, findings);
  Edition edition;
  if (file.keys({"edition", "title", "players", "sets", "series", "cards", "track", "table_seats",
                 "final_points"},
                {"game", "comment", "credits"})) {
    EditionHead head = read_head(file, "adel", kMaxLords);
    edition.id = std::move(head.id);
    edition.title = std::move(head.title);
    edition.tables.min_lords = static_cast<std::uint8_t>(head.min_players);
    edition.tables.max_lords = static_cast<std::uint8_t>(head.max_players);
    read_sets(file["sets"], edition);
    read_series(file["series"], edition);
    read_cards(file["cards"], edition);
    read_track(file, edition);
  }
  if (findings.count() > 0) return std::unexpected(findings.take());
  edition.hash = edition_hash(write_edition(edition));
  return edition;
}

}  // namespace noblesse::adel
