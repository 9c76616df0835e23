// The terminal's five languages: each has all the words, and a game in one of them says nothing in
// another.
#include "app/words.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "app/columns.h"
#include "app/ending.h"
#include "app/remark.h"
#include "table/phrases.h"
#include "tests/app/club.h"

namespace noblesse {
namespace {

using test::line;

TEST(Fluent, ArgumentsMessagesAndPluralForms) {
  Messages messages;
  read_messages(
      "# a comment\n"
      "who = { $name } has { $count ->\n"
      "    [0] none\n"
      "    [one] { cards }\n"
      "   *[other] { cards }, { $count } { $kind ->\n"
      "        [old] old\n"
      "       *[new] new\n"
      "    } ones\n"
      "}.\n"
      "cards = card{\"\"}s\n",
      messages);
  const auto say = [&](const Args& args) {
    return write_message(messages, "en", messages.find("who")->second, args);
  };
  EXPECT_EQ(messages.size(), 2U);
  EXPECT_EQ(say({{"name", "Ann"}, {"count", 0}}), "Ann has none.");
  EXPECT_EQ(say({{"name", "Ann"}, {"count", 1}}), "Ann has cards.");
  EXPECT_EQ(say({{"name", "Ann"}, {"count", 7}, {"kind", "old"}}), "Ann has cards, 7 old ones.");
  EXPECT_EQ(say({{"count", 7}, {"kind", "?"}}), "⟦name⟧ has cards, 7 new ones.");
  EXPECT_EQ(arguments_of(messages, messages.find("who")->second),
            (std::set<std::string>{"name", "count", "kind"}));
}

TEST(Fluent, RomanianHasThreePluralForms) {
  const Words ro("ro");
  EXPECT_EQ(ro("end-points", {{"points", 1}}), "1 punct");
  EXPECT_EQ(ro("end-points", {{"points", 0}}), "0 puncte");
  EXPECT_EQ(ro("end-points", {{"points", 19}}), "19 puncte");
  EXPECT_EQ(ro("end-points", {{"points", 20}}), "20 de puncte");
  EXPECT_EQ(ro("end-points", {{"points", 101}}), "101 puncte");
}

TEST(Words, ListsNames) {
  const std::vector<std::string> names{"Rot", "Blau", "Lila"};
  EXPECT_EQ(Words("de").list(names), "Rot, Blau und Lila");
  EXPECT_EQ(Words("de").list({names.data(), 1}), "Rot");
}

TEST(Words, TheLanguageOfTheTerminal) {
  const auto of = [](const char* all, const char* lang) {
    ::setenv("LC_ALL", all, 1);
    ::setenv("LC_MESSAGES", "", 1);
    ::setenv("LANG", lang, 1);
    const std::string language = language_of_person();
    ::unsetenv("LC_ALL");
    ::unsetenv("LC_MESSAGES");
    ::unsetenv("LANG");
    return language;
  };
  EXPECT_EQ(of("", "de_DE.UTF-8"), "de");
  EXPECT_EQ(of("", "ro"), "ro");
  EXPECT_EQ(of("", "it_CH@euro"), "it");
  EXPECT_EQ(of("nl_NL.UTF-8", "de_DE.UTF-8"), "nl");
  for (const char* none : {"C", "POSIX", "C.UTF-8", "fi_FI.UTF-8", "deu", ""}) {
    EXPECT_EQ(of("", none), "en") << none;
  }
}

// The longer pieces of a message between its braces.
std::vector<std::string> pieces_of(std::string_view message) {
  std::vector<std::string> pieces;
  while (!message.empty()) {
    const std::size_t end = std::min(message.find_first_of("{}[]\n"), message.size());
    const std::string piece(message.substr(0, end));
    if (piece.size() >= 10 && std::ranges::count(piece, ' ') >= 2) pieces.push_back(piece);
    message.remove_prefix(std::min(end + 1, message.size()));
  }
  return pieces;
}

class EveryTongue : public testing::TestWithParam<std::string_view> {};

TEST_P(EveryTongue, HasEveryKeyWithTheSameArguments) {
  const Words english;
  const Words words(GetParam());
  const Messages own = own_words(GetParam());
  EXPECT_GT(own.size(), 200U);
  for (const auto& [key, message] : own_words("en")) {
    const auto found = own.find(key);
    ASSERT_NE(found, own.end()) << key;
    EXPECT_EQ(arguments_of(words.messages(), found->second),
              arguments_of(english.messages(), message))
        << key;
    const bool sentence = GetParam() != "en" && !pieces_of(message).empty();
    if (sentence) EXPECT_NE(found->second, message) << key << " is not translated";
  }
  EXPECT_EQ(own.size(), own_words("en").size()) << "a key that English has not";
  for (const std::string_view phrase : kPhrases) {
    const Remark remark{.phrase = std::string(phrase), .road = "V"};
    EXPECT_FALSE(said("Jack", remark, words).contains("⟦")) << phrase;
  }
}

// Everything that a person is shown, as one text.
class Transcript final : public Terminal {
 public:
  explicit Transcript(const Sitting& sitting) : sitting_(sitting) {}

  Typing ask(const Scene& scene) override {
    add(scene.title + "\n" + scene.question + "\n" + scene.hint + "\n" + scene.more);
    for (const std::string& notice : scene.notices) add(notice);
    for (const Option& option : scene.options) add(option.label + "\n" + option.meaning);
    add(test::all_text(scene.table({.width = 100, .rows = 30, .unicode = true})));
    expect_readable(scene);
    if (next_ < first_.size()) return line(first_[next_++]);
    if (scene.face_down || (scene.options.empty() && !scene.question.contains('?'))) {
      return line("");
    }
    return line(scene.options.empty() ? "F L" : "1");
  }
  Typing show(const Page& page) override {
    add(page.title);
    add(test::all_text(page.text({.width = 200, .rows = 30, .unicode = true})));
    return {};
  }
  void farewell(const std::vector<std::string>&, const std::string&) override {}
  bool covers() const override { return true; }

  // With what is told after the game.
  std::string text() {
    for (const Paragraph& told : sitting_.journal()) add(told.text);
    for (const std::string& told : reckoning(sitting_)) add(told);
    add(verdict(sitting_));
    std::string all;
    for (const std::string& shown : lines_) all += shown + "\n";
    return all;
  }

 private:
  // Line by line, each once: the table is shown again and again.
  void add(const std::string& text) {
    for (std::size_t at = 0; at < text.size();) {
      const std::size_t end = std::min(text.find('\n', at), text.size());
      lines_.insert(text.substr(at, end - at));
      at = end + 1;
    }
  }

  // Everybody, the question and the choices can be read on the smallest usual screen.
  static void expect_readable(const Scene& scene) {
    const std::string text = test::screen_text(scene);
    for (const Person& person : scene.company.people) {
      EXPECT_TRUE(text.contains(person.name.substr(0, 7))) << person.name << "\n" << text;
    }
    EXPECT_TRUE(text.contains(scene.question.substr(0, 30))) << scene.question << "\n" << text;
    for (const Option& option : scene.options) {
      EXPECT_TRUE(text.contains(option.label)) << option.label << "\n" << text;
    }
    EXPECT_LE(columns(scene.hint), 80) << scene.hint;
  }

  const Sitting& sitting_;
  std::set<std::string> lines_;
  std::vector<std::string> first_{"?",     "journal",  "table",   "objects", "roads",
                                  "tasks", "nonsense", "99",      "undo",    "+A1",
                                  "quit",  "?",        "perhaps", "3"};
  std::size_t next_ = 0;
};

TEST_P(EveryTongue, AWholeGameSaysNothingInEnglish) {
  const Words words(GetParam());
  std::string known;  // whatever may be said
  for (const auto& [key, message] : words.messages()) known += std::string(message) + "\n";
  for (const auto& [game, players] :
       {std::pair{"adel", 2}, {"adel", 5}, {"mille", 2}, {"mille", 4}}) {
    Result<Sitting> sitting =
        Sitting::deal(Shelf(), test::setup_for(game, players, 3),
                      {.seat = 0, .name = {}, .bots = {"toby"}, .words = words});
    ASSERT_TRUE(sitting);
    Transcript terminal(*sitting);
    ASSERT_EQ(Dialogue(terminal, *sitting, "").play(), Leave::game_over) << game << players;
    const std::string text = terminal.text();
    EXPECT_FALSE(text.contains("⟦")) << text.substr(text.find("⟦"), 60);
    EXPECT_EQ(text.find_first_of("{}"), std::string::npos);
    for (const auto& [key, message] : Words().messages()) {
      for (const std::string& piece : pieces_of(message)) {
        if (!known.contains(piece)) EXPECT_FALSE(text.contains(piece)) << key << ": " << piece;
      }
    }
    for (const char* rules :
         {" goes to the ", " plays: ", " has chosen", " is dealt ", " buys ", " is no decision",
          "'s thief ", " lies on the map", " travels ", " arrives in "}) {
      if (GetParam() != "en") EXPECT_FALSE(text.contains(rules)) << rules;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Words, EveryTongue,
                         testing::ValuesIn(languages().begin(), languages().end()),
                         [](const auto& about) { return std::string(about.param); });

// What is typed may be the notation, or what the list says.
TEST(Words, TheNotationIsUnderstoodInEveryLanguage) {
  for (const std::string_view language : languages()) {
    const Words words(language);
    Result<Sitting> sitting = Sitting::deal(Shelf(), test::setup_for("adel", 3, 3),
                                            {.seat = 0, .name = {}, .bots = {}, .words = words});
    ASSERT_TRUE(sitting);
    const Question question = ask(sitting->match(), sitting->company(), words);
    for (const std::string& typed : {std::string("castle"), words("move-castle")}) {
      EXPECT_EQ(read_answer(typed, question, words).text, "castle") << language;
    }
  }
}

}  // namespace
}  // namespace noblesse
