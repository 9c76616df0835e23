#include "club/game_page.h"

#include "match/readable.h"
#include "match/text.h"
#include "table/opening.h"

namespace noblesse {
namespace {

std::string name_of(const store::GameSeat& seat, const std::map<std::string, std::string>& names) {
  if (seat.person.empty()) return seat.bot + " (bot)";
  const auto known = names.find(seat.person);
  return known == names.end() || known->second.empty() ? "somebody" : known->second;
}

// What the check of the shuffle says, or nothing where there is nothing to check.
std::string fairness(const Shelf& shelf, const Record& record) {
  const json::value* fair = record.rest.if_contains("fair");
  if (fair == nullptr) return {};
  const Result<Opening> opening = read_opening(*fair);
  if (!opening) return "The shuffle cannot be checked: " + opening.error().message + ".";
  const Result<void> verified = verify(shelf, *opening, record);
  if (!verified) return "The shuffle was not the promised one: " + verified.error().message + ".";
  return "The shuffle was the promised one: checked against the commitment " + opening->commitment +
         ", which was published before the deal.";
}

}  // namespace

std::string write_game_page(const Shelf& shelf, const store::Game& game,
                            const std::map<std::string, std::string>& names) {
  const std::string title = game.game == "adel" ? "Adel Verpflichtet" : "Mille Grazie";
  const std::string api = "/api/games/" + game.table + "/" + std::to_string(game.number);
  std::string page =
      "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
      "<meta name=\"robots\" content=\"noindex\">\n<title>" +
      title +
      " · Noblesse</title>\n<link rel=\"stylesheet\" href=\"/game.css\">\n</head>\n"
      "<body>\n<main class=\"wide\">\n<h1>" +
      title +
      "</h1>\n<table>\n"
      "<tr><th>Place</th><th>Seat</th><th>Player</th></tr>\n";
  for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
    page += "<tr><td>" + std::to_string(game.seats[seat].place) + "</td><td>" +
            std::to_string(seat) + "</td><td>" + escape_html(name_of(game.seats[seat], names)) +
            "</td></tr>\n";
  }
  page += "</table>\n";
  if (const Result<Record> record = read_record(std::string_view(game.record))) {
    if (const std::string checked = fairness(shelf, *record); !checked.empty()) {
      page += "<p>" + escape_html(checked) + "</p>\n";
    }
    if (const auto story = readable(shelf, *record)) {
      page += "<pre>" + escape_html(*story) + "</pre>\n";
    }
  }
  const std::string replay = "/#/replay/club/" + game.table + "/" + std::to_string(game.number);
  return page + "<p><a href=\"" + escape_html(replay) +
         "\">Look back on it</a>, moment by moment. <a href=\"" + escape_html(api) +
         "\">The record</a>, for programs.</p>\n</main>\n</body>\n</html>\n";
}

}  // namespace noblesse
