// Somebody at a table at home, in a test: they believe what they are sent, and nothing else.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "match/json.h"
#include "table/post.h"

namespace noblesse::home {

struct Guest {
  std::string person;
  std::vector<int> chairs;    // several: people who share one device
  Connection connection = 0;  // 0: none

  std::uint64_t heard = 0;  // the number of the last events
  std::string stage;
  std::optional<json::object> question;
  std::string choice;
  std::vector<std::int64_t> asked;     // of several chairs, those that are asked
  std::string committed;               // what they were shown before the game
  std::optional<json::object> record;  // of the game, when it is over

  void hear(const json::object& letter) {
    if (const json::value* view = letter.if_contains("view")) {
      const json::value& table = view->at("table");
      stage = table.at("stage").as_string();
      committed = table.at("commitment").as_string();
    }
    if (const json::value* number = letter.if_contains("n")) {
      heard = number->to_number<std::uint64_t>();
    }
    if (const json::value* events = letter.if_contains("events")) hear_events(events->as_array());
    if (const json::value* one = letter.if_contains("question")) {
      question.reset();
      choice.clear();
      if (one->is_object()) question = one->as_object();
    }
    if (const json::value* seats = letter.if_contains("asked")) {
      asked.clear();
      for (const json::value& seat : seats->as_array()) asked.push_back(seat.as_int64());
    }
    if (const json::value* chosen = letter.if_contains("choice")) {
      choice = chosen->as_string();
      if (chairs.size() > 1) question.reset();  // it is covered again, for the next one to look
    }
    if (const json::value* told = letter.if_contains("record")) record = told->as_object();
  }

 private:
  void hear_events(const json::array& events) {
    for (const json::value& event : events) {
      const auto& name = event.at("event").as_string();
      if (name == "begins") stage = "playing";
      if (name == "over") stage = "over";
      if (name == "again") {
        stage = "gathering";
        committed = event.at("commitment").as_string();
        record.reset();
      }
    }
  }
};

}  // namespace noblesse::home
