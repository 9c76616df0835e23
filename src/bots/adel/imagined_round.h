// The rest of a round in imagined deals. All lords choose at the same time and again and again, by
// regret matching; what comes after the round is played to the end of the game by hasty lords.
#pragma once

#include <vector>

#include "bots/adel/habits.h"

namespace noblesse::adel {

// How a game ended for one lord.
struct Outcome {
  double worth = 0;  // what they try to make large: to win, and a little to be well ahead
  double won = 0;    // shared wins in part
  double place = 0;
};

// What came of all deals for the seat that is asked; those of several hands can be added up.
struct Tally {
  Choices choices;
  Numbers played;
  double deals = 0;
  double won = 0;
  double won_squared = 0;
  double place = 0;

  void add(const Tally& other);
};

class ImaginedRound {
 public:
  ImaginedRound(const Rules& rules, const View& view, std::uint64_t seed);

  // Imagines one deal, in which one of the lords tries everything that they could do. So much work
  // was done before: the more, the better the others are thought to play.
  void play_once(double worked);

  Tally tally();

 private:
  // Who reasons reckons with all kinds of others; who schemes counts on everybody's habits.
  enum class Mind : std::uint8_t { reasons, schemes };

  Decision my_place() const;
  bool is_settled(const State& state) const;
  State imagine();
  void reopen(State& state);
  Seat whose_turn(const State& state);
  bool within(const State& state) const;
  Outcome go_on(const State& state);
  Outcome try_everything(const State& state, const std::array<Decision, kMaxLords>& others);
  State after(const State& state, std::array<Decision, kMaxLords> decisions) const;
  double still(double trust) const;
  double scheming() const;
  Decision choose(const State& state, Seat seat);
  std::size_t spot(const State& state, Seat seat, Mind mind, std::size_t choices);
  Outcome outcome(const State& state) const;

  const Rules& rules_;
  const View& asked_;
  const View view_;  // before anybody had chosen what nobody has seen
  Seat me_;
  Rng rng_;
  Habits habits_;
  double habit_;
  unsigned my_best_ = 0;
  std::vector<std::int32_t> spot_at_;
  std::vector<Spot> spots_;
  Tally tally_;
  double time_ = 0;
  double worked_ = 0;

  // Of the deal that is imagined now.
  Seat trying_ = 0;
  Mind trying_as_ = Mind::reasons;
  std::array<std::uint8_t, kMaxLords> rank_{};  // what a lord has to show, compared with mine
  std::uint64_t dice_ = 0;                      // the same for everything that is tried
  double reach_ = 1;                            // how often they would have come so far
  int depth_ = 0;
};

}  // namespace noblesse::adel
