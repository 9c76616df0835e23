// The questions of Mille Grazie.
#include <algorithm>

#include "app/map_mille.h"
#include "app/question.h"

namespace noblesse::mille {
namespace {

using Kind = Decision::Kind;

struct Asking {
  const Edition& edition;
  const Rules& rules;
  View view;
  Seat me = 0;

  City here() const { return view.city[view.noble]; }
  const std::string& city(City city) const { return edition.cities[city].name; }
  std::string letter(int road) const {
    return {edition.roads[static_cast<std::size_t>(road)].letter};
  }
};

// "green roads cost 1 task, violet 2, orange 3": what a robbery costs (M9).
std::string prices(const Edition& edition) {
  std::vector<std::pair<int, std::string>> colors;
  for (Road road = 0; road < edition.tables.roads; ++road) {
    colors.emplace_back(edition.tables.loss[road], edition.roads[road].color);
  }
  std::ranges::sort(colors);
  const auto twice = std::ranges::unique(colors);
  colors.erase(twice.begin(), twice.end());
  std::string text;
  for (const auto& [loss, color] : colors) {
    text += text.empty() ? color + " roads cost " : ", " + color + " ";
    text += std::to_string(loss);
  }
  return text;
}

// "Via Vittoria, green, Venezia - Verona"
std::string described(const Asking& asking, Road road) {
  const RoadSign& sign = asking.edition.roads[road];
  const auto& ends = asking.edition.tables.ends[road];
  return sign.name + ", " + sign.color + ", " + asking.city(ends[0]) + " - " + asking.city(ends[1]);
}

// Labels of roads in a list, as on the map: "L1", the letter and what it costs.
std::string road_label(const Asking& asking, Road road) {
  return asking.letter(road) + std::to_string(asking.edition.tables.loss[road]);
}

// Two letters in any order and spacing mean the same pair.
std::vector<std::string> ways_to_write(const std::string& a, const std::string& b) {
  return {a + " " + b, b + " " + a, a + b, b + a};
}

void describe_ambush(const Asking& asking, Decision decision, Offer& offer) {
  const Roads roads = decision.roads();
  const auto first = static_cast<Road>(lowest(roads));
  if (count(roads) == 2) {
    const auto second = static_cast<Road>(highest(roads));
    offer.also = ways_to_write(asking.letter(first), asking.letter(second));
    return;
  }
  offer.label = road_label(asking, first);
  offer.meaning = described(asking, first);
  offer.also = {asking.letter(first), asking.edition.roads[first].name};
}

// What waits at the end of the road: the tasks that are fulfilled there, and the one that lies
// there.
std::string prospects(const Asking& asking, City city) {
  const Tables& tables = asking.edition.tables;
  std::string text;
  for (const int task : members(asking.view.tasks[asking.me] & tables.tasks_to[city])) {
    text += "; scores " + std::to_string(tables.points[static_cast<std::size_t>(task)]);
  }
  if (!text.empty() && asking.rules.ends_on_arrival()) text += " and ends your turn";  // M19
  if (asking.view.map[city] != kNone) {
    text += "; a task to " + destination(asking.edition, asking.view.map[city]);
  }
  return text;
}

void describe_go(const Asking& asking, Road road, Offer& offer) {
  const City to = other_end(asking.edition.tables, road, asking.here());
  const RoadSign& sign = asking.edition.roads[road];
  offer.label = offer.move + " to " + asking.city(to);
  offer.meaning = sign.name + ", " + sign.color + ", costs " +
                  std::to_string(asking.edition.tables.loss[road]) + prospects(asking, to);
  offer.also = {asking.letter(road), asking.city(to), sign.name, "go to " + asking.city(to)};
}

Offer offer_for(const Asking& asking, const std::string& move) {
  Offer offer{.move = move, .label = {}, .meaning = {}, .also = {}};
  const Result<Decision> decision = read_decision(asking.edition, move);
  if (!decision) return offer;
  const Tables& tables = asking.edition.tables;
  switch (decision->kind()) {
    case Kind::ambush: describe_ambush(asking, *decision, offer); break;
    case Kind::escort:
      offer.label = road_label(asking, decision->road());
      offer.meaning = described(asking, decision->road());
      offer.also = {asking.letter(decision->road()), asking.edition.roads[decision->road()].name};
      break;
    case Kind::alone:
      offer.meaning = "no escort, but " + std::to_string(tables.roads_alone) + " roads";
      break;
    case Kind::take:
      offer.meaning = "to " + destination(asking.edition, asking.view.map[asking.here()]);
      break;
    case Kind::take_drop: {
      const std::string& dropped = asking.edition.tasks[decision->dropped()];
      offer.meaning = "worth " + std::to_string(tables.points[decision->dropped()]);
      offer.also = {dropped, "drop " + dropped};
      break;
    }
    case Kind::leave: offer.meaning = "let it lie"; break;
    case Kind::go: describe_go(asking, decision->road(), offer); break;
    case Kind::none: break;
  }
  return offer;
}

// What arriving does to the turn, where it is not the usual (M19).
void tell_arrival(const Asking& asking, Question& question) {
  if (!asking.rules.ends_on_arrival()) return;
  question.help.emplace_back(
      "At this table fulfilling a task ends the noble's turn in that city; what lies there may "
      "still be taken (M19).");
}

void ask_ambush(const Asking& asking, const Company& company, Question& question) {
  const std::string& noble = company.at(asking.view.noble).name;
  const bool two = asking.rules.compasses() == 2;
  question.text = two ? "On which two roads do you lie in wait for " + noble + "?"
                      : "On which road do you lie in wait for " + noble + "?";
  question.text += " They are in " + asking.city(asking.here()) + ".";
  question.face_down = true;
  question.how = two ? "two letters, such as F L; roads lists them" : "a letter; roads lists them";
  if (two) question.listed = 0;
  question.help = {
      "Set your compass in secret. Any road of the map may be chosen (M5).",
      "If the noble travels a road on which you wait and the escort is not there, you score " +
          std::to_string(asking.edition.tables.booty) +
          " and they lose tasks: " + prices(asking.edition) +
          " (M9). On the map the number beside a road's letter says how many.",
      "With an escort they travel " + std::to_string(asking.edition.tables.roads_escorted) +
          " roads, alone " + std::to_string(asking.edition.tables.roads_alone) +
          " (M6). They want to go where their tasks lead (M10)."};
  if (two) question.help.emplace_back("With two players the thief sets two different roads (M17).");
  tell_arrival(asking, question);
}

void ask_escort(const Asking& asking, Question& question) {
  const Tables& tables = asking.edition.tables;
  question.text = "You are the noble, in " + asking.city(asking.here()) +
                  ". Which road does the escort guard, or alone?";
  question.how = "a letter, or alone; roads lists them";
  question.help = {
      "With an escort you set, in secret, the one road that it guards, and travel " +
          std::to_string(tables.roads_escorted) + " roads. Alone, which you announce, you travel " +
          std::to_string(tables.roads_alone) + " (M6).",
      "On the guarded road thieves can do nothing (M8). On any other road a thief who waits there "
      "robs you of tasks: " +
          prices(asking.edition) + " (M9)."};
  tell_arrival(asking, question);
}

void ask_take(const Asking& asking, Question& question) {
  const Task task = asking.view.map[asking.here()];
  const Tables& tables = asking.edition.tables;
  question.text = "In " + asking.city(asking.here()) + " lies a task to " +
                  asking.city(tables.to[task]) + " for " + std::to_string(tables.points[task]) +
                  " points. Do you take it?";
  question.help = {
      "You may take the task that lies in your city; it lies open before you, and a new one is "
      "drawn for the map (M11).",
      "You may hold " + std::to_string(asking.edition.tables.hand_limit) +
          "; with a full hand you must drop one to take another (M12).",
      "A task scores its points when you arrive in its city (M10), unless you are robbed of it on "
      "the way (M13)."};
  tell_arrival(asking, question);
}

void ask_go(const Asking& asking, Question& question) {
  question.text =
      "You are in " + asking.city(asking.here()) + ", " +
      (asking.view.left == 1 ? "one road" : std::to_string(asking.view.left) + " roads") +
      " to go. Which road do you take?";
  question.how = "a number, a letter or a city";
  question.help = {
      "No road may be used twice in a turn; cities may. You must travel the whole distance, unless "
      "all roads of your city are used (M7).",
      "A thief who waits on the road robs you unless the escort guards it (M8, M9). Then you "
      "arrive "
      "and score the tasks that lead there (M10, M13)."};
  tell_arrival(asking, question);
}

}  // namespace

Question ask(const Match& match, const Company& company) {
  constexpr std::size_t kAll = 4096;
  const Seat me = company.me;
  const Asking asking{match.edition(), match.rules(), match.seen_by(Viewer::of_seat(me)), me};
  Question question;
  switch (asking.view.phase) {
    case Phase::ambush: ask_ambush(asking, company, question); break;
    case Phase::escort: ask_escort(asking, question); break;
    case Phase::take: ask_take(asking, question); break;
    case Phase::go: ask_go(asking, question); break;
    case Phase::chance:
    case Phase::over: break;
  }
  for (const std::string& move : match.legal(me, kAll)) {
    question.offers.push_back(offer_for(asking, move));
  }
  return question;
}

}  // namespace noblesse::mille
