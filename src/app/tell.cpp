#include "app/tell.h"

#include <algorithm>

#include "app/deeds.h"
#include "match/adel/face.h"
#include "match/mille/face.h"
#include "match/pieces.h"

namespace noblesse {
namespace {

int number_at(const json::object& event, std::string_view key) {
  const json::value* value = event.if_contains(key);
  return value == nullptr ? 0 : value->to_number<int>();
}

std::vector<std::string> texts_at(const json::object& event, std::string_view key) {
  std::vector<std::string> texts;
  for (const json::value& text : event.at(key).get_array()) texts.emplace_back(text.get_string());
  return texts;
}

// "no sale" is told by the key that ends in "no-sale".
std::string dashed(std::string kind) {
  std::ranges::replace(kind, ' ', '-');
  return kind;
}

class Teller {
 public:
  Teller(const Company& company, const Words& words) : company_(company), words_(words) {}

 protected:
  std::string name(const json::object& event, std::string_view key) const {
    return event.contains(key) ? company_.at(event.at(key).to_number<Seat>()).name : std::string();
  }

  std::vector<std::string> names(const json::object& event, std::string_view key) const {
    std::vector<std::string> names;
    for (const json::value& seat : event.at(key).get_array()) {
      names.push_back(company_.at(seat.to_number<Seat>()).name);
    }
    return names;
  }

  const Company& company_;
  const Words& words_;
};

class AdelTeller : Teller {
 public:
  AdelTeller(const adel::Edition& edition, const Company& company, const Words& words)
      : Teller(company, words), edition_(edition) {}

  std::string tell(const json::object& event) const {
    const std::string kind = text_at(event, "event");
    Args args{{"who", name(event, "seat")}, {"you", you(event, kind)}};
    if (kind == "round") {
      const std::string place = text_at(event, "place");
      return words_("journal-adel-round" + (place.empty() ? "" : "-" + place),
                    {{"round", number_at(event, "round")}});
    }
    if (kind == "place") return words_("journal-adel-place-" + text_at(event, "place"), args);
    if (kind == "action") return action(text_at(event, "action"), std::move(args));
    if (kind == "moved") return moved(event, std::move(args));
    if (kind == "window") return window(event);
    if (kind == "thieves clash") {
      return words_("journal-adel-thieves-clash", {{"who", join(names(event, "seats"), ", ")}});
    }
    if (event.contains("objects")) {
      args.emplace_back("objects", words_.list(texts_at(event, "objects")));
    }
    if (event.contains("object")) args.emplace_back("object", object(text_at(event, "object")));
    if (kind == "bought" || kind == "stole" || kind == "exhibited" || kind == "last showing" ||
        kind == "dealt") {
      return words_("told-" + dashed(kind), with_rest(event, std::move(args)));
    }
    return words_("journal-adel-" + dashed(kind), with_rest(event, std::move(args)));
  }

 private:
  // Whether they did it, or it was done to them.
  std::string_view you(const json::object& event, const std::string& kind) const {
    if (event.contains("seat") && event.at("seat").to_number<Seat>() == company_.me) return "yes";
    const bool taken = kind == "stole" || kind == "check stolen";
    return taken && event.at("from").to_number<Seat>() == company_.me ? "victim" : "no";
  }

  Args with_rest(const json::object& event, Args args) const {
    args.emplace_back("check", number_at(event, "check"));
    args.emplace_back("rank", number_at(event, "rank"));
    args.emplace_back("number", number_at(event, "thief"));
    args.emplace_back("from", name(event, "from"));
    return args;
  }

  std::string action(const std::string& move, Args args) const {
    const std::size_t blank = std::min(move.find(' '), move.size());
    args.emplace_back("number", move.substr(std::min(blank + 1, move.size())));
    return words_("journal-adel-action-" + move.substr(0, blank), args);
  }

  std::string moved(const json::object& event, Args args) const {
    args.emplace_back("steps", number_at(event, "to") - number_at(event, "from"));
    args.emplace_back("to", number_at(event, "to"));
    return words_("journal-adel-moved-" + dashed(text_at(event, "why")), args);
  }

  std::string window(const json::object& event) const {
    const std::string key = "told-window-" + text_at(event, "pile");
    const std::string id = text_at(event, "object");
    return id.empty() ? words_(key + "-empty") : words_(key, {{"object", object(id)}});
  }

  // "C1511, Perchten mask from Tyrol"
  std::string object(const std::string& id) const {
    const auto found = std::ranges::find(edition_.objects, id, &adel::Object::id);
    if (found == edition_.objects.end()) return id;
    return id + ", " + adel::object_name(words_, edition_, *found);
  }

  const adel::Edition& edition_;
};

class MilleTeller : Teller {
 public:
  MilleTeller(const mille::Edition& edition, const Company& company, const Words& words)
      : Teller(company, words), edition_(edition) {}

  std::string tell(const json::object& event) const {
    const std::string kind = text_at(event, "event");
    if (kind == "booty") return {};  // told with the robbery
    Args args{{"who", name(event, kind == "turn" ? "noble" : "seat")}};
    if (kind == "turn") args.emplace_back("turn", number_at(event, "turn"));
    if (kind == "reshuffled") args.emplace_back("cards", number_at(event, "cards"));
    if (kind == "escort") args.emplace_back("roads", edition_.tables.roads_escorted);
    if (kind == "alone") args.emplace_back("roads", edition_.tables.roads_alone);
    if (event.contains("road")) add_road(text_at(event, "road"), args);
    if (event.contains("city")) {
      args.emplace_back("city", mille::city_name(words_, text_at(event, "city")));
    }
    if (event.contains("task")) {
      args.emplace_back("task", mille::task_name(words_, text_at(event, "task")));
    }
    if (event.contains("tasks")) {
      std::vector<std::string> tasks;
      for (const std::string& id : texts_at(event, "tasks")) {
        tasks.push_back(mille::task_name(words_, id));
      }
      args.emplace_back("tasks", words_.list(tasks));
    }
    if (event.contains("thieves")) {
      const std::vector<std::string> thieves = names(event, "thieves");
      args.emplace_back("thieves", words_.list(thieves));
      args.emplace_back("count", thieves.size());
    }
    args.emplace_back("points", event.contains("points") ? number_at(event, "points")
                                                         : static_cast<int>(edition_.tables.booty));
    const bool own = kind == "travelled" || kind == "arrived" || kind == "sealed";
    return words_((own ? "told-" : "journal-mille-") + dashed(kind), args);
  }

 private:
  void add_road(const std::string& letter, Args& args) const {
    const auto found = std::ranges::find(edition_.roads, letter.front(), &mille::RoadSign::letter);
    if (found == edition_.roads.end()) return;
    args.emplace_back("letter", letter);
    args.emplace_back("road", found->name);
    args.emplace_back("color", mille::color_name(words_, found->color));
  }

  const mille::Edition& edition_;
};

}  // namespace

std::vector<std::string> tell(const Match& match, const Company& company, const Words& words) {
  const Viewer me = Viewer::of_seat(company.me);
  if (words.english()) return match.sentences(me, company.names());
  std::vector<std::string> sentences;
  for (const json::value& value : match.events(me)) {
    const json::object& event = value.get_object();
    const std::string kind = text_at(event, "event");
    if (kind == "chosen" || kind == "chose") {
      sentences.emplace_back();  // the table shows it
    } else if (match.game() == adel::Face::kName) {
      const auto& edition = static_cast<const adel::Match&>(match).edition();
      sentences.push_back(AdelTeller(edition, company, words).tell(event));
    } else {
      const auto& edition = static_cast<const mille::Match&>(match).edition();
      sentences.push_back(MilleTeller(edition, company, words).tell(event));
    }
  }
  return sentences;
}

}  // namespace noblesse
