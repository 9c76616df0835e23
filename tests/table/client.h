// A person's device in a test: it believes what it is sent, and nothing else.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>

#include "match/json.h"
#include "table/post.h"

namespace noblesse::hall {

class Client {
 public:
  explicit Client(std::string person) : person_(std::move(person)) {}

  const std::string& person() const { return person_; }
  Connection connection = 0;  // 0: none
  std::uint64_t heard = 0;    // the number of the last events
  bool lost_count = false;    // events are missing in between
  json::value view;
  std::optional<json::object> question;
  std::string choice;   // as the table acknowledged it
  std::string refused;  // the last refusal
  std::optional<json::object> result;
  std::size_t events_heard = 0;

  bool connected() const { return connection != 0; }

  void hear(std::string_view text) {
    const auto parsed = parse_json(text);
    ASSERT_TRUE(parsed && parsed->is_object()) << text;
    const json::object& letter = parsed->get_object();
    if (const json::value* id = letter.if_contains("view")) {
      view = *id;
      heard = letter.at("n").to_number<std::uint64_t>();
      lost_count = false;
      take_question(letter);
    } else if (const json::value* events = letter.if_contains("events")) {
      hear_events(letter, events->as_array());
    } else if (const json::value* code = letter.if_contains("refused")) {
      refused = code->as_string();
    } else {
      ASSERT_TRUE(letter.contains("ok")) << text;
      refused.clear();
      if (const json::value* chosen = letter.if_contains("choice")) choice = chosen->as_string();
    }
  }

 private:
  void hear_events(const json::object& letter, const json::array& events) {
    const auto number = letter.at("n").to_number<std::uint64_t>();
    if (number <= heard) return;  // heard already
    // A resumed letter brings several at once and says so by its question; otherwise a gap is a
    // gap.
    if (number != heard + 1 && !resuming) {
      lost_count = true;
      return;
    }
    resuming = false;
    heard = number;
    for (const json::value& event : events) {
      ++events_heard;
      const auto& name = event.at("event").as_string();
      if (name == "over") result = event.at("result").as_object();
    }
    take_question(letter);
  }

  // The key is there whenever the open question is another one now.
  void take_question(const json::object& letter) {
    const json::value* asked = letter.if_contains("question");
    if (asked == nullptr) return;
    question.reset();
    choice.clear();
    if (!asked->is_object()) return;
    question = asked->as_object();
    if (const json::value* chosen = question->if_contains("choice")) choice = chosen->as_string();
  }

  std::string person_;

 public:
  bool resuming = false;  // asked for what was missed
};

}  // namespace noblesse::hall
