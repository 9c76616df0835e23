#include "guest/party.h"

#include <algorithm>
#include <utility>

#include "guest/reading.h"

namespace noblesse::guest {
namespace {

constexpr Milliseconds kTryAgain{500};
constexpr int kCreated = 201;

std::string kind_of(const Errand& errand, const Response& response) {
  if (response.status == 0) return errand.target + ": " + response.body;
  return errand.target + ": " + std::to_string(response.status);
}

}  // namespace

Party::Party(Coach& coach, Invitation invitation, Tally& tally, Witness* witness)
    : coach_(coach), invitation_(std::move(invitation)), tally_(tally), witness_(witness) {}

void Party::meet() {
  for (unsigned seat = 0; seat < invitation_.seats; ++seat) {
    if (!is_bots(seat)) introduce(seat);
  }
}

std::string Party::address_of(unsigned seat) const {
  const auto& addresses = invitation_.addresses;
  return addresses.empty() ? std::string() : addresses[seat % addresses.size()];
}

void Party::ask(Errand errand, std::function<void(const json::object&)> then) {
  Errand again = errand;
  coach_.ask(std::move(errand), [this, again = std::move(again),
                                 then = std::move(then)](const Response& response) mutable {
    if (response.status == kCreated) {
      const auto body = parse_json(response.body);
      if (body && body->is_object()) return then(body->get_object());
    }
    tally_.fault(kind_of(again, response));
    coach_.after(kTryAgain, [this, again = std::move(again), then = std::move(then)]() mutable {
      ask(std::move(again), std::move(then));
    });
  });
}

void Party::introduce(unsigned seat) {
  const json::object body{{"name", "Guest " + std::to_string(seat + 1)}, {"bearer", true}};
  ask({address_of(seat), "POST", "/api/guests", {}, json::serialize(body)},
      [this, seat](const json::object& answer) {
        tokens_[seat] = text_in(answer, "token");
        if (tokens_.size() + invitation_.bots.size() == invitation_.seats) lay_table();
      });
}

void Party::lay_table() {
  json::object bots;
  for (const auto& [seat, bot] : invitation_.bots) bots[std::to_string(seat)] = bot;
  json::object options{{"game", invitation_.game}, {"seats", invitation_.seats}};
  if (invitation_.clock) {
    options["clock"] = {{"kind", "live"}, {"bank", 600'000}, {"increment", 10'000}};
  }
  const json::object body{
      {"options", std::move(options)}, {"listed", false}, {"bots", std::move(bots)}};
  const auto& [seat, token] = *tokens_.begin();
  ask({address_of(seat), "POST", "/api/tables", token, json::serialize(body)},
      [this](const json::object& answer) {
        const json::object* table = object_in(answer, "table");
        if (table == nullptr) return tally_.fault("a table that is none");
        table_ = text_in(*table, "id");
        key_ = text_in(answer, "invite");
        watch_key_ = text_in(answer, "watch");
        sit_down();
      });
}

void Party::sit_down() {
  for (const auto& [seat, token] : tokens_) {
    Plan plan = invitation_.plan;
    plan.from = address_of(seat);
    plan.token = token;
    plan.table = table_;
    plan.key = key_;
    plan.seat = seat;
    plan.host = invitation_.starts && seat == tokens_.begin()->first;
    plan.seed = Rng::mix(invitation_.seed + seat);
    players_.push_back(std::make_unique<Player>(coach_, std::move(plan), tally_, witness_));
    players_.back()->come();
  }
  if (invitation_.watcher) watch();
}

void Party::watch() {
  const json::object body{{"name", "Watcher"}, {"bearer", true}};
  ask({address_of(0), "POST", "/api/guests", {}, json::serialize(body)},
      [this](const json::object& answer) {
        Plan plan;
        plan.from = address_of(0);
        plan.token = text_in(answer, "token");
        plan.table = table_;
        plan.key = watch_key_;
        watcher_ = std::make_unique<Watcher>(coach_, std::move(plan), tally_);
        watcher_->come();
      });
}

std::size_t Party::lines() const {
  const auto players = std::ranges::count_if(
      players_, &Player::is_connected, [](const auto& player) -> const Player& { return *player; });
  return static_cast<std::size_t>(players) + (watcher_ && watcher_->is_connected() ? 1 : 0);
}

bool Party::is_playing() const {
  if (invitation_.watcher && !watcher_) return false;
  return !players_.empty() && std::ranges::all_of(players_, [this](const auto& player) {
    return player->is_connected() && player->is_seated() &&
           (!invitation_.starts || player->seen().stage != "gathering");
  });
}

}  // namespace noblesse::guest
