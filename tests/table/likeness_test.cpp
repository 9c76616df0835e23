// People whose names look alike are told apart, for everybody at the table.
#include "table/likeness.h"

#include "tests/table/evening_of_two.h"

namespace noblesse::hall {
namespace {

TEST(Likeness, NamesLookAlikeWhateverTheirCapitalsMarksAndSpaces) {
  for (const auto& [one, other] :
       std::initializer_list<std::pair<const char*, const char*>>{{"Alice", "alice"},
                                                                  {"Alice", "A l i c e"},
                                                                  {"Alice", "Alíçé"},
                                                                  {"Alice", "Ali\u0301ce"},
                                                                  {"Anna Bell", "AnnaBell"},
                                                                  {"O'Neil", "ONeil"},
                                                                  {"Νίκος", "ΝΙΚΟΣ"},
                                                                  {"Иван", "ИВАН"},
                                                                  {"Łukasz", "lukasz"},
                                                                  {"Straße", "straße"}}) {
    EXPECT_TRUE(look_alike(one, other)) << one << " and " << other;
    EXPECT_TRUE(look_alike(other, one)) << other << " and " << one;
  }
}

TEST(Likeness, NamesLookAlikeByLettersOfOtherAlphabetsAndByDigits) {
  for (const auto& [one, other] : std::initializer_list<std::pair<const char*, const char*>>{
           {"Alice", "Аlice"},  // Cyrillic A
           {"Alice", "Αlice"},  // Greek Alpha
           {"Alice", "Aliсe"},  // Cyrillic es
           {"PETER", "РЕТЕR"},  // Cyrillic er, ie, te, ie
           {"Otto", "0tt0"},
           {"Billy", "Bi11y"},
           {"Ill", "lIl"},
           {"Tom", "Torn"},
           {"Wim", "VVim"},
           {"Alice", "𝐀𝐥𝐢𝐜𝐞"},       // another hand
           {"Alice", "Ａｌｉｃｅ"},  // wide
           {"Alice", "Ⓐlice"}}) {
    EXPECT_TRUE(look_alike(one, other)) << one << " and " << other;
    EXPECT_TRUE(look_alike(other, one)) << other << " and " << one;
  }
}

TEST(Likeness, OtherNamesDoNot) {
  for (const auto& [one, other] :
       std::initializer_list<std::pair<const char*, const char*>>{{"Ann", "Anna"},
                                                                  {"Alice", "Alicia"},
                                                                  {"Nina", "Vina"},
                                                                  {"Иван", "Игорь"},
                                                                  {"Νίκος", "Νίκη"},
                                                                  {"李", "王"},
                                                                  {"🦊", "🐻"},
                                                                  {"Bob", "Rob"}}) {
    EXPECT_FALSE(look_alike(one, other)) << one << " and " << other;
  }
}

TEST(Likeness, EveryGroupIsCountedByItself) {
  const std::vector<std::string_view> names{"Ann", "Bob", "ann", "Cyd", "b0b", "ANN"};
  EXPECT_EQ(marks_for(names), (std::vector<int>{1, 1, 2, 0, 2, 3}));
  EXPECT_EQ(marks_for(std::vector<std::string_view>{"Ann", "Bob"}), (std::vector<int>{0, 0}));
}

class LookAlikes : public EveningOfTwo {
 protected:
  void sit_down(const std::string& name) {
    lay(game_of("adel"));
    ask(kAnn, R"({"do":"sit","seat":0})");
    hall_->table().arrive(hall_->now, 3, "cyd", name, true, *hall_);
    hall_->letters.clear();
    hall_->receive(3, R"({"do":"sit","seat":1})");
  }
  int mark(Seat seat) const { return hall_->table().chairs()[seat].mark; }
};

TEST_F(LookAlikes, EverybodyIsToldAndSeesIt) {
  sit_down("аnn");  // with a Cyrillic a
  for (const Connection who : {kAnn, kBob, Connection{3}}) {
    EXPECT_TRUE(has(sent_to(who), R"({"event":"marks","marks":[1,2]})")) << sent_to(who);
  }
  EXPECT_TRUE(has(view(kBob), R"("name":"ann","mark":1)"));
  EXPECT_TRUE(has(view(kBob), R"("name":"аnn","mark":2)"));
  ASSERT_TRUE(hall_->restart());
  EXPECT_EQ(mark(0), 1);
  EXPECT_EQ(mark(1), 2);
  hall_->take_snapshot();
  ASSERT_TRUE(hall_->restart());
  EXPECT_EQ(mark(1), 2);
}

TEST_F(LookAlikes, TheMarkGoesWithWhoeverMadeItNeedful) {
  sit_down("ANN");
  ASSERT_EQ(mark(0), 1);
  EXPECT_TRUE(has(ask(3, R"({"do":"stand"})"), R"({"event":"marks","marks":[0,0]})"));
  EXPECT_EQ(mark(0), 0);
}

TEST_F(LookAlikes, ANewNameIsLookedAtToo) {
  sit_down("Cyd");
  EXPECT_EQ(mark(0), 0);
  hall_->letters.clear();
  hall_->table().arrive(hall_->now, 4, "cyd", "A n n", true, *hall_);
  EXPECT_TRUE(has(sent_to(kAnn), R"({"event":"marks","marks":[1,2]})"));
  ASSERT_TRUE(hall_->restart());
  EXPECT_EQ(mark(1), 2);
}

TEST_F(LookAlikes, WhoHasTwoChairsIsOnePerson) {
  lay(game_of("adel"));
  ask(kAnn, R"({"do":"sit","seat":0})");
  EXPECT_FALSE(has(ask(kAnn, R"({"do":"sit","seat":1})"), "marks"));
  EXPECT_EQ(mark(1), 0);
}

}  // namespace
}  // namespace noblesse::hall
