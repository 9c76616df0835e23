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
  const Words& words;
  Seat me = 0;

  City here() const { return view.city[view.noble]; }
  const std::string& own_name(City city) const { return edition.cities[city].name; }
  std::string city(City city) const { return city_name(words, own_name(city)); }
  std::string color(Road road) const { return color_name(words, edition.roads[road].color); }
  std::string letter(int road) const {
    return {edition.roads[static_cast<std::size_t>(road)].letter};
  }
};

// "green roads cost 1 task, violet 2, orange 3": what a robbery costs (M9).
std::string prices(const Asking& asking) {
  const Edition& edition = asking.edition;
  std::vector<std::pair<int, std::string>> colors;
  for (Road road = 0; road < edition.tables.roads; ++road) {
    colors.emplace_back(edition.tables.loss[road], asking.color(road));
  }
  std::ranges::sort(colors);
  const auto twice = std::ranges::unique(colors);
  colors.erase(twice.begin(), twice.end());
  std::string text;
  for (const auto& [loss, color] : colors) {
    const Args args{{"color", color}, {"loss", loss}};
    text +=
        text.empty() ? asking.words("price-first", args) : ", " + asking.words("price-next", args);
  }
  return text;
}

// "Via Vittoria, green, Venezia - Verona"
std::string described(const Asking& asking, Road road) {
  const RoadSign& sign = asking.edition.roads[road];
  const auto& ends = asking.edition.tables.ends[road];
  return sign.name + ", " + asking.color(road) + ", " + asking.city(ends[0]) + " - " +
         asking.city(ends[1]);
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
    const int points = tables.points[static_cast<std::size_t>(task)];
    text += "; " + asking.words("offer-go-scores", {{"points", points}});
  }
  if (!text.empty() && asking.rules.ends_on_arrival()) {
    text += " " + asking.words("offer-go-ends");  // M19
  }
  if (asking.view.map[city] != kNone) {
    const std::string to = destination(asking.edition, asking.words, asking.view.map[city]);
    text += "; " + asking.words("offer-go-task", {{"to", to}});
  }
  return text;
}

void describe_go(const Asking& asking, Road road, Offer& offer) {
  const City to = other_end(asking.edition.tables, road, asking.here());
  const RoadSign& sign = asking.edition.roads[road];
  offer.label =
      asking.words("move-go-to", {{"what", asking.letter(road)}, {"city", asking.city(to)}});
  offer.meaning = asking.words("offer-go", {{"road", sign.name},
                                            {"color", asking.color(road)},
                                            {"loss", asking.edition.tables.loss[road]}}) +
                  prospects(asking, to);
  offer.also = {asking.letter(road), asking.own_name(to), sign.name, "go to " + asking.own_name(to),
                asking.city(to)};
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
      offer.meaning = asking.words("offer-alone", {{"roads", tables.roads_alone}});
      break;
    case Kind::take:
      offer.meaning = asking.words(
          "offer-take",
          {{"to", destination(asking.edition, asking.words, asking.view.map[asking.here()])}});
      break;
    case Kind::take_drop: {
      const std::string& dropped = asking.edition.tasks[decision->dropped()];
      offer.meaning = asking.words("offer-drop", {{"points", tables.points[decision->dropped()]}});
      offer.also = {dropped, "drop " + dropped, task_name(asking.words, dropped)};
      break;
    }
    case Kind::leave: offer.meaning = asking.words("offer-leave"); break;
    case Kind::go: describe_go(asking, decision->road(), offer); break;
    case Kind::none: break;
  }
  name_offer(asking.words, offer);
  return offer;
}

// What arriving does to the turn, where it is not the usual (M19).
void tell_arrival(const Asking& asking, Question& question) {
  if (!asking.rules.ends_on_arrival()) return;
  question.help.push_back(asking.words("help-arrival"));
}

void ask_ambush(const Asking& asking, const Company& company, Question& question) {
  const std::string& noble = company.at(asking.view.noble).name;
  const bool two = asking.rules.compasses() == 2;
  const Tables& tables = asking.edition.tables;
  question.text = asking.words(two ? "ask-ambush-two" : "ask-ambush",
                               {{"who", noble}, {"city", asking.city(asking.here())}});
  question.face_down = true;
  question.how = asking.words(two ? "how-ambush-two" : "how-ambush");
  if (two) question.listed = 0;
  question.help = help_by(asking.words, "help-ambush", 3,
                          {{"booty", tables.booty},
                           {"prices", prices(asking)},
                           {"escorted", tables.roads_escorted},
                           {"alone", tables.roads_alone}});
  if (two) question.help.push_back(asking.words("help-ambush-two"));
  tell_arrival(asking, question);
}

void ask_escort(const Asking& asking, Question& question) {
  const Tables& tables = asking.edition.tables;
  question.text = asking.words("ask-escort", {{"city", asking.city(asking.here())}});
  question.how = asking.words("how-escort");
  question.help = help_by(asking.words, "help-escort", 2,
                          {{"escorted", tables.roads_escorted},
                           {"alone", tables.roads_alone},
                           {"prices", prices(asking)}});
  tell_arrival(asking, question);
}

void ask_take(const Asking& asking, Question& question) {
  const Task task = asking.view.map[asking.here()];
  const Tables& tables = asking.edition.tables;
  question.text = asking.words("ask-take", {{"city", asking.city(asking.here())},
                                            {"to", asking.city(tables.to[task])},
                                            {"points", tables.points[task]}});
  question.help = help_by(asking.words, "help-take", 3, {{"most", tables.hand_limit}});
  tell_arrival(asking, question);
}

void ask_go(const Asking& asking, Question& question) {
  question.text =
      asking.words("ask-go", {{"city", asking.city(asking.here())}, {"left", asking.view.left}});
  question.how = asking.words("how-go");
  question.help = help_by(asking.words, "help-go", 2);
  tell_arrival(asking, question);
}

}  // namespace

Question ask(const Match& match, const Company& company, const Words& words) {
  constexpr std::size_t kAll = 4096;
  const Seat me = company.me;
  const Asking asking{match.edition(), match.rules(), match.seen_by(Viewer::of_seat(me)), words,
                      me};
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
