// A caller who speaks TLS.
#pragma once

#include <openssl/ssl.h>

#include <csignal>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

// A caller who says and hears through TLS what another does without, and sees what anybody on the
// way sees: how long the records are and which way they go.
class SealedCaller final : public Caller {
 public:
  struct Record {
    bool up = false;         // to the house
    std::size_t length = 0;  // as its head says
  };

  explicit SealedCaller(std::uint16_t port) : Caller(port) {
    ssl_.reset(SSL_new(context_.get()));
    SSL_set_fd(ssl_.get(), descriptor());
    SSL_set_msg_callback(ssl_.get(), &look_at);
    SSL_set_msg_callback_arg(ssl_.get(), this);
    std::signal(SIGPIPE, SIG_IGN);  // when the house has gone first
    if (SSL_connect(ssl_.get()) != 1) throw std::runtime_error("no hands are shaken");
    records_.clear();
  }
  // Those that passed since it was asked before.
  std::vector<Record> records() { return std::exchange(records_, {}); }

 private:
  // Told of everything; the heads of records are among it, and after a head what the record really
  // holds. Tickets for another visit are as long as their random numbers happen to be.
  static void look_at(int to, int, int kind, const void* bytes, std::size_t, SSL*, void* caller) {
    constexpr unsigned char kData = 23;
    const auto* const head = static_cast<const unsigned char*>(bytes);
    auto& records = static_cast<SealedCaller*>(caller)->records_;
    if (kind == SSL3_RT_INNER_CONTENT_TYPE && head[0] != kData && !records.empty()) {
      records.pop_back();
    }
    if (kind != SSL3_RT_HEADER || head[0] != kData) return;
    const auto length = static_cast<std::size_t>(head[3]) << 8U | head[4];
    records.push_back({to == 1, length});
  }
  ssize_t put(std::string_view text) override {
    return SSL_write(ssl_.get(), text.data(), static_cast<int>(text.size()));
  }
  ssize_t take(char* bytes, std::size_t most) override {
    return SSL_read(ssl_.get(), bytes, static_cast<int>(most));
  }
  bool has_taken() const override { return SSL_pending(ssl_.get()) > 0; }

  std::unique_ptr<SSL_CTX, decltype(&SSL_CTX_free)> context_{SSL_CTX_new(TLS_client_method()),
                                                             &SSL_CTX_free};
  std::unique_ptr<SSL, decltype(&SSL_free)> ssl_{nullptr, &SSL_free};
  std::vector<Record> records_;
};

}  // namespace noblesse::testing
