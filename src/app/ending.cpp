#include "app/ending.h"

#include <algorithm>
#include <utility>

#include "app/columns.h"
#include "match/adel/face.h"

namespace noblesse {
namespace {

std::string ordinal(int place) {
  if (place == 1) return "1st";
  if (place == 2) return "2nd";
  if (place == 3) return "3rd";
  return std::to_string(place) + "th";
}

// What a lord had to show at the end (A20).
std::string last_showing(const adel::Match& match, Seat seat) {
  const adel::View view = match.seen_by(Viewer::spectator());
  const adel::Objects shown = view.exhibition[seat];
  if (shown == 0) return ", nothing to show";
  std::string text = ", last showing";
  for (const std::string& id : adel::object_ids(match.edition(), shown)) text += " " + id;
  return text;
}

}  // namespace

std::vector<std::string> reckoning(const Sitting& sitting) {
  const Outcome outcome = sitting.match().outcome();
  const Company& company = sitting.company();
  std::vector<std::size_t> order;
  for (std::size_t seat = 0; seat < outcome.places.size(); ++seat) order.push_back(seat);
  std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
    return std::pair(outcome.places[a], a) < std::pair(outcome.places[b], b);
  });
  int width = 0;
  for (const Person& person : company.people) width = std::max(width, columns(person.name));
  const bool adel = sitting.match().game() == adel::Face::kName;

  std::vector<std::string> lines;
  for (const std::size_t seat : order) {
    const Person& person = company.people[seat];
    std::string line = ordinal(outcome.places[seat]) + "  " + fit(person.name, width);
    line += seat == company.me ? " (you)  " : "        ";
    line += (adel ? "at space " : "") + std::to_string(outcome.scores[seat]);
    line += adel ? last_showing(static_cast<const adel::Match&>(sitting.match()),
                                static_cast<Seat>(seat))
                 : " points";
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string verdict(const Sitting& sitting) {
  const Outcome outcome = sitting.match().outcome();
  const Company& company = sitting.company();
  const auto& winners = outcome.winners;
  const bool mine = std::ranges::find(winners, company.me) != winners.end();
  if (mine && winners.size() == 1) return "You have won. Congratulations!";
  std::vector<std::string> others;
  for (const int seat : winners) {
    if (seat != company.me) others.push_back(company.people[static_cast<std::size_t>(seat)].name);
  }
  std::string names;
  for (std::size_t i = 0; i < others.size(); ++i) {
    if (i > 0) names += i + 1 == others.size() ? " and " : ", ";
    names += others[i];
  }
  if (mine) return "You share the win with " + names + ".";
  return names + (others.size() == 1 ? " has won." : " share the win.");
}

}  // namespace noblesse
