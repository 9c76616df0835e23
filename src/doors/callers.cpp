#include "doors/callers.h"

#include "doors/forget.h"

namespace noblesse {

Callers::Caller& Callers::find(const Address& address, Moment now) {
  return book_
      .try_emplace(address.ward(),
                   Caller{0, Bucket(limits_.arrivals, now), Bucket(limits_.requests, now)})
      .first->second;
}

Callers::Arrival Callers::arrive(const Address& address, Moment now) {
  Caller& caller = find(address, now);
  if (!caller.arrivals.take(limits_.arrivals, now)) return Arrival::too_often;
  if (caller.connections >= limits_.connections_per_address) return Arrival::too_many;
  ++caller.connections;
  return Arrival::welcome;
}

bool Callers::sit_down(const Address& address, Moment now) {
  Caller& caller = find(address, now);
  if (caller.connections >= limits_.connections_per_address) return false;
  ++caller.connections;
  return true;
}

void Callers::leave(const Address& address) {
  const auto found = book_.find(address.ward());
  if (found != book_.end() && found->second.connections > 0) --found->second.connections;
}

std::optional<Milliseconds> Callers::ask(const Address& address, Moment now) {
  Caller& caller = find(address, now);
  if (caller.requests.take(limits_.requests, now)) return std::nullopt;
  return caller.requests.wait(limits_.requests);
}

void Callers::forget(Moment now) {
  forget_some(book_, forgotten_, [&](const auto& entry) {
    const Caller& caller = entry.second;
    return caller.connections == 0 && caller.arrivals.full(limits_.arrivals, now) &&
           caller.requests.full(limits_.requests, now);
  });
}

}  // namespace noblesse
