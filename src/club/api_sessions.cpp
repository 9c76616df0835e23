// Who comes in: guests, passwords, sessions.
#include <sodium.h>

#include <algorithm>

#include "club/api.h"
#include "club/token.h"
#include "match/text.h"

namespace noblesse {
namespace {

std::string cookie(std::string_view token, bool secure, std::string_view age) {
  std::string text =
      "noblesse=" + std::string(token) + "; Path=/; HttpOnly; SameSite=Lax; Max-Age=";
  text += age;
  if (secure) text += "; Secure";
  return text;
}

constexpr std::string_view kLong = "34560000";  // 400 days, the most that browsers keep

// The device, as far as its name goes.
std::string label_of(const Asking& asking) {
  std::string label;
  for (const char c : asking.user_agent) {
    if (label.size() < 80 && c >= ' ' && c < 127) label += c;
  }
  return label;
}

// A password on its way: one copy, wiped when the last who needs it has gone.
using Secret = std::shared_ptr<std::string>;
Secret keep_secret(std::string_view text) {
  return {new std::string(text), [](std::string* secret) {
            sodium_memzero(secret->data(), secret->size());
            delete secret;
          }};
}

std::string lower(std::string text) {
  for (char& c : text) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return text;
}

}  // namespace

void Club::begin_session(Call call, const store::Person& person, bool bearer) {
  const std::string token = new_token();
  const store::Session session{hash_of(token), person.id, wall_clock(), wall_clock(),
                               label_of(call.asking)};
  auto shared = std::make_shared<Call>(std::move(call));
  const auto begun = [=, this](const Result<void>& written) {
    if (!written) {
      return refuse(*shared, written.error().key == "changed" ? club::Fault::wrong_password
                                                              : club::Fault::not_written);
    }
    std::string body = own_json(person);
    Answer answer;
    answer.status = 201;
    answer.content_type = "application/json";
    answer.headers.emplace_back("Cache-Control", "no-store");
    if (bearer) {
      body.back() = ',';
      body += "\"token\":\"" + token + "\"}";
    } else {
      answer.cookies.push_back(cookie(token, shared->asking.secure, kLong));
    }
    answer.body = std::move(body);
    shared->reply(std::move(answer));
  };
  if (person.password_hash)
    book_->begin_session(person, session, begun);
  else
    book_->welcome(person, session, begun);
}

void Club::new_guest(Call call) {
  const auto body = read_body(call, {"name", "bearer"});
  if (!body) return;
  const std::string name(body->keys->text("name"));
  const bool bearer = body->keys->maybe_flag("bearer").value_or(false);
  if (complained(call, *body)) return;
  if (!is_name(name)) return refuse(call, club::Fault::bad_name);
  if (too_often(call, new_guests_)) return;
  const std::string session = bearer ? std::string() : session_of(call.asking);
  if (session.empty()) return welcome(std::move(call), name, bearer);
  // A browser that has kept its cookie and forgotten what it was for: he stays who he is.
  auto shared = std::make_shared<Call>(std::move(call));
  book_->recognise(session, [=, this](const Result<std::optional<SignedIn>>& found) {
    if (!found) return refuse(*shared, club::Fault::not_written);
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
  if (too_often(call, sign_ins_) || too_often(call, sign_ins_by_login_, login)) return;
  auto shared = std::make_shared<Call>(std::move(call));
  book_->read([login](store::Store& store) { return store.person_by_login(login); },
              [=, this](Result<std::optional<store::Person>> found) {
                if (!found) return refuse(*shared, club::Fault::not_written);
                // A login that nobody has takes as long as a wrong password.
                const auto& person = *found;
                const auto hash = person ? person->password_hash : std::nullopt;
                const bool taken =
                    passwords_->check(hash, std::move(*password),
                                      [=, this](const Result<Passwords::Verdict>& verdict) {
                                        doors_->post([=, this] {
                                          if (!verdict) return refuse(*shared, club::Fault::busy);
                                          if (!verdict->right)
                                            return refuse(*shared, club::Fault::wrong_password);
                                          begin_session(std::move(*shared), *person, bearer);
                                        });
                                      });
                if (!taken) refuse(*shared, club::Fault::busy);
              });
}

void Club::sign_out(Call call) {
  const std::string session = call.me.session;
  auto shared = std::make_shared<Call>(std::move(call));
  close_lines_of_session(session);
  book_->end_session(session, [=, this](const Result<void>& written) {
    if (!written) return refuse(*shared, club::Fault::not_written);
    Answer answer;
    answer.status = 204;
    answer.cookies.push_back(cookie("", shared->asking.secure, "0"));
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
  if (too_often(call, sign_ins_)) return;
  const auto before = person.password_hash;
  person.login = login;
  if (!before) return keep_password(std::move(call), person, password);
  auto shared = std::make_shared<Call>(std::move(call));
  const bool taken = passwords_->check(before, std::move(*old),
                                       [=, this](const Result<Passwords::Verdict>& verdict) {
                                         doors_->post([=, this] {
                                           if (!verdict) return refuse(*shared, club::Fault::busy);
                                           if (!verdict->right)
                                             return refuse(*shared, club::Fault::wrong_password);
                                           keep_password(std::move(*shared), person, password);
                                         });
                                       });
  if (!taken) refuse(*shared, club::Fault::busy);
}

// Whoever had found out the old one is shut out: all other sessions end.
void Club::keep_password(Call call, const store::Person& person,
                         const std::shared_ptr<std::string>& password) {
  auto shared = std::make_shared<Call>(std::move(call));
  const bool taken = passwords_->hash(std::move(*password), [=, this](
                                                                const Result<std::string>& hash) {
    doors_->post([=, this] {
      if (!hash) return refuse(*shared, club::Fault::busy);
      book_->change(
          person.id,
          [login = person.login, hash = *hash](store::Person& kept) {
            kept.login = login;
            kept.password_hash = hash;
          },
          [=, this](const Result<store::Person>& changed) {
            if (!changed) {
              return refuse(*shared, changed.error().key == "duplicate" ? club::Fault::login_taken
                                                                        : club::Fault::not_written);
            }
            close_other_lines(changed->id, shared->me.session);
            book_->end_sessions_of(changed->id, shared->me.session,
                                   [=, this, body = own_json(*changed)](const Result<void>& ended) {
                                     if (!ended) return refuse(*shared, club::Fault::not_written);
                                     answer(*shared, body);
                                   });
          });
    });
  });
  if (!taken) refuse(*shared, club::Fault::busy);
}

// A session is named by the beginning of its hash, which opens nothing.
void Club::my_sessions(Call call) {
  auto shared = std::make_shared<Call>(std::move(call));
  book_->read(
      [person = shared->me.member->person.id](store::Store& store) {
        return store.sessions_of(person);
      },
      [=, this](const Result<std::vector<store::Session>>& sessions) {
        if (!sessions) return refuse(*shared, club::Fault::not_written);
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
  book_->read([person = shared->me.member->person.id](
                  store::Store& store) { return store.sessions_of(person); },
              [=, this](const Result<std::vector<store::Session>>& sessions) {
                if (!sessions) return refuse(*shared, club::Fault::not_written);
                const auto found =
                    std::ranges::find_if(*sessions, [&](const store::Session& session) {
                      return same(session.hash.substr(0, 16), shared->parts[0]);
                    });
                if (found == sessions->end()) return refuse(*shared, club::Fault::not_found);
                close_lines_of_session(found->hash);
                book_->end_session(found->hash, [=, this](const Result<void>& written) {
                  if (!written) return refuse(*shared, club::Fault::not_written);
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
    if (!written) return refuse(*shared, club::Fault::not_written);
    answer(*shared, {}, 204);
  });
}

}  // namespace noblesse
