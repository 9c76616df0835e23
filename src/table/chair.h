// A chair at the table: who sits on it, what they have chosen, and their time.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/options.h"

namespace noblesse {

struct Chair {
  enum class Holder : std::uint8_t { empty, person, bot };
  static constexpr int kLateToLose = 2;  // decisions in a row out of time, and a stand-in sits down

  Holder holder = Holder::empty;
  std::size_t guest = 0;  // whose it is, if a person's
  std::string bot;        // which one, if a bot's
  int mark = 0;           // tells the person from others here whose names look alike; 0: none do
  std::string number;     // their part in the shuffle
  bool stand_in = false;  // somebody plays for the person, who can come back
  // The options that the person has agreed to, if they were others than stand there now.
  std::shared_ptr<const TableOptions> agreed_to;
  bool open = false;  // of several chairs the one whose secrets the person has asked for

  // In this game: as how manieth the person gave their place up, and has not come back; 0: not so.
  int gave_up = 0;
  bool resigned = false;  // by their own word in a rated game, which has no return

  // Of the question that is open.
  bool asked = false;
  std::string choice;            // in words; empty: none yet
  bool lock_told = false;        // the others know that they have chosen
  bool out_of_time = false;      // a stand-in was asked for this one decision
  std::optional<Time> deadline;  // when their time runs out
  Time grace = 0;                // as much of it as was only given to come back
  // The same as everybody may know it: it runs on after a choice that is hidden.
  std::optional<Time> seen_deadline;

  Time bank = 0;             // live: what is left, as everybody may know
  std::optional<Time> left;  // the same after their choice, as long as that is hidden
  int late = 0;              // decisions in a row that they were too late for

  bool is_person() const { return holder == Holder::person; }
  // Whether a person decides here, rather than a bot.
  bool in_person() const { return is_person() && !stand_in; }
  bool chosen() const { return !choice.empty(); }
  // Whether the game waits for the person.
  bool waits_for_person() const { return asked && in_person() && !chosen(); }
  // It may be known that they have chosen, and so how long they took.
  void tell_time() {
    bank = left.value_or(bank);
    left.reset();
    seen_deadline.reset();
  }
};

// Somebody who has come to the table, to sit or to watch.
struct Guest {
  std::string person;                   // who they are, in the host's words
  std::string name;                     // what they are called
  std::vector<Connection> connections;  // none: away
  bool may_sit = true;
  std::optional<Time> away = {};  // since when, as far as anybody has seen
  Time talked_until = 0;          // what they have said so far has been said at leisure by then
  std::vector<std::string> muted = {};  // people whom they do not want to hear
};

}  // namespace noblesse
