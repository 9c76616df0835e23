#include "app/terminal_curses.h"

#include <langinfo.h>
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <utility>

#define NCURSES_NOMACROS  // "move" and "clear" are not its words alone
#include <curses.h>

#include "app/columns.h"
#include "app/compose.h"
#include "app/interrupt.h"
#include "app/line_editor.h"

namespace noblesse {
namespace {

struct Tint {
  Ink ink;
  short many;  // of 256 colours
  short few;   // of 8
};
constexpr std::array kTints{Tint{Ink::faint, 245, -1},
                            Tint{Ink::gold, 179, COLOR_YELLOW},
                            Tint{Ink::beige, 187, COLOR_YELLOW},
                            Tint{Ink::blue, 75, COLOR_BLUE},
                            Tint{Ink::purple, 141, COLOR_MAGENTA},
                            Tint{Ink::red, 203, COLOR_RED},
                            Tint{Ink::green, 77, COLOR_GREEN},
                            Tint{Ink::yellow, 221, COLOR_YELLOW},
                            Tint{Ink::orange, 208, COLOR_RED},
                            Tint{Ink::cyan, 80, COLOR_CYAN}};

constexpr int control(char letter) { return letter & 0x1F; }
constexpr int kEscape = 27;

// One key: a character, a function key, or the news that there will be none.
struct Key {
  enum class Kind : std::uint8_t { character, function, end_of_input, interrupted };
  Kind kind = Kind::character;
  wint_t code = 0;

  bool is(int function) const {
    return kind == Kind::function && code == static_cast<wint_t>(function);
  }
  bool is_character(int character) const {
    return kind == Kind::character && code == static_cast<wint_t>(character);
  }
  bool is_enter() const { return is_character('\n') || is_character('\r') || is(KEY_ENTER); }
};

// The Linux console reads UTF-8, but its font has few characters.
bool knows_unicode() {
  const char* kind = std::getenv("TERM");
  return std::string_view(nl_langinfo(CODESET)) == "UTF-8" &&
         (kind == nullptr || std::string_view(kind) != "linux");
}

class Screen final : public Terminal {
 public:
  Screen(SCREEN* screen, Words words) : screen_(screen), words_(std::move(words)) {
    cbreak();
    noecho();
    keypad(stdscr, TRUE);
    nodelay(stdscr, TRUE);
    set_escdelay(25);
    prepare_colors();
  }
  Screen(const Screen&) = delete;
  Screen(Screen&&) = delete;
  Screen& operator=(const Screen&) = delete;
  Screen& operator=(Screen&&) = delete;
  ~Screen() override { close(); }

  Typing ask(const Scene& scene) override;
  Typing show(const Page& page) override;
  void farewell(const std::vector<std::string>& lines, const std::string& command) override;
  bool covers() const override { return true; }

 private:
  void close() {
    if (screen_ == nullptr) return;
    endwin();
    delscreen(screen_);
    screen_ = nullptr;
  }
  void prepare_colors();
  void draw(const Lines& lines, const LineEditor* editor);
  void draw(int row, const Line& line);
  attr_t attributes(Style style) const;
  short color_pair(Style style) const;
  Key next_key();

  InterruptWatch watch_;
  SCREEN* screen_;
  Words words_;
  bool unicode_ = knows_unicode();
  bool colors_ = false;
};

void Screen::prepare_colors() {
  if (std::getenv("NO_COLOR") != nullptr || !has_colors()) return;
  start_color();
  use_default_colors();
  for (const Tint& tint : kTints) {
    init_pair(static_cast<short>(tint.ink), COLORS >= 256 ? tint.many : tint.few, -1);
  }
  colors_ = true;
}

attr_t Screen::attributes(Style style) const {
  attr_t attributes = A_NORMAL;
  if (style.strong || style.ink == Ink::white) attributes |= A_BOLD;
  if (style.reversed) attributes |= A_REVERSE;
  if (style.ink == Ink::faint && (!colors_ || COLORS < 256)) attributes |= A_DIM;
  return attributes;
}

// White is the terminal's own colour: on a light one, white would not be seen.
short Screen::color_pair(Style style) const {
  const bool tinted = style.ink != Ink::plain && style.ink != Ink::white;
  return colors_ && tinted ? static_cast<short>(style.ink) : short{0};
}

void Screen::draw(int row, const Line& line) {
  move(row, 0);
  for (const Span& span : line.spans()) {
    attr_set(attributes(span.style), color_pair(span.style), nullptr);
    const std::string text = unicode_ ? span.text : in_ascii(span.text);
    addnstr(text.c_str(), static_cast<int>(text.size()));
  }
  attr_set(A_NORMAL, 0, nullptr);
}

void Screen::draw(const Lines& lines, const LineEditor* editor) {
  erase();
  for (int row = 0; row < static_cast<int>(lines.size()) && row < LINES - 1; ++row) {
    draw(row, lines[static_cast<std::size_t>(row)].clipped(COLS));
  }
  if (editor != nullptr) {
    const LineEditor::Window window = editor->window(COLS - 3);
    Line prompt("> ", {.ink = Ink::gold, .strong = true});
    draw(LINES - 1, prompt.add(window.text).clipped(COLS - 1));
    move(LINES - 1, std::min(2 + window.cursor, COLS - 1));
  } else {
    move(LINES - 1, 0);
  }
  refresh();
}

Key Screen::next_key() {
  constexpr int kPatience = 200;  // milliseconds until the interrupt flag is looked at again
  int silent = 0;
  while (true) {
    wint_t code = 0;
    const int got = get_wch(&code);
    if (InterruptWatch::raised()) return {Key::Kind::interrupted, 0};
    if (got == OK) return {Key::Kind::character, code};
    if (got == KEY_CODE_YES) return {Key::Kind::function, code};
    // Readable, and yet there was nothing to read: nobody is at the other end any more.
    if (silent > 3) return {Key::Kind::end_of_input, 0};
    pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
    const int ready = ::poll(&input, 1, kPatience);
    silent = ready > 0 ? silent + 1 : 0;
  }
}

// Changes the line; false if the key is not for editing.
bool edit(LineEditor& line, const Key& key) {
  if (key.kind == Key::Kind::function) {
    switch (key.code) {
      case KEY_BACKSPACE: line.erase_before(); return true;
      case KEY_DC: line.erase_at(); return true;
      case KEY_LEFT: line.left(); return true;
      case KEY_RIGHT: line.right(); return true;
      case KEY_HOME: line.home(); return true;
      case KEY_END: line.end(); return true;
      default: return false;
    }
  }
  switch (static_cast<int>(key.code)) {
    case control('H'):
    case 127: line.erase_before(); return true;
    case control('A'): line.home(); return true;
    case control('E'): line.end(); return true;
    case control('U'):
    case kEscape: line.clear(); return true;
    case control('W'): line.erase_word(); return true;
    default: line.insert(static_cast<char32_t>(key.code)); return true;
  }
}

Typing Screen::ask(const Scene& scene) {
  LineEditor line;
  const int options = static_cast<int>(scene.options.size());
  int selected = -1;
  while (true) {
    draw(compose(scene, {COLS, LINES}, unicode_, selected), &line);
    const Key key = next_key();
    if (key.kind == Key::Kind::interrupted) return {Typing::Kind::interrupted, {}};
    if (key.kind == Key::Kind::end_of_input) return {Typing::Kind::end_of_input, {}};
    if (key.is_character(control('D')) && line.empty()) return {Typing::Kind::end_of_input, {}};
    if (key.is_character(control('L'))) {
      clearok(curscr, TRUE);
    } else if (key.is_enter()) {
      if (line.empty() && selected >= 0) return {Typing::Kind::line, std::to_string(selected + 1)};
      return {Typing::Kind::line, line.text()};
    } else if (line.empty() && options > 0 && (key.is(KEY_DOWN) || key.is_character('\t'))) {
      selected = (selected + 1) % options;
    } else if (line.empty() && options > 0 && key.is(KEY_UP)) {
      selected = selected <= 0 ? options - 1 : selected - 1;
    } else if (edit(line, key)) {
      selected = -1;
    }
  }
}

Typing Screen::show(const Page& page) {
  int top = 0;
  while (true) {
    const int rows = std::max(LINES - 3, 1);
    const Lines text = page.text({.width = COLS, .rows = rows, .unicode = unicode_});
    const int last = std::max(static_cast<int>(text.size()) - rows, 0);
    top = std::clamp(top, 0, last);
    Lines lines{
        Line(fit(" " + page.title, COLS), {.ink = Ink::gold, .strong = true, .reversed = true})};
    for (int i = top; i < std::min<int>(top + rows, static_cast<int>(text.size())); ++i) {
      lines.push_back(text[static_cast<std::size_t>(i)]);
    }
    lines.resize(static_cast<std::size_t>(rows) + 1);
    lines.push_back(Line(words_(top < last ? "page-on" : "page-end"), {.ink = Ink::faint}));
    draw(lines, nullptr);
    const Key key = next_key();
    if (key.kind == Key::Kind::interrupted) return {Typing::Kind::interrupted, {}};
    if (key.kind == Key::Kind::end_of_input) return {Typing::Kind::end_of_input, {}};
    const bool forward = key.is_enter() || key.is_character(' ') || key.is(KEY_NPAGE);
    if (key.is_character('q') || key.is_character(kEscape) || (forward && top == last)) return {};
    if (forward)
      top += rows;
    else if (key.is(KEY_PPAGE))
      top -= rows;
    else if (key.is(KEY_DOWN))
      ++top;
    else if (key.is(KEY_UP))
      --top;
  }
}

void Screen::farewell(const std::vector<std::string>& lines, const std::string& command) {
  close();
  for (const std::string& line : lines) {
    std::fputs(((unicode_ ? sanitized(line) : in_ascii(line)) + "\n").c_str(), stdout);
  }
  if (!command.empty()) std::fputs(("  " + command + "\n").c_str(), stdout);
  std::fflush(stdout);
}

}  // namespace

std::unique_ptr<Terminal> open_screen(const Words& words) {
  std::setlocale(LC_ALL, "");
  SCREEN* screen = newterm(nullptr, stdout, stdin);
  if (screen == nullptr) return nullptr;
  return std::make_unique<Screen>(screen, words);
}

}  // namespace noblesse
