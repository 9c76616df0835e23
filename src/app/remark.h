// What a bot says at the table, as a sentence of the journal.
#pragma once

#include <string>
#include <string_view>

#include "app/words.h"
#include "bots/talk.h"

namespace noblesse {

// `Gentleman Jack: "I wait on V."`
std::string said(std::string_view name, const Remark& remark, const Words& words);

}  // namespace noblesse
