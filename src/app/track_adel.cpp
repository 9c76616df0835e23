#include "app/track_adel.h"

#include <algorithm>

#include "app/columns.h"

namespace noblesse::adel {
namespace {

// One castle, or the dinner table, as a stretch of the track.
struct Stretch {
  std::string name;
  std::string prize;  // "3/2"; empty at the table
  int first = 0;
  int spaces = 0;
  int cell = 0;        // columns a space
  bool leads = false;  // the leading pawn is here: these are the numbers that count (A13)

  int width() const { return spaces * cell; }
};

constexpr int kSpaciousRows = 24;  // from here on the castles are drawn large, with their names
constexpr int kClubWidth = 7;      // everybody starts on one space

std::string prize_at(const Edition& edition, int position) {
  const Prize prize = edition.tables.prize[static_cast<std::size_t>(position)];
  return std::to_string(prize.best) + "/" + std::to_string(prize.second);
}

std::vector<Stretch> stretches(const Edition& edition, const View& view, const Company& company,
                               const Words& words, int cell) {
  const int leader =
      *std::max_element(view.position.begin(), view.position.begin() + company.size());
  std::vector<Stretch> track;
  for (const Castle& castle : edition.castles) {
    Stretch stretch{
        .name = castle_name(words, edition, castle),
        .prize = prize_at(edition, castle.first_space),
        .first = castle.first_space,
        .spaces = castle.spaces,
        .cell = cell,
        .leads = leader >= castle.first_space && leader < castle.first_space + castle.spaces};
    if (castle.spaces == 1) stretch.cell = std::max(kClubWidth, 2 * cell);
    track.push_back(std::move(stretch));
  }
  const int table = edition.tables.table;
  track.push_back({.name = words("adel-dinner"),
                   .prize = {},
                   .first = table,
                   .spaces = edition.table_seats,
                   .cell = 2,
                   .leads = leader >= table});
  return track;
}

// The stretches side by side in as many bands as they need; each is followed by a bar.
std::vector<std::vector<Stretch>> bands(const std::vector<Stretch>& track, int width) {
  std::vector<std::vector<Stretch>> out(1);
  int used = 0;
  for (const Stretch& stretch : track) {
    if (used > 0 && used + stretch.width() + 1 > width) {
      out.emplace_back();
      used = 0;
    }
    used += stretch.width() + 1;
    out.back().push_back(stretch);
  }
  return out;
}

// Pawns beyond the last seat at the table sit on it.
std::vector<Seat> pawns_on(const Edition& edition, const View& view, const Company& company,
                           int space) {
  const int last = edition.tables.table + edition.table_seats - 1;
  std::vector<Seat> pawns;
  for (Seat seat = 0; seat < company.size(); ++seat) {
    if (std::min<int>(view.position[seat], last) == space) pawns.push_back(seat);
  }
  return pawns;
}

Line header(const std::vector<Stretch>& band, bool unicode) {
  Line line;
  for (const Stretch& stretch : band) {
    const Style prize{.ink = stretch.leads ? Ink::gold : Ink::plain, .strong = stretch.leads};
    const int name_room = stretch.width() - columns(stretch.prize) - 2;
    const int from = line.width();
    // A name too short to be read is left out; one cell size for all, so all have names or none.
    const bool named = stretch.cell >= 4 || stretch.prize.empty();
    if (named && name_room >= 3)
      line.add(" ").add(clip(stretch.name, name_room, ""), {.ink = Ink::faint});
    const int middle = from + (stretch.width() - columns(stretch.prize)) / 2;
    if (!stretch.prize.empty())
      line.pad(named ? line.width() + 1 : middle).add(stretch.prize, prize);
    line.pad(from + stretch.width()).add(unicode ? "│" : "|", {.ink = Ink::faint});
  }
  return line;
}

// How many pawns stand side by side on a space; more take a second row.
int abreast(const Stretch& stretch) { return std::max(stretch.cell - 1, 1); }

Line pawn_row(const Edition& edition, const View& view, const Company& company,
              const std::vector<Stretch>& band, int row, bool unicode) {
  Line line;
  for (const Stretch& stretch : band) {
    for (int space = stretch.first; space < stretch.first + stretch.spaces; ++space) {
      const int from = line.width();
      const std::vector<Seat> pawns = pawns_on(edition, view, company, space);
      const int first = row * abreast(stretch);
      const int last = std::min<int>(first + abreast(stretch), static_cast<int>(pawns.size()));
      if (pawns.empty() && row == 0) {
        line.pad(from + (stretch.cell - 1) / 2).add(unicode ? "·" : ".", {.ink = Ink::faint});
      } else if (last - first < stretch.cell && stretch.cell > 2) {
        line.pad(from + (stretch.cell - std::max(last - first, 0)) / 2);
      }
      for (int i = first; i < last; ++i) {
        const Person& person = company.at(pawns[static_cast<std::size_t>(i)]);
        line.add(person.mark, {.ink = person.ink, .strong = true, .reversed = true});
      }
      line.pad(from + stretch.cell);
    }
    line.add(unicode ? "│" : "|", {.ink = Ink::faint});
  }
  return line;
}

int rows_needed(const Edition& edition, const View& view, const Company& company,
                const std::vector<Stretch>& band) {
  int rows = 1;
  for (const Stretch& stretch : band) {
    for (int space = stretch.first; space < stretch.first + stretch.spaces; ++space) {
      const auto pawns = static_cast<int>(pawns_on(edition, view, company, space).size());
      rows = std::max(rows, (pawns + abreast(stretch) - 1) / abreast(stretch));
    }
  }
  return rows;
}

}  // namespace

Lines draw_track(const Edition& edition, const View& view, const Company& company,
                 const Words& words, const Look& look) {
  // The widest cells with which the track takes so many bands; the narrowest if none does.
  const std::size_t most_bands = look.rows >= kSpaciousRows ? 3 : 2;
  std::vector<std::vector<Stretch>> layout;
  for (const int cell : {6, 5, 4, 3, 2}) {
    layout = bands(stretches(edition, view, company, words, cell), look.width);
    if (layout.size() <= most_bands) break;
  }
  Lines lines;
  for (const std::vector<Stretch>& band : layout) {
    lines.push_back(header(band, look.unicode));
    const int rows = rows_needed(edition, view, company, band);
    for (int row = 0; row < rows; ++row) {
      lines.push_back(pawn_row(edition, view, company, band, row, look.unicode));
    }
  }
  return lines;
}

}  // namespace noblesse::adel
