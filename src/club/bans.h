// Whom the owner of the club does not let in (bans): a person by their account, and everybody who
// comes from an address or a network. What is known here is as new as the last look into the store.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/error.h"
#include "doors/address.h"
#include "doors/asking.h"
#include "store/store.h"
#include "table/post.h"

namespace noblesse {

class Bans {
 public:
  Bans() = default;
  // On a thread that may wait for the store.
  static Result<Bans> look_up(store::Store& store);

  bool empty() const { return all_.empty(); }
  // Null: they are let in. A ban that is over has never been.
  const store::Ban* of_person(std::string_view person, Time now) const;
  const store::Ban* of_session(std::string_view hash, Time now) const;
  const store::Ban* of_address(const Address& address, Time now) const;

  friend bool operator==(const Bans& a, const Bans& b) {
    return a.all_ == b.all_ && a.sessions_ == b.sessions_;
  }

 private:
  std::vector<store::Ban> all_;
  // By their places in the list.
  std::unordered_map<std::string, std::vector<std::size_t>> people_;
  std::vector<std::pair<Networks, std::size_t>> networks_;
  std::unordered_map<std::string, std::string> sessions_;  // whose, by their hashes
};

// "192.0.2.7" or "2001:db8::/32" as it is kept, or what is wrong with it. A network of everybody is
// none.
Result<std::string> read_network(std::string_view text);

// What somebody who is banned is answered, whatever they ask for.
Answer answer_to(const store::Ban& ban);
// The reason of a line that is closed: at most 123 bytes fit.
std::string_view words_of_ban();

}  // namespace noblesse
