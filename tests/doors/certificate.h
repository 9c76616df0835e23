// A certificate of our own making, for a minute.
#pragma once

#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <stdlib.h>

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>

namespace noblesse::testing {

inline std::filesystem::path fresh_folder() {
  std::string name = (std::filesystem::temp_directory_path() / "doors-XXXXXX").string();
  return ::mkdtemp(name.data());
}

inline void write_certificate(const std::filesystem::path& certificate,
                              const std::filesystem::path& key) {
  std::string curve = "P-256";
  const std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> pair(
      EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", curve.data()), &EVP_PKEY_free);
  const std::unique_ptr<X509, decltype(&X509_free)> made(X509_new(), &X509_free);
  ASN1_INTEGER_set(X509_get_serialNumber(made.get()), 1);
  X509_gmtime_adj(X509_getm_notBefore(made.get()), -60);
  X509_gmtime_adj(X509_getm_notAfter(made.get()), 3600);
  X509_set_pubkey(made.get(), pair.get());
  X509_NAME* const name = X509_get_subject_name(made.get());
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC,
                             reinterpret_cast<const unsigned char*>("localhost"), -1, -1, 0);
  X509_set_issuer_name(made.get(), name);
  X509_sign(made.get(), pair.get(), EVP_sha256());

  const std::unique_ptr<std::FILE, decltype(&std::fclose)> to(std::fopen(certificate.c_str(), "w"),
                                                              &std::fclose);
  PEM_write_X509(to.get(), made.get());
  const std::unique_ptr<std::FILE, decltype(&std::fclose)> secret(std::fopen(key.c_str(), "w"),
                                                                  &std::fclose);
  PEM_write_PrivateKey(secret.get(), pair.get(), nullptr, nullptr, 0, nullptr, nullptr);
}

}  // namespace noblesse::testing
