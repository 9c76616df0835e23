#include "club/club.h"

#include <fmt/core.h>

#include <unistd.h>

#include <csignal>
#include <thread>

#include "club/page.h"
#include "club/token.h"
#include "doors/own_addresses.h"
#include "match/fingerprint.h"
#include "table/fair_dealer.h"

namespace noblesse {
namespace {

constexpr std::size_t kMostThoughts = 4096;  // that wait for a bot
constexpr std::size_t kMostPasswords = 32;   // that wait to be checked
constexpr Milliseconds kSweep{10 * 60 * 1000};

std::size_t bot_threads(const ClubSettings& settings) {
  if (settings.bot_threads > 0) return static_cast<std::size_t>(settings.bot_threads);
  return std::max(2U, std::thread::hardware_concurrency()) - 1;
}

// Of the requests that an address may make, some are costly: so many times less of them.
Rate part_of(const Rate& requests, double less, double less_at_once) {
  return {requests.per_second / less, std::max(1.0, requests.burst / less_at_once)};
}

}  // namespace

Club::Club(ClubSettings settings, std::shared_ptr<const Shelf> shelf)
    : settings_(std::move(settings)),
      journal_(read_level(settings_.log).value_or(Level::info)),
      sign_ins_(part_of(settings_.doors.limits.requests, 250, 10)),
      sign_ins_by_login_(part_of(settings_.doors.limits.requests, 500, 20)),
      new_guests_(part_of(settings_.doors.limits.requests, 100, 2)),
      new_tables_(part_of(settings_.doors.limits.requests, 100, 4)) {
  premises_.shelf = std::move(shelf);
  premises_.journal = &journal_;
  premises_.bot_pause = settings_.bot_pause;
  premises_.rules = fmt::format("{:016x}", fingerprint(*premises_.shelf));
  premises_.changed = [this](const Salon& salon) { salons_.note(salon); };
  premises_.displaced = [this] {
    displaced_ = true;
    stop();
  };
  premises_.lost = [this](const Salon& salon) { salons_.take_up_again(salon.row().id); };
}

// First nobody is let in or asked any more, then what waits is written.
Club::~Club() {
  if (doors_) salons_.fall_silent();
  if (thinkers_) thinkers_->stop();
  if (passwords_) passwords_->stop();
  if (bell_) bell_->stop();
  if (clerk_) clerk_->stop();
}

Result<std::unique_ptr<Club>> Club::open(ClubSettings settings, std::shared_ptr<const Shelf> shelf,
                                         DealerOf dealer) {
  if (const auto started = start_sodium(); !started) return std::unexpected(started.error());
  std::unique_ptr<Club> club(new Club(std::move(settings), std::move(shelf)));
  club->premises_.dealer = std::move(dealer);
  if (!club->premises_.dealer) {
    club->premises_.dealer = [](const std::string& id, const Seed& secret) {
      return std::make_shared<const FairDealer>(id, secret);
    };
  }
  auto store =
      store::open_store(club->settings_.store, store::Access::serve, club->settings_.durability);
  if (!store) return std::unexpected(store.error());
  if (const auto loaded = club->salons_.load(**store); !loaded) {
    return std::unexpected(loaded.error());
  }
  auto clerk = store::Clerk::start(std::move(*store));
  if (!clerk) return std::unexpected(clerk.error());
  club->clerk_ = std::move(*clerk);
  auto thinkers = Thinkers::start(bot_threads(club->settings_), kMostThoughts);
  if (!thinkers) return std::unexpected(thinkers.error());
  club->thinkers_ = std::move(*thinkers);
  auto passwords = Passwords::start(kMostPasswords);
  if (!passwords) return std::unexpected(passwords.error());
  club->passwords_ = std::move(*passwords);
  if (club->settings_.hooks) {
    auto bell = Bell::start();
    if (!bell) return std::unexpected(bell.error());
    club->bell_ = std::move(*bell);
    club->premises_.ring = [club = club.get()](const std::string& person, const Salon& salon) {
      club->ring(person, salon);
    };
  }
  const auto pages = builtin_pages();
  if (!pages) return std::unexpected(pages.error());
  club->settings_.doors.pages = *pages;
  auto doors = Doors::open(club->settings_.doors, *club);
  if (!doors) return std::unexpected(doors.error());
  club->doors_ = std::move(*doors);
  club->premises_.doors = club->doors_.get();
  club->premises_.clerk = club->clerk_.get();
  club->premises_.thinkers = club->thinkers_.get();
  club->book_ = std::make_unique<Book>(*club->doors_, *club->clerk_);
  return club;
}

void Club::serve() {
  doors_->post([this] {
    salons_.go_on();
    ready_ = true;
    journal_.info("open", {Field::port(port()), Field::count(salons_.size())});
    sweep();
  });
  doors_->run();
  ready_ = false;
  salons_.fall_silent();
  thinkers_->stop();
  passwords_->stop();
  clerk_->stop();
  journal_.info("closed");
}

void Club::renew_certificate() {
  doors_->post([this] {
    if (const auto renewed = doors_->renew_certificate(); !renewed) {
      return journal_.error("certificate_not_renewed", {Field::why(renewed.error())});
    }
    journal_.info("certificate_renewed");
  });
}

void Club::stop() {
  if (stopping_.exchange(true)) return;
  doors_->post([this] { ready_ = false; });
  doors_->stop(settings_.grace);
}

void Club::sweep() {
  salons_.sweep(settings_);
  const Time now = wall_clock();
  clerk_->write({store::SweepSessions{now - settings_.end_sessions_after.count()},
                 store::SweepGuests{now - settings_.forget_guests_after.count()}},
                {});
  doors_->after(kSweep, [this] { sweep(); });
}

int run_club(ClubSettings settings, std::shared_ptr<const Shelf> shelf) {
  // Signals are waited for by a thread of their own; all others ignore them.
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGINT);
  sigaddset(&signals, SIGTERM);
  // With a certificate: that it is to be read again. Otherwise the terminal is closed, and the club
  // with it, unless it was told to stay (nohup).
  const bool tls = !settings.doors.certificate.empty();
  struct sigaction hangup{};
  sigaction(SIGHUP, nullptr, &hangup);
  if (tls || hangup.sa_handler != SIG_IGN) sigaddset(&signals, SIGHUP);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  std::signal(SIGPIPE, SIG_IGN);

  if (const auto made = make_data_folder(settings); !made) {
    fmt::print(stderr, "noblesse: {}\n", made.error().message);
    return 1;
  }
  const std::string address = settings.doors.address;
  auto club = Club::open(std::move(settings), std::move(shelf));
  if (!club) {
    fmt::print(stderr, "noblesse: {}\n", club.error().message);
    return 1;
  }
  const bool anywhere = address == "0.0.0.0" || address == "::" || address == "127.0.0.1";
  fmt::print("Noblesse is at {}://{}:{}\n", tls ? "https" : "http",
             anywhere ? "localhost" : address, (*club)->port());
  if (address == "0.0.0.0" || address == "::") {
    for (const std::string& here : own_addresses()) {
      fmt::print("  for the others in the house: {}://{}:{}\n", tls ? "https" : "http", here,
                 (*club)->port());
    }
  }
  std::fflush(stdout);
  std::thread waiter([&] {
    int signal = 0;
    while (sigwait(&signals, &signal) == 0 && signal == SIGHUP && tls) {
      (*club)->renew_certificate();
    }
    (*club)->stop();
  });
  (*club)->serve();
  const bool displaced = (*club)->was_displaced();
  if (displaced) fmt::print(stderr, "noblesse: another club serves this store now\n");
  kill(getpid(), SIGTERM);  // wakes the waiter, if the doors closed by themselves
  waiter.join();
  return displaced ? 1 : 0;
}

}  // namespace noblesse
