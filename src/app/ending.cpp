#include "app/ending.h"

#include <algorithm>
#include <utility>

#include "app/columns.h"
#include "match/adel/face.h"
#include "match/pieces.h"

namespace noblesse {
namespace {

// What a lord had to show at the end (A20).
std::string last_showing(const adel::Match& match, Seat seat, const Words& words) {
  const adel::View view = match.seen_by(Viewer::spectator());
  const adel::Objects shown = view.exhibition[seat];
  if (shown == 0) return words("end-nothing");
  return words("end-showing", {{"objects", join(adel::object_ids(match.edition(), shown), " ")}});
}

}  // namespace

std::vector<std::string> reckoning(const Sitting& sitting) {
  const Outcome outcome = sitting.match().outcome();
  const Company& company = sitting.company();
  const Words& words = sitting.words();
  std::vector<std::size_t> order;
  for (std::size_t seat = 0; seat < outcome.places.size(); ++seat) order.push_back(seat);
  std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
    return std::pair(outcome.places[a], a) < std::pair(outcome.places[b], b);
  });
  int width = 0;
  for (const Person& person : company.people) width = std::max(width, columns(person.name));
  const bool adel = sitting.match().game() == adel::Face::kName;
  const std::string you = " " + words("end-you") + "  ";

  std::vector<std::string> lines;
  for (const std::size_t seat : order) {
    const Person& person = company.people[seat];
    std::string line = words("nth", {{"place", outcome.places[seat]}}) + "  ";
    line += fit(person.name, width) + (seat == company.me ? you : fit("", columns(you)));
    if (adel) {
      line += words("end-space", {{"space", outcome.scores[seat]}}) + ", ";
      line += last_showing(static_cast<const adel::Match&>(sitting.match()),
                           static_cast<Seat>(seat), words);
    } else {
      line += words("end-points", {{"points", outcome.scores[seat]}});
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string verdict(const Sitting& sitting) {
  const Outcome outcome = sitting.match().outcome();
  const Company& company = sitting.company();
  const Words& words = sitting.words();
  const auto& winners = outcome.winners;
  const bool mine = std::ranges::find(winners, company.me) != winners.end();
  if (mine && winners.size() == 1) return words("end-won-me");
  std::vector<std::string> others;
  for (const int seat : winners) {
    if (seat != company.me) others.push_back(company.people[static_cast<std::size_t>(seat)].name);
  }
  const Args args{{"names", words.list(others)}, {"count", others.size()}};
  return words(mine ? "end-won-with" : "end-won", args);
}

}  // namespace noblesse
