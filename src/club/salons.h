// All tables of the club that are open: found by id, by who sits there, and by being listed.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "club/salon.h"
#include "club/settings.h"

namespace noblesse {

class Salons {
 public:
  explicit Salons(Premises& premises) : premises_(premises) {}
  Salons(const Salons&) = delete;
  Salons& operator=(const Salons&) = delete;
  ~Salons() = default;

  // Everything that was open when the club closed. What would be another game under the rules of
  // this program stays as it is, untouched, and is reported.
  Result<void> load(store::Store& store);
  void go_on();  // when the network runs

  Result<std::shared_ptr<Salon>> lay(store::TableRow row);
  std::shared_ptr<Salon> find(std::string_view id) const;
  // Those that somebody sits at or is host of, last changed first.
  std::vector<std::shared_ptr<Salon>> of(const std::string& person) const;
  std::size_t hosted_by(const std::string& person) const;
  // Listed and still gathering, the newest first.
  std::vector<std::shared_ptr<Salon>> listed() const;

  void close(const std::string& id, std::function<void(Result<void>)> done = {});
  // Closes what nobody has touched for as long as the settings say.
  void sweep(const ClubSettings& settings);
  // The table is not what is kept: it is taken up again from the store, as soon as that can write.
  void take_up_again(const std::string& id);
  // Such a table as it was before, while it waits to be taken up; nothing if it does not wait.
  std::shared_ptr<const Salon> resting(std::string_view id) const;
  bool any_rests() const { return !resting_.empty(); }
  void fall_silent();

  // Who sits where may have changed.
  void note(const Salon& salon);

  std::size_t size() const { return salons_.size(); }
  void each(const std::function<void(const Salon&)>& visit) const;
  std::size_t unreadable() const { return unreadable_; }

 private:
  struct Rest {
    std::shared_ptr<const Salon> as_it_was;
    Milliseconds pause{0};  // before it is tried the next time
  };

  void put_off(std::shared_ptr<const Salon> lost);
  void fetch(const std::string& id);
  void take_up(const std::string& id, const Result<std::optional<store::KeptTable>>& kept);
  void add(std::shared_ptr<Salon> salon);
  void remove(const std::string& id);

  Premises& premises_;
  std::map<std::string, std::shared_ptr<Salon>, std::less<>> salons_;
  std::unordered_map<std::string, std::set<std::string>> of_person_;
  std::unordered_map<std::string, std::set<std::string>> people_at_;
  std::map<std::string, Rest, std::less<>> resting_;
  std::size_t unreadable_ = 0;
};

}  // namespace noblesse
