// What the owner of the club does while it runs (`noblesse admin`): bans and instructions come
// through the store, which is looked into every few seconds. So it works with both databases, needs
// no door of its own, and what was left while the club was closed is done when it opens.
#include "club/api.h"
#include "club/name.h"

namespace noblesse {
namespace {

constexpr Milliseconds kLook{2000};
constexpr Milliseconds kBetweenNotes{60'000};
constexpr std::uint16_t kBanned = 4005;

}  // namespace

void Club::look_for_owner() {
  if (!archivist_) return;  // nobody else can write into the club's own memory
  const auto again = [this] { doors_->after(kLook, [this] { look_for_owner(); }); };
  const bool asked = book_->consult(
      false,
      [](store::Store& store) -> Result<OwnersWord> {
        OwnersWord word;
        auto bans = Bans::look_up(store);
        if (!bans) return std::unexpected(bans.error());
        word.bans = std::move(*bans);
        auto instructions = store.instructions();
        if (!instructions) return std::unexpected(instructions.error());
        word.instructions = std::move(*instructions);
        return word;
      },
      [=, this](Result<OwnersWord> word) {
        if (word) {
          heed(std::move(*word));
        } else {  // who only reads is not heard otherwise
          journal_.error("not_read", {Field::why(word.error())});
        }
        note_banned();
        tell_of_floods();
        again();
      });
  if (!asked) again();
}

void Club::heed(OwnersWord word) {
  if (word.bans != bans_) {
    bans_ = std::move(word.bans);
    show_out_banned();
  }
  for (const store::Instruction& wish : word.instructions) {
    if (in_hand_.insert(wish.number).second) carry_out(wish);
  }
}

// Whoever is on a line is not asked for anything any more: so they are looked for.
void Club::show_out_banned() {
  const Time now = wall_clock();
  std::vector<LineId> theirs;
  for (const auto& [line, open] : lines_) {
    const bool banned = bans_.of_address(open.ticket->address, now) != nullptr ||
                        bans_.of_session(open.ticket->session, now) != nullptr ||
                        bans_.of_person(open.person, now) != nullptr;
    if (banned) theirs.push_back(line);
  }
  for (const LineId line : theirs) doors_->close(line, kBanned, words_of_ban());
}

const store::Ban* Club::ban_on(const Asking& asking) {
  if (bans_.empty()) return nullptr;
  const Time now = wall_clock();
  if (const store::Ban* const ban = bans_.of_address(asking.address, now)) return ban;
  const std::string session = session_of(asking);
  return session.empty() ? nullptr : bans_.of_session(session, now);
}

Answer Club::turn_away(const store::Ban& ban) {
  ++errors_[std::string(club::words_of(club::Fault::banned).code)];
  ++(ban.kind == "person" ? banned_.people : banned_.addresses);
  ++banned_of_late_;
  return answer_to(ban);
}

void Club::note_banned() {
  const Moment now = std::chrono::steady_clock::now();
  if (banned_of_late_ == 0 || now - banned_noted_ < kBetweenNotes) return;
  banned_noted_ = now;
  journal_.warn("banned_turned_away", {Field::count(std::exchange(banned_of_late_, 0))});
}

void Club::tell_of_floods() {
  const Moment now = std::chrono::steady_clock::now();
  for (auto* const outcry : {&sieges_, &guest_floods_, &table_floods_, &talk_floods_}) {
    outcry->tell(now);
  }
}

void Club::carry_out(const store::Instruction& wish) {
  // What could not be done is tried again at the next look.
  const auto done = [this, number = wish.number](const Result<void>& outcome) {
    if (!outcome) {
      in_hand_.erase(number);
      return journal_.error("instruction_not_done", {Field::why(outcome.error())});
    }
    book_->write({store::StrikeInstruction{number}},
                 [this, number](const Result<void>&) { in_hand_.erase(number); });
  };
  if (wish.kind == "close") {
    journal_.info("closed_by_owner", {Field::table(wish.about)});
    if (salons_.find(wish.about)) return salons_.close(wish.about, done);
    salons_.give_up(wish.about);
    return book_->write({store::CloseTable{wish.about, wall_clock()}}, done);
  }
  if (wish.kind == "forget") return forget(wish.about, done);
  if (!is_name(wish.text)) return done({});
  journal_.info("renamed_by_owner", {Field::person(wish.about)});
  book_->change(
      wish.about, [name = wish.text](store::Person& person) { person.name = name; },
      [=, this](const Result<store::Person>& person) {
        if (!person && person.error().key != "missing") {
          return done(std::unexpected(person.error()));
        }
        if (person) {
          for (const auto& salon : salons_.of(wish.about)) salon->rename(wish.about, wish.text);
        }
        done({});
      });
}

}  // namespace noblesse
