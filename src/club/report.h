// A complaint about somebody, as it is written down: with the last that both had said at the table,
// so that the owner of the club can judge.
#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "base/error.h"
#include "doors/bucket.h"
#include "store/store.h"

namespace noblesse {

inline constexpr std::array<std::string_view, 5> kReasons = {"insult", "spam", "cheating", "name",
                                                             "other"};
inline constexpr std::size_t kLongestReport = 500;  // characters
inline constexpr std::size_t kRemarksKept = 10;     // of each of them

// Writes it down, on the clerk's thread; or how long to wait, if that would be more of one person
// in a day than `most`. Of a table that is not `open` they must have sat at it. An error with the
// key "missing" if there is no such person or table.
Result<std::optional<Milliseconds>> keep_report(store::Store& store, store::Report report,
                                                bool open, int most);

}  // namespace noblesse
