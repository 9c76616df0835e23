// A caller who speaks TLS.
#pragma once

#include <openssl/ssl.h>

#include <cstdint>
#include <memory>
#include <string>

#include "tests/doors/caller.h"

namespace noblesse::testing {

class SecureCaller {
 public:
  explicit SecureCaller(std::uint16_t port, int newest = TLS1_3_VERSION) : caller_(port) {
    SSL_CTX_set_max_proto_version(context_.get(), newest);
    SSL_CTX_set_security_level(context_.get(), 0);
    if (newest < TLS1_2_VERSION) SSL_CTX_set_min_proto_version(context_.get(), newest);
    ssl_.reset(SSL_new(context_.get()));
    SSL_set_fd(ssl_.get(), caller_.descriptor());
  }
  bool shake_hands() { return SSL_connect(ssl_.get()) == 1; }
  void say(const std::string& text) {
    SSL_write(ssl_.get(), text.data(), static_cast<int>(text.size()));
  }
  std::string hear() {
    std::string bytes(16384, '\0');
    const int count = SSL_read(ssl_.get(), bytes.data(), static_cast<int>(bytes.size()));
    bytes.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
    return bytes;
  }

 private:
  Caller caller_;
  std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context_{SSL_CTX_new(TLS_client_method()),
                                                             &SSL_CTX_free};
  std::unique_ptr<SSL, decltype(&SSL_free)> ssl_{nullptr, &SSL_free};
};

}  // namespace noblesse::testing
