// What a contest has shown, as a table for a terminal.
#include <fmt/core.h>

#include "app/arena.h"
#include "app/columns.h"

namespace noblesse {
namespace {

constexpr int kWidestName = 32;

// "48.2 %  46.1 … 50.3", with so many digits behind the point.
std::string in_words(const arena::Figure& figure, double scale, int digits, std::string_view unit,
                     bool sign) {
  const auto number = [&](double value) {
    return sign ? fmt::format("{:+.{}f}", scale * value, digits)
                : fmt::format("{:.{}f}", scale * value, digits);
  };
  if (!figure.mean) return "–";
  std::string text = number(*figure.mean) + std::string(unit);
  if (figure.low && figure.high) {
    text += fmt::format("  ({} … {})", number(*figure.low), number(*figure.high));
  }
  return text;
}

std::string lost_seats(const arena::Standing& standing) {
  std::string kinds;
  std::size_t all = 0;
  for (const auto& [kind, count] : standing.mishaps) {
    all += count;
    kinds += fmt::format("{}{} {}", kinds.empty() ? "" : ", ", count, name_of(kind));
  }
  if (all == 0) return {};
  return fmt::format("{} lost {} of its {} seats to random: {}\n", sanitized(standing.bot), all,
                     standing.seats, kinds);
}

}  // namespace

std::string arena_table(const HeldContest& held) {
  const arena::Tally& tally = held.tally;
  std::string text =
      fmt::format("{}, seed {}\n", sanitized(in_words(held.contest)), held.contest.seed);
  if (tally.deals == 0)
    return text + "No deal was played with all seatings, so nothing is known.\n";
  text += fmt::format("{} {} with {} seatings each: {} of {} games\n", tally.deals,
                      tally.deals == 1 ? "deal" : "deals", tally.games / tally.deals, tally.games,
                      held.games);
  if (tally.left_out != 0) {
    text += fmt::format("Left out: {} {} of deals that were not finished\n", tally.left_out,
                        tally.left_out == 1 ? "game" : "games");
  }
  std::vector<std::vector<std::string>> rows{{"bot", "wins", "place", "score", "rating"}};
  for (const arena::Standing& standing : tally.standings) {
    rows.push_back(
        {clip(sanitized(standing.bot), kWidestName), in_words(standing.wins, 100, 1, " %", false),
         in_words(standing.place, 1, 2, "", false), in_words(standing.score, 1, 1, "", false),
         in_words(standing.rating, 1, 0, "", true)});
  }
  std::vector<int> widths(rows.front().size());
  for (const auto& row : rows) {
    for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], columns(row[i]));
  }
  text += '\n';
  for (const auto& row : rows) {
    std::string line;
    for (std::size_t i = 0; i < row.size(); ++i) line += fit(row[i], widths[i]) + "   ";
    text += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
  }
  text += fmt::format(
      "\nIn brackets 95 % intervals. Wins are those of one seat, of which an equal share is {:.1f} "
      "%;\na rating of 400 more is ten to one to come before the other; {} has 0.\n",
      100.0 / held.contest.setup.players, tally.anchor.empty() ? "the average" : tally.anchor);
  for (const arena::Standing& standing : tally.standings) text += lost_seats(standing);
  return text;
}

}  // namespace noblesse
