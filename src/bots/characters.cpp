#include "bots/characters.h"

#include <array>

namespace noblesse {
namespace {

constexpr std::array<Character, 7> kCharacters{{
    {.name = "toby",
     .about = "Young Toby, the nephew: shows what he has, and blurts out what he thinks",
     .judgement = "novice",
     .strength = {.adel = 1149, .mille = 1313},
     .adel = {.auction = 1.3, .exhibit = 1.5},
     .mille = {.alone = 1.5}},
    {.name = "peacock",
     .about = "Sir Percival Peacock, showman: exhibits whenever he can, and never stops talking",
     .judgement = "clubman",
     .strength = {.adel = 1413, .mille = 1516},
     .adel = {.auction = 0.8, .exhibit = 2.5, .thief = 0.7, .detective = 0.5, .splendour = 4},
     .mille = {.alone = 1.6, .patient = 1.4}},
    {.name = "prudence",
     .about = "Lady Prudence, careful: low checks, an escort on every road, and her word is good",
     .judgement = "clubman",
     .strength = {.adel = 1470, .mille = 1518},
     .adel = {.thief = 0.35, .detective = 1.8, .dear = 0.4, .splendour = 0.4},
     .mille = {.alone = 0.2, .patient = 0.6}},
    {.name = "midas",
     .about = "Baron Midas, greedy: lives at the auction house and pays; leaves no task lying",
     .judgement = "clubman",
     .strength = {.adel = 1504, .mille = 1496},
     .adel = {.auction = 1.8, .exhibit = 1.2, .detective = 0.6, .dear = 2.5},
     .mille = {.alone = 3, .task = 4, .cruel = 1.5}},
    {.name = "jack",
     .about = "Gentleman Jack, thief: steals in both houses, and waits where it hurts",
     .judgement = "clubman",
     .strength = {.adel = 1521, .mille = 1491},
     .adel = {.exhibit = 0.7, .thief = 3, .detective = 0.7},
     .mille = {.cruel = 2.5, .patient = 1.5}},
    {.name = "quill",
     .about = "Inspector Quill, detective: thinks before he acts, and waits for thieves",
     .judgement = "search:20ms",
     .strength = {.adel = 1674, .mille = 1867},
     .adel = {.auction = 0.8, .thief = 0.5, .detective = 2.5},
     .mille = {.alone = 0.5}},
    {.name = "duchess",
     .about = "The Duchess, master: plays the round through in her head; nobody reads her face",
     .judgement = "search:100ms",
     .strength = {.adel = 1738, .mille = 1919},
     .adel = {},
     .mille = {}},
}};

}  // namespace

std::span<const Character> all_characters() { return kCharacters; }

std::string_view called(const Character& who) { return who.about.substr(0, who.about.find(',')); }

const Character* character(std::string_view name) {
  for (const Character& who : kCharacters) {
    if (who.name == name) return &who;
  }
  return nullptr;
}

}  // namespace noblesse
