// A house behind simulated doors that does whatever a house may do: answers at once, late, never,
// with a throw; talks, closes and throws on its lines. It knows who is here.
#pragma once

#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "doors/hall.h"
#include "tests/doors/street_end.h"

namespace noblesse::testing {

class StreetHouse final : public House {
 public:
  explicit StreetHouse(Choose& choose) : choose_(choose) {}
  void attach(Hall& hall) { hall_ = &hall; }

  bool is_empty() const { return here_.empty(); }
  const std::string& fault() const { return fault_; }
  // Whoever still waits for an answer waits in vain.
  void forget_letters() {
    replies_.clear();
    verdicts_.clear();
  }

  void ask(Asking asking, Reply reply) override {
    Answer answer;
    answer.body = asking.path + asking.body;
    if (choose_(8) == 0) answer.body.assign(100'000, 'x');
    say(std::move(reply), std::move(answer), replies_);
  }
  void admit(Asking /*asking*/, Verdict verdict) override {
    std::expected<Admission, Answer> judged = std::make_unique<Ticket>();
    if (choose_(10) == 0) judged = std::unexpected(Answer{.status = 404, .body = "no line"});
    say(std::move(verdict), std::move(judged), verdicts_);
  }
  void opened(LineId line, Admission /*admission*/) override {
    if (!here_.insert(line).second) fault_ = "a line was opened twice";
    if (choose_(16) == 0) hall_->close(line, 4001, "not today");
    if (choose_(32) == 0) throw std::runtime_error("the house burns");
  }
  void heard(LineId line, std::string_view text) override {
    if (!here_.contains(line)) fault_ = "a line was heard that is not open";
    const auto echo = std::make_shared<const std::string>(text);
    switch (choose_(12)) {
      case 0: hall_->close(line, 4001, "as you wish"); break;
      case 1:
        for (const LineId each : here_) hall_->send(each, echo);
        break;
      case 2:
        for (int i = 0; i < 20; ++i) {
          hall_->send(line, std::make_shared<const std::string>(16'000, 'x'));
        }
        break;
      case 3:
        hall_->after(Milliseconds(choose_(5'000)), [this, line, echo] {
          hall_->send(line, echo);
          hall_->close(line, 4002, "later");
        });
        break;
      case 4: throw std::runtime_error("the house burns");
      case 5: break;
      default: hall_->send(line, echo); break;
    }
  }
  void closed(LineId line, LineEnd /*why*/) override {
    if (here_.erase(line) == 0) fault_ = "a line was closed that is not open";
    if (choose_(16) == 0) throw std::runtime_error("the house burns");
  }

 private:
  template <class What>
  void say(Mailbox<What> post, What what, std::vector<Mailbox<What>>& kept) {
    switch (choose_(16)) {
      case 0: kept.push_back(std::move(post)); break;  // never
      case 1: throw std::runtime_error("the house burns");
      case 2: break;  // dropped
      case 3:
      case 4:
        hall_->after(
            Milliseconds(choose_(40'000)),
            [post = std::move(post), what = std::move(what)]() mutable { post(std::move(what)); });
        break;
      default: post(std::move(what)); break;
    }
  }

  Choose& choose_;
  Hall* hall_ = nullptr;
  std::set<LineId> here_;
  std::vector<Reply> replies_;
  std::vector<Verdict> verdicts_;
  std::string fault_;
};

}  // namespace noblesse::testing
