// What can be found out about settings before the club opens: whether the certificate goes with its
// key, whether the store can be reached and is of a kind that this program knows, and whether the
// system gives as many connections as are wanted. Nothing is changed by it.
#pragma once

#include "base/error.h"
#include "club/settings.h"

namespace noblesse {

// The error says what to do; its key is the setting that is wrong.
Result<void> rehearse(const ClubSettings& settings);

// Asks the system for as many files as the connections need, where it may. Whether it has them is
// for rehearse to say.
void ask_for_files(const ClubSettings& settings);

}  // namespace noblesse
