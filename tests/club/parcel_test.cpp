#include "club/parcel.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "match/json.h"

namespace noblesse {
namespace {

using store::Store;

const std::string kTable(32, 'a');
const std::string kAda(32, '1');
const std::string kBob(32, '2');
const std::string kSeed(64, 'f');

std::unique_ptr<Store> new_store() {
  auto store = store::open_store(":memory:");
  EXPECT_TRUE(store);
  return std::move(*store);
}

void write(Store& store, const std::vector<store::Deed>& deeds) {
  const auto written = store.write(deeds);
  ASSERT_TRUE(written) << written.error().message;
}

// A table in its second game, with two people and a bot, of which one game is finished.
std::unique_ptr<Store> club() {
  auto store = new_store();
  write(*store,
        {store::SavePerson{{kAda, "Ada", "$argon2id$hash", 5, "ada"}},
         store::SavePerson{{kBob, "Bob", std::nullopt, 6, std::nullopt}},
         store::SaveTable{{kTable, kAda, R"({"game":"adel","seats":3})", kSeed, "invitekey",
                           "watchkey", 7, "playing", true, "rules", 8}},
         store::AppendLine{kTable, {1, R"({"do":"sit","text":"höchst \"geheim\""})"}},
         store::AppendLine{kTable, {2, "second"}}, store::SaveMember{{kTable, kAda, 0, true, 9}},
         store::SaveMember{{kTable, kBob, std::nullopt, false, 10}},
         store::SaveGame{{kTable,
                          1,
                          "adel",
                          11,
                          true,
                          R"({"noblesse":1})",
                          {{kAda, "", 1, store::Strength{25, 8}, store::Strength{26.5, 7}},
                           {kBob, "", 2, store::Strength{25, 8.25}, store::Strength{24, 7}},
                           {"", "clubman", 3, std::nullopt, std::nullopt}}}}});
  return store;
}

Parcel packed(Store& store) {
  auto parcel = pack(store, kTable);
  EXPECT_TRUE(parcel && *parcel);
  return **parcel;
}

TEST(Parcel, ATableComesOutOfAnotherStoreAsItWentIn) {
  const auto here = club();
  const Parcel sent = packed(*here);
  EXPECT_EQ(sent.lines.size(), 2U);
  EXPECT_EQ(sent.games.size(), 1U);
  const auto received = read_parcel(write_parcel(sent));
  ASSERT_TRUE(received) << received.error().message;
  EXPECT_EQ(*received, sent);
  const auto there = new_store();
  const auto unpacked = unpack(*there, *received);
  ASSERT_TRUE(unpacked) << unpacked.error().message;
  EXPECT_EQ(packed(*there), sent);
  EXPECT_EQ(there->table(kTable), here->table(kTable));
}

TEST(Parcel, ATableWithASnapshotKeepsItsFirstLines) {
  const auto here = club();
  write(*here,
        {store::SaveSnapshot{kTable, {2, "all so far"}}, store::AppendLine{kTable, {3, "third"}}});
  const Parcel sent = packed(*here);
  EXPECT_EQ(sent.lines.size(), 3U);
  const auto received = read_parcel(write_parcel(sent));
  ASSERT_TRUE(received) << received.error().message;
  EXPECT_EQ(*received, sent);
  const auto there = new_store();
  const auto unpacked = unpack(*there, *received);
  ASSERT_TRUE(unpacked) << unpacked.error().message;
  EXPECT_EQ(there->table(kTable), here->table(kTable));
  EXPECT_EQ(there->lines(kTable), here->lines(kTable));
}

TEST(Parcel, ATableWhoseFirstLinesWereForgottenIsTakenUpWhereTheyBegin) {
  const auto here = club();
  write(*here, {store::SaveSnapshot{kTable, {2, "all so far"}}, store::ForgetLines{kTable, 2},
                store::AppendLine{kTable, {3, "third"}}});
  const Parcel sent = packed(*here);
  EXPECT_EQ(sent.lines.size(), 2U);
  const auto received = read_parcel(write_parcel(sent));
  ASSERT_TRUE(received) << received.error().message;
  const auto there = new_store();
  const auto unpacked = unpack(*there, *received);
  ASSERT_TRUE(unpacked) << unpacked.error().message;
  EXPECT_EQ(packed(*there), sent);
  Parcel without = sent;
  without.snapshot.reset();
  EXPECT_EQ(unpack(*new_store(), without).error().key, "gap") << "nothing says what was before";
}

TEST(Parcel, BringsEverybodyWhomItsSnapshotMentions) {
  const auto store = club();
  const std::string eve(32, '3');
  write(*store, {store::SavePerson{{eve, "Eve", std::nullopt, 6, std::nullopt}},
                 store::SaveSnapshot{kTable, {2, "{\"who\":\"" + eve + "\"}"}},
                 store::ForgetLines{kTable, 2}});
  EXPECT_EQ(packed(*store).people.back().name, "Eve");
}

TEST(Parcel, BringsEverybodyWhomItsLinesMention) {
  const auto store = club();
  const std::string eve(32, '3');
  const std::string nobody(32, '4');
  write(*store, {store::SavePerson{{eve, "Eve", std::nullopt, 6, std::nullopt}},
                 store::AppendLine{kTable, {3, "{\"who\":\"" + eve + "\"} " + nobody + " abc"}}});
  const Parcel parcel = packed(*store);
  ASSERT_EQ(parcel.people.size(), 3U);
  EXPECT_EQ(parcel.people.back().name, "Eve");
}

TEST(Parcel, AnUnknownTableIsNone) {
  const auto store = new_store();
  const auto parcel = pack(*store, kTable);
  ASSERT_TRUE(parcel);
  EXPECT_FALSE(*parcel);
}

TEST(Parcel, NeitherLoginsNorHashesTravel) {
  const auto store = club();
  const std::string text = write_parcel(packed(*store));
  EXPECT_FALSE(text.contains("argon2id"));
  EXPECT_FALSE(text.contains("\"ada\""));
  EXPECT_TRUE(text.contains("\"Ada\""));
}

TEST(Parcel, RecordsTellNoSecretOfTheTable) {
  const auto store = club();
  const std::string text = write_records(packed(*store));
  for (const std::string& secret :
       {kSeed, std::string("invitekey"), std::string("watchkey"), std::string("geheim")}) {
    EXPECT_FALSE(text.contains(secret)) << secret;
  }
  EXPECT_TRUE(text.contains("noblesse")) << text;
}

TEST(Parcel, PeopleWhomTheStoreKnowsStayAsTheyAre) {
  const auto here = club();
  const auto there = new_store();
  const store::Person ada{kAda, "Lady Ada", "hash", 1, "lady"};
  write(*there, {store::SavePerson{ada}});
  ASSERT_TRUE(unpack(*there, packed(*here)));
  EXPECT_EQ(**there->person(kAda), ada);
  EXPECT_EQ((*there->person(kBob))->name, "Bob");
}

TEST(Parcel, ATableThatIsThereIsNotOverwritten) {
  const auto store = club();
  Parcel parcel = packed(*store);
  parcel.table.stage = "closed";
  parcel.lines.clear();  // no line is there twice that could stop it
  parcel.games.clear();
  const auto unpacked = unpack(*store, parcel);
  ASSERT_FALSE(unpacked);
  EXPECT_EQ(unpacked.error().key, "duplicate");
  EXPECT_EQ(packed(*store).table.stage, "playing");
}

TEST(Parcel, IsUnpackedWholeOrNotAtAll) {
  const auto here = club();
  const auto there = new_store();
  Parcel parcel = packed(*here);
  parcel.lines.erase(parcel.lines.begin());  // a gap
  ASSERT_FALSE(unpack(*there, parcel));
  EXPECT_FALSE(*there->table(kTable));
  EXPECT_FALSE(*there->person(kAda));
}

TEST(Parcel, WhatIsWrongInAFileIsNamed) {
  const auto store = club();
  const std::string text = write_parcel(packed(*store));
  const auto broken = [&](const std::string& from, const std::string& to) {
    std::string other = text;
    const std::size_t at = other.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    other.replace(at, from.size(), to);
    const auto parcel = read_parcel(other);
    return parcel ? std::string("good") : parcel.error().message;
  };
  EXPECT_EQ(broken("\"stage\":\"playing\"", "\"stage\":3"),
            "\"table.stage\" is a whole number and not a text");
  EXPECT_TRUE(broken("\"number\":2", "\"number\":\"2\"").contains("\"lines[1].number\""));
  EXPECT_TRUE(broken("\"waiting\":true,", "").contains("\"members[0].waiting\""));
  EXPECT_TRUE(broken("\"before\":[", "\"before\":[1,").contains("\"games[0].seats[0].before\""));
  EXPECT_TRUE(broken("\"noblesse_table\":1", "\"noblesse_table\":2").contains("newer version"));
  EXPECT_TRUE(read_parcel("[]").error().message.contains("noblesse_table"));
  EXPECT_TRUE(read_parcel(write_records(packed(*store))).error().message.contains("records only"));
  EXPECT_FALSE(read_parcel("{"));
}

}  // namespace
}  // namespace noblesse
