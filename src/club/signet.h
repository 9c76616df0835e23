// The club's signet: the key by which push services know who sends (VAPID, RFC 8292). It is made at
// the first start and kept, since browsers subscribe to it: with another one nobody could be called
// any more.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/error.h"
#include "club/p256.h"
#include "store/store.h"

namespace noblesse {

class Signet {
 public:
  // The one of the store; where there is none, a new one, which is in the store then.
  static Result<Signet> take_out(store::Store& store);
  explicit Signet(P256Key key) : key_(std::move(key)) {}

  // What browsers subscribe to, base64url.
  std::string point() const;
  // The header "Authorization" for a push service ("https://push.example.net"), good until then (in
  // seconds since 1970). The contact may be empty.
  Result<std::string> authorization(std::string_view service, std::int64_t until,
                                    std::string_view contact) const;

 private:
  P256Key key_;
};

}  // namespace noblesse
