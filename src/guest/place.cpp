#include "guest/place.h"

#include <arpa/inet.h>

#include <charconv>

#include "match/text.h"

namespace noblesse::guest {

Result<Place> read_place(std::string_view url) {
  const auto wrong = [&] {
    return fail(quote(url) + " is not where a club is: write http://127.0.0.1:8080");
  };
  std::string_view rest = url;
  constexpr std::string_view kScheme = "http://";
  if (!rest.starts_with(kScheme)) return wrong();
  rest.remove_prefix(kScheme.size());
  if (rest.ends_with('/')) rest.remove_suffix(1);

  Place place;
  place.port = 80;
  const std::size_t colon = rest.find(':');
  place.address = rest.substr(0, colon);
  if (place.address == "localhost") place.address = "127.0.0.1";
  if (colon != std::string_view::npos) {
    const std::string_view digits = rest.substr(colon + 1);
    const char* const begin = digits.data();
    const char* const end = begin + digits.size();
    const auto read = std::from_chars(begin, end, place.port);
    if (read.ec != std::errc() || read.ptr != end || place.port == 0) return wrong();
  }
  in_addr ignored{};
  if (::inet_pton(AF_INET, place.address.c_str(), &ignored) != 1) return wrong();
  return place;
}

std::string near_address(std::size_t n) {
  constexpr std::size_t kFirst = 2;
  constexpr std::size_t kInARow = 250;
  return "127.0." + std::to_string(n / kInARow % kInARow) + "." +
         std::to_string(n % kInARow + kFirst);
}

}  // namespace noblesse::guest
