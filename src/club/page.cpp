#include "club/page.h"

// clang has #embed, C++ will have it.
#pragma clang diagnostic ignored "-Wc23-extensions"

namespace noblesse {
namespace {

// A file of the page, and the same compressed.
struct BuiltIn {
  std::string_view path;
  std::string_view type;
  bool immutable;  // its name holds a hash of its bytes
  const unsigned char* plain;
  std::size_t plain_size;
  const unsigned char* brotli;
  std::size_t brotli_size;
  const unsigned char* gzip;
  std::size_t gzip_size;
};

// docs/openapi.json; the build knows where.
constexpr unsigned char kDescription[] = {
#embed NOBLESSE_API
};

// kBuiltIn: written by web/vite/pack.mjs when the page is built, or absent/pages.inc; the build
// knows which (cmake/page.cmake).
#include NOBLESSE_PAGES

std::string text_of(const unsigned char* bytes, std::size_t size) {
  return bytes == nullptr ? std::string() : std::string(bytes, bytes + size);
}

}  // namespace

Result<std::shared_ptr<const Pages>> builtin_pages() {
  auto pages = std::make_shared<Pages>();
  for (const BuiltIn& file : kBuiltIn) {
    const auto added = pages->add({.path = std::string(file.path),
                                   .type = std::string(file.type),
                                   .bytes = text_of(file.plain, file.plain_size),
                                   .brotli = text_of(file.brotli, file.brotli_size),
                                   .gzip = text_of(file.gzip, file.gzip_size),
                                   .immutable = file.immutable});
    if (!added) return std::unexpected(added.error());
  }
  const auto added = pages->add({.path = "/api/openapi.json",
                                 .type = "application/json",
                                 .bytes = text_of(kDescription, sizeof kDescription)});
  if (!added) return std::unexpected(added.error());
  return pages;
}

}  // namespace noblesse
