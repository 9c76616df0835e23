#include "parlour/look_back.h"

#include <array>

namespace noblesse {
namespace {

// What a seat knows better of itself than anybody else: a list of one entry a seat each.
constexpr std::array<std::string_view, 6> kOwnThings{"objects", "hidden",      "places",
                                                     "actions", "exhibitions", "ambush"};

// All hands open: each seat's own things from its own view. It is put together from what they may
// see, so that nothing has to read the full state.
json::object open_view(const Match& match) {
  json::object open = match.view(Viewer::spectator());
  for (Seat seat = 0; seat < match.players(); ++seat) {
    json::object own = match.view(Viewer::of_seat(seat));
    for (const std::string_view key : kOwnThings) {
      if (json::value* list = open.if_contains(key)) {
        list->get_array()[seat] = std::move(own[key].get_array()[seat]);
      }
    }
    // The escort is the noble's secret, whoever they are (M8).
    json::value* escort = open.if_contains("escort");
    if (escort != nullptr && escort->is_null()) *escort = std::move(own["escort"]);
  }
  return open;
}

// Walks through a game that is known to be legal.
class Walk {
 public:
  Walk(Match& match, const Record& record, std::optional<Viewer> eyes)
      : match_(match), record_(record), eyes_(eyes) {}

  json::array moments() {
    hear();
    close();
    while (at_ < record_.moves.size()) {
      // As at a table, whoever is asked decides before anything is told.
      for (std::size_t asked = match_.summary().pending.size(); asked > 0; --asked) step();
      close();
    }
    return std::move(moments_);
  }

 private:
  void step() {
    if (take_move(match_, record_.moves[at_++])) hear();
  }

  // That somebody has chosen is no news any more.
  void hear() {
    for (json::value& event : match_.events(Viewer::spectator())) {
      if (event.get_object()["event"] != "chosen") events_.push_back(std::move(event));
    }
  }

  // What chance decides belongs to the moment that called for it.
  void close() {
    while (match_.chance_due()) step();
    const Summary now = match_.summary();
    moments_.push_back(json::object{{"round", now.round},
                                    {"phase", now.phase},
                                    {"moves", json::array{from_, at_}},
                                    {"events", std::exchange(events_, {})},
                                    {"view", eyes_ ? match_.view(*eyes_) : open_view(match_)},
                                    {"game", parse_json(match_.standing()).value()}});
    from_ = at_;
  }

  Match& match_;
  const Record& record_;
  std::optional<Viewer> eyes_;
  std::size_t from_ = 0;
  std::size_t at_ = 0;
  json::array events_;
  json::array moments_;
};

}  // namespace

Result<json::array> look_back(const Shelf& shelf, const Record& record,
                              std::optional<Viewer> eyes) {
  if (const auto whole = replay(shelf, record); !whole) {
    auto [error, index] = whole.error();
    if (index) error.message.insert(0, "moves[" + std::to_string(*index) + "]: ");
    return std::unexpected(std::move(error));
  }
  const auto match = replay(shelf, record, 0);
  if (!match) return std::unexpected(match.error().error);
  return Walk(**match, record, eyes).moments();
}

}  // namespace noblesse
