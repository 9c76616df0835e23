#include "bots/talk.h"

#include <algorithm>
#include <array>

#include "bots/bot.h"
#include "bots/mille/talk.h"
#include "bots/policy.h"
#include "match/mille/face.h"

namespace noblesse {
namespace {

constexpr std::string_view kNothing;
constexpr std::string_view kClaim = "i wait on";
constexpr std::string_view kProposal = "wait on";

// How often a thief says what.
struct Manners {
  std::string_view bot;
  double announces;  // by themselves: where they wait
  double proposes;   //   where another should wait
  double tells;      // where they wait, when somebody asks
  double joins_in;   // the same, when another thief speaks of the ambush
  mille::Tongue tongue;
};

using Lies = mille::Tongue::Lies;

constexpr std::array<Manners, 10> kManners{{
    {"random", 0.08, 0.04, 0.6, 0.15, {Lies::babble, 0}},
    {"novice", 0.14, 0.06, 0.85, 0.35, {Lies::plain, 0.75}},
    {"clubman", 0.1, 0.06, 0.8, 0.25, {Lies::cunning, 0.3}},
    {"toby", 0.25, 0.05, 0.95, 0.5, {Lies::plain, 0.85}},
    {"midas", 0.05, 0.1, 0.5, 0.15, {Lies::cunning, 0.45}},
    {"prudence", 0.06, 0.04, 0.6, 0.15, {Lies::plain, 0.95}},
    {"peacock", 0.4, 0.15, 0.95, 0.6, {Lies::plain, 0.5}},
    {"jack", 0.2, 0.12, 0.9, 0.4, {Lies::cunning, 0.12}},
    {"quill", 0.04, 0.03, 0.5, 0.1, {Lies::cunning, 0.6}},
    {"duchess", 0.12, 0.06, 0.7, 0.25, {Lies::cunning, 0.3}},
}};

// What they have in common.
constexpr double kGreets = 0.25;  // by themselves, when the game begins
constexpr double kGreetsBack = 0.75;
constexpr double kThanks = 0.85;
constexpr double kInsists = 0.5;  // asked for what they have said already
constexpr double kNobleAsks = 0.03;
constexpr double kNobleSoothes = 0.02;

enum class Role : std::uint8_t {
  company,        // nothing to say but what is polite
  thief,          // with their compass set, while others still choose
  waiting_noble,  // while the thieves choose
  parting_noble,  // about to choose their escort
};

// A seat as far as it decides whether to speak and with which phrase. The own move is not in here.
struct Speaker {
  const Manners& manners;
  Role role = Role::company;
  bool has_fellows = false;  // there are other thieves
  bool begins = false;       // it takes its first decision of the game
  std::uint64_t seed = 0;
};

// The move was drawn from the same seed: what is said must not hang together with that.
enum class Matter : std::uint64_t { remark = 1, answer, claim, proposal };

Rng dice(std::uint64_t seed, Matter matter) {
  return Rng(Rng::mix(seed ^ Rng::mix(static_cast<std::uint64_t>(matter))));
}

struct Chance {
  std::string_view phrase;
  double chance;
};

// One of the phrases, or nothing: what is left to 1.
std::string_view one_of(std::initializer_list<Chance> chances, Rng rng) {
  double rest = unit(rng);
  for (const auto& [phrase, chance] : chances) {
    rest -= chance;
    if (rest < 0) return phrase;
  }
  return kNothing;
}

std::string_view own_phrase(const Speaker& speaker) {
  const Manners& manners = speaker.manners;
  const double greets = speaker.begins ? kGreets : 0;
  const Rng rng = dice(speaker.seed, Matter::remark);
  switch (speaker.role) {
    case Role::thief:
      return one_of({{"hello", greets},
                     {kClaim, manners.announces},
                     {kProposal, speaker.has_fellows ? manners.proposes : 0}},
                    rng);
    case Role::parting_noble:
      return one_of({{"hello", greets}, {"where?", kNobleAsks}, {"trust me", kNobleSoothes}}, rng);
    case Role::company:
    case Role::waiting_noble: break;
  }
  return one_of({{"hello", greets}}, rng);
}

// `said`: the own phrase, if it came to that.
std::string_view answer_phrase(const Speaker& speaker, std::string_view heard, bool from_noble,
                               std::string_view said) {
  const Manners& manners = speaker.manners;
  const Rng rng = dice(speaker.seed, Matter::answer);
  if (heard == "hello") return said == heard ? kNothing : one_of({{"hello", kGreetsBack}}, rng);
  if (heard == "well played") return one_of({{"thank you", kThanks}}, rng);
  if (speaker.role == Role::waiting_noble && heard == kClaim) {
    return one_of({{"where?", kNobleAsks}, {"trust me", kNobleSoothes}}, rng);
  }
  if (speaker.role != Role::thief) return kNothing;
  if (heard == "where?") {
    if (said == kClaim) return one_of({{"trust me", kInsists}}, rng);
    return one_of({{kClaim, manners.tells}}, rng);
  }
  if ((heard == kClaim || heard == kProposal) && !from_noble && said != kClaim) {
    return one_of({{kClaim, manners.joins_in}}, rng);
  }
  return kNothing;
}

const mille::Match* as_mille(const Match& match) {
  if (match.game() != mille::Face::kName) return nullptr;
  return static_cast<const mille::Match*>(&match);
}

// Where the own move sets an ambush; no roads where it does not.
mille::Roads ambush_of(const mille::Match& match, std::string_view move) {
  const Result<mille::Decision> decision = mille::read_decision(match.edition(), move);
  if (!decision || decision->kind() != mille::Decision::Kind::ambush) return 0;
  return decision->roads();
}

Role role_of(const Match& match, Seat seat, std::string_view move) {
  const mille::Match* game = as_mille(match);
  if (game == nullptr) return Role::company;
  const mille::View view = game->seen_by(Viewer::of_seat(seat));
  const bool noble = view.noble == seat;
  if (view.phase == mille::Phase::escort && noble) return Role::parting_noble;
  if (view.phase != mille::Phase::ambush) return Role::company;
  if (noble) return Role::waiting_noble;
  return ambush_of(*game, move) != 0 ? Role::thief : Role::company;
}

const Manners* manners_of(std::string_view bot) {
  const std::string_view kind = kind_of(bot);
  for (const Manners& manners : kManners) {
    // Whoever searches talks like a clubman.
    if (manners.bot == (kind == "search" ? "clubman" : kind)) return &manners;
  }
  return nullptr;
}

// Nobody where there is no such bot or seat.
std::optional<Speaker> speaker_at(std::string_view bot, const Match& match, Seat seat,
                                  std::string_view move, std::uint64_t seed) {
  const Manners* manners = manners_of(bot);
  if (manners == nullptr || seat >= match.players()) return std::nullopt;
  const Summary now = match.summary();
  const bool owes = std::ranges::find(now.pending, seat) != now.pending.end();
  const bool first = now.phase == "place" || now.phase == "ambush" || now.phase == "escort";
  return Speaker{.manners = *manners,
                 .role = role_of(match, seat, move),
                 .has_fellows = match.players() > 2,
                 .begins = owes && first && now.round == 1,
                 .seed = seed};
}

std::optional<Remark> put(const Speaker& speaker, std::string_view phrase, const Match& match,
                          Seat seat, std::string_view move) {
  if (phrase.empty()) return std::nullopt;
  Remark remark{.phrase = std::string(phrase), .road = {}};
  if (phrase != kClaim && phrase != kProposal) return remark;
  const mille::Match& game = *as_mille(match);
  const mille::View view = game.seen_by(Viewer::of_seat(seat));
  const mille::Roads own = ambush_of(game, move);
  Rng rng = dice(speaker.seed, phrase == kClaim ? Matter::claim : Matter::proposal);
  const mille::Tongue& tongue = speaker.manners.tongue;
  const mille::Road road = phrase == kClaim ? mille::claim(tongue, game.rules(), view, own, rng)
                                            : mille::proposal(tongue, game.rules(), view, own, rng);
  remark.road = game.edition().roads[road].letter;
  return remark;
}

}  // namespace

std::optional<Remark> remark_with(std::string_view bot, const Match& match, Seat seat,
                                  std::string_view move, std::uint64_t seed) {
  const auto speaker = speaker_at(bot, match, seat, move, seed);
  if (!speaker || !match.test(seat, move)) return std::nullopt;
  return put(*speaker, own_phrase(*speaker), match, seat, move);
}

std::optional<Remark> answer_to(std::string_view bot, const Match& match, Seat seat,
                                const Heard& heard, std::string_view move, std::uint64_t seed) {
  const auto speaker = speaker_at(bot, match, seat, move, seed);
  if (!speaker || heard.from == seat) return std::nullopt;
  const mille::Match* game = as_mille(match);
  const bool from_noble =
      game != nullptr && game->seen_by(Viewer::of_seat(seat)).noble == heard.from;
  const std::string_view said = match.test(seat, move) ? own_phrase(*speaker) : kNothing;
  return put(*speaker, answer_phrase(*speaker, heard.remark.phrase, from_noble, said), match, seat,
             move);
}

}  // namespace noblesse
