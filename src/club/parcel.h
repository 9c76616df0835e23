// A table on its way from one store to another: everything that is kept of it, as one JSON text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "store/store.h"

namespace noblesse {

struct Parcel {
  store::TableRow table;
  std::vector<store::Line> lines;  // all of them
  std::optional<store::Snapshot> snapshot;
  std::vector<store::Member> members;
  std::vector<store::Game> games;
  std::vector<store::Person> people;  // whom the others mention: id, name, since when

  friend bool operator==(const Parcel&, const Parcel&) = default;
};

// A table as it is at one moment, or nothing if it is not known. The club may be at work meanwhile.
Result<std::optional<Parcel>> pack(store::Store& store, std::string_view table);

// With its seed, its keys and every line: who has this text knows every hand.
std::string write_parcel(const Parcel& parcel);
// What everybody may know: the finished games with their records.
std::string write_records(const Parcel& parcel);

// Reads what write_parcel wrote. The error says which key is wrong.
Result<Parcel> read_parcel(std::string_view text);

// All of it or nothing; refused if the store has the table already. People whom the store does not
// know come as guests without a session; those whom it knows stay as they are.
Result<void> unpack(store::Store& store, const Parcel& parcel);

}  // namespace noblesse
