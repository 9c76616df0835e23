// Who plays in the arena, as a game sees them: asked for a decision, they give one or fail. Each
// thread has contenders of its own.
#pragma once

#include <atomic>
#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "arena/contest.h"
#include "arena/draw.h"
#include "match/match.h"

namespace noblesse::arena {

// How a contender loses their seat for the rest of a game.
struct Mishap {
  enum class Kind : char { crashed, slow, nonsense };

  Kind kind = Kind::nonsense;
  std::string what;  // "it ended with status 1"
};

std::string_view name_of(Mishap::Kind kind);
inline constexpr Mishap::Kind kMishaps[] = {Mishap::Kind::crashed, Mishap::Kind::slow,
                                            Mishap::Kind::nonsense};

class Contender {
 public:
  virtual ~Contender() = default;

  // A decision for the occasion's seat, which owes one. It may be illegal: whoever asks finds out.
  virtual std::expected<std::string, Mishap> decide(const Match& match,
                                                    const Occasion& occasion) = 0;
  // It has lost its seat: it starts anew with the next question.
  virtual void dismiss() {}
};

// A bot of the house or a program, by its name. The contest must be good. Once `stop` is raised
// nobody thinks on: they decide at once, whatever it is, or fail. Only a bot that is bounded by
// work ends its decision first.
std::unique_ptr<Contender> contender(const std::string& bot, const Contest& contest,
                                     const std::atomic<bool>& stop);

// Starts the program of each bot that is one, and sees whether it answers.
Result<void> try_programs(const Contest& contest);

}  // namespace noblesse::arena
