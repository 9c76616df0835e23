#include "club/p256.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

#include <vector>

namespace noblesse {
namespace {

template <auto Release>
struct Releases {
  template <class Held>
  void operator()(Held* held) const {
    Release(held);
  }
};
using Number = std::unique_ptr<BIGNUM, Releases<&BN_clear_free>>;
using Group = std::unique_ptr<EC_GROUP, Releases<&EC_GROUP_free>>;
using CurvePoint = std::unique_ptr<EC_POINT, Releases<&EC_POINT_free>>;
using Context = std::unique_ptr<EVP_PKEY_CTX, Releases<&EVP_PKEY_CTX_free>>;
using Digest = std::unique_ptr<EVP_MD_CTX, Releases<&EVP_MD_CTX_free>>;
using Builder = std::unique_ptr<OSSL_PARAM_BLD, Releases<&OSSL_PARAM_BLD_free>>;
using Params = std::unique_ptr<OSSL_PARAM, Releases<&OSSL_PARAM_free>>;
using Key = std::unique_ptr<EVP_PKEY, Releases<&EVP_PKEY_free>>;
using Parts = std::unique_ptr<ECDSA_SIG, Releases<&ECDSA_SIG_free>>;

std::unexpected<Error> no_key() { return fail("the system makes no key of P-256"); }

Group curve() { return Group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1)); }

// A key of its public part and, where there is one, its secret.
Key assemble(const P256Key::Point& point, const BIGNUM* secret) {
  const Builder builder(OSSL_PARAM_BLD_new());
  bool good =
      builder &&
      OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "P-256", 0) == 1 &&
      OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(),
                                       point.size()) == 1;
  if (good && secret != nullptr) {
    good = OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, secret) == 1;
  }
  if (!good) return nullptr;
  const Params params(OSSL_PARAM_BLD_to_param(builder.get()));
  const Context context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  EVP_PKEY* key = nullptr;
  const int selection = secret == nullptr ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR;
  if (!params || !context || EVP_PKEY_fromdata_init(context.get()) != 1 ||
      EVP_PKEY_fromdata(context.get(), &key, selection, params.get()) != 1) {
    return nullptr;
  }
  return Key(key);
}

}  // namespace

Result<P256Key> P256Key::make() {
  const Key made(EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", "P-256"));
  BIGNUM* number = nullptr;
  if (!made || EVP_PKEY_get_bn_param(made.get(), OSSL_PKEY_PARAM_PRIV_KEY, &number) != 1) {
    return no_key();
  }
  const Number secret(number);
  Secret bytes{};
  BN_bn2binpad(secret.get(), bytes.data(), static_cast<int>(bytes.size()));
  return of(bytes);
}

Result<P256Key> P256Key::of(const Secret& secret) {
  const Group group = curve();
  const Number number(BN_bin2bn(secret.data(), static_cast<int>(secret.size()), nullptr));
  if (!group || !number) return no_key();
  if (BN_is_zero(number.get()) || BN_cmp(number.get(), EC_GROUP_get0_order(group.get())) >= 0) {
    return fail("that is no secret of a key of P-256");
  }
  P256Key key;
  key.secret_ = secret;
  const CurvePoint point(EC_POINT_new(group.get()));
  if (!point ||
      EC_POINT_mul(group.get(), point.get(), number.get(), nullptr, nullptr, nullptr) != 1 ||
      EC_POINT_point2oct(group.get(), point.get(), POINT_CONVERSION_UNCOMPRESSED, key.point_.data(),
                         key.point_.size(), nullptr) != key.point_.size()) {
    return no_key();
  }
  Key whole = assemble(key.point_, number.get());
  if (!whole) return no_key();
  key.key_ = std::shared_ptr<evp_pkey_st>(whole.release(), &EVP_PKEY_free);
  return key;
}

Result<P256Key::Secret> P256Key::shared_with(const Point& other) const {
  if (!is_point(other)) return fail("that is no point of P-256");
  const Key theirs = assemble(other, nullptr);
  const Context context(EVP_PKEY_CTX_new(key_.get(), nullptr));
  Secret shared{};
  std::size_t size = shared.size();
  if (!theirs || !context || EVP_PKEY_derive_init(context.get()) != 1 ||
      EVP_PKEY_derive_set_peer(context.get(), theirs.get()) != 1 ||
      EVP_PKEY_derive(context.get(), shared.data(), &size) != 1 || size != shared.size()) {
    return fail("no secret can be agreed on with that point");
  }
  return shared;
}

Result<P256Key::Signature> P256Key::sign(std::string_view text) const {
  const Digest digest(EVP_MD_CTX_new());
  const std::vector<std::uint8_t> bytes(text.begin(), text.end());
  std::vector<std::uint8_t> written(static_cast<std::size_t>(EVP_PKEY_get_size(key_.get())));
  std::size_t size = written.size();
  if (!digest ||
      EVP_DigestSignInit(digest.get(), nullptr, EVP_sha256(), nullptr, key_.get()) != 1 ||
      EVP_DigestSign(digest.get(), written.data(), &size, bytes.data(), bytes.size()) != 1) {
    return fail("nothing can be signed");
  }
  const std::uint8_t* at = written.data();
  const Parts parts(d2i_ECDSA_SIG(nullptr, &at, static_cast<long>(size)));
  if (!parts) return fail("nothing can be signed");
  Signature signature{};
  constexpr int kHalf = 32;
  BN_bn2binpad(ECDSA_SIG_get0_r(parts.get()), signature.data(), kHalf);
  BN_bn2binpad(ECDSA_SIG_get0_s(parts.get()), signature.data() + kHalf, kHalf);
  return signature;
}

bool is_point(std::span<const std::uint8_t> bytes) {
  constexpr std::uint8_t kUncompressed = 4;
  if (bytes.size() != P256Key::Point().size() || bytes[0] != kUncompressed) return false;
  const Group group = curve();
  const CurvePoint point(EC_POINT_new(group.get()));
  return point &&
         EC_POINT_oct2point(group.get(), point.get(), bytes.data(), bytes.size(), nullptr) == 1;
}

}  // namespace noblesse
