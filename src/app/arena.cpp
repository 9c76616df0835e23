#include "app/arena.h"

#include <fmt/core.h>

#include <thread>

#include "app/columns.h"
#include "app/commands.h"
#include "app/files.h"
#include "app/interrupt.h"
#include "app/progress.h"
#include "arena/tournament.h"
#include "match/text.h"

namespace noblesse {
namespace {

constexpr std::chrono::seconds kBetweenStates{5};

Result<arena::Scorebook> open_book(const std::string& path, const arena::Contest& contest,
                                   std::size_t games) {
  if (path.empty() || !file_exists(path)) return arena::Scorebook(games);
  const Result<std::string> text = read_text_file(path);
  if (!text) return std::unexpected(text.error());
  auto book = arena::read_scorebook(*text, contest, games);
  if (!book) return fail(quote(path) + " cannot be gone on from: " + book.error().message);
  return book;
}

Result<void> keep_record(const std::string& folder, std::size_t game, const Record& record) {
  const std::string name = fmt::format("{}-{:06}.noblesse.json", record.game, game);
  return write_text_file(folder + "/" + name, json::serialize(write_record(record)) + "\n");
}

// Keeps the state of a contest, now and then.
class StateFile {
 public:
  StateFile(std::string path, const arena::Contest& contest)
      : path_(std::move(path)), contest_(contest) {}

  Result<void> write(const arena::Scorebook& book) {
    if (path_.empty()) return {};
    written_ = std::chrono::steady_clock::now();
    return write_text_file(path_, book.write(contest_));
  }
  Result<void> write_if_due(const arena::Scorebook& book) {
    if (std::chrono::steady_clock::now() - written_ < kBetweenStates) return {};
    return write(book);
  }

 private:
  std::string path_;
  const arena::Contest& contest_;
  std::chrono::steady_clock::time_point written_;
};

std::size_t threads_of(const ArenaMeans& means) {
  return means.threads != 0 ? means.threads
                            : std::max<std::size_t>(std::thread::hardware_concurrency(), 1);
}

int complain(const Error& error) {
  const std::string rule = error.rule.empty() ? "" : " (rule " + error.rule + ")";
  fmt::print(stderr, "noblesse arena: {}{}\n", sanitized(error.message), rule);
  return kWrongUse;
}

}  // namespace

Result<HeldContest> hold_contest(const Shelf& shelf, const arena::Contest& contest,
                                 const ArenaMeans& means) {
  if (const auto good = arena::check(shelf, contest); !good) return std::unexpected(good.error());
  HeldContest held{.contest = arena::completed(shelf, contest), .tally = {}};
  const arena::Schedule schedule(contest.bots, contest.setup.players, contest.games);
  held.games = schedule.games();
  auto book = open_book(means.state, held.contest, held.games);
  if (!book) return std::unexpected(book.error());
  // Told before the first game and not after the last.
  Result<void> ready = make_folder(means.records);
  if (ready) ready = can_keep(means.state);
  if (ready) ready = arena::try_programs(held.contest);
  if (!ready) return std::unexpected(ready.error());

  const InterruptWatch interrupt(InterruptWatch::Again::obeyed);
  StateFile state(means.state, held.contest);
  Result<void> written;
  Progress progress("games", held.games, book->played());
  arena::Watch watch;
  watch.tick = [&](const arena::Scorebook& now) {
    progress.show(now.played());
    if (written) written = state.write_if_due(now);
    return written && !InterruptWatch::raised();
  };
  watch.lost_seat = [&](const arena::LostSeat& lost) {
    progress.say(fmt::format("game {}, seat {}: {} {} ({}): random plays on for it", lost.game,
                             lost.seat, lost.bot,
                             lost.mishap.kind == arena::Mishap::Kind::nonsense ? "decided nonsense"
                             : lost.mishap.kind == arena::Mishap::Kind::slow   ? "was too slow"
                                                                               : "crashed",
                             lost.mishap.what));
  };
  if (!means.records.empty()) {
    watch.keep = [&](std::size_t game, const Record& record) {
      return keep_record(means.records, game, record);
    };
  }
  const auto played = arena::run(shelf, held.contest, schedule, threads_of(means), *book, watch);
  progress.clear();
  if (written) written = state.write(*book);
  if (!played) held.trouble = played.error();
  if (!written) held.trouble = written.error();
  held.tally = arena::tally(schedule, *book, means.anchor);
  held.interrupted = book->played() < held.games;
  return held;
}

int run_arena(const Shelf& shelf, const ArenaOptions& options) {
  for (const std::string& path : {options.json, options.plot}) {
    if (const auto writable = can_write(path); !writable) return complain(writable.error());
  }
  if (options.json == "-" && options.plot == "-") {
    return complain({"--json and --plot cannot both be written to standard output; name a file"});
  }
  const auto held = hold_contest(shelf, options.contest, options.means);
  if (!held) return complain(held.error());
  // Standard output is the document's, if one goes there.
  const bool taken = options.json == "-" || options.plot == "-";
  fmt::print(taken ? stderr : stdout, "{}", arena_table(*held));
  std::fflush(stdout);
  int status = kSuccess;
  const auto write = [&](const std::string& path, const std::string& text) {
    if (path.empty()) return;
    if (const auto written = write_text_file(path, text); !written) {
      complain(written.error());
      status = kFaultFound;
    }
  };
  write(options.json, json::serialize(arena::write_tally(held->contest, held->tally)) + "\n");
  write(options.plot, arena_plot(*held));
  if (held->trouble) {
    complain(*held->trouble);
    return kFaultFound;
  }
  if (!held->interrupted) return status;
  fmt::print(stderr, "Interrupted. {}\n",
             options.means.state.empty() ? "With --state FILE the same command could go on."
                                         : "The same command goes on.");
  return kInterrupted;
}

}  // namespace noblesse
