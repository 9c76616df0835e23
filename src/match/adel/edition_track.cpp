// The way of the pawns: the club, the castles, the dinner table.
#include <algorithm>

#include "match/adel/edition_parts.h"

namespace noblesse::adel {
namespace {

constexpr int kMostPoints = 50;

// Two numbers, the better first (A13, A20).
std::optional<Prize> read_prize(const Entry& points) {
  const auto numbers = points.pair(0, kMostPoints);
  if (!numbers) return {};
  const auto [best, second] = *numbers;
  if (best < second) {
    points.fault("gives the second best " + std::to_string(second) + " and the best only " +
                 std::to_string(best) + "; the higher number stands first (A13)");
  } else if (best == 0) {
    points.fault("moves nobody; the best must move at least 1 (A13)");
  }
  return Prize{static_cast<std::uint8_t>(best), static_cast<std::uint8_t>(second)};
}

// The castles one after another, each with its numbers at all its spaces.
void read_castles(const Entry& track, Edition& edition) {
  const std::size_t before = track.faults();
  std::vector<Prize> prizes;
  int spaces_so_far = 0;
  const std::vector<Entry> entries = track.list(2, kMaxSpaces);
  for (const Entry& entry : entries) {
    if (!entry.keys({"castle", "spaces", "points"})) continue;
    const auto name = entry["castle"].line(kLongestName);
    const auto spaces = entry["spaces"].whole(1, kMaxSpaces);
    const auto prize = read_prize(entry["points"]);
    if (!name || !spaces || !prize) continue;
    if (&entry == entries.data() && *spaces != 1) {
      entry["spaces"].must_be("1: the track begins with the club, where all pawns stand (A4)");
    }
    edition.castles.push_back({*name, spaces_so_far, *spaces});
    prizes.push_back(*prize);
    spaces_so_far += *spaces;
  }
  if (track.absent() || track.faults() > before) return;
  if (spaces_so_far >= kMaxSpaces) {
    return track.fault("has " + std::to_string(spaces_so_far) + " spaces, must have less than " +
                       std::to_string(kMaxSpaces) + ", the seats at the table included");
  }
  Tables& tables = edition.tables;
  for (std::size_t c = 0; c < prizes.size(); ++c) {
    std::fill_n(tables.prize.begin() + edition.castles[c].first_space, edition.castles[c].spaces,
                prizes[c]);
  }
  tables.table = static_cast<std::uint8_t>(spaces_so_far);
}

// The farthest that a pawn can stand when the last showing begins. One that exhibits gets at most
// the best number where it stands or, behind the leader, where the leader stands. A detective's
// pawn with all others ahead stands at least two spaces before the table, since only pawns that
// moved this round are at the table already, and moves by its place, the last. With fewer ahead it
// may stand one space before the table, but then at most two exhibitors are ahead of it, and it
// gets no farther.
int farthest_before_showing(const Tables& tables) {
  int farthest = tables.table + tables.max_lords - 2;
  for (int space = 0; space < tables.table; ++space) {
    farthest = std::max(farthest, space + tables.prize[static_cast<unsigned>(space)].best);
  }
  return farthest;
}

}  // namespace

void read_track(const Entry& file, Edition& edition) {
  const std::size_t before = file.faults();
  const Entry track = file["track"];
  read_castles(track, edition);
  const auto showing = read_prize(file["final_points"]);
  const Entry seats = file["table_seats"];
  const auto table_seats = seats.whole(1, kMaxSpaces);
  if (track.absent() || !showing || !table_seats || file.faults() > before) return;

  Tables& tables = edition.tables;
  tables.last_showing = *showing;
  edition.table_seats = *table_seats;
  const int farthest = farthest_before_showing(tables) - tables.table + 1;
  const int needed = farthest + showing->best;
  if (edition.table_seats < needed) {
    seats.must_be("at least " + std::to_string(needed) + ": a pawn can come to seat " +
                  std::to_string(farthest) + " and move " + std::to_string(showing->best) +
                  " more in the last showing (A20)");
  }
  if (tables.table + edition.table_seats > kMaxSpaces) {
    seats.fault("makes " + std::to_string(tables.table + edition.table_seats) +
                " spaces with the track, must make at most " + std::to_string(kMaxSpaces));
  }
}

}  // namespace noblesse::adel
