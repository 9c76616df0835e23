// The parlour's door in WebAssembly, which knows only numbers: whoever calls writes a request into
// memory, and reads the lines from there. Elsewhere nothing links it but its test.
#include "parlour/exports.h"

#include "parlour/parlour.h"

namespace noblesse {
namespace {

// One module is one parlour, as long as it lives.
struct Door {
  Parlour parlour{std::make_shared<const Shelf>()};
  std::string request;
  std::string lines;
};

Door& door() {
  static Door the_door;
  return the_door;
}

}  // namespace
}  // namespace noblesse

char* noblesse_room(std::uint32_t bytes) {
  if (bytes > noblesse::Parlour::kLongestRequest) return nullptr;
  std::string& request = noblesse::door().request;
  request.resize(bytes);
  return request.data();
}

std::uint32_t noblesse_call() {
  noblesse::Door& door = noblesse::door();
  door.lines = door.parlour.call(std::exchange(door.request, {}));
  return static_cast<std::uint32_t>(door.lines.size());
}

const char* noblesse_lines() { return noblesse::door().lines.data(); }
