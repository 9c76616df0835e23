// A worker of the browser, in a test: it puts requests to a parlour and sorts what comes out. What
// it asked and what it got can be written down, for same_bytes.mjs to ask the same elsewhere.
#pragma once

#include <chrono>
#include <memory>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/json.h"
#include "parlour/parlour.h"

namespace noblesse::home {

// What one request led to.
struct Outcome {
  std::vector<std::pair<Connection, json::object>> letters;
  std::vector<std::pair<std::string, std::string>> kept;  // table and line
  json::object answer;

  bool ok() const { return answer.at("ok").as_bool(); }
  std::string error() const { return ok() ? "" : std::string(answer.at("error").as_string()); }
};

class Worker {
 public:
  explicit Worker(std::shared_ptr<const Shelf> shelf, std::ostream* transcript = nullptr)
      : shelf_(std::move(shelf)), transcript_(transcript) {
    begin_anew();
  }

  // The page is closed and opened again: all that is left is what was stored.
  void begin_anew() {
    parlour_ = std::make_unique<Parlour>(shelf_);
    if (transcript_ != nullptr) *transcript_ << "!\n";
  }

  Outcome ask(const json::object& request) { return ask(json::serialize(request)); }

  Outcome ask(std::string_view request) {
    const auto start = std::chrono::steady_clock::now();
    const std::string lines = parlour_->call(request);
    busy_ += std::chrono::steady_clock::now() - start;
    ++requests_;
    if (transcript_ != nullptr) *transcript_ << "> " << request << '\n';
    Outcome outcome;
    for (std::size_t at = 0; at < lines.size();) {
      const std::size_t end = lines.find('\n', at);
      const std::string_view line(lines.data() + at, end - at);
      if (transcript_ != nullptr) *transcript_ << "< " << line << '\n';
      sort(parse_json(line).value().as_object(), outcome);
      at = end + 1;
    }
    return outcome;
  }

  std::size_t requests() const { return requests_; }
  // How long the parlour was at work.
  double seconds() const { return std::chrono::duration<double>(busy_).count(); }

 private:
  static void sort(json::object line, Outcome& outcome) {
    if (const json::value* to = line.if_contains("send")) {
      outcome.letters.emplace_back(to->to_number<Connection>(),
                                   std::move(line.at("letter").as_object()));
    } else if (const json::value* table = line.if_contains("keep")) {
      outcome.kept.emplace_back(table->as_string(), line.at("line").as_string());
    } else {
      outcome.answer = std::move(line);
    }
  }

  std::shared_ptr<const Shelf> shelf_;
  std::ostream* transcript_;
  std::unique_ptr<Parlour> parlour_;
  std::size_t requests_ = 0;
  std::chrono::steady_clock::duration busy_{};
};

}  // namespace noblesse::home
