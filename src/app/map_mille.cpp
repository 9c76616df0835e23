#include "app/map_mille.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/canvas.h"
#include "app/columns.h"

namespace noblesse::mille {
namespace {

Style road_style(const Edition& edition, Road road) {
  return {.ink = ink_named(edition.roads[road].color)};
}

// The more a road costs, the lighter its line.
Canvas::Stroke stroke_of(const Edition& edition, Road road) {
  switch (edition.tables.loss[road]) {
    case 0:
    case 1: return Canvas::Stroke::solid;
    case 2: return Canvas::Stroke::dashed;
    default: return Canvas::Stroke::dotted;
  }
}

// The first three letters of a name: "LaS" for La Spezia.
std::string short_name(const std::string& name) {
  std::string letters;
  for (const char c : name) {
    if (c != ' ') letters += c;
  }
  return clip(letters, 3, "");
}

class Drawing {
 public:
  Drawing(const Edition& edition, const View& view, const Company& company, const Words& words,
          const Look& look)
      : edition_(edition),
        view_(view),
        company_(company),
        words_(words),
        unicode_(look.unicode),
        canvas_(look.width, look.rows, look.unicode) {
    // From the first row to the last; across, the names at the sides need room.
    const auto [north, south] = std::ranges::minmax(edition.cities, {}, &CityPlace::y);
    const double down = static_cast<double>(look.rows - 1) / std::max(south.y - north.y, 1);
    const double across = (look.width - 3) / 100.0;
    for (const CityPlace& place : edition.cities) {
      cities_.push_back({std::round(place.x * across) + 1, std::round((place.y - north.y) * down)});
    }
  }

  Lines draw() {
    for (Road road = 0; road < edition_.tables.roads; ++road) {
      const auto [from, to] = ends(road);
      canvas_.draw_line(from, to, stroke_of(edition_, road), road_style(edition_, road));
    }
    const Style city{.ink = Ink::gold, .strong = true};
    for (const Point& place : cities_) put(place, unicode_ ? "●" : "o", city);
    for (City c = 0; c < edition_.tables.cities; ++c) label(c);
    for (Road road = 0; road < edition_.tables.roads; ++road) sign(road);
    return canvas_.lines();
  }

 private:
  std::pair<Point, Point> ends(Road road) const {
    const auto& pair = edition_.tables.ends[road];
    return {cities_[pair[0]], cities_[pair[1]]};
  }

  void put(const Point& at, std::string_view text, Style style) {
    canvas_.write(static_cast<int>(at.x), static_cast<int>(at.y), text, style);
  }

  // The city's name, what lies there, and who stands there.
  Line city_text(City c) const {
    Line text(city_name(words_, edition_.cities[c].name), {.strong = true});
    const Task task = view_.map[c];
    if (task != kNone) {
      const std::string to = city_name(words_, edition_.cities[edition_.tables.to[task]].name);
      text.add(unicode_ ? "→" : ">", {.ink = Ink::cyan, .strong = true});
      text.add(short_name(to) + std::to_string(edition_.tables.points[task]), {.ink = Ink::cyan});
    }
    for (Seat seat = 0; seat < company_.size(); ++seat) {
      if (view_.city[seat] != c) continue;
      const Person& person = company_.at(seat);
      text.add(" ").add("[" + person.mark + "]",
                        {.ink = person.ink, .strong = true, .reversed = true});
    }
    return text;
  }

  // Beside the city where it hides the fewest lines, and no other text.
  void label(City c) {
    const Line text = city_text(c);
    const int x = static_cast<int>(cities_[c].x);
    const int y = static_cast<int>(cities_[c].y);
    const int w = text.width();
    const int middle = std::clamp(x - w / 2, 0, std::max(canvas_.width() - w, 0));
    const int end = std::clamp(x - w + 1, 0, std::max(canvas_.width() - w, 0));
    const int begin = std::clamp(x, 0, std::max(canvas_.width() - w, 0));
    const std::array<std::pair<int, int>, 8> places{{{x + 2, y},
                                                     {x - w - 1, y},
                                                     {middle, y - 1},
                                                     {middle, y + 1},
                                                     {begin, y - 1},
                                                     {begin, y + 1},
                                                     {end, y - 1},
                                                     {end, y + 1}}};
    int best_cost = 1000;
    std::pair<int, int> best{middle, y + 1 < canvas_.height() ? y + 1 : y - 1};
    for (const auto& [column, row] : places) {
      if (!canvas_.is_free(column, row, w)) continue;
      const bool beside = row == y;
      const int cost =
          canvas_.lines_under(column, row, w) * 2 + (beside ? 0 : 1) + crowded(column, row, w);
      if (cost < best_cost) {
        best_cost = cost;
        best = {column, row};
      }
    }
    int column = best.first;
    for (const Span& span : text.spans()) {
      canvas_.write(column, best.second, span.text, span.style);
      column += columns(span.text);
    }
  }

  // Text that touches other text is hard to read.
  int crowded(int column, int row, int width) const {
    const bool left = column == 0 || canvas_.is_free(column - 1, row, 1);
    const bool right = column + width >= canvas_.width() || canvas_.is_free(column + width, row, 1);
    return (left ? 0 : 4) + (right ? 0 : 4);
  }

  // The road's letter and what it costs (M9), near its middle.
  void sign(Road road) {
    const auto [from, to] = ends(road);
    const std::string text =
        edition_.roads[road].letter + std::to_string(edition_.tables.loss[road]);
    Style style = road_style(edition_, road);
    style.strong = true;
    for (int i = 0; i < view_.travelled; ++i) {
      if (view_.journey[static_cast<std::size_t>(i)] == road) style.reversed = true;
    }
    constexpr std::array kParts{0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82};
    for (const bool roomy : {true, false}) {
      for (const double part : kParts) {
        const int x = static_cast<int>(std::lround(from.x + part * (to.x - from.x)));
        const int y = static_cast<int>(std::lround(from.y + part * (to.y - from.y)));
        for (const int shift : {0, -1}) {
          const int column = x + shift;
          if (!canvas_.is_free(column, y, 2)) continue;
          if (roomy && crowded(column, y, 2) > 0) continue;
          canvas_.write(column, y, text, style);
          return;
        }
      }
    }
  }

  const Edition& edition_;
  const View& view_;
  const Company& company_;
  const Words& words_;
  bool unicode_;
  Canvas canvas_;
  std::vector<Point> cities_;
};

}  // namespace

Lines draw_map(const Edition& edition, const View& view, const Company& company, const Words& words,
               const Look& look) {
  return Drawing(edition, view, company, words, look).draw();
}

std::string destination(const Edition& edition, const Words& words, Task task) {
  return city_name(words, edition.cities[edition.tables.to[task]].name) + " " +
         std::to_string(edition.tables.points[task]);
}

}  // namespace noblesse::mille
