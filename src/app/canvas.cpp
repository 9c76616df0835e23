#include "app/canvas.h"

#include <algorithm>
#include <cmath>

#include "app/columns.h"

namespace noblesse {
namespace {

// A cell holds two dots across and four down; the bits are those of the braille block.
constexpr int kAcross = 2;
constexpr int kDown = 4;
constexpr unsigned kDot[kDown][kAcross] = {{0x01, 0x08}, {0x02, 0x10}, {0x04, 0x20}, {0x40, 0x80}};

std::string braille(unsigned dots) {
  const char32_t code = 0x2800 + dots;
  return {static_cast<char>(0xE0U | (code >> 12U)),
          static_cast<char>(0x80U | ((code >> 6U) & 0x3FU)),
          static_cast<char>(0x80U | (code & 0x3FU))};
}

// Which dots of a line are drawn.
bool inked(Canvas::Stroke stroke, int step) {
  switch (stroke) {
    case Canvas::Stroke::solid: return true;
    case Canvas::Stroke::dashed: return step % 8 < 5;
    case Canvas::Stroke::dotted: return step % 3 == 0;
  }
  return true;
}

// The ASCII character that runs most like the line; a cell is about twice as high as wide.
char slanted(Point from, Point to) {
  const double across = std::abs(to.x - from.x);
  const double down = std::abs(to.y - from.y) * 2;
  if (down < across * 0.5) return '-';
  if (across < down * 0.5) return '|';
  return (to.x > from.x) == (to.y > from.y) ? '\\' : '/';
}

}  // namespace

Canvas::Canvas(int width, int height, bool unicode)
    : width_(std::max(width, 0)),
      height_(std::max(height, 0)),
      unicode_(unicode),
      cells_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {}

Canvas::Cell* Canvas::at(int column, int row) {
  if (column < 0 || row < 0 || column >= width_ || row >= height_) return nullptr;
  return &cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(width_) +
                 static_cast<std::size_t>(column)];
}

const Canvas::Cell* Canvas::at(int column, int row) const {
  if (column < 0 || row < 0 || column >= width_ || row >= height_) return nullptr;
  return &cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(width_) +
                 static_cast<std::size_t>(column)];
}

void Canvas::draw_line(Point from, Point to, Stroke stroke, Style style) {
  const double across = (to.x - from.x) * kAcross;
  const double down = (to.y - from.y) * kDown;
  const int steps = std::max(1, static_cast<int>(std::max(std::abs(across), std::abs(down))));
  const char slant = slanted(from, to);
  for (int step = 0; step <= steps; ++step) {
    if (!inked(stroke, step)) continue;
    const double part = static_cast<double>(step) / steps;
    const int x = static_cast<int>(std::lround((from.x + 0.5) * kAcross - 0.5 + part * across));
    const int y = static_cast<int>(std::lround((from.y + 0.5) * kDown - 0.5 + part * down));
    Cell* cell = at(x / kAcross, y / kDown);
    if (cell == nullptr || x < 0 || y < 0) continue;
    cell->dots =
        unicode_ ? cell->dots | kDot[y % kDown][x % kAcross] : static_cast<unsigned char>(slant);
    cell->style = style;
  }
}

bool Canvas::is_free(int column, int row, int width) const {
  for (int i = 0; i < width; ++i) {
    const Cell* cell = at(column + i, row);
    if (cell == nullptr || !cell->glyph.empty() || cell->covered) return false;
  }
  return true;
}

int Canvas::lines_under(int column, int row, int width) const {
  int lines = 0;
  for (int i = 0; i < width; ++i) {
    const Cell* cell = at(column + i, row);
    if (cell != nullptr && cell->dots != 0) ++lines;
  }
  return lines;
}

void Canvas::write(int column, int row, std::string_view text, Style style) {
  while (!text.empty()) {
    const Rune rune = first_rune(text);
    const int wide = columns(rune.code);
    Cell* cell = at(column, row);
    // A wide character needs both of its cells.
    if (cell != nullptr && wide > 0 && (wide == 1 || at(column + 1, row) != nullptr)) {
      cell->glyph = sanitized(text.substr(0, rune.bytes));
      cell->style = style;
      if (wide == 2) at(column + 1, row)->covered = true;
    }
    column += wide;
    text.remove_prefix(rune.bytes);
  }
}

Lines Canvas::lines() const {
  Lines lines;
  for (int row = 0; row < height_; ++row) {
    Line line;
    for (int column = 0; column < width_; ++column) {
      const Cell& cell = *at(column, row);
      if (cell.covered) continue;
      if (!cell.glyph.empty()) {
        line.add(cell.glyph, cell.style);
      } else if (cell.dots == 0) {
        line.add(" ");
      } else if (unicode_) {
        line.add(braille(cell.dots), cell.style);
      } else {
        line.add(std::string(1, static_cast<char>(cell.dots)), cell.style);
      }
    }
    lines.push_back(std::move(line));
  }
  return lines;
}

}  // namespace noblesse
