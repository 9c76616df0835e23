// Beast's code, compiled once, here.
#include <boost/beast/src.hpp>
