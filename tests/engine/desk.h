// Somebody at the engine's desk: hands over lines and reads the answers.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/engine.h"

namespace noblesse::testing {

class Desk {
 public:
  Desk() : engine_(Shelf(), [] { return kDrawn; }) {}

  // What a seed is drawn from.
  static constexpr std::uint64_t kDrawn = 0xFEDCBA9876543210U;

  // The answer as it is, and as an object.
  std::string say(std::string_view line) { return engine_.answer(line); }
  json::object ask(std::string_view line);

  // As `ask`, but the answer has to be ok.
  json::object told(std::string_view line);
  // The error that the line gets; nothing may have changed (`state` and `record` say the same
  // bytes as before).
  json::object refusal(std::string_view line);

  json::object act(int seat, std::string_view move);
  std::string state() { return say(R"({"cmd":"state"})"); }
  std::string record() { return say(R"({"cmd":"record"})"); }
  std::vector<std::string> legal(int seat);
  bool finished() const { return engine_.finished(); }

 private:
  Engine engine_;
};

// {"cmd":"act","seat":0,"move":"castle"}
std::string act_line(int seat, std::string_view move);
std::string chance_line(std::string_view move);
// {"cmd":"load","record":…} of an answer to `record`.
std::string load_line(std::string_view record_answer);

std::vector<std::string> texts(const json::value& list);

}  // namespace noblesse::testing
