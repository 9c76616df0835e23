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

constexpr std::array<std::size_t, 4> kCrowds = {500, 1'000, 2'000, 5'000};

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
                       cellar.file("club.sqlite"), "--log", "warn"},
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

std::string row(std::size_t players, const guest::CrowdFigures& figures) {
  const guest::Tally& tally = figures.tally;
  const auto milliseconds = [](guest::Times::Microseconds time) {
    return static_cast<double>(time.count()) / 1000;
  };
  std::uint64_t errors = 0;
  for (const auto& [error, count] : tally.errors) errors += count;
  constexpr double kKilobyte = 1024;
  return fmt::format(
      "| {} | {} | {} | {:.0f} | {:.0f} | {:.1f} | {:.1f} | {:.1f} | {:.0f} | {:.0f} | {:.1f} | "
      "{:.0f} % | {:.0f} % | {} |\n",
      players, figures.connected, figures.playing,
      static_cast<double>(tally.choices) / figures.seconds,
      static_cast<double>(tally.letters) / figures.seconds, milliseconds(tally.answers.part(0.5)),
      milliseconds(tally.answers.part(0.9)), milliseconds(tally.answers.part(0.99)),
      milliseconds(tally.answers.longest()),
      static_cast<double>(figures.end.memory) / (kKilobyte * kKilobyte),
      static_cast<double>(figures.end.memory - figures.before.memory) / kKilobyte /
          static_cast<double>(players),
      100 * (figures.end.seconds - figures.begin.seconds) / figures.seconds,
      100 * figures.own_seconds / figures.seconds, errors);
}

std::string document(const guest::CrowdPlan& plan, const std::string& rows) {
  return fmt::format(
      R"(# Load

Written by `noblesse load --report docs/load.md`: a club of its own on a new file of SQLite (`durability` full), and players
that come over loopback from many addresses, sit down at tables of {} at {}, think for {:.1f} s on average ({:.1f} to {:.1f} s), choose
at random and want another game after each. Each row is {} s with a new club, from when everybody plays. Club and players
share one machine: {}.

| wanted | connected | tables | choices/s | letters/s | p50 ms | p90 ms | p99 ms | max ms | club's MB | kB a player | club's processor | players' processor | errors |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
{}
The times go from a sent choice to its acknowledgement, which means that it is written down. A player's memory is what the
club has taken since it was empty, with his table and the system's allocator, divided by the players; 100 % is one processor. Promised are
5,000 connected players with a p99 under 50 ms and under 40 kB a player.
)",
      plan.seats, plan.game == "both" ? "both games" : plan.game,
      static_cast<double>(plan.pause.count()) / 1000,
      static_cast<double>(plan.pause.count()) / 2000,
      static_cast<double>(plan.pause.count()) * 3 / 2000, plan.seconds, this_machine(), rows);
}

}  // namespace

int run_load_report(const LoadOptions& options) {
  std::string rows;
  bool good = true;
  for (const std::size_t players : kCrowds) {
    guest::CrowdPlan plan = options.crowd;
    plan.players = players;
    const auto figures = try_out(plan);
    if (!figures) {
      fmt::print(stderr, "{} players: {}\n", players, figures.error().message);
      return kFaultFound;
    }
    fmt::print("{}\n", in_words(*figures));
    std::fflush(stdout);
    good = good && figures->connected == players && figures->tally.errors.empty();
    rows += row(players, *figures);
  }
  if (auto written = write_text_file(options.report, document(options.crowd, rows)); !written) {
    fmt::print(stderr, "{}\n", written.error().message);
    return kFaultFound;
  }
  return good ? kSuccess : kFaultFound;
}

}  // namespace noblesse
