// The table of whichever game is played, and the lists that go with it, as the person sees them.
#pragma once

#include "app/answer.h"
#include "app/sitting.h"

namespace noblesse {

// Draws what the person may know now; later decisions do not change it. The sitting must live on.
std::function<Lines(const Look&)> table_of(const Sitting& sitting);

// "Adel Verpflichtet, Classic (45 objects): round 3"
std::string title_of(const Sitting& sitting);

// A list that the person asked for: the journal, the objects, the roads, the tasks. No value where
// the game has no such thing.
std::optional<Page> list_of(const Sitting& sitting, Typed::Kind what);

// Help on a question: what it is about, what each choice means, what else may be typed.
Page help_on(const Question& question, const Sitting& sitting);

}  // namespace noblesse
