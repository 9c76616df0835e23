// The line that is being typed: characters, a cursor, and the usual keys.
#pragma once

#include <string>

namespace noblesse {

class LineEditor {
 public:
  static constexpr std::size_t kLongest = 400;

  void insert(char32_t character);
  void erase_before();
  void erase_at();
  void erase_word();
  void clear();
  void left() { cursor_ -= cursor_ > 0 ? 1 : 0; }
  void right() { cursor_ += cursor_ < text_.size() ? 1 : 0; }
  void home() { cursor_ = 0; }
  void end() { cursor_ = text_.size(); }

  bool empty() const { return text_.empty(); }
  std::string text() const { return utf8(text_); }

  // The part of the line that fits, and the column of the cursor in it.
  struct Window {
    std::string text;
    int cursor = 0;
  };
  Window window(int width) const;

 private:
  static std::string utf8(std::u32string_view characters);

  std::u32string text_;
  std::size_t cursor_ = 0;
};

}  // namespace noblesse
