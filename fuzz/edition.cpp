// The edition loader: any bytes. Whatever passes the check must be playable by any number of
// players to the end, with nothing lost on the way.
#include <cstdint>

#include "fuzz/expect.h"
#include "games/fingerprint.h"
#include "match/adel/face.h"
#include "match/mille/face.h"
#include "match/shelf.h"

namespace noblesse {
namespace {

template <class Face, class Edition>
void play_all(const Edition& edition, int fewest, int most) {
  for (int players = fewest; players <= most; ++players) {
    Setup setup;
    setup.players = players;
    const auto rules = make_rules(edition, setup);
    expect(rules.has_value(), "an edition can be played by as many as it says");
    std::uint64_t decisions = 0;
    const auto state = play_at_random(
        *rules, 1, [&](Seat, auto) { expect(++decisions < 200'000, "a game ends"); });
    const auto final_places = places(*rules, state);
    bool somebody_won = false;
    for (int seat = 0; seat < players; ++seat) {
      somebody_won |= final_places[static_cast<std::size_t>(seat)] == 1;
      const auto seen = view(*rules, state, Viewer::of_seat(static_cast<Seat>(seat)));
      expect(!write_view(edition, *rules, seen).empty(), "every seat has a view");
    }
    expect(somebody_won, "somebody wins");
  }
}

}  // namespace
}  // namespace noblesse

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace noblesse;
  const auto edition = read_any_edition({reinterpret_cast<const char*>(data), size});
  if (!edition) {
    expect(!edition.error().empty(), "a refused edition has a fault");
    for (const Fault& fault : edition.error())
      expect(!fault.reason.empty(), "a fault has a reason");
    return 0;
  }
  if (const auto* adel = std::get_if<AdelEdition>(&*edition)) {
    play_all<adel::Face>(**adel, (*adel)->tables.min_lords, (*adel)->tables.max_lords);
  } else {
    const auto& mille = std::get<MilleEdition>(*edition);
    play_all<mille::Face>(*mille, mille->tables.min_players, mille->tables.max_players);
  }
  return 0;
}
