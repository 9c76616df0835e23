#include "club/signet.h"

#include "base/hex.h"
#include "club/base64url.h"
#include "match/json_text.h"

namespace noblesse {

Result<Signet> Signet::take_out(store::Store& store) {
  const auto kept = store.signet();
  if (!kept) return std::unexpected(kept.error());
  if (*kept) {
    const auto secret = read_hex<32>(**kept);
    if (!secret) return fail("the club's key for push services cannot be read");
    auto key = P256Key::of(*secret);
    if (!key) return std::unexpected(key.error());
    return Signet(*std::move(key));
  }
  auto key = P256Key::make();
  if (!key) return std::unexpected(key.error());
  const store::Deed deed = store::SaveSignet{write_hex(key->secret())};
  const auto written = store.write(std::span(&deed, 1));
  if (!written) return std::unexpected(written.error());
  return Signet(*std::move(key));
}

std::string Signet::point() const { return write_base64url(key_.point()); }

Result<std::string> Signet::authorization(std::string_view service, std::int64_t until,
                                          std::string_view contact) const {
  JsonFields claims;
  claims.add("aud", service).add("exp", until);
  if (!contact.empty()) claims.add("sub", contact);
  const std::string text = write_base64url(std::string_view(R"({"typ":"JWT","alg":"ES256"})")) +
                           "." + write_base64url(std::string_view(claims.object()));
  const auto signature = key_.sign(text);
  if (!signature) return std::unexpected(signature.error());
  return "vapid t=" + text + "." + write_base64url(*signature) + ", k=" + point();
}

}  // namespace noblesse
