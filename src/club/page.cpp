#include "club/page.h"

// The files of web/, as they are (clang has #embed, C++ will have it).
#pragma clang diagnostic ignored "-Wc23-extensions"

namespace noblesse {
namespace {

constexpr unsigned char kIndex[] = {
#embed "../../web/index.html"
};
constexpr unsigned char kStyle[] = {
#embed "../../web/house.css"
};

template <std::size_t Size>
std::string text_of(const unsigned char (&bytes)[Size]) {
  return {bytes, bytes + Size};
}

}  // namespace

Result<std::shared_ptr<const Pages>> builtin_pages() {
  auto pages = std::make_shared<Pages>();
  for (PageFile file :
       {PageFile{"/index.html", "text/html; charset=utf-8", text_of(kIndex), {}, {}, false},
        PageFile{"/house.css", "text/css; charset=utf-8", text_of(kStyle), {}, {}, false}}) {
    if (const auto added = pages->add(std::move(file)); !added) {
      return std::unexpected(added.error());
    }
  }
  return pages;
}

}  // namespace noblesse
