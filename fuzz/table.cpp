// A table that is told anything at all, from any stage of an evening on. The first four bytes lay
// it; then each line of the input is a message of one of two people or of a spectator, by its first
// byte, or if there is nothing else in it, something that happens. Nothing breaks, every message is
// answered, the table is consistent, and built again from the kept lines it shows everybody the
// same.
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "fuzz/expect.h"
#include "table/fair_dealer.h"
#include "table/table.h"
#include "tests/table/consistent.h"

namespace {

using namespace noblesse;

const std::shared_ptr<const Shelf>& shelf() {
  static const auto kShelf = std::make_shared<const Shelf>();
  return kShelf;
}

class Evening final : public Post {
 public:
  explicit Evening(const TableOptions& options) : options_(options), table_(fresh()) {
    for (std::size_t who = 0; who < people.size(); ++who) arrive(who);
  }

  void send(Connection to, std::string_view text) override { letters.emplace_back(to, text); }
  void think(Thinking thinking) override { thinkings_.push_back(std::move(thinking)); }
  void keep(std::string_view line) override { lines_.emplace_back(line); }

  Table& table() { return *table_; }

  void arrive(std::size_t who) {
    if (here_[who] != 0) return;
    here_[who] = ++connections_;
    // Who is the last of them only watches.
    table_->arrive(now, here_[who], people[who], people[who], who + 1 < people.size(), *this);
  }
  void depart(std::size_t who) {
    table_->depart(now, std::exchange(here_[who], 0), Departure::connection_lost, *this);
  }
  void say(std::size_t who, std::string_view message) {
    arrive(who);
    letters.clear();
    table_->receive(now, here_[who], message, *this);
    bool answered = false;
    for (const auto& [to, text] : letters) {
      answered = answered || (to == here_[who] && (text.find("\"ok\":true") != std::string::npos ||
                                                   text.find("\"refused\"") != std::string::npos));
    }
    expect(answered, "every message is answered");
  }
  bool let_one_think() {
    if (thinkings_.empty()) return false;
    const Thinking thinking = std::move(thinkings_.front());
    thinkings_.erase(thinkings_.begin());
    table_->think(now, think_it_over(thinking), *this);
    return true;
  }
  void wake() { table_->wake(now, *this); }
  void take_snapshot() {
    snapshot_ = table_->snapshot();
    in_snapshot_ = lines_.size();
  }
  void close() { table_->rest(now, *this); }
  // From what was kept, after however long.
  void restart(Time gap) {
    here_ = {};
    thinkings_.clear();
    table_ = read_back();
    now += gap;
    table_->go_on(now, *this);
  }
  void check() const {
    const std::string wrong = hall::inconsistency(*table_, thinkings_);
    expect(wrong.empty(), wrong.c_str());
  }
  // The table that was kept shows everybody the same. Since when somebody is away is not kept: they
  // all come once more, and go together.
  void compare() {
    for (std::size_t who = 0; who < people.size(); ++who) arrive(who);
    for (std::size_t who = 0; who < people.size(); ++who) depart(who);
    const auto again = read_back();
    for (const std::string person : people) {
      expect(look(*table_, person) == look(*again, person), "what was kept is the same table");
    }
  }

  static constexpr std::array<const char*, 3> people{"a", "b", "c"};
  Time now = 1'000'000;
  std::vector<std::pair<Connection, std::string>> letters;

 private:
  std::unique_ptr<Table> fresh() const {
    return std::make_unique<Table>(shelf(), "t", "a", options_,
                                   std::make_shared<FairDealer>("t", Seed{}));
  }
  std::unique_ptr<Table> read_back() const {
    auto table = fresh();
    if (in_snapshot_ > 0) {
      expect(table->restore_snapshot(snapshot_).has_value(), "a snapshot can be read back");
    }
    for (std::size_t i = in_snapshot_; i < lines_.size(); ++i) {
      expect(table->restore(lines_[i]).has_value(), "a kept line can be read back");
    }
    return table;
  }
  // What the person sees now, without the number of events.
  std::string look(Table& table, const std::string& person) {
    letters.clear();
    const Connection connection = ++connections_;
    table.arrive(now, connection, person, person, true, *this);
    expect(!letters.empty(), "whoever comes is shown the table");
    std::string view = letters.front().second;
    table.depart(now, connection, Departure::left, *this);
    return view.substr(view.find("\"view\""));
  }

  TableOptions options_;
  std::unique_ptr<Table> table_;
  std::array<Connection, 3> here_{};  // 0: away
  Connection connections_ = 0;
  std::vector<Thinking> thinkings_;
  std::vector<std::string> lines_;
  std::string snapshot_;
  std::size_t in_snapshot_ = 0;
};

TableOptions options_of(unsigned char first, unsigned char second) {
  TableOptions options;
  const bool adel = first % 2 == 0;
  options.game = adel ? "adel" : "mille";
  options.seats = 2 + second % (adel ? 5 : 3);
  options.edition = !adel ? "italia" : options.seats == 6 ? "grand" : "classic";
  options.beat = first % 4 >= 2 ? 100 : 0;
  options.shown_locks = first % 8 >= 4;
  options.clock.kind = static_cast<ClockOptions::Kind>(first / 8 % 3);
  options.clock.bank = options.clock.kind == ClockOptions::Kind::none ? 0 : 5'000;
  options.watching = static_cast<Watching>(first / 24 % 3);
  options.stand_in = "random";
  return options;
}

std::string at_seat(std::string_view verb, std::size_t seat) {
  return R"({"do":")" + std::string(verb) + R"(","seat":)" + std::to_string(seat) + "}";
}

// Gathering with nobody, with everybody, playing, over, and gathering for another game. `a` has
// the first chair and as many more as they `hold`, `b` the next one, bots the others.
void lead_to(Evening& evening, unsigned stage, unsigned hold) {
  if (stage == 0) return;
  const std::size_t seats = evening.table().chairs().size();
  for (std::size_t seat = 0; seat < seats; ++seat) {
    if (seat <= hold)
      evening.say(0, at_seat("sit", seat));
    else if (seat == hold + 1)
      evening.say(1, at_seat("sit", seat));
    else
      evening.say(0, R"({"do":"bot","bot":"random","seat":)" + std::to_string(seat) + "}");
  }
  if (stage == 1) return;
  evening.say(0, R"({"do":"start"})");
  if (stage == 2) return;
  evening.say(0, R"({"do":"leave"})");
  evening.say(1, R"({"do":"leave"})");
  while (evening.table().stage() == Table::Stage::playing) {
    if (evening.let_one_think()) continue;
    evening.now = evening.table().next_wake().value_or(evening.now);
    evening.wake();
  }
  if (stage == 3) return;
  evening.say(0, R"({"do":"rematch"})");
  evening.say(1, R"({"do":"rematch"})");
}

void happen(Evening& evening, unsigned what, std::size_t who) {
  switch (what) {
    case 0: return evening.wake();
    case 1: return evening.depart(who);
    case 2: return evening.arrive(who);
    case 3: evening.close(); return evening.restart(360'000);
    case 4: return evening.restart(-2'000);
    case 5: return evening.take_snapshot();
    default: evening.let_one_think();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  constexpr std::size_t kLaid = 4;
  if (size < kLaid || size > 4096) return 0;
  Evening evening(options_of(data[0], data[1]));
  lead_to(evening, data[2] % 5, data[3] % 4);
  std::string_view rest(reinterpret_cast<const char*>(data) + kLaid, size - kLaid);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line.empty()) continue;
    const auto first = static_cast<unsigned char>(line[0]);
    evening.now += first < 128 ? first : (first - 128) * 1000;
    const std::size_t who = first % 3;
    if (line.size() == 1)
      happen(evening, first / 3 % 7, who);
    else
      evening.say(who, line.substr(1));
    evening.check();
  }
  evening.compare();
  return 0;
}
