#include "tests/guest/auditor.h"

namespace noblesse::guest {
namespace {

// Without what only one seat is told.
std::string public_part(const json::array& events) {
  std::string text;
  for (const json::value& event : events) {
    if (event.at("event").as_string() != "dealt") text += json::serialize(event);
  }
  return text;
}

std::string in_words(const Auditor::GameId& id) {
  return "game " + std::to_string(id.second) + " at " + id.first;
}

}  // namespace

std::vector<Auditor::GameId> Auditor::ended() const {
  std::vector<GameId> ids;
  for (const auto& [id, result] : results_) ids.push_back(id);
  return ids;
}

std::uint64_t Auditor::choices() const {
  std::uint64_t count = 0;
  for (const auto& [id, seats] : choices_) {
    for (const auto& [seat, questions] : seats) count += questions.size();
  }
  return count;
}

void Auditor::chose(const Player& player, std::uint64_t question, std::string_view move) {
  const GameId id(player.plan().table, player.seen().game_number);
  auto& questions = choices_[id][player.plan().seat];
  const auto [at, first] = questions.emplace(question, move);
  if (!first && at->second != move) fault("a question was answered twice: " + in_words(id));
}

void Auditor::told(const Player& player, const json::object& letter) {
  if (const json::value* view = letter.if_contains("view")) {
    if (const json::value* result = view->as_object().if_contains("result")) {
      note_result(player, *result);
    }
    return;
  }
  const json::array& events = letter.at("events").as_array();
  for (const json::value& event : events) {
    if (event.at("event").as_string() == "over") note_result(player, event.at("result"));
  }
  const auto number = letter.at("n").to_number<std::uint64_t>();
  const std::string text = public_part(events);
  const auto [at, first] = events_.emplace(std::pair(player.plan().table, number), text);
  if (!first && at->second != text) {
    fault("number " + std::to_string(number) + " was told in two ways: " + at->second + " and " +
          text);
  }
}

void Auditor::note_result(const Player& player, const json::value& result) {
  const GameId id(player.plan().table, player.seen().game_number);
  const std::string text = json::serialize(result);
  const auto [at, first] = results_.emplace(id, text);
  if (!first && at->second != text) {
    fault(in_words(id) + " ended in two ways: " + at->second + " and " + text);
  }
}

void Auditor::wondered(const Player& player, const std::string& why) {
  fault("seat " + std::to_string(player.plan().seat) + ": " + why);
}

void Auditor::check_game(const Shelf& shelf, const GameId& id, const Response& response) {
  const auto body = parse_json(response.body);
  if (response.status != 200 || !body || !body->is_object()) {
    return fault(in_words(id) + " is not there: " + std::to_string(response.status) + " " +
                 response.body);
  }
  const json::value* text = body->get_object().if_contains("record");
  if (text == nullptr) return fault(in_words(id) + " has no record");
  const auto record = read_record(*text);
  if (!record) return fault(in_words(id) + ": " + record.error().message);
  check_record(shelf, id, *record);
}

// It replays, it ends as was told, and every seat's moves are the choices that were acknowledged,
// in their order, and no others.
void Auditor::check_record(const Shelf& shelf, const GameId& id, const Record& record) {
  const auto match = replay(shelf, record);
  if (!match) return fault(in_words(id) + " does not replay: " + match.error().error.message);
  if (!(*match)->summary().over) return fault(in_words(id) + " is not over in its record");
  const std::string result = json::serialize(write_outcome((*match)->outcome()));
  if (const auto told = results_.find(id); told != results_.end() && told->second != result) {
    fault(in_words(id) + " ended with " + told->second + ", but its record with " + result);
  }
  std::map<unsigned, std::vector<std::string>> moves;
  for (const std::string& move : record.moves) {
    if (move[0] != '*') moves[static_cast<unsigned>(move[0] - '0')].push_back(move.substr(2));
  }
  for (const auto& [seat, questions] : choices_[id]) {
    std::vector<std::string> chosen;
    for (const auto& [question, move] : questions) chosen.push_back(move);
    if (chosen == moves[seat]) continue;
    std::size_t at = 0;
    while (at < chosen.size() && at < moves[seat].size() && chosen[at] == moves[seat][at]) ++at;
    fault(in_words(id) + ", seat " + std::to_string(seat) + ": " + std::to_string(chosen.size()) +
          " choices were acknowledged and " + std::to_string(moves[seat].size()) +
          " are in the record; they differ from " + std::to_string(at) + " on");
  }
}

}  // namespace noblesse::guest
