// An evening in a club: people lay a table, play a game that is given, and meanwhile talk, lose
// their lines, look around, ask for what they may not know and do what is forbidden. What they do,
// and when, comes from one number, so that in two worlds the same people do the same things.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "table/options.h"
#include "tests/club/open_club.h"
#include "tests/club/witness.h"
#include "tests/table/rigged.h"
#include "tests/until.h"

namespace noblesse::testing {

struct Manners {
  TableOptions options;
  bool listed = false;
  std::uint64_t whims = 0;
  bool sealed = false;  // they come through TLS, and somebody on the way notes the records
};

// What is left of an evening: everybody's notes by seat, the spectator's last, and what the club
// has counted.
struct Memories {
  std::vector<std::vector<std::string>> notes;
  std::string counted;
};

template <class Face>
class Evening {
 public:
  Evening(const battery::Course<Face>& course, const battery::Played<Face>& game,
          const Manners& manners)
      : course_(course),
        game_(game),
        manners_(manners),
        rng_(manners.whims),
        club_(
            [&](const std::string&, const Seed&) {
              return std::make_shared<const hall::RiggedDealer<Face>>(course_, game_);
            },
            manners.sealed),
        keeper_(call(club_.port(), manners.sealed)) {
    for (int seat = 0; seat < manners.options.seats; ++seat) welcome("p" + std::to_string(seat));
    welcome("watcher");
  }

  Memories spend() {
    sit_down();
    Silence silence;
    typename Face::State state = deal(course_.rules, game_.cards, silence);
    for (const auto& step : game_.steps) {
      if (step.seat != kNobody) {
        if (rng_.below(2) == 0) have_a_whim();
        const bool others_think = count(pending(state)) > 1;
        choose(step.seat, write_decision(*course_.edition, step.decision), others_think);
        if (::testing::Test::HasFailure()) break;
      }
      battery::repeat<Face>(course_.rules, state, step);
    }
    if (!::testing::Test::HasFailure()) go_home(over(state));
    Memories memories;
    for (const auto& person : people_) memories.notes.push_back(person->notes());
    memories.counted = std::move(counted_);
    return memories;
  }

 private:
  Witness& host() { return *people_.front(); }

  void welcome(const std::string& name) {
    people_.push_back(std::make_unique<Witness>(club_.port(), name, manners_.sealed));
  }

  // Everybody hears all that there is to be heard: first whoever did something, so that it has
  // reached the club before the others ask.
  void settle(Witness& actor) {
    actor.knock();
    actor.listen();
    settle();
  }
  void settle() {
    for (const auto& person : people_) person->knock();
    for (const auto& person : people_) person->listen();
  }

  void sit_down() {
    const json::object wish{
        {"options", write_options(manners_.options)}, {"listed", manners_.listed}, {"sit", 0}};
    const Heard laid = host().ask("POST", "/api/tables", json::serialize(wish));
    ASSERT_EQ(laid.status, 201) << laid.body;
    const json::value answer = *parse_json(laid.body);
    table_ = answer.at("table").at("id").as_string();
    invite_ = answer.at("invite").as_string();
    watch_ = answer.at("watch").as_string();
    for (std::size_t person = 0; person < people_.size(); ++person) {
      come(person);
      if (person > 0 && !watches(person)) people_[person]->say({{"do", "sit"}, {"seat", person}});
      settle(*people_[person]);
    }
    look_around(people_.size() - 1);
    host().say({{"do", "start"}});
    settle(host());
  }

  bool watches(std::size_t person) const { return person + 1 == people_.size(); }
  void come(std::size_t person) {
    people_[person]->open_line(table_, watches(person) ? watch_ : invite_);
    ++lines_;
  }

  void choose(Seat seat, const std::string& move, bool others_think) {
    Witness& person = *people_[seat];
    const auto& question = person.device().question;
    ASSERT_TRUE(question) << course_.name << ": seat " << int{seat} << " is not asked";
    const json::value id = question->at("id");
    // He changes his mind, while the others still think.
    if (others_think && rng_.below(4) == 0) {
      const json::value other = question->at("moves").as_array().front();
      person.say({{"do", "choose"}, {"question", id}, {"move", other}});
      settle(person);
    }
    person.say({{"do", "choose"}, {"question", id}, {"move", move}});
    settle(person);
    ASSERT_TRUE(accepted(person.notes())) << course_.name << ": " << move;
  }

  // Before the refusal of the last knock, and after the choice, stands what became of it.
  static bool accepted(const std::vector<std::string>& notes) {
    for (auto note = notes.rbegin(); note != notes.rend(); ++note) {
      if (note->contains(R"("do":"choose")")) return false;
      if (note->contains(R"("ok":true,"choice")")) return true;
    }
    return false;
  }

  void have_a_whim() {
    const std::size_t who = rng_.below(static_cast<unsigned>(people_.size()));
    Witness& person = *people_[who];
    Witness& other = *people_[who == 0 ? 1 : 0];
    if (!person.at_a_table()) return look_around(who);
    switch (rng_.below(8)) {
      case 0: return leave_and_return(who, true);
      case 1: return leave_and_return(who, false);
      case 2: person.resume(); break;
      case 3: provoke(person); break;
      case 4: return look_around(who);
      case 5:  // no more than may be said at once: the rest depends on the time
        if (remarks_[who]++ < 6) person.say({{"do", "talk"}, {"text", "Noblesse oblige"}});
        break;
      case 6:  // nobody ever agrees to take back
        person.say({{"do", "undo"}});
        settle(person);
        other.say({{"do", "answer"}, {"yes", false}});
        return settle(other);
      default:  // what no line forgives: he is sent away and comes back
        person.say_text("bytes", 2);
        person.listen_to_the_end();
        --lines_;
        wait_until_gone();
        settle();
        come(who);
    }
    settle(person);
  }

  void leave_and_return(std::size_t who, bool politely) {
    people_[who]->hang_up(politely);
    --lines_;
    wait_until_gone();
    settle();
    if (rng_.below(2) == 0) look_around(who);
    come(who);
    if (rng_.below(2) == 0) people_[who]->resume();
    settle(*people_[who]);
  }

  void provoke(Witness& person) {
    for (const char* move : {"castle", "check 24", "exhibit", "show A1585 A1622 B1650",
                             "steal B1660", "ambush L", "escort F", "go V", "take", "nonsense"}) {
      person.say({{"do", "test"}, {"move", move}});
    }
    person.say({{"do", "record"}});
    person.say({{"do", "rematch"}});
    person.say({{"do", "stand-in"}, {"seat", 0}});
    person.say({{"do", "options"}, {"options", json::object{}}});
    person.say({{"do", "choose"}, {"question", 0}, {"move", "castle"}});
    person.say({{"do", "choose"}, {"question", 1}, {"seat", 1}, {"move", "nonsense"}});
    const auto& question = person.device().question;
    if (question) {
      person.say({{"do", "choose"}, {"question", question->at("id")}, {"move", "nonsense"}});
    }
    person.say_text("no JSON");
  }

  void look_around(std::size_t who) {
    Witness& person = *people_[who];
    const std::string& neighbour = people_[who == 0 ? 1 : 0]->id();
    for (const std::string& path :
         {std::string("/api/tables"), "/api/tables/" + table_ + "?key=" + watch_,
          "/api/tables/" + table_, std::string("/api/me/tables"), std::string("/api/me/games"),
          std::string("/api/games"), "/api/games/" + table_ + "/1", "/api/people/" + neighbour,
          "/api/people/" + neighbour + "/games",
          "/api/ratings?game=" + manners_.options.game + "&players=2"}) {
      person.ask("GET", path);
    }
    if (who > 0) person.ask("DELETE", "/api/tables/" + table_);
  }

  // The host cannot close a table that is being played. Then one signs out, and the club closes.
  void go_home(bool over) {
    for (const auto& person : people_) {
      for (const char* path : {"/api/tables", "/api/me/tables", "/api/me/games", "/api/games"}) {
        person->ask("GET", path);
      }
      person->ask("GET", "/api/people/" + host().id());
      person->ask("GET", "/api/people/" + host().id() + "/games");
    }
    counted_ = read_the_counters();
    const Heard closed = host().ask("DELETE", "/api/tables/" + table_);
    EXPECT_EQ(closed.status, over ? 204 : 409) << closed.body;
    if (!over) {
      people_.back()->ask("DELETE", "/api/session");
      people_.back()->listen_to_the_end();
      club_.stop();
    }
    for (const auto& person : people_) person->listen_to_the_end();
  }

  // The club has noticed that somebody is gone.
  void wait_until_gone() {
    const std::string wanted = "\nnoblesse_lines " + std::to_string(lines_) + "\n";
    EXPECT_TRUE(until([&] { return keeper_->get("/metrics").has(wanted); }))
        << "the club still has more than " << lines_ << " lines";
  }

  // Those that neither count time nor how often the keeper looked, nor the bytes of others' secrets
  // on their way to those whose secrets they are.
  std::string read_the_counters() {
    const std::string page = keeper_->get("/metrics").body;
    std::string counters;
    for (std::size_t at = 0; at < page.size();) {
      const std::size_t end = std::min(page.find('\n', at), page.size());
      const std::string line = page.substr(at, end - at);
      for (const char* name :
           {"noblesse_tables{", "noblesse_people ", "noblesse_games_finished_total ",
            "noblesse_errors_total{", "noblesse_thoughts_total ", "noblesse_lines ",
            "noblesse_lines_opened_total ", "noblesse_frames_total{", "noblesse_refused_total{",
            "noblesse_hung_up_total{", "noblesse_answers_total{status=\"4xx\"}",
            "noblesse_answers_total{status=\"5xx\"}"}) {
        if (line.starts_with(name)) counters += line + "\n";
      }
      at = end + 1;
    }
    return counters;
  }

  const battery::Course<Face>& course_;
  const battery::Played<Face>& game_;
  const Manners& manners_;
  Rng rng_;
  OpenClub club_;
  std::unique_ptr<Caller> keeper_;  // of the house: his requests are in nobody's notes
  std::vector<std::unique_ptr<Witness>> people_;
  std::map<std::size_t, int> remarks_;  // of each of them
  std::string table_;
  std::string invite_;
  std::string watch_;
  std::size_t lines_ = 0;  // that are open
  std::string counted_;
};

}  // namespace noblesse::testing
