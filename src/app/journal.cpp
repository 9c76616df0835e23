#include "app/journal.h"

#include <algorithm>
#include <array>

#include "app/deeds.h"

namespace noblesse {
namespace {

std::string kind_of(const json::value& event) { return text_at(event.get_object(), "event"); }

bool is_choosing(const std::string& kind) { return kind == "chosen" || kind == "chose"; }
bool is_heading(const std::string& kind) { return kind == "round" || kind == "turn"; }

// Sentences of one group stand in one paragraph.
int group(const std::string& kind) {
  if (kind == "place") return 1;
  if (kind == "action") return 2;
  if (kind == "window" || kind == "laid" || kind == "misfit" || kind == "reshuffled") return 3;
  if (kind == "first task") return 4;
  if (kind == "last showing" || kind == "ended") return 5;
  return 0;
}

}  // namespace

std::vector<Paragraph> paragraphs(const json::array& events,
                                  const std::vector<std::string>& sentences) {
  std::vector<Paragraph> out;
  int last_group = -1;
  for (std::size_t i = 0; i < std::min(events.size(), sentences.size()); ++i) {
    const std::string kind = kind_of(events[i]);
    if (is_choosing(kind) || sentences[i].empty()) continue;
    if (is_heading(kind)) {
      out.push_back({sentences[i], true});
      last_group = -1;
      continue;
    }
    if (group(kind) == last_group) {
      out.back().text += " " + sentences[i];
    } else {
      out.push_back({sentences[i], false});
      last_group = group(kind);
    }
  }
  return out;
}

bool reveals(const json::array& events) {
  // A noble who has set their escort or let a task lie has learned nothing by it.
  constexpr std::array<std::string_view, 5> kQuiet{"chosen", "chose", "escort", "alone",
                                                   "declined"};
  return std::ranges::any_of(events, [&](const json::value& event) {
    return std::ranges::find(kQuiet, kind_of(event)) == kQuiet.end();
  });
}

}  // namespace noblesse
