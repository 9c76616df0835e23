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
#include <unordered_map>

#include "doors/doors.h"
#include "store/clerk.h"

namespace noblesse {

struct Member {
  store::Person person;
  std::set<std::string> blocked;  // ids of people
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

  Book(Doors& doors, store::Clerk& clerk) : doors_(doors), clerk_(clerk) {}
  Book(const Book&) = delete;
  Book& operator=(const Book&) = delete;
  Book(Book&&) = delete;
  Book& operator=(Book&&) = delete;
  ~Book() = default;

  void find(const std::string& person, Found found);
  void recognise(const std::string& session, Recognised recognised);
  // The same without looking it up: nothing also where it is only not known yet.
  std::optional<SignedIn> remembered(const std::string& session) const;

  // As far as it is remembered.
  bool has_blocked(const std::string& person, const std::string& other) const;

  // Each is told when it is written down, and true from then on.
  // Changes what is kept of a person now, not what was known of him when he asked for it.
  using Changed = std::function<void(Result<store::Person>)>;
  void change(const std::string& person, std::function<void(store::Person&)> how, Changed changed);
  void welcome(const store::Person& person, const store::Session& session, Done done);
  // For somebody who has shown a password: an error with the key "changed" if it has been changed
  // meanwhile.
  void begin_session(const store::Person& person, const store::Session& session, Done done);
  void end_session(const std::string& session, Done done);
  void end_sessions_of(const std::string& person, const std::string& except, Done done);
  void block(const std::string& person, const std::string& other, bool blocked, Done done);

  // Runs a read on the clerk's thread and hands what it returns back to this one.
  template <class Ask, class Take>
  void read(Ask ask, Take take) {
    clerk_.read([ask = std::move(ask), take = std::move(take),
                 &doors = doors_](store::Store& store) mutable {
      doors.post(
          [result = ask(store), take = std::move(take)]() mutable { take(std::move(result)); });
    });
  }
  // Writes, and tells on this thread how it went.
  void write(std::vector<store::Deed> deeds, Done done);

 private:
  static constexpr std::size_t kRemembered = 50'000;

  void remember(const Known& member);
  void forget_sessions(
      const std::function<bool(const std::string& hash, const store::Session& session)>& which);
  void note_use(store::Session& session);

  Doors& doors_;
  store::Clerk& clerk_;
  std::unordered_map<std::string, Known> members_;
  std::unordered_map<std::string, store::Session> sessions_;
  std::uint64_t endings_ = 0;  // how often sessions were ended
};

}  // namespace noblesse
