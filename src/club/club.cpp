#include "club/club.h"

#include <fmt/core.h>

#include <unistd.h>

#include <csignal>
#include <thread>

#include "club/page.h"
#include "club/rehearsal.h"
#include "club/token.h"
#include "doors/own_addresses.h"
#include "match/fingerprint.h"
#include "table/fair_dealer.h"

namespace noblesse {
namespace {

constexpr std::size_t kMostThoughts = 4096;  // that wait for a bot
constexpr std::size_t kMostMetrics = 16;     // that wait to be written
constexpr Milliseconds kSweep{10 * 60 * 1000};

std::size_t bot_threads(const ClubSettings& settings) {
  if (settings.bot_threads > 0) return static_cast<std::size_t>(settings.bot_threads);
  return std::max(2U, std::thread::hardware_concurrency()) - 1;
}

std::vector<Forbearance> patience_with(const Rate& requests) {
  std::vector<Forbearance> patience;
  for (std::size_t what = 0; what < kScarce; ++what) {
    patience.emplace_back(rate_of(static_cast<Scarce>(what), requests));
  }
  return patience;
}

}  // namespace

Club::Club(ClubSettings settings, std::shared_ptr<const Shelf> shelf)
    : settings_(std::move(settings)),
      journal_(read_level(settings_.log).value_or(Level::info)),
      doorkeeper_(rate_of(Scarce::sign_ins, settings_.doors.limits.requests),
                  rate_of(Scarce::sign_ins_as_one, settings_.doors.limits.requests)),
      patience_(patience_with(settings_.doors.limits.requests)),
      talk_today_(
          {settings_.talk_per_day / kSecondsADay, static_cast<double>(settings_.talk_per_day)}) {
  premises_.shelf = std::move(shelf);
  premises_.journal = &journal_;
  premises_.archive = &archive_;
  premises_.bot_pause = settings_.bot_pause;
  const Shelf built_in;
  const bool more = premises_.shelf->all().size() != built_in.all().size();
  rules_ = fmt::format("{:016x}", fingerprint(built_in));
  premises_.rules = more ? fmt::format("{:016x}", fingerprint(*premises_.shelf)) : rules_;
  premises_.changed = [this](Salon& salon) { salons_.note(salon); };
  premises_.displaced = [this] {
    displaced_ = true;
    stop();
  };
  premises_.hush = [this](const std::string& person) {
    return talk_today_.lost_with(person, std::chrono::steady_clock::now());
  };
  premises_.talked_too_much = [this](LineId line) { note_talk_flood(line); };
  premises_.lost = [this](const Salon& salon, Loss why) {
    salons_.take_up_again(salon.row().id, why);
  };
}

// First nobody is let in or asked any more, then what waits is written.
Club::~Club() {
  if (doors_) salons_.fall_silent();
  if (thinkers_) thinkers_->stop();
  if (passwords_) passwords_->stop();
  if (bookkeeper_) bookkeeper_->stop();
  if (bell_) bell_->stop();
  for (auto* const reader : {porter_.get(), archivist_.get()}) {
    if (reader != nullptr) reader->stop();
  }
  if (clerk_) clerk_->stop();
}

namespace {

// A server that was killed keeps a PostgreSQL store until its last transaction has ended, which may
// last on a slow disk. Each try waits for two seconds there; of a file one knows at once.
Result<std::unique_ptr<store::Store>> open_when_free(const ClubSettings& settings, Diary& journal) {
  constexpr int kTries = 6;
  for (int attempt = 1;; ++attempt) {
    auto store = store::open_store(settings.store, store::Access::serve, settings.durability);
    if (store || store.error().key != "locked" || attempt == kTries) return store;
    if (attempt == 1) journal.warn("store_taken", {});
  }
}

}  // namespace

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
  auto store = open_when_free(club->settings_, club->journal_);
  if (!store) return std::unexpected(store.error());
  if (const auto& upgrade = (*store)->upgrade()) {
    club->journal_.info("store_upgraded", {Field::schema(upgrade->to)});
  }
  const auto calendar = (*store)->calendar();
  if (!calendar) return std::unexpected(calendar.error());
  club->calendar_ = Calendar(*calendar, wall_clock());
  auto bans = Bans::look_up(**store);
  if (!bans) return std::unexpected(bans.error());
  club->bans_ = std::move(*bans);
  if (const auto loaded = club->salons_.load(**store); !loaded) {
    return std::unexpected(loaded.error());
  }
  auto signet = Signet::take_out(**store);
  if (!signet) return std::unexpected(signet.error());
  auto clerk = store::Clerk::start(std::move(*store));
  if (!clerk) return std::unexpected(clerk.error());
  club->clerk_ = std::move(*clerk);
  if (store::can_be_shared(club->settings_.store)) {
    for (auto* const place : {&club->porter_, &club->archivist_}) {
      auto looked_at = store::open_store(club->settings_.store, store::Access::inspect);
      if (!looked_at) return std::unexpected(looked_at.error());
      auto reader = Reader::start(std::move(*looked_at));
      if (!reader) return std::unexpected(reader.error());
      *place = std::move(*reader);
    }
  }
  auto bookkeeper = Hand::start(kMostMetrics);
  if (!bookkeeper) return std::unexpected(bookkeeper.error());
  club->bookkeeper_ = std::move(*bookkeeper);
  auto thinkers = Thinkers::start(bot_threads(club->settings_), kMostThoughts);
  if (!thinkers) return std::unexpected(thinkers.error());
  club->thinkers_ = std::move(*thinkers);
  auto passwords = Passwords::start(kMostPasswords);
  if (!passwords) return std::unexpected(passwords.error());
  club->passwords_ = std::move(*passwords);
  if (club->settings_.hooks || club->settings_.push) {
    auto bell = Bell::start(club->settings_.reach);
    if (!bell) return std::unexpected(bell.error());
    club->bell_ = std::move(*bell);
  }
  if (club->settings_.hooks) {
    club->premises_.ring = [club = club.get()](const std::string& person, const Salon& salon) {
      club->ring(person, salon);
    };
  }
  const auto pages = builtin_pages();
  if (!pages) return std::unexpected(pages.error());
  club->settings_.doors.pages = *pages;
  club->settings_.doors.own_names = own_names();
  club->settings_.doors.vital = {"/health", "/ready"};
  auto doors = Doors::open(club->settings_.doors, *club);
  if (!doors) return std::unexpected(doors.error());
  club->doors_ = std::move(*doors);
  club->premises_.doors = club->doors_.get();
  club->premises_.clerk = club->clerk_.get();
  club->premises_.thinkers = club->thinkers_.get();
  const Book::Readers readers{.porter = club->porter_.get(), .archivist = club->archivist_.get()};
  club->pulse_ = std::make_unique<Pulse>(
      *club->doors_, *club->clerk_, club->journal_, club->premises_.displaced, [readers] {
        return (readers.porter && readers.porter->damaged()) ||
               (readers.archivist && readers.archivist->damaged());
      });
  club->book_ = std::make_unique<Book>(*club->doors_, *club->clerk_, readers, *club->pulse_);
  if (club->settings_.push) {
    club->crier_ = std::make_unique<Crier>(
        *club->doors_, *club->book_, *club->bell_, club->journal_, *std::move(signet),
        Crier::Manners{.moment = club->settings_.push_after,
                       .patience = club->settings_.push_again,
                       .contact = club->settings_.push_contact},
        [club = club.get()](const Turn& turn) { return club->is_due(turn); });
    club->premises_.summon = [club = club.get()](const std::string& person, const Salon& salon) {
      club->summon(person, salon);
    };
  }
  return club;
}

void Club::serve() {
  doors_->post([this] {
    salons_.go_on();
    ready_ = true;
    journal_.info("open", {Field::port(port()), Field::count(salons_.size())});
    sweep();
    pulse_->begin();
    look_for_owner();
  });
  doors_->run();
  ready_ = false;
  salons_.fall_silent();
  thinkers_->stop();
  passwords_->stop();
  bookkeeper_->stop();
  for (auto* const reader : {porter_.get(), archivist_.get()}) {
    if (reader != nullptr) reader->stop();
  }
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

void Club::full(std::uint64_t turned_away) {
  journal_.warn("house_full", {Field::count(turned_away)});
}

void Club::flooded(Flood with, std::uint64_t times, const Address& last) {
  const std::initializer_list<Field> fields{Field::count(times), Field::address(last)};
  switch (with) {
    case Flood::requests: return journal_.warn("request_flood", fields);
    case Flood::connections: return journal_.warn("connection_flood", fields);
    case Flood::dawdling: return journal_.warn("slow_requests_cut", fields);
    case Flood::work: return journal_.warn("overworked", fields);
  }
}

void Club::not_let_in(std::uint64_t times, int error) {
  journal_.warn("not_let_in", {Field::count(times), Field::system_error(error)});
}

void Club::stop() {
  if (stopping_.exchange(true)) return;
  doors_->post([this] {
    ready_ = false;
    salons_.rest();
  });
  doors_->stop(settings_.grace);
}

void Club::failed() noexcept {
  try {
    journal_.error("house_failed", {Field::thrown()});
  } catch (...) {
    journal_.lose();
  }
}

void Club::sweep() {
  const Time now = wall_clock();
  clerk_->write({store::SaveCalendar{calendar_.note(now)}}, {});
  if (calendar_.is_plausible()) {
    salons_.sweep(settings_);
    clerk_->write({store::SweepSessions{now - settings_.end_sessions_after.count()},
                   store::SweepGuests{now - settings_.forget_guests_after.count()}},
                  {});
    clerk_->write(
        {store::SweepTables{now - settings_.forget_talk_after.count(),
                            now - settings_.forget_tables_after.count()},
         store::SweepReports{now - settings_.forget_reports_after.count()},
         store::SweepLogins{now - settings_.free_logins_after.count()}, store::SweepBans{now}},
        {});
  }
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
  ask_for_files(settings);
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
