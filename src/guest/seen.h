// What somebody knows of a table from its letters alone: its stage, its chairs and the question
// before them. Of the game itself it knows nothing. Whoever hears all events knows the same as
// somebody who has just been shown everything; that is what two of these can be compared for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "match/json.h"

namespace noblesse::guest {

struct SeenChair {
  enum class Holder : std::uint8_t { nobody, person, bot };
  Holder holder = Holder::nobody;
  std::string name;  // of the person or bot
  bool here = false;
  bool stand_in = false;
  bool number = false;
  bool locked = false;

  friend bool operator==(const SeenChair&, const SeenChair&) = default;
};

struct SeenQuestion {
  std::uint64_t id = 0;
  std::uint64_t fingerprint = 0;  // of everything it says but the choice
  std::string choice;             // as the table has it; empty: none yet

  friend bool operator==(const SeenQuestion&, const SeenQuestion&) = default;
};

struct Seen {
  std::uint64_t heard = 0;  // the number of the last events
  std::string stage;
  std::uint64_t game_number = 0;
  std::vector<SeenChair> chairs;
  std::optional<SeenQuestion> question;

  // A letter with a "view", or with "events". False: it is none, and what is known now is worth
  // nothing.
  bool take_view(const json::object& letter);
  bool take_events(const json::object& letter);

  bool all_seated() const;

  friend bool operator==(const Seen&, const Seen&) = default;

 private:
  void take_event(const json::object& event);
  bool take_question(const json::object& letter);
};

// What tells them apart, in words; empty: nothing. In a letter that brings several events at once
// one cannot see which question a lock belonged to, so locks may be left out.
std::string difference(const Seen& a, const Seen& b, bool with_locks);

}  // namespace noblesse::guest
