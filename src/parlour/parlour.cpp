#include "parlour/parlour.h"

#include "match/text.h"
#include "parlour/tray.h"

namespace noblesse {

// A letter is JSON already, and goes out as it is.
void Parlour::Tray::send(Connection to, std::string_view text) {
  std::string& lines = parlour_.lines_;
  lines += "{\"send\":";
  lines += std::to_string(to);
  lines += ",\"letter\":";
  lines += text;
  lines += "}\n";
}

// A line is opaque to whoever stores it: a string, to be given back as it was.
void Parlour::Tray::keep(std::string_view line) {
  parlour_.lines_ += json::serialize(json::object{{"keep", table_}, {"line", line}});
  parlour_.lines_ += '\n';
}

// Nobody waits any more for what that seat was to decide before, or to say to somebody else.
void Parlour::Tray::think(Thinking thinking) {
  std::erase_if(parlour_.waiting_, [&](const Waiting& waiting) {
    const Thinking& before = waiting.thinking;
    return waiting.table == table_ && before.seat == thinking.seat &&
           before.heard.has_value() == thinking.heard.has_value();
  });
  parlour_.waiting_.push_back({table_, std::move(thinking)});
}

std::optional<Time> Parlour::next_wake() const {
  std::optional<Time> next;
  for (const auto& [id, table] : tables_) {
    const auto due = table->next_wake();
    if (due && (!next || *due < *next)) next = due;
  }
  return next;
}

std::string Parlour::call(std::string_view request) {
  lines_.clear();
  json::value id;
  const Reply reply = answer(request, id);
  json::object out{{"ok", reply.has_value()}};
  if (!id.is_null()) out["id"] = std::move(id);
  if (reply) {
    for (const auto& entry : *reply) out[entry.key()] = entry.value();
  } else {
    const Error& error = reply.error();
    out["error"] = error.message;
    if (!error.rule.empty()) out["rule"] = error.rule;
    if (!error.key.empty()) out["key"] = error.key;
  }
  out["thinking"] = waiting_.size();
  const auto wake = next_wake();
  out["wake"] = wake ? json::value(*wake) : json::value();
  lines_ += json::serialize(out);
  lines_ += '\n';
  return std::exchange(lines_, {});
}

Parlour::Reply Parlour::answer(std::string_view request, json::value& id) {
  if (request.size() > kLongestRequest) {
    return fail("a request has at most " + std::to_string(kLongestRequest) + " bytes, not " +
                std::to_string(request.size()));
  }
  const Result<json::value> value = parse_json(request);
  if (!value) return std::unexpected(value.error());
  const json::object* keys = value->if_object();
  if (keys == nullptr) {
    return fail("a request is an object such as {\"do\":\"bots\"}, not " +
                std::string(kind_name(*value)));
  }
  if (const json::value* given = keys->if_contains("id")) id = *given;
  Command command(*keys, "do");
  return obey(command);
}

}  // namespace noblesse
