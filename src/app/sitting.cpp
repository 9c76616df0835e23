#include "app/sitting.h"

#include <algorithm>
#include <array>

#include "app/answer.h"
#include "app/columns.h"
#include "app/hands.h"
#include "app/remark.h"
#include "app/tell.h"
#include "base/rng.h"
#include "bots/bot.h"
#include "match/adel/face.h"
#include "match/text.h"

namespace noblesse {
namespace {

// What the house calls players who have no colour.
constexpr std::array<std::string_view, kMaxSeats> kHouseNames{"Bianca",  "Matteo",   "Giulia",
                                                              "Lorenzo", "Caterina", "Pietro"};
constexpr std::array<Ink, kMaxSeats> kHouseInks{Ink::red,    Ink::blue,  Ink::yellow,
                                                Ink::purple, Ink::green, Ink::cyan};

std::vector<std::string> texts(const json::object& object, std::string_view key) {
  std::vector<std::string> out;
  const json::value* value = object.if_contains(key);
  if (value == nullptr || !value->is_array()) return out;
  for (const json::value& item : value->get_array()) {
    out.push_back(item.is_string() ? std::string(item.get_string()) : std::string());
  }
  return out;
}

std::optional<std::uint64_t> whole_number(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  if (value == nullptr) return std::nullopt;
  if (const std::uint64_t* number = value->if_uint64()) return *number;
  if (const std::int64_t* number = value->if_int64(); number != nullptr && *number >= 0) {
    return static_cast<std::uint64_t>(*number);
  }
  return std::nullopt;
}

Result<std::string> known_bot(const std::string& name) {
  if (is_bot(name)) return name;
  return std::unexpected(no_such_bot(name));
}

// The person's seat, the names and the bots, as far as they are decided before the deal; written
// into the record, so that a saved game knows its company.
Result<json::object> company_keys(json::object rest, int players, const Seating& seating) {
  const std::uint64_t recorded = whole_number(rest, "seat").value_or(0);
  const std::uint64_t seat =
      seating.seat ? static_cast<std::uint64_t>(std::max(*seating.seat, -1)) : recorded;
  if (seat >= static_cast<std::uint64_t>(players)) {
    return fail("there is no such seat for you; with " + std::to_string(players) +
                " players the seats are 0 to " + std::to_string(players - 1));
  }
  if (seating.bots.size() >= static_cast<std::size_t>(players)) {
    return fail("there are " + std::to_string(seating.bots.size()) + " bots for " +
                std::to_string(players - 1) + (players == 2 ? " seat" : " seats") +
                " beside yours");
  }
  std::vector<std::string> bots = texts(rest, "bots");
  bots.resize(static_cast<std::size_t>(players));
  json::array bot_list;
  std::size_t next = 0;
  for (std::size_t s = 0; s < bots.size(); ++s) {
    if (s == seat) {
      bot_list.emplace_back(nullptr);
      continue;
    }
    if (!seating.bots.empty()) bots[s] = seating.bots[next++ % seating.bots.size()];
    if (bots[s].empty()) bots[s] = kUsualBot;
    const Result<std::string> bot = known_bot(bots[s]);
    if (!bot) return std::unexpected(bot.error());
    bot_list.emplace_back(*bot);
  }
  std::vector<std::string> names = texts(rest, "names");
  names.resize(static_cast<std::size_t>(players));
  if (!seating.name.empty()) names[seat] = clip(tidy(seating.name), 24, "");
  json::array name_list;
  for (const std::string& name : names) {
    if (name.empty())
      name_list.emplace_back(nullptr);
    else
      name_list.emplace_back(name);
  }
  rest["seat"] = seat;
  rest["bots"] = std::move(bot_list);
  rest["names"] = std::move(name_list);
  return rest;
}

// Colours and names as the match and its record have them.
Company company_of(const Match& match, const Words& words) {
  const Record record = match.record();
  const std::vector<std::string> names = texts(record.rest, "names");
  const std::vector<std::string> bots = texts(record.rest, "bots");
  std::vector<std::string> usual = match.default_names();
  const bool colors = match.game() == adel::Face::kName;
  for (std::size_t seat = 0; colors && !words.english() && seat < usual.size(); ++seat) {
    usual[seat] = words.named("lord-" + record.colors[seat], usual[seat]);
  }
  Company company;
  company.me = static_cast<Seat>(whole_number(record.rest, "seat").value_or(0));
  for (std::size_t seat = 0; seat < usual.size(); ++seat) {
    Person person;
    person.name = colors ? usual[seat] : std::string(kHouseNames[seat]);
    person.ink = colors ? ink_named(record.colors[seat]) : kHouseInks[seat];
    if (person.ink == Ink::plain) person.ink = kHouseInks[seat];
    if (const Character* const who = character(bots[seat])) {
      person.name = called(*who);
      if (!words.english()) person.name = words.named("bot-" + bots[seat], person.name);
    }
    if (!names[seat].empty()) person.name = names[seat];
    person.bot = bots[seat];
    company.people.push_back(std::move(person));
  }
  const std::vector<std::string> marks = marks_for(colors ? usual : company.names());
  for (std::size_t seat = 0; seat < marks.size(); ++seat) company.people[seat].mark = marks[seat];
  return company;
}

}  // namespace

Sitting::Sitting(std::unique_ptr<Match> match, Words words, std::uint64_t seed)
    : match_(std::move(match)),
      words_(std::move(words)),
      company_(company_of(*match_, words_)),
      seed_(seed),
      deeds_(match_->players()) {}

Result<Sitting> Sitting::deal(const Shelf& shelf, const Setup& setup, const Seating& seating) {
  Setup complete = setup;
  auto keys = company_keys(setup.rest, setup.players, seating);
  if (!keys) return std::unexpected(keys.error());
  complete.rest = std::move(*keys);
  auto match = new_match(shelf, complete);
  if (!match) return std::unexpected(match.error());
  Sitting sitting(std::move(*match), seating.words, setup.seed.value_or(0));
  sitting.listen();
  return sitting;
}

Result<Sitting> Sitting::resume(const Shelf& shelf, const Record& record, const Seating& seating) {
  constexpr std::size_t kRemembered = 80;  // steps, which is a few rounds
  const auto whole = replay(shelf, record);
  if (!whole) {
    const ReplayError& error = whole.error();
    const std::string where = error.move ? "move " + std::to_string(*error.move) + ": " : "";
    return fail(where + error.error.message, error.error.rule);
  }
  Record seated = record;
  auto keys = company_keys(record.rest, record.players, seating);
  if (!keys) return std::unexpected(keys.error());
  seated.rest = std::move(*keys);
  // A record without a seed (somebody else's) goes on from any; it replays without one anyway.
  const std::uint64_t seed = whole_number(record.rest, "seed").value_or(record.moves.size());

  // Played again from a little before the end, so that the person reads what happened.
  const std::size_t moves = record.moves.size();
  const std::size_t from = moves > kRemembered ? moves - kRemembered : 0;
  seated.result.reset();
  auto start = replay(shelf, seated, from);
  if (!start) return fail(start.error().error.message, start.error().error.rule);
  Sitting sitting(std::move(*start), seating.words, seed);
  sitting.listen();
  for (std::size_t i = from; i < moves; ++i) {
    const std::string_view move = record.moves[i];
    const std::string_view what = move.substr(move.find(' ') + 1);
    const Result<void> taken = move[0] == '*'
                                   ? sitting.match_->chance(what)
                                   : sitting.match_->act(static_cast<Seat>(move[0] - '0'), what);
    if (!taken) return std::unexpected(taken.error());
    sitting.listen();
  }
  const std::size_t steps = sitting.match_->steps();
  sitting.match_->let_chance_decide(seed);
  if (sitting.match_->steps() > steps) sitting.listen();
  return sitting;
}

void Sitting::listen() {
  const Viewer me = Viewer::of_seat(company_.me);
  const json::array events = match_->events(me);
  deeds_.hear(events);
  for (Paragraph& paragraph : paragraphs(events, tell(*match_, company_, words_))) {
    journal_.push_back(std::move(paragraph));
  }
  if (reveals(events)) marks_.clear();
}

bool Sitting::my_turn() const {
  const std::vector<Seat> pending = match_->summary().pending;
  return std::ranges::find(pending, company_.me) != pending.end();
}

Result<void> Sitting::try_out(std::string_view move) const {
  return match_->clone()->act(company_.me, move);
}

Result<void> Sitting::let_bot_play(Seat seat) {
  // Every decision has its own draw, and the same after a game was resumed.
  const std::uint64_t draw = Rng::mix(seed_ + match_->steps() * kMaxSeats + seat);
  Hands hands;
  const Result<Advice> advice = ask_bot(company_.at(seat).bot, *match_, seat, draw, hands.means());
  if (!advice) return std::unexpected(advice.error());
  const auto remark = remark_with(company_.at(seat).bot, *match_, seat, advice->move, draw);
  if (Result<void> taken = match_->act(seat, advice->move); !taken) return taken;
  if (remark) journal_.push_back({said(company_.at(seat).name, *remark, words_), false});
  listen();
  return {};
}

Result<void> Sitting::decide(std::string_view move) {
  const std::vector<Seat> together = match_->summary().pending;
  const Mark mark{match_->steps(), journal_.size(), deeds_};
  if (Result<void> allowed = try_out(move); !allowed) return allowed;
  marks_.push_back(mark);
  decided_ = true;
  for (const Seat seat : together) {
    if (seat != company_.me) {
      if (Result<void> played = let_bot_play(seat); !played) return played;
      continue;
    }
    if (Result<void> taken = match_->act(seat, move); !taken) return taken;
    listen();
  }
  return {};
}

Result<void> Sitting::let_bots_play() {
  while (!over() && !my_turn()) {
    const std::vector<Seat> pending = match_->summary().pending;
    if (pending.empty()) return fail("nobody is to decide, and the game is not over");
    if (Result<void> played = let_bot_play(pending.front()); !played) return played;
  }
  return {};
}

Result<void> Sitting::take_back() {
  if (!decided_) return fail(words_("nothing-to-take-back"));
  if (marks_.empty()) return fail(words_("revealed-already"));
  const Mark mark = std::move(marks_.back());
  marks_.pop_back();
  while (match_->steps() > mark.steps && match_->undo()) {
  }
  journal_.resize(mark.paragraphs);
  deeds_ = mark.deeds;
  read_ = std::min(read_, journal_.size());
  return {};
}

}  // namespace noblesse
