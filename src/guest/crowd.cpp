#include "guest/crowd.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <vector>

#include "guest/coach.h"
#include "guest/party.h"

namespace noblesse::guest {
namespace {

using Clock = std::chrono::steady_clock;

constexpr Milliseconds kLook{50};          // how often it is seen who plays
constexpr Milliseconds kSettling{2'000};   // after the last has begun
constexpr std::size_t kPartiesAtOnce = 4;  // that set out with every look
constexpr std::size_t kSpareFiles = 64;

double seconds_since(Clock::time_point begin) {
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

// A player is a socket, and so is every address's messenger.
Result<void> allow_sockets(std::size_t count) {
  rlimit limit{};
  ::getrlimit(RLIMIT_NOFILE, &limit);
  limit.rlim_cur = limit.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &limit);
  if (limit.rlim_cur >= count) return {};
  return fail("so many players need " + std::to_string(count) + " open files, and only " +
                  std::to_string(limit.rlim_cur) + " are allowed: raise ulimit -n, or take fewer",
              {}, "files");
}

class Crowd {
 public:
  explicit Crowd(const CrowdPlan& plan) : plan_(plan), coach_(plan.club) {
    // At a lively table somebody watches instead of sitting on the bot's chair.
    const std::size_t tables = std::max<std::size_t>(1, plan.players / plan.seats);
    figures_.wanted = tables * plan.seats;
    for (std::size_t table = 0; table < tables; ++table) {
      parties_.push_back(std::make_unique<Party>(coach_, invitation(table), tally_));
    }
  }

  CrowdFigures play() {
    figures_.before = usage_of(plan_.process);
    set_out();
    coach_.run();
    return figures_;
  }

 private:
  Invitation invitation(std::size_t table) const {
    Invitation invitation;
    invitation.game = plan_.game;
    if (plan_.game == "both") invitation.game = table % 2 == 0 ? "adel" : "mille";
    invitation.seats = plan_.seats;
    invitation.seed = plan_.seed + table * plan_.seats;
    invitation.plan.pause = plan_.pause;
    invitation.starts = plan_.mood != Mood::idle;
    if (plan_.mood == Mood::lively) {
      invitation.bots = {{plan_.seats - 1, "novice"}};
      invitation.clock = invitation.watcher = invitation.plan.talks = true;
    }
    if (plan_.club.is_near()) {
      invitation.addresses = {near_address(table * plan_.seats / plan_.per_address)};
    }
    return invitation;
  }

  // A few more with every look, until all are on their way.
  void set_out() {
    for (std::size_t i = 0; i < kPartiesAtOnce && on_their_way_ < parties_.size(); ++i) {
      parties_[on_their_way_++]->meet();
    }
    const bool all = std::ranges::all_of(parties_, &Party::is_playing);
    if (all || seconds_since(begin_) > plan_.gathering) {
      figures_.gathered = seconds_since(begin_);
      coach_.after(kSettling, [this] { begin_to_measure(); });
      return;
    }
    coach_.after(on_their_way_ < parties_.size() ? kLook / 5 : kLook, [this] { set_out(); });
  }

  void begin_to_measure() {
    for (const auto& [error, count] : tally_.errors) figures_.tally.errors[error] = count;
    tally_ = Tally();
    begin_ = Clock::now();
    figures_.begin = usage_of(plan_.process);
    figures_.own_seconds = usage_of(::getpid()).seconds;
    coach_.after(Milliseconds(plan_.seconds * 1000), [this] { end_measuring(); });
  }

  void end_measuring() {
    figures_.seconds = seconds_since(begin_);
    figures_.end = usage_of(plan_.process);
    figures_.own_seconds = usage_of(::getpid()).seconds - figures_.own_seconds;
    // What went wrong on the way counts too.
    const auto earlier = figures_.tally.errors;
    figures_.tally = tally_;
    for (const auto& [error, count] : earlier) figures_.tally.errors[error] += count;
    for (const auto& party : parties_) {
      figures_.playing += party->is_playing() ? 1 : 0;
      figures_.connected += party->lines();
    }
    coach_.stop();
  }

  CrowdPlan plan_;
  Coach coach_;
  Tally tally_;
  std::vector<std::unique_ptr<Party>> parties_;
  std::size_t on_their_way_ = 0;
  Clock::time_point begin_ = Clock::now();
  CrowdFigures figures_;
};

}  // namespace

Result<CrowdFigures> play(const CrowdPlan& plan) {
  const std::size_t addresses = plan.players / plan.per_address + 1;
  if (auto allowed = allow_sockets(plan.players + addresses + kSpareFiles); !allowed) {
    return std::unexpected(allowed.error());
  }
  return Crowd(plan).play();
}

}  // namespace noblesse::guest
