#include "app/table_mille.h"

#include <algorithm>

#include "app/columns.h"
#include "app/map_mille.h"
#include "match/mille/notation.h"

namespace noblesse::mille {
namespace {

constexpr Style kFaint{.ink = Ink::faint};
constexpr Style kLabel{.ink = Ink::gold};
constexpr int kPanelWidth = 28;
constexpr int kLowestMap = 12;
constexpr int kHighestMap = 30;

Line letter(const Edition& edition, Road road) {
  return Line(std::string(1, edition.roads[road].letter),
              {.ink = ink_named(edition.roads[road].color), .strong = true});
}

Line letters_of(const Edition& edition, Roads roads) {
  Line line;
  for (const int road : members(roads)) {
    if (!line.empty()) line.add(" ");
    line.add(letter(edition, static_cast<Road>(road)));
  }
  return line;
}

// The labels at the side stand one above the other.
std::string label(const Table& table, std::string_view key) {
  int width = 0;
  for (const char* each : {"journey", "escort", "compass", "pile"}) {
    width = std::max(width, columns(table.words(each)));
  }
  return fit(table.words(key), width + 1);
}

std::string city(const Table& table, std::size_t city) {
  return city_name(table.words, table.edition.cities[city].name);
}

void player(const Table& table, Seat seat, const Look& look, Lines& lines) {
  const View& view = table.view;
  const Person& person = table.company.at(seat);
  Line head("[" + person.mark + "]", {.ink = person.ink, .strong = true, .reversed = true});
  head.add(" ");
  const std::string role = seat == view.noble ? " " + table.words("noble") : "";
  const std::string own = seat == table.company.me ? " " + table.words("you") : "";
  const int room = kPanelWidth - 8 - columns(role) - columns(own);
  head.add(clip(person.name, room), {.ink = person.ink, .strong = true});
  head.add(own, kFaint).add(role, kLabel).to(kPanelWidth - 3);
  lines.push_back(head.add(std::to_string(view.score[seat]), {.strong = true}));

  for (const int task : members(view.tasks[seat])) {
    const std::string from = city(table, table.edition.tables.from[static_cast<std::size_t>(task)]);
    Line line("  ");
    line.add(clip(from, 10), kFaint).add(look.unicode ? " → " : " > ", kFaint);
    lines.push_back(line.add(destination(table.edition, table.words, static_cast<Task>(task))));
  }
  if (view.shown[seat] != 0) {
    lines.push_back(Line("  " + table.words("lay-in-wait") + " ", kFaint)
                        .add(letters_of(table.edition, view.shown[seat])));
  }
}

Line journey(const Table& table) {
  const View& view = table.view;
  Line line(label(table, "journey"), kLabel);
  for (std::uint8_t r = 0; r < view.travelled; ++r) {
    line.add(letter(table.edition, view.journey[r])).add(" ");
  }
  if (view.left > 0) line.add(table.words("journey-left", {{"left", view.left}}), kFaint);
  if (view.travelled == 0 && view.left == 0) line.add(table.words("journey-none"), kFaint);
  return line;
}

Line escort(const Table& table) {
  const View& view = table.view;
  Line line(label(table, "escort"), kLabel);
  if (view.alone) return line.add(table.words("escort-alone"));
  if (!view.escorted) return line.add(table.words("escort-open"), kFaint);
  if (view.escort == kNone) return line.add(table.words("escort-hidden"));
  return line.add(table.words("escort-on") + " ").add(letter(table.edition, view.escort));
}

Line compass(const Table& table) {
  const Roads own = table.view.ambush[table.company.me];
  Line line(label(table, "compass"), kLabel);
  return own == 0 ? line.add(table.words("compass-unset"), kFaint)
                  : line.add(letters_of(table.edition, own));
}

Lines panel(const Table& table, const Look& look) {
  Lines lines;
  for (Seat seat = 0; seat < table.rules.players; ++seat) player(table, seat, look, lines);
  Lines turn{journey(table), escort(table)};
  if (table.view.noble != table.company.me) turn.push_back(compass(table));
  turn.push_back(Line(label(table, "pile"), kLabel)
                     .add(table.words("pile-about", {{"tasks", table.view.undrawn},
                                                     {"goal", table.edition.tables.goal}})));
  const auto rows = static_cast<std::size_t>(std::max(look.rows, 0));
  if (lines.size() + turn.size() < rows) lines.emplace_back();
  lines.insert(lines.end(), turn.begin(), turn.end());
  if (lines.size() + table.edition.tables.board_tasks + 2U <= rows) {
    lines.emplace_back();
    lines.emplace_back(table.words("on-the-map"), kLabel);
    for (City city = 0; city < table.edition.tables.cities; ++city) {
      if (table.view.map[city] == kNone) continue;
      Line line("  ");
      line.add(clip(mille::city(table, city), 10), kFaint);
      line.add(look.unicode ? " → " : " > ", kFaint);
      lines.push_back(line.add(destination(table.edition, table.words, table.view.map[city])));
    }
  }
  return lines;
}

}  // namespace

Lines draw_table(const Table& table, const Look& look) {
  const int rows = std::clamp(look.rows, kLowestMap, kHighestMap);
  const int map_width = look.width - kPanelWidth - 2;
  if (map_width < 30) {  // too narrow for both
    Lines lines = panel(table, look);
    for (Line& line : lines) line = line.clipped(look.width);
    return lines;
  }
  Lines lines = draw_map(table.edition, table.view, table.company, table.words,
                         {.width = map_width, .rows = rows, .unicode = look.unicode});
  const Lines side = panel(table, {.width = kPanelWidth, .rows = rows, .unicode = look.unicode});
  for (std::size_t row = 0; row < std::max(lines.size(), side.size()); ++row) {
    if (row >= lines.size()) lines.emplace_back();
    lines[row] = lines[row].clipped(map_width).pad(map_width + 2);
    if (row < side.size()) lines[row].add(side[row].clipped(kPanelWidth));
  }
  return lines;
}

Lines list_roads(const Table& table, const Look& look) {
  Lines lines;
  const Tables& map = table.edition.tables;
  for (Road road = 0; road < map.roads; ++road) {
    const RoadSign& sign = table.edition.roads[road];
    Line line("  ");
    line.add(letter(table.edition, road)).add("  " + fit(sign.name, 20));
    const std::string color = color_name(table.words, sign.color);
    line.add(fit(color, std::max(columns(color) + 1, 8)), {.ink = ink_named(sign.color)});
    line.add(table.words("road-costs", {{"loss", map.loss[road]}}) + "   ");
    line.add(city(table, map.ends[road][0]) + " - " + city(table, map.ends[road][1]));
    lines.push_back(line.clipped(look.width));
  }
  return lines;
}

Lines list_tasks(const Table& table, const Look& look) {
  Lines lines;
  const View& view = table.view;
  const auto list = [&](std::string_view head, Tasks tasks) {
    lines.emplace_back(head, kLabel);
    for (const int task : members(tasks)) {
      const auto t = static_cast<std::size_t>(task);
      lines.push_back(Line("  " + task_name(table.words, table.edition.tasks[t]) + "  " +
                           std::to_string(table.edition.tables.points[t]))
                          .clipped(look.width));
    }
    if (tasks == 0) lines.emplace_back("  " + table.words("tasks-none"), kFaint);
    lines.emplace_back();
  };
  Tasks on_map = 0;
  for (City city = 0; city < table.edition.tables.cities; ++city) {
    if (view.map[city] != kNone) on_map |= bit(view.map[city]);
  }
  list(table.words("on-the-map"), on_map);
  for (Seat seat = 0; seat < table.rules.players; ++seat) {
    list(table.words("tasks-before", {{"who", table.company.at(seat).name}}), view.tasks[seat]);
  }
  Tasks discarded = 0;
  for (std::uint8_t d = 0; d < view.discards; ++d) discarded |= bit(view.discard[d]);
  list(table.words("tasks-discarded"), discarded);
  lines.push_back(
      Line(table.words("tasks-to-come", {{"count", view.undrawn}}), kFaint).clipped(look.width));
  return lines;
}

}  // namespace noblesse::mille
