// `noblesse replay` and `noblesse verify`: recorded games, told and proved.
#include <fmt/core.h>

#include "app/columns.h"
#include "app/commands.h"
#include "app/files.h"
#include "match/match.h"
#include "match/readable.h"

namespace noblesse {
namespace {

// A record that can be read; complains otherwise.
std::optional<Record> open_record(const std::string& path) {
  const Result<std::string> text = read_text_file(path);
  if (!text) {
    fmt::print(stderr, "{}\n", text.error().message);
    return std::nullopt;
  }
  Result<Record> record = read_record(*text);
  if (!record) {
    fmt::print(stderr, "{}: {}\n", sanitized(path), sanitized(record.error().message));
    return std::nullopt;
  }
  return std::move(*record);
}

// "move 17 (rule A9): the reason"
void complain(const std::string& path, const ReplayError& error) {
  std::string where = error.move ? fmt::format("move {}", *error.move) : "the record";
  if (!error.error.rule.empty()) where += fmt::format(" (rule {})", error.error.rule);
  fmt::print(stderr, "{}: {}: {}\n", sanitized(path), where, sanitized(error.error.message));
}

}  // namespace

int run_replay(const Shelf& shelf, const std::string& path) {
  const std::optional<Record> record = open_record(path);
  if (!record) return kWrongUse;
  const auto story = readable(shelf, *record);
  if (!story) {
    complain(path, story.error());
    return kFaultFound;
  }
  fmt::print("{}", *story);
  return kSuccess;
}

int run_verify(const Shelf& shelf, const std::string& path) {
  const std::optional<Record> record = open_record(path);
  if (!record) return kWrongUse;
  const auto match = replay(shelf, *record);
  if (!match) {
    complain(path, match.error());
    return kFaultFound;
  }
  const Summary summary = (*match)->summary();
  fmt::print("{}: good: {}, {} players, {} moves, {}\n", sanitized(path), record->game,
             record->players, record->moves.size(),
             summary.over ? "the result is right"
                          : fmt::format("not over yet ({} {})",
                                        record->game == "adel" ? "round" : "turn", summary.round));
  return kSuccess;
}

}  // namespace noblesse
