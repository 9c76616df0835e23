#include "match/edition_hash.h"

#include "base/hex.h"
#include "base/sha256.h"

namespace noblesse {

std::string edition_hash(const json::object& written) {
  Sha256 hash;
  hash.add(json::serialize(written));
  return write_hex(hash.digest());
}

}  // namespace noblesse
