// Under which addresses the others in the house find this machine.
#pragma once

#include <string>
#include <vector>

namespace noblesse {

// IPv4 ones of networks that are up, without the machine's own loop. None where the system tells
// none.
std::vector<std::string> own_addresses();

}  // namespace noblesse
