// What a table asks a bot, and what it answers. Whoever hosts the table decides where the thinking
// is done, and when.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "bots/means.h"
#include "bots/talk.h"
#include "match/match.h"

namespace noblesse {

// A bot is to decide, or to answer somebody who spoke to the table.
struct Thinking {
  Seat seat = kNobody;
  std::uint64_t question = 0;
  std::string bot;
  std::uint64_t seed = 0;
  // A game in which all that the bot may not know was drawn anew, so it can be sent anywhere.
  std::shared_ptr<const Match> game;
  bool may_talk = false;       // whether it may also say something
  std::optional<Heard> heard;  // what to answer to; then there is nothing to decide
  std::string choice;          // with that: what it has chosen already
};

// What it came up with.
struct Thought {
  Seat seat = kNobody;
  std::uint64_t question = 0;
  std::string move;              // empty: nothing was to be decided
  std::optional<Remark> remark;  // what it says
};

// Nobody at a table thinks longer, whatever its name says.
inline constexpr std::uint32_t kLongestThoughtMs = 200;

// Thinks, here and now.
Thought think_it_over(const Thinking& thinking, Means means = {});

}  // namespace noblesse
