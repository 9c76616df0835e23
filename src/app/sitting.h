// A game between one person and bots: whose turn it is, what the person has been told so far, what
// they may take back, and the record to go on from. It asks and shows nothing; the dialogue does.
#pragma once

#include <memory>

#include "app/deeds.h"
#include "app/journal.h"
#include "app/words.h"
#include "match/match.h"

namespace noblesse {

// Who plays where nobody was asked for.
inline constexpr std::string_view kUsualBot = "clubman";

// Who sits where, before the cards are dealt.
struct Seating {
  std::optional<int> seat;  // of the person; none: as recorded, or the first
  std::string name;         // of the person; empty: as recorded, or the house's
  std::vector<std::string>
      bots;               // for the other seats in turn; none: as recorded, or the usual one
  Words words = Words();  // what the person is told in
};

class Sitting {
 public:
  // A new game. The set-up must have a seed.
  static Result<Sitting> deal(const Shelf& shelf, const Setup& setup, const Seating& seating);
  // Goes on from a record.
  static Result<Sitting> resume(const Shelf& shelf, const Record& record, const Seating& seating);

  const Match& match() const { return *match_; }
  const Company& company() const { return company_; }
  const Words& words() const { return words_; }
  const Deeds& deeds() const { return deeds_; }
  const std::vector<Paragraph>& journal() const { return journal_; }
  std::uint64_t seed() const { return seed_; }

  // How many of the last paragraphs the person has not read yet.
  std::size_t news() const { return journal_.size() - read_; }
  void has_read() { read_ = journal_.size(); }

  bool over() const { return match_->summary().over; }
  bool my_turn() const;

  // Whether the person may decide so; nothing is changed.
  Result<void> try_out(std::string_view move) const;
  // The person's decision, and with it those of the bots who decide at the same time.
  Result<void> decide(std::string_view move);
  // Bots play until the person is asked or the game is over.
  Result<void> let_bots_play();

  // Takes back the person's last decision, if nothing was revealed since. The error says why not.
  Result<void> take_back();

  // With who sits where, so that it can be continued.
  Record record() const { return match_->record(); }

 private:
  struct Mark {
    std::size_t steps = 0;
    std::size_t paragraphs = 0;
    Deeds deeds;
  };

  Sitting(std::unique_ptr<Match> match, Words words, std::uint64_t seed);
  void listen();
  Result<void> let_bot_play(Seat seat);

  std::unique_ptr<Match> match_;
  Words words_;
  Company company_;
  std::uint64_t seed_;
  Deeds deeds_;
  std::vector<Paragraph> journal_;
  std::size_t read_ = 0;
  std::vector<Mark> marks_;  // before each decision that may still be taken back
  bool decided_ = false;     // whether there ever was one
};

}  // namespace noblesse
