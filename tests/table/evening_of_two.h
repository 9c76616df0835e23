// Two people at a table in a test, ann on seat 0 (she is the host) and bob on seat 1, and what each
// of them is sent.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "base/rng.h"
#include "table/fair_dealer.h"
#include "tests/table/hall.h"

namespace noblesse::hall {

class EveningOfTwo : public testing::Test {
 protected:
  static constexpr Connection kAnn = 1;
  static constexpr Connection kBob = 2;

  static TableOptions game_of(std::string_view game) {
    TableOptions options;
    options.game = game;
    options.edition = game == "adel" ? "classic" : "italia";
    options.seats = 2;
    if (game == "mille") options.first = 0;  // Ann (M19)
    return options;
  }

  void lay(const TableOptions& options, std::uint8_t deal = 0) {
    hall_ = std::make_unique<Hall>(std::make_shared<const Shelf>(), "t", "ann", options,
                                   std::make_shared<FairDealer>("t", Seed{deal}));
    hall_->arrive(kAnn, "ann");
    hall_->arrive(kBob, "bob");
  }
  void begin(const TableOptions& options, std::uint8_t deal = 0) {
    lay(options, deal);
    ask(kAnn, R"({"do":"sit","seat":0})");
    ask(kBob, R"({"do":"sit","seat":1})");
    ask(kAnn, R"({"do":"start"})");
  }

  // Everything that a connection is sent for one message.
  std::string ask(Connection who, std::string_view message) {
    hall_->letters.clear();
    hall_->receive(who, message);
    return sent_to(who);
  }
  std::string sent_to(Connection who) const {
    std::string sent;
    for (const Sent& letter : hall_->letters) {
      if (letter.to == who) sent += letter.text + "\n";
    }
    return sent;
  }
  std::string view(Connection who) { return ask(who, R"({"do":"resume"})"); }
  std::string choose(Connection who, std::string_view move) {
    return ask(who, R"({"do":"choose","question":)" + std::to_string(hall_->table().question()) +
                        R"(,"move":")" + std::string(move) + "\"}");
  }
  static bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
  }
  bool is_asked(Connection who) { return has(view(who), R"("question":{)"); }
  // If they are asked they take any decision that is offered to them.
  void choose_any(Connection who) {
    hall_->letters.clear();
    hall_->receive(who, R"({"do":"resume"})");
    const json::value view = *parse_json(hall_->letters.back().text);
    if (!view.at("question").is_object()) return;
    const json::array& moves = view.at("question").at("moves").as_array();
    choose(who, moves[rng_.below(static_cast<unsigned>(moves.size()))].as_string());
  }
  void play_to_the_end() {
    for (int i = 0; i < 5'000 && hall_->table().stage() == Table::Stage::playing; ++i) {
      choose_any(kAnn);
      choose_any(kBob);
      while (hall_->let_one_think()) {
      }
    }
    ASSERT_EQ(hall_->table().stage(), Table::Stage::over);
  }
  // Nothing happens for so long but what is due.
  void wait(Time time) {
    hall_->now += time;
    hall_->letters.clear();
    hall_->wake();
  }

  std::unique_ptr<Hall> hall_;
  Rng rng_{1};
};

}  // namespace noblesse::hall
