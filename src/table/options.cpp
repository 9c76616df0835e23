#include "table/options.h"

#include <array>

#include "bots/bot.h"
#include "match/command.h"
#include "match/match.h"

namespace noblesse {
namespace {

constexpr std::array<std::string_view, 3> kClocks{"none", "live", "correspondence"};
constexpr std::array<std::string_view, 3> kWatching{"nobody", "in sight", "open"};
constexpr std::array<std::string_view, 14> kKeys{
    "edition",    "seats",       "options", "first", "clock", "watching", "watch_delay",
    "memory_aid", "shown_locks", "beat",    "talk",  "rated", "stand_in", "patience"};

constexpr Time kDay = 24LL * 60 * 60 * 1000;
constexpr Time kLongestBank = 100 * kDay;
constexpr Time kLongestDelay = 7 * kDay;
constexpr Time kLongestBeat = 60'000;
constexpr Time kLongestPatience = kLongestBank;

ClockOptions read_clock(Command& keys) {
  ClockOptions clock;
  const json::object* given = keys.maybe_object("clock");
  if (given == nullptr) return clock;
  Command part(*given, "kind");
  part.allow_only(std::array<std::string_view, 2>{"bank", "increment"});
  clock.kind = static_cast<ClockOptions::Kind>(part.maybe_one_of("kind", kClocks).value_or(0));
  if (clock.kind != ClockOptions::Kind::none) {
    const auto bank = part.maybe_within("bank", 1000, kLongestBank);
    if (!bank) part.complain("a clock needs its bank, in milliseconds");
    clock.bank = bank.value_or(0);
  }
  if (clock.kind == ClockOptions::Kind::live) {
    clock.increment = part.maybe_within("increment", 0, kLongestBank).value_or(0);
  }
  if (part.fault()) keys.complain("clock: " + part.fault()->message);
  return clock;
}

// Whoever has days for a decision is not at the table all the time.
Time usual_patience(const ClockOptions& clock) {
  return clock.kind == ClockOptions::Kind::correspondence ? clock.bank : kUsualPatience;
}

}  // namespace

Setup TableOptions::setup() const {
  Setup setup;
  setup.game = game;
  setup.edition = edition;
  setup.players = seats;
  setup.options = options;
  setup.first = first;
  return setup;
}

Result<TableOptions> read_options(const Shelf& shelf, const json::value& value) {
  const json::object* object = value.if_object();
  if (object == nullptr) {
    return fail("the options of a table are an object, not " + std::string(kind_name(value)));
  }
  Command keys(*object, "game");
  keys.allow_only(kKeys);
  TableOptions options;
  options.game = keys.text("game");
  options.edition = keys.maybe_name("edition");
  options.seats = keys.number("seats");
  options.options = keys.maybe_choices("options");
  options.first = keys.maybe_number("first");
  options.clock = read_clock(keys);
  if (const auto watching = keys.maybe_one_of("watching", kWatching)) {
    options.watching = static_cast<Watching>(*watching);
  }
  options.watch_delay = keys.maybe_within("watch_delay", 0, kLongestDelay).value_or(0);
  options.memory_aid = keys.maybe_flag("memory_aid").value_or(true);
  options.shown_locks = keys.maybe_flag("shown_locks").value_or(true);
  options.beat = keys.maybe_within("beat", 0, kLongestBeat).value_or(0);
  options.talk = keys.maybe_flag("talk").value_or(true);
  options.rated = keys.maybe_flag("rated").value_or(false);
  if (const std::string bot = keys.maybe_name("stand_in"); !bot.empty()) options.stand_in = bot;
  options.patience =
      keys.maybe_within("patience", 0, kLongestPatience).value_or(usual_patience(options.clock));
  if (keys.fault()) return std::unexpected(*keys.fault());
  if (options.rated && options.watching == Watching::open) {
    return fail("watching: where the game is rated nobody sees all hands");
  }
  if (!is_seated(options.stand_in)) return fail("stand_in: there is no bot " + options.stand_in);

  const auto trial = new_match(shelf, options.setup());
  if (!trial) return std::unexpected(trial.error());
  options.edition = (*trial)->edition_id();
  return options;
}

json::object write_options(const TableOptions& options) {
  json::object out;
  out["game"] = options.game;
  out["edition"] = options.edition;
  out["seats"] = options.seats;
  json::object choices;
  for (const auto& [key, choice] : options.options) choices[key] = choice;
  out["options"] = std::move(choices);
  if (options.first) out["first"] = *options.first;
  json::object clock{{"kind", kClocks[static_cast<std::size_t>(options.clock.kind)]}};
  if (options.clock.kind != ClockOptions::Kind::none) clock["bank"] = options.clock.bank;
  if (options.clock.kind == ClockOptions::Kind::live) clock["increment"] = options.clock.increment;
  out["clock"] = std::move(clock);
  out["watching"] = kWatching[static_cast<std::size_t>(options.watching)];
  out["watch_delay"] = options.watch_delay;
  out["memory_aid"] = options.memory_aid;
  out["shown_locks"] = options.shown_locks;
  out["beat"] = options.beat;
  out["talk"] = options.talk;
  out["rated"] = options.rated;
  out["stand_in"] = options.stand_in;
  out["patience"] = options.patience;
  return out;
}

}  // namespace noblesse
