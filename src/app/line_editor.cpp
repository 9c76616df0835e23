#include "app/line_editor.h"

#include <algorithm>

#include "app/columns.h"

namespace noblesse {
namespace {

void append_utf8(std::string& out, char32_t c) {
  const auto byte = [&](char32_t bits) { out += static_cast<char>(bits); };
  if (c < 0x80) {
    byte(c);
  } else if (c < 0x800) {
    byte(0xC0 | (c >> 6U));
    byte(0x80 | (c & 0x3FU));
  } else if (c < 0x10000) {
    byte(0xE0 | (c >> 12U));
    byte(0x80 | ((c >> 6U) & 0x3FU));
    byte(0x80 | (c & 0x3FU));
  } else {
    byte(0xF0 | (c >> 18U));
    byte(0x80 | ((c >> 12U) & 0x3FU));
    byte(0x80 | ((c >> 6U) & 0x3FU));
    byte(0x80 | (c & 0x3FU));
  }
}

}  // namespace

std::string LineEditor::utf8(std::u32string_view characters) {
  std::string out;
  for (const char32_t c : characters) append_utf8(out, c);
  return out;
}

void LineEditor::insert(char32_t character) {
  const bool control = character < 0x20 || (character >= 0x7F && character < 0xA0);
  const bool surrogate = character >= 0xD800 && character <= 0xDFFF;
  if (control || surrogate || character > 0x10FFFF || text_.size() >= kLongest) return;
  text_.insert(cursor_, 1, character);
  ++cursor_;
}

void LineEditor::erase_before() {
  if (cursor_ > 0) text_.erase(--cursor_, 1);
}

void LineEditor::erase_at() {
  if (cursor_ < text_.size()) text_.erase(cursor_, 1);
}

void LineEditor::erase_word() {
  while (cursor_ > 0 && text_[cursor_ - 1] == U' ') erase_before();
  while (cursor_ > 0 && text_[cursor_ - 1] != U' ') erase_before();
}

void LineEditor::clear() {
  text_.clear();
  cursor_ = 0;
}

LineEditor::Window LineEditor::window(int width) const {
  const std::u32string_view all = text_;
  std::size_t first = 0;
  const auto to_cursor = [&] { return columns(utf8(all.substr(first, cursor_ - first))); };
  while (first < cursor_ && to_cursor() >= std::max(width, 1)) ++first;
  return {clip(utf8(all.substr(first)), std::max(width, 0), ""), to_cursor()};
}

}  // namespace noblesse
