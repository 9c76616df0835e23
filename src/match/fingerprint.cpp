#include "match/fingerprint.h"

#include "games/fingerprint.h"
#include "match/adel/face.h"
#include "match/mille/face.h"

namespace noblesse {
namespace {

constexpr int kGamesEach = 200;

void add_all(const adel::Edition& edition, Fingerprint& print) {
  const adel::Tables& tables = edition.tables;
  for (int lords = tables.min_lords; lords <= tables.max_lords; ++lords) {
    for (const adel::Variant variant :
         {adel::Variant::standard, adel::Variant::surprise, adel::Variant::confrontation}) {
      if (lords != 2 && variant != adel::Variant::standard) continue;
      for (const auto places : {adel::DetectivePlaces::competition, adel::DetectivePlaces::dense}) {
        for (const auto score_by : {adel::ScoreBy::leader, adel::ScoreBy::own}) {
          const adel::Rules rules{
              tables, {variant, places, score_by}, static_cast<std::uint8_t>(lords)};
          print.add(fingerprint_of(rules, lords, kGamesEach));
        }
      }
    }
  }
}

void add_all(const mille::Edition& edition, Fingerprint& print) {
  const mille::Tables& tables = edition.tables;
  for (int players = tables.min_players; players <= tables.max_players; ++players) {
    const mille::Rules rules{tables, {}, static_cast<std::uint8_t>(players)};
    print.add(fingerprint_of(rules, players, kGamesEach));
  }
}

}  // namespace

std::uint64_t fingerprint(const Shelf& shelf) {
  Fingerprint print;
  for (const AnyEdition& edition : shelf.all()) {
    std::visit([&](const auto& known) { add_all(*known, print); }, edition);
  }
  return print.value();
}

}  // namespace noblesse
