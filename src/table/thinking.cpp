#include "table/thinking.h"

#include <algorithm>

#include "bots/bot.h"

namespace noblesse {

Thought think_it_over(const Thinking& thinking, Means means) {
  const auto& [seat, question, bot, seed, game, may_talk, heard, choice] = thinking;
  Thought thought{seat, question, {}, {}};
  if (heard) {
    thought.remark = answer_to(bot, *game, seat, *heard, choice, seed);
    return thought;
  }
  means.most_ms = std::min(means.most_ms, kLongestThoughtMs);
  const Result<Advice> advice = ask_bot(bot, *game, seat, seed, means);
  // A bot that has no advice must not hold up a game: the table takes any legal decision instead.
  thought.move = advice ? advice->move : "none";
  if (advice && may_talk) thought.remark = remark_with(bot, *game, seat, advice->move, seed);
  return thought;
}

}  // namespace noblesse
