// Anything that can be said to a table, by anybody and at any time, sensible or not.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "base/rng.h"
#include "table/phrases.h"
#include "table/table.h"
#include "tests/table/client.h"

namespace noblesse::hall {

class Whims {
 public:
  explicit Whims(Rng& rng) : rng_(rng) {}

  bool chance(unsigned in) { return rng_.below(in) == 0; }
  unsigned below(unsigned end) { return rng_.below(end); }

  TableOptions options() {
    TableOptions options;
    const bool adel = chance(2);
    options.game = adel ? "adel" : "mille";
    options.seats = adel ? 2 + static_cast<int>(below(5)) : 2 + static_cast<int>(below(3));
    if (adel)
      options.edition = options.seats == 6 || chance(3) ? "grand" : "classic";
    else
      options.edition = "italia";
    if (adel && options.seats == 2) {
      constexpr std::string_view kVariants[] = {"standard", "surprise", "confrontation"};
      options.options["variant"] = kVariants[below(3)];
    }
    if (!adel && chance(2)) options.options["arrival"] = "ends_turn";  // M19
    if (!adel && chance(2)) {
      options.first = static_cast<int>(below(static_cast<unsigned>(options.seats)));
    }
    options.clock.kind = static_cast<ClockOptions::Kind>(below(3));
    if (options.clock.kind == ClockOptions::Kind::live)
      options.clock = {options.clock.kind, 20'000, 2'000};
    else if (options.clock.kind == ClockOptions::Kind::correspondence)
      options.clock.bank = 86'400'000;
    options.watching = static_cast<Watching>(below(3));
    options.watch_delay = options.watching == Watching::open ? 5'000 : 0;
    options.memory_aid = !chance(3);
    options.shown_locks = !chance(3);
    options.beat = chance(3) ? 500 : 0;
    options.talk = !chance(5);
    options.rated = options.watching != Watching::open && chance(4);
    options.stand_in = bot();
    constexpr Time kPatiences[] = {0, 3'000, kUsualPatience};
    options.patience = kPatiences[below(3)];
    return options;
  }

  // Mostly nothing, or one thing, is another than before.
  TableOptions like(TableOptions options) {
    switch (below(7)) {
      case 0: return this->options();
      case 1: options.talk = !options.talk; break;
      case 2: options.shown_locks = !options.shown_locks; break;
      case 3:
        options.watching = Watching::open;
        options.rated = false;
        break;
      case 4:
      case 5: {  // one chair more or less, where the game has it
        const int most = options.game == "adel" ? 6 : 4;
        options.seats = std::clamp(options.seats + (chance(2) ? 1 : -1), 2, most);
        if (options.seats == 6) options.edition = "grand";
        options.options.erase("variant");
        options.first.reset();
        break;
      }
      default: break;
    }
    return options;
  }

  std::string bot() { return chance(2) ? "novice" : "random"; }

  // One message, of any verb that the table knows.
  json::object say(const Table& table, const Client& client) {
    const auto verbs = Table::verbs();
    const std::string_view verb = verbs[below(static_cast<unsigned>(verbs.size()))];
    json::object message{{"do", verb}};
    if (verb == "sit" || verb == "bot" || verb == "clear" || verb == "stand-in")
      message["seat"] = seat(table);
    if ((verb == "stand" || verb == "open" || verb == "number" || verb == "choose" ||
         verb == "test" || verb == "talk" || verb == "undo") &&
        chance(2))
      message["seat"] = seat(table);
    if (verb == "bot") message["bot"] = chance(20) ? "nobody" : bot();
    if (verb == "options") message["options"] = write_options(like(table.options()));
    if (verb == "agree" || (verb == "sit" && chance(2)))
      message["options"] = write_options(chance(6) ? options() : table.options());
    if (verb == "number") message["number"] = std::to_string(rng_.next());
    if (verb == "choose" || verb == "test") {
      message["question"] = table.question() - (chance(4) ? 1 : 0);
      message["move"] = move(client);
    }
    if (verb == "talk") {
      if (chance(2)) {
        message["phrase"] = kPhrases[below(static_cast<unsigned>(std::size(kPhrases)))];
        if (chance(2)) message["road"] = "L";
      } else {
        message["text"] = "Noblesse oblige";
      }
    }
    if (verb == "answer") message["yes"] = !chance(3);
    if (verb == "resume" && chance(2)) message["after"] = client.heard - (chance(2) ? 1 : 0);
    return message;
  }

 private:
  // Mostly one that is there.
  unsigned seat(const Table& table) {
    return below(static_cast<unsigned>(table.chairs().size()) + (chance(5) ? 2 : 0));
  }

  std::string move(const Client& client) {
    if (!client.question || chance(4)) return "nonsense";
    const json::array& moves = client.question->at("moves").as_array();
    return std::string(moves[below(static_cast<unsigned>(moves.size()))].as_string());
  }

  Rng& rng_;
};

}  // namespace noblesse::hall
