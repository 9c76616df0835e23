// The clerk: he groups, keeps the order, lets nobody suffer for another, and finishes his work.
#include "store/clerk.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <future>
#include <map>

#include "tests/store/houses.h"
#include "tests/until.h"

namespace noblesse::store {
namespace {

template <class House>
class ClerkAtWork : public ::testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(House::trouble(), "");
    auto store = open_store(house.where());
    ASSERT_TRUE(store) << store.error().message;
    auto started = Clerk::start(std::move(*store));
    ASSERT_TRUE(started);
    clerk = std::move(*started);
  }

  Result<void> write_and_wait(std::vector<Deed> deeds) {
    std::promise<Result<void>> promise;
    clerk->write(std::move(deeds), [&](Result<void> done) { promise.set_value(std::move(done)); });
    return promise.get_future().get();
  }

  std::size_t lines(int table) {
    std::promise<std::size_t> promise;
    clerk->read([&](Store& store) { promise.set_value((*store.table(id(table)))->lines.size()); });
    return promise.get_future().get();
  }

  // Keeps the clerk from working until the value goes, so that work piles up.
  class Pause {
   public:
    explicit Pause(Clerk& clerk) {
      clerk.read([gate = gate_](Store&) { gate->get_future().wait(); });
    }
    ~Pause() { gate_->set_value(); }
    Pause(const Pause&) = delete;
    Pause& operator=(const Pause&) = delete;
    Pause(Pause&&) = delete;
    Pause& operator=(Pause&&) = delete;

   private:
    std::shared_ptr<std::promise<void>> gate_ = std::make_shared<std::promise<void>>();
  };

  House house;
  std::unique_ptr<Clerk> clerk;
};
TYPED_TEST_SUITE(ClerkAtWork, Houses, HouseNames);

TYPED_TEST(ClerkAtWork, ItIsKnownHowLongHeHasBeenAtOneThing) {
  EXPECT_TRUE(testing::until([&] { return !this->clerk->busy_since(); }));
  {
    const auto before = std::chrono::steady_clock::now();
    const typename TestFixture::Pause pause(*this->clerk);
    EXPECT_TRUE(testing::until([&] { return this->clerk->busy_since(); }));
    EXPECT_GE(*this->clerk->busy_since(), before);
  }
  EXPECT_TRUE(testing::until([&] { return !this->clerk->busy_since(); }));
  EXPECT_FALSE(this->clerk->damaged());
}

TYPED_TEST(ClerkAtWork, WhatWaitsIsWrittenTogetherInOrder) {
  ASSERT_TRUE(this->write_and_wait({SaveTable{some_table(1)}}));
  const std::uint64_t before = this->clerk->transactions();
  std::vector<int> order;
  {
    const typename TestFixture::Pause pause(*this->clerk);
    for (int i = 1; i <= 200; ++i) {
      this->clerk->write({some_line(1, i)}, [&order, i](const Result<void>& done) {
        EXPECT_TRUE(done) << done.error().message;
        order.push_back(i);
      });
    }
    EXPECT_GE(this->clerk->waiting(), 200);
  }
  EXPECT_EQ(this->lines(1), 200);
  EXPECT_EQ(this->clerk->transactions() - before, 1);
  ASSERT_EQ(order.size(), 200);
  EXPECT_TRUE(std::ranges::is_sorted(order));
}

TYPED_TEST(ClerkAtWork, ATransactionHasABoundedSize) {
  ASSERT_TRUE(this->write_and_wait({SaveTable{some_table(1)}}));
  const std::uint64_t before = this->clerk->transactions();
  {
    const typename TestFixture::Pause pause(*this->clerk);
    std::int64_t number = 0;
    for (int part = 0; part < 25; ++part) {
      std::vector<Deed> deeds;
      for (int i = 0; i < 100; ++i) deeds.push_back(some_line(1, ++number));
      this->clerk->write(std::move(deeds), {});
    }
  }
  EXPECT_EQ(this->lines(1), 2500);
  EXPECT_EQ(this->clerk->transactions() - before, 3);
}

TYPED_TEST(ClerkAtWork, ABadPartHarmsNobodyElse) {
  ASSERT_TRUE(this->write_and_wait({SaveTable{some_table(1)}, SaveTable{some_table(2)}}));
  std::map<std::string, std::string> became;
  const auto note = [&](const std::string& name) {
    return
        [&became, name](const Result<void>& done) { became[name] = done ? "" : done.error().key; };
  };
  {
    const typename TestFixture::Pause pause(*this->clerk);
    this->clerk->write({some_line(1, 1)}, note("good"));
    this->clerk->write({some_line(2, 1), some_line(1, 1)}, note("twice"));
    this->clerk->write({some_line(9, 1)}, note("nowhere"));
    this->clerk->write({some_line(1, 2)}, note("good too"));
    this->clerk->write({some_line(2, 2)}, note("after the refused one"));
    this->clerk->write({some_line(1, 3, std::string(1, '\0'))}, note("no text"));
    this->clerk->write({}, note("nothing"));
  }
  EXPECT_EQ(this->lines(1), 2);
  EXPECT_EQ(this->lines(2), 0);
  EXPECT_EQ(became, (std::map<std::string, std::string>{{"good", ""},
                                                        {"twice", "duplicate"},
                                                        {"nowhere", "missing"},
                                                        {"good too", ""},
                                                        {"after the refused one", "gap"},
                                                        {"no text", "malformed"},
                                                        {"nothing", ""}}));
}

TYPED_TEST(ClerkAtWork, AReadSeesWhatWasAskedForBeforeItAndNothingLater) {
  std::vector<std::size_t> seen;
  const auto look = [&](Store& store) { seen.push_back((*store.table(id(1)))->lines.size()); };
  ASSERT_TRUE(this->write_and_wait({SaveTable{some_table(1)}}));
  {
    const typename TestFixture::Pause pause(*this->clerk);
    this->clerk->read(look);
    this->clerk->write({some_line(1, 1)}, {});
    this->clerk->write({some_line(1, 2)}, {});
    this->clerk->read(look);
    this->clerk->write({some_line(1, 3)}, {});
  }
  this->clerk->stop();
  EXPECT_EQ(seen, (std::vector<std::size_t>{0, 2}));
}

TYPED_TEST(ClerkAtWork, StoppingWritesWhatWaits) {
  ASSERT_TRUE(this->write_and_wait({SaveTable{some_table(1)}}));
  std::atomic<int> answered = 0;
  {
    const typename TestFixture::Pause pause(*this->clerk);
    for (int i = 1; i <= 50; ++i) {
      this->clerk->write({some_line(1, i)},
                         [&](const Result<void>& done) { answered += done ? 1 : 0; });
    }
  }
  this->clerk->stop();
  EXPECT_EQ(answered, 50);
  EXPECT_EQ(key_of(this->write_and_wait({some_line(1, 51)})), "stopped");
  EXPECT_FALSE(this->clerk->read([](Store&) { FAIL(); }));
  this->clerk.reset();
  const auto store = open_store(this->house.where());
  ASSERT_TRUE(store) << store.error().message;
  EXPECT_EQ((*(*store)->table(id(1)))->lines.size(), 50);
}

TYPED_TEST(ClerkAtWork, ManyThreadsMayTellHim) {
  constexpr int kThreads = 4;
  std::vector<Deed> tables;
  for (int i = 1; i <= kThreads; ++i) tables.push_back(SaveTable{some_table(i)});
  ASSERT_TRUE(this->write_and_wait(tables));
  std::atomic<int> failed = 0;
  std::vector<std::thread> threads;
  for (int i = 1; i <= kThreads; ++i) {
    threads.emplace_back([&, i] {
      for (int number = 1; number <= 300; ++number) {
        this->clerk->write({some_line(i, number)},
                           [&](const Result<void>& done) { failed += done ? 0 : 1; });
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (int i = 1; i <= kThreads; ++i) EXPECT_EQ(this->lines(i), 300);
  EXPECT_EQ(failed, 0);
}

}  // namespace
}  // namespace noblesse::store
