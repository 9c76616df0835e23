// What remains of a finished game.
#include "club/results.h"

#include <gtest/gtest.h>

#include "club/rating.h"
#include "club/token.h"

namespace noblesse {
namespace {

class Results : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(start_sodium());
    auto opened = store::open_store(":memory:");
    ASSERT_TRUE(opened);
    store_ = std::move(*opened);
    for (std::string* person : {&ada_, &bob_}) {
      *person = new_token();
      ASSERT_TRUE(store_->write(
          std::vector<store::Deed>{store::SavePerson{{*person, "Somebody", {}, 1, {}}}}));
    }
    store::TableRow row;
    row.id = table_ = new_token();
    row.host = ada_;
    row.options = "{}";
    row.secret = new_token() + new_token();
    row.invite = new_token();
    row.watch = new_token();
    row.stage = "over";
    row.rules = "0";
    const auto saved = store_->write(std::vector<store::Deed>{store::SaveTable{row}});
    ASSERT_TRUE(saved) << saved.error().message;
  }

  store::Game game(std::int64_t number, bool rated) const {
    store::Game game;
    game.table = table_;
    game.number = number;
    game.game = "adel";
    game.ended = 1000 + number;
    game.rated = rated;
    game.record = "{}";
    game.seats = {{ada_, "", 1, {}, {}},
                  {bob_, "", 2, {}, {}},
                  {"", "clubman", 3, {}, {}},
                  {"", "clubman", 4, {}, {}}};
    return game;
  }

  double mu_of(const std::string& who) {
    const auto rating = store_->rating(who, "adel", 4);
    return rating && *rating ? (*rating)->strength.mu : 0;
  }

  std::unique_ptr<store::Store> store_;
  std::string ada_, bob_, table_;
};

TEST_F(Results, AGameIsKeptOnce) {
  EXPECT_TRUE(keep_game(*store_, game(1, false)));
  const auto again = keep_game(*store_, game(1, false));
  ASSERT_FALSE(again);
  EXPECT_EQ(again.error().key, "duplicate");
  EXPECT_TRUE(keep_game(*store_, game(2, false)));
  EXPECT_EQ(store_->games_of(ada_, 10).value().size(), 2U);
  EXPECT_EQ(mu_of(ada_), 0) << "it was not rated";
}

TEST_F(Results, ARatedGameChangesEverybodysStrengthWithIt) {
  ASSERT_TRUE(keep_game(*store_, game(1, true)));
  EXPECT_GT(mu_of(ada_), newcomer().mu);
  EXPECT_GT(mu_of(ada_), mu_of(bob_));
  EXPECT_GT(mu_of(bob_), mu_of("bot:clubman"));
  EXPECT_LT(mu_of("bot:clubman"), newcomer().mu);
  const auto bot = store_->rating("bot:clubman", "adel", 4).value();
  EXPECT_EQ(bot->games, 2) << "it sat on two chairs";
  const auto kept = store_->game(table_, 1).value();
  EXPECT_EQ(kept->seats[0].before, newcomer());
  EXPECT_EQ(kept->seats[0].after->mu, mu_of(ada_));
  // Refused a second time, it changes nothing.
  const double before = mu_of(ada_);
  EXPECT_FALSE(keep_game(*store_, game(1, true)));
  EXPECT_EQ(mu_of(ada_), before);
}

// Whoever could choose how a game ends would be as strong as he likes.
TEST_F(Results, AGameIsRatedOnlyWherePeopleMeet) {
  const auto kept_as_rated = [&](std::int64_t number, std::vector<std::string> people) {
    store::Game played = game(number, true);
    for (std::size_t i = 0; i < people.size(); ++i) {
      played.seats[i].bot = people[i].empty() ? "clubman" : "";
      played.seats[i].person = people[i];
    }
    EXPECT_TRUE(keep_game(*store_, played));
    return store_->game(table_, number).value()->rated;
  };
  EXPECT_FALSE(kept_as_rated(1, {"", "", "", ""})) << "bots only";
  EXPECT_FALSE(kept_as_rated(2, {ada_, "", "", ""})) << "one alone with bots";
  EXPECT_FALSE(kept_as_rated(3, {ada_, ada_, "", ""})) << "one against himself";
  EXPECT_FALSE(kept_as_rated(4, {ada_, bob_, ada_, ""})) << "one with two chances";
  EXPECT_EQ(mu_of(ada_), 0);
  EXPECT_EQ(mu_of("bot:clubman"), 0);
  EXPECT_TRUE(kept_as_rated(5, {ada_, "", bob_, ""}));
  EXPECT_GT(mu_of(ada_), newcomer().mu);
}

}  // namespace
}  // namespace noblesse
