// What people may be called at the club: something that can be seen, and that does not look like
// somebody else's name by what cannot.
#pragma once

#include <string_view>

namespace noblesse {

// 1 to 24 printable characters, one of them at least more than a space or a mark on another; no
// space at either end and none but the usual one; nothing that is not seen, except what emoji are
// made of.
bool is_name(std::string_view text);

}  // namespace noblesse
