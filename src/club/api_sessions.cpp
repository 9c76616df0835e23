// Who comes in: guests, passwords, sessions.
#include <sodium.h>

#include <algorithm>

#include "club/api.h"
#include "club/password_rules.h"
#include "club/token.h"
#include "match/text.h"

namespace noblesse {
namespace {

// The device, as far as its name goes.
std::string label_of(const Asking& asking) {
  std::string label;
  for (const char c : asking.user_agent) {
    if (label.size() < 80 && c >= ' ' && c < 127) label += c;
  }
  return label;
}

std::string lower(std::string text) {
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

}  // namespace

Secret keep_secret(std::string_view text) {
  return {new std::string(text), [](std::string* secret) {
            sodium_memzero(secret->data(), secret->size());
            delete secret;
          }};
}

void Club::begin_session(Call call, const store::Person& person, bool bearer) {
  if (const store::Ban* const ban = bans_.of_person(person.id, wall_clock())) {
    return call.reply(turn_away(*ban));
  }
  const std::string token = new_token();
  const store::Session session{hash_of(token), person.id, wall_clock(), wall_clock(),
                               label_of(call.asking)};
  auto shared = std::make_shared<Call>(std::move(call));
  const auto begun = [=, this](const Result<void>& written) {
    if (!written) {
      if (written.error().key == "changed") return refuse(*shared, club::Fault::wrong_password);
      return refuse(*shared, written.error());
    }
    hand_token(*shared, person, token, bearer, 201);
  };
  if (person.password_hash)
    book_->begin_session(person, session, begun);
  else
    book_->welcome(person, session, begun);
}

// A program finds its token in the answer, a browser in its cookie.
void Club::hand_token(Call& call, const store::Person& person, const std::string& token,
                      bool bearer, int status) {
  std::string body = own_json(person);
  Answer answer;
  answer.status = status;
  answer.content_type = kJson;
  answer.headers.emplace_back("Cache-Control", "no-store");
  if (bearer) {
    body.back() = ',';
    body += "\"token\":\"" + token + "\"}";
  } else {
    set_cookie(answer, call.asking, token);
  }
  answer.body = std::move(body);
  call.reply(std::move(answer));
}

void Club::new_guest(Call call) {
  const auto body = read_body(call, {"name", "bearer"});
  if (!body) return;
  const std::string name(body->keys->text("name"));
  const bool bearer = body->keys->maybe_flag("bearer").value_or(false);
  if (complained(call, *body)) return;
  if (!is_name(name)) return refuse(call, club::Fault::bad_name);
  if (too_often(call)) return;
  const std::string session = bearer ? std::string() : session_of(call.asking);
  if (session.empty()) return welcome(std::move(call), name, bearer);
  // A browser that has kept its cookie and forgotten what it was for: they stay who they are.
  auto shared = std::make_shared<Call>(std::move(call));
  book_->recognise(session, [=, this](const Result<std::optional<SignedIn>>& found) {
    if (!found) return refuse(*shared, found.error());
    if (!*found) return welcome(std::move(*shared), name, bearer);
    answer(*shared, own_json((*found)->member->person));
  });
}

void Club::welcome(Call call, const std::string& name, bool bearer) {
  begin_session(std::move(call), {new_token(), name, {}, wall_clock(), {}}, bearer);
}

void Club::sign_in(Call call) {
  const auto body = read_body(call, {"login", "password", "bearer"});
  if (!body) return;
  const std::string login = lower(std::string(body->keys->text("login")));
  const Secret password = keep_secret(body->keys->text("password"));
  const bool bearer = body->keys->maybe_flag("bearer").value_or(false);
  if (complained(call, *body)) return;
  if (!is_login(login)) return refuse(call, club::Fault::bad_login);
  if (!is_password(*password)) return refuse(call, club::Fault::bad_password);
  const std::string address = call.asking.address.ward().text();
  const Moment now = std::chrono::steady_clock::now();
  if (const auto wait = doorkeeper_.lost_with(address, login, now)) {
    sieges_.note(call.asking.address, now);
    return refuse_for_now(call, *wait);
  }
  const bool known = doorkeeper_.knows(address, login);
  const Milliseconds delay = known ? Milliseconds(0) : doorkeeper_.delay(login, now);
  if (delay.count() > 0) sieges_.note(call.asking.address, now);
  if (delay.count() == 0) return check_password(std::move(call), login, password, bearer, known);
  auto shared = std::make_shared<Call>(std::move(call));
  doors_->after(delay,
                [=, this] { check_password(std::move(*shared), login, password, bearer, known); });
}

void Club::check_password(Call call, const std::string& login, const Secret& password, bool bearer,
                          bool known) {
  auto shared = std::make_shared<Call>(std::move(call));
  const auto judge = [=, this](const std::optional<store::Person>& person,
                               const Result<Passwords::Verdict>& verdict) {
    if (!verdict) return refuse(*shared, club::Fault::busy);
    const Moment now = std::chrono::steady_clock::now();
    if (!verdict->right) {
      ++wrong_passwords_;
      if (!known) doorkeeper_.note_wrong(login, now);
      return refuse(*shared, club::Fault::wrong_password);
    }
    doorkeeper_.know(shared->asking.address.ward().text(), login, now);
    begin_session(std::move(*shared), *person, bearer);
  };
  book_->look_up([login](store::Store& store) { return store.person_by_login(login); },
                 [=, this](Result<std::optional<store::Person>> found) {
                   if (!found) return refuse(*shared, found.error());
                   // A login that nobody has takes as long as a wrong password.
                   const auto& person = *found;
                   const auto hash = person ? person->password_hash : std::nullopt;
                   const bool taken = passwords_->check(
                       hash, std::move(*password),
                       [=, this](const Result<Passwords::Verdict>& verdict) {
                         doors_->post([=] { judge(person, verdict); });
                       },
                       known ? Passwords::Standing::known : Passwords::Standing::stranger, login);
                   if (!taken) refuse(*shared, club::Fault::busy);
                 });
}

void Club::sign_out(Call call) {
  const std::string session = call.me.session;
  auto shared = std::make_shared<Call>(std::move(call));
  close_lines_of_session(session);
  book_->end_session(session, [=, this](const Result<void>& written) {
    if (!written) return refuse(*shared, written.error());
    Answer answer;
    answer.status = 204;
    set_cookie(answer, shared->asking, "");
    shared->reply(std::move(answer));
  });
}

void Club::set_password(Call call) {
  const auto body = read_body(call, {"login", "password", "old"});
  if (!body) return;
  store::Person person = call.me.member->person;
  const std::string login = lower(std::string(body->keys->text("login")));
  const Secret password = keep_secret(body->keys->text("password"));
  const Secret old = keep_secret(body->keys->maybe_name("old"));
  if (complained(call, *body)) return;
  if (!is_login(login)) return refuse(call, club::Fault::bad_login);
  if (!is_password(*password)) return refuse(call, club::Fault::bad_password);
  if (const auto weak = weakness_of(*password, login, person.name); !weak.empty()) {
    return refuse(call, club::Fault::weak_password, weak);
  }
  if (too_often(call)) return;
  const auto before = person.password_hash;
  person.login = login;
  if (!before) return keep_password(std::move(call), person, password);
  auto shared = std::make_shared<Call>(std::move(call));
  const bool taken = passwords_->check(
      before, std::move(*old),
      [=, this](const Result<Passwords::Verdict>& verdict) {
        doors_->post([=, this] {
          if (!verdict) return refuse(*shared, club::Fault::busy);
          if (!verdict->right) return refuse(*shared, club::Fault::wrong_password);
          keep_password(std::move(*shared), person, password);
        });
      },
      Passwords::Standing::stranger, person.id);
  if (!taken) refuse(*shared, club::Fault::busy);
}

// Whoever had found out the old one, or a token, is shut out: all other sessions end, and this one
// goes on by a new token.
void Club::keep_password(Call call, const store::Person& person,
                         const std::shared_ptr<std::string>& password) {
  auto shared = std::make_shared<Call>(std::move(call));
  const auto keep = [=, this](const std::string& hash) {
    const std::string token = new_token();
    const store::Session session{hash_of(token), person.id, wall_clock(), wall_clock(),
                                 label_of(shared->asking)};
    const auto renewed = [=, this](const Result<store::Person>& changed) {
      if (!changed) {
        if (changed.error().key == "duplicate") return refuse(*shared, club::Fault::login_taken);
        return refuse(*shared, changed.error());
      }
      close_other_lines(changed->id, shared->me.session);
      rename_lines(shared->me.session, session.hash);
      hand_token(*shared, *changed, token, is_by_bearer(shared->asking), 200);
    };
    const auto set = [login = person.login, hash](store::Person& kept) {
      kept.login = login;
      kept.password_hash = hash;
    };
    book_->change(person.id, set, renewed, Book::Renewal{session, shared->me.session});
  };
  const bool taken = passwords_->hash(
      std::move(*password),
      [=, this](const Result<std::string>& hash) {
        doors_->post([=, this] {
          if (!hash) return refuse(*shared, club::Fault::busy);
          keep(*hash);
        });
      },
      person.id);
  if (!taken) refuse(*shared, club::Fault::busy);
}

// A session is named by the beginning of its hash, which opens nothing.
void Club::my_sessions(Call call) {
  auto shared = std::make_shared<Call>(std::move(call));
  book_->look_up(
      [person = shared->me.member->person.id](store::Store& store) {
        return store.sessions_of(person);
      },
      [=, this](const Result<std::vector<store::Session>>& sessions) {
        if (!sessions) return refuse(*shared, sessions.error());
        answer(*shared,
               JsonFields()
                   .add_json("sessions", json_list(*sessions,
                                                   [&](const store::Session& session) {
                                                     return JsonFields()
                                                         .add("id", session.hash.substr(0, 16))
                                                         .add("label", session.label)
                                                         .add("created", session.created)
                                                         .add("last_seen", session.last_seen)
                                                         .add("current",
                                                              session.hash == shared->me.session)
                                                         .object();
                                                   }))
                   .object());
      });
}

void Club::end_session(Call call) {
  auto shared = std::make_shared<Call>(std::move(call));
  book_->look_up([person = shared->me.member->person.id](
                     store::Store& store) { return store.sessions_of(person); },
                 [=, this](const Result<std::vector<store::Session>>& sessions) {
                   if (!sessions) return refuse(*shared, sessions.error());
                   const auto found =
                       std::ranges::find_if(*sessions, [&](const store::Session& session) {
                         return same(session.hash.substr(0, 16), shared->parts[0]);
                       });
                   if (found == sessions->end()) return refuse(*shared, club::Fault::not_found);
                   close_lines_of_session(found->hash);
                   book_->end_session(found->hash, [=, this](const Result<void>& written) {
                     if (!written) return refuse(*shared, written.error());
                     answer(*shared, {}, 204);
                   });
                 });
}

void Club::end_other_sessions(Call call) {
  auto shared = std::make_shared<Call>(std::move(call));
  const std::string person = shared->me.member->person.id;
  const std::string own = shared->me.session;
  close_other_lines(person, own);
  book_->end_sessions_of(person, own, [=, this](const Result<void>& written) {
    if (!written) return refuse(*shared, written.error());
    answer(*shared, {}, 204);
  });
}

}  // namespace noblesse
