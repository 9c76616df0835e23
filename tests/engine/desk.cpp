#include "tests/engine/desk.h"

#include <gtest/gtest.h>

namespace noblesse::testing {

json::object Desk::ask(std::string_view line) {
  const std::string answer = say(line);
  EXPECT_EQ(answer.find('\n'), std::string::npos) << "an answer is one line: " << answer;
  const Result<json::value> parsed = parse_json(answer);
  if (!parsed || !parsed->is_object()) {
    ADD_FAILURE() << "not an object: " << answer;
    return {};
  }
  return parsed->get_object();
}

json::object Desk::told(std::string_view line) {
  json::object answer = ask(line);
  EXPECT_EQ(answer["ok"], true) << line.substr(0, 500) << "\n" << json::serialize(answer);
  return answer;
}

json::object Desk::refusal(std::string_view line) {
  const std::string state_before = state();
  const std::string record_before = record();
  json::object answer = ask(line);
  EXPECT_EQ(answer["ok"], false) << line.substr(0, 500);
  EXPECT_TRUE(answer["error"].is_string() && !answer["error"].get_string().empty());
  EXPECT_EQ(state(), state_before) << line.substr(0, 500);
  EXPECT_EQ(record(), record_before) << line.substr(0, 500);
  EXPECT_FALSE(finished());
  return answer;
}

json::object Desk::act(int seat, std::string_view move) { return told(act_line(seat, move)); }

std::vector<std::string> Desk::legal(int seat) {
  return texts(told(R"({"cmd":"legal","seat":)" + std::to_string(seat) + "}").at("moves"));
}

std::string act_line(int seat, std::string_view move) {
  return json::serialize(json::object{{"cmd", "act"}, {"seat", seat}, {"move", move}});
}

std::string chance_line(std::string_view move) {
  return json::serialize(json::object{{"cmd", "chance"}, {"move", move}});
}

std::string load_line(std::string_view record_answer) {
  const Result<json::value> answer = parse_json(record_answer);
  return json::serialize(json::object{{"cmd", "load"}, {"record", answer->at("record")}});
}

std::vector<std::string> texts(const json::value& list) {
  std::vector<std::string> texts;
  for (const json::value& item : list.as_array()) texts.emplace_back(item.as_string());
  return texts;
}

}  // namespace noblesse::testing
