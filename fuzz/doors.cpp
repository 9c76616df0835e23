// What the doors read themselves: the head of a request, any bytes. Whatever is let through keeps
// what an Asking promises.
#include <algorithm>
#include <cstdint>

#include "doors/fields.h"
#include "doors/head.h"
#include "doors/reading.h"
#include "doors/target.h"
#include "doors/utf8.h"
#include "fuzz/expect.h"

namespace noblesse {
namespace {

// "METHOD target\nName: value\n…", so that a text editor can write a seed.
RawHead cut(std::string_view text) {
  RawHead head;
  const auto next = [&](char separator) {
    const std::size_t end = text.find(separator);
    const std::string_view piece = text.substr(0, end);
    text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    return piece;
  };
  head.method = next(' ');
  head.target = next('\n');
  while (!text.empty()) {
    const std::string_view line = next('\n');
    const std::size_t colon = std::min(line.find(':'), line.size());
    head.fields.emplace_back(line.substr(0, colon), line.substr(std::min(colon + 1, line.size())));
  }
  return head;
}

void check_path(const std::string& path) {
  expect(path.starts_with('/') && is_utf8(path), "a path begins with / and is UTF-8");
  expect(path.find_first_of(std::string_view("\0\\\n\r", 4)) == std::string::npos,
         "a path has no NUL, backslash or line end");
  const std::string framed = path + "/";
  expect(framed.find("/../") == std::string::npos && framed.find("/./") == std::string::npos,
         "a path does not climb");
  expect(path.find("//") == std::string::npos, "a path has no empty names");
}

}  // namespace
}  // namespace noblesse

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace noblesse;
  static const Networks trusted = Networks::read({"10.0.0.0/8", "::1"}).value();
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const char* peer : {"10.1.2.3", "192.0.2.1"}) {
    const Porch porch{.peer = Address::read(peer).value(), .trusted = trusted};
    const auto asking = understand(cut(text), porch);
    if (!asking) continue;
    check_path(asking->path);
    for (const Words* words : {&asking->query, &asking->cookies}) {
      expect(words->size() <= kMostWords, "there are not too many words");
    }
    for (const auto& [name, value] : asking->query) {
      expect(is_utf8(name) && is_utf8(value), "a query is UTF-8");
    }
    if (peer == std::string_view("192.0.2.1")) {
      expect(asking->address == porch.peer && !asking->secure, "only a trusted proxy is believed");
    }
    if (origin_allowed(*asking, {})) {
      expect(asking->origin.empty() ? asking->cookies.empty()
                                    : lower_case(asking->origin).find("http") == 0,
             "who writes without an origin has no cookies");
    }
    accepts_encoding(asking->accept_encoding, "br");
    matches_tag(asking->if_none_match, "\"tag\"");

    // Nothing that was read can break out of an answer's head.
    Answer answer;
    answer.headers.emplace_back("Location", asking->path);
    answer.cookies.push_back(asking->user_agent);
    if (const auto head = write_head(answer, {})) {
      expect(head->find("\r\n\r\n") == head->size() - 4, "a head ends once");
    }
  }
  return 0;
}
