// Letters of a table that wait until what they tell is written down. They leave in order; only what
// tells nothing of what waits may leave before it.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "club/letters.h"
#include "doors/bucket.h"

namespace noblesse {

class Outbox {
 public:
  // What goes out together.
  struct Batch {
    Letters letters;
    bool written = false;
    Moment since;
    // Whom alone it is about, and nobody else may notice it; empty: no person at all. Nothing: it
    // is everybody's.
    std::optional<std::string> secret_of;
    Payer payer = {};  // who has caused it: the handing out costs more than the writing
    std::function<void(bool)> told = {};
  };

  // Its number.
  std::uint64_t add(Batch batch);
  // What is new in it is written down. When it was added.
  Moment mark_written(std::uint64_t number);
  // Whether nothing waits that this person may know of: then they are answered at once. If they
  // were not, they could tell from the time that somebody has chosen.
  bool is_nothing_to(const std::string& person) const;
  // Since when the first that is not written down has waited.
  std::optional<Moment> waits_since() const;
  bool has_written() const { return !batches_.empty() && batches_.front().written; }
  // Since when the first one waits; there has to be one.
  Moment since() const { return batches_.front().since; }
  // The first one, which is written.
  Batch take_first();
  // All of them: they will not go out.
  std::deque<Batch> give_up();

 private:
  std::deque<Batch> batches_;
  std::uint64_t first_ = 0;  // the number of the first
};

}  // namespace noblesse
