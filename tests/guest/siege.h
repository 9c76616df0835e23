// A real club with real clients over real sockets, that is killed again and again, or whose disk
// fails.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/rng.h"
#include "guest/coach.h"
#include "guest/own_club.h"
#include "guest/party.h"
#include "tests/disk/bad_disk.h"
#include "tests/guest/auditor.h"

namespace noblesse::guest {

struct SiegePlan {
  std::string program;
  std::string store;
  std::string log;
  std::uint16_t port = 0;
  int kills = 0;
  int faults = 0;                    // of the disk
  testing::BadDisk* disk = nullptr;  // which it is, where there are any
  std::uint64_t seed = 1;
};

class Siege {
 public:
  explicit Siege(const SiegePlan& plan);

  // Until all kills and faults are done, every game that was begun has ended, and every record was
  // looked at.
  void run();

  const Auditor& auditor() const { return auditor_; }
  // What really happened, so that a run that tested nothing is visible.
  std::string in_words() const;
  int kills() const { return kills_; }
  int faults() const { return faults_; }
  int faults_felt() const { return faults_felt_; }
  int kills_in_flight() const { return kills_in_flight_; }
  const Tally& tally() const { return tally_; }

 private:
  void start_club();
  void wait_for_players();
  void strike();
  void kill_club();
  void spoil_disk();
  void clear_up(testing::Weather weather, std::uint32_t felt_before);
  bool is_noted(testing::Weather weather) const;
  void drop_somebody();
  void let_them_finish();
  void look_at_records();
  bool everybody(bool (*is_so)(const Player&)) const;
  bool is_late() const;

  SiegePlan plan_;
  Rng rng_;
  Coach coach_;
  Tally tally_;
  Auditor auditor_;
  OwnClub club_;
  Shelf shelf_;
  std::vector<std::unique_ptr<Party>> parties_;
  Moment begin_;
  int kills_ = 0;
  int kills_in_flight_ = 0;  // while a choice waited for its acknowledgement
  int kills_at_start_ = 0;   // before anybody was let in
  int choices_in_flight_ = 0;
  int faults_ = 0;
  int faults_felt_ = 0;  // by the club
  int kills_in_bad_weather_ = 0;
  int drops_ = 0;
  bool finishing_ = false;
  std::size_t games_checked_ = 0;
  std::size_t games_asked_ = 0;
};

}  // namespace noblesse::guest
