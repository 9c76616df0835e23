#include "app/again.h"

#include <algorithm>

#include "match/pieces.h"

namespace noblesse {
namespace {

// Two words, or one where the second would be taken for an option itself.
void add(std::vector<std::string>& words, const std::string& option, const std::string& value) {
  if (value.starts_with('-')) {
    words.push_back(option + "=" + value);
    return;
  }
  words.push_back(option);
  words.push_back(value);
}

// The person's name, if it is not the house's.
std::string given_name(const Record& record, Seat me) {
  const json::value* names = record.rest.if_contains("names");
  if (names == nullptr || !names->is_array() || me >= names->get_array().size()) return {};
  const json::value& name = names->get_array()[me];
  return name.is_string() ? std::string(name.get_string()) : std::string();
}

}  // namespace

PlayOptions same_table(const Shelf& shelf, const Sitting& sitting) {
  const Record record = sitting.record();
  const Company& company = sitting.company();
  PlayOptions options;
  options.game = record.game;
  options.players = record.players;
  Setup plain;
  plain.game = record.game;
  plain.players = record.players;
  plain.seed = 0;
  const auto usual = new_match(shelf, plain);
  if (!usual || (*usual)->edition_id() != record.edition) options.edition = record.edition;
  const auto defaults =
      usual ? (*usual)->record().options : std::vector<std::pair<std::string, std::string>>();
  for (const auto& option : record.options) {
    if (std::ranges::find(defaults, option) == defaults.end()) options.options.insert(option);
  }
  if (record.first.value_or(0) != 0) options.first = record.first;
  for (const Person& person : company.people) {
    if (!person.bot.empty()) options.bots.push_back(person.bot);
  }
  if (std::ranges::all_of(options.bots, [](const auto& bot) { return bot == kUsualBot; })) {
    options.bots.clear();
  }
  if (company.me != 0) options.seat = company.me;
  options.name = given_name(record, company.me);
  return options;
}

std::vector<std::string> play_words(const PlayOptions& options) {
  std::vector<std::string> words{"play"};
  if (!options.game.empty()) words.push_back(options.game);
  if (options.players) add(words, "--players", std::to_string(*options.players));
  if (options.seed) add(words, "--seed", std::to_string(*options.seed));
  if (!options.edition.empty()) add(words, "--edition", options.edition);
  for (const auto& [key, value] : options.options) {
    add(words, "--option", std::string(key).append("=").append(value));
  }
  if (options.first) add(words, "--first", std::to_string(*options.first));
  if (!options.bots.empty()) add(words, "--bots", join(options.bots, ","));
  if (options.seat) add(words, "--seat", std::to_string(*options.seat));
  if (!options.name.empty()) add(words, "--name", options.name);
  if (!options.save.empty()) add(words, "--save", options.save);
  if (!options.resume.empty()) add(words, "--resume", options.resume);
  if (options.plain) words.emplace_back("--plain");
  if (!options.language.empty()) add(words, "--language", options.language);
  return words;
}

}  // namespace noblesse
