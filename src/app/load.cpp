#include "app/load.h"

#include <fmt/core.h>

#include "app/commands.h"

namespace noblesse {
namespace {

double milliseconds(guest::Times::Microseconds time) {
  return static_cast<double>(time.count()) / 1000;
}

double megabytes(std::size_t bytes) { return static_cast<double>(bytes) / (1024.0 * 1024.0); }

}  // namespace

std::string in_words(const guest::CrowdFigures& figures) {
  const guest::Tally& tally = figures.tally;
  std::string text = fmt::format(
      "{} players connected, {} tables playing, after {:.1f} s of gathering\n"
      "{:.0f} choices/s, {:.0f} letters/s, {:.1f} MB/s, for {:.0f} s\n"
      "from a choice to its acknowledgement: p50 {:.1f} ms, p90 {:.1f} ms, p99 {:.1f} ms, "
      "max {:.1f} ms\n",
      figures.connected, figures.playing, figures.gathered,
      static_cast<double>(tally.choices) / figures.seconds,
      static_cast<double>(tally.letters) / figures.seconds,
      static_cast<double>(tally.bytes) / 1e6 / figures.seconds, figures.seconds,
      milliseconds(tally.answers.part(0.5)), milliseconds(tally.answers.part(0.9)),
      milliseconds(tally.answers.part(0.99)), milliseconds(tally.answers.longest()));
  if (figures.end.memory > 0) {
    text += fmt::format(
        "the club: {:.1f} MB of memory (before: {:.1f} MB), {:.0f} % of a processor; the players: "
        "{:.0f} %\n",
        megabytes(figures.end.memory), megabytes(figures.before.memory),
        100 * (figures.end.seconds - figures.begin.seconds) / figures.seconds,
        100 * figures.own_seconds / figures.seconds);
  }
  for (const auto& [error, count] : tally.errors) {
    text += fmt::format("error, {} times: {}\n", count, error);
  }
  return text;
}

int run_load(const LoadOptions& options) {
  if (!options.report.empty()) return run_load_report(options);
  const auto club = guest::read_place(options.url);
  if (!club) {
    fmt::print(stderr, "--url: {}\n", club.error().message);
    return kWrongUse;
  }
  if (!club->is_near() && !options.anywhere) {
    fmt::print(stderr,
               "--url: {} is another machine. Put load only on a club that is yours, and say so "
               "with --anywhere\n",
               club->host());
    return kWrongUse;
  }
  guest::CrowdPlan plan = options.crowd;
  plan.club = *club;
  const auto figures = guest::play(plan);
  if (!figures) {
    fmt::print(stderr, "{}\n", figures.error().message);
    return kFaultFound;
  }
  fmt::print("{}", in_words(*figures));
  const bool all = figures->connected == figures->wanted;
  return all && figures->tally.errors.empty() ? kSuccess : kFaultFound;
}

}  // namespace noblesse
