#include "table/examine.h"

#include <algorithm>
#include <array>

#include "match/match.h"
#include "match/text.h"
#include "table/opening.h"

namespace noblesse {
namespace {

constexpr std::string_view kEdition = "edition";
constexpr std::string_view kCommitment = "commitment";
constexpr std::string_view kDeal = "deal";
constexpr std::string_view kChance = "chance";
constexpr std::string_view kMoves = "moves";
constexpr std::string_view kResult = "result";

bool needs_edition(const Error& error) {
  return error.key == kNoEdition || error.key == kOtherEdition;
}

std::string counted(std::size_t count, std::string_view one, std::string_view many) {
  return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

class Examiner {
 public:
  Examiner(const Shelf& shelf, const Record& record, std::string_view shown)
      : shelf_(shelf), record_(record), shown_(shown) {}

  Examination examine() {
    look_at_edition();
    look_at_shuffle();
    look_at_moves();
    return {{edition_, commitment_, deal_, chance_, moves_, result_}};
  }

 private:
  // Without the edition there is no deal and there are no moves. A record that does not say which
  // edition of that name it was played with is believed of the built-in ones only: with another
  // file of the same name, an honest game looks like a wrong one.
  void look_at_edition() {
    const auto found = replay(shelf_, record_, 0);
    if (!found && needs_edition(found.error().error)) {
      edition_ = {kEdition, Judgement::unchecked, found.error().error.message};
      return;
    }
    const AnyEdition* const here = shelf_.find(record_.game, record_.edition);
    sure_ = !record_.edition_hash.empty() || here == nullptr ||
            Shelf().find_hash(hash_of(*here)) != nullptr;
    edition_ = {kEdition, Judgement::good,
                record_.edition_hash.empty() ? "the record names " + quote(record_.edition) +
                                                   " and no hash: taken by its name"
                                             : "it is the one that the game was played with"};
  }

  void look_at_shuffle() {
    const json::value* const fair = record_.rest.if_contains("fair");
    if (fair == nullptr) {
      const std::string nothing = "fair: is missing: with this record nothing was opened";
      commitment_ = {kCommitment, Judgement::absent, nothing};
      deal_ = {kDeal, Judgement::absent, nothing};
      chance_ = {kChance, Judgement::absent, nothing};
      return;
    }
    const auto opening = read_opening(*fair);
    const auto shuffle = opening ? opened_shuffle(*opening) : std::unexpected(opening.error());
    if (opening && !shown_.empty() && opening->commitment != shown_) {
      commitment_ = {kCommitment, Judgement::bad,
                     "fair.commitment: is not the " + quote(shown_) + " that you were shown"};
    } else if (!shuffle) {
      commitment_ = {kCommitment, Judgement::bad, shuffle.error().message};
    } else {
      commitment_ = {kCommitment, Judgement::good, "it belongs to the seed that was opened"};
    }
    if (commitment_.verdict == Judgement::bad) {
      deal_.why = chance_.why = "the seed is not the promised one";
    } else if (!has_edition()) {
      deal_.why = chance_.why = edition_.why;
    } else {
      look_at_cards(*opening, *shuffle);
    }
  }

  void look_at_cards(const Opening& opening, const FairShuffle& shuffle) {
    if (const auto kept = keeps_deal(shelf_, shuffle, record_); !kept) {
      deal_ = wrong(kDeal, kept.error().message);
      chance_.why = "the deal is not the promised one";
      return;
    }
    deal_ = {kDeal, Judgement::good,
             "all " + counted(record_.deck.size(), "card", "cards") + " lay as promised"};
    const auto events = keeps_chance(shelf_, shuffle, opening, record_);
    chance_ = events ? Part{kChance, Judgement::good,
                            counted(*events, "event", "events") + " as promised"}
                     : wrong(kChance, events.error().message);
  }

  void look_at_moves() {
    if (!has_edition()) {
      moves_.why = result_.why = edition_.why;
      return;
    }
    Record moves = record_;
    moves.result.reset();
    const auto match = replay(shelf_, moves);
    if (!match) {
      const auto& [error, index] = match.error();
      moves_ =
          wrong(kMoves, (index ? "moves[" + std::to_string(*index) + "]: " : "") + error.message);
      result_.why = "the moves do not lead to an end";
      return;
    }
    moves_ = {kMoves, Judgement::good,
              counted(record_.moves.size(), "move", "moves") + ", every one of them legal"};
    look_at_result(**match);
  }

  void look_at_result(const Match& match) {
    const Summary now = match.summary();
    const std::string where = "the game is not over: the moves end in " +
                              std::string(record_.game == "adel" ? "round " : "turn ") +
                              std::to_string(now.round);
    if (now.over && !record_.result) {
      result_ = wrong(kResult, "the result is missing, though the game is over: it is " +
                                   json::serialize(write_outcome(match.outcome())));
    } else if (now.over && *record_.result != match.outcome()) {
      result_ = wrong(kResult, "the result is not the one that the moves lead to, which is " +
                                   json::serialize(write_outcome(match.outcome())));
    } else if (now.over) {
      result_ = {kResult, Judgement::good, "the result is right"};
    } else if (record_.result) {
      result_ = wrong(kResult, "a result is given, but " + where);
    } else {
      // What was promised is opened at the end, so such a record was cut short.
      const bool opened = commitment_.verdict != Judgement::absent;
      result_ = {kResult, opened ? Judgement::unchecked : Judgement::absent,
                 opened ? where + ", though its seed was opened" : where};
    }
  }

  bool has_edition() const { return edition_.verdict == Judgement::good; }

  Part wrong(std::string_view name, std::string why) const {
    if (sure_) return {name, Judgement::bad, std::move(why)};
    return {name, Judgement::unchecked,
            why + " (unless it was played with another edition " + quote(record_.edition) +
                " than the one here: the record does not say)"};
  }

  const Shelf& shelf_;
  const Record& record_;
  std::string_view shown_;
  bool sure_ = false;  // that the edition here is the one that was played with
  Part edition_{kEdition};
  Part commitment_{kCommitment};
  Part deal_{kDeal};
  Part chance_{kChance};
  Part moves_{kMoves};
  Part result_{kResult};
};

}  // namespace

std::string_view name_of(Judgement verdict) {
  constexpr std::array<std::string_view, 4> kNames{"good", "bad", "unchecked", "absent"};
  return kNames[static_cast<std::size_t>(verdict)];
}

const Part& Examination::part(std::string_view name) const {
  return *std::ranges::find(parts, name, &Part::name);
}

Judgement Examination::verdict() const {
  const auto any = [&](Judgement verdict) {
    return std::ranges::find(parts, verdict, &Part::verdict) != parts.end();
  };
  if (any(Judgement::bad)) return Judgement::bad;
  return any(Judgement::unchecked) ? Judgement::unchecked : Judgement::good;
}

Judgement Examination::fair() const {
  const bool whole = std::ranges::find(parts, Judgement::absent, &Part::verdict) == parts.end();
  const Judgement all = verdict();
  return all == Judgement::good && !whole ? Judgement::absent : all;
}

std::string Examination::why(Judgement verdict) const {
  const auto part = std::ranges::find(parts, verdict, &Part::verdict);
  return part == parts.end() ? std::string() : part->why;
}

json::object write_examination(const Examination& examination) {
  const Judgement fair = examination.fair();
  json::object out;
  out["fair"] = fair == Judgement::good  ? json::value(true)
                : fair == Judgement::bad ? json::value(false)
                                         : json::value(nullptr);
  if (fair != Judgement::good) out["why"] = examination.why(fair);
  json::array& parts = out["parts"].emplace_array();
  for (const Part& part : examination.parts) {
    parts.push_back(
        json::object{{"part", part.name}, {"verdict", name_of(part.verdict)}, {"why", part.why}});
  }
  return out;
}

Examination examine(const Shelf& shelf, const Record& record, std::string_view shown) {
  return Examiner(shelf, record, shown).examine();
}

}  // namespace noblesse
