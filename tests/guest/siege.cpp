#include "tests/guest/siege.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>

namespace noblesse::guest {
namespace {

constexpr Milliseconds kLook{10};
constexpr std::uint32_t kLongestLife = 400;   // ms from the first guest to the kill
constexpr std::uint32_t kLongestStart = 120;  // ms from the start to a kill that comes early
constexpr std::uint32_t kLongestFault = 250;  // ms
constexpr std::chrono::seconds kPatience{60};
constexpr std::chrono::milliseconds kPatiencePerKill{2'000};

Moment now() { return std::chrono::steady_clock::now(); }

// Four tables of four people, both games; at two of them sits a bot too or instead.
std::vector<Invitation> invitations(std::uint64_t seed, Milliseconds pause) {
  std::vector<Invitation> all(4);
  all[1].game = all[3].game = "mille";
  all[2].seats = 5;
  all[2].bots = {{2, "novice"}};
  all[3].bots = {{1, "random"}};
  for (std::size_t table = 0; table < all.size(); ++table) {
    for (std::size_t person = 0; person < all[table].seats; ++person) {
      all[table].addresses.push_back(near_address(table * 8 + person));
    }
    all[table].seed = seed + table * 8;
    all[table].plan.pause = pause;
    all[table].plan.shortest_wait = Milliseconds(10);
    all[table].plan.longest_wait = Milliseconds(80);
  }
  return all;
}

}  // namespace

Siege::Siege(const SiegePlan& plan)
    : plan_(plan),
      rng_(plan.seed),
      coach_({"127.0.0.1", plan.port}),
      club_(plan.program,
            {"--port", std::to_string(plan.port), "--store", plan.store, "--bot-pause", "0",
             "--requests-per-second", "10000", "--log", "warn"},
            plan.log),
      begin_(now()) {
  // Between two kills nobody says more than a line may; a fault of the disk may last until it is
  // felt.
  const Milliseconds pause(plan.faults > 0 ? 60 : 5);
  for (Invitation& invitation : invitations(plan.seed, pause)) {
    parties_.push_back(std::make_unique<Party>(coach_, std::move(invitation), tally_, &auditor_));
  }
}

void Siege::run() {
  start_club();
  for (const auto& party : parties_) party->meet();
  wait_for_players();
  coach_.after(kLook, [this] { drop_somebody(); });
  coach_.run();
}

bool Siege::everybody(bool (*is_so)(const Player&)) const {
  return std::ranges::all_of(parties_, [&](const auto& party) {
    return !party->players().empty() &&
           std::ranges::all_of(party->players(),
                               [&](const auto& player) { return is_so(*player); });
  });
}

bool Siege::is_late() const {
  return now() - begin_ > kPatience + (plan_.kills + plan_.faults) * kPatiencePerKill;
}

void Siege::start_club() {
  if (const auto started = club_.start(); !started) auditor_.fault(started.error().message);
}

// The next kill comes at any moment after the first guest is back, or sometimes before.
void Siege::wait_for_players() {
  const bool introduced =
      std::ranges::none_of(parties_, [](const auto& party) { return party->players().empty(); });
  if (is_late()) {
    auditor_.fault("the players do not come back");
    return coach_.stop();
  }
  // On a disk that fails it would not even start, and say so.
  if (introduced && kills_ > 0 && kills_ < plan_.kills && rng_.below(6) == 0) {
    coach_.after(Milliseconds(rng_.below(kLongestStart)), [this] { kill_club(); });
    return;
  }
  const auto look = [this](const auto& self) -> void {
    const bool somebody = std::ranges::any_of(parties_, [](const auto& party) {
      return std::ranges::any_of(party->players(),
                                 [](const auto& player) { return player->is_connected(); });
    });
    if (is_late()) return wait_for_players();
    if (!somebody) return void(coach_.after(kLook, [self] { self(self); }));
    coach_.after(Milliseconds(rng_.below(kLongestLife)), [this] { strike(); });
  };
  look(look);
}

void Siege::strike() {
  const int kills = plan_.kills - kills_;
  const int faults = plan_.faults - faults_;
  if (kills + faults == 0) return let_them_finish();
  if (static_cast<int>(rng_.below(static_cast<std::uint32_t>(kills + faults))) < faults) {
    return spoil_disk();
  }
  kill_club();
}

// In the journal, where somebody looks who has to guess otherwise. A disk that is slow or forgets
// what it was told to keep cannot be noticed by its errors.
bool Siege::is_noted(testing::Weather weather) const {
  using enum testing::Weather;
  if (weather != unreadable && weather != full) return true;
  std::ifstream file(plan_.log);
  const std::string journal(std::istreambuf_iterator<char>(file), {});
  return journal.contains(weather == full ? R"("event":"not_written")" : R"("event":"not_read")");
}

// For a while; in every way once, and then in any.
void Siege::spoil_disk() {
  using enum testing::Weather;
  constexpr std::array kWeathers = {full, read_only, broken, unsafe, slow, unreadable};
  const auto turn = static_cast<std::size_t>(faults_);
  const auto weather = kWeathers[turn < kWeathers.size() ? turn : rng_.below(kWeathers.size())];
  const std::uint32_t felt = plan_.disk->felt(weather);
  plan_.disk->be(weather);
  ++faults_;
  coach_.after(Milliseconds(rng_.below(kLongestFault)), [=, this] { clear_up(weather, felt); });
}

// Not before the club has felt it and has said so; sometimes it is killed before the disk is good
// again.
void Siege::clear_up(testing::Weather weather, std::uint32_t felt_before) {
  const bool felt = plan_.disk->felt(weather) > felt_before;
  if ((!felt || !is_noted(weather)) && !is_late()) {
    coach_.after(kLook, [=, this] { clear_up(weather, felt_before); });
    return;
  }
  faults_felt_ += felt ? 1 : 0;
  const bool kill = kills_ < plan_.kills && rng_.below(4) == 0;
  kills_in_bad_weather_ += kill ? 1 : 0;
  if (kill) return kill_club();
  plan_.disk->be(testing::Weather::good);
  wait_for_players();
}

void Siege::kill_club() {
  int in_flight = 0;
  bool nobody_is_in = true;
  for (const auto& party : parties_) {
    for (const auto& player : party->players()) {
      in_flight += player->is_connected() && player->is_choosing() ? 1 : 0;
      nobody_is_in = nobody_is_in && !player->is_connected();
    }
  }
  if (const auto killed = club_.kill(); !killed) auditor_.fault(killed.error().message);
  ++kills_;
  kills_at_start_ += nobody_is_in ? 1 : 0;
  kills_in_flight_ += in_flight > 0 ? 1 : 0;
  choices_in_flight_ += in_flight;
  if (plan_.disk != nullptr) plan_.disk->be(testing::Weather::good);
  start_club();
  // Not before everybody has noticed.
  coach_.after(2 * kLook, [this] { wait_for_players(); });
}

// Connections are lost for other reasons too.
void Siege::drop_somebody() {
  if (finishing_) return;
  const auto& players =
      parties_[rng_.below(static_cast<std::uint32_t>(parties_.size()))]->players();
  if (!players.empty()) {
    Player& player = *players[rng_.below(static_cast<std::uint32_t>(players.size()))];
    drops_ += player.is_connected() ? 1 : 0;
    player.drop();
  }
  coach_.after(Milliseconds(rng_.below(60)), [this] { drop_somebody(); });
}

void Siege::let_them_finish() {
  finishing_ = true;
  for (const auto& party : parties_) {
    for (const auto& player : party->players()) player->no_more();
  }
  if (is_late()) {
    auditor_.fault("not every game ends");
    return coach_.stop();
  }
  const auto is_done = [](const Player& player) {
    return player.is_connected() && player.seen().stage == "over";
  };
  if (!everybody(is_done)) {
    coach_.after(kLook, [this] { let_them_finish(); });
    return;
  }
  // Once more: what was told has to be there, not only in the club's head.
  if (const auto killed = club_.kill(); !killed) auditor_.fault(killed.error().message);
  ++kills_;
  start_club();
  look_at_records();
}

void Siege::look_at_records() {
  const auto games = auditor_.ended();
  games_asked_ = games.size();
  if (games.empty()) return coach_.stop();
  for (const Auditor::GameId& id : games) {
    const auto ask = [this, id](const auto& self) -> void {
      coach_.ask({{}, "GET", "/api/games/" + id.first + "/" + std::to_string(id.second), {}, {}},
                 [this, id, self](const Response& response) {
                   if (response.status == 0 && !is_late()) {  // not up yet
                     return void(coach_.after(kLook, [self] { self(self); }));
                   }
                   auditor_.check_game(shelf_, id, response);
                   if (++games_checked_ == games_asked_) coach_.stop();
                 });
    };
    ask(ask);
  }
}

std::string Siege::in_words() const {
  const auto number = [](const char* what, auto count) {
    return std::string(what) + " " + std::to_string(count) + ", ";
  };
  std::string errors;
  for (const auto& [error, count] : tally_.errors) {
    errors += "\n" + std::to_string(count) + " times: " + error;
  }
  return number("faults of the disk", faults_) + number("felt", faults_felt_) +
         number("kills while it failed", kills_in_bad_weather_) + number("kills", kills_) +
         number("while a choice was in flight", kills_in_flight_) +
         number("before anybody was in", kills_at_start_) +
         number("choices in flight at a kill", choices_in_flight_) +
         number("of those resent", tally_.resent) + number("found written", tally_.found) +
         number("lines dropped", drops_) + number("lines lost", tally_.lost) +
         number("reconnects", tally_.returns) + number("vain knocks", tally_.knocks) +
         number("resumed by events", tally_.resumes) + number("by a view", tally_.whole_views) +
         number("choices acknowledged", tally_.choices) + number("letters", tally_.letters) +
         number("games checked", games_checked_) +
         std::to_string(std::chrono::duration_cast<std::chrono::seconds>(now() - begin_).count()) +
         " s" + errors;
}

}  // namespace noblesse::guest
