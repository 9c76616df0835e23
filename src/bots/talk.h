// What a bot says at the table: short phrases, the same that people have with one tap. In both
// games it is polite; as a thief of Mille Grazie it talks about its ambush, openly and without
// being bound (M5).
//
// A remark follows from the seat's view, its own move and a seed. Whether it speaks and which
// phrase it takes does not depend on the move, so that only the road that it names can tell
// anything: the truth, or not.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "match/match.h"

namespace noblesse {

struct Remark {
  std::string phrase;  // "hello", "well played", "thank you", "where?", "i wait on", "wait on"…
  std::string road;    // one letter; empty where none belongs to it

  friend bool operator==(const Remark&, const Remark&) = default;
};

// What somebody said while the question was open.
struct Heard {
  Seat from = kNobody;
  Remark remark;
};

// The seed is the one of the seat and the open question, the same for both functions however often
// they are asked: a bot that named a road stays with it, or asking again would find it out.

// What a bot says when it has taken the decision `move`, before the others know it; mostly nothing,
// and nothing for a seat that owes no decision.
std::optional<Remark> remark_with(std::string_view bot, const Match& match, Seat seat,
                                  std::string_view move, std::uint64_t seed);

// What a bot answers to a person; `move` is its own choice for the open question, or empty.
std::optional<Remark> answer_to(std::string_view bot, const Match& match, Seat seat,
                                const Heard& heard, std::string_view move, std::uint64_t seed);

}  // namespace noblesse
