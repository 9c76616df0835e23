// Whole games at the keyboard, and everything a person may type.
#include "app/dialogue.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <filesystem>

#include "app/files.h"
#include "base/rng.h"
#include "tests/app/club.h"

namespace noblesse {
namespace {

using test::line;
using test::sit_down;
using test::Typist;

class TempFolder {
 public:
  TempFolder()
      : path_(std::filesystem::temp_directory_path() /
              ("noblesse-test-" + std::to_string(::getpid()))) {
    std::filesystem::create_directories(path_);
  }
  ~TempFolder() { std::filesystem::remove_all(path_); }
  std::string file(const std::string& name) const { return (path_ / name).string(); }

 private:
  std::filesystem::path path_;
};

TEST(Dialogue, AWholeGameByNumbers) {
  for (const auto& [game, players] :
       {std::pair{"adel", 2}, {"adel", 6}, {"mille", 2}, {"mille", 4}}) {
    Sitting sitting = sit_down(game, players, 1);
    Typist typist(test::always_first);
    Dialogue dialogue(typist, sitting, "");
    EXPECT_EQ(dialogue.play(), Leave::game_over) << game << players;
    EXPECT_TRUE(replay(Shelf(), sitting.record())) << "every move of it is legal";
  }
}

// Types the decision as the notation writes it, one of all that are legal.
TEST(Dialogue, AWholeGameInTheNotation) {
  for (const auto& [game, players] : {std::pair{"adel", 4}, {"mille", 3}, {"mille", 2}}) {
    Sitting sitting = sit_down(game, players, 2);
    Rng rng(8);
    Typist typist([&](const Scene& scene) {
      if (scene.face_down) return line("");
      const auto legal = sitting.match().legal(sitting.company().me, 100'000);
      return line(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
    });
    Dialogue dialogue(typist, sitting, "");
    EXPECT_EQ(dialogue.play(), Leave::game_over) << game;
    EXPECT_TRUE(typist.notices.empty()) << typist.notices[0];
  }
}

TEST(Dialogue, NonsenseGetsAnAnswerAndChangesNothing) {
  const std::vector<std::string> nonsense{"nonsense",
                                          "-1",
                                          "0",
                                          "99",
                                          "1.5",
                                          "castle castle",
                                          "steal A1585",
                                          "show",
                                          "show X1",
                                          "+",
                                          "-",
                                          "ambush",
                                          "go",
                                          "go ZZ",
                                          "\xff\xfe\x80",
                                          std::string(100'000, 'x'),
                                          std::string(5000, ' ') + "q!",
                                          "\x1b[2J",
                                          std::string("\0\0", 2),
                                          "检查 24",
                                          "check 99999999999999999999"};
  for (const auto& [game, players] : {std::pair{"adel", 3}, {"mille", 3}}) {
    Sitting sitting = sit_down(game, players, 3);
    ASSERT_TRUE(sitting.let_bots_play());
    const std::size_t steps = sitting.match().steps();
    Typist typist(nonsense);
    Dialogue dialogue(typist, sitting, "");
    EXPECT_EQ(dialogue.play(), Leave::end_of_input);
    EXPECT_EQ(sitting.match().steps(), steps);
    EXPECT_GE(typist.notices.size(), nonsense.size());
    for (const Scene& scene : typist.scenes) {
      for (const Line& each : compose(scene, {80, 24}, true, -1)) {
        EXPECT_EQ(each.text().find('\x1b'), std::string::npos);
        EXPECT_LE(each.width(), 80);
      }
    }
  }
}

// Nonsense in between does not change the game either, at any of its prompts.
TEST(Dialogue, NonsenseAtEveryPrompt) {
  for (const auto& [game, players] : {std::pair{"adel", 3}, {"mille", 3}}) {
    Sitting calm = sit_down(game, players, 4);
    Typist first(test::always_first);
    EXPECT_EQ(Dialogue(first, calm, "").play(), Leave::game_over);

    Sitting disturbed = sit_down(game, players, 4);
    bool disturb = true;
    Typist second([&](const Scene& scene) {
      disturb = !disturb;
      return disturb ? test::always_first(scene) : line("blah \xff");
    });
    EXPECT_EQ(Dialogue(second, disturbed, "").play(), Leave::game_over);
    EXPECT_EQ(disturbed.record().moves, calm.record().moves);
  }
}

TEST(Dialogue, TheInputMayEndAtEveryPrompt) {
  for (const auto& [game, players] : {std::pair{"adel", 3}, {"mille", 2}}) {
    int prompts = 0;
    {
      Sitting sitting = sit_down(game, players, 5);
      Typist typist(test::always_first);
      Dialogue(typist, sitting, "").play();
      prompts = static_cast<int>(typist.scenes.size());
    }
    for (int end = 0; end < prompts; end += 1 + prompts / 40) {
      for (const auto& [reply, leave] : {std::pair{Typing::Kind::end_of_input, Leave::end_of_input},
                                         {Typing::Kind::interrupted, Leave::interrupted}}) {
        Sitting sitting = sit_down(game, players, 5);
        int left = end;
        Typist typist([&](const Scene& scene) {
          return left-- > 0 ? test::always_first(scene) : Typing{reply, {}};
        });
        EXPECT_EQ(Dialogue(typist, sitting, "").play(), leave);
      }
    }
  }
}

TEST(Dialogue, AFaceDownCardCanBeChanged) {
  Sitting sitting = sit_down("adel", 4, 6);
  Typist typist({"castle", "auction", "undo", "castle", ""});
  Dialogue(typist, sitting, "").play();
  EXPECT_TRUE(typist.said("You take back auction."));
  const std::vector<std::string> moves = sitting.record().moves;
  ASSERT_EQ(moves.size(), 4U);
  EXPECT_EQ(moves[0], "0 castle");
}

// The bots decide only when the person has: nothing of theirs is in the match before.
TEST(Dialogue, NobodyDecidesBeforeThePersonHas) {
  Sitting sitting = sit_down("adel", 4, 6);
  Typist typist({"castle", "undo", "castle", "undo"});
  Dialogue(typist, sitting, "").play();
  EXPECT_EQ(sitting.match().steps(), 0U);
}

TEST(Dialogue, UndoSaysWhyNot) {
  Sitting sitting = sit_down("adel", 4, 6);
  Typist typist({"undo", "castle", "", "undo"});
  Dialogue(typist, sitting, "").play();
  EXPECT_TRUE(typist.said("There is nothing to take back yet."));
  EXPECT_TRUE(typist.said("has been revealed"));
}

// A23: with surprise the places stay hidden until the actions are chosen, so they can be taken
// back.
TEST(Dialogue, SurprisePlacesCanBeTakenBack) {
  Sitting sitting = sit_down("adel", 2, 6);
  Typist typist({"castle", "", "undo", "auction", ""});
  Dialogue(typist, sitting, "").play();
  EXPECT_EQ(sitting.record().moves,
            (std::vector<std::string>{"0 auction", sitting.record().moves[1]}));
}

// M6: who has set their escort has learned nothing; who has travelled has.
TEST(Dialogue, AnEscortCanBeTakenBackATravelledRoadCannot) {
  Sitting sitting = sit_down("mille", 3, 7);
  ASSERT_TRUE(sitting.let_bots_play());
  Typist typist([&, step = 0](const Scene&) mutable {
    switch (step++) {
      case 0: return line("escort A");
      case 1: return line("undo");
      case 2: return line("escort B");
      case 3: return line("1");
      case 4: return line("undo");
      default: return Typing{Typing::Kind::end_of_input, {}};
    }
  });
  Dialogue(typist, sitting, "").play();
  EXPECT_TRUE(typist.said("You take your last decision back."));
  EXPECT_TRUE(typist.said("has been revealed"));
  const std::vector<std::string> moves = sitting.record().moves;
  EXPECT_EQ(std::count(moves.begin(), moves.end(), "0 escort A"), 0);
  EXPECT_EQ(std::count(moves.begin(), moves.end(), "0 escort B"), 1);
}

TEST(Dialogue, HelpNamesTheRules) {
  Sitting sitting = sit_down("adel", 4, 6);
  Typist typist({"?", "castle", "", "help", "objects", "journal", "roads", "table"});
  Dialogue(typist, sitting, "").play();
  ASSERT_EQ(typist.pages.size(), 4U);
  EXPECT_NE(typist.pages[0].find("(A6)"), std::string::npos);
  EXPECT_NE(typist.pages[1].find("(A16)"), std::string::npos);
  EXPECT_NE(typist.pages[2].find("never shown"), std::string::npos);
  EXPECT_NE(typist.pages[3].find("goes to the castle"), std::string::npos);
  EXPECT_TRUE(typist.said("This game has no such list."));
}

TEST(Dialogue, AnIllegalDecisionIsRefusedWithItsRule) {
  Sitting sitting = sit_down("adel", 4, 6);
  Typist typist({"castle", "", "check 1"});
  Dialogue(typist, sitting, "").play();
  EXPECT_TRUE(typist.said("(A8)")) << typist.notices.back();
}

TEST(Dialogue, SavedAndResumedItIsTheSameGame) {
  const TempFolder folder;
  for (const auto& [game, players] :
       {std::pair{"adel", 4}, {"adel", 2}, {"mille", 3}, {"mille", 2}}) {
    Sitting whole = sit_down(game, players, 9);
    Typist typist(test::always_first);
    EXPECT_EQ(Dialogue(typist, whole, "").play(), Leave::game_over);

    const std::string file = folder.file(std::string(game) + std::to_string(players));
    {
      Sitting first = sit_down(game, players, 9);
      Typist begin([left = 12](const Scene& scene) mutable {
        return left-- > 0 ? test::always_first(scene) : Typing{Typing::Kind::interrupted, {}};
      });
      EXPECT_EQ(Dialogue(begin, first, file).play(), Leave::interrupted);
    }
    // Resumed every few prompts until it is over.
    for (int sitting_number = 0; sitting_number < 500; ++sitting_number) {
      const Result<std::string> text = read_text_file(file);
      ASSERT_TRUE(text);
      const Result<Record> record = read_record(*text);
      ASSERT_TRUE(record);
      Result<Sitting> resumed = Sitting::resume(Shelf(), *record, {});
      ASSERT_TRUE(resumed) << resumed.error().message;
      EXPECT_EQ(resumed->company().at(1).bot, "novice");
      Typist typing([left = 9](const Scene& scene) mutable {
        return left-- > 0 ? test::always_first(scene) : Typing{Typing::Kind::end_of_input, {}};
      });
      if (Dialogue(typing, *resumed, file).play() == Leave::game_over) break;
    }
    const Result<Record> last = read_record(*read_text_file(file));
    ASSERT_TRUE(last);
    EXPECT_EQ(last->moves, whole.record().moves) << game << players;
    EXPECT_EQ(last->result, whole.record().result);
  }
}

TEST(Dialogue, QuitOffersToSave) {
  const TempFolder folder;
  const std::string file = folder.file("mine.noblesse.json");
  {
    Sitting sitting = sit_down("mille", 3, 9);
    Typist typist({"quit", "stay", "quit", "save " + file});
    EXPECT_EQ(Dialogue(typist, sitting, "").play(), Leave::quit);
  }
  EXPECT_TRUE(read_record(*read_text_file(file)));
  Sitting other = sit_down("adel", 3, 9);
  Typist typist({"save " + file, "save " + folder.file("no/such/folder"), "quit", "2"});
  EXPECT_EQ(Dialogue(typist, other, "").play(), Leave::quit);
  EXPECT_TRUE(typist.said("is left alone"));
  EXPECT_TRUE(typist.said("Not saved"));
  EXPECT_EQ(read_record(*read_text_file(file))->game, "mille");
}

TEST(Dialogue, AnExhibitionByItsObjects) {
  // Looks for a deal in which the person can exhibit at once.
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Sitting sitting = sit_down("adel", 3, seed);
    const auto& match = static_cast<const adel::Match&>(sitting.match());
    const auto own = match.seen_by(Viewer::of_seat(0)).known[0];
    if (adel::count_exhibitions(match.edition().tables, own) != 1 ||
        count(adel::best_exhibition(match.edition().tables, own)) != 3) {
      continue;
    }
    const auto shown =
        adel::object_ids(match.edition(), adel::best_exhibition(match.edition().tables, own));
    Typist typist({"castle", "", "exhibit", "", "+" + shown[0] + " +" + shown[1], "+" + shown[2],
                   "-" + shown[1], "show " + shown[2] + " " + shown[0] + " " + shown[1], ""});
    Dialogue(typist, sitting, "").play();
    EXPECT_TRUE(typist.said("at least three objects")) << typist.notices.size();
    EXPECT_TRUE(typist.said("(A14)"));
    const std::vector<std::string> moves = sitting.record().moves;
    const std::string expected = "0 show " + shown[0] + " " + shown[1] + " " + shown[2];
    EXPECT_EQ(std::count(moves.begin(), moves.end(), expected), 1);
    return;
  }
  FAIL() << "no deal with exactly one exhibition";
}

TEST(Sitting, BadCompanyIsRefused) {
  const auto error = [](Seating seating) {
    Result<Sitting> sitting = Sitting::deal(Shelf(), test::setup_for("adel", 3, 1), seating);
    return sitting ? std::string() : sitting.error().message;
  };
  EXPECT_EQ(error({.seat = 3, .name = {}, .bots = {}}),
            "there is no such seat for you; with 3 players the seats are 0 to 2");
  EXPECT_NE(error({.seat = -1, .name = {}, .bots = {}}), "");
  EXPECT_NE(error({.seat = 0, .name = {}, .bots = {"nobody"}}).find("there is no bot \"nobody\""),
            std::string::npos);
  EXPECT_EQ(error({.seat = 2, .name = "Anna\x1b[2J", .bots = {"random", "clubman"}}), "");
}

}  // namespace
}  // namespace noblesse
