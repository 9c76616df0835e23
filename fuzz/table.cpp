// A table that is told anything at all: each line of the input is a message of one of two people or
// of a spectator, by its first byte. Nothing breaks, every message is answered once, and the table
// that is built again from the kept lines shows everybody the same.
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "table/fair_dealer.h"
#include "table/table.h"

namespace {

using namespace noblesse;

class Hall final : public Post {
 public:
  void send(Connection to, std::string_view text) override { letters.emplace_back(to, text); }
  void think(Thinking thinking) override { thinkings.push_back(std::move(thinking)); }
  void keep(std::string_view line) override { lines.emplace_back(line); }

  std::vector<std::pair<Connection, std::string>> letters;
  std::vector<Thinking> thinkings;
  std::vector<std::string> lines;
};

void demand(bool promise) {
  if (!promise) std::abort();
}

// What the person sees, without the number of events.
std::string look(Table& table, const std::string& person) {
  Hall hall;
  constexpr Connection kLooking = 99;
  table.arrive(0, kLooking, person, person, true, hall);
  demand(!hall.letters.empty());
  std::string view = hall.letters.front().second;
  table.depart(0, kLooking, Departure::left, hall);
  return view.substr(view.find("\"view\""));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  static const auto kShelf = std::make_shared<const Shelf>();
  if (size == 0 || size > 4096) return 0;
  TableOptions options;
  const bool adel = data[0] % 2 == 0;
  options.game = adel ? "adel" : "mille";
  options.edition = adel ? "classic" : "italia";
  options.seats = 2;
  options.beat = data[0] % 4 >= 2 ? 100 : 0;
  options.shown_locks = data[0] % 8 >= 4;
  const auto dealer = std::make_shared<FairDealer>("t", Seed{});
  Table table(kShelf, "t", "a", options, dealer);
  Hall hall;
  Time now = 1000;
  table.arrive(now, 1, "a", "a", true, hall);
  table.arrive(now, 2, "b", "b", true, hall);
  table.arrive(now, 3, "c", "c", false, hall);
  for (const char* message :
       {R"({"do":"sit","seat":0})", R"({"do":"bot","seat":1,"bot":"novice"})"}) {
    table.receive(now, 1, message, hall);
  }
  std::string_view rest(reinterpret_cast<const char*>(data) + 1, size - 1);
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (line.empty()) continue;
    now += static_cast<unsigned char>(line[0]);
    const Connection who = 1 + static_cast<unsigned char>(line[0]) % 3;
    hall.letters.clear();
    table.receive(now, who, line.substr(1), hall);
    std::size_t answers = 0;
    for (const auto& [to, text] : hall.letters) {
      answers += to == who && (text.find("\"ok\":true") != std::string::npos ||
                               text.find("\"refused\"") != std::string::npos)
                     ? 1
                     : 0;
    }
    demand(answers >= 1);
    if (!hall.thinkings.empty()) {
      const Thinking thinking = std::move(hall.thinkings.front());
      hall.thinkings.erase(hall.thinkings.begin());
      table.think(now, think_it_over(thinking), hall);
    }
  }
  Table again(kShelf, "t", "a", options, dealer);
  for (const std::string& line : hall.lines) demand(again.restore(line).has_value());
  // Nobody is at the table that came back.
  Hall goodbye;
  for (const Connection connection : {1, 2, 3}) {
    table.depart(now, connection, Departure::left, goodbye);
  }
  for (const std::string person : {"a", "b", "c"})
    demand(look(table, person) == look(again, person));
  return 0;
}
