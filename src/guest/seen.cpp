#include "guest/seen.h"

#include <functional>
#include <ranges>

#include "guest/reading.h"

namespace noblesse::guest {
namespace {

SeenChair read_chair(const json::object& chair) {
  SeenChair seen;
  const std::string holder = text_in(chair, "holder");
  if (holder == "bot") {
    seen.holder = SeenChair::Holder::bot;
    seen.name = text_in(chair, "bot");
  } else if (holder == "person") {
    seen.holder = SeenChair::Holder::person;
    seen.name = text_in(chair, "name");
    seen.here = flag_in(chair, "here");
    seen.stand_in = chair.contains("stand_in");
  }
  seen.number = flag_in(chair, "number");
  seen.locked = flag_in(chair, "locked");
  return seen;
}

std::string in_words(const SeenChair& chair) {
  return "\"" + chair.name + "\"" + (chair.here ? " here" : " away") +
         (chair.stand_in ? " stand-in" : "") + (chair.number ? " number" : "") +
         (chair.locked ? " locked" : "");
}

std::string in_words(const std::optional<SeenQuestion>& question) {
  if (!question) return "no question";
  return "question " + std::to_string(question->id) + " (" + std::to_string(question->fingerprint) +
         ") with the choice \"" + question->choice + "\"";
}

}  // namespace

bool Seen::take_view(const json::object& letter) {
  const json::object* view = object_in(letter, "view");
  const json::object* table = view == nullptr ? nullptr : object_in(*view, "table");
  if (table == nullptr) return false;
  const json::array* seats = list_in(*table, "chairs");
  const auto number = number_in(letter, "n");
  const auto game = number_in(*table, "game_number");
  if (seats == nullptr || !number || !game) return false;
  heard = *number;
  stage = text_in(*table, "stage");
  game_number = *game;
  chairs.clear();
  for (const json::value& chair : *seats) {
    if (!chair.is_object()) return false;
    chairs.push_back(read_chair(chair.get_object()));
  }
  question.reset();
  return take_question(letter);
}

bool Seen::take_events(const json::object& letter) {
  const json::array* events = list_in(letter, "events");
  const auto number = number_in(letter, "n");
  if (events == nullptr || !number) return false;
  heard = *number;
  for (const json::value& event : *events) {
    if (!event.is_object()) return false;
    take_event(event.get_object());
  }
  return take_question(letter);
}

// The key is there whenever another question has been put, to whomever.
bool Seen::take_question(const json::object& letter) {
  const json::value* asked = letter.if_contains("question");
  if (asked == nullptr) return true;
  if (letter.contains("events")) {
    for (SeenChair& chair : chairs) chair.locked = false;
  }
  question.reset();
  const json::object* object = asked->if_object();
  if (object == nullptr) return asked->is_null();
  const auto id = number_in(*object, "id");
  if (!id) return false;
  SeenQuestion seen;
  seen.id = *id;
  seen.choice = text_in(*object, "choice");
  json::object rest(*object, json::storage_ptr());
  rest.erase("choice");
  seen.fingerprint = std::hash<std::string>()(json::serialize(rest));
  question = std::move(seen);
  return true;
}

void Seen::take_event(const json::object& event) {
  const std::string name = text_in(event, "event");
  if (name == "begins") {
    stage = "playing";
    for (SeenChair& chair : chairs) chair.stand_in = false;
  } else if (name == "over") {
    stage = "over";
  } else if (name == "again") {
    stage = "gathering";
    game_number = number_in(event, "game_number").value_or(0);
    for (SeenChair& chair : chairs) {
      chair.number = false;
      chair.stand_in = false;
    }
  } else if (name == "broken") {
    stage = "broken";
  }
  const auto seat = number_in(event, "seat");
  if (!seat || *seat >= chairs.size()) return;
  SeenChair& chair = chairs[*seat];
  if (name == "sat") {
    chair = {.holder = SeenChair::Holder::person, .name = text_in(event, "name"), .here = true};
  } else if (name == "stood") {
    chair = {};
  } else if (name == "bot") {
    chair = {.holder = SeenChair::Holder::bot, .name = text_in(event, "bot")};
  } else if (name == "name") {
    chair.name = text_in(event, "name");
  } else if (name == "number") {
    chair.number = true;
  } else if (name == "here" || name == "away") {
    chair.here = name == "here";
  } else if (name == "stand_in" || name == "returned") {
    chair.stand_in = name == "stand_in";
  } else if (name == "locked") {
    chair.locked = true;
  }
}

bool Seen::all_seated() const {
  return !chairs.empty() && std::ranges::all_of(chairs, [](const SeenChair& chair) {
    return chair.holder != SeenChair::Holder::nobody;
  });
}

std::string difference(const Seen& a, const Seen& b, bool with_locks) {
  if (a.heard != b.heard) {
    return "events up to " + std::to_string(a.heard) + " and up to " + std::to_string(b.heard);
  }
  if (a.stage != b.stage) return "the stages " + a.stage + " and " + b.stage;
  if (a.game_number != b.game_number) {
    return "the games " + std::to_string(a.game_number) + " and " + std::to_string(b.game_number);
  }
  if (a.question != b.question) return in_words(a.question) + " and " + in_words(b.question);
  if (a.chairs.size() != b.chairs.size()) return "the number of chairs";
  for (std::size_t seat = 0; seat < a.chairs.size(); ++seat) {
    SeenChair one = a.chairs[seat];
    SeenChair other = b.chairs[seat];
    if (!with_locks) one.locked = other.locked = false;
    if (one != other) {
      return "chair " + std::to_string(seat) + ": " + in_words(one) + " and " + in_words(other);
    }
  }
  return {};
}

}  // namespace noblesse::guest
