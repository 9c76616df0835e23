// For the tests of edition files: the real one, broken in one place.
#pragma once

#include <gtest/gtest.h>

#include <expected>
#include <string>
#include <string_view>

#include "match/builtin.h"
#include "match/fault.h"
#include "match/json.h"

namespace noblesse {

inline void PrintTo(const Fault& fault, std::ostream* out) {  // NOLINT: GoogleTest's name
  *out << fault.key << ": " << fault.reason;
}

inline json::value builtin_edition(std::string_view name) {
  for (const BuiltinFile& file : builtin_files()) {
    if (file.name == name) return parse_json(file.text).value();
  }
  ADD_FAILURE() << "no built-in file " << name;
  return {};
}

// Puts the JSON text `with` in the place that the pointer names ("/cards/3/year"; "/cards/-" is
// behind the last); with nothing, takes away what stands there.
inline void put(json::value& file, std::string_view pointer, std::string_view with) {
  const std::size_t slash = pointer.rfind('/');
  const std::string last(pointer.substr(slash + 1));
  json::value& parent = file.at_pointer(pointer.substr(0, slash));
  if (json::object* object = parent.if_object()) {
    if (with.empty()) {
      ASSERT_EQ(object->erase(last), 1U) << pointer;
    } else {
      object->insert_or_assign(last, parse_json(with).value());
    }
    return;
  }
  json::array& array = parent.as_array();
  if (last == "-") {
    array.push_back(parse_json(with).value());
  } else if (with.empty()) {
    array.erase(array.begin() + std::stoi(last));
  } else {
    array.at(std::stoul(last)) = parse_json(with).value();
  }
}

// What was found; nothing where the edition is good.
template <class Edition>
Faults faults_of(const std::expected<Edition, Faults>& edition) {
  return edition ? Faults{} : edition.error();
}

// One thing that is wrong, and the one fault that must be found.
struct Broken {
  std::string_view place;
  std::string_view with;
  std::string_view key;
  std::string_view reason;
};

template <class Read>
void expect_fault(std::string_view edition, const Broken& broken, Read read) {
  SCOPED_TRACE(std::string(broken.place) + " = " + std::string(broken.with.substr(0, 60)));
  json::value file = builtin_edition(edition);
  put(file, broken.place, broken.with);
  EXPECT_EQ(faults_of(read(file)), (Faults{{std::string(broken.key), std::string(broken.reason)}}));
}

// Without any one of its keys, that one is named and nothing else.
template <class Read>
void expect_missing(std::string_view edition, Read read) {
  const json::value whole = builtin_edition(edition);
  for (const auto& member : whole.as_object()) {
    const std::string key(member.key());
    json::value file = whole;
    put(file, "/" + key, "");
    EXPECT_EQ(faults_of(read(file)), (Faults{{key, "is missing"}}));
  }
}

// `count` copies of a JSON text as a list, or of a character as a string.
inline std::string list_of(int count, std::string_view element) {
  std::string list = "[";
  for (int i = 0; i < count; ++i) list += (i > 0 ? "," : "") + std::string(element);
  return list + "]";
}
inline std::string text_of(std::size_t count, char character) {
  return '"' + std::string(count, character) + '"';
}

}  // namespace noblesse
