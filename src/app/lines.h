// Lines of text in different inks: what is to be shown, without a word on how. A terminal with
// colours uses them all, a plain one none, and nothing important is told by ink alone.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace noblesse {

enum class Ink : std::uint8_t {
  plain,
  faint,
  gold,
  beige,
  blue,
  purple,
  red,
  green,
  white,
  yellow,
  orange,
  cyan,
};

// The ink that a colour of an edition is called by ("violet", "beige"); plain if there is none.
Ink ink_named(std::string_view color);

struct Style {
  Ink ink = Ink::plain;
  bool strong = false;
  bool reversed = false;

  friend bool operator==(const Style&, const Style&) = default;
};

struct Span {
  std::string text;
  Style style;
};

class Line {
 public:
  Line() = default;
  explicit Line(std::string_view text, Style style = {}) { add(text, style); }

  Line& add(std::string_view text, Style style = {});
  Line& add(const Line& other);
  // Blanks up to a column; one blank at least if something is there already.
  Line& to(int column);
  // Blanks up to a column; none if it is reached already.
  Line& pad(int column);

  int width() const { return width_; }
  bool empty() const { return spans_.empty(); }
  const std::vector<Span>& spans() const { return spans_; }
  std::string text() const;

  // As much of it as fits.
  Line clipped(int width) const;

 private:
  std::vector<Span> spans_;
  int width_ = 0;
};

using Lines = std::vector<Line>;

// The paragraph in lines that fit, all in one style, the later ones indented.
Lines paragraph(std::string_view text, int width, Style style = {}, int indent = 0);

// What a drawing may use.
struct Look {
  int width = 80;
  int rows = 16;        // how many there are for it; it may take fewer
  bool unicode = true;  // else ASCII only, but for names
};

}  // namespace noblesse
