// Somebody else's program on a seat (docs/arena.md): it is greeted when it starts, and then asked
// for one decision after the other, a line of JSON each way. It is told one seat's view and never
// more. Whatever goes wrong ends it; the next question starts it again.
#pragma once

#include <optional>
#include <string>

#include "arena/contender.h"
#include "arena/process.h"

namespace noblesse::arena {

class Program final : public Contender {
 public:
  static constexpr int kVersion = 1;               // of the protocol
  static constexpr std::size_t kMostMoves = 4096;  // that are listed in a question

  Program(std::string command, const Contest& contest, const std::atomic<bool>& stop);

  // The process, started and greeted unless it runs already.
  std::expected<Process*, Mishap> greet();
  std::expected<std::string, Mishap> decide(const Match& match, const Occasion& occasion) override;
  void dismiss() override { process_.reset(); }

 private:
  // To start takes longer than to answer, and has nothing to do with thinking.
  static constexpr std::chrono::milliseconds kTimeToStart{5000};

  // Its answer. A process that fails is gone.
  std::expected<json::object, Mishap> ask(Process& process, const json::object& question,
                                          std::chrono::milliseconds patience);

  std::string command_;
  json::object greeting_;
  std::chrono::milliseconds patience_;
  const std::atomic<bool>& stop_;
  std::optional<Process> process_;
};

}  // namespace noblesse::arena
