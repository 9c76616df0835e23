// A sheet of character cells to draw on: lines made of small dots, and texts that lie above them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "app/lines.h"

namespace noblesse {

struct Point {
  double x = 0;
  double y = 0;
};

class Canvas {
 public:
  Canvas(int width, int height, bool unicode);

  int width() const { return width_; }
  int height() const { return height_; }

  // How a line is drawn, so that lines differ without colours too.
  enum class Stroke : std::uint8_t { solid, dashed, dotted };
  // From the middle of one cell to the middle of another.
  void draw_line(Point from, Point to, Stroke stroke, Style style);

  // Whether so many cells from there on lie on the sheet and bear no text.
  bool is_free(int column, int row, int width) const;
  // How many of these cells have a line in them.
  int lines_under(int column, int row, int width) const;
  // Writes over whatever is there; what lies beyond the edge is lost.
  void write(int column, int row, std::string_view text, Style style);

  Lines lines() const;

 private:
  struct Cell {
    std::string glyph;     // empty: no text
    bool covered = false;  // by the second half of a wide character
    unsigned dots = 0;     // of a braille pattern, or an ASCII character
    Style style;
  };
  Cell* at(int column, int row);
  const Cell* at(int column, int row) const;

  int width_;
  int height_;
  bool unicode_;
  std::vector<Cell> cells_;
};

}  // namespace noblesse
