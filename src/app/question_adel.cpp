// The questions of Adel Verpflichtet.
#include <algorithm>

#include "app/exhibit.h"
#include "app/question.h"

namespace noblesse::adel {
namespace {

using Kind = Decision::Kind;

// Everything a question is built from.
struct Asking {
  const Edition& edition;
  const Rules& rules;
  View view;
  const Company& company;
  const Words& words;
  Seat me = 0;

  std::string called(const Object& object) const { return object_name(words, edition, object); }
  const std::string& name(Seat seat) const { return company.at(seat).name; }
  const Object& object(int card) const { return edition.objects[static_cast<std::size_t>(card)]; }
};

// The numbers of the castle that count for the next exhibition (A13, A25).
Prize prize(const Asking& asking) {
  const auto& positions = asking.view.position;
  const std::uint8_t leader =
      *std::max_element(positions.begin(), positions.begin() + asking.rules.lords);
  const bool own = asking.rules.options.score_by == ScoreBy::own;
  return asking.edition.tables.prize[own ? positions[asking.me] : leader];
}

// How far a detective would move the person as things stand (A16, A24). Exhibitions move first.
int detective_steps(const Asking& asking) {
  std::vector<int> ahead;
  for (Seat rival = 0; rival < asking.rules.lords; ++rival) {
    if (asking.view.position[rival] > asking.view.position[asking.me]) {
      ahead.push_back(asking.view.position[rival]);
    }
  }
  if (asking.rules.options.detective_places == DetectivePlaces::dense) {
    std::ranges::sort(ahead);
    const auto twice = std::ranges::unique(ahead);
    ahead.erase(twice.begin(), twice.end());
  }
  return static_cast<int>(ahead.size()) + 1;
}

std::string described(const Asking& asking, const Object& object) {
  return object.id + ", " + asking.called(object);
}

Offer object_offer(const Asking& asking, std::string move, int card) {
  const Object& object = asking.object(card);
  return {.move = std::move(move),
          .label = {},
          .meaning = asking.called(object),
          .also = {object.id, std::to_string(object.year), object.name, asking.called(object)}};
}

Offer offer_for(const Asking& asking, const std::string& move) {
  const Result<Decision> decision = read_decision(asking.edition, move);
  Offer offer{.move = move, .label = {}, .meaning = {}, .also = {}};
  if (!decision) return offer;
  const bool castle = has_seat(asking.view.castle, asking.me);
  const Words& words = asking.words;
  switch (decision->kind()) {
    case Kind::place:
      offer.meaning = words("offer-" + move);
      if (decision->place() == Place::auction) offer.also = {"auction house", "house"};
      break;
    case Kind::check:
      offer.meaning = words("offer-check");
      offer.also = {std::to_string(asking.edition.checks[decision->check()])};
      break;
    case Kind::thief:
      offer.meaning = words(castle ? "offer-thief-castle" : "offer-thief-auction");
      break;
    case Kind::exhibit:
      offer.meaning =
          words("offer-exhibit", {{"best", prize(asking).best}, {"second", prize(asking).second}});
      break;
    case Kind::detective:
      offer.meaning = words("offer-detective", {{"steps", detective_steps(asking)}});
      break;
    case Kind::pass: offer.meaning = words("offer-pass"); break;
    case Kind::buy: {
      const auto pile = static_cast<std::size_t>(decision->pile());
      const Object& object = asking.object(lowest(asking.view.window[pile]));
      offer = object_offer(asking, move, lowest(asking.view.window[pile]));
      offer.meaning = described(asking, object);
      offer.also.emplace_back(decision->pile() == Pile::left ? "left" : "right");
      break;
    }
    case Kind::steal: offer = object_offer(asking, move, decision->card()); break;
    case Kind::show:
    case Kind::none: break;
  }
  name_offer(words, offer);
  return offer;
}

void ask_place(const Words& words, Question& question) {
  question.text = words("adel-ask-place");
  question.face_down = true;
  question.help = help_by(words, "help-place", 3);
}

void ask_action(const Asking& asking, Question& question) {
  const bool castle = has_seat(asking.view.castle, asking.me);
  question.text = asking.words(castle ? "adel-ask-action-castle" : "adel-ask-action-auction");
  question.face_down = true;
  question.help =
      castle ? help_by(asking.words, "help-castle", 4) : help_by(asking.words, "help-house", 3);
}

void ask_buy(const Asking& asking, Question& question) {
  const Action action = asking.view.action[asking.me];
  question.text = asking.words("ask-buy", {{"check", asking.edition.checks[action.check()]}});
  question.help = help_by(asking.words, "help-buy", 2);
}

void ask_show(const Asking& asking, Question& question) {
  question.offers = suggest_exhibitions(asking.edition, asking.view, asking.words);
  question.complete = false;
  question.face_down = true;
  question.text =
      asking.words("ask-show", {{"best", prize(asking).best}, {"second", prize(asking).second}});
  question.how = asking.words("how-show");
  question.help = help_by(asking.words, "help-show", 4);
}

void ask_steal(const Asking& asking, Question& question) {
  const Seat victim = asking.view.ranking[asking.view.robbed];
  question.text = asking.words("ask-steal", {{"who", asking.name(victim)}});
  question.help = help_by(asking.words, "help-steal", 1);
}

}  // namespace

Question ask(const Match& match, const Company& company, const Words& words) {
  constexpr std::size_t kAll = 4096;
  const Seat me = company.me;
  const Asking asking{match.edition(), match.rules(), match.seen_by(Viewer::of_seat(me)),
                      company,         words,         me};
  Question question;
  switch (asking.view.phase) {
    case Phase::place: ask_place(words, question); break;
    case Phase::action: ask_action(asking, question); break;
    case Phase::buy: ask_buy(asking, question); break;
    case Phase::show: ask_show(asking, question); return question;
    case Phase::steal: ask_steal(asking, question); break;
    case Phase::over: break;
  }
  for (const std::string& move : match.legal(me, kAll)) {
    question.offers.push_back(offer_for(asking, move));
  }
  return question;
}

}  // namespace noblesse::adel
