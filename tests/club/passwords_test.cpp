// Passwords: right and wrong, nobody's, bounded, wiped, and stopped in the middle.
#include "club/passwords.h"
#include "tests/sanitized.h"

#include <gtest/gtest.h>
#include <sodium.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <ctime>
#include <fstream>
#include <future>
#include <thread>

namespace noblesse {
namespace {

struct PasswordsTest : ::testing::Test {
  void SetUp() override {
    auto started = Passwords::start(4);
    ASSERT_TRUE(started) << started.error().message;
    passwords = std::move(*started);
  }

  Result<std::string> hash(std::string password) const {
    std::promise<Result<std::string>> promise;
    EXPECT_TRUE(passwords->hash(std::move(password), [&](Result<std::string> hash) {
      promise.set_value(std::move(hash));
    }));
    return promise.get_future().get();
  }

  Result<Passwords::Verdict> check(std::optional<std::string> hash, std::string password) const {
    std::promise<Result<Passwords::Verdict>> promise;
    EXPECT_TRUE(passwords->check(
        std::move(hash), std::move(password),
        [&](Result<Passwords::Verdict> verdict) { promise.set_value(std::move(verdict)); }));
    return promise.get_future().get();
  }

  bool is_right(std::optional<std::string> hash, std::string password) const {
    const auto verdict = check(std::move(hash), std::move(password));
    EXPECT_TRUE(verdict) << verdict.error().message;
    return verdict && verdict->right;
  }

  // Keeps the porter's thread until told, so that the queue can be filled.
  std::promise<void> hold() const {
    std::promise<void> gate;
    std::promise<void> held;
    EXPECT_TRUE(passwords->hash("held", [&, open = gate.get_future().share()](const auto&) {
      held.set_value();
      open.wait();
    }));
    held.get_future().wait();
    return gate;
  }

  std::unique_ptr<Passwords> passwords;
};

// A hash of less strength than is usual.
std::string weak_hash(std::string_view password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  EXPECT_EQ(crypto_pwhash_str(hash.data(), password.data(), password.size(),
                              crypto_pwhash_OPSLIMIT_MIN, crypto_pwhash_MEMLIMIT_MIN),
            0);
  return hash.data();
}

TEST_F(PasswordsTest, TheRightOneIsRightAndAnyOtherWrong) {
  const auto kept = hash("Adel verpflichtet");
  ASSERT_TRUE(kept) << kept.error().message;
  EXPECT_TRUE(kept->starts_with("$argon2id$")) << *kept;
  EXPECT_LT(kept->size(), 128U);
  const auto verdict = check(*kept, "Adel verpflichtet");
  ASSERT_TRUE(verdict);
  EXPECT_TRUE(verdict->right);
  EXPECT_FALSE(verdict->rehash);
  EXPECT_FALSE(is_right(*kept, "adel verpflichtet"));
  EXPECT_FALSE(is_right(*kept, "Adel verpflichtet "));
  EXPECT_FALSE(is_right(*kept, ""));
}

TEST_F(PasswordsTest, BytesOfAnyKindCount) {
  const std::string odd("a\0b", 3);
  const auto kept = hash(odd);
  ASSERT_TRUE(kept);
  EXPECT_TRUE(is_right(*kept, odd));
  EXPECT_FALSE(is_right(*kept, std::string("a\0c", 3)));
  EXPECT_FALSE(is_right(*kept, "a"));
}

TEST_F(PasswordsTest, TheSamePasswordHasAnotherHashEachTime) { EXPECT_NE(*hash("x"), *hash("x")); }

TEST_F(PasswordsTest, NoPasswordIsRightWithoutAnAccountOrAHash) {
  for (const auto& hash : std::vector<std::optional<std::string>>{
           std::nullopt, "", "plain", "$argon2id$v=19$nonsense", std::string(500, '$')}) {
    EXPECT_FALSE(is_right(hash, ""));
    EXPECT_FALSE(is_right(hash, hash.value_or("guess")));
  }
}

TEST_F(PasswordsTest, TheTimeDoesNotTellWhetherThereIsAnAccount) {
  const auto kept = hash("secret");
  ASSERT_TRUE(kept);
  // Of the processor, so that a busy machine disturbs little; in turn, and the best of each.
  const std::array<std::optional<std::string>, 3> hashes{*kept, std::nullopt, "no hash at all"};
  std::array<double, 3> best{};
  for (int round = 0; round < 5; ++round) {
    for (std::size_t i = 0; i < hashes.size(); ++i) {
      const std::clock_t begin = std::clock();
      EXPECT_FALSE(is_right(hashes[i], "guess"));
      const auto spent = static_cast<double>(std::clock() - begin);
      best[i] = round == 0 ? spent : std::min(best[i], spent);
    }
  }
  for (const double spent : best) {
    EXPECT_GT(spent, best[0] * 0.7);
    EXPECT_LT(spent, best[0] / 0.7);
  }
}

TEST_F(PasswordsTest, AHashOfAnotherStrengthIsToBeRenewed) {
  const std::string weak = weak_hash("secret");
  const auto right = check(weak, "secret");
  ASSERT_TRUE(right);
  EXPECT_TRUE(right->right);
  EXPECT_TRUE(right->rehash);
  const auto wrong = check(weak, "guess");
  ASSERT_TRUE(wrong);
  EXPECT_FALSE(wrong->right);
  EXPECT_FALSE(wrong->rehash) << "only who knows the password can renew it";
}

TEST_F(PasswordsTest, WhenTooManyWaitHeIsBusyAtOnce) {
  std::promise<void> gate = hold();
  std::atomic<int> told = 0;
  const std::string weak = weak_hash("secret");
  for (int i = 0; i < 4; ++i) {
    EXPECT_TRUE(passwords->check(weak, "secret", [&](const auto&) { ++told; }));
  }
  EXPECT_EQ(passwords->waiting(), 4U);
  const auto never = [](const auto&) { ADD_FAILURE() << "was refused"; };
  EXPECT_FALSE(passwords->check(weak, "secret", never));
  EXPECT_FALSE(passwords->hash("secret", never));
  EXPECT_EQ(told, 0);
  gate.set_value();
  while (passwords->waiting() > 0) std::this_thread::yield();
  EXPECT_TRUE(is_right(weak, "secret")) << "there is room again";
  EXPECT_EQ(told, 4);
}

TEST_F(PasswordsTest, WhoIsKnownGoesAheadOfStrangersHoweverManyTheseAre) {
  std::promise<void> gate = hold();
  std::vector<std::string> order;
  std::promise<void> last;
  const std::string weak = weak_hash("secret");
  for (int i = 0; i < 4; ++i) {
    EXPECT_TRUE(passwords->check(weak, "secret", [&, i](const auto&) {
      order.emplace_back("stranger");
      if (i == 3) last.set_value();
    }));
  }
  EXPECT_FALSE(passwords->check(weak, "secret", [](const auto&) {}));
  for (int i = 0; i < 4; ++i) {
    EXPECT_TRUE(passwords->check(
        weak, "secret", [&](const auto&) { order.emplace_back("known"); },
        Passwords::Standing::known));
  }
  EXPECT_FALSE(passwords->check(weak, "secret", [](const auto&) {}, Passwords::Standing::known));
  EXPECT_EQ(passwords->waiting(), 8U);
  gate.set_value();
  last.get_future().wait();
  EXPECT_EQ(order, (std::vector<std::string>{"known", "known", "known", "known", "stranger",
                                             "stranger", "stranger", "stranger"}));
}

// Whoever besieges one login has only its turns, and fills the room only as long as nobody else
// wants in.
TEST_F(PasswordsTest, WhoTriesOneLoginAgainAndAgainGivesWayToOthers) {
  std::promise<void> gate = hold();
  std::vector<std::string> order;
  std::promise<void> last;
  int turned_away = 0;
  const std::string weak = weak_hash("secret");
  const auto come = [&](const std::string& whose) {
    return passwords->check(
        weak, "secret",
        [&, whose](const Result<Passwords::Verdict>& verdict) {
          if (!verdict) {
            EXPECT_EQ(verdict.error().key, "busy");
            ++turned_away;
            return;
          }
          order.push_back(whose);
          if (order.size() == 4) last.set_value();
        },
        Passwords::Standing::stranger, whose);
  };
  for (int i = 0; i < 4; ++i) EXPECT_TRUE(come("besieged"));
  EXPECT_FALSE(come("besieged")) << "of nobody do more wait";
  EXPECT_TRUE(come("alice"));
  EXPECT_TRUE(come("bob"));
  EXPECT_EQ(turned_away, 2);
  EXPECT_FALSE(come("alice")) << "nobody has more than she would have then";
  EXPECT_FALSE(come("besieged"));
  EXPECT_EQ(passwords->waiting(), 4U);
  gate.set_value();
  last.get_future().wait();
  EXPECT_EQ(order, (std::vector<std::string>{"besieged", "alice", "bob", "besieged"}));
}

TEST_F(PasswordsTest, TheCallersStringIsWipedAlsoWhenRefused) {
  std::promise<void> gate = hold();
  for (int i = 0; i < 6; ++i) {
    // One that lies within the string itself, and one that does not.
    for (const std::size_t length : {10U, 100U}) {
      std::string password(length, 'p');
      const char* bytes = password.data();
      const bool queued = passwords->hash(std::move(password), [](const auto&) {});
      EXPECT_EQ(queued, i < 2);
      EXPECT_TRUE(password.empty());  // NOLINT(bugprone-use-after-move): that is the promise
      EXPECT_EQ(std::count(bytes, bytes + length, 'p'), 0);
    }
  }
  gate.set_value();
}

TEST_F(PasswordsTest, AnswersComeInOrderOnOneThreadOfHisOwn) {
  std::vector<int> order;
  std::vector<std::thread::id> threads;
  const std::string weak = weak_hash("secret");
  std::promise<void> gate = hold();
  std::promise<void> last;
  for (int i = 0; i < 4; ++i) {
    EXPECT_TRUE(passwords->check(weak, "secret", [&, i](const auto&) {
      order.push_back(i);
      threads.push_back(std::this_thread::get_id());
      if (i == 3) last.set_value();
    }));
  }
  gate.set_value();
  last.get_future().wait();
  EXPECT_EQ(order, (std::vector{0, 1, 2, 3}));
  EXPECT_EQ(std::ranges::count(threads, threads.front()), 4);
  EXPECT_NE(threads.front(), std::this_thread::get_id());
}

TEST_F(PasswordsTest, StoppedInTheMiddleWhatWaitsIsDropped) {
  std::promise<void> gate = hold();
  const auto held = std::make_shared<int>(0);
  const auto never = [held](const auto&) { ADD_FAILURE() << "was dropped"; };
  EXPECT_TRUE(passwords->hash("secret", never));
  EXPECT_TRUE(passwords->check(std::nullopt, "secret", never));
  std::thread stopper([&] { passwords->stop(); });
  while (passwords->waiting() > 0) std::this_thread::yield();
  gate.set_value();
  stopper.join();
  EXPECT_FALSE(passwords->hash("secret", never));
  EXPECT_FALSE(passwords->check(std::nullopt, "secret", never));
  passwords->stop();
  passwords.reset();
}

TEST_F(PasswordsTest, WithoutMemoryNobodyIsToldThatHisPasswordIsWrong) {
  if (kSanitized) {
    GTEST_SKIP() << "sanitizers need the address space that is taken away here";
  }
  const auto kept = hash("secret");
  ASSERT_TRUE(kept);
  rlimit before{};
  ASSERT_EQ(getrlimit(RLIMIT_AS, &before), 0);
  std::size_t pages = 0;
  ASSERT_TRUE(std::ifstream("/proc/self/statm") >> pages);
  const rlimit little{.rlim_cur = pages * sysconf(_SC_PAGESIZE) + (32U << 20U),
                      .rlim_max = before.rlim_max};
  ASSERT_EQ(setrlimit(RLIMIT_AS, &little), 0);
  const auto verdict = check(*kept, "secret");
  const auto hashed = hash("secret");
  ASSERT_EQ(setrlimit(RLIMIT_AS, &before), 0);
  ASSERT_FALSE(verdict);
  EXPECT_EQ(verdict.error().message,
            "a password cannot be checked: 64 MB of memory are not to be had");
  ASSERT_FALSE(hashed);
  EXPECT_EQ(hashed.error().message,
            "a password cannot be hashed: 64 MB of memory are not to be had");
  EXPECT_TRUE(is_right(*kept, "secret"));
}

}  // namespace
}  // namespace noblesse
