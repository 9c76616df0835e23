// A table as lists show it: what everybody may know who may know of it.
#pragma once

#include <string>

namespace noblesse {

class Salon;

std::string write_card(const Salon& salon);

}  // namespace noblesse
