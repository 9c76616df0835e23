// What is true of every table at every moment, whatever was said to it.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "bots/bot.h"
#include "table/table.h"

namespace noblesse::hall {

// Empty, or what is wrong with that chair.
inline std::string fault_of(const Table& table, const Chair& chair) {
  const bool playing = table.stage() == Table::Stage::playing;
  const bool clock = table.options().clock.kind != ClockOptions::Kind::none;
  switch (chair.holder) {
    case Chair::Holder::empty:
      if (playing) return "nobody sits there";
      if (!chair.number.empty() || !chair.bot.empty()) return "somebody has left something";
      break;
    case Chair::Holder::bot:
      if (!is_seated(chair.bot)) return "there is no bot " + chair.bot;
      break;
    case Chair::Holder::person:
      if (table.sitter(chair).person.empty()) return "the person has no name";
      break;
  }
  if (!chair.is_person() && (chair.open || chair.stand_in || chair.agreed_to)) {
    return "it is nobody's, and yet somebody's";
  }
  if (chair.agreed_to && table.stage() != Table::Stage::gathering) return "it plays unasked";
  if (chair.agreed_to && *chair.agreed_to == table.options()) return "it is asked for nothing";
  if (chair.asked && !playing) return "it is asked, and nobody plays";
  if (chair.deadline && (!chair.asked || chair.chosen() || !clock)) return "its clock runs";
  if (clock && chair.waits_for_person() && !chair.out_of_time && !chair.deadline) {
    return "its clock does not run";
  }
  return {};
}

// Empty, or what is wrong at the table, for which those bots are to think.
inline std::string inconsistency(const Table& table, const std::vector<Thinking>& thinkings) {
  const auto& chairs = table.chairs();
  if (table.stage() == Table::Stage::broken) return "broken: " + table.fault();
  if (chairs.size() != static_cast<std::size_t>(table.options().seats)) {
    return "there are other chairs than the options say";
  }
  std::map<std::string, int> open;
  bool waits = table.stage() != Table::Stage::playing || table.next_wake().has_value();
  for (Seat seat = 0; seat < chairs.size(); ++seat) {
    const Chair& chair = chairs[seat];
    if (const std::string fault = fault_of(table, chair); !fault.empty()) {
      return "seat " + std::to_string(seat) + ": " + fault;
    }
    if (chair.open && ++open[table.sitter(chair).person] > 1) return "two chairs are open at once";
    if (!chair.asked || chair.chosen()) continue;
    waits = true;
    const bool thinks = std::ranges::any_of(thinkings, [&](const Thinking& thinking) {
      return thinking.seat == seat && thinking.question == table.question() && !thinking.heard;
    });
    if ((!chair.in_person() || chair.out_of_time) && !thinks) {
      return "seat " + std::to_string(seat) + ": nobody thinks for it";
    }
  }
  return waits ? "" : "the game waits for nobody";
}

}  // namespace noblesse::hall
