// Header values that we read ourselves.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "doors/asking.h"

namespace noblesse {

std::string lower_case(std::string_view text);
std::string_view trimmed(std::string_view text);  // of spaces and tabs at both ends

// "a=1; b=2", or nothing if it is not of that form.
std::optional<Words> read_cookies(std::string_view text);

// "Example.org:443" over TLS is "example.org": small letters, no usual port. Nothing if it is not
// a host with or without a port.
std::optional<std::string> read_host(std::string_view text, bool secure);

// Who really called, by X-Forwarded-For as a trusted proxy sent it: the last address in it that is
// not a trusted one. Nothing if that place holds no address.
std::optional<Address> read_forwarded(std::string_view text, const Networks& trusted);

// May this caller change something, or open a line? Other sites' pages may not: a browser names
// the page's origin and sends our cookies along. Without cookies there is nothing to steal.
bool origin_allowed(const Asking& asking, std::span<const std::string> others);

// Does "gzip, br;q=0.5" take this coding?
bool accepts_encoding(std::string_view accept, std::string_view coding);

// Does "W/"x", "y"" or "*" name this tag (with its quotes)?
bool matches_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace noblesse
