// Lines that are wrong in every way: each gets one error that says what is wrong, and the game goes
// on unchanged.
#include <gtest/gtest.h>

#include "tests/engine/desk.h"

namespace noblesse::testing {
namespace {

constexpr const char* kAdel = R"({"cmd":"new","game":"adel","players":4,"seed":7})";
constexpr const char* kMille = R"({"cmd":"new","game":"mille","players":3,"seed":7})";

struct Wrong {
  const char* name;
  std::string line;
  std::string_view says;  // a part of the error
  std::string_view rule = {};
};

std::ostream& operator<<(std::ostream& out, const Wrong& wrong) {
  return out << wrong.line.substr(0, 200);
}

// With a game of adel in its second phase on the table: seats 0 to 2 are in the castle, seat 3 at
// the auction, and seat 0 has chosen.
class HostileLine : public ::testing::TestWithParam<Wrong> {
 protected:
  static Desk busy_desk() {
    Desk desk;
    desk.told(kAdel);
    for (int seat = 0; seat < 3; ++seat) desk.act(seat, "castle");
    desk.act(3, "auction");
    desk.act(0, "detective");
    return desk;
  }
};

TEST_P(HostileLine, GetsOneErrorAndChangesNothing) {
  Desk desk = busy_desk();
  const json::object answer = desk.refusal(GetParam().line);
  EXPECT_NE(answer.at("error").as_string().find(GetParam().says), json::string::npos)
      << answer.at("error") << "\nshould say: " << GetParam().says;
  EXPECT_LT(answer.at("error").as_string().size(), 500U);
  if (GetParam().rule.empty()) {
    EXPECT_FALSE(answer.contains("rule")) << answer.at("rule");
  } else {
    ASSERT_TRUE(answer.contains("rule"));
    EXPECT_EQ(answer.at("rule").as_string(), GetParam().rule);
  }
  desk.act(1, "detective");
}

std::string with(std::string_view key, std::string_view value) {
  std::string line = R"({"cmd":"new","game":"adel","players":4)";
  return line.append(",\"").append(key).append("\":").append(value).append("}");
}

std::string deck_with(std::string_view first, bool drop_last) {
  Desk desk;
  desk.told(kAdel);
  json::array deck = desk.told(R"({"cmd":"record"})").at("record").at("deck").as_array();
  if (!first.empty()) deck[0] = first == "twice" ? json::value(deck[1]) : json::value(first);
  if (drop_last) deck.pop_back();
  return with("deck", json::serialize(deck));
}

std::string load(std::string_view change, std::string_view value) {
  Desk desk;
  desk.told(kAdel);
  desk.act(0, "castle");
  json::object record = desk.told(R"({"cmd":"record"})").at("record").as_object();
  if (value.empty())
    record.erase(change);
  else
    record[change] = *parse_json(value);
  return json::serialize(json::object{{"cmd", "load"}, {"record", record}});
}

const std::string kNul("{\"cmd\":\"undo\0\"}", 15);

const std::vector<Wrong> kWrong = {
    // Not JSON, or not a command.
    {"nothing", "", "empty"},
    {"blanks", "   \t ", "empty"},
    {"words", "act 0 castle", "column 1"},
    {"open_object", R"({"cmd":"undo")", "ends inside an object"},
    {"open_string", R"({"cmd":"und)", "ends inside a string"},
    {"trailing_comma", R"({"cmd":"undo",})", "column 15"},
    {"two_objects", R"({"cmd":"undo"}{"cmd":"undo"})", "after the JSON value"},
    {"single_quotes", "{'cmd':'undo'}", "double quotes"},
    {"comment", R"({"cmd":"undo"} // back)", "after the JSON value"},
    {"not_a_number", R"({"cmd":"legal","seat":NaN})", "NaN"},
    {"bad_utf8", "{\"cmd\":\"und\xC3(\"}", "UTF-8"},
    {"overlong_utf8", "{\"cmd\":\"und\xC0\x80\"}", "UTF-8"},
    {"nul_in_a_string", kNul, "control character"},
    {"nul_outside", std::string("{\"cmd\":\"undo\"}\0", 15), "after the JSON value"},
    {"half_a_surrogate", R"({"cmd":"\ud800"})", "surrogate"},
    {"deep_nesting", R"({"cmd":"undo","id":)" + std::string(100'000, '[') + "}", "nested"},
    {"deep_objects",
     [] {
       std::string line = R"({"cmd":"undo","id":)";
       for (int i = 0; i < 1000; ++i) line += R"({"a":)";
       return line;
     }(),
     "nested"},
    {"a_key_twice", R"({"cmd":"legal","seat":0,"seat":1})", "twice"},
    {"cmd_twice", R"({"cmd":"undo","cmd":"quit"})", "twice"},
    {"a_huge_number", R"({"cmd":"legal","seat":1e999999})", "too large"},
    {"a_list", R"(["undo"])", "a list"},
    {"a_string", R"("undo")", "a string"},
    {"null", "null", "nothing"},
    {"too_long", R"({"cmd":"undo","id":")" + std::string(9U << 20U, 'x') + "\"}", "8388608 bytes"},
    // The command.
    {"no_command", "{}", R"("cmd" is missing)"},
    {"command_of_wrong_type", R"({"cmd":1})", R"("cmd" must be a string, not 1)"},
    {"unknown_command", R"({"cmd":"dance"})", R"(there is no command "dance")"},
    {"capital_command", R"({"cmd":"Undo"})", R"(there is no command "Undo")"},
    {"long_command", R"({"cmd":")" + std::string(1'000'000, 'x') + "\"}", "there is no command"},
    {"unknown_key", R"({"cmd":"undo","steps":2})", R"(undo has no key "steps")"},
    {"key_of_another_command", R"({"cmd":"legal","seat":0,"move":"castle"})",
     R"(legal has no key "move"; its keys are cmd, id and seat)"},
    {"misspelt_key", R"({"cmd":"new","game":"adel","player":4})", R"(did you mean "players"?)"},
    // Seats.
    {"no_seat", R"({"cmd":"act","move":"castle"})", R"("seat" is missing)"},
    {"negative_seat", R"({"cmd":"legal","seat":-1})", "there is no seat -1"},
    {"seat_too_large", R"({"cmd":"legal","seat":4})", "the seats are 0 to 3"},
    {"huge_seat", R"({"cmd":"legal","seat":1000000000})", "there is no seat 1000000000"},
    {"seat_256", R"({"cmd":"act","seat":256,"move":"detective"})", "there is no seat 256"},
    {"seat_of_64_bits", R"({"cmd":"legal","seat":18446744073709551615})", "there is no seat"},
    {"seat_of_65_bits", R"({"cmd":"legal","seat":36893488147419103232})", "a whole number"},
    {"fractional_seat", R"({"cmd":"legal","seat":0.5})", R"("seat" must be a whole number)"},
    {"seat_as_text", R"({"cmd":"legal","seat":"0"})", "not a string"},
    {"seat_null", R"({"cmd":"legal","seat":null})", "not nothing"},
    {"view_without_seat", R"({"cmd":"view"})", "null for a spectator"},
    {"view_of_no_seat", R"({"cmd":"view","seat":4})", "there is no seat 4"},
    // Decisions.
    {"no_move", R"({"cmd":"act","seat":1})", R"("move" is missing)"},
    {"move_of_wrong_type", R"({"cmd":"act","seat":1,"move":["castle"]})", "not a list"},
    {"empty_move", act_line(1, ""), "no decision of adel"},
    {"unknown_move", act_line(1, "dance"), R"("dance" is no decision of adel)"},
    {"blank_after_the_move", act_line(1, "detective "), "no decision of adel"},
    {"leading_zero", act_line(3, "check 012"), "012"},
    {"unknown_check", act_line(3, "check 6"), "no check 6"},
    {"out_of_turn", act_line(0, "detective"), "detective"},
    {"move_of_another_phase", act_line(1, "castle"), "castle"},
    {"move_of_another_game", act_line(1, "ambush L"), "no decision of adel"},
    {"exhibition_at_the_auction", act_line(3, "exhibit"), "exhibit", "A8"},
    {"check_in_the_castle", act_line(1, "check 24"), "check 24", "A8"},
    {"thief_of_another_lord", act_line(3, "thief 99"), "no thief 99"},
    {"chance_in_adel", chance_line("lose Milano-Genova"), "no chance events"},
    {"chance_without_move", R"({"cmd":"chance"})", R"("move" is missing)"},
    // New games.
    {"no_game", R"({"cmd":"new","players":4})", R"("game" is missing)"},
    {"no_players", R"({"cmd":"new","game":"adel"})", R"("players" is missing)"},
    {"unknown_game", R"({"cmd":"new","game":"chess","players":2})", R"(there is no game "chess")"},
    {"no_lords", R"({"cmd":"new","game":"adel","players":0})", "not for 0", "A1"},
    {"minus_two_lords", R"({"cmd":"new","game":"adel","players":-2})", "-2", "A1"},
    {"seven_lords", R"({"cmd":"new","game":"adel","players":7})", "7", "A1"},
    {"six_lords_in_classic", R"({"cmd":"new","game":"adel","players":6,"edition":"classic"})",
     "2 to 5", "A1"},
    {"five_in_mille", R"({"cmd":"new","game":"mille","players":5})", "5", "M1"},
    {"a_billion_lords", R"({"cmd":"new","game":"adel","players":1000000000})", "1000000000", "A1"},
    {"more_lords_than_fit", R"({"cmd":"new","game":"adel","players":4294967298})", "4294967298"},
    {"two_and_a_half_lords", R"({"cmd":"new","game":"adel","players":2.5})", "a whole number"},
    {"unknown_edition", with("edition", R"("moon")"), "moon"},
    {"empty_edition", with("edition", R"("")"), R"("edition" is empty)"},
    {"edition_of_the_other_game", with("edition", R"("italia")"), "italia"},
    {"edition_as_number", with("edition", "3"), R"("edition" must be a string, not 3)"},
    {"negative_seed", with("seed", "-1"), R"("seed" must be a whole number from 0)"},
    {"seed_too_large", with("seed", "18446744073709551616"), "18446744073709551615"},
    {"fractional_seed", with("seed", "0.5"), R"("seed" must be)"},
    {"seed_as_text", with("seed", R"("7")"), "not a string"},
    {"options_as_list", with("options", "[]"), R"("options" must be an object, not a list)"},
    {"unknown_option", with("options", R"({"weather":"rain"})"), "weather"},
    {"unknown_choice", with("options", R"({"score_by":"luck"})"), "luck"},
    {"choice_of_wrong_type", with("options", R"({"score_by":1})"), "options.score_by"},
    {"surprise_for_four", with("options", R"({"variant":"surprise"})"), "surprise", "A23"},
    {"deck_as_text", with("deck", R"("A1585")"), R"("deck" must be a list of strings)"},
    {"empty_deck", with("deck", "[]"), R"("deck" is empty)"},
    {"deck_of_numbers", with("deck", "[1]"), R"("deck[0]" must be a string, not 1)"},
    {"deck_with_a_card_twice", deck_with("twice", false), "twice"},
    {"deck_with_an_unknown_card", deck_with("Z9999", false), "Z9999"},
    {"deck_with_a_card_missing", deck_with("", true), "missing"},
    {"colors_twice", with("colors", R"(["red","blue","red","green"])"), "colors[2]"},
    {"too_few_colors", with("colors", R"(["red"])"), "colors"},
    {"unknown_color", with("colors", R"(["red","blue","pink","green"])"), "pink"},
    {"empty_colors", with("colors", "[]"), R"("colors" is empty)"},
    {"first_in_adel", with("first", "0"), "first"},
    {"chance_of_another_kind", with("chance", R"("loaded")"),
     R"("chance" must be "manual" or be left out)"},
    {"chance_of_wrong_type", with("chance", "true"), R"("chance" must be a string)"},
    {"options_in_mille", R"({"cmd":"new","game":"mille","players":3,"options":{"a":"b"}})", "a"},
    {"colors_in_mille", R"({"cmd":"new","game":"mille","players":3,"colors":["red"]})", "colo"},
    {"first_of_no_seat", R"({"cmd":"new","game":"mille","players":3,"first":3})", "0 to 2", "M4"},
    {"negative_first", R"({"cmd":"new","game":"mille","players":3,"first":-1})", "0 to 2", "M4"},
    // Bots.
    {"unknown_bot", R"({"cmd":"bot","seat":1,"bot":"oracle"})", "oracle"},
    {"long_bot", R"({"cmd":"bot","seat":1,"bot":")" + std::string(100'000, 'x') + "\"}",
     "there is no bot"},
    {"empty_bot", R"({"cmd":"bot","seat":1,"bot":""})", R"("bot" is empty)"},
    {"bot_for_nothing", R"({"cmd":"bot","seat":0})", "0"},
    {"negative_time", R"({"cmd":"bot","seat":1,"ms":-1})", R"("ms" must be a whole number)"},
    // Records.
    {"no_record", R"({"cmd":"load"})", R"("record" is missing)"},
    {"record_as_text", R"({"cmd":"load","record":"{}"})", R"("record" must be an object)"},
    {"empty_record", R"({"cmd":"load","record":{}})", "noblesse"},
    {"newer_record", load("noblesse", "2"), "version 2"},
    {"record_of_no_game", load("game", R"("chess")"), "chess"},
    {"record_without_deck", load("deck", ""), "deck"},
    {"record_with_a_wrong_deck", load("deck", R"(["A1585"])"), "missing"},
    {"record_without_colors", load("colors", ""), "colors"},
    {"record_of_too_many", load("players", "9"), "9", "A1"},
    {"record_of_an_unknown_edition", load("edition", R"("moon")"), "moon"},
    {"moves_of_wrong_type", load("moves", "{}"), "moves"},
    {"a_move_of_wrong_type", load("moves", "[7]"), "moves[0]"},
    {"a_move_without_seat", load("moves", R"(["castle"])"), "moves[0]"},
    {"a_move_of_no_seat", load("moves", R"(["4 castle"])"), "moves[0]"},
    {"a_move_out_of_turn", load("moves", R"(["0 castle","0 castle"])"), "moves[1]"},
    {"chance_that_never_was", load("moves", R"(["* lose Milano-Genova"])"), "moves[0]"},
    {"result_before_the_end",
     load("result", R"({"scores":[0,0,0,0],"places":[1,1,1,1],"winners":[0,1,2,3]})"), "result"},
    {"result_of_wrong_type", load("result", "7"), "result"},
};

INSTANTIATE_TEST_SUITE_P(Engine, HostileLine, ::testing::ValuesIn(kWrong),
                         [](const auto& wrong) { return std::string(wrong.param.name); });

// The rules that forbid something in mille, with a game on the table.
TEST(HostileLines, InMilleToo) {
  Desk desk;
  desk.told(kMille);
  for (const auto& [line, says] : std::vector<std::pair<std::string, std::string>>{
           {act_line(0, "ambush A"), "ambush A"},   // the noble sets no compass
           {act_line(1, "ambush"), "no decision"},  //
           {act_line(1, "ambush a"), "no road"},
           {act_line(1, "ambush A A"), "twice"},
           {act_line(1, "ambush B A"), "ascending"},
           {act_line(1, "escort A"), "escort A"},
           {act_line(1, "go A"), "go A"},
           {act_line(1, "take drop Moon-Mars"), "no task"},
           {chance_line("lose Milano-Genova"), "chance decides by itself"},
       }) {
    const json::object answer = desk.refusal(line);
    EXPECT_NE(answer.at("error").as_string().find(says), json::string::npos) << answer.at("error");
  }
}

TEST(HostileLines, ChanceThatIsNotDue) {
  Desk desk;
  desk.told(R"({"cmd":"new","game":"mille","players":3,"seed":7,"chance":"manual"})");
  desk.refusal(chance_line("lose Milano-Genova"));
  desk.refusal(chance_line("shuffle Milano-Genova"));
  desk.refusal(chance_line("rain"));
  desk.refusal(chance_line(""));
}

// A wrong result of a finished game is found, and names the right one.
TEST(HostileLines, AWrongResult) {
  Desk desk;
  json::object answer = desk.told(R"({"cmd":"new","game":"adel","players":2,"seed":3})");
  while (!answer.at("over").as_bool()) {
    const auto seat = static_cast<int>(answer.at("pending").at(0).as_int64());
    answer = desk.act(seat, desk.legal(seat).back());
  }
  json::object record = desk.told(R"({"cmd":"record"})").at("record").as_object();
  EXPECT_EQ(record.at("result"), answer.at("result"));
  desk.told(json::serialize(json::object{{"cmd", "load"}, {"record", record}}));
  record["result"].as_object()["scores"] = {99, 0};
  const json::object wrong =
      desk.refusal(json::serialize(json::object{{"cmd", "load"}, {"record", record}}));
  EXPECT_NE(wrong.at("error").as_string().find(json::serialize(answer.at("result"))),
            json::string::npos)
      << wrong.at("error");
  EXPECT_FALSE(wrong.contains("index"));
  EXPECT_EQ(desk.legal(0), std::vector<std::string>());
  desk.refusal(act_line(0, "castle"));
}

}  // namespace
}  // namespace noblesse::testing
