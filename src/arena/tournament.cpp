#include "arena/tournament.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <iterator>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

namespace noblesse::arena {
namespace {

constexpr std::chrono::milliseconds kTick{100};

// What the threads have in common.
class Hall {
 public:
  Hall(const Shelf& shelf, const Contest& contest, const Schedule& schedule, const Watch& watch,
       const Scorebook& book)
      : shelf_(shelf), contest_(contest), schedule_(schedule), watch_(watch) {
    for (std::size_t game = 0; game < book.games(); ++game) {
      if (!book.at(game)) waiting_.push_back(game);
    }
  }

  std::size_t waiting() const { return waiting_.size(); }
  void stop() { stop_ = true; }

  // A thread plays one game after the other, with contenders of its own.
  void play_on() {
    std::map<std::size_t, std::unique_ptr<Contender>> contenders;
    while (!stop_) {
      const std::size_t next = next_.fetch_add(1);
      if (next >= waiting_.size()) break;
      play_one(waiting_[next], contenders);
    }
    const std::scoped_lock lock(mutex_);
    ++left_;
    news_.notify_one();
  }

  struct News {
    std::vector<std::pair<std::size_t, Score>> scores;
    std::vector<LostSeat> lost;
    std::optional<Error> error;
    std::size_t left = 0;  // threads that have gone home
  };
  // What has happened since it was last asked; waits a little for something to happen.
  News news(std::size_t threads) {
    std::unique_lock lock(mutex_);
    news_.wait_for(lock, kTick, [&] { return left_ == threads || fresh_.error.has_value(); });
    News fresh = std::exchange(fresh_, {});
    fresh.left = left_;
    return fresh;
  }

 private:
  void play_one(std::size_t game, std::map<std::size_t, std::unique_ptr<Contender>>& contenders) {
    const Fixture fixture = schedule_.fixture(game);
    std::vector<Contender*> seats;
    for (const std::size_t entrant : fixture.seats) {
      std::unique_ptr<Contender>& own = contenders[entrant];
      if (!own) own = contender(schedule_.entrants()[entrant], contest_, stop_);
      seats.push_back(own.get());
    }
    const auto match = deal(shelf_, contest_, schedule_, fixture);
    std::vector<LostSeat> lost;
    const auto lose = [&](Seat seat, const Mishap& mishap) {
      lost.push_back({game, seat, schedule_.entrants()[fixture.seats[seat]], mishap});
    };
    auto score = play(*match, seats, contest_, game, lose, stop_);
    if (!score) return;
    Result<void> kept;
    if (watch_.keep) kept = watch_.keep(game, match->record());
    const std::scoped_lock lock(mutex_);
    if (!kept) {
      fresh_.error = kept.error();
      stop_ = true;
      return;
    }
    fresh_.scores.emplace_back(game, std::move(*score));
    std::ranges::move(lost, std::back_inserter(fresh_.lost));
  }

  const Shelf& shelf_;
  const Contest& contest_;
  const Schedule& schedule_;
  const Watch& watch_;
  std::vector<std::size_t> waiting_;  // games
  std::atomic<std::size_t> next_ = 0;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;
  std::condition_variable news_;
  News fresh_;
  std::size_t left_ = 0;
};

}  // namespace

Result<void> run(const Shelf& shelf, const Contest& contest, const Schedule& schedule,
                 std::size_t threads, Scorebook& book, const Watch& watch) {
  Hall hall(shelf, contest, schedule, watch, book);
  threads = std::clamp<std::size_t>(hall.waiting(), 1, std::max<std::size_t>(threads, 1));
  std::vector<std::jthread> players;
  for (std::size_t i = 0; i < threads; ++i) players.emplace_back([&hall] { hall.play_on(); });
  std::optional<Error> error;
  bool over = false;
  while (!over) {
    Hall::News news = hall.news(threads);
    over = news.left == threads;
    for (auto& [game, score] : news.scores) book.enter(game, std::move(score));
    for (const LostSeat& lost : news.lost) watch.lost_seat(lost);
    if (news.error) error = std::move(news.error);
    if (!watch.tick(book)) hall.stop();
  }
  if (error) return std::unexpected(std::move(*error));
  return {};
}

}  // namespace noblesse::arena
