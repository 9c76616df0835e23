// Under a sanitizer everything takes ten times as long: what is tried again and again is tried less
// often there, for the release build tries it as often as is meant.
#pragma once

namespace noblesse {

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define NOBLESSE_SANITIZED 1
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define NOBLESSE_SANITIZED 1
#endif

#ifdef NOBLESSE_SANITIZED
inline constexpr bool kSanitized = true;
#else
inline constexpr bool kSanitized = false;
#endif

// So many, or a tenth of them, but at least one.
template <class Number>
constexpr Number often(Number times) {
  return !kSanitized ? times : times < 10 ? Number{1} : times / 10;
}

}  // namespace noblesse
