// The engine protocol: any lines. Every line gets one line, and a refused one changes nothing.
#include <cstdint>

#include "engine/engine.h"
#include "fuzz/expect.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace noblesse;
  static const Shelf shelf;
  Engine engine(shelf, [] { return std::uint64_t{7}; });
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  for (int lines = 0; lines < 200 && !rest.empty() && !engine.finished(); ++lines) {
    const std::size_t end = rest.find('\n');
    const std::string_view line = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);

    const std::string before = engine.answer(R"({"cmd":"state"})");
    const std::string answer = engine.answer(line);
    expect(answer.find('\n') == std::string::npos, "an answer is one line");
    const auto parsed = parse_json(answer);
    expect(parsed && parsed->is_object(), "an answer is an object");
    const json::value* ok = parsed->get_object().if_contains("ok");
    expect(ok != nullptr && ok->is_bool(), "an answer says whether it is ok");
    if (ok->get_bool()) continue;
    const json::value* error = parsed->get_object().if_contains("error");
    expect(error != nullptr && error->is_string() && !error->get_string().empty(),
           "a refusal says why");
    expect(engine.answer(R"({"cmd":"state"})") == before, "a refused line changes nothing");
  }
  return 0;
}
