// What is shown: never wider than the screen, never more than the person may know.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <set>

#include "app/columns.h"
#include "app/terminal_plain.h"
#include "app/track_adel.h"
#include "base/rng.h"
#include "tests/app/club.h"

namespace noblesse {
namespace {

struct Case {
  std::string game;
  int players;
  std::map<std::string, std::string> options;
};

void PrintTo(const Case& c, std::ostream* out) { *out << c.game << c.players; }

std::string name_of(const Case& c) {
  std::string name = c.game + std::to_string(c.players);
  for (const auto& [key, value] : c.options) name += "_" + value;
  return name;
}

class EveryScreen : public ::testing::TestWithParam<Case> {};

constexpr Size kSizes[] = {{80, 24}, {120, 40}, {200, 60}, {60, 18},
                           {40, 12}, {20, 6},   {5, 3},    {1, 1}};

void expect_fits(const Scene& scene) {
  for (const Size size : kSizes) {
    for (const bool unicode : {true, false}) {
      const Lines lines = compose(scene, size, unicode, 0);
      ASSERT_LE(lines.size(), static_cast<std::size_t>(std::max(size.height - 1, 1)));
      for (const Line& line : lines) {
        ASSERT_LE(line.width(), size.width) << line.text();
        ASSERT_EQ(line.width(), columns(line.text()));
      }
    }
  }
}

// A random game, looked at before every decision.
TEST_P(EveryScreen, FitsAtEverySize) {
  const Case& c = GetParam();
  Rng rng(11);
  Sitting sitting = test::sit_down(c.game, c.players, 5, c.options);
  int looks = 0;
  test::Typist typist([&](const Scene& scene) {
    if (looks++ % 7 == 0) expect_fits(scene);
    if (scene.face_down || (scene.options.empty() && scene.question.ends_with("over."))) {
      return test::line("");
    }
    const auto n = static_cast<std::uint32_t>(scene.options.size());
    return test::line(n == 0 ? "F L" : std::to_string(rng.below(n) + 1));
  });
  typist.pauses = true;
  Dialogue dialogue(typist, sitting, "");
  EXPECT_EQ(dialogue.play(), Leave::game_over);
  for (const Typed::Kind kind :
       {Typed::Kind::journal, Typed::Kind::objects, Typed::Kind::roads, Typed::Kind::tasks}) {
    const std::optional<Page> page = list_of(sitting, kind);
    if (!page) continue;
    for (const int width : {20, 80, 120}) {
      for (const Line& line : page->text({.width = width, .rows = 20, .unicode = true})) {
        ASSERT_LE(line.width(), width);
      }
    }
  }
}

// At 80 columns and 24 rows nothing of the table is lost, and the question can be read.
TEST_P(EveryScreen, ShowsEverybodyAndTheQuestionAt80By24) {
  const Case& c = GetParam();
  Sitting sitting = test::sit_down(c.game, c.players, 5, c.options);
  test::Typist typist([&](const Scene& scene) {
    const std::string text = test::screen_text(scene);
    for (const Person& person : scene.company.people) {
      EXPECT_NE(text.find(person.name), std::string::npos) << person.name << "\n" << text;
    }
    EXPECT_NE(text.find(scene.question.substr(0, 40)), std::string::npos) << text;
    for (const Option& option : scene.options) {
      EXPECT_NE(text.find(option.label), std::string::npos) << option.label << "\n" << text;
    }
    return test::always_first(scene);
  });
  Dialogue dialogue(typist, sitting, "");
  EXPECT_EQ(dialogue.play(), Leave::game_over);
}

INSTANTIATE_TEST_SUITE_P(Games, EveryScreen,
                         ::testing::Values(Case{"adel", 2, {}},
                                           Case{"adel", 2, {{"variant", "confrontation"}}},
                                           Case{"adel", 3, {}}, Case{"adel", 4, {}},
                                           Case{"adel", 5, {}}, Case{"adel", 6, {}},
                                           Case{"mille", 2, {}}, Case{"mille", 3, {}},
                                           Case{"mille", 4, {}}),
                         [](const auto& about) { return name_of(about.param); });

// Without UTF-8 everything is ASCII, names included.
TEST(Screen, AsciiIsAscii) {
  for (const char* game : {"adel", "mille"}) {
    Sitting sitting = test::sit_down(game, 4, 9);
    int ends[2] = {};
    ASSERT_EQ(::pipe(ends), 0);
    ASSERT_EQ(::write(ends[1], "?\nroads\nobjects\n", 16), 16);
    ::close(ends[1]);
    std::FILE* output = std::tmpfile();
    {
      PlainTerminal terminal(ends[0], output, 80, false, true);
      EXPECT_EQ(Dialogue(terminal, sitting, "").play(), Leave::end_of_input);
    }
    std::rewind(output);
    int characters = 0;
    for (int c = std::fgetc(output); c != EOF; c = std::fgetc(output), ++characters) {
      EXPECT_TRUE(c == '\n' || (c >= ' ' && c < 0x7F)) << c;
    }
    EXPECT_GT(characters, 2000);
    std::fclose(output);
    ::close(ends[0]);
  }
}

// Two worlds that differ only in what the person cannot know look the same.
TEST(Screen, AdelShowsNothingHidden) {
  Result<std::unique_ptr<Match>> match = new_match(Shelf(), test::setup_for("adel", 3, 21));
  ASSERT_TRUE(match);
  Record record = (*match)->record();
  const auto look = [&](const Record& deal) {
    Result<Sitting> sitting = Sitting::resume(Shelf(), deal, {.seat = 0, .name = {}, .bots = {}});
    EXPECT_TRUE(sitting);
    std::string text;
    test::Typist typist([&](const Scene& scene) {
      text += test::screen_text(scene, {100, 40});
      return Typing{Typing::Kind::end_of_input, {}};
    });
    Dialogue dialogue(typist, *sitting, "");
    dialogue.play();
    for (const Typed::Kind kind : {Typed::Kind::journal, Typed::Kind::objects}) {
      text += test::all_text(
          list_of(*sitting, kind)->text({.width = 80, .rows = 99, .unicode = false}));
    }
    return text;
  };
  const std::string world = look(record);
  // Seat 0 has the first four. The windows show the first of the rest and the first of its second
  // half (A5); everything else is hidden from seat 0.
  const std::size_t rest = record.deck.size() - 12;
  const std::set<std::size_t> seen{0, 1, 2, 3, 12, 12 + (rest + 1) / 2};
  std::vector<std::string> hidden;
  for (std::size_t i = 0; i < record.deck.size(); ++i) {
    if (!seen.contains(i)) hidden.push_back(record.deck[i]);
  }
  Rng rng(3);
  for (int twin = 0; twin < 20; ++twin) {
    rng.shuffle(std::span(hidden));
    Record other = record;
    std::size_t next = 0;
    for (std::size_t i = 0; i < other.deck.size(); ++i) {
      if (!seen.contains(i)) other.deck[i] = hidden[next++];
    }
    EXPECT_EQ(look(other), world);
  }
  // And what they may know does make a difference.
  std::swap(record.deck[0], record.deck[30]);
  EXPECT_NE(look(record), world);
}

TEST(Screen, MilleShowsNobodysCompassButOnesOwn) {
  const auto look = [](const char* ambush) {
    Result<std::unique_ptr<Match>> match = new_match(Shelf(), test::setup_for("mille", 3, 4));
    EXPECT_TRUE((*match)->act(1, ambush));
    EXPECT_TRUE((*match)->act(2, "ambush Z"));
    Result<Sitting> sitting =
        Sitting::resume(Shelf(), (*match)->record(), {.seat = 0, .name = {}, .bots = {}});
    return test::all_text(table_of(*sitting)({.width = 120, .rows = 40, .unicode = false}));
  };
  EXPECT_EQ(look("ambush A"), look("ambush L"));
}

TEST(Screen, EveryPawnStandsOnTheTrack) {
  const AdelEdition edition = *Shelf().adel("classic");
  const Words words;
  Company company;
  for (const char* mark : {"V", "W", "X", "Y", "Z"}) {
    company.people.push_back({.name = mark, .mark = mark, .ink = Ink::plain, .bot = {}});
  }
  for (int space = 0; space < edition->tables.table + 30; ++space) {
    adel::View view;
    view.position.fill(static_cast<std::uint8_t>(space));
    for (const int width : {80, 120, 40}) {
      const std::string text = test::all_text(adel::draw_track(
          *edition, view, company, words, {.width = width, .rows = 16, .unicode = false}));
      for (const Person& person : company.people) {
        EXPECT_NE(text.find(person.mark), std::string::npos) << "space " << space << "\n" << text;
      }
    }
  }
}

}  // namespace
}  // namespace noblesse
