// Under which addresses and names this machine is found, by itself and by the others in the house.
#pragma once

#include <string>
#include <vector>

namespace noblesse {

// IPv4 ones of networks that are up, without the machine's own loop. None where the system tells
// none.
std::vector<std::string> own_addresses();

// In small letters: "localhost", and the machine's own name, whole, up to its first dot, and as it
// is told in a house without a server of names (".local").
std::vector<std::string> own_names();

}  // namespace noblesse
