// Text that came from outside, before it is trusted or shown: how long it is, whether it can be
// shown at all, how an error quotes it, and what was probably meant by it. All text is UTF-8.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace noblesse {

// How many characters (code points) it has; a byte that is not UTF-8 counts as one.
std::size_t characters(std::string_view text);

// Its characters. A byte that is not UTF-8 becomes a number that is no character's.
std::u32string codes_of(std::string_view text);

// The first so many characters.
std::string_view first_characters(std::string_view text, std::size_t count);

// Whether all of it can be shown in a line: no control characters, no line breaks, nothing that
// turns the direction of writing, nothing that is not UTF-8.
bool printable(std::string_view text);

// In double quotes for an error: shortened, and with a mark in place of what cannot be shown.
std::string quote(std::string_view text);

// As it stands in a page or a picture (HTML, SVG), between tags or in quotes.
std::string escape_html(std::string_view text);

// "a, b and c".
std::string enumerate(std::span<const std::string> words);

// The known word that is a slip of the pen away, or nothing.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

// `; did you mean "Genova"?`, or nothing where no known word is near.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> known);

}  // namespace noblesse
