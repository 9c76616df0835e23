// What is played, and that everybody who sits has agreed to it: whoever sits down agrees to what
// stands there; whatever the host changes afterwards they are asked for anew.
#include <utility>

#include "match/command.h"
#include "table/reply.h"

namespace noblesse {

Table::Reply Table::set_options(std::size_t guest, Command& message) {
  const json::value& wanted = message.object("options");
  if (message.fault()) return {};
  if (!is_host(guest)) return Reply::no("not the host");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  const auto options = read_options(*shelf_, wanted);
  if (!options) {
    return Reply::no("bad options", options.error());
  }
  const auto seats = static_cast<std::size_t>(options->seats);
  for (std::size_t seat = seats; seat < chairs_.size(); ++seat) {
    if (chairs_[seat].holder != Chair::Holder::empty) return Reply::no("seat taken");
  }
  const TableOptions before = std::exchange(options_, *options);
  chairs_.resize(seats);
  ask_anew(before, guest);
  announce(JsonFields()
               .add("event", "options")
               .add_json("options", json::serialize(write_options(options_)))
               .add("edition_hash", edition_hash())
               .add_json("asks", json::serialize(not_agreed())));
  return Reply::done();
}

// Whoever sits has agreed to what stood there before, and to nothing else. The host agrees to what
// they have set themselves.
void Table::ask_anew(const TableOptions& before, std::size_t host) {
  const auto then = std::make_shared<const TableOptions>(before);
  for (Chair& chair : chairs_) {
    if (!chair.is_person()) continue;
    if (!chair.agreed_to) chair.agreed_to = then;
    if (chair.guest == host || *chair.agreed_to == options_) chair.agreed_to.reset();
  }
}

json::array Table::not_agreed() const {
  json::array seats;
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    if (chairs_[seat].agreed_to) seats.emplace_back(seat);
  }
  return seats;
}

// Whether the options of a message, which are those that the person was shown, stand there still.
// What was kept has been found so.
Table::Reply Table::as_shown(Command& message) const {
  const json::value& shown = message.object("options");
  if (message.fault() || restoring_) return {};
  const auto options = read_options(*shelf_, shown);
  if (!options) return Reply::no("bad options", options.error());
  if (*options == options_) return {};
  return Reply::no("other options",
                   JsonFields().add_json("options", json::serialize(write_options(options_))));
}

Table::Reply Table::agree(std::size_t guest, Command& message) {
  Reply reply = as_shown(message);
  if (message.fault()) return {};
  if (!sits(guest)) return Reply::no("not your seat");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  if (!reply.refused.empty()) return reply;
  reply = Reply::told();
  for (const Seat seat : seats_of(guest)) {
    if (!chairs_[seat].agreed_to) continue;
    chairs_[seat].agreed_to.reset();
    announce(JsonFields().add("event", "agreed").add("seat", seat));
    reply = Reply::done();
  }
  return reply;
}

Table::Reply Table::start(std::size_t guest, Command&) {
  // Another game is everybody's: the host of the first may be gone.
  if (!is_host(guest) && !(game_ > 1 && sits(guest))) return Reply::no("not the host");
  if (stage_ != Stage::gathering) return Reply::no("already started");
  for (const Chair& chair : chairs_) {
    if (chair.holder == Chair::Holder::empty) return Reply::no("seats empty");
  }
  // What was kept did begin, also before anybody was asked.
  if (const json::array waits_for = not_agreed(); !restoring_ && !waits_for.empty()) {
    return Reply::no("not agreed", JsonFields().add_json("seats", json::serialize(waits_for)));
  }
  begin_game();
  return Reply::done();
}

}  // namespace noblesse
