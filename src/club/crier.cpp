#include "club/crier.h"

#include <algorithm>

#include "club/quiet.h"
#include "club/sealed_letter.h"
#include "club/token.h"
#include "club/wall_clock.h"
#include "match/json_text.h"

namespace noblesse {
namespace {

constexpr std::size_t kLetter = 256;  // bytes, whatever is said
constexpr int kMostTries = 6;
constexpr int kLonger = 4;  // times, from one try to the next
constexpr Milliseconds kLongestWait{24LL * 60 * 60 * 1000};
constexpr std::int64_t kLongestLife = 28LL * 24 * 60 * 60;  // seconds: more no push service keeps
constexpr std::int64_t kGoodFor = 12LL * 60 * 60;           // seconds; a day would be too long
constexpr std::size_t kTopic = 32;

constexpr int kNotFound = 404;
constexpr int kGone = 410;
constexpr int kTooMany = 429;
constexpr int kServerErrors = 500;

// What the push service sees of it: how long it is worth something, and which older one it takes
// the place of. It cannot tell from that which table it is, nor who else is called to it.
std::optional<Errand> pack(const Turn& turn, const store::Device& device, const Signet& signet,
                           const std::string& contact) {
  const auto to = read_url(device.endpoint);
  const auto recipient = read_recipient(device.point, device.auth);
  if (!to || !recipient) return std::nullopt;
  const std::string text = JsonFields()
                               .add("event", "your turn")
                               .add("table", turn.table)
                               .add("game", turn.game)
                               .object();
  const auto letter = seal_letter(*recipient, text, kLetter);
  const auto who = signet.authorization(origin_of(*to), wall_clock() / 1000 + kGoodFor, contact);
  if (!letter || !who) return std::nullopt;
  const std::int64_t life = std::clamp<std::int64_t>(turn.time.count() / 1000, 60, kLongestLife);
  return Errand{.body = *letter,
                .content_type = "application/octet-stream",
                .headers = {{"Content-Encoding", "aes128gcm"},
                            {"Authorization", *who},
                            {"TTL", std::to_string(life)},
                            {"Urgency", "normal"},
                            {"Topic", hash_of(turn.table + device.auth).substr(0, kTopic)}}};
}

}  // namespace

Crier::Crier(Doors& doors, Book& book, Bell& bell, Diary& journal, Signet signet, Manners manners,
             IsDue is_due)
    : doors_(doors),
      book_(book),
      bell_(bell),
      journal_(journal),
      signet_(std::make_shared<const Signet>(std::move(signet))),
      manners_(std::move(manners)),
      is_due_(std::move(is_due)) {}

void Crier::turn(const Turn& turn) { hold(turn, manners_.moment, false); }

void Crier::hold(const Turn& turn, Milliseconds wait, bool quiet) {
  Held& held = held_[{turn.table, turn.person}];
  if (!held.turn.table.empty()) doors_.cancel(held.timer);
  held.turn = turn;
  held.quiet = quiet;
  held.timer = doors_.after(wait, [this, turn] {
    held_.erase({turn.table, turn.person});
    look(turn, {}, 0);
  });
}

void Crier::reconsider(const std::string& person) {
  std::vector<Turn> again;
  std::erase_if(held_, [&](const auto& entry) {
    if (entry.first.second != person || !entry.second.quiet) return false;
    doors_.cancel(entry.second.timer);
    again.push_back(entry.second.turn);
    return true;
  });
  for (const Turn& turn : again) look(turn, {}, 0);
}

void Crier::look(const Turn& turn, const std::string& device, int tries) {
  if (!is_due_(turn)) return;
  book_.look_up(
      [person = turn.person](store::Store& store) -> Result<Errands> {
        const auto devices = store.devices_of(person);
        if (!devices) return std::unexpected(devices.error());
        const auto quiet = store.quiet_hours_of(person);
        if (!quiet) return std::unexpected(quiet.error());
        return Errands{*devices, *quiet};
      },
      [=, this](const Result<Errands>& errands) {
        if (errands && is_due_(turn)) look_at(turn, *errands, device, tries);
      });
}

void Crier::look_at(const Turn& turn, const Errands& errands, const std::string& device,
                    int tries) {
  if (errands.devices.empty()) return;
  const Milliseconds quiet =
      errands.quiet ? quiet_left(*errands.quiet, wall_clock()) : Milliseconds(0);
  if (quiet.count() > 0) return hold(turn, quiet, true);
  for (const store::Device& each : errands.devices) {
    if (device.empty() || each.id == device) cry(turn, each, tries);
  }
}

void Crier::cry(const Turn& turn, const store::Device& device, int tries) {
  bell_.carry(
      device.endpoint,
      [turn, device, signet = signet_, contact = manners_.contact] {
        return pack(turn, device, *signet, contact);
      },
      [=, this](const Reception& reception) {
        doors_.post([=, this] { answered(turn, device, reception, tries); });
      });
}

void Crier::answered(const Turn& turn, const store::Device& device, const Reception& reception,
                     int tries) {
  if (reception.is_good()) return;
  if (reception.status == kNotFound || reception.status == kGone) {
    return book_.write({store::RemoveDevice{device.person, device.id}}, [](const Result<void>&) {});
  }
  const bool busy =
      reception.status == 0 || reception.status == kTooMany || reception.status >= kServerErrors;
  if (!busy || tries + 1 >= kMostTries) {
    return journal_.warn("not_called", {Field::table(turn.table), Field::status(reception.status)});
  }
  Milliseconds wait = manners_.patience;
  for (int i = 0; i < tries; ++i) wait *= kLonger;
  wait = std::min(std::max(wait, reception.retry_after.value_or(wait)), kLongestWait);
  doors_.after(wait, [=, this] { look(turn, device.id, tries + 1); });
}

}  // namespace noblesse
