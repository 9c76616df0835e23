// What is built into the program to be shown: the page, and the description of the API.
#pragma once

#include <memory>

#include "doors/pages.h"

namespace noblesse {

Result<std::shared_ptr<const Pages>> builtin_pages();

}  // namespace noblesse
