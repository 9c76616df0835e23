// The one implementation of Match, written once for every game that has the verbs of games/ and a
// face in match/<game>/face.h.
#pragma once

#include "match/course.h"
#include "match/match.h"

namespace noblesse {

template <class Face>
class MatchOf final : public Match {
 public:
  using Rules = typename Face::Rules;
  using State = typename Face::State;
  using Decision = typename Face::Decision;
  using Deal = typename Face::Deal;
  using Edition = typename Face::Edition;
  using View = typename Face::View;
  using Events = typename Face::Events;

  MatchOf(std::shared_ptr<const Edition> edition, const Setup& setup, const Rules& rules,
          const Deal& deal);

  std::string_view game() const override { return Face::kName; }
  const std::string& edition_id() const override { return edition_->id; }
  int players() const override;
  Summary summary() const override;
  Outcome outcome() const override;
  std::vector<std::string> legal(Seat seat, std::size_t at_most) const override;
  std::uint64_t count_legal(Seat seat) const override;
  std::vector<Closed> closed(Seat seat) const override;
  Result<void> test(Seat seat, std::string_view move) const override;
  Result<void> act(Seat seat, std::string_view move) override;
  Result<void> chance(std::string_view move) override;
  std::optional<ChanceDue> chance_due() const override;
  void let_chance_decide(std::uint64_t seed) override;
  std::optional<std::uint64_t> seed() const override { return seed_; }
  bool undo() override;
  std::size_t steps() const override { return course_.size(); }
  std::uint64_t mark() const override;
  json::object view(Viewer viewer) const override;
  json::object view_without_memory(Viewer viewer) const override;
  std::string standing() const override;
  json::array events(Viewer viewer) const override;
  json::array whispers(Seat seat) const override;
  bool has_revealed() const override;
  using noblesse::Match::sentences;
  std::vector<std::string> sentences(Viewer viewer,
                                     const std::vector<std::string>& names) const override;
  std::vector<std::string> default_names() const override;
  Record record() const override;
  std::unique_ptr<noblesse::Match> clone() const override;
  std::unique_ptr<noblesse::Match> imagined(Viewer viewer, std::uint64_t seed) const override;

  // For whoever decides for a seat: the rules, the names, and that seat's view as plain numbers.
  const Rules& rules() const { return rules_; }
  const Edition& edition() const { return *edition_; }
  View seen_by(Viewer viewer) const;

  // Whether every byte of the table is the same. It tells no more than that.
  bool same_table(const MatchOf& other) const { return state_ == other.state_; }

 private:
  // Only the arbiter (the engine protocol's `state`) reads the whole table.
  friend struct Arbiter;

  bool deals(std::uint64_t seed) const;
  Result<Decision> read(Seat seat, std::string_view move) const;
  void take(Seat seat, Decision decision);
  void take_chance(const typename Face::Chance& chance);
  void decide_chance();

  std::shared_ptr<const Edition> edition_;
  Rules rules_;
  Deal deal_;
  State state_{};
  std::optional<std::uint64_t> seed_;  // only one that deals this deck
  std::uint64_t chance_seed_;          // from which chance draws after the deal
  bool manual_chance_;
  json::object rest_;
  // Kept as small as they are: many games may be at rest at once.
  std::vector<typename Events::Entry> told_;
  Course course_;  // what chance decided stands there by its number
  std::vector<typename Face::Chance> chances_;
};

}  // namespace noblesse
