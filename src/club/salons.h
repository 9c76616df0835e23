// All tables of the club that are open: found by id, by who sits there, and by being listed.
#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "club/salon.h"
#include "club/settings.h"

namespace noblesse {

// A table that cannot be read from what is kept: it stays as it is, and nobody can sit down at it.
// What is still known of it, for those who may know of it.
struct ShutTable {
  std::optional<store::TableRow> row;
  std::set<std::string> people;  // who sat there
};

class Salons {
 public:
  explicit Salons(Premises& premises) : premises_(premises) {}
  Salons(const Salons&) = delete;
  Salons& operator=(const Salons&) = delete;
  ~Salons() = default;

  // Everything that was open when the club closed. What cannot be read, or would be another game
  // under the rules of this program, stays as it is, untouched, and is reported.
  Result<void> load(store::Store& store);
  void go_on();  // when the network runs
  void rest();   // when the club closes

  Result<std::shared_ptr<Salon>> lay(store::TableRow row);
  std::shared_ptr<Salon> find(std::string_view id) const;
  // Those that somebody sits at or is host of, last changed first.
  std::vector<std::shared_ptr<Salon>> of(const std::string& person) const;
  std::size_t hosted_by(const std::string& person) const;
  // Listed and still gathering, the newest first: at most so many, from behind a mark on.
  std::vector<std::shared_ptr<Salon>> listed(std::size_t most,
                                             const std::optional<store::Mark>& after = {}) const;
  // Of these, the newest of that kind with company and a chair that `suits`; null if there is none.
  std::shared_ptr<Salon> with_room(std::string_view game, int seats,
                                   const std::function<bool(const Salon&)>& suits) const;

  void close(const std::string& id, std::function<void(Result<void>)> done = {});
  // Somebody has left the club for good.
  void lose(const std::string& person);
  // One that could not be read, and has been closed.
  void give_up(const std::string& id) { shut_.erase(id); }
  // Closes what nobody has touched for as long as the settings say, which must outlive it.
  void sweep(const ClubSettings& settings, const std::string& after = {});
  // The table is not what is kept: it is taken up again from the store, as soon as that can write.
  void take_up_again(const std::string& id, Loss why);
  // Such a table as it was before, while it waits to be taken up; nothing if it does not wait.
  std::shared_ptr<const Salon> resting(std::string_view id) const;
  bool any_rests() const { return !resting_.empty(); }
  // One that cannot be read; nothing if it can, or is not known.
  const ShutTable* shut(std::string_view id) const;
  std::size_t count_shut() const { return shut_.size(); }
  void fall_silent();

  // Who sits where may have changed.
  void note(Salon& salon);

  std::size_t size() const { return salons_.size(); }
  // How many are in that stage.
  std::size_t count(Table::Stage stage) const { return counts_[static_cast<std::size_t>(stage)]; }

 private:
  // A table that was lost: when and why, and how long it rested before it was taken up.
  struct Fall {
    Moment when;
    Loss why{};
    Milliseconds pause{0};
  };

  // By when it was laid; the newest comes first.
  using Age = std::pair<Time, std::string>;
  using Listing = std::map<Age, std::weak_ptr<Salon>, std::greater<>>;
  using Kind = std::pair<std::string, int>;  // which game, with how many chairs
  // Where a table stands in the lists that are kept of those that wait for people.
  struct Place {
    Age age;
    std::optional<Kind> room;
  };

  std::vector<std::shared_ptr<Salon>> all() const;
  void list(Salon& salon);
  void count_in(const std::string& id, Table::Stage stage);
  void count_out(const std::string& id);
  void strike(const std::string& id);
  void put_off(std::shared_ptr<const Salon> lost, Loss why);
  void fetch(const std::string& id);
  // Who has sat at a table and has not left the club since; nothing where nobody has.
  using Present = std::optional<std::set<std::string>>;
  static Result<Present> who_is_present(store::Store& store, const std::string& table);
  static void see_off(Salon& salon, const Present& present);
  // `at`: the line that cannot be read, where it is one.
  void take_up(const std::string& id, const Result<std::optional<store::KeptTable>>& kept,
               std::int64_t at, const Present& present);
  // Who was lost and cannot be read again.
  void shut(const Salon& lost);
  void add(std::shared_ptr<Salon> salon);
  void remove(const std::string& id);

  Premises& premises_;
  std::map<std::string, std::shared_ptr<Salon>, std::less<>> salons_;
  std::unordered_map<std::string, std::set<std::string>> of_person_;
  std::unordered_map<std::string, std::set<std::string>> people_at_;
  std::map<std::string, std::shared_ptr<const Salon>, std::less<>> resting_;  // as they were
  std::map<std::string, Fall, std::less<>> falls_;                            // of late
  Listing listed_;
  std::map<Kind, Listing> with_room_;
  std::unordered_map<std::string, Place> places_;
  std::unordered_map<std::string, Table::Stage> stages_;  // as they are counted
  std::array<std::size_t, 4> counts_{};
  std::map<std::string, ShutTable, std::less<>> shut_;
  Time alive_ = 0;  // the last sign of life of the club that kept what was loaded
};

}  // namespace noblesse
