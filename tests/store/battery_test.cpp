// What every store must do, whichever database it stands on.
#include <gtest/gtest.h>

#include <limits>

#include "tests/store/houses.h"

namespace noblesse::store {
namespace {

template <class House>
class Battery : public InHouse<House> {};
TYPED_TEST_SUITE(Battery, Houses, HouseNames);

TYPED_TEST(Battery, ATableIsReadBackAsItWasWritten) {
  const TableRow row = some_table(7, "gathering", false);
  ASSERT_EQ(this->write({SaveTable{row}}), "");
  EXPECT_EQ(**this->store->table(id(7)), (KeptTable{row, std::nullopt, {}}));
  EXPECT_EQ(*this->store->table(id(8)), std::nullopt);

  TableRow changed = row;
  changed.stage = "over";
  changed.listed = true;
  changed.changed = std::numeric_limits<Ms>::max();
  ASSERT_EQ(this->write({SaveTable{changed}}), "");
  this->reopen();
  EXPECT_EQ((*this->store->table(id(7)))->row, changed);
}

TYPED_TEST(Battery, AnEditionIsKeptOnceAndForEveryTableThatUsesIt) {
  const Edition classic{hash(1), R"({"edition":"classic","title":"Würfel"})"};
  const Edition mine{hash(2), R"({"edition":"mine"})"};
  EXPECT_EQ(this->write({KeepEdition{id(1), classic}}), "missing") << "there is no such table";
  ASSERT_EQ(this->write({SaveTable{some_table(1)}, SaveTable{some_table(2)},
                         KeepEdition{id(1), mine}, KeepEdition{id(1), classic},
                         KeepEdition{id(2), mine}, KeepEdition{id(2), mine}}),
            "");
  EXPECT_EQ(this->write({KeepEdition{id(2), {hash(2), "another text"}}}), "");
  EXPECT_EQ(this->write({KeepEdition{id(2), {"17", "text"}}}), "malformed");
  this->reopen();
  EXPECT_EQ((*this->store->table(id(1)))->editions, (std::vector<Edition>{classic, mine}));
  EXPECT_EQ((*this->store->table(id(2)))->editions, (std::vector<Edition>{mine}))
      << "what is kept stays as it was";
  EXPECT_EQ(**this->store->edition(hash(1)), classic);
  EXPECT_EQ(*this->store->edition(hash(3)), std::nullopt);
  ASSERT_EQ(this->write({CloseTable{id(1), 5}, CloseTable{id(2), 5}}), "");
  EXPECT_EQ(**this->store->edition(hash(2)), mine) << "games were played with it";
}

TYPED_TEST(Battery, LinesComeBackInOrderAfterTheNewestSnapshot) {
  std::vector<Deed> deeds = {SaveTable{some_table(1)}, SaveTable{some_table(2)}};
  for (int i = 1; i <= 12; ++i) {
    deeds.push_back(some_line(1, i, "line " + std::to_string(i)));
    deeds.push_back(some_line(2, i, "other"));
  }
  ASSERT_EQ(this->write(deeds), "");
  auto kept = **this->store->table(id(1));
  ASSERT_EQ(kept.lines.size(), 12);
  EXPECT_EQ(kept.lines.front(), (Line{1, "line 1"}));
  EXPECT_EQ(kept.lines.back(), (Line{12, "line 12"}));

  ASSERT_EQ(this->write({SaveSnapshot{id(1), {4, "four"}}}), "");
  ASSERT_EQ(this->write({SaveSnapshot{id(1), {10, "ten"}}}), "");
  kept = **this->store->table(id(1));
  EXPECT_EQ(kept.snapshot, (Snapshot{10, "ten"}));
  EXPECT_EQ(kept.lines, (std::vector<Line>{{11, "line 11"}, {12, "line 12"}}));
  // One that comes late does not hide the newer one.
  ASSERT_EQ(this->write({SaveSnapshot{id(1), {5, "five"}}}), "");
  EXPECT_EQ((*this->store->table(id(1)))->snapshot, (Snapshot{10, "ten"}));
  EXPECT_EQ((*this->store->table(id(2)))->lines.size(), 12);
}

TYPED_TEST(Battery, WhatASnapshotHasCanBeForgotten) {
  const auto numbers = [&] {
    std::vector<std::int64_t> all;
    for (const Line& line : *this->store->lines(id(1))) all.push_back(line.number);
    return all;
  };
  std::vector<Deed> deeds = {SaveTable{some_table(1)}, SaveTable{some_table(2)}};
  for (int i = 1; i <= 5; ++i) {
    deeds.push_back(some_line(1, i));
    deeds.push_back(some_line(2, i));
  }
  ASSERT_EQ(this->write(deeds), "");
  ASSERT_EQ(this->write({ForgetLines{id(1), 4}}), "");
  EXPECT_EQ(numbers(), (std::vector<std::int64_t>{1, 2, 3, 4, 5})) << "there is no snapshot";
  ASSERT_EQ(this->write({SaveSnapshot{id(1), {4, "four"}}}), "");
  const auto before = **this->store->table(id(1));
  ASSERT_EQ(this->write({ForgetLines{id(1), 3}}), "");
  EXPECT_EQ(numbers(), (std::vector<std::int64_t>{3, 4, 5}));
  ASSERT_EQ(this->write({ForgetLines{id(1), 9}}), "");
  EXPECT_EQ(numbers(), (std::vector<std::int64_t>{4, 5})) << "the snapshot has no more";
  EXPECT_EQ(**this->store->table(id(1)), before);
  EXPECT_EQ(this->store->check_lines(id(1))->lines, 2);
  EXPECT_TRUE(this->store->check_lines(id(1))->broken.empty());
  EXPECT_EQ(this->write({some_line(1, 2)}), "gap");
  EXPECT_EQ(this->write({some_line(1, 5)}), "duplicate");
  // The next snapshot need not be followed by that.
  ASSERT_EQ(this->write({some_line(1, 6), SaveSnapshot{id(1), {6, "six"}}, some_line(1, 7)}), "");
  EXPECT_EQ(numbers(), (std::vector<std::int64_t>{4, 5, 6, 7}));
  ASSERT_EQ(this->write({SaveSnapshot{id(1), {7, "seven"}}, ForgetLines{id(1), 7}}), "");
  EXPECT_EQ(numbers(), (std::vector<std::int64_t>{7}));
  EXPECT_EQ(this->store->lines(id(2))->size(), 5) << "another table's";
}

TYPED_TEST(Battery, ATableFromElsewhereIsTakenUpWhereItsLinesBegin) {
  ASSERT_EQ(this->write({SaveTable{some_table(1)}, SaveTable{some_table(2)}, some_line(2, 1)}), "");
  EXPECT_EQ(this->write({TakeUpAt{id(9), {7, "seven"}}}), "missing");
  EXPECT_EQ(this->write({TakeUpAt{id(1), {0, "none"}}}), "malformed");
  EXPECT_EQ(this->write({TakeUpAt{id(2), {7, "seven"}}}), "duplicate") << "it has lines";
  ASSERT_EQ(this->write({TakeUpAt{id(1), {7, "seven"}}, SaveSnapshot{id(1), {7, "all"}}}), "");
  ASSERT_EQ(this->write({some_line(1, 8, "eight")}), "");
  EXPECT_EQ(this->store->lines(id(1)), (std::vector<Line>{{7, "seven"}, {8, "eight"}}));
  EXPECT_EQ((*this->store->table(id(1)))->lines, (std::vector<Line>{{8, "eight"}}));
}

TYPED_TEST(Battery, ALineIsWrittenOnceAndAfterTheOneBeforeIt) {
  ASSERT_EQ(this->write({SaveTable{some_table(1)}, some_line(1, 1, "first")}), "");
  const auto twice = this->store->write(std::vector<Deed>{some_line(1, 1, "again")});
  ASSERT_FALSE(twice);
  EXPECT_EQ(said_by(twice), "line 1 of table " + id(1) + " is kept already");
  EXPECT_EQ(key_of(twice), "duplicate");
  EXPECT_EQ(this->write({some_line(1, 3)}), "gap");
  EXPECT_EQ(this->write({some_line(1, 0)}), "malformed");
  EXPECT_EQ(this->write({some_line(9, 1)}), "missing");
  EXPECT_EQ(this->write({SaveSnapshot{id(1), {2, "early"}}}), "missing");
  EXPECT_EQ((*this->store->table(id(1)))->lines, (std::vector<Line>{{1, "first"}}));
  EXPECT_EQ(this->write({some_line(1, 2)}), "");
}

TYPED_TEST(Battery, OneBadDeedAndNothingIsWritten) {
  ASSERT_EQ(this->write({SavePerson{some_guest(1)}, SaveTable{some_table(1)}, some_line(1, 1)}),
            "");
  const std::vector<Deed> good = {some_line(1, 2), SaveTable{some_table(2)},
                                  SavePerson{some_guest(2)}};
  const std::vector<Deed> bad = {
      some_line(1, 1), some_line(5, 1), SaveSession{{.hash = "short", .person = id(1)}},
      SaveMember{{.table = id(1), .person = id(77)}}, Block{id(1), id(77)}};
  for (const Deed& deed : bad) {
    for (std::size_t place = 0; place <= good.size(); ++place) {
      std::vector<Deed> deeds = good;
      deeds.insert(deeds.begin() + static_cast<std::ptrdiff_t>(place), deed);
      EXPECT_NE(this->write(deeds), "");
      EXPECT_EQ((*this->store->table(id(1)))->lines.size(), 1);
      EXPECT_EQ(*this->store->table(id(2)), std::nullopt);
      EXPECT_EQ(*this->store->person(id(2)), std::nullopt);
    }
  }
  EXPECT_EQ(this->write(good), "");
}

TYPED_TEST(Battery, OddTextsStayWhatTheyAre) {
  const std::vector<std::string> odd = {"",
                                        "O'Hara \"the\" \\ lord",
                                        "'); DROP TABLE lines; --",
                                        "$1 ?1 :a %s %00 {by key}",
                                        "line\nbreak\ttab\r\x01\x7f",
                                        "äöüß ÿ Ω Ж 中 \u200f",
                                        "\U0001F3F0\U0001F48E\U0001F451 castle",
                                        "\U0010FFFF\uFFFF",
                                        std::string(300000, 'x')};
  std::vector<Deed> deeds = {SaveTable{some_table(1)}};
  std::int64_t number = 0;
  for (const std::string& text : odd) {
    deeds.push_back(some_line(1, ++number, text));
    deeds.push_back(SavePerson{{.id = id(static_cast<int>(number)), .name = text}});
  }
  ASSERT_EQ(this->write(deeds), "");
  const auto kept = **this->store->table(id(1));
  ASSERT_EQ(kept.lines.size(), odd.size());
  for (std::size_t i = 0; i < odd.size(); ++i) {
    EXPECT_EQ(kept.lines[i].text, odd[i]);
    EXPECT_EQ((*this->store->person(id(static_cast<int>(i) + 1)))->name, odd[i]);
  }
}

TYPED_TEST(Battery, WhatIsNoTextIsRefused) {
  ASSERT_EQ(this->write({SaveTable{some_table(1)}}), "");
  using namespace std::string_literals;
  for (const std::string& text : {"a\0b"s, "\xff"s, "\xc3"s, "\xc0\x80"s, "\xed\xa0\x80"s,
                                  "\xf5\x80\x80\x80"s, "\xe0\x80\x80"s, "ok \x80"s}) {
    EXPECT_EQ(this->write({some_line(1, 1, text)}), "malformed");
    EXPECT_EQ(*this->store->table(text), std::nullopt);
    EXPECT_EQ(*this->store->person_by_login(text), std::nullopt);
  }
  const auto nul = this->store->write(std::vector<Deed>{some_line(1, 1, "ab\0c"s)});
  EXPECT_EQ(said_by(nul), "a text has a NUL at byte 3: texts are UTF-8 without NUL");
  for (const std::string& bad : {""s, "ABCDEF0123456789ABCDEF0123456789"s, id(1) + "0"}) {
    TableRow row = some_table(1);
    row.id = bad;
    EXPECT_EQ(this->write({SaveTable{row}}), "malformed");
  }
  EXPECT_EQ(this->write({SaveTable{some_table(2, "dancing")}}), "malformed");
}

TYPED_TEST(Battery, OpenTablesAreVisitedForARestart) {
  ASSERT_EQ(this->write({SaveTable{some_table(3)}, SaveTable{some_table(1, "gathering", false)},
                         SaveTable{some_table(2, "closed")}, SaveTable{some_table(4, "over")},
                         some_line(3, 1, "a"), some_line(3, 2, "b")}),
            "");
  std::vector<std::string> seen;
  std::size_t lines = 0;
  const auto pass_over = [](const BrokenTable& broken) -> Result<void> { return fail(broken.id); };
  ASSERT_TRUE(this->store->each_open_table(
      [&](KeptTable kept) -> Result<void> {
        seen.push_back(kept.row.id);
        lines += kept.lines.size();
        return {};
      },
      pass_over));
  EXPECT_EQ(seen, (std::vector{id(1), id(3), id(4)}));
  EXPECT_EQ(lines, 2);
  const auto broken = this->store->each_open_table(
      [](const KeptTable&) -> Result<void> { return fail("enough"); }, pass_over);
  EXPECT_EQ(said_by(broken), "enough");
}

TYPED_TEST(Battery, ThePulseIsTheLastThatWasFelt) {
  EXPECT_EQ(*this->store->pulse(), std::nullopt);
  for (const Ms beat : {Ms{5}, Ms{7}, Ms{6}}) {
    ASSERT_EQ(this->write({SavePulse{beat}}), "");
    EXPECT_EQ(*this->store->pulse(), beat);
  }
}

TYPED_TEST(Battery, TheCalendarIsKept) {
  EXPECT_EQ(*this->store->calendar(), std::nullopt);
  for (const Calendar calendar : {Calendar{7, 5}, Calendar{9, 5}}) {
    ASSERT_EQ(this->write({SaveCalendar{calendar}}), "");
    EXPECT_EQ(*this->store->calendar(), calendar);
  }
}

TYPED_TEST(Battery, WhatIsGoodIsFoundGood) {
  ASSERT_EQ(this->write({SaveTable{some_table(1)}, some_line(1, 1), some_line(1, 2),
                         SaveTable{some_table(2, "closed")}}),
            "");
  EXPECT_EQ(*this->store->examine(), std::vector<std::string>());
  EXPECT_EQ(*this->store->table_ids(), (std::vector{id(1), id(2)}));
  EXPECT_EQ(this->store->check_lines(id(1))->lines, 2U);
  EXPECT_TRUE(this->store->check_lines(id(1))->broken.empty());
}

TYPED_TEST(Battery, AClosedTableIsNobodysTurn) {
  ASSERT_EQ(this->write({SavePerson{some_guest(1)}, SaveTable{some_table(1)}, some_line(1, 1),
                         SaveMember{{id(1), id(1), 0, true, 5}}}),
            "");
  ASSERT_EQ(this->write({CloseTable{id(1), 99}}), "");
  const auto kept = **this->store->table(id(1));
  EXPECT_EQ(kept.row.stage, "closed");
  EXPECT_EQ(kept.row.changed, 99);
  EXPECT_TRUE(kept.row.listed) << "its games are as public as before";
  EXPECT_EQ(kept.lines.size(), 1);
  EXPECT_FALSE(this->store->members(id(1))->front().waiting);
}

TYPED_TEST(Battery, MembersComeAndGo) {
  ASSERT_EQ(
      this->write({SavePerson{some_guest(1)}, SavePerson{some_guest(2)}, SaveTable{some_table(1)},
                   SaveTable{some_table(2)}, SaveMember{{id(1), id(1), 0, true, 100}},
                   SaveMember{{id(2), id(1), 1, false, 101}},
                   SaveMember{{id(1), id(2), std::nullopt, true, 7}}}),
      "");
  EXPECT_EQ(*this->store->members(id(2)), (std::vector<Member>{{id(2), id(1), 1, false, 101}}));
  ASSERT_EQ(this->write(
                {SaveMember{{id(1), id(1), std::nullopt, false, 500}}, RemoveMember{id(2), id(1)}}),
            "");
  EXPECT_EQ(*this->store->members(id(1)),
            (std::vector<Member>{{id(1), id(1), std::nullopt, false, 500},
                                 {id(1), id(2), std::nullopt, true, 7}}));
  EXPECT_TRUE(this->store->members(id(2))->empty());
}

TYPED_TEST(Battery, ALoginNameBelongsToOneWhateverItsCapitals) {
  const Person anna{id(1), "Anna", "$argon2id$x", 10, "Änna Ж"};
  ASSERT_EQ(this->write({SavePerson{anna}}), "");
  EXPECT_EQ(*this->store->person_by_login("äNNA ж"), anna);
  EXPECT_EQ(*this->store->person_by_login("anna"), std::nullopt);
  const auto taken =
      this->store->write(std::vector<Deed>{SavePerson{{id(2), "Other", {}, 11, "änna ж"}}});
  EXPECT_EQ(said_by(taken), "the login name \"änna ж\" is taken");
  EXPECT_EQ(*this->store->person(id(2)), std::nullopt);
  // Any number of guests have none; the same person may write his differently.
  Person renamed = anna;
  renamed.login = "ÄNNA Ж";
  EXPECT_EQ(
      this->write({SavePerson{some_guest(3)}, SavePerson{some_guest(4)}, SavePerson{renamed}}), "");
  EXPECT_EQ(*this->store->person(id(1)), renamed);
  EXPECT_EQ(*this->store->person(id(3)), some_guest(3));
  EXPECT_EQ(this->write({SavePerson{{id(5), "Nameless", {}, 1, ""}}}), "malformed");
}

TYPED_TEST(Battery, SessionsOpenAndEnd) {
  ASSERT_EQ(this->write({SavePerson{some_guest(1)}, SavePerson{some_guest(2)}}), "");
  const Session phone{hash(1), id(1), 10, 20, "phone"};
  const Session desk{hash(2), id(1), 11, 30, "desk"};
  const Session other{hash(3), id(2), 11, 30, ""};
  ASSERT_EQ(this->write({SaveSession{phone}, SaveSession{desk}, SaveSession{other}}), "");
  EXPECT_EQ(*this->store->person_by_session(hash(1)), some_guest(1));
  EXPECT_EQ(*this->store->person_by_session(hash(9)), std::nullopt);
  EXPECT_EQ(*this->store->sessions_of(id(1)), (std::vector{desk, phone}));
  ASSERT_EQ(this->write({EndSession{hash(1)}}), "");
  EXPECT_EQ(*this->store->person_by_session(hash(1)), std::nullopt);
  ASSERT_EQ(this->write({SaveSession{phone}, EndSessionsOf{id(1), hash(1)}}), "");
  EXPECT_EQ(*this->store->sessions_of(id(1)), (std::vector{phone}));
  ASSERT_EQ(this->write({EndSessionsOf{id(1), ""}}), "");
  EXPECT_TRUE(this->store->sessions_of(id(1))->empty());
  EXPECT_EQ(this->store->sessions_of(id(2))->size(), 1);
  EXPECT_EQ(this->write({SaveSession{{hash(4), id(50), 1, 1, ""}}}), "missing");
}

TYPED_TEST(Battery, BlocksAndHooks) {
  ASSERT_EQ(this->write({SavePerson{some_guest(1)}, SavePerson{some_guest(2)},
                         SavePerson{some_guest(3)}, Block{id(1), id(3)}, Block{id(1), id(2)},
                         Block{id(1), id(2)}, Block{id(2), id(1)}}),
            "");
  EXPECT_EQ(*this->store->blocked_by(id(1)), (std::vector{id(2), id(3)}));
  ASSERT_EQ(this->write({Unblock{id(1), id(2)}, Unblock{id(3), id(2)}}), "");
  EXPECT_EQ(*this->store->blocked_by(id(1)), (std::vector{id(3)}));

  const Hook web{id(1), "webhook", "https://example.org/?a='b'"};
  const Hook push{id(1), "push", R"({"endpoint":"https://push"})"};
  ASSERT_EQ(this->write({SaveHook{web}, SaveHook{push}, SaveHook{web}}), "");
  EXPECT_EQ(*this->store->hooks_of(id(1)), (std::vector{push, web}));
  ASSERT_EQ(this->write({RemoveHook{push}}), "");
  EXPECT_EQ(*this->store->hooks_of(id(1)), (std::vector{web}));
  EXPECT_EQ(this->write({SaveHook{{id(1), "webhook", std::string(2000, 'u')}}}), "");
  EXPECT_EQ(this->write({SaveHook{{id(1), "webhook", std::string(2001, 'u')}}}), "malformed");
}

TYPED_TEST(Battery, FinishedGamesComeBackWithTheirSeats) {
  Game first{id(1), 1, "adel", 100, true, R"({"moves":[]})", {}};
  first.seats = {{id(1), "", 2, Strength{25, 8.333333333333334}, Strength{0.1, 1e-300}},
                 {"", "clubman", 1, {}, {}},
                 {id(1), "", 3, Strength{-1.5, 2}, {}}};
  Game second = first;
  second.number = 2;
  second.rated = false;
  Game third{id(2), 1, "mille", 100, false, "{}", {{id(2), "", 1, {}, {}}}};
  ASSERT_EQ(
      this->write({SavePerson{some_guest(1)}, SavePerson{some_guest(2)}, SaveTable{some_table(1)},
                   SaveTable{some_table(2)}, SaveGame{first}, SaveGame{second}, SaveGame{third}}),
      "");
  EXPECT_EQ(*this->store->game(id(1), 1), first);
  EXPECT_EQ(*this->store->game(id(1), 3), std::nullopt);
  for (Game* game : {&first, &second, &third}) game->record = "";  // lists leave it out
  EXPECT_EQ(*this->store->listed_games(10), (std::vector{third, second, first}));
  EXPECT_EQ(*this->store->listed_games(1, {100, id(2), 1}), (std::vector{second}));
  EXPECT_EQ(*this->store->games_of(id(1), 10), (std::vector{second, first}));
  EXPECT_EQ(*this->store->games_of(id(1), 10, {100, id(1), 2}), (std::vector{first}));
  // Of a table that is not listed only who played there is told.
  Game hidden{
      id(3), 1, "adel", 200, false, "", {{id(1), "", 1, {}, {}}, {"", "clubman", 2, {}, {}}}};
  ASSERT_EQ(this->write({SaveTable{some_table(3, "over", false)}, SaveGame{hidden}}), "");
  EXPECT_EQ(*this->store->listed_games(10), (std::vector{third, second, first}));
  EXPECT_EQ(*this->store->listed_games_of(id(1), 10), (std::vector{second, first}));
  EXPECT_EQ(*this->store->listed_games_of(id(1), 10, {100, id(1), 2}), (std::vector{first}));
  // Also once the tables are closed.
  ASSERT_EQ(this->write({CloseTable{id(1), 300}, CloseTable{id(3), 300}}), "");
  EXPECT_EQ(*this->store->listed_games(10), (std::vector{third, second, first}));
  EXPECT_EQ(*this->store->listed_games_of(id(1), 10), (std::vector{second, first}));
  EXPECT_EQ(*this->store->games_of(id(1), 10), (std::vector{hidden, second, first}));
  EXPECT_EQ(*this->store->places_of(id(1), 10),
            (std::vector<PlaceCount>{{"adel", 2, 1, 1}, {"adel", 3, 2, 2}, {"adel", 3, 3, 2}}));
  EXPECT_EQ(*this->store->places_of(id(1), 1), (std::vector<PlaceCount>{{"adel", 2, 1, 1}}));
  EXPECT_TRUE(this->store->places_of(id(9), 10)->empty());
  EXPECT_EQ(this->write({SaveGame{first}}), "duplicate");
  Game nowhere = first;
  nowhere.table = id(9);
  EXPECT_EQ(this->write({SaveGame{nowhere}}), "missing");
  Game strangers = first;
  strangers.number = 3;
  strangers.seats[0].person = id(9);
  EXPECT_EQ(this->write({SaveGame{strangers}}), "missing");
  strangers.seats[0].person = "";
  EXPECT_EQ(this->write({SaveGame{strangers}}), "malformed");
  EXPECT_EQ(*this->store->game(id(1), 3), std::nullopt);
}

TYPED_TEST(Battery, LeadersAreThoseWhoAreSurelyStrong) {
  const Rating sure{id(1), "adel", 4, {30, 1}, 90};
  const Rating unsure{id(2), "adel", 4, {40, 8}, 3};
  const Rating bot{"bot:clubman", "adel", 4, {29, 0.5}, 1000};
  const Rating elsewhere{id(1), "adel", 5, {99, 0.1}, 9};
  ASSERT_EQ(this->write({SaveRating{unsure}, SaveRating{{id(1), "adel", 4, {1, 1}, 1}},
                         SaveRating{sure}, SaveRating{bot}, SaveRating{elsewhere}}),
            "");
  EXPECT_EQ(*this->store->leaders("adel", 4, 10), (std::vector{bot, sure, unsure}));
  EXPECT_EQ(*this->store->leaders("adel", 4, 1), (std::vector{bot}));
  EXPECT_EQ(*this->store->rating(id(1), "adel", 4), sure);
  EXPECT_EQ(*this->store->rating(id(1), "mille", 4), std::nullopt);
  EXPECT_EQ(this->write(
                {SaveRating{{id(1), "adel", 4, {std::numeric_limits<double>::quiet_NaN(), 1}, 1}}}),
            "malformed");
}

TYPED_TEST(Battery, OldSessionsAndGuestsAreSwept) {
  std::vector<Deed> deeds;
  for (int i = 1; i <= 8; ++i) deeds.push_back(SavePerson{some_guest(i)});  // created 1001...
  Person member = some_guest(9);
  member.login = "nine";
  TableRow hosted = some_table(1);
  hosted.host = id(2);
  TableRow closed = some_table(2, "closed");
  closed.host = id(3);
  const Game game{id(2), 1, "adel", 5, false, "{}", {{id(4), "", 1, {}, {}}}};
  for (const Deed& deed : std::vector<Deed>{
           SavePerson{member}, SaveTable{hosted}, SaveTable{closed}, SaveGame{game},
           SaveMember{{id(1), id(5), 1, false, 1}}, SaveMember{{id(2), id(6), 1, false, 1}},
           SaveSession{{hash(7), id(7), 1, 900, ""}}, SaveSession{{hash(1), id(1), 1, 100, ""}},
           SaveHook{{id(1), "webhook", "u"}}, Block{id(7), id(1)}}) {
    deeds.push_back(deed);
  }
  ASSERT_EQ(this->write(deeds), "");
  ASSERT_EQ(this->write({SweepSessions{500}, SweepGuests{1008}}), "");
  std::string left;
  for (int i = 1; i <= 9; ++i) {
    if (*this->store->person(id(i))) left += std::to_string(i);
  }
  // 2 hosts an open table, 4 has a game, 5 sits, 7 has a session, 8 came later, 9 has a login.
  EXPECT_EQ(left, "245789");
  EXPECT_EQ(*this->store->person_by_session(hash(1)), std::nullopt);
  EXPECT_TRUE(this->store->blocked_by(id(7))->empty());
}

TYPED_TEST(Battery, AThousandDeedsInOneBatch) {
  std::vector<Deed> deeds = {SaveTable{some_table(1)}};
  for (int i = 1; i <= 1000; ++i) deeds.push_back(some_line(1, i, std::string(2000, 'y')));
  ASSERT_EQ(this->write(deeds), "");
  EXPECT_EQ((*this->store->table(id(1)))->lines.size(), 1000);
  EXPECT_EQ(this->write({}), "");
}

}  // namespace
}  // namespace noblesse::store
