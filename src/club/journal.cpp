#include "club/journal.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <typeinfo>

#include <cxxabi.h>
#include <fmt/core.h>

#include "base/hex.h"
#include "match/json_text.h"

namespace noblesse {
namespace {

constexpr std::array<std::string_view, 4> kLevels = {"error", "warn", "info", "debug"};
constexpr std::size_t kIdBytes = 16;

std::string id_or_mark(std::string_view id) {
  return read_hex<kIdBytes>(id) ? std::string(id) : std::string("?");
}

}  // namespace

std::optional<Level> read_level(std::string_view name) {
  const auto* const found = std::ranges::find(kLevels, name);
  if (found == kLevels.end()) return std::nullopt;
  return static_cast<Level>(found - kLevels.begin());
}

Field Field::table(std::string_view id) { return {"table", id_or_mark(id)}; }
Field Field::person(std::string_view id) { return {"person", id_or_mark(id)}; }

Field Field::why(const Error& error) {
  return {"why", error.key.empty() ? std::string("?") : error.key};
}

Field Field::thrown() {
  const std::type_info* const type = abi::__cxa_current_exception_type();
  if (type == nullptr) return {"thrown", "?"};
  const std::unique_ptr<char, decltype(&std::free)> name(
      abi::__cxa_demangle(type->name(), nullptr, nullptr, nullptr), &std::free);
  return {"thrown", name ? name.get() : type->name()};
}

Field Field::method(Method method) {
  constexpr std::array<std::string_view, 5> kMethods{"GET", "POST", "PUT", "PATCH", "DELETE"};
  return {"method", std::string(kMethods[static_cast<std::size_t>(method)])};
}

Field Field::address(const Address& address) {
  // An IPv4 address is the last four of the sixteen bytes.
  const std::size_t kept = address.is_v4() ? 15 : 6;
  Address::Bytes bytes = address.bytes();
  std::fill(bytes.begin() + static_cast<std::ptrdiff_t>(kept), bytes.end(), std::uint8_t{0});
  return {"address", Address(bytes).text() + (address.is_v4() ? "/24" : "/48")};
}

void Diary::note(Level level, Literal event, Fields fields) {
  if (!notes(level)) return;
  using std::chrono::system_clock;
  const auto now = std::chrono::floor<Milliseconds>(system_clock::now().time_since_epoch());
  JsonFields line;
  line.add("t", rfc3339(now.count()));
  line.add("level", kLevels[static_cast<std::size_t>(level)]);
  line.add("event", event.text());
  for (const Field& field : fields) {
    if (field.number_) {
      line.add(field.key_, *field.number_);
    } else {
      line.add(field.key_, field.text_);
    }
  }
  const std::string text = line.object() + '\n';
  ssize_t written = 0;
  do {
    written = ::write(descriptor_, text.data(), text.size());
  } while (written < 0 && errno == EINTR);
  if (written != static_cast<ssize_t>(text.size())) ++lost_;
}

std::string rfc3339(std::int64_t ms_since_1970) {
  const auto time = std::chrono::floor<std::chrono::seconds>(Milliseconds(ms_since_1970));
  const std::time_t seconds = time.count();
  std::tm date{};
  ::gmtime_r(&seconds, &date);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", date.tm_year + 1900,
                     date.tm_mon + 1, date.tm_mday, date.tm_hour, date.tm_min, date.tm_sec,
                     (Milliseconds(ms_since_1970) - time).count());
}

}  // namespace noblesse
