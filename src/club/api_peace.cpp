// Peace among people: whom somebody does not want to hear, and complaints for the owner of the
// club.
#include <algorithm>

#include "club/api.h"
#include "club/report.h"
#include "club/token.h"
#include "match/text.h"

namespace noblesse {

void Club::my_mutes(Call call) {
  const std::set<std::string> muted = call.me.member->muted;
  list_people(std::move(call), muted, "mutes");
}

void Club::mute(Call call) {
  with_other(std::move(call), [this](const std::shared_ptr<Call>& shared,
                                     const std::string& other) { set_mute(shared, other, true); });
}

void Club::unmute(Call call) {
  auto shared = std::make_shared<Call>(std::move(call));
  if (!is_token(shared->parts[0])) return refuse(*shared, club::Fault::not_found);
  set_mute(shared, shared->parts[0], false);
}

// It holds at once on all devices: at every table at which they are just now.
void Club::set_mute(const std::shared_ptr<Call>& call, const std::string& other, bool muted) {
  const std::string me = call->me.member->person.id;
  book_->mute(me, other, muted, [=, this](const Result<void>& written) {
    if (!written) return refuse(*call, written.error());
    book_->find(me, [=, this](const Result<Known>& found) {
      if (!found) return refuse(*call, found.error());
      if (!*found) return refuse(*call, club::Fault::no_session);
      const std::set<std::string>& all = (*found)->muted;
      for (const LineId line : of_person_.of(me)) {
        if (const auto salon = lines_[line].salon.lock()) salon->mute(me, {all.begin(), all.end()});
      }
      answer(*call, {}, 204);
    });
  });
}

// Whoever is complained about learns nothing of it.
void Club::report(Call call) {
  const auto body = read_body(call, {"person", "table", "reason", "text"});
  if (!body) return;
  store::Report report;
  report.made = wall_clock();
  report.reporter = call.me.member->person.id;
  report.reported = body->keys->text("person");
  report.table = body->keys->maybe_name("table");
  report.reason = body->keys->text("reason");
  report.text = body->keys->maybe_name("text");
  if (complained(call, *body)) return;
  std::ranges::replace(report.text, '\n', ' ');
  if (std::ranges::find(kReasons, report.reason) == kReasons.end() ||
      characters(report.text) > kLongestReport || !printable(report.text)) {
    return refuse(call, club::Fault::bad_report);
  }
  if (!is_token(report.reported) || report.reported == report.reporter ||
      (!report.table.empty() && !is_token(report.table))) {
    return refuse(call, club::Fault::not_found);
  }
  const auto salon = salons_.find(report.table);
  const bool open =
      salon && (may_know(*salon, report.reporter, {}) || is_at(*salon, report.reporter));
  if (salon && !open) return refuse(call, club::Fault::not_found);
  auto shared = std::make_shared<Call>(std::move(call));
  const std::string table = report.table;
  book_->read([=, most = static_cast<int>(most_of(Scarce::reports, settings_))](
                  store::Store& store) { return keep_report(store, report, open, most); },
              [=, this](const Result<std::optional<Milliseconds>>& kept) {
                if (!kept && kept.error().key == "missing") {
                  return refuse(*shared, club::Fault::not_found);
                }
                if (!kept) return refuse(*shared, kept.error());
                if (*kept) return refuse_for_now(*shared, **kept);
                ++reports_;
                if (table.empty())
                  journal_.info("reported");
                else
                  journal_.info("reported", {Field::table(table)});
                answer(*shared, {}, 204);
              });
}

bool Club::is_at(const Salon& salon, const std::string& person) const {
  return std::ranges::any_of(of_person_.of(person), [&](LineId line) {
    return lines_.at(line).salon.lock().get() == &salon;
  });
}

}  // namespace noblesse
