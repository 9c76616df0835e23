// What tables cost: the memory of one at rest, the time of one choice, and whether either grows
// when a thousand of them are played on and on in one thread.
#include <fmt/core.h>
#include <malloc.h>

#include <algorithm>
#include <chrono>
#include <deque>

#include "app/bench_table.h"
#include "base/rng.h"
#include "table/fair_dealer.h"
#include "table/table.h"

namespace noblesse {
namespace {

using Clock = std::chrono::steady_clock;

// A table of people who choose at random and play again and again. It reads the letters with as
// little work as possible: only the table is to be measured.
class Party final : public Post {
 public:
  Party(const std::shared_ptr<const Shelf>& shelf, const TableOptions& options,
        std::uint64_t number)
      : rng_(number),
        questions_(static_cast<std::size_t>(options.seats)),
        table_(shelf, fmt::format("{:032x}", number), person(0), options,
               std::make_shared<FairDealer>(fmt::format("{:032x}", number), Seed{})) {
    for (Seat seat = 0; seat < seats(); ++seat) {
      table_.arrive(now_, seat, person(seat), fmt::format("Player {}", seat + 1), true, *this);
      tell(seat, fmt::format(R"({{"do":"sit","seat":{}}})", seat));
    }
    tell(0, R"({"do":"start"})");
    read_letters();
  }

  // One choice. Returns the time that the table took for it; for a rematch, which is no choice, 0.
  Clock::duration choose() {
    if (table_.stage() == Table::Stage::over) {
      for (Seat seat = 0; seat < seats(); ++seat) tell(seat, R"({"do":"rematch"})");
      tell(0, R"({"do":"start"})");
      read_letters();
    }
    Seat seat = 0;
    while (questions_[seat].empty()) ++seat;
    const std::string answer = some_answer(questions_[seat]);
    forget(seat);
    const auto begin = Clock::now();
    tell(seat, answer);
    const auto spent = Clock::now() - begin;
    read_letters();
    return spent;
  }

  void send(Connection to, std::string_view text) override {
    letters_.emplace_back(static_cast<Seat>(to), text.size());
    texts_ += text;
  }
  void think(Thinking) override {}
  void keep(std::string_view line) override { bytes_ += line.size(); }

  std::uint64_t bytes() const { return bytes_; }
  // What the people of this benchmark take, rather than the table.
  std::size_t memory_of_people() const {
    std::size_t bytes = sizeof(Party) - sizeof(Table) + questions_.size() * sizeof(std::string);
    for (const std::string& question : questions_) bytes += question.capacity();
    return bytes + texts_.capacity() + letters_.capacity() * sizeof(letters_.front());
  }

 private:
  Seat seats() const { return static_cast<Seat>(questions_.size()); }
  void read_letters() {
    std::string_view rest = texts_;
    for (const auto& [seat, size] : letters_) {
      const std::string_view text = rest.substr(0, size);
      rest.remove_prefix(size);
      const std::size_t asked = text.find(R"("question":)");
      if (asked == std::string_view::npos) continue;
      forget(seat);
      if (text[asked + 11] == '{') questions_[seat].assign(text.substr(asked + 11));
    }
    bytes_ += texts_.size();
    letters_.clear();
    texts_.clear();
  }
  void forget(Seat seat) { questions_[seat] = std::string(); }
  static std::string person(Seat seat) { return fmt::format("{:032x}", seat + 1); }
  void tell(Seat seat, std::string_view message) {
    table_.receive(now_ += 5, seat, message, *this);
  }

  // The question begins {"id":12,"seat":…,"moves":["castle","auction"],…
  std::string some_answer(const std::string& question) {
    const std::size_t id = question.find(':') + 1;
    std::vector<std::string_view> moves;
    std::size_t at = question.find(R"("moves":[)") + 9;
    while (question[at] == '"') {
      const std::size_t end = question.find('"', at + 1);
      moves.push_back(std::string_view(question).substr(at + 1, end - at - 1));
      at = end + (question[end + 1] == ',' ? 2 : 1);
    }
    return fmt::format(R"({{"do":"choose","question":{},"move":"{}"}})",
                       question.substr(id, question.find(',') - id),
                       moves[rng_.below(static_cast<unsigned>(moves.size()))]);
  }

  Rng rng_;
  Time now_ = 1'000'000;
  std::vector<std::string> questions_;
  std::vector<std::pair<Seat, std::size_t>> letters_;
  std::string texts_;
  std::uint64_t bytes_ = 0;
  Table table_;
};

std::size_t memory_in_use() {
  const auto info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

TableOptions four_at(std::string_view game) {
  TableOptions options;
  options.game = game;
  options.edition = game == "adel" ? "classic" : "italia";
  options.seats = 4;
  return options;
}

void measure_game(std::string_view game, std::size_t tables, int choices) {
  constexpr int kRounds = 4;
  const auto shelf = std::make_shared<const Shelf>();
  const TableOptions options = four_at(game);
  {
    const Party first(shelf, options, 0);
  }  // whatever is set up once
  const std::size_t before = memory_in_use();
  std::deque<Party> parties;
  for (std::size_t i = 0; i < tables; ++i) parties.emplace_back(shelf, options, i + 1);

  fmt::print("{} tables of {}, 4 people each, {} choices at each table\n", tables, game, choices);
  for (int round = 1; round <= kRounds; ++round) {
    std::vector<double> means;  // of each table; the machine may be busy with something else
    std::uint64_t letters = 0;
    for (const Party& party : parties) letters += party.bytes();
    for (Party& party : parties) {
      Clock::duration sum{};
      for (int i = 0; i < choices / kRounds; ++i) sum += party.choose();
      const double mean =
          std::chrono::duration<double, std::micro>(sum).count() * kRounds / choices;
      means.push_back(mean);
    }
    std::ranges::sort(means);
    std::uint64_t more = 0;
    std::size_t people = 0;
    for (const Party& party : parties) {
      more += party.bytes();
      people += party.memory_of_people();
    }
    fmt::print(
        "  after {:>4} choices each: {:>5} bytes a table, a choice {:.2f} µs (at the best table "
        "{:.2f}), {} bytes sent and kept a choice\n",
        choices / kRounds * round, (memory_in_use() - before - people) / tables,
        means[means.size() / 2], means.front(),
        (more - letters) / tables / static_cast<std::uint64_t>(choices / kRounds));
  }
}

}  // namespace

void measure_tables(bool quick) {
  fmt::print("\npromised: at most 8192 bytes a table at rest, 5 µs a choice, no growth\n");
  for (const std::string_view game : {"adel", "mille"}) {
    measure_game(game, quick ? 20 : 1000, quick ? 40 : 1000);
  }
}

}  // namespace noblesse
