// The members' book: who is who. What is asked for often is remembered; the truth is in the store.
// On the network thread; answers come later on the same thread, or at once where they are known.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>

#include "club/pulse.h"
#include "club/reader.h"
#include "doors/doors.h"
#include "store/clerk.h"

namespace noblesse {

struct Member {
  store::Person person;
  std::set<std::string> blocked;  // ids of people
  std::set<std::string> muted;    // whose talk they do not want to hear
};
using Known = std::shared_ptr<const Member>;  // null: nobody

// Somebody who is signed in.
struct SignedIn {
  Known member;
  std::string session;  // the hash of its token
};

class Book {
 public:
  using Found = std::function<void(Result<Known>)>;
  using Recognised = std::function<void(Result<std::optional<SignedIn>>)>;
  using Done = std::function<void(Result<void>)>;

  // Who looks things up beside the clerk: who is who, and on another thread what takes longer.
  // Without them the clerk reads everything.
  struct Readers {
    Reader* porter = nullptr;
    Reader* archivist = nullptr;
  };
  Book(Doors& doors, store::Clerk& clerk, Readers readers, Pulse& pulse)
      : doors_(doors), clerk_(clerk), readers_(readers), pulse_(pulse) {}
  Book(const Book&) = delete;
  Book& operator=(const Book&) = delete;
  Book(Book&&) = delete;
  Book& operator=(Book&&) = delete;
  ~Book() = default;

  void find(const std::string& person, Found found);
  void recognise(const std::string& session, Recognised recognised);

  // As far as it is remembered.
  bool has_blocked(const std::string& person, const std::string& other) const;

  // Each is told when it is written down, and true from then on.
  // Changes what is kept of a person now, not what was known of them when they asked for it.
  using Changed = std::function<void(Result<store::Person>)>;
  // With a session, that one begins in the same moment and all others of the person end; it takes
  // the place of the one with that hash.
  struct Renewal {
    store::Session session;
    std::string instead_of;
  };
  void change(const std::string& person, std::function<void(store::Person&)> how, Changed changed,
              const std::optional<Renewal>& only = {});
  void welcome(const store::Person& person, const store::Session& session, Done done);
  // For somebody who has shown a password: an error with the key "changed" if it has been changed
  // meanwhile.
  void begin_session(const store::Person& person, const store::Session& session, Done done);
  void end_session(const std::string& session, Done done);
  void end_sessions_of(const std::string& person, const std::string& except, Done done);
  void block(const std::string& person, const std::string& other, bool blocked, Done done);
  void mute(const std::string& person, const std::string& other, bool muted, Done done);
  // All of a person goes from the store, or nothing.
  void forget(const std::string& person, Done done);

  // Runs a read on the clerk's thread and hands its Result back to this one. While the store is
  // away nothing is asked of it, and whoever waits is told so: "unknown" if something may have been
  // done, else "lost".
  template <class Ask, class Take>
  void read(Ask ask, Take take) {
    hand_in(clerk_, std::move(ask), std::move(take));
  }
  // The same on the reader's thread: whoever looks something up holds up nobody who plays. Unless
  // it has to be `fresh`, and see what the clerk has been told. False: too much waits there.
  template <class Ask, class Take>
  bool consult(bool fresh, Ask ask, Take take) {
    return ask_reader(fresh ? nullptr : readers_.archivist, std::move(ask), std::move(take));
  }
  // The same for what takes no time. Where too much waits, the answer is an error: "crowded".
  template <class Ask, class Take>
  void look_up(bool fresh, Ask ask, Take take) {
    using Answer = std::invoke_result_t<Ask&, store::Store&>;
    const auto taker = std::make_shared<Take>(std::move(take));
    const bool asked = ask_reader(fresh ? nullptr : readers_.porter, std::move(ask),
                                  [taker](Answer answer) { (*taker)(std::move(answer)); });
    if (!asked) (*taker)(Answer(std::unexpected(crowded())));
  }
  template <class Ask, class Take>
  void look_up(Ask ask, Take take) {
    look_up(false, std::move(ask), std::move(take));
  }
  // Writes, and tells on this thread how it went.
  void write(std::vector<store::Deed> deeds, Done done);

 private:
  static constexpr std::size_t kRemembered = 50'000;

  template <class Whom, class Ask, class Take>
  bool hand_in(Whom& whom, Ask ask, Take take) {
    using Answer = std::invoke_result_t<Ask&, store::Store&>;
    if (pulse_.away()) {
      take(Answer(std::unexpected(not_asked())));
      return true;
    }
    const auto taker = std::make_shared<Take>(std::move(take));
    const Pulse::Number number =
        pulse_.wait([taker] { (*taker)(Answer(std::unexpected(not_answered()))); });
    const bool asked = whom.read([ask = std::move(ask), taker, number, payer = doors_.payer(),
                                  this](store::Store& store) mutable {
      doors_.post(std::move(payer), [result = ask(store), taker, number, this]() mutable {
        if (pulse_.came(number)) (*taker)(std::move(result));
      });
    });
    if (!asked) pulse_.came(number);
    return asked;
  }
  template <class Ask, class Take>
  bool ask_reader(Reader* reader, Ask ask, Take take) {
    if (reader == nullptr) return hand_in(clerk_, std::move(ask), std::move(take));
    return hand_in(*reader, std::move(ask), std::move(take));
  }
  static Error crowded();
  static Error not_asked();
  static Error not_answered();
  void recognise(const std::string& session, Recognised recognised, bool fresh);
  void find(const std::string& person, Found found, bool fresh);
  // What was known of somebody is known no more: whatever is being looked up may be old.
  void forget_known(const std::string& person);
  Done ending(Done done);
  std::optional<SignedIn> remembered(const std::string& session) const;
  void remember(const Known& member);
  void forget_sessions(
      const std::function<bool(const std::string& hash, const store::Session& session)>& which);
  void note_use(store::Session& session);
  void write_anew(const std::string& person, store::Deed deed, Done done);

  Doors& doors_;
  store::Clerk& clerk_;
  Readers readers_;
  Pulse& pulse_;
  std::unordered_map<std::string, Known> members_;
  std::unordered_map<std::string, store::Session> sessions_;
  std::uint64_t changes_ = 0;  // how often sessions were ended, or people have changed
  std::uint64_t ended_ = 0;    // how often sessions were ended
  int endings_ = 0;            // of these, that are on their way to the store
};

}  // namespace noblesse
