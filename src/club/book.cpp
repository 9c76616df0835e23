#include "club/book.h"

#include "club/premises.h"

namespace noblesse {
namespace {

constexpr store::Ms kSeenAnew = 6LL * 60 * 60 * 1000;  // how exactly it is known who was here when

// On a reader's thread, or the clerk's.
Result<Known> look_up(store::Store& store, const std::string& person) {
  if (person == store::kWhoLeft) return Known();
  auto found = store.person(person);
  if (!found) return std::unexpected(found.error());
  if (!*found) return Known();
  auto blocked = store.blocked_by(person);
  if (!blocked) return std::unexpected(blocked.error());
  auto muted = store.muted_by(person);
  if (!muted) return std::unexpected(muted.error());
  auto member = std::make_shared<Member>();
  member->person = std::move(**found);
  member->blocked.insert(blocked->begin(), blocked->end());
  member->muted.insert(muted->begin(), muted->end());
  return Known(std::move(member));
}

struct FoundSession {
  store::Session session;
  Known member;
};

Result<std::optional<FoundSession>> look_up_session(store::Store& store, const std::string& hash) {
  const auto person = store.person_by_session(hash);
  if (!person) return std::unexpected(person.error());
  if (!*person) return std::nullopt;
  auto member = look_up(store, (*person)->id);
  if (!member) return std::unexpected(member.error());
  const auto sessions = store.sessions_of((*person)->id);
  if (!sessions) return std::unexpected(sessions.error());
  for (const store::Session& session : *sessions) {
    if (session.hash == hash) return FoundSession{session, *member};
  }
  return std::nullopt;
}

}  // namespace

Error Book::crowded() { return {"too much waits to be looked up", {}, "crowded"}; }
Error Book::not_asked() { return {"the store is away", {}, "lost"}; }
Error Book::not_answered() { return {"the store went away meanwhile", {}, "unknown"}; }

void Book::write(std::vector<store::Deed> deeds, Done done) {
  if (pulse_.away()) return done(std::unexpected(not_asked()));
  const Pulse::Number number = pulse_.wait([done] { done(std::unexpected(not_answered())); });
  clerk_.write(std::move(deeds), [this, number, done = std::move(done),
                                  payer = doors_.payer()](Result<void> outcome) {
    doors_.post(payer, [this, number, done, outcome = std::move(outcome)] {
      if (pulse_.came(number)) done(outcome);
    });
  });
}

// What is remembered is only a copy: where it gets too much, all of it goes.
void Book::remember(const Known& member) {
  if (members_.size() >= kRemembered) members_.clear();
  members_[member->person.id] = member;
}

void Book::find(const std::string& person, Found found) {
  if (const auto known = members_.find(person); known != members_.end()) {
    return found(known->second);
  }
  find(person, std::move(found), false);
}

// Where somebody has changed meanwhile, the reader may have seen what was before: then the clerk is
// asked, who sees everything that he has written.
void Book::find(const std::string& person, Found found, bool fresh) {
  look_up(
      fresh, [person](store::Store& store) { return noblesse::look_up(store, person); },
      [this, person, found = std::move(found), fresh,
       changes = changes_](Result<Known> member) mutable {
        if (!fresh && changes != changes_) return find(person, std::move(found), true);
        if (member && *member) remember(*member);
        found(std::move(member));
      });
}

void Book::forget_known(const std::string& person) {
  members_.erase(person);
  ++changes_;
}

std::optional<SignedIn> Book::remembered(const std::string& session) const {
  const auto known = sessions_.find(session);
  if (known == sessions_.end()) return std::nullopt;
  const auto member = members_.find(known->second.person);
  if (member == members_.end()) return std::nullopt;
  return SignedIn{member->second, session};
}

void Book::recognise(const std::string& session, Recognised recognised) {
  if (auto known = remembered(session)) {
    note_use(sessions_[session]);
    return recognised(std::move(known));
  }
  recognise(session, std::move(recognised), endings_ > 0);
}

// The clerk is asked where some session is just being ended, or was while this one was looked up:
// perhaps this one, and the reader would still see it.
void Book::recognise(const std::string& session, Recognised recognised, bool fresh) {
  look_up(
      fresh, [session](store::Store& store) { return look_up_session(store, session); },
      [this, session, recognised = std::move(recognised), before = fresh ? ended_ : changes_,
       fresh](Result<std::optional<FoundSession>> found) mutable {
        if (before != (fresh ? ended_ : changes_))
          return recognise(session, std::move(recognised), true);
        if (!found) return recognised(std::unexpected(found.error()));
        if (!*found) return recognised(std::nullopt);
        remember((*found)->member);
        if (sessions_.size() >= kRemembered) sessions_.clear();
        sessions_[session] = (*found)->session;
        note_use(sessions_[session]);
        recognised(SignedIn{(*found)->member, session});
      });
}

void Book::note_use(store::Session& session) {
  const store::Ms now = wall_clock();
  if (now - session.last_seen < kSeenAnew) return;
  session.last_seen = now;
  clerk_.write({store::SaveSession{session}}, {});
}

bool Book::has_blocked(const std::string& person, const std::string& other) const {
  const auto known = members_.find(person);
  return known != members_.end() && known->second->blocked.contains(other);
}

void Book::change(const std::string& person, std::function<void(store::Person&)> how,
                  Changed changed, const std::optional<Renewal>& only) {
  read(
      [person, how = std::move(how), only](store::Store& store) -> Result<store::Person> {
        auto found = store.person(person);
        if (!found) return std::unexpected(found.error());
        if (!*found) return fail("the person is gone", {}, "missing");
        const auto login = (*found)->login;
        how(**found);
        // Nobody is to be taken for somebody who has just left.
        if ((*found)->login && (*found)->login != login) {
          const auto former = store.is_former_login(*(*found)->login);
          if (!former) return std::unexpected(former.error());
          if (*former) return fail("somebody who has left had that login", {}, "duplicate");
        }
        std::vector<store::Deed> deeds{store::SavePerson{**found}};
        if (only) {
          deeds.emplace_back(store::SaveSession{only->session});
          deeds.emplace_back(store::MoveDevices{only->instead_of, only->session.hash});
          deeds.emplace_back(store::EndSessionsOf{person, only->session.hash});
        }
        const auto written = store.write(deeds);
        if (!written) return std::unexpected(written.error());
        return std::move(**found);
      },
      [this, person, changed = std::move(changed),
       ends = only.has_value()](Result<store::Person> outcome) {
        forget_known(person);  // looked up anew when it is asked for
        if (ends && outcome) {
          forget_sessions(
              [&](const auto&, const store::Session& session) { return session.person == person; });
        }
        changed(std::move(outcome));
      });
}

void Book::welcome(const store::Person& person, const store::Session& session, Done done) {
  write({store::SavePerson{person}, store::SaveSession{session}}, std::move(done));
}

void Book::begin_session(const store::Person& person, const store::Session& session, Done done) {
  read(
      [person, session](store::Store& store) -> Result<void> {
        const auto found = store.person(person.id);
        if (!found) return std::unexpected(found.error());
        if (!*found || (*found)->password_hash != person.password_hash) {
          return fail("the password has been changed", {}, "changed");
        }
        const store::Deed deed = store::SaveSession{session};
        return store.write(std::span(&deed, 1));
      },
      std::move(done));
}

void Book::forget_sessions(
    const std::function<bool(const std::string& hash, const store::Session& session)>& which) {
  ++changes_;
  ++ended_;
  std::erase_if(sessions_, [&](const auto& entry) { return which(entry.first, entry.second); });
}

Book::Done Book::ending(Done done) {
  ++endings_;
  return [this, done = std::move(done)](Result<void> outcome) {
    --endings_;
    ++changes_;
    done(std::move(outcome));
  };
}

// Forgotten at once, whatever the store will say: nobody comes in by it from here on.
void Book::end_session(const std::string& session, Done done) {
  forget_sessions([&](const std::string& hash, const auto&) { return hash == session; });
  write({store::EndSession{session}}, ending(std::move(done)));
}

void Book::end_sessions_of(const std::string& person, const std::string& except, Done done) {
  forget_sessions([&](const std::string& hash, const store::Session& session) {
    return session.person == person && hash != except;
  });
  write({store::EndSessionsOf{person, except}}, ending(std::move(done)));
}

// What is known of a person is looked up anew after it.
void Book::write_anew(const std::string& person, store::Deed deed, Done done) {
  forget_known(person);
  write({std::move(deed)}, [this, person, done = std::move(done)](Result<void> outcome) {
    forget_known(person);
    done(std::move(outcome));
  });
}

void Book::block(const std::string& person, const std::string& other, bool blocked, Done done) {
  write_anew(person,
             blocked ? store::Deed(store::Block{person, other})
                     : store::Deed(store::Unblock{person, other}),
             std::move(done));
}

void Book::mute(const std::string& person, const std::string& other, bool muted, Done done) {
  write_anew(
      person,
      muted ? store::Deed(store::Mute{person, other}) : store::Deed(store::Unmute{person, other}),
      std::move(done));
}

void Book::forget(const std::string& person, Done done) {
  const auto theirs = [person](const auto&, const store::Session& session) {
    return session.person == person;
  };
  forget_sessions(theirs);
  read(
      [person](store::Store& store) -> Result<void> {
        const auto found = store.person(person);
        if (!found) return std::unexpected(found.error());
        if (!*found) return {};
        const store::Deed deed = store::ForgetPerson{person, (*found)->login, wall_clock()};
        return store.write(std::span(&deed, 1));
      },
      ending([this, person, theirs, done = std::move(done)](Result<void> outcome) {
        forget_known(person);
        forget_sessions(theirs);  // also those that were looked up meanwhile
        done(std::move(outcome));
      }));
}

}  // namespace noblesse
