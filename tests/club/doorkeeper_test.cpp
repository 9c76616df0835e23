// Wrong passwords from elsewhere never lock the owner out.
#include "club/doorkeeper.h"

#include <gtest/gtest.h>

#include "tests/club/house_club.h"

namespace noblesse {
namespace {

using testing::code_of;
using testing::Heard;
using testing::HouseClub;
using namespace std::chrono_literals;

class DoorkeeperTest : public ::testing::Test {
 protected:
  void besiege(int times) {
    for (int i = 0; i < times; ++i) keeper_.note_wrong("alice", now_);
  }

  Doorkeeper keeper_{{0.001, 20}, {0.001, 10}};
  Moment now_{Moment::duration(1h)};
};

TEST_F(DoorkeeperTest, AnAddressIsRefusedForWhatWasTriedFromIt) {
  for (int i = 0; i < 20; ++i) {
    EXPECT_FALSE(keeper_.lost_with("a", "login" + std::to_string(i), now_));
  }
  EXPECT_TRUE(keeper_.lost_with("a", "another", now_));
  EXPECT_FALSE(keeper_.lost_with("b", "another", now_));
}

TEST_F(DoorkeeperTest, AnAddressTriesOneLoginLessOften) {
  for (int i = 0; i < 10; ++i) EXPECT_FALSE(keeper_.lost_with("a", "alice", now_));
  EXPECT_TRUE(keeper_.lost_with("a", "alice", now_));
  EXPECT_FALSE(keeper_.lost_with("a", "bob", now_));
  EXPECT_FALSE(keeper_.lost_with("b", "alice", now_)) << "she is at another address";
}

TEST_F(DoorkeeperTest, WhereTheOwnerHasBeenOthersDoNotCount) {
  keeper_.know("a", "alice", now_);
  for (int i = 0; i < 30; ++i) keeper_.lost_with("a", "login" + std::to_string(i), now_);
  EXPECT_TRUE(keeper_.lost_with("a", "bob", now_));
  EXPECT_FALSE(keeper_.lost_with("a", "alice", now_));
}

TEST_F(DoorkeeperTest, ALoginUnderSiegeIsAnsweredLaterAndLaterButNotForEver) {
  besiege(9);
  EXPECT_EQ(keeper_.delay("alice", now_), 0ms) << "everybody errs";
  besiege(1);
  EXPECT_EQ(keeper_.delay("alice", now_), 250ms);
  besiege(1);
  EXPECT_EQ(keeper_.delay("alice", now_), 500ms);
  besiege(1);
  EXPECT_EQ(keeper_.delay("alice", now_), 1000ms);
  besiege(1000);
  EXPECT_EQ(keeper_.delay("alice", now_), 8000ms);
  EXPECT_EQ(keeper_.delay("bob", now_), 0ms);
  EXPECT_EQ(keeper_.delay("alice", now_ + 2h), 0ms) << "it is over";
}

TEST_F(DoorkeeperTest, ForgetsWhomItHasNotSeenForLong) {
  for (int i = 0; i < 250'000; ++i) {
    now_ += 1ms;
    keeper_.know("a", std::to_string(i), now_);
    keeper_.note_wrong(std::to_string(i), now_);
  }
  EXPECT_LE(keeper_.known(), 100'000U);
  EXPECT_LE(keeper_.under_siege(), 10'000U);
  EXPECT_TRUE(keeper_.knows("a", "249999"));
  EXPECT_FALSE(keeper_.knows("a", "0"));
}

class Siege : public ::testing::Test {
 protected:
  // Buckets do not fill while the test runs.
  static ClubSettings settings() {
    ClubSettings settings = testing::easy_settings();
    settings.doors.limits.requests = {0.001, 200};
    settings.doors.trusted_proxies = {"127.0.0.1"};
    return settings;
  }
  Heard sign_in(int host, const std::string& login, const std::string& password) const {
    const json::object body{{"login", login}, {"password", password}, {"bearer", true}};
    return open_.ask("POST", "/api/sessions", json::serialize(body), from(host));
  }
  static std::string from(int host) {
    return "X-Forwarded-For: 192.0.2." + std::to_string(host) + "\r\n";
  }
  // Wrong passwords from many addresses.
  void besiege(const std::string& login, int times) const {
    for (int i = 0; i < times; ++i) {
      EXPECT_EQ(code_of(sign_in(100 + i, login, "wrong password")), "wrong_password");
    }
  }
  static double seconds_for(const auto& deed) {
    const auto start = std::chrono::steady_clock::now();
    deed();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  }

  HouseClub open_{settings()};
  testing::Guest alice_ = open_.keep(open_.guest("Alice"), "alice", "correct horse");
};

TEST_F(Siege, TheOwnerComesInWhereTheyHaveBeenBeforeAtOnceAndElsewhereLater) {
  ASSERT_EQ(sign_in(1, "alice", "correct horse").status, 201);
  besiege("alice", 14);  // the next stranger waits two seconds, or one if this took long
  EXPECT_GE(seconds_for([&] {
              EXPECT_EQ(code_of(sign_in(2, "ALICE", "wrong password")), "wrong_password");
            }),
            1.0);
  const double at_home =
      seconds_for([&] { EXPECT_EQ(sign_in(1, "alice", "correct horse").status, 201); });
  const double elsewhere =
      seconds_for([&] { EXPECT_EQ(sign_in(3, "alice", "correct horse").status, 201); });
  EXPECT_GE(elsewhere, 2.0) << "a stranger's address waits";
  EXPECT_LT(at_home, elsewhere);
  const double again =
      seconds_for([&] { EXPECT_EQ(sign_in(3, "alice", "correct horse").status, 201); });
  EXPECT_LT(again, elsewhere) << "now it is known";
}

TEST_F(Siege, WhoIsSignedInIsKnownWhereTheyAre) {
  EXPECT_EQ(open_.ask("GET", "/api/me", "", from(7) + testing::bearer(alice_.token)).status, 200);
  besiege("alice", 15);
  const double known =
      seconds_for([&] { EXPECT_EQ(sign_in(7, "alice", "correct horse").status, 201); });
  const double stranger =
      seconds_for([&] { EXPECT_EQ(sign_in(8, "alice", "correct horse").status, 201); });
  EXPECT_GE(stranger, 2.0);
  EXPECT_LT(known, stranger);
}

TEST_F(Siege, ALoginThatNobodyHasIsAnsweredLaterToo) {
  besiege("nobody", 14);
  EXPECT_GE(seconds_for([&] {
              EXPECT_EQ(code_of(sign_in(1, "nobody", "wrong password")), "wrong_password");
            }),
            1.0);
}

// An address that tries everything is refused; the owner at it comes in by what is known of them.
TEST_F(Siege, ANeighbourAtTheSameAddressLocksNobodyOut) {
  ASSERT_EQ(sign_in(1, "alice", "correct horse").status, 201);
  for (int i = 0; i < 20; ++i) sign_in(1, "login" + std::to_string(i), "wrong password");
  EXPECT_EQ(code_of(sign_in(1, "bob", "wrong password")), "too_many_requests");
  EXPECT_EQ(sign_in(1, "alice", "correct horse").status, 201);
}

// However many wait at the porter's with one login, others have their turn.
TEST_F(Siege, OfOneLoginShutsNobodyElseOut) {
  std::vector<std::unique_ptr<testing::Caller>> crowd;
  const std::string wrong = R"({"login":"nobody","password":"wrong password"})";
  // On a machine that has other things to do they may come more slowly than they are served.
  bool full = false;
  for (int i = 0; i < 500 && !full; ++i) {
    crowd.push_back(std::make_unique<testing::Caller>(open_.port()));
    crowd.back()->say(testing::request("POST", "/api/sessions", wrong, from(50 + i % 200)));
    // Who came last is turned away first.
    full = i % 50 == 49 && code_of(crowd.back()->hear()) == "busy";
  }
  ASSERT_TRUE(full);
  EXPECT_EQ(sign_in(3, "alice", "correct horse").status, 201);
}

TEST_F(Siege, FromOneAddressALoginIsNotGuessed) {
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(code_of(sign_in(1, "alice", "wrong password")), "wrong_password");
  }
  const Heard refused = sign_in(1, "alice", "wrong password");
  EXPECT_EQ(refused.status, 429);
  EXPECT_FALSE(refused.field("Retry-After").empty());
}

}  // namespace
}  // namespace noblesse
