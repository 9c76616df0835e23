// `noblesse edition`: checks, lists and shows editions.
#include <fmt/core.h>

#include "app/columns.h"
#include "app/commands.h"
#include "app/files.h"
#include "app/library.h"
#include "match/edition_file.h"

namespace noblesse {
namespace {

std::string players_of(const AnyEdition& edition) {
  if (const auto* adel = std::get_if<AdelEdition>(&edition)) {
    return fmt::format("{}-{}", (*adel)->tables.min_lords, (*adel)->tables.max_lords);
  }
  const auto& tables = std::get<MilleEdition>(edition)->tables;
  return fmt::format("{}-{}", tables.min_players, tables.max_players);
}

void show(const adel::Edition& edition) {
  fmt::print("\nColours, with their checks (A1) and thieves (A2)\n");
  for (std::size_t color = 0; color < edition.colors.size(); ++color) {
    fmt::print("  {}", fit(edition.colors[color], 10));
    for (std::size_t check = 0; check < edition.checks.size(); ++check) {
      if (edition.tables.check_color[check] == color) fmt::print(" {:>3}", edition.checks[check]);
    }
    fmt::print("   |");
    for (std::size_t thief = 0; thief < edition.thieves.size(); ++thief) {
      if (edition.tables.thief_color[thief] == color) fmt::print(" {:>3}", edition.thieves[thief]);
    }
    fmt::print("\n");
  }
  fmt::print("\nObjects (A3)\n");
  for (std::size_t series = 0; series < edition.series.size(); ++series) {
    fmt::print("  {} {}\n", edition.series[series].letter, sanitized(edition.series[series].name));
    for (std::size_t card = 0; card < edition.objects.size(); ++card) {
      if (edition.tables.series_of[card] != series) continue;
      fmt::print("    {}  {}\n", edition.objects[card].id, sanitized(edition.objects[card].name));
    }
  }
  fmt::print("\nTrack (A13): a castle's spaces, and what the best and the second move\n");
  for (const adel::Castle& castle : edition.castles) {
    const adel::Prize prize = edition.tables.prize[static_cast<std::size_t>(castle.first_space)];
    fmt::print("  {} {:>2} to {:>2}   {}/{}\n", fit(castle.name, 16), castle.first_space,
               castle.first_space + castle.spaces - 1, prize.best, prize.second);
  }
  fmt::print("  {} from {}, {} seats; last showing {}/{} (A20)\n", fit("Dinner table", 16),
             edition.tables.table, edition.table_seats, edition.tables.last_showing.best,
             edition.tables.last_showing.second);
}

void show(const mille::Edition& edition) {
  const mille::Tables& tables = edition.tables;
  fmt::print("\nRoads: what a robbery costs (M9), and where they lead\n");
  for (std::size_t road = 0; road < edition.roads.size(); ++road) {
    const mille::RoadSign& sign = edition.roads[road];
    fmt::print("  {}  {} {} {}   {} - {}\n", sign.letter, fit(sign.name, 20), fit(sign.color, 8),
               tables.loss[road], sanitized(edition.cities[tables.ends[road][0]].name),
               sanitized(edition.cities[tables.ends[road][1]].name));
  }
  fmt::print("\nTasks and their points (M10)\n");
  for (std::size_t task = 0; task < edition.tasks.size(); ++task) {
    fmt::print("  {}  {}\n", fit(edition.tasks[task], 24), tables.points[task]);
  }
  fmt::print(
      "\nA hand holds {} tasks (M12), {} lie on the map (M3), a robbery scores {} (M9), {} points "
      "win (M15).\nThe noble travels {} roads with an escort and {} alone (M6).\n",
      tables.hand_limit, tables.board_tasks, tables.booty, tables.goal, tables.roads_escorted,
      tables.roads_alone);
}

}  // namespace

// A good file is one that the shelf takes.
int run_edition_check(Shelf shelf, const std::vector<std::string>& paths) {
  int status = kSuccess;
  for (const std::string& path : paths) {
    const Result<std::string> text = read_text_file(path);
    if (!text) {
      fmt::print(stderr, "{}\n", text.error().message);
      status = kWrongUse;
      continue;
    }
    const auto edition = add_file(shelf, *text);
    if (!edition) {
      for (const std::string& line : fault_lines(path, edition.error())) fmt::print("{}\n", line);
      const std::size_t faults = edition.error().size();
      fmt::print("{}: {}\n", sanitized(path),
                 faults == 1 ? "1 fault" : fmt::format("{} faults", faults));
      if (status == kSuccess) status = kFaultFound;
      continue;
    }
    fmt::print("{}: good: {}, \"{}\", {} players\n", sanitized(path), game_of(*edition),
               sanitized(title_of(*edition)), players_of(*edition));
  }
  return status;
}

int run_edition_list(const Shelf& shelf) {
  for (const AnyEdition& edition : shelf.all()) {
    fmt::print("{} {} {} players  {}\n", fit(game_of(edition), 6), fit(id_of(edition), 12),
               players_of(edition), sanitized(title_of(edition)));
  }
  return kSuccess;
}

int run_edition_show(const Shelf& shelf, const std::string& id) {
  bool found = false;
  for (const AnyEdition& edition : shelf.all()) {
    if (id_of(edition) != id) continue;
    found = true;
    fmt::print("{}: {} ({}, {} players)\nhash {}\n", sanitized(id), sanitized(title_of(edition)),
               game_of(edition), players_of(edition), hash_of(edition));
    std::visit([](const auto& any) { show(*any); }, edition);
  }
  if (found) return kSuccess;
  fmt::print(stderr, "There is no edition \"{}\". There are:\n", clip(id, 40));
  for (const AnyEdition& edition : shelf.all()) {
    fmt::print(stderr, "  {}\n", sanitized(id_of(edition)));
  }
  return kWrongUse;
}

}  // namespace noblesse
