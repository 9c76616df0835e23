#include "table/message.h"

#include "match/json_text.h"

namespace noblesse {
namespace {

constexpr std::size_t kLongestId = 64;
// A kept line is an object around it.
constexpr std::size_t kDeepestMessage = kDeepestJson - 1;

bool is_within(const json::value& value, std::size_t levels) {
  if (!value.is_structured()) return true;
  if (levels == 0) return false;
  if (const json::array* list = value.if_array()) {
    for (const json::value& entry : *list) {
      if (!is_within(entry, levels - 1)) return false;
    }
    return true;
  }
  for (const auto& entry : value.get_object()) {
    if (!is_within(entry.value(), levels - 1)) return false;
  }
  return true;
}

}  // namespace

Result<Message> open_message(std::string_view text) {
  if (text.size() > kLongestMessage) {
    return fail("a message has at most " + std::to_string(kLongestMessage) + " bytes");
  }
  // A file may begin with this mark, a message has no use for it.
  if (text.starts_with("\xEF\xBB\xBF")) return fail("a message begins without a byte order mark");
  Result<json::value> value = parse_json(text);
  if (!value) return std::unexpected(value.error());
  if (!value->is_object()) return fail("a message is a JSON object");
  Message message;
  if (const json::value* id = value->get_object().if_contains("id")) {
    const json::string* words = id->if_string();
    if (!id->is_number() && (words == nullptr || words->size() > kLongestId)) {
      return fail("\"id\" must be a number or a string of at most " + std::to_string(kLongestId) +
                  " bytes");
    }
    message.id = json::serialize(*id);
  }
  if (!is_within(*value, kDeepestMessage)) {
    return fail("lists and objects are nested too deeply; at most " +
                std::to_string(kDeepestMessage) + " may stand in each other");
  }
  message.keys = std::move(value->get_object());
  return message;
}

std::string Message::kept() const {
  std::string out;
  for (const auto& entry : keys) {
    if (entry.key() == "id") continue;
    out += out.empty() ? '{' : ',';
    append_quoted(out, entry.key());
    out += ':';
    out += json::serialize(entry.value());
  }
  return out + (out.empty() ? "{}" : "}");
}

}  // namespace noblesse
