// Which passwords are too easy to guess (after NIST SP 800-63B): nothing is asked of their letters,
// digits and signs, but that they are long enough, are none that everybody tries first, and do not
// say what everybody knows. Only new passwords are looked at: who has an old one still comes in.
#pragma once

#include <string_view>

namespace noblesse {

// 8 to 128 bytes: whatever else is none of anybody.
bool is_password(std::string_view text);

// Why a password is not good enough for the owner of that login and name; empty if it is.
std::string_view weakness_of(std::string_view password, std::string_view login,
                             std::string_view name);

}  // namespace noblesse
