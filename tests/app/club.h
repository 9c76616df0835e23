// For the tests of the app: a terminal that types a script and remembers what it was shown, and
// sittings to play at.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "app/compose.h"
#include "app/dialogue.h"
#include "app/table.h"
#include "app/terminal.h"

namespace noblesse::test {

// Types what it is told, line by line; at the end of the script, the end of the input.
class Typist final : public Terminal {
 public:
  using Script = std::function<Typing(const Scene&)>;

  explicit Typist(Script script) : script_(std::move(script)) {}
  explicit Typist(std::vector<std::string> lines)
      : script_([lines = std::move(lines), next = std::size_t{0}](const Scene&) mutable {
          if (next == lines.size()) return Typing{Typing::Kind::end_of_input, {}};
          return Typing{Typing::Kind::line, lines[next++]};
        }) {}

  Typing ask(const Scene& scene) override {
    scenes.push_back(scene);
    for (const std::string& notice : scene.notices) notices.push_back(notice);
    return script_(scene);
  }
  Typing show(const Page& page) override {
    std::string text = page.title + "\n";
    for (const Line& line : page.text({.width = 80, .rows = 24, .unicode = false})) {
      text += line.text() + "\n";
    }
    pages.push_back(text);
    return {};
  }
  void farewell(const std::vector<std::string>&, const std::string&) override {}
  bool covers() const override { return pauses; }

  bool said(std::string_view words) const {
    for (const std::string& notice : notices) {
      if (notice.find(words) != std::string::npos) return true;
    }
    return false;
  }

  std::vector<Scene> scenes;
  std::vector<std::string> notices;
  std::vector<std::string> pages;
  bool pauses = false;

 private:
  Script script_;
};

inline Typing line(std::string text) { return {Typing::Kind::line, std::move(text)}; }

// Types the first choice, and Enter where it lies face down or there is nothing to choose.
inline Typing always_first(const Scene& scene) {
  if (scene.face_down || (scene.options.empty() && scene.question.ends_with("over."))) {
    return line("");
  }
  return line("1");
}

inline Setup setup_for(std::string game, int players, std::uint64_t seed,
                       std::map<std::string, std::string> options = {}) {
  Setup setup;
  setup.game = std::move(game);
  setup.players = players;
  setup.seed = seed;
  setup.options = std::move(options);
  return setup;
}

inline Sitting sit_down(const std::string& game, int players, std::uint64_t seed,
                        std::map<std::string, std::string> options = {}, int seat = 0) {
  Result<Sitting> sitting =
      Sitting::deal(Shelf(), setup_for(game, players, seed, std::move(options)),
                    {.seat = seat, .name = {}, .bots = {"novice"}});
  if (!sitting) throw std::runtime_error(sitting.error().message);
  return std::move(*sitting);
}

inline std::string all_text(const Lines& lines) {
  std::string text;
  for (const Line& each : lines) text += each.text() + "\n";
  return text;
}

inline std::string screen_text(const Scene& scene, Size size = {80, 24}) {
  return all_text(compose(scene, size, false, -1));
}

}  // namespace noblesse::test
