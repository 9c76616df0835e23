#include "app/deeds.h"

#include <utility>

namespace noblesse {

std::string text_at(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  if (value == nullptr || !value->is_string()) return {};
  return std::string(value->get_string());
}

void Deeds::hear(const json::array& events) {
  for (const json::value& value : events) {
    const json::object& event = value.get_object();
    const std::string kind = text_at(event, "event");
    if (kind == "round") {
      before_ = std::exchange(now_, std::vector<Deed>(now_.size()));
      for (Deed& deed : now_) deed.place = text_at(event, "place");
    } else if (kind == "place" || kind == "action") {
      Deed& deed = now_[event.at("seat").to_number<std::size_t>()];
      (kind == "place" ? deed.place : deed.action) = text_at(event, kind);
    }
  }
}

std::string Deeds::words(const Deed& deed) {
  if (deed.action.empty()) return deed.place;
  return deed.place.empty() ? deed.action : deed.place + ", " + deed.action;
}

}  // namespace noblesse
