#include "store/seal.h"

#include <span>

#include "base/hex.h"
#include "base/sha256.h"

namespace noblesse::store {

std::string seal_of(std::string_view kind, std::string_view table, std::int64_t number,
                    std::string_view text) {
  constexpr std::size_t kBytes = 16;
  const std::string digits = std::to_string(number);
  Sha256 sha;
  for (const std::string_view part : {kind, table, std::string_view(digits)}) {
    sha.add(part);
    sha.add("\n");
  }
  sha.add(text);
  const Sha256::Digest digest = sha.digest();
  return write_hex(std::span(digest).first<kBytes>());
}

}  // namespace noblesse::store
