// The crier: calls people to their turn where they are not at the table, on the devices that want
// it (Web Push). He waits a moment, for they may come by themselves, and in their quiet hours until
// these are over; he calls nobody for a question that is answered by then. A push service that is
// busy is tried again; a device that it does not know any more is struck out.
//
// What he cries is which table, which game, and that it is their turn: nothing that depends on what
// is hidden, always of the same length, and to nobody but the device.
//
// On the network thread; letters are sealed on the bell's threads.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "club/bell.h"
#include "club/book.h"
#include "club/journal.h"
#include "club/signet.h"

namespace noblesse {

// A question that waits for somebody.
struct Turn {
  std::string table;
  std::string person;
  std::string game;
  std::uint64_t question = 0;
  Milliseconds time{0};  // for the answer

  friend bool operator==(const Turn&, const Turn&) = default;
};

class Crier {
 public:
  struct Manners {
    Milliseconds moment{0};         // in which somebody may come by themselves
    Milliseconds patience{30'000};  // before a push service is tried again, then longer
    std::string contact;            // of the owner, for push services; may be empty
  };
  // Whether the question still waits for somebody who is not there.
  using IsDue = std::function<bool(const Turn&)>;

  Crier(Doors& doors, Book& book, Bell& bell, Diary& journal, Signet signet, Manners manners,
        IsDue is_due);
  Crier(const Crier&) = delete;
  Crier& operator=(const Crier&) = delete;
  Crier(Crier&&) = delete;
  Crier& operator=(Crier&&) = delete;
  ~Crier() = default;

  void turn(const Turn& turn);
  // Somebody's quiet hours are others now.
  void reconsider(const std::string& person);

  const Signet& signet() const { return *signet_; }

 private:
  // By table and person: what is to be looked at again, and whether only for the quiet hours.
  using Place = std::pair<std::string, std::string>;
  struct Held {
    Turn turn;
    TimerId timer{};
    bool quiet = false;
  };
  struct Errands {
    std::vector<store::Device> devices;
    std::optional<store::QuietHours> quiet;
  };

  void hold(const Turn& turn, Milliseconds wait, bool quiet);
  // Again for one device only (its id), or for all of them (empty).
  void look(const Turn& turn, const std::string& device, int tries);
  void look_at(const Turn& turn, const Errands& errands, const std::string& device, int tries);
  void cry(const Turn& turn, const store::Device& device, int tries);
  void answered(const Turn& turn, const store::Device& device, const Reception& reception,
                int tries);

  Doors& doors_;
  Book& book_;
  Bell& bell_;
  Diary& journal_;
  std::shared_ptr<const Signet> signet_;
  Manners manners_;
  IsDue is_due_;
  std::map<Place, Held> held_;
};

}  // namespace noblesse
