// What goes out on a line: shared, because many are told the same.
#pragma once

#include <memory>
#include <string>

namespace noblesse {

using Text = std::shared_ptr<const std::string>;

}  // namespace noblesse
