#include "app/lines.h"

#include <algorithm>
#include <array>
#include <utility>

#include "app/columns.h"

namespace noblesse {

Ink ink_named(std::string_view color) {
  constexpr std::array<std::pair<std::string_view, Ink>, 15> kNames{{{"beige", Ink::beige},
                                                                     {"blue", Ink::blue},
                                                                     {"purple", Ink::purple},
                                                                     {"lilac", Ink::purple},
                                                                     {"violet", Ink::purple},
                                                                     {"red", Ink::red},
                                                                     {"green", Ink::green},
                                                                     {"white", Ink::white},
                                                                     {"yellow", Ink::yellow},
                                                                     {"gold", Ink::gold},
                                                                     {"orange", Ink::orange},
                                                                     {"cyan", Ink::cyan},
                                                                     {"black", Ink::faint},
                                                                     {"grey", Ink::faint},
                                                                     {"gray", Ink::faint}}};
  for (const auto& [name, ink] : kNames) {
    if (name == color) return ink;
  }
  return Ink::plain;
}

Line& Line::add(std::string_view text, Style style) {
  if (text.empty()) return *this;
  std::string safe = sanitized(text);
  width_ += columns(safe);
  if (!spans_.empty() && spans_.back().style == style) {
    spans_.back().text += safe;
  } else {
    spans_.push_back({std::move(safe), style});
  }
  return *this;
}

Line& Line::add(const Line& other) {
  for (const Span& span : other.spans_) add(span.text, span.style);
  return *this;
}

Line& Line::to(int column) {
  if (width_ > 0 && width_ >= column) return add(" ");
  return pad(column);
}

Line& Line::pad(int column) {
  if (width_ < column) add(std::string(static_cast<std::size_t>(column - width_), ' '));
  return *this;
}

std::string Line::text() const {
  std::string text;
  for (const Span& span : spans_) text += span.text;
  return text;
}

Line Line::clipped(int width) const {
  if (width_ <= width) return *this;
  Line line;
  for (const Span& span : spans_) {
    const int room = width - line.width();
    if (columns(span.text) < room) {
      line.add(span.text, span.style);
      continue;
    }
    // The last column says that there is more.
    const std::string part = clip(span.text, room - 1, "");
    line.add(part, span.style).add("…", {.ink = Ink::faint});
    break;
  }
  return line;
}

Lines paragraph(std::string_view text, int width, Style style, int indent) {
  Lines lines;
  for (const std::string& part : wrap(text, width - indent)) {
    Line line;
    if (!lines.empty()) line.pad(indent);
    lines.push_back(line.add(part, style));
  }
  return lines;
}

}  // namespace noblesse
