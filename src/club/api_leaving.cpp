// What is somebody's own: all that the club has about them, and that it forgets them.
#include "club/api.h"
#include "club/dossier.h"

namespace noblesse {

void Club::export_me(Call call) {
  const std::string me = call.me.member->person.id;
  if (too_often(call)) return;
  gather(std::make_shared<Call>(std::move(call)), std::make_shared<Dossier>(me));
}

// Piece by piece on the reader's thread: whoever looks something up meanwhile comes in between.
void Club::gather(const std::shared_ptr<Call>& call, const std::shared_ptr<Dossier>& dossier) {
  const bool fresh = premises_.games_on_their_way > 0;
  const bool asked = book_->consult(
      fresh, [dossier](store::Store& store) { return dossier->gather(store); },
      [=, this](const Result<bool>& more) {
        if (!more && more.error().key == "missing") return refuse(*call, club::Fault::no_session);
        if (!more) return refuse(*call, more.error());
        if (*more) return gather(call, dossier);
        Answer file;
        file.content_type = kJson;
        file.headers.emplace_back("Cache-Control", "no-store");
        file.headers.emplace_back("Content-Disposition", "attachment; filename=\"noblesse.json\"");
        file.body = dossier->text(wall_clock());
        call->reply(std::move(file));
      });
  if (!asked) refuse(*call, club::Fault::busy);
}

// Whoever has a password shows it: a device that was left lying about is not enough.
void Club::leave_club(Call call) {
  if (call.asking.body.empty()) call.asking.body = "{}";
  const auto body = read_body(call, {"password"});
  if (!body) return;
  const Secret password = keep_secret(body->keys->maybe_name("password"));
  if (complained(call, *body)) return;
  const store::Person person = call.me.member->person;
  if (!person.password_hash) return forget_me(std::make_shared<Call>(std::move(call)));
  if (too_often(call)) return;
  auto shared = std::make_shared<Call>(std::move(call));
  const bool taken = passwords_->check(
      person.password_hash, std::move(*password),
      [=, this](const Result<Passwords::Verdict>& verdict) {
        doors_->post([=, this] {
          if (!verdict) return refuse(*shared, club::Fault::busy);
          if (!verdict->right) return refuse(*shared, club::Fault::wrong_password);
          forget_me(shared);
        });
      },
      Passwords::Standing::stranger, person.id);
  if (!taken) refuse(*shared, club::Fault::busy);
}

void Club::forget_me(const std::shared_ptr<Call>& call) {
  forget(call->me.member->person.id, [=, this](const Result<void>& written) {
    if (!written) return refuse(*call, written.error());
    Answer answer;
    answer.status = 204;
    set_cookie(answer, call->asking, "");
    call->reply(std::move(answer));
  });
}

// First it is written down that they are gone, all of it at once; then they leave their tables. A
// club that is killed in between finds them missing when it opens, and sees them off there.
void Club::forget(const std::string& person, Book::Done done) {
  book_->forget(person, [=, this, done = std::move(done)](const Result<void>& written) {
    if (!written) return done(written);
    close_other_lines(person, {});
    salons_.lose(person);
    journal_.info("person_forgotten");
    done({});
  });
}

}  // namespace noblesse
