// A letter that only one device can open, however many hands it goes through: encryption for Web
// Push (RFC 8291, with aes128gcm of RFC 8188).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/error.h"
#include "club/p256.h"

namespace noblesse {

// What a browser has told of a device.
struct Recipient {
  P256Key::Point point{};
  std::array<std::uint8_t, 16> auth{};
};
// As a browser writes it, base64url; an error says what is wrong with it.
Result<Recipient> read_recipient(std::string_view point, std::string_view auth);

using Salt = std::array<std::uint8_t, 16>;

// What is sent. The text is filled up to `size` bytes, so that its length tells nothing; an error
// if it has more. The key is for this one letter.
Result<std::string> seal_letter(const Recipient& recipient, std::string_view text, std::size_t size,
                                const P256Key& once, const Salt& salt);
// With a key and a salt that nobody can guess.
Result<std::string> seal_letter(const Recipient& recipient, std::string_view text,
                                std::size_t size);

}  // namespace noblesse
