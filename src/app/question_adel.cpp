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
  Seat me = 0;

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

std::string described(const Object& object) { return object.id + ", " + object.name; }

Offer object_offer(const Asking& asking, std::string move, int card) {
  const Object& object = asking.object(card);
  return {.move = std::move(move),
          .label = {},
          .meaning = object.name,
          .also = {object.id, std::to_string(object.year), object.name}};
}

Offer offer_for(const Asking& asking, const std::string& move) {
  const Result<Decision> decision = read_decision(asking.edition, move);
  Offer offer{.move = move, .label = {}, .meaning = {}, .also = {}};
  if (!decision) return offer;
  const bool castle = has_seat(asking.view.castle, asking.me);
  switch (decision->kind()) {
    case Kind::place:
      offer.meaning = decision->place() == Place::auction
                          ? "buy with a check, or let a thief take the check that is paid"
                          : "exhibit, steal what others exhibit, or catch thieves";
      if (decision->place() == Place::auction) offer.also = {"auction house", "house"};
      break;
    case Kind::check:
      offer.meaning = "the highest check buys an object";
      offer.also = {std::to_string(asking.edition.checks[decision->check()])};
      break;
    case Kind::thief:
      offer.meaning = castle ? "takes one object from each exhibition; a detective jails it"
                             : "takes the check that is paid, if no other thief is here";
      break;
    case Kind::exhibit:
      offer.meaning = "show a run of objects: the best moves " +
                      std::to_string(prize(asking).best) + ", the second " +
                      std::to_string(prize(asking).second);
      break;
    case Kind::detective:
      offer.meaning = "if a thief is here: jails them all and moves you by your rank, " +
                      std::to_string(detective_steps(asking)) +
                      " as things stand; exhibitions move first";
      break;
    case Kind::pass: offer.meaning = "you have no card to play here"; break;
    case Kind::buy: {
      const auto pile = static_cast<std::size_t>(decision->pile());
      offer = object_offer(asking, move, lowest(asking.view.window[pile]));
      offer.meaning = described(asking.object(lowest(asking.view.window[pile])));
      offer.also.emplace_back(decision->pile() == Pile::left ? "left" : "right");
      break;
    }
    case Kind::steal: offer = object_offer(asking, move, decision->card()); break;
    case Kind::show:
    case Kind::none: break;
  }
  return offer;
}

void ask_place(Question& question) {
  question.text = "Where do you go?";
  question.face_down = true;
  question.help = {
      "Everybody chooses a place in secret; then all places are revealed together (A6).",
      "At the auction house the highest check buys the object of one window, and a thief who is "
      "alone there takes that check (A10). You need a check or a thief to go there (A7).",
      "In the castle lords exhibit and move forward, thieves take objects from the exhibitions, "
      "and detectives jail thieves (A11 to A16)."};
}

void ask_action(const Asking& asking, Question& question) {
  const bool castle = has_seat(asking.view.castle, asking.me);
  question.text =
      castle ? "What do you play in the castle?" : "What do you play at the auction house?";
  question.face_down = true;
  if (castle) {
    question.help = {
        "Everybody chooses a card in secret (A8). Exhibitions come first, then thieves, then "
        "detectives (A11).",
        "exhibit: at least three objects whose letters form a run without a gap (A14). More "
        "objects "
        "beat fewer, then the oldest object decides. The best exhibition moves by the higher "
        "number "
        "of the leader's castle, the second best by the lower one (A13).",
        "thief: takes one object from each exhibition, the highest thief first (A15). If a "
        "detective is here too, it goes to jail, but the booty is kept (A16, A17).",
        "detective: if at least one thief is here, jails all of them and moves you by the rank "
        "that your pawn holds once exhibitions have moved: the first moves 1, the second 2 and so "
        "on (A16). Otherwise nothing."};
  } else {
    question.help = {
        "Everybody chooses a card in secret (A8).",
        "check: the highest one buys the object of a window and is paid into the register; all "
        "others go back (A10a).",
        "thief: if it is the only thief here, it takes the check that is paid, and that check is "
        "yours from now on. Two or more get nothing. Nothing can happen to a thief here (A10b, "
        "A10c)."};
  }
}

void ask_buy(const Asking& asking, Question& question) {
  const Action action = asking.view.action[asking.me];
  question.text = "Your check of " + std::to_string(asking.edition.checks[action.check()]) +
                  " is the highest. Which object do you take?";
  question.help = {
      "You pay your check and take the top object of the pile that you choose (A10a). The next "
      "object of that pile comes into the window.",
      "Objects are worth having where they lengthen a run of letters (A14), and old ones decide "
      "between exhibitions of the same size (A13)."};
}

void ask_show(const Asking& asking, Question& question) {
  question.offers = suggest_exhibitions(asking.edition, asking.view);
  question.complete = false;
  question.face_down = true;
  question.text = "What do you show? The best exhibition moves " +
                  std::to_string(prize(asking).best) + ", the second " +
                  std::to_string(prize(asking).second) + ".";
  question.how = "a number, objects (A1585 1622 B1650), or a change (+C1468 -A1585)";
  question.help = {
      "At least three objects whose letters form a run of the alphabet without a gap (A14). All "
      "exhibitions are revealed together (A12).",
      "More objects beat fewer; with as many, the oldest object decides (A13).",
      "You may hold objects back (A12): what is not shown cannot be stolen (A15), and nobody "
      "learns of it (A26).",
      "The list has the best exhibition of each size. Any other can be typed by its objects (ids "
      "or "
      "years), and +object or -object changes the one that lies face down."};
}

void ask_steal(const Asking& asking, Question& question) {
  const Seat victim = asking.view.ranking[asking.view.robbed];
  question.text = "Your thief is at " + asking.name(victim) + "'s exhibition. What do you take?";
  question.help = {
      "Your thief takes one object from each exhibition, in the order of their rank (A15). It is "
      "yours even if a detective jails the thief afterwards (A16)."};
}

}  // namespace

Question ask(const Match& match, const Company& company) {
  constexpr std::size_t kAll = 4096;
  const Seat me = company.me;
  const Asking asking{match.edition(), match.rules(), match.seen_by(Viewer::of_seat(me)), company,
                      me};
  Question question;
  switch (asking.view.phase) {
    case Phase::place: ask_place(question); break;
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
