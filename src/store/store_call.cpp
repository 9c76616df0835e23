// What the store tells of whom the club calls: its own key, devices, quiet hours.
#include "store/answers.h"
#include "store/statements_call.h"
#include "store/store.h"

namespace noblesse::store {

Result<std::optional<std::string>> Store::signet() {
  return first(ask(*ledger_, kSignet, {}, [](Reader r) { return r.text(); }));
}

Result<std::vector<Device>> Store::devices_of(std::string_view person) {
  return ask(*ledger_, kDevicesOf, {std::string(person)}, [](Reader r) {
    return Device{r.text(), r.text(), r.text(), r.text(), r.text(), r.text(), r.number(), r.text()};
  });
}

Result<std::optional<QuietHours>> Store::quiet_hours_of(std::string_view person) {
  return first(ask(*ledger_, kQuietHoursOf, {std::string(person)},
                   [](Reader r) { return QuietHours{r.number(), r.number(), r.number()}; }));
}

}  // namespace noblesse::store
