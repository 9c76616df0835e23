#include "match/shelf.h"

#include <algorithm>
#include <cassert>

#include "match/builtin.h"
#include "match/text.h"

namespace noblesse {
namespace {

// The game whose keys the file has more of; empty where it has none of either.
std::string_view game_by_keys(const json::object& file) {
  const auto found = [&](std::initializer_list<std::string_view> keys) {
    return std::ranges::count_if(keys, [&](std::string_view key) { return file.contains(key); });
  };
  const auto adel = found({"sets", "series", "cards", "track"});
  const auto mille = found({"cities", "roads", "loss", "tasks"});
  if (adel == 0 && mille == 0) return {};
  return adel >= mille ? "adel" : "mille";
}

std::string_view game_of_file(const json::object& file) {
  const json::value* named = file.if_contains("game");
  if (named != nullptr && *named == "adel") return "adel";
  if (named != nullptr && *named == "mille") return "mille";
  return game_by_keys(file);
}

template <class Edition>
std::expected<AnyEdition, Faults> shared(std::expected<Edition, Faults> edition) {
  if (!edition) return std::unexpected(std::move(edition.error()));
  return std::make_shared<const Edition>(std::move(*edition));
}

struct Players {
  int fewest = 0;
  int most = 0;

  bool fits(int players) const { return fewest <= players && players <= most; }
};

Players players_of(const adel::Edition& edition) {
  return {edition.tables.min_lords, edition.tables.max_lords};
}
Players players_of(const mille::Edition& edition) {
  return {edition.tables.min_players, edition.tables.max_players};
}

std::string seats_of(Players players) {
  return "seats " + (players.fewest == players.most
                         ? std::to_string(players.most)
                         : std::to_string(players.fewest) + " to " + std::to_string(players.most));
}

// What a game is called in errors and which rule says how many play it.
struct Game {
  std::string_view name;
  std::string_view players_rule;
};
constexpr Game kAdel{"adel", "A1"};
constexpr Game kMille{"mille", "M1"};

// An edition of one game by its id, or by how many play.
template <class Shared>
Result<Shared> find_on(const std::vector<AnyEdition>& shelf, Game game, std::string_view id,
                       int players) {
  std::vector<std::string> ids;
  std::vector<std::string> who_seats;
  Shared named;
  for (const AnyEdition& any : shelf) {
    const Shared* edition = std::get_if<Shared>(&any);
    if (edition == nullptr) continue;
    const Players seats = players_of(**edition);
    if (id.empty() && (players == 0 || seats.fits(players))) return *edition;
    if ((*edition)->id == id) named = *edition;
    ids.push_back((*edition)->id);
    who_seats.push_back((*edition)->id + " " + seats_of(seats));
  }
  const std::string of_game = " of " + std::string(game.name);
  if (!id.empty() && named == nullptr) {
    const std::vector<std::string_view> known(ids.begin(), ids.end());
    return fail("there is no edition " + quote(id) + of_game +
                    (ids.size() == 1 ? "; there is " : "; there are ") + enumerate(ids) +
                    did_you_mean(id, known),
                {}, std::string(kNoEdition));
  }
  if (named != nullptr && (players == 0 || players_of(*named).fits(players))) return named;
  const std::string who = named == nullptr ? "no edition" + of_game + " seats "
                                           : "the edition " + quote(id) + " does not seat ";
  return fail(who + std::to_string(players) + ": " + enumerate(who_seats),
              std::string(game.players_rule));
}

}  // namespace

std::expected<AnyEdition, Faults> read_any_edition(std::string_view text) {
  const auto document = parse_json(text);
  if (!document) return std::unexpected(Faults{{"", document.error().message}});
  const json::object* file = document->if_object();
  if (file == nullptr) {
    return std::unexpected(
        Faults{{"", "is " + std::string(kind_name(*document)) + ", must be an object"}});
  }
  const std::string_view game = game_of_file(*file);
  if (game == "adel") return shared(adel::read_edition(*document));
  if (game == "mille") return shared(mille::read_edition(*document));
  return std::unexpected(Faults{
      {"game",
       R"(is unknown: must be "adel" or "mille", or the file must have "cards" or "roads")"}});
}

std::string_view game_of(const AnyEdition& edition) {
  return std::holds_alternative<AdelEdition>(edition) ? kAdel.name : kMille.name;
}

const std::string& id_of(const AnyEdition& edition) {
  return std::visit([](const auto& each) -> const std::string& { return each->id; }, edition);
}

const std::string& title_of(const AnyEdition& edition) {
  return std::visit([](const auto& each) -> const std::string& { return each->title; }, edition);
}

const std::string& hash_of(const AnyEdition& edition) {
  return std::visit([](const auto& each) -> const std::string& { return each->hash; }, edition);
}

std::string text_of(const AnyEdition& edition) {
  return std::visit([](const auto& each) { return json::serialize(write_edition(*each)); },
                    edition);
}

Shelf::Shelf() {
  for (const BuiltinFile& file : builtin_files()) {
    auto edition = read_any_edition(file.text);
    assert(edition.has_value());
    if (edition) editions_.push_back(std::move(*edition));
  }
}

Result<void> Shelf::add(AnyEdition edition) {
  const AnyEdition* other = find(game_of(edition), id_of(edition));
  if (other == nullptr) {
    editions_.push_back(std::move(edition));
    return {};
  }
  if (hash_of(*other) == hash_of(edition)) return {};
  return fail("another edition " + quote(id_of(edition)) + " of " + std::string(game_of(edition)) +
              " is on the shelf; give this one an id of its own under \"edition\"");
}

Shelf Shelf::with(AnyEdition edition) const {
  Shelf shelf = *this;
  const auto place = std::ranges::find_if(shelf.editions_, [&](const AnyEdition& other) {
    return game_of(other) == game_of(edition) && id_of(other) == id_of(edition);
  });
  if (place == shelf.editions_.end())
    shelf.editions_.push_back(std::move(edition));
  else
    *place = std::move(edition);  // the first of a game stays the first
  return shelf;
}

const AnyEdition* Shelf::find(std::string_view game, std::string_view id) const {
  const auto found = std::ranges::find_if(editions_, [&](const AnyEdition& edition) {
    return game_of(edition) == game && id_of(edition) == id;
  });
  return found == editions_.end() ? nullptr : &*found;
}

const AnyEdition* Shelf::find_hash(std::string_view hash) const {
  const auto found = std::ranges::find(editions_, hash, hash_of);
  return found == editions_.end() ? nullptr : &*found;
}

Result<AdelEdition> Shelf::adel(std::string_view id, int players) const {
  return find_on<AdelEdition>(editions_, kAdel, id, players);
}

Result<MilleEdition> Shelf::mille(std::string_view id, int players) const {
  return find_on<MilleEdition>(editions_, kMille, id, players);
}

}  // namespace noblesse
