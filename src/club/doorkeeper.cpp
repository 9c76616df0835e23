#include "club/doorkeeper.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace noblesse {
namespace {

constexpr double kMostWrong = 100;  // more are not worth counting

// No login has a space in it.
std::string pair_of(const std::string& address, const std::string& login) {
  return address + ' ' + login;
}

}  // namespace

void Doorkeeper::know(const std::string& address, const std::string& login, Moment now) {
  if (known_.size() >= kMostKnown) {
    std::vector<Moment> seen;
    for (const auto& [pair, when] : known_) seen.push_back(when);
    const auto middle = seen.begin() + static_cast<std::ptrdiff_t>(seen.size() / 2);
    std::ranges::nth_element(seen, middle);
    std::erase_if(known_, [&](const auto& entry) { return entry.second <= *middle; });
  }
  known_[pair_of(address, login)] = now;
}

bool Doorkeeper::knows(const std::string& address, const std::string& login) const {
  return known_.contains(pair_of(address, login));
}

// Where the owner has been, what others try from there with other logins does not count.
std::optional<Milliseconds> Doorkeeper::lost_with(const std::string& address,
                                                  const std::string& login, Moment now) {
  if (!knows(address, login)) {
    if (const auto wait = of_address_.lost_with(address, now)) return wait;
  }
  return of_pair_.lost_with(pair_of(address, login), now);
}

double Doorkeeper::Siege::now(Moment at) const {
  const std::chrono::duration<double> passed = std::max(at - last, Moment::duration{});
  return std::max(0.0, wrong - passed / kForgets);
}

Milliseconds Doorkeeper::delay(const std::string& login, Moment now) const {
  const auto siege = sieges_.find(login);
  if (siege == sieges_.end()) return Milliseconds(0);
  const double beyond = std::floor(siege->second.now(now) - kAtOnce);
  if (beyond < 0) return Milliseconds(0);
  const double delay = static_cast<double>(kShortest.count()) * std::exp2(beyond);
  return Milliseconds(
      static_cast<Milliseconds::rep>(std::min(delay, static_cast<double>(kLongest.count()))));
}

void Doorkeeper::note_wrong(const std::string& login, Moment now) {
  if (sieges_.size() >= kMostSieges) {
    std::erase_if(sieges_, [&](const auto& entry) { return entry.second.now(now) < kAtOnce; });
    if (sieges_.size() >= kMostSieges) sieges_.clear();
  }
  Siege& siege = sieges_[login];
  siege = {std::min(siege.now(now) + 1, kMostWrong), now};
}

}  // namespace noblesse
