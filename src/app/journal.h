// What one step told the person, as paragraphs for the journal.
#pragma once

#include "app/scene.h"
#include "match/json.h"

namespace noblesse {

// Events and sentences belong together one by one. What only says that somebody has chosen is left
// out, as the table shows it, and so is what there are no words for.
std::vector<Paragraph> paragraphs(const json::array& events,
                                  const std::vector<std::string>& sentences);

// Whether somebody learned something by these events, so that they cannot be taken back.
bool reveals(const json::array& events);

}  // namespace noblesse
