#include "doors/tls.h"

#include <openssl/err.h>
#include <openssl/ssl.h>

#include <fstream>

namespace noblesse {

namespace ssl = boost::asio::ssl;

Result<std::shared_ptr<ssl::context>> read_certificate(const std::string& certificate,
                                                       const std::string& key) {
  for (const std::string& file : {certificate, key}) {
    if (!std::ifstream(file)) return fail("\"" + file + "\" cannot be read", {}, "not_readable");
  }
  auto context = std::make_shared<ssl::context>(ssl::context::tls_server);
  SSL_CTX* const native = context->native_handle();
  SSL_CTX_set_min_proto_version(native, TLS1_2_VERSION);
  SSL_CTX_set_cipher_list(native, "ECDHE+AESGCM:ECDHE+CHACHA20:!aNULL:!MD5");
  SSL_CTX_set_options(
      native, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION | SSL_OP_CIPHER_SERVER_PREFERENCE);
  // Idle connections give their buffers back.
  SSL_CTX_set_mode(native, SSL_MODE_RELEASE_BUFFERS);

  const auto of_another = [&] {
    return fail("\"" + key + "\" is not the key of \"" + certificate + "\"", {}, "key_of_another");
  };
  boost::system::error_code error;
  context->use_certificate_chain_file(certificate, error);
  if (error) {
    return fail("\"" + certificate + "\" holds no certificate in PEM: " + error.message(), {},
                "no_certificate");
  }
  context->use_private_key_file(key, ssl::context::pem, error);
  if (error) {
    // OpenSSL compares the two while it reads the second.
    const bool other =
        ERR_GET_REASON(static_cast<unsigned long>(error.value())) == X509_R_KEY_VALUES_MISMATCH;
    if (other) return of_another();
    return fail("\"" + key + "\" holds no private key in PEM: " + error.message(), {}, "no_key");
  }
  if (SSL_CTX_check_private_key(native) != 1) return of_another();
  return context;
}

}  // namespace noblesse
