// Tokens: 128 random bits that nobody can guess, as 32 hex digits. They name things (tables,
// people) and open doors (sessions, invitations). Of what opens a door only the hash is ever kept.
#pragma once

#include <string>
#include <string_view>

#include "base/error.h"

namespace noblesse {

// Before the first token, in the first thread; again does no harm.
Result<void> start_sodium();

// From the system's randomness.
std::string new_token();

// 32 digits, 0 to 9 and a to f.
bool is_token(std::string_view text);

// SHA-256, as 64 hex digits. A token is random enough for a hash without salt.
std::string hash_of(std::string_view token);

// Takes the same time wherever two texts of one length differ.
bool same(std::string_view a, std::string_view b);

}  // namespace noblesse
