// A push service of the tests' own: takes what is sent to it and keeps it, answers as it was told,
// or not at all. And the other end: a device that opens its letters and looks at who sent them.
#pragma once

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <openssl/core_names.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <atomic>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "club/base64url.h"
#include "club/p256.h"
#include "tests/club/house_club.h"
#include "tests/until.h"

namespace noblesse::testing {

class PushService {
 public:
  struct Parcel {
    std::string path;
    Heard heard;  // head and body
  };

  PushService() {
    listener_ = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in here{};
    here.sin_family = AF_INET;
    here.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof here;
    auto* const address = reinterpret_cast<sockaddr*>(&here);
    if (bind(listener_, address, size) != 0 || listen(listener_, 64) != 0 ||
        getsockname(listener_, address, &size) != 0) {
      throw std::runtime_error("no push service");
    }
    port_ = ntohs(here.sin_port);
    door_ = std::thread([this] { receive(); });
  }
  PushService(const PushService&) = delete;
  PushService& operator=(const PushService&) = delete;
  ~PushService() {
    closing_ = true;
    door_.join();
    for (std::thread& thread : threads_) thread.join();
    close(listener_);
  }

  std::string url(const std::string& path) const {
    return "http://127.0.0.1:" + std::to_string(port_) + path;
  }
  // What is said to whoever comes to that path from now on, or so many times; "": nothing, ever.
  void answer(const std::string& path, const std::string& with, int times = -1) {
    const std::scoped_lock lock(mutex_);
    answers_[path] = {with, times};
  }
  std::vector<Parcel> all(const std::string& path) const {
    const std::scoped_lock lock(mutex_);
    std::vector<Parcel> found;
    for (const Parcel& parcel : parcels_) {
      if (parcel.path == path) found.push_back(parcel);
    }
    return found;
  }
  std::size_t count(const std::string& path) const { return all(path).size(); }
  bool awaits(const std::string& path, std::size_t parcels = 1) const {
    return until([&] { return count(path) >= parcels; });
  }

 private:
  bool has_something(int socket) const {
    pollfd watched{socket, POLLIN, 0};
    while (!closing_) {
      if (poll(&watched, 1, 20) > 0) return true;
    }
    return false;
  }
  void receive() {
    while (has_something(listener_)) {
      const int guest = accept(listener_, nullptr, nullptr);
      threads_.emplace_back([this, guest] {
        serve(guest);
        close(guest);
      });
    }
  }
  void serve(int guest) {
    std::string text;
    char bytes[4096];
    std::size_t wanted = std::string::npos;
    while (text.size() < wanted && has_something(guest)) {
      const ssize_t got = recv(guest, bytes, sizeof bytes, 0);
      if (got <= 0) return;
      text.append(bytes, static_cast<std::size_t>(got));
      const std::size_t end = text.find("\r\n\r\n");
      if (end == std::string::npos) continue;
      const Heard head{.head = text.substr(0, end + 2)};
      wanted = end + 4 + std::stoul(head.field("Content-Length"));
    }
    const std::size_t end = text.find("\r\n\r\n");
    if (end == std::string::npos) return;
    const std::size_t path = text.find(' ') + 1;
    Parcel parcel{text.substr(path, text.find(' ', path) - path),
                  {.head = text.substr(0, end + 2), .body = text.substr(end + 4)}};
    std::string said = "HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n";
    {
      const std::scoped_lock lock(mutex_);
      if (const auto told = answers_.find(parcel.path); told != answers_.end()) {
        said = told->second.first;
        if (--told->second.second == 0) answers_.erase(told);
      }
      parcels_.push_back(std::move(parcel));
    }
    if (said.empty()) {
      while (has_something(guest) && recv(guest, bytes, sizeof bytes, 0) > 0) {
      }
    } else {
      send(guest, said.data(), said.size(), MSG_NOSIGNAL);
    }
  }

  int listener_ = -1;
  std::uint16_t port_ = 0;
  std::atomic<bool> closing_ = false;
  mutable std::mutex mutex_;
  std::map<std::string, std::pair<std::string, int>> answers_;
  std::vector<Parcel> parcels_;
  std::thread door_;
  std::vector<std::thread> threads_;  // of those who came; only the door adds to them
};

inline std::string with_status(std::string_view line, std::string_view more = "") {
  return "HTTP/1.1 " + std::string(line) + "\r\nContent-Length: 0\r\n" + std::string(more) + "\r\n";
}

// HKDF as OpenSSL has it: another hand than the program's.
inline Bytes hkdf(const Bytes& salt, const Bytes& from, const Bytes& info, std::size_t size) {
  EVP_KDF* const kdf = EVP_KDF_fetch(nullptr, "HKDF", nullptr);
  EVP_KDF_CTX* const context = EVP_KDF_CTX_new(kdf);
  char digest[] = "SHA256";
  const auto part = [](const char* name, const Bytes& bytes) {
    return OSSL_PARAM_construct_octet_string(name, const_cast<std::uint8_t*>(bytes.data()),
                                             bytes.size());
  };
  const OSSL_PARAM params[] = {OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, digest, 0),
                               part(OSSL_KDF_PARAM_SALT, salt), part(OSSL_KDF_PARAM_KEY, from),
                               part(OSSL_KDF_PARAM_INFO, info), OSSL_PARAM_construct_end()};
  Bytes out(size);
  EXPECT_EQ(EVP_KDF_derive(context, out.data(), size, params), 1);
  EVP_KDF_CTX_free(context);
  EVP_KDF_free(kdf);
  return out;
}

// A browser that has subscribed.
class PushDevice {
 public:
  PushDevice() : PushDevice(P256Key::make().value(), Bytes(16, 7)) {}
  PushDevice(P256Key key, Bytes auth) : key_(std::move(key)), auth_(std::move(auth)) {}

  std::string point() const { return write_base64url(key_.point()); }
  std::string auth() const { return write_base64url(auth_); }
  std::string subscription(const std::string& endpoint) const {
    return json::serialize(json::object{{"endpoint", endpoint},
                                        {"expirationTime", nullptr},
                                        {"keys", {{"p256dh", point()}, {"auth", auth()}}}});
  }

  // What a letter says, without what it is filled up with; "?" if it is not for this device.
  std::string open(const std::string& body) const {
    const Bytes bytes(body.begin(), body.end());
    constexpr std::size_t kHead = 16 + 4 + 1 + 65;
    if (bytes.size() < kHead + 16 || bytes[20] != 65) return "?";
    const Bytes salt(bytes.begin(), bytes.begin() + 16);
    P256Key::Point sender{};
    std::copy_n(bytes.begin() + 21, sender.size(), sender.begin());
    const auto agreed = key_.shared_with(sender);
    if (!agreed) return "?";
    const auto words = [](std::string_view text) {
      Bytes out(text.begin(), text.end());
      out.push_back(0);
      return out;
    };
    Bytes both = words("WebPush: info");
    both.insert(both.end(), key_.point().begin(), key_.point().end());
    both.insert(both.end(), sender.begin(), sender.end());
    const Bytes secret = hkdf(auth_, Bytes(agreed->begin(), agreed->end()), both, 32);
    const Bytes key = hkdf(salt, secret, words("Content-Encoding: aes128gcm"), 16);
    const Bytes nonce = hkdf(salt, secret, words("Content-Encoding: nonce"), 12);
    return decrypt(key, nonce, Bytes(bytes.begin() + kHead, bytes.end()));
  }

 private:
  static std::string decrypt(const Bytes& key, const Bytes& nonce, Bytes sealed) {
    Bytes tag(sealed.end() - 16, sealed.end());
    sealed.resize(sealed.size() - 16);
    Bytes text(sealed.size());
    EVP_CIPHER_CTX* const cipher = EVP_CIPHER_CTX_new();
    int size = 0;
    const bool good =
        EVP_DecryptInit_ex(cipher, EVP_aes_128_gcm(), nullptr, key.data(), nonce.data()) == 1 &&
        EVP_DecryptUpdate(cipher, text.data(), &size, sealed.data(),
                          static_cast<int>(sealed.size())) == 1 &&
        EVP_CIPHER_CTX_ctrl(cipher, EVP_CTRL_AEAD_SET_TAG, 16, tag.data()) == 1 &&
        EVP_DecryptFinal_ex(cipher, text.data() + size, &size) == 1;
    EVP_CIPHER_CTX_free(cipher);
    while (!text.empty() && text.back() == 0) text.pop_back();
    if (!good || text.empty() || text.back() != 2) return "?";
    return {text.begin(), text.end() - 1};
  }

  P256Key key_;
  Bytes auth_;
};

// Whether an "Authorization: vapid t=…, k=…" is signed by the key that it names.
struct Vapid {
  explicit Vapid(const std::string& header) {
    const std::size_t comma = header.find(", k=");
    if (!header.starts_with("vapid t=") || comma == std::string::npos) return;
    const std::string token = header.substr(8, comma - 8);
    key = header.substr(comma + 4);
    const std::size_t first = token.find('.');
    const std::size_t second = token.rfind('.');
    const auto text = [](std::string_view part) {
      const auto bytes = read_base64url(part).value_or(Bytes());
      return std::string(bytes.begin(), bytes.end());
    };
    head = text(token.substr(0, first));
    claims = text(token.substr(first + 1, second - first - 1));
    is_signed = verify(token.substr(0, second), read_base64url(token.substr(second + 1)));
  }

  std::string key;
  std::string head;
  std::string claims;
  bool is_signed = false;

 private:
  bool verify(const std::string& text, const std::optional<Bytes>& signature) const {
    const auto point = read_base64url(key);
    if (!signature || signature->size() != 64 || !point) return false;
    ECDSA_SIG* const parts = ECDSA_SIG_new();
    ECDSA_SIG_set0(parts, BN_bin2bn(signature->data(), 32, nullptr),
                   BN_bin2bn(signature->data() + 32, 32, nullptr));
    std::uint8_t* written = nullptr;
    const int size = i2d_ECDSA_SIG(parts, &written);
    ECDSA_SIG_free(parts);
    char group[] = "P-256";
    const OSSL_PARAM params[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group, 0),
        OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY,
                                          const_cast<std::uint8_t*>(point->data()), point->size()),
        OSSL_PARAM_construct_end()};
    EVP_PKEY_CTX* const making = EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr);
    EVP_PKEY* public_key = nullptr;
    EVP_PKEY_fromdata_init(making);
    EVP_PKEY_fromdata(making, &public_key, EVP_PKEY_PUBLIC_KEY, const_cast<OSSL_PARAM*>(params));
    EVP_MD_CTX* const digest = EVP_MD_CTX_new();
    EVP_DigestVerifyInit(digest, nullptr, EVP_sha256(), nullptr, public_key);
    const int good =
        EVP_DigestVerify(digest, written, static_cast<std::size_t>(size),
                         reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    EVP_MD_CTX_free(digest);
    EVP_PKEY_free(public_key);
    EVP_PKEY_CTX_free(making);
    OPENSSL_free(written);
    return good == 1;
  }
};

}  // namespace noblesse::testing
