// The page that is built into the program.
#pragma once

#include <memory>

#include "doors/pages.h"

namespace noblesse {

Result<std::shared_ptr<const Pages>> builtin_pages();

}  // namespace noblesse
