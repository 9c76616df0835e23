#include "club/preview.h"

#include <algorithm>
#include <vector>

#include "match/text.h"

namespace noblesse {
namespace {

constexpr std::string_view kHouse = "Noblesse";
constexpr std::string_view kHousePicture = "/card-noblesse.png";

std::string picture_of(std::string_view game) { return "/card-" + std::string(game) + ".png"; }

std::string meta(std::string_view key, std::string_view name, std::string_view content) {
  return "<meta " + std::string(key) + "=\"" + std::string(name) + "\" content=\"" +
         escape_html(content) + "\">\n";
}

}  // namespace

std::string_view title_of(std::string_view game) {
  return game == "adel" ? "Adel Verpflichtet" : "Mille Grazie";
}

Preview preview_of_some_table() {
  return {std::string(kHouse),
          "You are invited to a table: two games of nobles and thieves. Open it, and sit down.",
          std::string(kHousePicture)};
}

Preview preview_of_some_game() {
  return {std::string(kHouse), "A game of nobles and thieves: open it, and look back on it.",
          std::string(kHousePicture)};
}

Preview preview_of(const Salon& salon) {
  const Table& table = salon.table();
  const auto& chairs = table.chairs();
  std::vector<std::string> company;
  for (const Chair& chair : chairs) {
    if (chair.is_person() && !table.sitter(chair).name.empty())
      company.push_back(table.sitter(chair).name);
    else if (chair.holder == Chair::Holder::bot)
      company.push_back(chair.bot + " (bot)");
  }
  const auto free = std::ranges::count(chairs, Chair::Holder::empty, &Chair::holder);
  std::string text = company.empty() ? "Nobody sits there yet." : enumerate(company) + ".";
  if (free > 0) text += " Free chairs: " + std::to_string(free) + ".";
  const std::string& game = table.options().game;
  return {std::string(title_of(game)) + ", a table for " + std::to_string(chairs.size()),
          std::move(text), picture_of(game)};
}

Preview preview_of(const store::Game& game, const std::map<std::string, std::string>& names) {
  std::vector<const store::GameSeat*> seats;
  for (const store::GameSeat& seat : game.seats) seats.push_back(&seat);
  std::ranges::stable_sort(seats, {}, &store::GameSeat::place);
  std::string text;
  for (const store::GameSeat* const seat : seats) {
    const auto known = names.find(seat->person);
    const std::string name = seat->person.empty()                            ? seat->bot + " (bot)"
                             : known == names.end() || known->second.empty() ? "a player who left"
                                                                             : known->second;
    text += (text.empty() ? "" : ", ") + std::to_string(seat->place) + ". " + name;
  }
  return {std::string(title_of(game.game)) + ", a finished game", std::move(text),
          picture_of(game.game)};
}

std::string with_preview(std::string_view page, const Preview& preview, std::string_view origin,
                         std::string_view path) {
  const std::string here(origin);
  const std::string tags =
      meta("name", "robots", "noindex") + meta("name", "description", preview.text) +
      meta("property", "og:site_name", kHouse) + meta("property", "og:type", "website") +
      meta("property", "og:title", preview.title) +
      meta("property", "og:description", preview.text) +
      meta("property", "og:url", here + std::string(path)) +
      meta("property", "og:image", here + preview.picture) +
      meta("property", "og:image:width", "1200") + meta("property", "og:image:height", "630") +
      meta("name", "twitter:card", "summary_large_image");
  const std::size_t head = std::min(page.find("</head>"), page.size());
  return std::string(page.substr(0, head)) + tags + std::string(page.substr(head));
}

}  // namespace noblesse
