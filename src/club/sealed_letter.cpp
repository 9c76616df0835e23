#include "club/sealed_letter.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <sodium.h>

#include <algorithm>
#include <memory>
#include <span>

#include "club/base64url.h"

namespace noblesse {
namespace {

using Hash = std::array<std::uint8_t, 32>;
using Cipher = std::unique_ptr<EVP_CIPHER_CTX, decltype(&EVP_CIPHER_CTX_free)>;

constexpr std::uint32_t kRecord = 4096;  // more is never sent at once
constexpr std::size_t kTag = 16;
constexpr std::size_t kKey = 16;
constexpr std::size_t kNonce = 12;
constexpr std::uint8_t kLastRecord = 2;

Hash hmac(std::span<const std::uint8_t> key, std::span<const std::uint8_t> text) {
  Hash hash{};
  HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), text.data(), text.size(),
       hash.data(), nullptr);
  return hash;
}

// HKDF (RFC 5869) of one block: it is never asked for more.
template <std::size_t Size>
std::array<std::uint8_t, Size> derive(std::span<const std::uint8_t> salt,
                                      std::span<const std::uint8_t> from, Bytes info) {
  static_assert(Size <= Hash().size());
  info.push_back(1);
  const Hash block = hmac(hmac(salt, from), info);
  std::array<std::uint8_t, Size> out{};
  std::copy_n(block.begin(), Size, out.begin());
  return out;
}

// The words that a key is for; they end with a zero.
Bytes purpose(std::string_view words) {
  Bytes info(words.begin(), words.end());
  info.push_back(0);
  return info;
}

void add(Bytes& out, std::span<const std::uint8_t> more) {
  out.insert(out.end(), more.begin(), more.end());
}

Result<Bytes> encrypt(const std::array<std::uint8_t, kKey>& key,
                      const std::array<std::uint8_t, kNonce>& nonce, const Bytes& text) {
  Bytes out(text.size() + kTag);
  const Cipher cipher(EVP_CIPHER_CTX_new(), &EVP_CIPHER_CTX_free);
  int size = 0;
  int rest = 0;
  if (!cipher ||
      EVP_EncryptInit_ex(cipher.get(), EVP_aes_128_gcm(), nullptr, key.data(), nonce.data()) != 1 ||
      EVP_EncryptUpdate(cipher.get(), out.data(), &size, text.data(),
                        static_cast<int>(text.size())) != 1 ||
      EVP_EncryptFinal_ex(cipher.get(), out.data() + size, &rest) != 1 ||
      EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_AEAD_GET_TAG, kTag, out.data() + text.size()) !=
          1) {
    return fail("nothing can be encrypted");
  }
  return out;
}

}  // namespace

Result<Recipient> read_recipient(std::string_view point, std::string_view auth) {
  Recipient recipient;
  const auto public_key = read_base64url(point);
  if (!public_key || !is_point(*public_key)) {
    return fail("\"p256dh\" is no point of P-256: 65 bytes as base64url, without padding");
  }
  const auto shared = read_base64url(auth);
  if (!shared || shared->size() != recipient.auth.size()) {
    return fail("\"auth\" has not 16 bytes as base64url, without padding");
  }
  std::ranges::copy(*public_key, recipient.point.begin());
  std::ranges::copy(*shared, recipient.auth.begin());
  return recipient;
}

Result<std::string> seal_letter(const Recipient& recipient, std::string_view text, std::size_t size,
                                const P256Key& once, const Salt& salt) {
  if (text.size() > size || size + 1 + kTag > kRecord) return fail("the letter is too long");
  const auto agreed = once.shared_with(recipient.point);
  if (!agreed) return std::unexpected(agreed.error());
  Bytes both = purpose("WebPush: info");
  add(both, recipient.point);
  add(both, once.point());
  const auto secret = derive<32>(recipient.auth, *agreed, both);
  const auto key = derive<kKey>(salt, secret, purpose("Content-Encoding: aes128gcm"));
  const auto nonce = derive<kNonce>(salt, secret, purpose("Content-Encoding: nonce"));

  Bytes letter(text.begin(), text.end());
  letter.push_back(kLastRecord);
  letter.resize(size + 1);
  const auto sealed = encrypt(key, nonce, letter);
  if (!sealed) return std::unexpected(sealed.error());

  Bytes out(salt.begin(), salt.end());
  for (const unsigned shift : {24U, 16U, 8U, 0U}) {
    out.push_back(static_cast<std::uint8_t>(kRecord >> shift));
  }
  out.push_back(static_cast<std::uint8_t>(once.point().size()));
  add(out, once.point());
  add(out, *sealed);
  return std::string(out.begin(), out.end());
}

Result<std::string> seal_letter(const Recipient& recipient, std::string_view text,
                                std::size_t size) {
  const auto once = P256Key::make();
  if (!once) return std::unexpected(once.error());
  Salt salt{};
  randombytes_buf(salt.data(), salt.size());
  return seal_letter(recipient, text, size, *once, salt);
}

}  // namespace noblesse
