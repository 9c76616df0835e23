#include "engine/engine.h"

#include <algorithm>
#include <array>

#include "base/rng.h"
#include "bots/bot.h"
#include "bots/budget.h"
#include "engine/arbiter.h"
#include "match/text.h"

namespace noblesse {
namespace {

constexpr std::string_view kUsualBot = "clubman";

}  // namespace

struct Engine::Verb {
  std::string_view name;
  std::array<std::string_view, 9> keys;  // besides "cmd" and "id"; the rest empty
  Reply (Engine::*carry_out)(Command&);
  bool needs_game = true;

  std::span<const std::string_view> known() const {
    return {keys.begin(), std::ranges::find(keys, std::string_view())};
  }
};

// The commands, in the order in which docs/protocol.md explains them.
const Engine::Verb Engine::kVerbs[] = {
    {"new",
     {"game", "players", "seed", "edition", "options", "deck", "colors", "first", "chance"},
     &Engine::start,
     false},
    {"act", {"seat", "move"}, &Engine::act},
    {"chance", {"move"}, &Engine::chance},
    {"legal", {"seat"}, &Engine::legal},
    {"view", {"seat"}, &Engine::view},
    {"state", {}, &Engine::state},
    {"record", {}, &Engine::record},
    {"load", {"record", "chance"}, &Engine::load, false},
    {"undo", {}, &Engine::undo},
    {"bot", {"seat", "bot", "ms"}, &Engine::bot},
    {"quit", {}, &Engine::quit, false},
};

std::string Engine::answer(std::string_view line) {
  const auto write = [](const json::value* id, Reply reply) {
    json::object answer{{"ok", reply.ok}};
    if (id != nullptr) answer["id"] = *id;
    for (auto& entry : reply.says) answer.emplace(entry.key(), std::move(entry.value()));
    return json::serialize(answer);
  };
  if (line.size() > kLongestLine) {
    return write(nullptr, refused({"the line is longer than " + std::to_string(kLongestLine) +
                                       " bytes, the most that one command may have",
                                   {}}));
  }
  const Result<json::value> parsed = parse_json(line);
  if (!parsed) return write(nullptr, refused(parsed.error()));
  if (!parsed->is_object()) {
    return write(nullptr, refused({"a command is an object such as {\"cmd\":\"undo\"}, not " +
                                       std::string(kind_name(*parsed)),
                                   {}}));
  }
  const json::object& keys = parsed->get_object();
  Command command(keys);
  return write(keys.if_contains("id"), obey(command));
}

Engine::Reply Engine::refused(const Error& error) {
  Reply reply{false, {{"error", error.message}}};
  if (!error.rule.empty()) reply.says["rule"] = error.rule;
  return reply;
}

Engine::Reply Engine::obey(Command& command) {
  const std::string_view name = command.name();
  if (command.fault()) return refused(*command.fault());
  const auto* verb = std::ranges::find(kVerbs, name, &Verb::name);
  if (verb == std::end(kVerbs)) {
    std::vector<std::string> names;
    for (const Verb& known : kVerbs) names.emplace_back(known.name);
    return refused({"there is no command " + quote(name) + "; there are " + enumerate(names), {}});
  }
  command.allow_only(verb->known());
  if (command.fault()) return refused(*command.fault());
  if (verb->needs_game && !match_) return refused({"no game yet: start one with new", {}});
  return (this->*verb->carry_out)(command);
}

Engine::Reply Engine::start(Command& command) {
  Setup setup;
  setup.game = command.text("game");
  setup.players = command.number("players");
  setup.edition = command.maybe_name("edition");
  setup.options = command.maybe_choices("options");
  setup.deck = command.maybe_texts("deck");
  setup.colors = command.maybe_texts("colors");
  setup.first = command.maybe_number("first");
  setup.manual_chance = command.maybe_word("chance", "manual");
  const std::optional<std::uint64_t> seed = command.maybe_count("seed");
  if (command.fault()) return refused(*command.fault());
  setup.seed = seed ? *seed : new_seed();

  Result<std::unique_ptr<Match>> match = new_match(shelf_, setup);
  if (!match) return refused(match.error());
  match_ = std::move(*match);
  seed_ = *setup.seed;

  Reply reply{true, summary()};
  reply.says["game"] = match_->game();
  reply.says["edition"] = match_->edition_id();
  reply.says["players"] = match_->players();
  json::object& options = reply.says["options"].emplace_object();
  for (const auto& [option, choice] : match_->record().options) options[option] = choice;
  reply.says["seed"] = seed_;
  reply.says["events"] = match_->events(Viewer::spectator());
  return reply;
}

Engine::Reply Engine::act(Command& command) {
  const Seat seat = command.seat(match_->players());
  const std::string_view move = command.text("move");
  if (command.fault()) return refused(*command.fault());
  const Result<void> done = match_->act(seat, move);
  if (!done) return refused(done.error());
  return {true, news()};
}

Engine::Reply Engine::chance(Command& command) {
  const std::string_view move = command.text("move");
  if (command.fault()) return refused(*command.fault());
  const Result<void> done = match_->chance(move);
  if (!done) return refused(done.error());
  return {true, news()};
}

Engine::Reply Engine::legal(Command& command) {
  const Seat seat = command.seat(match_->players());
  if (command.fault()) return refused(*command.fault());
  Reply reply;
  const std::uint64_t count = match_->count_legal(seat);
  if (count > kMostMoves) reply.says["count"] = count;
  json::array& moves = reply.says["moves"].emplace_array();
  for (const std::string& move : match_->legal(seat, kMostMoves)) moves.emplace_back(move);
  return reply;
}

Engine::Reply Engine::view(Command& command) {
  const Viewer viewer = command.viewer(match_->players());
  if (command.fault()) return refused(*command.fault());
  return {true, {{"view", match_->view(viewer)}}};
}

Engine::Reply Engine::state(Command& /*command*/) {
  return {true, {{"state", Arbiter::state(*match_)}}};
}

Engine::Reply Engine::record(Command& /*command*/) {
  return {true, {{"record", write_record(match_->record())}}};
}

Engine::Reply Engine::load(Command& command) {
  const json::value& document = command.object("record");
  const bool manual = command.maybe_word("chance", "manual");
  if (command.fault()) return refused(*command.fault());
  const Result<Record> record = read_record(document);
  if (!record) return refused(record.error());
  auto match = replay(shelf_, *record);
  if (!match) {
    auto [error, index] = match.error();
    if (index) error.message.insert(0, "moves[" + std::to_string(*index) + "]: ");
    Reply reply = refused(error);
    if (index) reply.says["index"] = *index;
    return reply;
  }
  match_ = std::move(*match);
  // Without one that deals this deck, what chance decides from now on is drawn anew.
  const std::optional<std::uint64_t> seed = match_->seed();
  seed_ = seed ? *seed : new_seed();
  if (!manual) match_->let_chance_decide(seed_);
  return {true, summary()};
}

Engine::Reply Engine::undo(Command& /*command*/) {
  if (!match_->undo()) return refused({"nothing to undo: no decision has been taken yet", {}});
  return {true, summary()};
}

Engine::Reply Engine::bot(Command& command) {
  const Seat seat = command.seat(match_->players());
  const std::string given = command.maybe_name("bot");
  const std::optional<std::uint64_t> ms = command.maybe_count("ms");
  if (command.fault()) return refused(*command.fault());
  if (ms && (*ms < kLeastMilliseconds || *ms > kMostMilliseconds)) {
    return refused({"ms: " + std::to_string(*ms) + " is not from " +
                        std::to_string(kLeastMilliseconds) + " to " +
                        std::to_string(kMostMilliseconds),
                    {}});
  }
  Means means = means_;
  if (ms) means.most_ms = static_cast<std::uint32_t>(*ms);
  // The same game at the same point gives the same advice.
  const std::uint64_t draw = Rng::mix(seed_ + match_->steps() * kMaxSeats + seat);
  std::string name = given.empty() ? std::string(kUsualBot) : given;
  if (ms && name == "search") name += ":" + std::to_string(*ms) + "ms";
  const Result<Advice> advice = ask_bot(name, *match_, seat, draw, means);
  if (!advice) return refused(advice.error());
  Reply reply{true, {{"move", advice->move}}};
  if (advice->value) reply.says["value"] = *advice->value;
  if (advice->sure) reply.says["sure"] = *advice->sure;
  if (advice->place) reply.says["place"] = *advice->place;
  if (!advice->policy.empty()) {
    json::object& policy = reply.says["policy"].emplace_object();
    for (const auto& [move, share] : advice->policy) policy[move] = share;
  }
  return reply;
}

Engine::Reply Engine::quit(Command& /*command*/) {
  finished_ = true;
  return {};
}

json::object Engine::summary() const {
  const Summary now = match_->summary();
  json::array pending;
  for (const Seat seat : now.pending) pending.emplace_back(seat);
  if (now.chance_due) pending.emplace_back("*");
  json::object summary{
      {"phase", now.phase}, {"round", now.round}, {"pending", pending}, {"over", now.over}};
  if (now.over) summary["result"] = write_outcome(match_->outcome());
  return summary;
}

json::object Engine::news() const {
  json::object news = summary();
  news["events"] = match_->events(Viewer::spectator());
  return news;
}

// 53 bits: every JSON reader can hold it, those that keep all numbers as doubles too.
std::uint64_t Engine::new_seed() const { return draw_seed_() >> 11U; }

}  // namespace noblesse
