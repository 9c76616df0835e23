// Is it UTF-8? No overlong forms, no surrogates, nothing beyond U+10FFFF.
#pragma once

#include <string_view>

namespace noblesse {

bool is_utf8(std::string_view text);

}  // namespace noblesse
