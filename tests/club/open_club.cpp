#include "tests/club/open_club.h"

#include <stdexcept>
#include <thread>
#include <utility>

#include "club/club.h"
#include "tests/doors/certificate.h"
#include "tests/folder.h"

namespace noblesse::testing {

struct OpenClub::Rooms {
  Folder folder;
  std::unique_ptr<Club> club;
  std::thread thread;
};

OpenClub::OpenClub(DealerOf dealer, bool sealed) : rooms_(std::make_unique<Rooms>()) {
  ClubSettings settings;
  settings.doors.port = 0;
  constexpr Rate kNoLimit{1e6, 1e6};
  Limits& limits = settings.doors.limits;
  limits.arrivals = limits.requests = limits.frames = limits.work = kNoLimit;
  limits.line_bytes = {1e9, 1e9};
  if (sealed) {
    settings.doors.certificate = rooms_->folder.file("certificate.pem");
    settings.doors.key = rooms_->folder.file("key.pem");
    write_certificate(settings.doors.certificate, settings.doors.key);
  }
  settings.store = store();
  settings.durability = store::Durability::normal;
  settings.bot_pause = Milliseconds{0};
  settings.bot_threads = 1;
  settings.grace = Milliseconds{2000};
  settings.log = "error";
  auto club = Club::open(std::move(settings), std::make_shared<const Shelf>(), std::move(dealer));
  if (!club) throw std::runtime_error(club.error().message);
  rooms_->club = std::move(*club);
  rooms_->thread = std::thread([this] { rooms_->club->serve(); });
}

OpenClub::~OpenClub() {
  stop();
  rooms_->thread.join();
}

std::uint16_t OpenClub::port() const { return rooms_->club->port(); }
std::string OpenClub::store() const { return rooms_->folder.file("club.sqlite"); }
void OpenClub::stop() { rooms_->club->stop(); }

}  // namespace noblesse::testing
