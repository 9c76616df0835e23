#include "club/outbox.h"

#include <algorithm>
#include <utility>

namespace noblesse {

std::uint64_t Outbox::add(Batch batch) {
  batches_.push_back(std::move(batch));
  return first_ + batches_.size() - 1;
}

Moment Outbox::mark_written(std::uint64_t number) {
  Batch& batch = batches_[number - first_];
  batch.written = true;
  return batch.since;
}

bool Outbox::is_nothing_to(const std::string& person) const {
  return std::ranges::all_of(
      batches_, [&](const Batch& batch) { return batch.secret_of && *batch.secret_of != person; });
}

std::optional<Moment> Outbox::waits_since() const {
  const auto first = std::ranges::find(batches_, false, &Batch::written);
  return first == batches_.end() ? std::nullopt : std::optional(first->since);
}

Outbox::Batch Outbox::take_first() {
  Batch batch = std::move(batches_.front());
  batches_.pop_front();
  ++first_;
  return batch;
}

std::deque<Outbox::Batch> Outbox::give_up() {
  first_ += batches_.size();
  return std::exchange(batches_, {});
}

}  // namespace noblesse
