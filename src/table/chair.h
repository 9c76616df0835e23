// A chair at the table: who sits on it, what he has chosen, and his time.
#pragma once

#include <optional>
#include <string>

#include "table/post.h"

namespace noblesse {

struct Chair {
  enum class Holder : std::uint8_t { empty, person, bot };
  static constexpr int kLateToLose = 2;  // decisions in a row out of time, and a stand-in sits down

  Holder holder = Holder::empty;
  std::size_t guest = 0;  // whose it is, if a person's
  std::string bot;        // which one, if a bot's
  std::string number;     // his part in the shuffle
  bool stand_in = false;  // somebody plays for the person, who can come back

  bool stood_in = false;  // and did so in this game, if only for a while

  // Of the question that is open.
  bool asked = false;
  std::string choice;            // in words; empty: none yet
  bool lock_told = false;        // the others know that he has chosen
  bool out_of_time = false;      // a stand-in was asked for this one decision
  std::optional<Time> deadline;  // when his time runs out

  Time bank = 0;             // live: what is left, as everybody may know
  std::optional<Time> left;  // the same after his choice, as long as that is hidden
  int late = 0;              // decisions in a row that he was too late for

  bool is_person() const { return holder == Holder::person; }
  // Whether a person decides here, rather than a bot.
  bool in_person() const { return is_person() && !stand_in; }
  bool chosen() const { return !choice.empty(); }
  // Whether the game waits for the person.
  bool waits_for_person() const { return asked && in_person() && !chosen(); }
  // It may be known that he has chosen, and so how long he took.
  void tell_time() {
    bank = left.value_or(bank);
    left.reset();
  }
};

// Somebody who has come to the table, to sit or to watch.
struct Guest {
  std::string person;                   // who he is, in the host's words
  std::string name;                     // what he is called
  std::vector<Connection> connections;  // none: away
  std::optional<Seat> open;             // the one of several chairs whose secrets he asked for
  bool may_sit = true;
  std::optional<Time> away = {};  // since when, as far as anybody has seen
};

}  // namespace noblesse
