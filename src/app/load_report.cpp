// Growing crowds against a club of our own, written down as docs/load.md.
#include <fmt/core.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <thread>

#include "app/commands.h"
#include "app/files.h"
#include "app/load.h"
#include "app/machine.h"

namespace noblesse {
namespace {

namespace fs = std::filesystem;

struct Trial {
  std::string_view what;
  std::size_t players = 0;
  Milliseconds pause{0};
  guest::Mood mood{};
};
constexpr Milliseconds kUsualPause{2'000};
constexpr std::array kTrials = {
    Trial{"play", 1'000, kUsualPause, guest::Mood::playing},
    Trial{"play", 5'000, kUsualPause, guest::Mood::playing},
    Trial{"play", 10'000, kUsualPause, guest::Mood::playing},
    Trial{"play", 19'000, kUsualPause, guest::Mood::playing},
    Trial{"play", 20'000, kUsualPause, guest::Mood::playing},
    Trial{"play in haste", 12'000, Milliseconds(300), guest::Mood::playing},
    Trial{"lively", 5'000, kUsualPause, guest::Mood::lively},
    Trial{"idle", 20'000, kUsualPause, guest::Mood::idle},
};
// What stands there by hand stays when the rest is written anew.
constexpr std::string_view kByHand = "## Where the time goes\n";

// A folder for the club's store, gone with it.
class Cellar {
 public:
  Cellar() : path_((fs::temp_directory_path() / "noblesse-load-XXXXXX").string()) {
    made_ = ::mkdtemp(path_.data()) != nullptr;
  }
  Cellar(const Cellar&) = delete;
  Cellar& operator=(const Cellar&) = delete;
  ~Cellar() {
    std::error_code ignored;
    if (made_) fs::remove_all(path_, ignored);
  }
  bool is_made() const { return made_; }
  std::string file(std::string_view name) const { return path_ + "/" + std::string(name); }

 private:
  std::string path_;
  bool made_ = false;
};

// One crowd against a new club with an empty store.
Result<guest::CrowdFigures> try_out(guest::CrowdPlan plan) {
  const Cellar cellar;
  if (!cellar.is_made())
    return fail("no folder can be made in " + fs::temp_directory_path().string());
  const auto port = guest::free_port();
  if (!port) return std::unexpected(port.error());
  plan.club.port = *port;
  guest::OwnClub club(fs::read_symlink("/proc/self/exe").string(),
                      {"--address", plan.club.address, "--port", std::to_string(*port), "--store",
                       cellar.file("club.sqlite"), "--connections", "30000", "--log", "warn"},
                      cellar.file("log"));
  if (auto started = club.start(); !started) return std::unexpected(started.error());
  // Whoever comes too early comes again; but what an empty club takes is to be known.
  std::this_thread::sleep_for(std::chrono::seconds(1));
  plan.process = club.process();
  auto figures = guest::play(plan);
  if (auto stopped = club.stop(); !stopped) {
    const auto log = read_text_file(cellar.file("log"));
    return fail(stopped.error().message + "\n" + log.value_or(""));
  }
  return figures;
}

std::string row(const Trial& trial, const guest::CrowdFigures& figures) {
  const guest::Tally& tally = figures.tally;
  const auto milliseconds = [](guest::Times::Microseconds time) {
    return static_cast<double>(time.count()) / 1000;
  };
  std::uint64_t errors = 0;
  for (const auto& [error, count] : tally.errors) errors += count;
  constexpr double kKilobyte = 1024;
  return fmt::format(
      "| {} | {:.1f} | {} | {} | {} | {:.0f} | {:.0f} | {:.1f} | {:.1f} | {:.1f} | {:.0f} | {:.0f} "
      "| "
      "{:.1f} | {:.0f} % | {:.0f} % | {} |\n",
      trial.what, static_cast<double>(trial.pause.count()) / 1000, figures.wanted,
      figures.connected, figures.playing, static_cast<double>(tally.choices) / figures.seconds,
      static_cast<double>(tally.letters) / figures.seconds, milliseconds(tally.answers.part(0.5)),
      milliseconds(tally.answers.part(0.9)), milliseconds(tally.answers.part(0.99)),
      milliseconds(tally.answers.longest()),
      static_cast<double>(figures.end.memory) / (kKilobyte * kKilobyte),
      static_cast<double>(figures.end.memory - figures.before.memory) / kKilobyte /
          static_cast<double>(figures.wanted),
      100 * (figures.end.seconds - figures.begin.seconds) / figures.seconds,
      100 * figures.own_seconds / figures.seconds, errors);
}

std::string document(const guest::CrowdPlan& plan, const std::string& rows) {
  return fmt::format(
      R"(# Load

Written by `noblesse load --report docs/load.md`: a club of its own on a new file of SQLite (`durability` full), and players
that come over loopback from many addresses, sit down at tables of {} at {}, think for a while (half of it to one and a half
times of it), choose at random and want another game after each. Each row is {} s with a new club, from when everybody plays.
Club and players share one machine: {}.

- **play**: as said; **in haste**: they hardly think.
- **lively**: at every table a bot plays too, everybody has a clock, people talk, and somebody watches.
- **idle**: everybody sits at a table, and nothing happens.

| they | think s | wanted | connected | tables | choices/s | letters/s | p50 ms | p90 ms | p99 ms | max ms | club's MB | kB a player | club's processor | players' processor | errors |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
{}
The times go from a sent choice to its acknowledgement, which means that it is written down. A player's memory is what the
club has taken since it was empty, with their table and the system's allocator, divided by the players; 100 % is one processor.
)",
      plan.seats, plan.game == "both" ? "both games" : plan.game, plan.seconds, this_machine(),
      rows);
}

std::string by_hand(const std::string& path) {
  const auto before = read_text_file(path);
  const std::size_t at = before ? before->find(kByHand) : std::string::npos;
  return at == std::string::npos ? std::string() : "\n" + before->substr(at);
}

}  // namespace

int run_load_report(const LoadOptions& options) {
  if (const auto can = can_write(options.report); !can) {
    fmt::print(stderr, "--report: {}\n", can.error().message);
    return kWrongUse;
  }
  std::string rows;
  bool good = true;
  for (const Trial& trial : kTrials) {
    guest::CrowdPlan plan = options.crowd;
    plan.players = trial.players;
    plan.pause = trial.pause;
    plan.mood = trial.mood;
    const auto figures = try_out(plan);
    // What this machine does not allow is left out, and said.
    if (!figures && figures.error().key == "files") {
      rows += fmt::format("| {} | | {} | not tried: {} |\n", trial.what, trial.players,
                          figures.error().message);
      fmt::print(stderr, "{} players: {}\n", trial.players, figures.error().message);
      continue;
    }
    if (!figures) {
      fmt::print(stderr, "{} players: {}\n", trial.players, figures.error().message);
      return kFaultFound;
    }
    // Standard output is the document's, if that goes there.
    std::FILE* const out = options.report == "-" ? stderr : stdout;
    fmt::print(out, "{}\n", in_words(*figures));
    std::fflush(out);
    good = good && figures->connected == figures->wanted && figures->tally.errors.empty();
    rows += row(trial, *figures);
  }
  const std::string text = document(options.crowd, rows) + by_hand(options.report);
  if (auto written = write_text_file(options.report, text); !written) {
    fmt::print(stderr, "{}\n", written.error().message);
    return kFaultFound;
  }
  return good ? kSuccess : kFaultFound;
}

}  // namespace noblesse
