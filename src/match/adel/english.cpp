// Adel Verpflichtet in English: what happened, and why something may not be done.
#include "match/adel/face.h"
#include "match/text.h"

namespace noblesse::adel {
namespace {

const Object& single(const Edition& edition, Objects objects) {
  return edition.objects[static_cast<std::size_t>(lowest(objects))];
}

// "C1511, Perchten mask from Tyrol"
std::string the_object(const Edition& edition, Objects objects) {
  const Object& object = single(edition, objects);
  return object.id + ", " + object.name;
}

std::string the_place(Decision decision) {
  return decision.place() == Place::auction ? "the auction house" : "the castle";
}

std::string rank_words(int rank) {
  if (rank == 1) return "the best";
  if (rank == 2) return "the second best";
  return "number " + std::to_string(rank);
}

std::string spaces(int n) { return n == 1 ? "1 space" : std::to_string(n) + " spaces"; }

std::string the_move(const std::string& lord, const Event& event) {
  const std::string steps = spaces(event.to - event.from) + " to " + std::to_string(event.to);
  switch (event.why) {
    case Event::Why::exhibition: return lord + " moves " + steps + " for the exhibition.";
    case Event::Why::detective: return lord + "'s detective is worth " + steps + ".";
    case Event::Why::last_showing: return lord + " moves " + steps + " for the last showing.";
  }
  return {};
}

}  // namespace

std::string sentence(const Edition& edition, const std::vector<std::string>& lords,
                     const Event& event) {
  using Kind = Event::Kind;
  const std::string lord = event.seat < lords.size() ? lords[event.seat] : std::string();
  const std::string other = event.other < lords.size() ? lords[event.other] : std::string();
  const auto object_list = [&] { return enumerate(object_ids(edition, event.objects)); };
  switch (event.kind) {
    case Kind::dealt: return lord + " is dealt " + object_list() + ".";
    case Kind::round_begins: {
      std::string text = "Round " + std::to_string(event.number) + " begins";
      if (event.decision.kind() == Decision::Kind::place) {
        text += "; everybody is at " + the_place(event.decision);
      }
      return text + ".";
    }
    case Kind::chosen: return lord + " has chosen.";
    case Kind::chose: return lord + " has chosen: " + write_decision(edition, event.decision) + ".";
    case Kind::place_revealed: return lord + " goes to " + the_place(event.decision) + ".";
    case Kind::action_revealed:
      return lord + " plays: " + write_decision(edition, event.decision) + ".";
    case Kind::bought:
      return lord + " buys " + the_object(edition, event.objects) + ", for " +
             std::to_string(edition.checks[event.decision.check()]) + ".";
    case Kind::no_sale: return "Nobody offers a check; nothing is sold.";
    case Kind::window: {
      const std::string window = event.pile == Pile::left ? "left" : "right";
      if (event.objects == 0) return "The " + window + " window is empty.";
      return "In the " + window + " window lies " + the_object(edition, event.objects) + ".";
    }
    case Kind::check_stolen:
      return lord + "'s thief takes " + other + "'s check of " +
             std::to_string(edition.checks[event.decision.check()]) + " from the register.";
    case Kind::thieves_clash: {
      std::vector<std::string> names;
      for (const int seat : members(static_cast<Seats>(event.objects))) {
        names.push_back(lords[static_cast<std::size_t>(seat)]);
      }
      return "The thieves of " + enumerate(names) +
             " are in each other's way; the check stays in the register.";
    }
    case Kind::house_closed: return "Everything is sold; the auction house closes.";
    case Kind::exhibited:
      return lord + " shows " + object_list() + ": " + rank_words(event.number) + " exhibition.";
    case Kind::last_showing:
      return "Last showing: " + lord + " shows " + object_list() + ", " + rank_words(event.number) +
             ".";
    case Kind::moved: return the_move(lord, event);
    case Kind::stole:
      return lord + "'s thief takes " + the_object(edition, event.objects) + ", from " + other +
             ".";
    case Kind::jailed:
      return lord + "'s thief " + std::to_string(edition.thieves[event.decision.thief()]) +
             " goes to jail.";
    case Kind::freed:
      return lord + "'s thief " + std::to_string(edition.thieves[event.decision.thief()]) +
             " is free again.";
    case Kind::ended: return "The game is over.";
  }
  return {};
}

std::string explain(Refusal refusal) {
  switch (refusal) {
    case Refusal::none: return {};
    case Refusal::game_over: return "the game is over";
    case Refusal::nothing_owed: return "this seat owes no decision now";
    case Refusal::other_phase: return "that is not what is being decided now";
    case Refusal::no_card_for_the_auction:
      return "a lord without a check and without a thief cannot go to the auction house";
    case Refusal::check_not_held: return "the lord does not hold that check";
    case Refusal::thief_not_held: return "that thief is not this lord's";
    case Refusal::thief_in_jail: return "that thief is in jail";
    case Refusal::check_in_the_castle: return "checks are played at the auction house only";
    case Refusal::exhibition_at_the_auction: return "exhibitions are held in the castle only";
    case Refusal::detective_at_the_auction: return "the detective works in the castle only";
    case Refusal::nothing_to_exhibit:
      return "the lord's objects hold no legal exhibition, so he cannot play the exhibition card";
    case Refusal::pass_with_cards: return "only a lord without any card to play may pass";
    case Refusal::window_empty: return "that window is empty";
    case Refusal::object_not_owned: return "an exhibition is made of the lord's own objects";
    case Refusal::exhibition_too_small: return "an exhibition has at least three objects";
    case Refusal::exhibition_with_gap:
      return "the letters of an exhibition form a run of the alphabet without a gap";
    case Refusal::object_not_on_show:
      return "the thief takes an object of the exhibition that he is at now";
  }
  return {};
}

}  // namespace noblesse::adel
