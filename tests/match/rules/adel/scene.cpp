#include "tests/match/rules/adel/scene.h"

#include <algorithm>

#include "match/adel/notation.h"
#include "match/pieces.h"
#include "match/shelf.h"

namespace noblesse::adel {
namespace {

std::vector<Card> cards_of(const Edition& edition, std::string_view ids) {
  std::vector<Card> cards;
  if (ids.empty() || ids == "none") return cards;
  for (const std::string_view id : split(ids, ' ')) {
    const auto at = std::find_if(edition.objects.begin(), edition.objects.end(),
                                 [&](const Object& object) { return object.id == id; });
    EXPECT_NE(at, edition.objects.end()) << "no object " << id;
    cards.push_back(static_cast<Card>(at - edition.objects.begin()));
  }
  return cards;
}

// The places of printed numbers ("24 13") in the edition's ascending list.
std::vector<std::uint8_t> numbered(const std::vector<int>& printed, std::string_view numbers) {
  std::vector<std::uint8_t> indices;
  if (numbers == "none" || numbers == "empty") return indices;
  for (const std::string_view number : split(numbers, ' ')) {
    const auto at = std::find_if(printed.begin(), printed.end(),
                                 [&](int n) { return std::to_string(n) == number; });
    EXPECT_NE(at, printed.end()) << "no card with the number " << number;
    indices.push_back(static_cast<std::uint8_t>(at - printed.begin()));
  }
  return indices;
}

template <class Word>
Word set_of(const std::vector<std::uint8_t>& indices) {
  Word set = 0;
  for (const std::uint8_t index : indices) set |= bit<Word>(index);
  return set;
}

template <class Word>
std::string numbers_of(const std::vector<int>& printed, Word set) {
  std::vector<std::string> numbers;
  for (const int index : members(set)) {
    numbers.push_back(std::to_string(printed[static_cast<std::size_t>(index)]));
  }
  return join(numbers, " ");
}

Color color_called(const Edition& edition, std::string_view color) {
  const auto at = std::find(edition.colors.begin(), edition.colors.end(), color);
  EXPECT_NE(at, edition.colors.end()) << "no colour " << color;
  return static_cast<Color>(at - edition.colors.begin());
}

// Lays out both windows. "rest" shares out what nobody has and no other pile names.
void lay_piles(const Edition& edition, const Setting& setting, State& state) {
  Objects elsewhere = 0;
  for (const Objects objects : state.objects) elsewhere |= objects;
  const bool rest_left = setting.left == "rest";
  const bool rest_right = setting.right == "rest";
  std::vector<Card> left;
  std::vector<Card> right;
  if (!rest_left) left = cards_of(edition, setting.left);
  if (!rest_right) right = cards_of(edition, setting.right);
  for (const Card card : left) elsewhere |= bit(card);
  for (const Card card : right) elsewhere |= bit(card);
  bool to_left = rest_left;
  for (Card card = 0; card < edition.tables.cards; ++card) {
    if (contains(elsewhere, card) || (!rest_left && !rest_right)) continue;
    (to_left ? left : right).push_back(card);
    if (rest_left && rest_right) to_left = !to_left;
  }
  std::copy(left.begin(), left.end(), state.stock.begin());
  std::copy(right.begin(), right.end(), state.stock.begin() + std::ssize(left));
  const auto middle = static_cast<std::uint8_t>(left.size());
  const auto end = static_cast<std::uint8_t>(left.size() + right.size());
  state.piles = {Stock{0, middle}, Stock{middle, end}};
  state.seen = 0;
  if (!left.empty()) state.seen |= bit(left.front());
  if (!right.empty()) state.seen |= bit(right.front());
}

}  // namespace

std::shared_ptr<const Edition> edition_called(std::string_view id) {
  const Shelf shelf;
  Result<AdelEdition> edition = shelf.adel(id);
  EXPECT_TRUE(edition.has_value()) << edition.error().message;
  return *edition;
}

Objects objects_of(const Edition& edition, std::string_view ids) {
  return set_of<Objects>(cards_of(edition, ids));
}

std::string ids_of(const Edition& edition, Objects objects) {
  return join(object_ids(edition, objects), " ");
}

Scene::Scene(const std::vector<Lord>& lords, const Setting& setting)
    : edition_(edition_called(setting.edition)),
      rules_{edition_->tables, setting.options, static_cast<std::uint8_t>(lords.size())} {
  Deal start;
  for (Card card = 0; card < edition_->tables.cards; ++card) start.deck[card] = card;
  for (std::size_t s = 0; s < lords.size(); ++s) {
    start.colors[s] = color_called(*edition_, lords[s].color);
  }
  Silence nobody;
  state_ = deal(rules_, start, nobody);

  for (std::size_t s = 0; s < lords.size(); ++s) {
    const Lord& lord = lords[s];
    state_.objects[s] = objects_of(*edition_, lord.objects);
    state_.position[s] = static_cast<std::uint8_t>(lord.at);
    if (lord.checks != "own") {
      state_.checks[s] = set_of<Checks>(numbered(edition_->checks, lord.checks));
    }
    if (lord.thieves != "own") {
      state_.thieves[s] = set_of<Thieves>(numbered(edition_->thieves, lord.thieves));
    }
    const Seats me = seat_bit(static_cast<Seat>(s));
    state_.can_exhibit &= static_cast<Seats>(~me);
    if (holds_exhibition(rules_.tables, state_.objects[s])) state_.can_exhibit |= me;
  }
  lay_piles(*edition_, setting, state_);
  for (const std::uint8_t thief : numbered(edition_->thieves, setting.jail)) {
    state_.jail[state_.prisoners++] = thief;
    for (Thieves& held : state_.thieves) held &= static_cast<Thieves>(~bit<Thieves>(thief));
  }

  // A detective without a thief ends the round before this one, so that the rules themselves begin
  // the scene's round.
  state_.round = static_cast<std::uint8_t>(setting.round - 1);
  state_.phase = Phase::action;
  state_.castle = first_seats(rules_.lords);
  state_.pending = seat_bit(0);
  act(rules_, state_, 0, Decision::detective(), nobody);
}

Seat Scene::seat(std::string_view lord) const {
  for (Seat s = 0; s < rules_.lords; ++s) {
    if (color(s) == lord) return s;
  }
  ADD_FAILURE() << "nobody plays " << lord;
  return 0;
}

const std::string& Scene::color(Seat seat) const { return edition_->colors[state_.color[seat]]; }

Decision Scene::read(std::string_view decision) const {
  const Result<Decision> read = read_decision(*edition_, decision);
  if (read) return *read;
  ADD_FAILURE() << read.error().message;
  return {};
}

void Scene::by(std::string_view lord, std::string_view decision) {
  const std::string forbids = forbidden(lord, decision);
  ASSERT_EQ(forbids, "allowed") << lord << ": " << decision << " in phase " << phase();
  Silence nobody;
  act(rules_, state_, seat(lord), read(decision), nobody);
}

void Scene::each(std::string_view decisions) {
  const Seats owing = state_.pending;
  std::vector<std::string_view> words = split(decisions, ',');
  ASSERT_EQ(words.size(), static_cast<std::size_t>(count(owing)))
      << decisions << " in phase " << phase() << ", waiting for " << waiting_for();
  std::size_t next = 0;
  for (const int s : members(owing)) {
    std::string_view decision = words[next++];
    strip_prefix(decision, " ");
    by(color(static_cast<Seat>(s)), decision);
  }
}

std::string Scene::forbidden(std::string_view lord, std::string_view decision) const {
  const Refusal reason = refusal(rules_, state_, seat(lord), read(decision));
  if (reason == Refusal::none) return "allowed";
  const std::string_view rule = rule_of(reason);
  return rule.empty() ? "not now" : std::string(rule);
}

std::string Scene::phase() const { return std::string(phase_name(state_.phase)); }

std::string Scene::waiting_for() const {
  std::vector<std::string> lords;
  for (const int s : members(state_.pending)) lords.push_back(color(static_cast<Seat>(s)));
  return join(lords, ", ");
}

std::string Scene::legal(std::string_view lord) const {
  std::vector<std::string> words;
  for_each_decision(rules_, state_, seat(lord), [&](Decision decision) {
    words.push_back(write_decision(*edition_, decision));
    return true;
  });
  return join(words, ", ");
}

std::string Scene::pawns() const {
  std::vector<std::string> spaces;
  for (Seat s = 0; s < rules_.lords; ++s) spaces.push_back(std::to_string(state_.position[s]));
  return join(spaces, " ");
}

std::string Scene::objects(std::string_view lord) const {
  return ids_of(*edition_, state_.objects[seat(lord)]);
}

std::string Scene::on_show(std::string_view lord) const {
  return ids_of(*edition_, state_.exhibition[seat(lord)]);
}

std::string Scene::checks(std::string_view lord) const {
  return numbers_of(edition_->checks, state_.checks[seat(lord)]);
}

std::string Scene::thieves(std::string_view lord) const {
  return numbers_of(edition_->thieves, state_.thieves[seat(lord)]);
}

std::string Scene::jail() const {
  std::vector<std::string> cells;
  for (std::size_t cell = 0; cell < state_.prisoners; ++cell) {
    cells.push_back(std::to_string(edition_->thieves[state_.jail[cell]]));
  }
  return join(cells, " ");
}

std::string Scene::paid() const {
  std::vector<std::string> checks;
  for (std::size_t c = 0; c < state_.paid; ++c) {
    checks.push_back(std::to_string(edition_->checks[state_.cash[c]]));
  }
  return join(checks, " ");
}

std::string Scene::windows() const {
  std::vector<std::string> tops;
  for (const Stock& pile : state_.piles) {
    tops.push_back(pile.empty() ? "-" : edition_->objects[state_.stock[pile.top]].id);
  }
  return join(tops, " ");
}

std::string Scene::final_places() const {
  EXPECT_TRUE(over(state_));
  const auto final = places(rules_, state_);
  std::vector<std::string> words;
  for (Seat s = 0; s < rules_.lords; ++s) words.push_back(std::to_string(final[s]));
  return join(words, " ");
}

View Scene::seen_by(std::string_view viewer) const {
  return view(rules_, state_,
              viewer == "spectator" ? Viewer::spectator() : Viewer::of_seat(seat(viewer)));
}

std::string Scene::place_seen(std::string_view viewer, std::string_view lord) const {
  const View seen = seen_by(viewer);
  if (!has_seat(seen.place_known, seat(lord))) return "?";
  return has_seat(seen.castle, seat(lord)) ? "castle" : "auction";
}

std::string Scene::card_seen(std::string_view viewer, std::string_view lord) const {
  const Action action = seen_by(viewer).action[seat(lord)];
  return action.played() ? write_decision(*edition_, action.decision()) : "?";
}

std::string Scene::show_seen(std::string_view viewer, std::string_view lord) const {
  const Objects shown = seen_by(viewer).exhibition[seat(lord)];
  return shown != 0 ? ids_of(*edition_, shown) : "?";
}

std::string Scene::objects_seen(std::string_view viewer, std::string_view lord) const {
  const View seen = seen_by(viewer);
  const std::string known = ids_of(*edition_, seen.known[seat(lord)]);
  const int hidden = seen.hidden[seat(lord)];
  if (hidden == 0) return known;
  return (known.empty() ? "+" : known + " +") + std::to_string(hidden);
}

}  // namespace noblesse::adel
