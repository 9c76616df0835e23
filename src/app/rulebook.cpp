#include "app/rulebook.h"

#include <algorithm>
#include <optional>

#include "app/columns.h"

namespace noblesse {
namespace {

constexpr int kGap = 2;     // between two columns of a table
constexpr int kIndent = 4;  // of a rule's text, after its number

// "*stress*" without its stars.
std::string plain(std::string_view text) {
  std::string out(text);
  std::erase(out, '*');
  return out;
}

// "![what it shows](name)".
struct Drawing {
  std::string_view says;
  std::string_view name;
};
std::optional<Drawing> drawing_of(std::string_view line) {
  const std::size_t middle = line.find("](");
  if (!line.starts_with("![") || !line.ends_with(')') || middle == std::string_view::npos)
    return {};
  return Drawing{line.substr(2, middle - 2), line.substr(middle + 2, line.size() - middle - 3)};
}

std::vector<std::string> cells_of(std::string_view line) {
  std::vector<std::string> cells;
  for (line.remove_prefix(1); !line.empty();) {
    const std::size_t end = std::min(line.find('|'), line.size());
    std::string_view cell = line.substr(0, end);
    while (cell.starts_with(' ')) cell.remove_prefix(1);
    while (cell.ends_with(' ')) cell.remove_suffix(1);
    cells.push_back(plain(cell));
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return cells;
}

class Layout {
 public:
  Layout(int width, const std::function<Rows(std::string_view)>& fill)
      : width_(std::max(width, 20)), fill_(fill) {}

  void take(std::string_view line) {
    const auto drawn = drawing_of(line);
    if (!table_.empty() && !line.starts_with('|') && !drawn) end_table();
    if (line.starts_with("# ")) {
      heading(line.substr(2), '=');
    } else if (line.starts_with("## ")) {
      heading(line.substr(3, line.find(" {#") - 3), '-');
    } else if (line.starts_with("### ")) {
      blank();
      write(plain(line.substr(4)), "", "");
    } else if (line.starts_with('|')) {
      if (!line.starts_with("|-")) table_.push_back(cells_of(line));
    } else if (drawn) {
      picture(*drawn);
    } else if (line.starts_with("> ")) {
      example(line.substr(2));
    } else if (line.starts_with("- ")) {
      listed(line.substr(2));
    } else if (!line.empty()) {
      const std::size_t dot = line.find(". ");
      const bool step = dot == 1 && line[0] >= '1' && line[0] <= '9';
      write(plain(step ? line.substr(3) : line), step ? std::string(line.substr(0, 2)) + "  " : "",
            step ? "    " : "");
    }
    quoted_ = line.starts_with("> ");
  }

  std::vector<std::string> end() {
    if (!table_.empty()) end_table();
    return std::move(lines_);
  }

 private:
  void blank() {
    if (!lines_.empty() && !lines_.back().empty()) lines_.emplace_back();
  }

  void write(std::string_view text, const std::string& first, const std::string& further) {
    std::string before = first;
    for (const std::string& part : wrap(text, width_ - columns(further))) {
      lines_.push_back(before + part);
      before = further;
    }
  }

  void heading(std::string_view text, char under) {
    blank();
    const std::string title = plain(text);
    lines_.push_back(title);
    lines_.emplace_back(static_cast<std::size_t>(columns(title)), under);
  }

  // "A13 text" has its number at the edge; anything else is a point of a list.
  void listed(std::string_view text) {
    const bool number = text.size() > 2 && (text[0] == 'A' || text[0] == 'M') && text[1] >= '0' &&
                        text[1] <= '9' && text.find(' ') <= kIndent;
    if (!number) return write(plain(text), "- ", "  ");
    const std::size_t end = text.find(' ');
    blank();
    const std::string rule(text.substr(0, end));
    const std::string indent(kIndent + 1, ' ');
    write(plain(text.substr(end + 1)), fit(rule, kIndent) + ' ', indent);
  }

  void example(std::string_view text) {
    if (!quoted_) blank();
    const std::string bar = std::string(kIndent, ' ') + "| ";
    if (const auto drawing = drawing_of(text)) {
      write("[" + std::string(drawing->says) + "]", bar, bar);
    } else {
      write(plain(text), bar, bar);
    }
  }

  // After the head of a table it names the rows; elsewhere it is told in words.
  void picture(const Drawing& drawing) {
    if (table_.empty()) {
      const std::string indent(kIndent, ' ');
      return write("[" + std::string(drawing.says) + "]", indent, indent);
    }
    for (std::vector<std::string>& row : fill_(drawing.name)) table_.push_back(std::move(row));
    end_table();
  }

  // As wide as it needs to be; where that is too much, the last columns share what is left.
  std::vector<int> widths() const {
    std::vector<int> wide(table_.front().size());
    for (const auto& row : table_) {
      for (std::size_t at = 0; at < std::min(row.size(), wide.size()); ++at) {
        wide[at] = std::max(wide[at], columns(row[at]));
      }
    }
    int left = width_ - kGap * static_cast<int>(wide.size() - 1);
    for (std::size_t at = 0; at < wide.size(); ++at) {
      const int share = left / static_cast<int>(wide.size() - at);
      int rest = 0;  // what those after it need
      for (std::size_t after = at + 1; after < wide.size(); ++after) rest += wide[after];
      wide[at] = std::min(wide[at], std::max(share, left - rest));
      left -= wide[at];
    }
    return wide;
  }

  void end_table() {
    const std::vector<int> wide = widths();
    blank();
    for (std::size_t at = 0; at < table_.size(); ++at) {
      row(table_[at], wide);
      if (at > 0) continue;
      std::string line;
      for (const int one : wide) {
        line += std::string(static_cast<std::size_t>(one), '-') + std::string(kGap, ' ');
      }
      lines_.push_back(line.substr(0, line.size() - kGap));
    }
    table_.clear();
    blank();
  }

  void row(const std::vector<std::string>& cells, const std::vector<int>& wide) {
    std::vector<std::vector<std::string>> parts;
    std::size_t high = 0;
    for (std::size_t at = 0; at < wide.size(); ++at) {
      parts.push_back(wrap(at < cells.size() ? cells[at] : "", wide[at]));
      high = std::max(high, parts.back().size());
    }
    for (std::size_t line = 0; line < high; ++line) {
      std::string text;
      for (std::size_t at = 0; at < wide.size(); ++at) {
        text += fit(line < parts[at].size() ? parts[at][line] : "", wide[at]);
        text += std::string(kGap, ' ');
      }
      text.erase(text.find_last_not_of(' ') + 1);
      lines_.push_back(text);
    }
  }

  int width_;
  const std::function<Rows(std::string_view)>& fill_;
  std::vector<std::string> lines_;
  Rows table_;  // the one that is being read
  bool quoted_ = false;
};

}  // namespace

std::string_view rulebook_file(std::string_view path) {
  const auto files = rulebook_files();
  const auto found = std::ranges::find(files, path, &BuiltinFile::name);
  return found == files.end() ? std::string_view() : found->text;
}

std::vector<std::string> lay_out_rules(std::string_view markdown, int width,
                                       const std::function<Rows(std::string_view)>& fill) {
  Layout layout(width, fill);
  while (!markdown.empty()) {
    const std::size_t end = std::min(markdown.find('\n'), markdown.size());
    layout.take(markdown.substr(0, end));
    markdown.remove_prefix(std::min(end + 1, markdown.size()));
  }
  return layout.end();
}

}  // namespace noblesse
