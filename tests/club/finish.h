// Games that come to their end in a test.
#pragma once

#include <string>
#include <vector>

#include "base/rng.h"
#include "tests/club/house_club.h"
#include "tests/until.h"

namespace noblesse::testing {

// Everybody chooses anything that is allowed, until the game is over.
inline void play_to_the_end(const std::string& table, const std::vector<Guest>& people) {
  Rng rng(1);
  for (int turns = 0; turns < 2000; ++turns) {
    for (const Guest& person : people) {
      TableLine line(person, table);
      const json::value letter = parsed(line.hear());
      if (letter.at("view").at("table").at("stage") == "over") return;
      const json::object* question = letter.at("question").if_object();
      if (question == nullptr || question->contains("choice")) continue;
      const json::array& moves = question->at("moves").as_array();
      const json::object choice{{"do", "choose"},
                                {"question", question->at("id")},
                                {"move", moves[rng.below(static_cast<unsigned>(moves.size()))]}};
      line.say(json::serialize(choice));
    }
  }
  ADD_FAILURE() << "the game does not end";
}

inline void wait_for_game(const HouseClub& open, const std::string& table) {
  EXPECT_TRUE(until([&] { return open.ask("GET", "/api/games/" + table + "/1").status == 200; }))
      << "the game of table " << table << " is not kept";
}

}  // namespace noblesse::testing
