// The club's journal: what happened, a JSON object a line. Nothing secret can be written into it:
// its words are the program's own (Literal), its numbers are numbers, and of people's texts there
// is none at all.
#pragma once

#include <unistd.h>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>

#include "base/error.h"
#include "doors/address.h"
#include "doors/bucket.h"
#include "doors/house.h"

namespace noblesse {

enum class Level : std::uint8_t { error, warn, info, debug };

std::optional<Level> read_level(std::string_view name);

// A word that stands in the program: what came from outside cannot become one.
class Literal {
 public:
  template <std::size_t Size>
  consteval Literal(const char (&text)[Size]) : text_(text, Size - 1) {}

  constexpr std::string_view text() const { return text_; }

 private:
  std::string_view text_;
};

// One thing that is noted of an event.
class Field {
 public:
  // Ids: 32 hex digits, anything else is noted as "?".
  static Field table(std::string_view id);
  static Field person(std::string_view id);
  static Field line(LineId line) { return {"line", static_cast<std::int64_t>(line)}; }
  // Of the lines that are kept of a table.
  static Field kept_line(std::int64_t number) { return {"kept_line", number}; }
  static Field game(std::int64_t number) { return {"game", number}; }
  static Field schema(std::int64_t number) { return {"schema", number}; }
  static Field status(int status) { return {"status", status}; }
  static Field port(std::uint16_t port) { return {"port", port}; }
  static Field count(std::uint64_t count) { return {"count", static_cast<std::int64_t>(count)}; }
  static Field bytes(std::uint64_t bytes) { return {"bytes", static_cast<std::int64_t>(bytes)}; }
  static Field ms(Milliseconds time) { return {"ms", time.count()}; }
  static Field system_error(int number) { return {"errno", number}; }
  // The route's pattern, "/api/tables/TABLE", never the path that was asked for.
  static Field path(Literal pattern) { return {"path", std::string(pattern.text())}; }
  static Field method(Method method);
  static Field why(Literal reason) { return {"why", std::string(reason.text())}; }
  // The error's key. Its message may quote what somebody wrote and is left out.
  static Field why(const Error& error);
  // Of what is being caught, the type: what it says may quote what somebody wrote.
  static Field thrown();
  // The first 24 bits of an IPv4 address, 48 of another: "192.0.2.0/24".
  static Field address(const Address& address);

 private:
  friend class Diary;
  Field(const char* key, std::int64_t number) : key_(key), number_(number) {}
  Field(const char* key, std::string text) : key_(key), text_(std::move(text)) {}

  const char* key_;
  std::optional<std::int64_t> number_;
  std::string text_;
};

// From any thread: a line is one write.
class Diary {
 public:
  using Fields = std::initializer_list<Field>;

  // The descriptor stays the caller's.
  explicit Diary(Level level, int descriptor = STDERR_FILENO)
      : level_(level), descriptor_(descriptor) {}
  Diary(const Diary&) = delete;
  Diary& operator=(const Diary&) = delete;
  ~Diary() = default;

  void error(Literal event, Fields fields = {}) { note(Level::error, event, fields); }
  void warn(Literal event, Fields fields = {}) { note(Level::warn, event, fields); }
  void info(Literal event, Fields fields = {}) { note(Level::info, event, fields); }
  void debug(Literal event, Fields fields = {}) { note(Level::debug, event, fields); }

  bool notes(Level level) const { return level <= level_; }
  // Lines that could not be written, because nobody reads them or the disk is full.
  std::uint64_t lost() const { return lost_; }
  // One for which there was not even the memory.
  void lose() noexcept { ++lost_; }

 private:
  void note(Level level, Literal event, Fields fields);

  Level level_;
  int descriptor_;
  std::atomic<std::uint64_t> lost_ = 0;
};

// "2026-02-28T23:59:59.042Z"
std::string rfc3339(std::int64_t ms_since_1970);

}  // namespace noblesse
