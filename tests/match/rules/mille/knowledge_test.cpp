// M18: what each player knows.
#include "match/match.h"
#include "tests/match/rules/mille/scene.h"

namespace noblesse::mille {
namespace {

TEST(MilleRules, M18_CompassesNotShownStayHiddenAfterTheTurn) {
  Scene scene({{"Luca", "Milano"}, {"Maria"}, {"Andrei"}, {"Ioana"}});
  scene.ambush("C, O, Z");
  scene.then("escort O, go C");
  EXPECT_EQ(scene.compass_seen("Luca", "Maria"), "C") << "shown in the robbery";
  EXPECT_EQ(scene.compass_seen("Luca", "Andrei"), "?");
  scene.then("go O");
  EXPECT_EQ(scene.compass_seen("Ioana", "Andrei"), "O") << "shown when the ambush failed";
  EXPECT_EQ(scene.compass_seen("Andrei", "Ioana"), "?");
  scene.then("go N, go K");
  ASSERT_EQ(scene.turn(), 2);
  for (const auto* viewer : {"Luca", "Maria", "Andrei", "Ioana", "spectator"}) {
    for (const auto* thief : {"Maria", "Andrei", "Ioana"}) {
      EXPECT_EQ(scene.compass_seen(viewer, thief), "?") << viewer << " of " << thief;
    }
    EXPECT_EQ(scene.escort_seen(viewer), "?") << viewer;
  }
}

TEST(MilleRules, M18_AtTheEndOfTheGameTooTheyStayHidden) {
  Scene scene({{"Luca", "Torino", "Pisa-Milano", 25}, {"Maria"}, {"Ioana"}});
  scene.ambush("A, D");
  scene.then("escort Z, go C");
  ASSERT_EQ(scene.phase(), "over");
  EXPECT_EQ(scene.compass_seen("Luca", "Maria"), "?");
  EXPECT_EQ(scene.compass_seen("Maria", "Maria"), "A");
  EXPECT_EQ(scene.escort_seen("Maria"), "?");
}

// The match tells the same in JSON.
struct MilleSecrets : ::testing::Test {
  void SetUp() override {
    noblesse::Setup setup{
        .game = "mille", .players = 3, .deck = italia()->tasks, .manual_chance = true};
    auto dealt = new_match(Shelf(), setup);
    ASSERT_TRUE(dealt.has_value()) << dealt.error().message;
    match = std::move(*dealt);
  }

  void play(std::initializer_list<std::pair<Seat, const char*>> moves) {
    for (const auto& [seat, move] : moves) {
      const Result<void> done = match->act(seat, move);
      ASSERT_TRUE(done.has_value()) << move << ": " << done.error().message;
    }
  }

  json::value seen_by(Viewer viewer) const { return match->view(viewer); }

  // Whether anything the viewer was just told names the choice.
  bool told(Viewer viewer, const std::string& choice) const {
    std::string all = json::serialize(match->events(viewer));
    for (const std::string& sentence : match->sentences(viewer)) all += sentence;
    return all.contains(choice);
  }

  std::unique_ptr<noblesse::Match> match;
  const std::vector<Viewer> everybody = {Viewer::of_seat(0), Viewer::of_seat(1), Viewer::of_seat(2),
                                         Viewer::spectator()};
};

// In ascending order the players draw Bologna-Brescia, Bologna-Torino and Brescia-Pisa, and onto
// the map come Brescia-San Marino, Ferrara-Milano, Firenze-Milano and Genova-Ferrara.
TEST_F(MilleSecrets, M18_TheMapTheTasksTheScoresAndTheDiscardsAreOpen) {
  for (const Viewer viewer : everybody) {
    const json::value view = seen_by(viewer);
    EXPECT_EQ(view.at("tasks"),
              (json::array{json::array{"Bologna-Brescia"}, json::array{"Bologna-Torino"},
                           json::array{"Brescia-Pisa"}}));
    EXPECT_EQ(view.at("map"), (json::object{{"Brescia", "Brescia-San Marino"},
                                            {"Ferrara", "Ferrara-Milano"},
                                            {"Firenze", "Firenze-Milano"},
                                            {"Genova", "Genova-Ferrara"}}));
    EXPECT_EQ(view.at("discard"), (json::array{"Ferrara-Pisa", "Firenze-Verona"}));
    EXPECT_EQ(view.at("scores"), (json::array{0, 0, 0}));
    EXPECT_EQ(view.at("deck"), 30 - 3 - 4 - 2) << "how many, and not which";
    EXPECT_EQ(json::serialize(view).find("Venezia"), std::string::npos)
        << "no task of the pile is named";
  }
}

TEST_F(MilleSecrets, M18_LettersAreHiddenUntilTheyAreShown) {
  play({{1, "ambush F"}});
  EXPECT_TRUE(told(Viewer::of_seat(1), "ambush F"));
  for (const int other : {0, 2}) {
    EXPECT_FALSE(told(Viewer::of_seat(static_cast<Seat>(other)), "ambush F"));
  }
  EXPECT_FALSE(told(Viewer::spectator(), "ambush F"));

  play({{2, "ambush Q"}, {0, "escort F"}});
  for (const Viewer viewer : everybody) {
    const json::value view = seen_by(viewer);
    EXPECT_EQ(view.at("ambush").at(1), viewer.is(1) ? json::value{"F"} : json::value(nullptr));
    EXPECT_EQ(view.at("ambush").at(2), viewer.is(2) ? json::value{"Q"} : json::value(nullptr));
    EXPECT_EQ(view.at("escort"), viewer.is(0) ? json::value("F") : json::value(nullptr));
    EXPECT_EQ(view.at("escorted"), true) << "that one was hired is public";
    EXPECT_EQ(view.at("alone"), false);
    EXPECT_EQ(told(viewer, "escort F"), viewer.is(0));
  }
  play({{0, "go F"}});
  for (const Viewer viewer : everybody) {
    const json::value view = seen_by(viewer);
    EXPECT_EQ(view.at("ambush").at(1), json::value{"F"});
    EXPECT_EQ(view.at("ambush").at(2), viewer.is(2) ? json::value{"Q"} : json::value(nullptr));
    EXPECT_EQ(view.at("escort"), "F");
  }
}

// Plays on at random until a pile has to be made anew, and tells its order.
TEST_F(MilleSecrets, M18_TheOrderOfANewPileIsNobodysToKnow) {
  Rng rng(14);
  std::string last;
  while (!match->summary().over && !last.starts_with("* shuffle")) {
    const Summary now = match->summary();
    if (now.chance_due) {
      match->let_chance_decide(rng.next());
    } else {
      const Seat seat = now.pending.front();
      const auto moves = match->legal(seat, 100);
      play({{seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))].c_str()}});
      if (match->summary().chance_due) match->let_chance_decide(rng.next());
    }
    last = match->record().moves.back();
  }
  ASSERT_TRUE(last.starts_with("* shuffle")) << "the game ended before the pile did";

  const std::string open = json::serialize(seen_by(Viewer::spectator()));
  int hidden = 0;
  for (const std::string& task : italia()->tasks) {
    if (open.contains('"' + task + '"')) continue;
    ++hidden;
    for (const Viewer viewer : everybody) {
      const std::string events = json::serialize(match->events(viewer));
      EXPECT_EQ(events.find(task, events.rfind("reshuffled")), std::string::npos) << task;
      EXPECT_EQ(json::serialize(seen_by(viewer)).find(task), std::string::npos) << task;
    }
  }
  EXPECT_EQ(seen_by(Viewer::spectator()).at("deck"), hidden);
  EXPECT_GT(hidden, 0);
}

}  // namespace
}  // namespace noblesse::mille
