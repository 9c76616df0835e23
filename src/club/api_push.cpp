// Devices that are called when it is somebody's turn, by the push services of their browsers; and
// when nobody is to be called.
#include "club/api.h"
#include "club/quiet.h"
#include "club/sealed_letter.h"
#include "club/token.h"

namespace noblesse {
namespace {

constexpr std::size_t kLongestEndpoint = 1000;
constexpr std::size_t kIdDigits = 32;
constexpr std::string_view kNotPublic =
    "The club calls only public addresses, and this endpoint leads to none.";
constexpr std::string_view kNotSafe = "An endpoint begins with https://.";
constexpr std::string_view kLookedUp =
    "Too many addresses are being looked up; try again in a moment.";

struct Named {
  std::vector<store::Device> devices;
  std::optional<store::QuietHours> quiet;
};

}  // namespace

std::string quiet_json(const std::optional<store::QuietHours>& quiet) {
  if (!quiet) return "null";
  return JsonFields()
      .add("from", quiet->begins)
      .add("until", quiet->ends)
      .add("offset", quiet->utc_offset)
      .object();
}

void Club::my_push(Call call) {
  if (!crier_) return refuse(call, club::Fault::push_off);
  auto shared = std::make_shared<Call>(std::move(call));
  book_->look_up(
      [person = shared->me.member->person.id](store::Store& store) -> Result<Named> {
        const auto devices = store.devices_of(person);
        if (!devices) return std::unexpected(devices.error());
        const auto quiet = store.quiet_hours_of(person);
        if (!quiet) return std::unexpected(quiet.error());
        return Named{*devices, *quiet};
      },
      [=, this](const Result<Named>& named) {
        if (!named) return refuse(*shared, named.error());
        const auto write = [&](const store::Device& device) {
          return JsonFields()
              .add("id", device.id)
              .add("label", device.label)
              .add("created", device.created)
              .add("this", device.session == shared->me.session)
              .object();
        };
        answer(*shared, JsonFields()
                            .add("key", crier_->signet().point())
                            .add_json("devices", json_list(named->devices, write))
                            .add_json("quiet", quiet_json(named->quiet))
                            .object());
      });
}

// What a browser calls a subscription, as it writes it: "expirationTime" is not needed.
void Club::add_device(Call call) {
  const auto body = read_body(call, {"endpoint", "keys", "expirationTime"});
  if (!body) return;
  const std::string endpoint(body->keys->text("endpoint"));
  const json::value& given = body->keys->object("keys");
  if (complained(call, *body)) return;
  Command keys(given.as_object(), "");
  const std::string point(keys.text("p256dh"));
  const std::string auth(keys.text("auth"));
  if (keys.fault()) return refuse(call, club::Fault::bad_body, keys.fault()->message);
  if (!crier_) return refuse(call, club::Fault::push_off);
  if (endpoint.size() > kLongestEndpoint) return refuse(call, club::Fault::bad_push);
  auto destination = read_url(endpoint);
  if (!destination) return refuse(call, club::Fault::bad_push, destination.error().message);
  if (!destination->tls && settings_.reach != Bell::Reach::anywhere) {
    return refuse(call, club::Fault::bad_push, kNotSafe);
  }
  if (const auto recipient = read_recipient(point, auth); !recipient) {
    return refuse(call, club::Fault::bad_push, recipient.error().message);
  }
  auto shared = std::make_shared<Call>(std::move(call));
  const store::Device device{.id = hash_of(endpoint).substr(0, kIdDigits),
                             .person = shared->me.member->person.id,
                             .session = shared->me.session,
                             .endpoint = endpoint,
                             .point = point,
                             .auth = auth,
                             .created = wall_clock()};
  const bool asked = bell_->look_up(*std::move(destination), [=, this](bool may_be_called) {
    doors_->post([=, this] {
      if (!may_be_called) return refuse(*shared, club::Fault::bad_push, kNotPublic);
      keep_device(shared, device);
    });
  });
  if (!asked) refuse(*shared, club::Fault::busy, kLookedUp);
}

// A browser has one at a time: the new one takes the place of what was named in this session.
void Club::keep_device(const std::shared_ptr<Call>& call, const store::Device& device) {
  book_->read(
      [device, most = most_of(Scarce::devices, settings_)](store::Store& store) -> Result<bool> {
        const auto before = store.devices_of(device.person);
        if (!before) return std::unexpected(before.error());
        std::vector<store::Deed> deeds;
        std::size_t others = 0;
        for (const store::Device& other : *before) {
          if (other.id == device.id) continue;
          if (other.session == device.session)
            deeds.emplace_back(store::RemoveDevice{other.person, other.id});
          else
            ++others;
        }
        if (others >= most) return false;
        deeds.emplace_back(store::SaveDevice{device});
        const auto written = store.write(deeds);
        if (!written) return std::unexpected(written.error());
        return true;
      },
      [=, this](const Result<bool>& kept) {
        if (!kept) return refuse(*call, kept.error());
        if (!*kept) return refuse(*call, club::Fault::too_many_devices);
        answer(*call, JsonFields().add("id", device.id).object(), 201);
      });
}

void Club::remove_device(Call call) {
  auto shared = std::make_shared<Call>(std::move(call));
  const std::string me = shared->me.member->person.id;
  const std::string id = shared->parts.at(0);
  book_->read(
      [me, id](store::Store& store) -> Result<bool> {
        const auto devices = store.devices_of(me);
        if (!devices) return std::unexpected(devices.error());
        if (std::ranges::find(*devices, id, &store::Device::id) == devices->end()) return false;
        const store::Deed deed = store::RemoveDevice{me, id};
        const auto written = store.write(std::span(&deed, 1));
        if (!written) return std::unexpected(written.error());
        return true;
      },
      [=, this](const Result<bool>& removed) {
        if (!removed) return refuse(*shared, removed.error());
        if (!*removed) return refuse(*shared, club::Fault::not_found);
        answer(*shared, {}, 204);
      });
}

void Club::remove_devices(Call call) {
  auto shared = std::make_shared<Call>(std::move(call));
  book_->write({store::RemoveDevicesOf{shared->me.member->person.id}},
               [=, this](const Result<void>& written) {
                 if (!written) return refuse(*shared, written.error());
                 answer(*shared, {}, 204);
               });
}

void Club::set_quiet(Call call) {
  const auto body = read_body(call, {"from", "until", "offset"});
  if (!body) return;
  const auto number = [&](std::string_view key, std::int64_t least, std::int64_t most) {
    if (!body->keys->has(key)) body->keys->number(key);  // complains that it is missing
    return body->keys->maybe_within(key, least, most).value_or(0);
  };
  const store::QuietHours quiet{number("from", 0, kMinutesADay - 1),
                                number("until", 0, kMinutesADay - 1),
                                number("offset", -kFurthestOffset, kFurthestOffset)};
  if (!body->keys->fault() && quiet.begins == quiet.ends) {
    body->keys->complain("\"from\" and \"until\" are the same time: that would be no hours at all");
  }
  if (complained(call, *body)) return;
  const std::string me = call.me.member->person.id;
  change_quiet(std::move(call), store::SaveQuietHours{me, quiet});
}

void Club::clear_quiet(Call call) {
  const std::string me = call.me.member->person.id;
  change_quiet(std::move(call), store::ClearQuietHours{me});
}

void Club::change_quiet(Call call, store::Deed deed) {
  if (!crier_) return refuse(call, club::Fault::push_off);
  auto shared = std::make_shared<Call>(std::move(call));
  book_->write({std::move(deed)}, [=, this](const Result<void>& written) {
    if (!written) return refuse(*shared, written.error());
    crier_->reconsider(shared->me.member->person.id);
    answer(*shared, {}, 204);
  });
}

void Club::summon(const std::string& person, const Salon& salon) {
  const TableOptions& options = salon.table().options();
  crier_->turn({.table = salon.row().id,
                .person = person,
                .game = options.game,
                .question = salon.table().question(),
                .time = Milliseconds(options.clock.bank)});
}

bool Club::is_due(const Turn& turn) const {
  const auto salon = salons_.find(turn.table);
  return salon && salon->table().question() == turn.question && salon->waits_for(turn.person) &&
         !salon->is_here(turn.person);
}

}  // namespace noblesse
