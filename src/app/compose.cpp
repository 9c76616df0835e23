#include "app/compose.h"

#include <algorithm>

#include "app/columns.h"

namespace noblesse {
namespace {

// From this width on the journal has a column of its own at the right.
constexpr int kWide = 116;
constexpr int kTableWidth = 80;

Style option_style(const Scene& scene, int index, int selected) {
  Style style;
  style.reversed = index == selected;
  style.strong = index == scene.marked;
  return style;
}

std::string option_number(const Scene& scene, int index) {
  const std::string number = std::to_string(index + 1);
  const std::size_t digits = std::to_string(scene.options.size()).size();
  return std::string(digits - number.size(), ' ') + number;
}

// " 3 thief 8", with a mark where it lies face down.
Line option_label(const Scene& scene, int index, int selected) {
  Line line(index == scene.marked ? "*" : " ", {.ink = Ink::gold, .strong = true});
  line.add(option_number(scene, index), {.ink = Ink::gold});
  line.add(" ");
  return line.add(scene.options[static_cast<std::size_t>(index)].label,
                  option_style(scene, index, selected));
}

int label_width(const Scene& scene) {
  int width = 0;
  for (int i = 0; i < static_cast<int>(scene.options.size()); ++i) {
    width = std::max(width, option_label(scene, i, -1).width());
  }
  return width;
}

int grid_rows(const Scene& scene, int width) {
  const int n = static_cast<int>(scene.options.size());
  const int abreast = std::clamp(width / (label_width(scene) + 2), 1, std::max(n, 1));
  return (n + abreast - 1) / abreast;
}

Lines option_list(const Scene& scene, int width, int selected) {
  Lines lines;
  const int column = label_width(scene) + 2;
  for (int i = 0; i < static_cast<int>(scene.options.size()); ++i) {
    Line line = option_label(scene, i, selected);
    const std::string& meaning = scene.options[static_cast<std::size_t>(i)].meaning;
    if (!meaning.empty()) line.to(column).add(meaning, {.ink = Ink::faint});
    lines.push_back(line.clipped(width));
  }
  return lines;
}

Lines option_grid(const Scene& scene, int width, int rows, int selected) {
  const int n = static_cast<int>(scene.options.size());
  const int column = label_width(scene) + 2;
  const int needed = grid_rows(scene, width);
  Lines lines(static_cast<std::size_t>(std::min(needed, rows)));
  for (int i = 0; i < n; ++i) {
    const int row = i % needed;
    if (row >= rows) continue;
    lines[static_cast<std::size_t>(row)]
        .pad(i / needed * column)
        .add(option_label(scene, i, selected));
  }
  if (needed > rows && rows > 0) lines.back() = Line(" … " + scene.more, {.ink = Ink::faint});
  for (Line& line : lines) line = line.clipped(width);
  return lines;
}

void append(Lines& to, Lines from) {
  for (Line& line : from) to.push_back(std::move(line));
}

Lines bottom(const Scene& scene, int width) {
  Lines lines;
  for (const std::string& notice : scene.notices) {
    append(lines, paragraph(notice, width, {.ink = Ink::orange, .strong = true}));
  }
  if (lines.size() > 4) lines.resize(4);
  append(lines, paragraph(scene.question, width, {.ink = Ink::plain, .strong = true}));
  return lines;
}

Line title_bar(const Scene& scene, int width) {
  return Line(fit(" " + scene.title, width), {.ink = Ink::gold, .strong = true, .reversed = true});
}

// The table at the left, the journal at the right, as high as the higher of both or as `rows`.
Lines side_by_side(const Lines& table, const Lines& journal, int table_width, int rows,
                   bool unicode) {
  Lines lines;
  for (int row = 0; row < rows; ++row) {
    const auto at = static_cast<std::size_t>(row);
    Line line;
    if (at < table.size()) line.add(table[at].clipped(table_width));
    line.pad(table_width).add(unicode ? " │ " : " | ", {.ink = Ink::faint});
    if (at < journal.size()) line.add(journal[at]);
    lines.push_back(std::move(line));
  }
  return lines;
}

Lines table_of(const Scene& scene, int width, int rows, bool unicode) {
  if (!scene.table) return {};
  Lines table = scene.table({.width = width, .rows = rows, .unicode = unicode});
  for (Line& line : table) line = line.clipped(width);
  return table;
}

// How many rows the choices get: a row each where the table leaves room for it, else as few as can
// be.
int rows_for_options(const Scene& scene, int width, int table_width, int rows, int journal,
                     bool unicode) {
  constexpr int kAsSmallAsItGets = 1;
  const int list = static_cast<int>(scene.options.size());
  const auto table = table_of(scene, table_width, kAsSmallAsItGets, unicode);
  if (static_cast<int>(table.size()) + list + journal <= rows) return list;
  return std::min(grid_rows(scene, width), std::max(rows / 3, 3));
}

Lines compose_wide(const Scene& scene, Size size, int rows, int selected, bool unicode) {
  const int table_width = std::max(kTableWidth, size.width * 2 / 3 - 3);
  const int journal_width = size.width - table_width - 3;
  Lines options =
      option_rows(scene, size.width,
                  rows_for_options(scene, size.width, table_width, rows, 1, unicode), selected);
  const int top = std::max(rows - 1 - static_cast<int>(options.size()), 0);
  Lines lines = side_by_side(table_of(scene, table_width, top, unicode),
                             journal_rows(scene, journal_width, top), table_width, top, unicode);
  lines.push_back(ruler("", size.width, unicode));
  append(lines, bottom(scene, size.width));
  append(lines, std::move(options));
  return lines;
}

int news_rows(const Scene& scene, int width) {
  std::size_t rows = 0;
  for (std::size_t back = 1; back <= std::min(scene.news, scene.journal.size()); ++back) {
    rows += wrap(scene.journal[scene.journal.size() - back].text, width - 2).size();
  }
  return static_cast<int>(rows);
}

Lines compose_narrow(const Scene& scene, Size size, int rows, int selected, bool unicode) {
  constexpr int kFewestJournalRows = 3;
  Lines options = option_rows(
      scene, size.width,
      rows_for_options(scene, size.width, size.width, rows, kFewestJournalRows, unicode), selected);
  int spare = std::max(rows - static_cast<int>(options.size()), 0);
  // The table spreads out only where everything new can be read beside it.
  const int news = std::max(kFewestJournalRows, news_rows(scene, size.width) + 1);
  Lines lines = table_of(scene, size.width, spare - news, unicode);
  if (static_cast<int>(lines.size()) > spare) lines.resize(static_cast<std::size_t>(spare));
  spare -= static_cast<int>(lines.size());
  if (spare >= kFewestJournalRows && scene.table) {
    lines.push_back(ruler("", size.width, unicode));
    --spare;
  }
  Lines journal = journal_rows(scene, size.width, spare);
  spare -= static_cast<int>(journal.size());
  append(lines, std::move(journal));
  // What is left over keeps the question at the bottom, where the eye rests.
  lines.resize(lines.size() + static_cast<std::size_t>(std::max(spare, 0)));
  append(lines, bottom(scene, size.width));
  append(lines, std::move(options));
  return lines;
}

}  // namespace

Line ruler(std::string_view word, int width, bool unicode) {
  Line line;
  const std::string_view dash = unicode ? "─" : "-";
  const Style faint{.ink = Ink::faint};
  if (!word.empty()) {
    line.add(dash, faint).add(dash, faint).add(" ").add(word, {.ink = Ink::gold}).add(" ");
  }
  std::string rest;
  for (int i = line.width(); i < width; ++i) rest += dash;
  return line.add(rest, faint).clipped(width);
}

Lines journal_rows(const Scene& scene, int width, int rows) {
  Lines lines;
  if (rows <= 0) return lines;
  for (std::size_t back = 1; back <= scene.journal.size(); ++back) {
    const Paragraph& paragraph = scene.journal[scene.journal.size() - back];
    const bool fresh = back <= scene.news;
    Style style{.ink = fresh ? Ink::plain : Ink::faint};
    if (paragraph.heading) style = {.ink = fresh ? Ink::gold : Ink::faint, .strong = true};
    Lines block;
    for (const std::string& text : wrap(paragraph.text, width - 2)) {
      Line line(block.empty() && !paragraph.heading ? (fresh ? "> " : "  ") : "  ",
                {.ink = Ink::gold});
      line.add(fresh && !paragraph.heading ? with_names(text, scene.company, style)
                                           : Line(text, style));
      block.push_back(std::move(line));
    }
    lines.insert(lines.begin(), block.begin(), block.end());
    if (static_cast<int>(lines.size()) >= rows) break;
  }
  if (static_cast<int>(lines.size()) > rows) lines.erase(lines.begin(), lines.end() - rows);
  return lines;
}

Lines option_rows(const Scene& scene, int width, int rows, int selected) {
  if (scene.options.empty() || rows <= 0) return {};
  if (static_cast<int>(scene.options.size()) <= rows) return option_list(scene, width, selected);
  return option_grid(scene, width, rows, selected);
}

Lines compose(const Scene& scene, Size size, bool unicode, int selected) {
  const int width = std::max(size.width, 1);
  const int height = std::max(size.height, 2);
  Lines hint;
  if (!scene.hint.empty() && height > 6) {
    hint.push_back(Line(scene.hint, {.ink = Ink::faint}).clipped(width));
  }
  const int fixed = 1 + static_cast<int>(bottom(scene, width).size() + hint.size());
  const int rows = height - 1 - fixed;

  Lines lines{title_bar(scene, width)};
  append(lines, width >= kWide && scene.table
                    ? compose_wide(scene, {width, height}, rows, selected, unicode)
                    : compose_narrow(scene, {width, height}, rows, selected, unicode));
  append(lines, std::move(hint));
  const auto most = static_cast<std::size_t>(height - 1);
  // Too small a screen loses its top: the question stays.
  if (lines.size() > most)
    lines.erase(lines.begin() + 1, lines.end() - static_cast<std::ptrdiff_t>(most) + 1);
  for (Line& line : lines) line = line.clipped(width);
  return lines;
}

}  // namespace noblesse
