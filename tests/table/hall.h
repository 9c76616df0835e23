// The club's hall in a test: it hosts one table, with the clock in its hand, and carries every
// letter, thought and kept line, so that a test can lose, repeat, delay and reorder them.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "table/table.h"

namespace noblesse::hall {

struct Sent {
  Connection to = 0;
  Time at = 0;
  std::string text;

  friend bool operator==(const Sent&, const Sent&) = default;
};

class Hall final : public Post {
 public:
  Hall(std::shared_ptr<const Shelf> shelf, std::string id, std::string host,
       const TableOptions& options, std::shared_ptr<const Dealer> dealer)
      : shelf_(std::move(shelf)),
        id_(std::move(id)),
        host_(std::move(host)),
        options_(options),
        dealer_(std::move(dealer)),
        table_(fresh()) {}

  void send(Connection to, std::string_view text) override {
    letters.push_back({to, now, std::string(text)});
  }
  void think(Thinking thinking) override { thinkings.push_back(std::move(thinking)); }
  // With the line goes the row of the table, which has the host of today.
  void keep(std::string_view line) override {
    EXPECT_TRUE(parse_json(line)) << line << "\ncould not be read back";
    lines.emplace_back(line);
    host_ = table_->host();
  }

  Table& table() { return *table_; }

  void arrive(Connection connection, std::string_view person) {
    table_->arrive(now, connection, person, person, true, *this);
  }
  void depart(Connection connection, Departure why) { table_->depart(now, connection, why, *this); }
  void receive(Connection connection, std::string_view message) {
    table_->receive(now, connection, message, *this);
  }
  void wake() { table_->wake(now, *this); }

  // The oldest bot that is to think does so.
  bool let_one_think() {
    if (thinkings.empty()) return false;
    const Thinking thinking = std::move(thinkings.front());
    thinkings.erase(thinkings.begin());
    table_->think(now, think_it_over(thinking), *this);
    return true;
  }

  // Writes the table down whole: from here on a restart needs only the lines that follow.
  void take_snapshot() {
    snapshot_ = table_->snapshot();
    in_snapshot_ = lines.size();
  }

  // The hall closes in order for so long, and opens again.
  Result<void> close_for(Time time) {
    table_->rest(now, *this);
    now += time;
    return restart();
  }

  // The power fails: all that is left are the kept lines, and the last snapshot.
  Result<void> restart() {
    letters.clear();
    thinkings.clear();
    table_ = fresh();
    if (auto restored = read_back(); !restored) return restored;
    if (table_->host() != host_) return fail("the table has another host");
    table_->go_on(now, *this);
    return {};
  }

  Time now = 1'000'000;
  std::vector<Sent> letters;
  std::vector<Thinking> thinkings;
  std::vector<std::string> lines;

 private:
  Result<void> read_back() {
    if (in_snapshot_ > 0) {
      if (const auto restored = table_->restore_snapshot(snapshot_); !restored) return restored;
    }
    for (std::size_t i = in_snapshot_; i < lines.size(); ++i) {
      if (const auto restored = table_->restore(lines[i]); !restored) return restored;
    }
    return {};
  }
  std::unique_ptr<Table> fresh() const {
    return std::make_unique<Table>(shelf_, id_, host_, options_, dealer_);
  }

  std::shared_ptr<const Shelf> shelf_;
  std::string id_;
  std::string host_;
  TableOptions options_;
  std::shared_ptr<const Dealer> dealer_;
  std::unique_ptr<Table> table_;
  std::string snapshot_;
  std::size_t in_snapshot_ = 0;
};

}  // namespace noblesse::hall
