#include "match/mille/edition.h"

#include "match/edition_hash.h"
#include "match/mille/edition_parts.h"

namespace noblesse::mille {

std::expected<Edition, Faults> read_edition(const json::value& document) {
  Findings findings;
  const Entry file(document, findings);
  Edition edition;
  if (file.keys({"edition", "title", "players", "cities", "roads", "loss", "tasks", "hand_limit",
                 "board_tasks", "booty", "goal", "roads_escorted", "roads_alone"},
                {"game", "comment", "credits"})) {
    EditionHead head = read_head(file, "mille", kMaxPlayers);
    edition.id = std::move(head.id);
    edition.title = std::move(head.title);
    edition.tables.min_players = static_cast<std::uint8_t>(head.min_players);
    edition.tables.max_players = static_cast<std::uint8_t>(head.max_players);
    read_numbers(file, edition);
    read_map(file, edition);
    read_tasks(file, edition);
  }
  if (findings.count() > 0) return std::unexpected(findings.take());
  edition.hash = edition_hash(write_edition(edition));
  return edition;
}

}  // namespace noblesse::mille
