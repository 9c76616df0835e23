#include "arena/program.h"

#include <algorithm>

#include "match/text.h"

namespace noblesse::arena {
namespace {

std::unexpected<Mishap> nonsense(std::string what) {
  return std::unexpected(Mishap{Mishap::Kind::nonsense, std::move(what)});
}

}  // namespace

Program::Program(std::string command, const Contest& contest, const std::atomic<bool>& stop)
    : command_(std::move(command)), patience_(contest.patience), stop_(stop) {
  json::object options;
  for (const auto& [key, value] : contest.setup.options) options[key] = value;
  greeting_ = {{"bot", kVersion},
               {"game", contest.setup.game},
               {"edition", contest.setup.edition},
               {"players", contest.setup.players},
               {"options", std::move(options)},
               {"patience", contest.patience.count()}};
}

std::expected<Process*, Mishap> Program::greet() {
  if (process_) return &*process_;
  Result<Process> started = Process::start(command_);
  if (!started) {
    return std::unexpected(Mishap{Mishap::Kind::crashed, started.error().message});
  }
  Process& process = process_.emplace(std::move(*started));
  const auto answer = ask(process, greeting_, std::max(patience_, kTimeToStart));
  if (!answer) return std::unexpected(answer.error());
  const json::value* version = answer->if_contains("bot");
  if (version != nullptr && *version == kVersion) return &process;
  process_.reset();
  return nonsense("it answered the greeting with " + quote(json::serialize(*answer)) +
                  " instead of {\"bot\":1}");
}

std::expected<std::string, Mishap> Program::decide(const Match& match, const Occasion& occasion) {
  const auto process = greet();
  if (!process) return std::unexpected(process.error());
  const Seat seat = occasion.seat;
  const std::vector<std::string> moves = match.legal(seat, kMostMoves);
  json::object question{{"view", match.view(Viewer::of_seat(seat))},
                        {"moves", json::array(moves.begin(), moves.end())}};
  if (const std::uint64_t count = match.count_legal(seat); count > moves.size()) {
    question["count"] = count;
  }
  question["seed"] = program_draw(occasion);
  const auto answer = ask(**process, question, patience_);
  if (!answer) return std::unexpected(answer.error());
  const json::value* move = answer->if_contains("move");
  if (move != nullptr && move->is_string()) return std::string(move->get_string());
  process_.reset();
  return nonsense("it answered " + quote(json::serialize(*answer)) +
                  " instead of {\"move\":\"…\"}");
}

std::expected<json::object, Mishap> Program::ask(Process& process, const json::object& question,
                                                 std::chrono::milliseconds patience) {
  const auto line = process.ask(json::serialize(question), Process::Clock::now() + patience, stop_);
  if (line) {
    Result<json::value> answer = parse_json(*line);
    if (answer && answer->is_object()) return std::move(answer->get_object());
    process_.reset();
    return nonsense("it answered " + quote(*line) + ", which is no JSON object");
  }
  Mishap mishap{Mishap::Kind::slow,
                "it did not answer within " + std::to_string(patience.count()) + " ms"};
  switch (line.error()) {
    case Process::Failure::late: break;
    case Process::Failure::stopped: mishap.what = "it was not waited for"; break;
    case Process::Failure::ended: mishap = {Mishap::Kind::crashed, process.how_it_ended()}; break;
    case Process::Failure::too_long:
      mishap = {Mishap::Kind::nonsense, "its line does not end"};
      break;
  }
  process_.reset();
  return std::unexpected(std::move(mishap));
}

}  // namespace noblesse::arena
