// Who may try a password, and how soon they are answered (sign-in throttling). Wrong passwords from
// elsewhere never lock an owner out: an address is refused only for what was tried from it. A login
// that is tried from many addresses is answered later and later, but never refused; and where its
// owner has been before, at once.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "club/forbearance.h"

namespace noblesse {

class Doorkeeper {
 public:
  // So many wrong passwords with one login delay nobody, then the next is answered later, and twice
  // as late each time; one is forgotten after a while.
  static constexpr int kAtOnce = 10;
  static constexpr Milliseconds kShortest{250};
  static constexpr Milliseconds kLongest{8'000};  // well within the time that a page waits
  static constexpr std::chrono::seconds kForgets{30};

  // How often one address may try, and how often one login.
  Doorkeeper(const Rate& of_address, const Rate& of_login)
      : of_address_(of_address), of_pair_(of_login) {}

  // The owner of that login has been at that address: with a right password, or signed in.
  void know(const std::string& address, const std::string& login, Moment now);
  bool knows(const std::string& address, const std::string& login) const;

  // Somebody tries; if that is too often, how long to wait.
  std::optional<Milliseconds> lost_with(const std::string& address, const std::string& login,
                                        Moment now);
  // How much later a stranger is answered. The same whether or not anybody has that login.
  Milliseconds delay(const std::string& login, Moment now) const;
  // A stranger's password was wrong.
  void note_wrong(const std::string& login, Moment now);

  std::size_t known() const { return known_.size(); }
  std::size_t under_siege() const { return sieges_.size(); }

 private:
  static constexpr std::size_t kMostKnown = 100'000;  // then those are forgotten who came long ago
  static constexpr std::size_t kMostSieges = 10'000;

  // Wrong passwords of late, less one for every while that has passed since the last.
  struct Siege {
    double wrong = 0;
    Moment last;
    double now(Moment at) const;
  };

  Forbearance of_address_;
  Forbearance of_pair_;
  std::unordered_map<std::string, Moment> known_;  // by address and login; last seen when
  std::unordered_map<std::string, Siege> sieges_;  // by login
};

}  // namespace noblesse
