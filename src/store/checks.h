// What a text must look like before any database sees it, so that both refuse the same.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "base/error.h"

namespace noblesse::store {

// UTF-8 without NUL. `what` names it in the error.
Result<void> check_text(std::string_view what, std::string_view text);

// So many hex digits, no capitals.
Result<void> check_hex(std::string_view what, std::string_view text, std::size_t digits);

// The form under which a login name is unique: Latin, Greek and Cyrillic capitals become small.
// The text must be UTF-8.
std::string fold_login(std::string_view login);

// By what a login of somebody who has left is remembered: SHA-256 of its form above.
std::string login_hash(std::string_view login);

}  // namespace noblesse::store
