// Letters leave in order and only when what they tell is written down; what has nothing to do with
// that does not wait for it.
#include "club/outbox.h"

#include <gtest/gtest.h>

namespace noblesse {
namespace {

Outbox::Batch batch(std::optional<std::string> secret_of, bool written = false) {
  return {.letters = {}, .written = written, .since = {}, .secret_of = std::move(secret_of)};
}

TEST(Outbox, KeepsTheOrder) {
  Outbox outbox;
  const auto first = outbox.add(batch(std::nullopt));
  const auto second = outbox.add(batch(std::nullopt));
  outbox.mark_written(second);
  EXPECT_FALSE(outbox.has_written()) << "the first one waits";
  outbox.mark_written(first);
  outbox.take_first();
  EXPECT_TRUE(outbox.has_written());
  outbox.take_first();
  EXPECT_FALSE(outbox.has_written());
  EXPECT_EQ(outbox.mark_written(outbox.add(batch(std::nullopt))), Moment{});
}

TEST(Outbox, WhatSomebodyHasChosenInSecretHoldsUpNobodyElse) {
  Outbox outbox;
  EXPECT_TRUE(outbox.is_nothing_to("bob"));
  outbox.add(batch("alice"));
  EXPECT_TRUE(outbox.is_nothing_to("bob"));
  EXPECT_FALSE(outbox.is_nothing_to("alice")) << "they would be told before it is written";
  outbox.add(batch(""));
  EXPECT_TRUE(outbox.is_nothing_to("bob")) << "nor what a bot has";
}

TEST(Outbox, WhatEverybodyIsToldHoldsUpEverybody) {
  Outbox outbox;
  outbox.add(batch("alice"));
  outbox.add(batch(std::nullopt));
  EXPECT_FALSE(outbox.is_nothing_to("bob"));
  EXPECT_EQ(outbox.give_up().size(), 2U);
  EXPECT_TRUE(outbox.is_nothing_to("bob"));
}

}  // namespace
}  // namespace noblesse
