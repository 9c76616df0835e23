#include "doors/agenda.h"

#include <utility>

namespace noblesse {

TimerId Agenda::add(Moment when, Deed deed) {
  const std::uint64_t id = ++last_;
  deeds_.emplace(Key(when, id), std::move(deed));
  times_.emplace(id, when);
  return TimerId(id);
}

bool Agenda::cancel(TimerId id) {
  const auto found = times_.find(std::to_underlying(id));
  if (found == times_.end()) return false;
  deeds_.erase(Key(found->second, found->first));
  times_.erase(found);
  return true;
}

std::optional<Moment> Agenda::next() const {
  if (deeds_.empty()) return std::nullopt;
  return deeds_.begin()->first.first;
}

Agenda::Deed Agenda::take_due(Moment now) {
  if (deeds_.empty() || deeds_.begin()->first.first > now) return nullptr;
  auto first = deeds_.extract(deeds_.begin());
  times_.erase(first.key().second);
  return std::move(first.mapped());
}

}  // namespace noblesse
