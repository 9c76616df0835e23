#include "match/record.h"

#include <algorithm>
#include <array>

#include "match/text.h"
#include "match/whole.h"

namespace noblesse {
namespace {

// Reads the keys of a record one by one; the first fault is the error.
class Reader {
 public:
  explicit Reader(const json::object& document) : document_(document) {}

  const Error& error() const { return error_; }
  bool failed() const { return !error_.message.empty(); }

  std::string text(std::string_view key) {
    const json::value* value = need(key);
    if (value == nullptr) return {};
    if (const json::string* string = value->if_string()) return std::string(*string);
    wrong(key, "a string", *value);
    return {};
  }

  int number(std::string_view key) {
    const json::value* value = need(key);
    return value == nullptr ? 0 : whole(key, *value);
  }

  std::vector<std::string> texts(std::string_view key) {
    const json::value* value = need(key);
    if (value == nullptr) return {};
    return each<std::string>(key, *value, [&](std::string_view at, const json::value& item) {
      if (const json::string* string = item.if_string()) return std::string(*string);
      wrong(at, "a string", item);
      return std::string();
    });
  }

  std::vector<int> numbers(std::string_view key, const json::value& value) {
    return each<int>(key, value,
                     [&](std::string_view at, const json::value& item) { return whole(at, item); });
  }

  const json::value* find(std::string_view key) const { return document_.if_contains(key); }

  const json::value* need(std::string_view key) {
    const json::value* value = find(key);
    if (value == nullptr) complain("the record has no " + quote(key));
    return value;
  }

  int whole(std::string_view key, const json::value& value) {
    const std::optional<std::int64_t> number = as_whole(value);
    if (number && *number >= INT32_MIN && *number <= INT32_MAX) {
      return static_cast<int>(*number);
    }
    if (number || value.is_uint64()) {
      complain(std::string(key) + " is a number out of range");
    } else {
      wrong(key, "a whole number", value);
    }
    return 0;
  }

  void wrong(std::string_view key, std::string_view wanted, const json::value& value) {
    complain(std::string(key) + " must be " + std::string(wanted) + ", not " +
             std::string(kind_name(value)));
  }

  void complain(std::string message) {
    if (!failed()) error_.message = std::move(message);
  }

 private:
  template <class Item, class Read>
  std::vector<Item> each(std::string_view key, const json::value& value, Read read) {
    std::vector<Item> items;
    const json::array* list = value.if_array();
    if (list == nullptr) {
      wrong(key, "a list", value);
      return items;
    }
    for (std::size_t i = 0; i < list->size() && !failed(); ++i) {
      items.push_back(read(std::string(key) + "[" + std::to_string(i) + "]", (*list)[i]));
    }
    return items;
  }

  const json::object& document_;
  Error error_;
};

std::optional<Outcome> read_outcome(Reader& reader) {
  const json::value* value = reader.find("result");
  if (value == nullptr || value->is_null()) return std::nullopt;
  const json::object* result = value->if_object();
  if (result == nullptr) {
    reader.wrong("result", "an object", *value);
    return std::nullopt;
  }
  Outcome outcome;
  const auto part = [&](std::string_view key) {
    const json::value* list = result->if_contains(key);
    if (list == nullptr) {
      reader.complain("result has no " + quote(key));
      return std::vector<int>();
    }
    return reader.numbers("result." + std::string(key), *list);
  };
  outcome.scores = part("scores");
  outcome.places = part("places");
  outcome.winners = part("winners");
  return outcome;
}

void read_options(Reader& reader, Record& record) {
  const json::value* value = reader.find("options");
  if (value == nullptr) return;
  const json::object* options = value->if_object();
  if (options == nullptr) return reader.wrong("options", "an object", *value);
  for (const auto& [key, choice] : *options) {
    if (!choice.is_string()) {
      return reader.wrong("options." + std::string(key), "a string", choice);
    }
    record.options.emplace_back(std::string(key), std::string(choice.get_string()));
  }
}

constexpr std::array<std::string_view, 11> kOwnKeys{
    "noblesse", "game",  "edition", "edition_hash", "players", "options",
    "colors",   "first", "deck",    "moves",        "result"};

}  // namespace

Result<Record> read_record(const json::value& value) {
  const json::object* document = value.if_object();
  if (document == nullptr) {
    return fail("a record is a JSON object, not " + std::string(kind_name(value)));
  }
  Reader reader(*document);
  Record record;
  const int version = reader.number("noblesse");
  if (!reader.failed() && version != Record::kVersion) {
    return fail("this is a record of version " + std::to_string(version) +
                "; this program reads version " + std::to_string(Record::kVersion));
  }
  record.game = reader.text("game");
  if (reader.find("edition") != nullptr) record.edition = reader.text("edition");
  if (reader.find("edition_hash") != nullptr) record.edition_hash = reader.text("edition_hash");
  record.players = reader.number("players");
  read_options(reader, record);
  if (record.game == "adel")
    record.colors = reader.texts("colors");
  else if (reader.find("colors") != nullptr)
    record.colors = reader.texts("colors");
  if (reader.find("first") != nullptr) record.first = reader.number("first");
  record.deck = reader.texts("deck");
  record.moves = reader.texts("moves");
  record.result = read_outcome(reader);
  if (reader.failed()) return std::unexpected(reader.error());
  // An empty deck or no colours would ask for a shuffle, and a record leaves nothing to chance.
  if (record.deck.empty()) return fail("deck is empty; a record names every card in its order");
  if (record.game == "adel" && record.colors.empty()) {
    return fail("colors is empty; a record names the colour of every lord");
  }
  for (const auto& [key, kept] : *document) {
    if (std::ranges::find(kOwnKeys, std::string_view(key)) == kOwnKeys.end()) {
      record.rest[key] = kept;
    }
  }
  return record;
}

Result<Record> read_record(std::string_view text) {
  const Result<json::value> value = parse_json(text);
  if (!value) return std::unexpected(value.error());
  return read_record(*value);
}

json::object write_outcome(const Outcome& outcome) {
  const auto list = [](const std::vector<int>& numbers) {
    return json::array(numbers.begin(), numbers.end());
  };
  return {{"scores", list(outcome.scores)},
          {"places", list(outcome.places)},
          {"winners", list(outcome.winners)}};
}

json::object write_record(const Record& record) {
  const auto list = [](const std::vector<std::string>& texts) {
    return json::array(texts.begin(), texts.end());
  };
  json::object out;
  out["noblesse"] = Record::kVersion;
  out["game"] = record.game;
  out["edition"] = record.edition;
  if (!record.edition_hash.empty()) out["edition_hash"] = record.edition_hash;
  out["players"] = record.players;
  json::object options;
  for (const auto& [key, choice] : record.options) options[key] = choice;
  out["options"] = std::move(options);
  if (!record.colors.empty()) out["colors"] = list(record.colors);
  if (record.first) out["first"] = *record.first;
  for (const auto& [key, kept] : record.rest) out[key] = kept;
  out["deck"] = list(record.deck);
  out["moves"] = list(record.moves);
  if (record.result) out["result"] = write_outcome(*record.result);
  return out;
}

}  // namespace noblesse
