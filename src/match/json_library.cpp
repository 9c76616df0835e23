// The one place where Boost.JSON itself is compiled, so that nothing has to be linked. The rooms
// have no exceptions: where Boost would throw one, a precondition was broken or memory has run out.
#include <boost/json/src.hpp>
#include <cstdlib>
#include <exception>

namespace boost {

BOOST_NORETURN void throw_exception(const std::exception&) { std::abort(); }
BOOST_NORETURN void throw_exception(const std::exception&, const source_location&) { std::abort(); }

}  // namespace boost
