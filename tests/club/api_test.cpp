// docs/openapi.json describes this server and no other: its requests are the ones that can be
// asked, and what is really answered is of the form that it promises.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iomanip>
#include <iterator>
#include <set>
#include <sstream>

#include "club/fault.h"
#include "doors/fault.h"
#include "match/builtin.h"
#include "match/fingerprint.h"
#include "tests/club/finish.h"
#include "tests/club/house_club.h"
#include "tests/club/push_service.h"
#include "tests/root.h"

namespace noblesse {
namespace {

using testing::at;
using testing::Guest;
using testing::Heard;
using testing::HouseClub;

std::string read_text(const char* path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

const json::object& description() {
  static const json::value kValue = testing::parsed(read_text(NOBLESSE_ROOT "/docs/openapi.json"));
  return kValue.as_object();
}

// What "$ref" points to, or the value itself.
const json::value& resolved(const json::value& value) {
  const json::object* const object = value.if_object();
  const json::value* const ref = object == nullptr ? nullptr : object->if_contains("$ref");
  if (ref == nullptr) return value;
  const std::string path(ref->as_string());
  static const json::value kWhole(description());
  boost::json::error_code error;
  const json::value* const found =
      path.starts_with('#') ? kWhole.find_pointer(path.substr(1), error) : nullptr;
  if (found == nullptr) {
    ADD_FAILURE() << path << " leads nowhere";
    static const json::value kNothing{json::object{}};
    return kNothing;
  }
  return resolved(*found);
}

bool is_of_type(const json::value& value, std::string_view type) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "integer") return value.is_int64() || value.is_uint64();
  if (type == "boolean") return value.is_bool();
  return type == "null" && value.is_null();
}

bool is_of_types(const json::value& value, const json::value& types) {
  if (types.is_string()) return is_of_type(value, types.get_string());
  return std::ranges::any_of(types.as_array(), [&](const json::value& type) {
    return is_of_type(value, type.as_string());
  });
}

// Hexadecimal digits are the only patterns of answers that are held to account: ^[0-9a-f]{N}$.
bool fits_pattern(std::string_view text, std::string_view pattern) {
  constexpr std::string_view kHex = "^[0-9a-f]{";
  if (!pattern.starts_with(kHex)) return true;
  return text.size() == std::stoul(std::string(pattern.substr(kHex.size()))) &&
         text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

// What is wrong with a value, and where; nothing if it is of the form. Keys that the form does not
// name are wrong too, so that nothing is answered that is not described.
std::string trouble(const json::value& value, const json::value& form, const std::string& where) {
  const json::object& keys = resolved(form).as_object();
  if (const json::value* const choices = keys.if_contains("oneOf")) {
    std::string all;
    for (const json::value& choice : choices->as_array()) {
      const std::string found = trouble(value, choice, where);
      if (found.empty()) return {};
      all += found + "; ";
    }
    return all;
  }
  if (const json::value* const type = keys.if_contains("type")) {
    if (!is_of_types(value, *type)) {
      return where + " is " + json::serialize(value) + ", not " + json::serialize(*type);
    }
  }
  if (const json::value* const words = keys.if_contains("enum")) {
    const json::array& known = words->as_array();
    if (std::ranges::find(known, value) == known.end()) {
      return where + " is " + json::serialize(value);
    }
  }
  if (const json::value* const least = keys.if_contains("minimum")) {
    if (value.to_number<double>() < least->to_number<double>()) return where + " is too small";
  }
  if (const json::value* const pattern = keys.if_contains("pattern")) {
    if (!fits_pattern(value.as_string(), pattern->as_string())) {
      return where + " is " + json::serialize(value);
    }
  }
  if (const json::array* const list = value.if_array()) {
    for (std::size_t i = 0; i < list->size(); ++i) {
      const std::string found =
          trouble((*list)[i], keys.at("items"), where + "[" + std::to_string(i) + "]");
      if (!found.empty()) return found;
    }
  }
  if (const json::object* const object = value.if_object()) {
    if (const json::value* const needed = keys.if_contains("required")) {
      for (const json::value& key : needed->as_array()) {
        if (!object->contains(key.as_string())) {
          return where + " has no " + json::serialize(key);
        }
      }
    }
    const json::value* const properties = keys.if_contains("properties");
    for (const auto& [key, inner] : *object) {
      const json::value* const known =
          properties == nullptr ? nullptr : properties->as_object().if_contains(key);
      const std::string place = where + "." + std::string(key);
      if (known == nullptr) {
        const json::value* const more = keys.if_contains("additionalProperties");
        if (more != nullptr && *more != false) continue;
        return place + " is not described";
      }
      if (const std::string found = trouble(inner, *known, place); !found.empty()) return found;
    }
  }
  return {};
}

std::string_view method_of(Method method) {
  switch (method) {
    case Method::get: return "get";
    case Method::post: return "post";
    case Method::put: return "put";
    case Method::patch: return "patch";
    case Method::remove: return "delete";
  }
  return {};
}

// "/api/tables/TABLE" as OpenAPI writes it.
std::string with_braces(std::string_view pattern) {
  std::string path;
  bool inside = false;
  for (const char c : pattern) {
    const bool capital = c >= 'A' && c <= 'Z';
    if (capital != inside) path += capital ? '{' : '}';
    inside = capital;
    path += capital ? static_cast<char>(c - 'A' + 'a') : c;
  }
  if (inside) path += '}';
  return path;
}

constexpr std::string_view kLine = "/api/tables/TABLE/line";

std::vector<Club::Entry> everything() {
  std::vector<Club::Entry> all = Club::entries();
  all.push_back({Method::get, kLine, true, {}});
  return all;
}

TEST(OpenApi, DescribesWhatCanBeAskedAndNothingElse) {
  std::set<std::string> described;
  for (const auto& [path, methods] : description().at("paths").as_object()) {
    for (const auto& [method, operation] : methods.as_object()) {
      described.insert(std::string(method) + " " + std::string(path));
    }
  }
  std::set<std::string> there;
  for (const Club::Entry& entry : everything()) {
    there.insert(std::string(method_of(entry.method)) + " " + with_braces(entry.pattern));
  }
  EXPECT_EQ(described, there);
}

TEST(OpenApi, SaysWhoHasToBeSignedIn) {
  for (const Club::Entry& entry : everything()) {
    const json::object& operation = description()
                                        .at("paths")
                                        .as_object()
                                        .at(with_braces(entry.pattern))
                                        .as_object()
                                        .at(method_of(entry.method))
                                        .as_object();
    EXPECT_EQ(operation.contains("security"), !entry.signed_in) << entry.pattern;
    EXPECT_EQ(operation.at("responses").as_object().contains("401"), entry.signed_in)
        << entry.pattern;
  }
}

TEST(OpenApi, IsWholeInItself) {
  EXPECT_TRUE(description().at("openapi").as_string().starts_with("3.1"));
  std::set<std::string> ids;
  std::set<std::string> named;
  for (const auto& [path, methods] : description().at("paths").as_object()) {
    for (const auto& [method, value] : methods.as_object()) {
      const json::object& operation = value.as_object();
      EXPECT_TRUE(ids.insert(std::string(operation.at("operationId").as_string())).second);
      EXPECT_GT(operation.at("summary").as_string().size(), 5U);
      std::set<std::string> parameters;
      if (const json::value* const list = operation.if_contains("parameters")) {
        for (const json::value& parameter : list->as_array()) {
          const json::object& keys = resolved(parameter).as_object();
          resolved(keys.at("schema"));
          if (keys.at("in") == "path") parameters.insert(std::string(keys.at("name").as_string()));
        }
      }
      EXPECT_EQ(parameters.size(), static_cast<std::size_t>(std::ranges::count(path, '{')));
      for (const std::string& name : parameters) {
        EXPECT_TRUE(std::string_view(path).contains("{" + name + "}")) << path;
      }
      for (const auto& [status, response] : operation.at("responses").as_object()) {
        const json::object& answer = resolved(response).as_object();
        if (const json::value* const content = answer.if_contains("content")) {
          for (const auto& [type, media] : content->as_object()) {
            resolved(media.at("schema"));
          }
        }
        const json::value* const codes = answer.if_contains("x-codes");
        if (codes == nullptr) continue;
        for (const json::value& code : codes->as_array()) {
          named.insert(std::string(code.as_string()));
          const auto of_club = std::ranges::find(club::kFaults, std::string_view(code.as_string()),
                                                 &club::FaultWords::code);
          const auto of_doors = std::ranges::find(kDoorFaults, std::string_view(code.as_string()),
                                                  &DoorFaultWords::code);
          const int real = of_club != club::kFaults.end()  ? of_club->status
                           : of_doors != kDoorFaults.end() ? of_doors->status
                                                           : 0;
          EXPECT_EQ(std::to_string(real), std::string(status)) << path << " " << code;
        }
      }
    }
  }
  std::set<std::string> all;
  for (const auto& words : club::kFaults) {
    all.insert(std::string(words.code));
    // A wrong method has no operation to stand with.
    if (words.fault != club::Fault::not_allowed) {
      EXPECT_TRUE(named.contains(std::string(words.code))) << words.code << " stands nowhere";
    }
  }
  for (const auto& words : kDoorFaults) all.insert(std::string(words.code));
  const json::value& codes = description()
                                 .at("components")
                                 .at("schemas")
                                 .at("Error")
                                 .at("properties")
                                 .at("error")
                                 .at("properties")
                                 .at("code")
                                 .at("enum");
  std::set<std::string> listed;
  for (const json::value& code : codes.as_array()) listed.insert(std::string(code.as_string()));
  EXPECT_EQ(listed, all);
}

// "GET /api/me" in docs/api.md: the method on the same line as the path, which ends there.
TEST(OpenApi, TheDocumentNamesTheSame) {
  const std::string document = read_text(NOBLESSE_ROOT "/docs/api.md");
  for (const Club::Entry& entry : everything()) {
    std::string method(method_of(entry.method));
    std::ranges::transform(method, method.begin(),
                           [](char c) { return static_cast<char>(c - 32); });
    std::istringstream lines(document);
    bool found = false;
    for (std::string line; !found && std::getline(lines, line);) {
      const std::size_t start = line.find(entry.pattern);
      if (start == std::string::npos || !line.contains("`" + method)) continue;
      const char next = line[start + entry.pattern.size()];
      found = next == '`' || next == ' ' || next == '?';
      // One line may tell of a path and of what is under it.
      for (std::size_t other = start; !found && other != std::string::npos;
           other = line.find(entry.pattern, other + 1)) {
        const char after = line[other + entry.pattern.size()];
        found = after == '`' || after == ' ' || after == '?';
      }
    }
    EXPECT_TRUE(found) << method << " " << entry.pattern << " is not in docs/api.md";
  }
}

// Asks, and holds the answers to the description.
class Tour {
 public:
  explicit Tour(const HouseClub& open) : open_(open) {}

  Heard ask(const Guest* guest, Method method, std::string_view pattern, const std::string& path,
            std::string_view body = "") {
    std::string name(method_of(method));
    const std::string operation = name + " " + with_braces(pattern);
    std::ranges::transform(name, name.begin(), [](char c) { return static_cast<char>(c - 32); });
    const Heard heard =
        open_.ask(name, path, body, guest == nullptr ? "" : testing::bearer(guest->token));
    const json::object& responses = description()
                                        .at("paths")
                                        .as_object()
                                        .at(with_braces(pattern))
                                        .as_object()
                                        .at(method_of(method))
                                        .at("responses")
                                        .as_object();
    const json::value* const response = responses.if_contains(std::to_string(heard.status));
    EXPECT_NE(response, nullptr) << operation << " answers " << heard.status << heard.body;
    if (response == nullptr) return heard;
    const json::value* const content = resolved(*response).as_object().if_contains("content");
    if (content == nullptr) {
      EXPECT_EQ(heard.body, "") << operation;
    } else if (const json::value* const json_content =
                   content->as_object().if_contains("application/json")) {
      EXPECT_EQ(heard.field("Content-Type"), "application/json") << operation;
      EXPECT_EQ(trouble(testing::parsed(heard.body), json_content->at("schema"), operation), "")
          << heard.body.substr(0, 2000);
    } else {
      EXPECT_TRUE(heard.field("Content-Type").starts_with("text/plain")) << operation;
    }
    if (heard.status < 300) seen_.insert(operation);
    return heard;
  }
  Heard get(const Guest* guest, std::string_view pattern) {
    return ask(guest, Method::get, pattern, std::string(pattern));
  }
  const std::set<std::string>& seen() const { return seen_; }

 private:
  const HouseClub& open_;
  std::set<std::string> seen_;
};

// A rated game of two people and a bot at a listed table, played to its end.
std::string finish_a_game(const HouseClub& open, const Guest& alice, const Guest& bob) {
  const Heard laid =
      alice.ask("POST", "/api/tables",
                R"({"options":{"game":"adel","seats":3,"rated":true},"listed":true,"sit":0,)"
                R"("bots":{"2":"random"}})");
  EXPECT_EQ(laid.status, 201) << laid.body;
  const std::string table = at(laid, "table.id");
  EXPECT_EQ(testing::TableLine(bob, table).say(R"({"do":"sit","seat":1})"), R"({"ok":true})");
  EXPECT_EQ(testing::TableLine(alice, table).say(R"({"do":"start"})"), R"({"ok":true})");
  testing::play_to_the_end(table, {alice, bob});
  testing::wait_for_game(open, table);
  return table;
}

TEST(OpenApi, TheAnswersAreOfTheFormThatIsPromised) {
  ClubSettings settings = testing::easy_settings();
  settings.hooks = true;
  const HouseClub open(settings);
  Tour tour(open);
  Guest alice =
      testing::guest_of(open.port(), tour.ask(nullptr, Method::post, "/api/guests", "/api/guests",
                                              R"({"name":"Alice","bearer":true})"));
  const Guest bob = open.guest("Bob");
  const std::string played = finish_a_game(open, alice, bob);

  alice = testing::guest_of(open.port(),
                            tour.ask(&alice, Method::put, "/api/me/password", "/api/me/password",
                                     R"({"login":"alice","password":"correct horse"})"));
  const Guest phone = testing::guest_of(
      open.port(), tour.ask(nullptr, Method::post, "/api/sessions", "/api/sessions",
                            R"({"login":"alice","password":"correct horse","bearer":true})"));
  tour.ask(nullptr, Method::post, "/api/sessions", "/api/sessions",
           R"({"login":"alice","password":"wrong password"})");
  tour.get(&alice, "/api/me");
  tour.get(nullptr, "/api/me");
  tour.ask(&alice, Method::patch, "/api/me", "/api/me", R"({"name":"Ada"})");
  tour.ask(&alice, Method::patch, "/api/me", "/api/me", R"({"name":""})");
  const json::value sessions = testing::parsed(tour.get(&alice, "/api/me/sessions").body);
  for (const json::value& session : sessions.at("sessions").as_array()) {
    if (session.at("current").as_bool()) continue;
    tour.ask(&alice, Method::remove, "/api/me/sessions/SESSION",
             "/api/me/sessions/" + std::string(session.at("id").as_string()));
  }
  tour.ask(&alice, Method::remove, "/api/me/sessions", "/api/me/sessions");
  tour.ask(&alice, Method::put, "/api/me/blocks/PERSON", "/api/me/blocks/" + bob.id);
  tour.get(&alice, "/api/me/blocks");
  tour.ask(&alice, Method::remove, "/api/me/blocks/PERSON", "/api/me/blocks/" + bob.id);
  tour.ask(&alice, Method::put, "/api/me/mutes/PERSON", "/api/me/mutes/" + bob.id);
  tour.get(&alice, "/api/me/mutes");
  tour.ask(&alice, Method::put, "/api/me/blocks/PERSON", "/api/me/blocks/" + bob.id);
  tour.ask(&alice, Method::post, "/api/reports", "/api/reports",
           R"({"person":")" + bob.id + R"(","table":")" + played +
               R"(","reason":"insult","text":"He called me a thief."})");
  tour.ask(&alice, Method::post, "/api/reports", "/api/reports",
           R"({"person":")" + bob.id + R"(","reason":"ugly"})");
  tour.ask(&alice, Method::put, "/api/me/hooks", "/api/me/hooks", R"({"url":"https://a.example"})");
  tour.get(&alice, "/api/me/hooks");
  const Heard device = tour.ask(&alice, Method::post, "/api/me/push", "/api/me/push",
                                testing::PushDevice().subscription("https://push.a.example/1"));
  tour.ask(&alice, Method::post, "/api/me/push", "/api/me/push", R"({"endpoint":"a","keys":{}})");
  tour.ask(&alice, Method::put, "/api/me/quiet", "/api/me/quiet",
           R"({"from":1320,"until":480,"offset":60})");
  tour.ask(&alice, Method::put, "/api/me/quiet", "/api/me/quiet", R"({"from":1320})");
  tour.get(&alice, "/api/me/push");
  tour.get(&alice, "/api/me/export");
  tour.ask(&alice, Method::remove, "/api/me/push/DEVICE", "/api/me/push/" + at(device, "id"));
  tour.ask(&alice, Method::remove, "/api/me/push/DEVICE", "/api/me/push/" + at(device, "id"));
  tour.ask(&alice, Method::remove, "/api/me/push", "/api/me/push");
  tour.ask(&alice, Method::remove, "/api/me/quiet", "/api/me/quiet");
  tour.get(&alice, "/api/me/push");
  tour.ask(&alice, Method::remove, "/api/me/mutes/PERSON", "/api/me/mutes/" + bob.id);
  tour.ask(&alice, Method::remove, "/api/me/blocks/PERSON", "/api/me/blocks/" + bob.id);
  tour.ask(&alice, Method::remove, "/api/me/hooks", "/api/me/hooks");

  const Heard laid = tour.ask(&alice, Method::post, "/api/tables", "/api/tables",
                              R"({"options":{"game":"mille","seats":3},"listed":true,"sit":1,)"
                              R"("bots":{"0":"clubman"}})");
  const std::string table = "/api/tables/" + at(laid, "table.id");
  tour.ask(&alice, Method::post, "/api/tables", "/api/tables", R"({"options":{}})");
  tour.get(nullptr, "/api/tables");
  EXPECT_EQ(at(tour.ask(&alice, Method::get, "/api/tables/TABLE", table), "invite"),
            at(laid, "invite"));
  EXPECT_EQ(at(tour.ask(&bob, Method::get, "/api/tables/TABLE", table), "invite"), "-");
  tour.get(&alice, "/api/me/tables");
  tour.get(&bob, "/api/me/tables");
  tour.ask(&bob, Method::post, "/api/quick", "/api/quick", R"({"game":"adel","players":4})");
  tour.ask(&bob, Method::post, "/api/tables/TABLE/key", table + "/key");
  EXPECT_NE(at(tour.ask(&alice, Method::post, "/api/tables/TABLE/key", table + "/key"), "invite"),
            at(laid, "invite"));
  tour.ask(&bob, Method::remove, "/api/tables/TABLE", table);
  tour.ask(&alice, Method::remove, "/api/tables/TABLE", table);

  EXPECT_TRUE(tour.get(&alice, "/api/me/games").has(played));
  EXPECT_TRUE(tour.get(nullptr, "/api/games").has(played));
  const Heard game =
      tour.ask(nullptr, Method::get, "/api/games/TABLE/NUMBER", "/api/games/" + played + "/1");
  const json::object record{{"record", testing::parsed(game.body).at("record")}};
  EXPECT_EQ(at(tour.ask(nullptr, Method::post, "/api/check", "/api/check", json::serialize(record)),
               "fair"),
            "true");
  json::object forged = record;
  forged["record"].as_object()["fair"].as_object()["seed"] = std::string(64, '0');
  EXPECT_EQ(at(tour.ask(nullptr, Method::post, "/api/check", "/api/check", json::serialize(forged)),
               "fair"),
            "false");
  EXPECT_TRUE(tour.ask(nullptr, Method::get, "/api/people/PERSON", "/api/people/" + alice.id)
                  .has("\"wins\""));
  EXPECT_TRUE(tour.ask(nullptr, Method::get, "/api/people/PERSON/games",
                       "/api/people/" + alice.id + "/games")
                  .has(played));
  EXPECT_TRUE(tour.ask(nullptr, Method::get, "/api/ratings", "/api/ratings?game=adel&players=3")
                  .has("\"bot\":\"random\""));
  const json::value editions = testing::parsed(tour.get(nullptr, "/api/editions").body);
  for (const json::value& edition : editions.at("editions").as_array()) {
    tour.ask(nullptr, Method::get, "/api/editions/EDITION",
             "/api/editions/" + std::string(edition.at("id").as_string()));
  }
  tour.ask(nullptr, Method::get, "/api/editions/EDITION", "/api/editions/none");
  for (const std::string_view path :
       {"/api/bots", "/api/version", "/health", "/ready", "/metrics"}) {
    tour.get(nullptr, path);
  }
  tour.ask(&alice, Method::remove, "/api/me", "/api/me", R"({"password":"not that"})");
  tour.ask(&alice, Method::remove, "/api/session", "/api/session");
  tour.ask(&bob, Method::remove, "/api/me", "/api/me");
  EXPECT_TRUE(
      tour.ask(nullptr, Method::get, "/api/games/TABLE/NUMBER", "/api/games/" + played + "/1")
          .has("\"left\":true"));

  for (const Club::Entry& entry : Club::entries()) {
    const std::string operation =
        std::string(method_of(entry.method)) + " " + with_braces(entry.pattern);
    EXPECT_TRUE(tour.seen().contains(operation)) << operation << " was not asked here";
  }
}

TEST(OpenApi, IsServedByTheClubItself) {
  const HouseClub open;
  const Heard heard = open.ask("GET", "/api/openapi.json");
  EXPECT_EQ(heard.status, 200);
  EXPECT_EQ(heard.field("Content-Type"), "application/json");
  EXPECT_EQ(heard.body, read_text(NOBLESSE_ROOT "/docs/openapi.json"));
  EXPECT_TRUE(read_text(NOBLESSE_ROOT "/docs/api.md").contains("`GET /api/openapi.json`"));
}

// What the program is does not depend on what its owner has put on the shelf.
TEST(OpenApi, TheVersionIsThatOfTheProgramAndOwnEditionsStandApart) {
  const std::string rules = [] {
    std::ostringstream out;
    out << std::hex << std::setw(16) << std::setfill('0') << fingerprint(Shelf());
    return out.str();
  }();
  EXPECT_EQ(at(HouseClub().ask("GET", "/api/version"), "rules"), rules);
  EXPECT_EQ(at(HouseClub().ask("GET", "/api/version"), "own_editions"), "[]");
  json::value own = testing::parsed(builtin_files().front().text);
  own.as_object()["edition"] = "attic";
  own.as_object()["title"] = "From the attic";
  const auto edition = read_any_edition(json::serialize(own));
  ASSERT_TRUE(edition);
  Shelf shelf;
  ASSERT_TRUE(shelf.add(*edition));
  const HouseClub open(testing::easy_settings(), shelf);
  const Heard heard = open.ask("GET", "/api/version");
  EXPECT_EQ(at(heard, "rules"), rules) << "what `noblesse fingerprint` says";
  const json::value apart = testing::parsed(heard.body).at("own_editions");
  ASSERT_EQ(apart.as_array().size(), 1U) << heard.body;
  EXPECT_EQ(apart.at(0).at("id"), "attic");
  EXPECT_EQ(trouble(testing::parsed(heard.body),
                    testing::parsed(R"({"$ref":"#/components/schemas/Version"})"), "version"),
            "");
}

// The check itself finds what is wrong.
TEST(OpenApi, AnAnswerOfAnotherFormIsNoticed) {
  const json::value form = testing::parsed(R"({"$ref":"#/components/schemas/Me"})");
  const auto wrong = [&](std::string_view body) {
    return trouble(testing::parsed(body), form, "me");
  };
  const std::string id(32, 'a');
  EXPECT_EQ(wrong(R"({"person":{"id":")" + id + R"(","name":"A","login":null,"created":1}})"), "");
  EXPECT_EQ(wrong(R"({"person":{"id":")" + id + R"(","name":"A","created":1}})"),
            "me.person has no \"login\"");
  EXPECT_NE(wrong(R"({"person":{"id":"a","name":"A","login":null,"created":1}})"), "");
  EXPECT_NE(wrong(R"({"person":{"id":")" + id + R"(","name":1,"login":null,"created":1}})"), "");
  EXPECT_EQ(
      wrong(R"({"person":{"id":")" + id + R"(","name":"A","login":null,"created":1,"hash":""}})"),
      "me.person.hash is not described");
}

}  // namespace
}  // namespace noblesse
