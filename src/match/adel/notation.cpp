#include "match/adel/notation.h"

#include <algorithm>
#include <charconv>

#include "match/pieces.h"
#include "match/text.h"

namespace noblesse::adel {
namespace {

constexpr std::string_view kForms =
    "auction, castle, check N, thief N, exhibit, detective, pass, buy left, buy right, "
    "show ID ID ID…, steal ID";

// A whole number without sign or leading zeros, as the notation writes it.
Result<int> read_number(std::string_view word, std::string_view of_what) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size() || std::to_string(number) != word) {
    return fail(quote(word) + " is not the number of a " + std::string(of_what));
  }
  return number;
}

Result<std::uint8_t> find_number(const std::vector<int>& numbers, std::string_view word,
                                 std::string_view of_what) {
  const Result<int> number = read_number(word, of_what);
  if (!number) return std::unexpected(number.error());
  const auto at = std::ranges::find(numbers, *number);
  if (at == numbers.end()) {
    return fail("this edition has no " + std::string(of_what) + " " + std::string(word));
  }
  return static_cast<std::uint8_t>(at - numbers.begin());
}

Result<Card> find_object(const Edition& edition, std::string_view id) {
  const auto at = std::ranges::find(edition.objects, id, &Object::id);
  if (at == edition.objects.end()) {
    return fail(quote(id) + " is no object of this edition; an id is a letter and a year, like " +
                edition.objects.front().id);
  }
  return static_cast<Card>(at - edition.objects.begin());
}

Result<Decision> read_show(const Edition& edition, std::string_view rest) {
  Objects objects = 0;
  std::vector<std::string> given;
  for (const std::string_view id : split(rest, ' ')) {
    const Result<Card> card = find_object(edition, id);
    if (!card) return std::unexpected(card.error());
    if (contains(objects, *card)) return fail(std::string(id) + " stands there twice");
    objects |= bit(*card);
    given.emplace_back(id);
  }
  const std::vector<std::string> ascending = object_ids(edition, objects);
  if (given != ascending) {
    return fail("the ids must be in ascending order: show " + join(ascending, " "));
  }
  return Decision::show(objects);
}

}  // namespace

std::vector<std::string> object_ids(const Edition& edition, Objects objects) {
  std::vector<std::string> ids;
  for (const Objects letter : edition.tables.of_series) {
    for (const int card : members(objects & letter)) {
      ids.push_back(edition.objects[static_cast<std::size_t>(card)].id);
    }
  }
  return ids;
}

std::string write_decision(const Edition& edition, Decision decision) {
  using Kind = Decision::Kind;
  switch (decision.kind()) {
    case Kind::place: return decision.place() == Place::auction ? "auction" : "castle";
    case Kind::check: return "check " + std::to_string(edition.checks[decision.check()]);
    case Kind::thief: return "thief " + std::to_string(edition.thieves[decision.thief()]);
    case Kind::exhibit: return "exhibit";
    case Kind::detective: return "detective";
    case Kind::pass: return "pass";
    case Kind::buy: return decision.pile() == Pile::left ? "buy left" : "buy right";
    case Kind::show: return "show " + join(object_ids(edition, decision.objects()), " ");
    case Kind::steal: return "steal " + edition.objects[decision.card()].id;
    case Kind::none: break;
  }
  return {};
}

Result<Decision> read_decision(const Edition& edition, std::string_view text) {
  if (text == "auction") return Decision::go_to(Place::auction);
  if (text == "castle") return Decision::go_to(Place::castle);
  if (text == "exhibit") return Decision::exhibit();
  if (text == "detective") return Decision::detective();
  if (text == "pass") return Decision::pass();
  if (text == "buy left") return Decision::buy(Pile::left);
  if (text == "buy right") return Decision::buy(Pile::right);

  std::string_view rest = text;
  if (strip_prefix(rest, "check ")) {
    const auto check = find_number(edition.checks, rest, "check");
    if (!check) return std::unexpected(check.error());
    return Decision::check(*check);
  }
  if (strip_prefix(rest, "thief ")) {
    const auto thief = find_number(edition.thieves, rest, "thief");
    if (!thief) return std::unexpected(thief.error());
    return Decision::thief(*thief);
  }
  if (strip_prefix(rest, "show ")) return read_show(edition, rest);
  if (strip_prefix(rest, "steal ")) {
    const Result<Card> card = find_object(edition, rest);
    if (!card) return std::unexpected(card.error());
    return Decision::steal(*card);
  }
  return fail(quote(text) + " is no decision of adel; there are " + std::string(kForms));
}

std::string_view phase_name(Phase phase) {
  switch (phase) {
    case Phase::place: return "place";
    case Phase::action: return "action";
    case Phase::buy: return "buy";
    case Phase::show: return "show";
    case Phase::steal: return "steal";
    case Phase::over: return "over";
  }
  return {};
}

}  // namespace noblesse::adel
