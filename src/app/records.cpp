// `noblesse replay` and `noblesse verify`: recorded games, told and proved.
#include <fmt/core.h>

#include "app/columns.h"
#include "app/commands.h"
#include "app/files.h"
#include "app/library.h"
#include "match/match.h"
#include "match/readable.h"
#include "table/examine.h"

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
  const Result<Shelf> own = shelf_for(shelf, *record);
  if (!own) {
    complain(path, {own.error(), {}});
    return kFaultFound;
  }
  const auto story = readable(*own, *record);
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
  const Result<Shelf> own = shelf_for(shelf, *record);
  if (!own) {
    complain(path, {own.error(), {}});
    return kFaultFound;
  }
  const Examination found = examine(*own, *record);
  const Judgement verdict = found.verdict();
  const std::string name = sanitized(path);
  fmt::print("{}: {}: {}, {} players, {} moves\n", name,
             verdict == Judgement::good  ? "good"
             : verdict == Judgement::bad ? "wrong"
                                         : "not wholly checked",
             sanitized(record->game), record->players, record->moves.size());
  for (const Part& part : found.parts) {
    fmt::print("  {:<11} {:<10} {}\n", part.name, name_of(part.verdict), sanitized(part.why));
  }
  if (verdict == Judgement::good) return kSuccess;
  const auto match = replay(*own, *record);
  if (verdict == Judgement::bad && !match && found.part("moves").verdict == Judgement::bad)
    complain(path, match.error());
  else
    fmt::print(stderr, "{}: {}\n", name, sanitized(found.why(verdict)));
  return verdict == Judgement::bad ? kFaultFound : kNotChecked;
}

}  // namespace noblesse
