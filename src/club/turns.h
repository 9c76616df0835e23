// A queue that is fair between those who put something in it: each has a turn, however much they
// bring. What one of them brings stays in order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace noblesse {

template <class Item>
class Turns {
 public:
  bool empty() const { return items_.empty(); }
  std::size_t size() const { return items_.size(); }

  void add(std::string_view whose, Item item) {
    auto owner = owners_.find(whose);
    if (owner == owners_.end()) {
      owner = owners_.emplace(std::string(whose), Owner{}).first;
      owner->second.turn = turns_.insert(turns_.end(), owner);
    }
    owner->second.numbers.push_back(next_number_);
    items_.emplace(next_number_++, Entry{owner, std::move(item)});
  }

  // The first item of whose turn it is; then it is the next one's. Not of an empty queue.
  Item take_next() {
    const Place owner = turns_.front();
    turns_.splice(turns_.end(), turns_, turns_.begin());
    return take(items_.find(owner->second.numbers.front()));
  }

  // Where there is no more room: what came last of whoever has most here, if that is more than
  // `whose` would have with one more.
  std::optional<Item> make_room_for(std::string_view whose) {
    const auto own = owners_.find(whose);
    std::size_t most = own == owners_.end() ? 1 : own->second.numbers.size() + 1;
    Place with_most = owners_.end();
    for (Place owner = owners_.begin(); owner != owners_.end(); ++owner) {
      if (owner->second.numbers.size() <= most) continue;
      most = owner->second.numbers.size();
      with_most = owner;
    }
    if (with_most == owners_.end()) return std::nullopt;
    const auto last = items_.find(with_most->second.numbers.back());
    std::optional<Item> item(std::move(last->second.item));
    items_.erase(last);
    with_most->second.numbers.pop_back();  // they have others
    return item;
  }

  // What has waited longest, whoever's turn it is. Not of an empty queue.
  Item take_oldest() { return take(items_.begin()); }

 private:
  struct Owner;
  using Owners = std::map<std::string, Owner, std::less<>>;
  using Place = typename Owners::iterator;

  struct Owner {
    std::deque<std::uint64_t> numbers;  // of what is theirs
    typename std::list<Place>::iterator turn;
  };
  struct Entry {
    Place owner;
    Item item;
  };
  using Items = std::map<std::uint64_t, Entry>;  // numbered in the order in which they came

  // It is its owner's first.
  Item take(typename Items::iterator entry) {
    const Place owner = entry->second.owner;
    Item item = std::move(entry->second.item);
    items_.erase(entry);
    owner->second.numbers.pop_front();
    if (owner->second.numbers.empty()) {
      turns_.erase(owner->second.turn);
      owners_.erase(owner);
    }
    return item;
  }

  Owners owners_;           // who has something here
  std::list<Place> turns_;  // the same, the next one first
  Items items_;
  std::uint64_t next_number_ = 0;
};

}  // namespace noblesse
