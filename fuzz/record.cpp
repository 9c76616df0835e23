// The record loader: any bytes. What loads must be written and load again to the same game.
#include <cstdint>

#include "fuzz/expect.h"
#include "match/match.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace noblesse;
  static const Shelf shelf;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const auto record = read_record(text);
  if (!record) {
    expect(!record.error().message.empty(), "an error says what is wrong");
    return 0;
  }
  const auto match = replay(shelf, *record);
  if (!match) {
    expect(!match.error().error.message.empty(), "an error says what is wrong");
    expect(!match.error().move || *match.error().move < record->moves.size(),
           "the index is one of a move");
    return 0;
  }
  const Record written = (*match)->record();
  expect(written.moves == record->moves, "a legal move is written as it was read");
  const auto read_again = read_record(json::serialize(write_record(written)));
  expect(read_again.has_value(), "what was written can be read");
  const auto again = replay(shelf, *read_again);
  expect(again.has_value(), "what was written can be replayed");
  for (int seat = 0; seat < (*match)->players(); ++seat) {
    const Viewer viewer = Viewer::of_seat(static_cast<Seat>(seat));
    expect((*again)->view(viewer) == (*match)->view(viewer), "and leads to the same table");
  }
  return 0;
}
