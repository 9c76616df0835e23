#include "app/terminal_plain.h"

#include <algorithm>

#include "app/columns.h"
#include "app/compose.h"

namespace noblesse {

Typing PlainTerminal::read_line() {
  Typing reply;
  if (reader_.next(reply.text) && !InterruptWatch::raised()) return reply;
  reply.kind = InterruptWatch::raised() ? Typing::Kind::interrupted : Typing::Kind::end_of_input;
  return reply;
}

void PlainTerminal::write(const Line& line) {
  std::string text = unicode_ ? line.text() : in_ascii(line.text());
  while (!text.empty() && text.back() == ' ') text.pop_back();
  text += '\n';
  std::fwrite(text.data(), 1, text.size(), output_);
}

Typing PlainTerminal::ask(const Scene& scene) {
  told_ = std::min(told_, scene.journal.size());
  for (; told_ < scene.journal.size(); ++told_) {
    const Paragraph& news = scene.journal[told_];
    if (news.heading) write("");
    for (const std::string& text : wrap(news.text, width_)) write(text);
  }
  if (!scene.again) {
    if (scene.table_is_new && scene.table) {
      write("");
      write(ruler(scene.title, width_, unicode_));
      for (const Line& line : scene.table({.width = width_, .rows = 18, .unicode = unicode_})) {
        write(line);
      }
      write(ruler("", width_, unicode_));
    }
  }
  for (const std::string& notice : scene.notices) {
    for (const Line& line : paragraph(notice, width_)) write(line);
  }
  if (!scene.again || scene.face_down || scene.notices.empty()) {
    write("");
    for (const Line& line : paragraph(scene.question, width_)) write(line);
  }
  if (!scene.again) {
    constexpr int kMostListed = 12;  // longer lists stand side by side
    for (const Line& line : option_rows(scene, width_, kMostListed, -1)) write(line);
  }
  if (!scene.again || scene.face_down) write("(" + scene.hint + ")");
  std::fputs("> ", output_);
  std::fflush(output_);
  Typing reply = read_line();
  if (reply.kind != Typing::Kind::line)
    write("");
  else if (echo_)
    write(clip(reply.text, width_ - 2));
  return reply;
}

Typing PlainTerminal::show(const Page& page) {
  write("");
  write(ruler(page.title, width_, unicode_));
  for (const Line& line : page.text({.width = width_, .rows = 1000, .unicode = unicode_})) {
    write(line);
  }
  write(ruler("", width_, unicode_));
  return {};
}

void PlainTerminal::farewell(const std::vector<std::string>& lines, const std::string& command) {
  for (const std::string& line : lines) {
    if (columns(line) <= width_) {
      write(line);  // with its columns as they are
    } else {
      for (const Line& part : paragraph(line, width_, {}, 5)) write(part);
    }
  }
  if (!command.empty()) std::fputs(("  " + command + "\n").c_str(), output_);
  std::fflush(output_);
}

}  // namespace noblesse
