#include "store/ledger.h"

#include <utility>

namespace noblesse::store {
namespace {

std::string key_of(Fault fault) {
  switch (fault) {
    case Fault::duplicate: return "duplicate";
    case Fault::missing: return "missing";
    case Fault::busy: return "busy";
    case Fault::full: return "full";
    case Fault::lost: return "lost";
    case Fault::unknown: return "unknown";
    case Fault::displaced: return "displaced";
    case Fault::damaged: return "damaged";
    case Fault::refused:
    case Fault::other: break;
  }
  return "database";
}

}  // namespace

Error as_error(const Failure& failure, std::string_view what) {
  std::string message(what);
  if (!message.empty()) message += ": ";
  message += failure.message;
  if (failure.fault == Fault::damaged) {
    message += "; the database itself is damaged: stop the club and restore a back-up";
  }
  return {std::move(message), {}, key_of(failure.fault)};
}

}  // namespace noblesse::store
