// A table written down whole, so that it need not be built again from its first line. It holds
// secrets, like the lines, and is for whoever keeps those.
#include <algorithm>

#include "match/json_text.h"
#include "table/table.h"

namespace noblesse {
namespace {

constexpr int kVersion = 1;

template <class T>
json::value or_null(const std::optional<T>& value) {
  return value ? json::value(*value) : json::value(nullptr);
}

// Reads the keys of an object; what is missing or of another kind is remembered once for all.
class Keys {
 public:
  explicit Keys(const json::value& value) : object_(value.if_object()) {
    if (object_ == nullptr) good_ = false;
  }

  const json::value& at(std::string_view key) {
    static const json::value kNothing;
    const json::value* found = object_ == nullptr ? nullptr : object_->if_contains(key);
    if (found == nullptr) good_ = false;
    return found == nullptr ? kNothing : *found;
  }
  std::string text(std::string_view key) {
    const json::value& value = at(key);
    if (value.is_string()) return std::string(value.get_string());
    good_ = false;
    return {};
  }
  bool flag(std::string_view key) {
    const json::value& value = at(key);
    if (value.is_bool()) return value.get_bool();
    good_ = false;
    return false;
  }
  template <class Number>
  Number number(std::string_view key) {
    return read<Number>(at(key));
  }
  template <class Number>
  std::optional<Number> maybe(std::string_view key) {
    const json::value& value = at(key);
    if (value.is_null()) return std::nullopt;
    return read<Number>(value);
  }
  // The same for a key that older snapshots have not got.
  template <class Number>
  std::optional<Number> if_there(std::string_view key) {
    if (object_ == nullptr || !object_->contains(key)) return std::nullopt;
    return maybe<Number>(key);
  }
  const json::array& list(std::string_view key) {
    static const json::array kNone;
    const json::value& value = at(key);
    if (value.is_array()) return value.get_array();
    good_ = false;
    return kNone;
  }
  // For what older snapshots have not.
  bool has(std::string_view key) const { return object_ != nullptr && object_->contains(key); }
  bool good() const { return good_; }

 private:
  template <class Number>
  Number read(const json::value& value) {
    std::error_code wrong;
    const auto number = value.to_number<Number>(wrong);
    if (wrong) good_ = false;
    return wrong ? Number{} : number;
  }

  const json::object* object_;
  bool good_ = true;
};

}  // namespace

std::string Table::snapshot() const {
  json::object out;
  out["snapshot"] = kVersion;
  out["t"] = now_;
  out["last_time"] = last_time_;
  out["told_at"] = told_at_;
  out["host"] = host_;
  out["options"] = write_options(options_);
  out["stage"] = static_cast<int>(stage_);
  out["fault"] = fault_;
  out["game_number"] = game_;
  json::array guests;
  for (const Guest& guest : guests_) {
    guests.push_back(json::object{{"person", guest.person}, {"name", guest.name}});
  }
  out["guests"] = std::move(guests);
  json::array chairs;
  for (const Chair& chair : chairs_) {
    chairs.push_back(
        json::object{{"holder", static_cast<int>(chair.holder)},
                     {"guest", chair.guest},
                     {"bot", chair.bot},
                     {"number", chair.number},
                     {"agreed_to", chair.agreed_to ? json::value(write_options(*chair.agreed_to))
                                                   : json::value(nullptr)},
                     {"stand_in", chair.stand_in},
                     {"gave_up", chair.gave_up},
                     {"resigned", chair.resigned},
                     {"asked", chair.asked},
                     {"choice", chair.choice},
                     {"lock_told", chair.lock_told},
                     {"out_of_time", chair.out_of_time},
                     {"deadline", or_null(chair.deadline)},
                     {"grace", chair.grace},
                     {"seen_deadline", or_null(chair.seen_deadline)},
                     {"bank", chair.bank},
                     {"left", or_null(chair.left)},
                     {"late", chair.late}});
  }
  out["chairs"] = std::move(chairs);
  out["game"] = match_ ? json::value(write_record(match_->record())) : json::value(nullptr);
  out["mark"] = match_ ? match_->mark() : 0;
  out["question"] = question_;
  out["told"] = told_;
  out["answered"] = answered_;
  out["revealed"] = revealed_;
  out["undo"] = or_null(undo_);
  out["agreed"] = agreed_;
  json::array delayed;
  for (const Delayed& view : delayed_) {
    delayed.push_back(json::object{{"at", view.at}, {"steps", view.steps}});
  }
  out["delayed"] = std::move(delayed);
  out["shown_steps"] = or_null(shown_steps_);
  out["delayed_told"] = delayed_told_;
  out["next_beat"] = or_null(next_beat_);
  return json::serialize(out);
}

Result<void> Table::restore_snapshot(std::string_view text) {
  const Result<json::value> value = parse_json(text);
  if (!value) return std::unexpected(value.error());
  Keys keys(*value);
  if (keys.number<int>("snapshot") != kVersion) {
    return fail("this is no snapshot of version " + std::to_string(kVersion));
  }
  const auto options = read_options(*shelf_, keys.at("options"));
  if (!options) return fail("the snapshot's options: " + options.error().message);
  options_ = *options;
  now_ = keys.number<Time>("t");
  last_time_ = keys.if_there<Time>("last_time").value_or(now_);
  told_at_ = keys.if_there<Time>("told_at").value_or(now_);
  host_ = keys.text("host");
  laid_by_.clear();
  const int stage = keys.number<int>("stage");
  fault_ = keys.text("fault");
  game_ = keys.number<std::uint32_t>("game_number");
  guests_.clear();
  for (const json::value& entry : keys.list("guests")) {
    Keys guest(entry);
    add_guest(guest.text("person"), guest.text("name"));
    if (!guest.good()) return fail("the snapshot's guests are not as they should be");
  }
  chairs_.clear();
  for (const json::value& entry : keys.list("chairs")) {
    Keys chair(entry);
    Chair read;
    const int holder = chair.number<int>("holder");
    read.holder = static_cast<Chair::Holder>(holder);
    read.guest = chair.number<std::size_t>("guest");
    read.bot = chair.text("bot");
    read.number = chair.text("number");
    if (chair.has("agreed_to") && !chair.at("agreed_to").is_null()) {
      const auto agreed = read_options(*shelf_, chair.at("agreed_to"));
      if (!agreed) return fail("the options somebody agreed to: " + agreed.error().message);
      read.agreed_to = std::make_shared<const TableOptions>(*agreed);
    }
    read.stand_in = chair.flag("stand_in");
    // Older snapshots do not say in which order people went: by their seats, then.
    read.gave_up = chair.if_there<int>("gave_up").value_or(read.stand_in ? 1 : 0);
    read.resigned = chair.has("resigned") && chair.flag("resigned");
    read.asked = chair.flag("asked");
    read.choice = chair.text("choice");
    read.lock_told = chair.flag("lock_told");
    read.out_of_time = chair.flag("out_of_time");
    read.deadline = chair.maybe<Time>("deadline");
    read.grace = chair.if_there<Time>("grace").value_or(0);
    // Older snapshots do not tell it apart.
    read.seen_deadline = chair.if_there<Time>("seen_deadline");
    if (!read.seen_deadline) read.seen_deadline = read.deadline;
    read.bank = chair.number<Time>("bank");
    read.left = chair.if_there<Time>("left");
    read.late = chair.number<int>("late");
    if (!chair.good() || holder < 0 || holder > 2 ||
        (read.is_person() && read.guest >= guests_.size())) {
      return fail("the snapshot's chairs are not as they should be");
    }
    chairs_.push_back(std::move(read));
  }
  question_ = keys.number<std::uint64_t>("question");
  told_ = keys.number<std::uint64_t>("told");
  answered_ = keys.if_there<Seats>("answered").value_or(0);
  revealed_ = keys.flag("revealed");
  undo_ = keys.maybe<Seat>("undo");
  agreed_ = keys.number<Seats>("agreed");
  delayed_.clear();
  for (const json::value& entry : keys.list("delayed")) {
    Keys view(entry);
    delayed_.push_back({view.number<Time>("at"), view.number<std::size_t>("steps")});
    if (!view.good()) return fail("the snapshot's delayed views are not as they should be");
  }
  shown_steps_ = keys.maybe<std::size_t>("shown_steps");
  delayed_told_ = keys.number<std::uint64_t>("delayed_told");
  next_beat_ = keys.maybe<Time>("next_beat");
  const auto mark = keys.number<std::uint64_t>("mark");
  const json::value& game = keys.at("game");
  if (!keys.good() || stage < 0 || stage > 3 ||
      chairs_.size() != static_cast<std::size_t>(options_.seats) ||
      (undo_ && *undo_ >= chairs_.size()) || (next_beat_ && options_.beat == 0)) {
    return fail("the snapshot is not as it should be");
  }
  stage_ = static_cast<Stage>(stage);
  forget_who_is_gone();  // who watched has no line any more
  count_marks();
  return restore_game(game, mark);
}

// The game is played again from its record, and has to stand where it stood.
Result<void> Table::restore_game(const json::value& game, std::uint64_t mark) {
  match_.reset();
  marked_steps_ = 0;
  backlog_.clear();
  if (game.is_null()) return {};
  const Result<Record> record = read_record(game);
  if (!record) return fail("the snapshot's game: " + record.error().message);
  auto match = replay(*shelf_, *record);
  if (!match) return fail("the snapshot's game: " + match.error().error.message);
  match_ = std::move(*match);
  marked_steps_ = match_->steps();
  if (match_->mark() != mark) {
    return fail(
        "the snapshot's game stands elsewhere than it did when it was kept: the rules have "
        "changed since");
  }
  return {};
}

}  // namespace noblesse
