// One POST to somewhere else, here and now, in at most a few seconds.
#pragma once

#include <functional>
#include <string>

#include "club/bell.h"

namespace noblesse {

// True if it was answered with a 2xx. The address that is called is one that was allowed: the name
// is looked up once. A certificate has to be good and of that name.
bool run_errand(const Destination& destination, const std::string& body,
                const std::function<bool(const Address&)>& allowed);

}  // namespace noblesse
