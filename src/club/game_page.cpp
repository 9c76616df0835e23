#include "club/game_page.h"

#include "club/preview.h"
#include "match/readable.h"
#include "match/text.h"
#include "table/examine.h"

namespace noblesse {
namespace {

std::string name_of(const store::GameSeat& seat, const std::map<std::string, std::string>& names) {
  if (seat.person.empty()) return seat.bot + " (bot)";
  if (seat.person == store::kWhoLeft) return "a player who left";
  const auto known = names.find(seat.person);
  return known == names.end() || known->second.empty() ? "somebody" : known->second;
}

// What the check of the shuffle says. It accuses nobody of what it could not check.
std::string fairness(const Shelf& shelf, const Record& record) {
  const Examination found = examine(shelf, record);
  switch (const Judgement fair = found.fair()) {
    case Judgement::good:
      return "The shuffle was the promised one: checked against the commitment " +
             std::string(record.rest.at("fair").at("commitment").as_string()) +
             ", which was published before the deal.";
    case Judgement::bad: return "Not everything is as promised: " + found.why(fair) + ".";
    case Judgement::unchecked:
    case Judgement::absent: return "The shuffle cannot be checked here: " + found.why(fair) + ".";
  }
  return {};
}

}  // namespace

std::string write_game_page(const Shelf& shelf, const store::Game& game,
                            const std::map<std::string, std::string>& names) {
  const std::string title(title_of(game.game));
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
    page += "<p>" + escape_html(fairness(shelf, *record)) + "</p>\n";
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
