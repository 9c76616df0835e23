// Somebody who watches a table: hears everything, says nothing.
#pragma once

#include <memory>
#include <string>

#include "guest/coach.h"
#include "guest/player.h"

namespace noblesse::guest {

class Watcher final : Listener {
 public:
  Watcher(Coach& coach, Plan plan, Tally& tally)
      : coach_(coach), plan_(std::move(plan)), tally_(tally) {}
  Watcher(const Watcher&) = delete;
  Watcher& operator=(const Watcher&) = delete;
  ~Watcher() = default;

  void come() {
    line_ = coach_.open(
        {plan_.from, "/api/tables/" + plan_.table + "/line?key=" + plan_.key, plan_.token}, *this);
  }
  bool is_connected() const { return connected_; }

 private:
  void opened() override { connected_ = true; }
  void heard(std::string_view text) override {
    ++tally_.letters;
    tally_.bytes += text.size();
  }
  void ended(const Ending& ending) override {
    connected_ = false;
    tally_.fault("a watcher was sent away: " + std::to_string(ending.status) + " " +
                 std::to_string(ending.code) + " " + ending.why);
  }

  Coach& coach_;
  Plan plan_;
  Tally& tally_;
  std::unique_ptr<Line> line_;
  bool connected_ = false;
};

}  // namespace noblesse::guest
