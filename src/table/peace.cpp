// Peace at the table: whom somebody does not want to hear, and that people get another name or
// leave the club for good.
#include <algorithm>
#include <utility>

#include "table/table.h"

namespace noblesse {
namespace {

// By what somebody's talk is known again, in as little as a table has room for (FNV-1a).
std::uint32_t voice(const std::string& person) {
  std::uint32_t hash = 2166136261U;
  for (const char letter : person) {
    hash = (hash ^ static_cast<std::uint8_t>(letter)) * 16777619U;
  }
  return std::max(hash, 1U);
}

}  // namespace

// Only what is sent to them changes: nothing of it is kept, and nobody else learns of it.
void Table::mute(std::string_view person, std::vector<std::string> whom) {
  if (const auto guest = find_guest(person)) guests_[*guest].muted = std::move(whom);
}

bool Table::is_muted(std::size_t guest, const Told& told) const {
  if (told.voice == 0) return false;
  return std::ranges::find(guests_[guest].muted, told.voice, voice) != guests_[guest].muted.end();
}

// Whose talk is heard from that chair: nobody's if it is a bot's.
std::uint32_t Table::voice_of(Seat seat) const {
  const Chair& chair = chairs_[seat];
  return chair.is_person() ? voice(sitter(chair).person) : 0;
}

// They are called so from here on; what only looks on is not worth keeping.
void Table::give_name(std::size_t guest, std::string_view name) {
  if (guests_[guest].name == name) return;
  guests_[guest].name = name;
  const std::vector<Seat> seats = seats_of(guest);
  if (seats.empty()) return;
  keep(JsonFields().add("arrives", guests_[guest].person).add("name", name));
  for (const Seat seat : seats) {
    announce(JsonFields().add("event", "name").add("seat", seat).add("name", name));
  }
  mark_names();
}

void Table::rename(Time now, std::string_view person, std::string_view name, Post& post) {
  advance(now);
  if (const auto guest = find_guest(person)) give_name(*guest, name);
  hand_over(post);
}

// They leave as anybody does who says so. First their name goes: the others play on with somebody
// who has none.
void Table::lose(Time now, const std::string& person, Post& post) {
  advance(now);
  auto guest = find_guest(person);
  const bool lost_before = guest && guests_[*guest].name.empty();
  if (guest) give_name(*guest, "");
  const bool sat = guest && sits(*guest);
  if (!lost_before && (sat || host_ == person)) {
    if (!guest) guest = add_guest(person, "");
    go_away(*guest);
    JsonFields line;
    line.add("by", person);
    if (!sat) line.add("name", "");
    keep(line.add_json("message", R"({"do":"leave"})"));
  }
  hand_over(post);
}

}  // namespace noblesse
