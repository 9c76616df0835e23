// How strong a collection is, in objects: what can be shown together counts in full, what lies
// beside it a little, an old piece a little more. And which exhibitions are worth thinking about.
#pragma once

#include "base/inline_vector.h"
#include "games/adel/exhibition.h"

namespace noblesse::adel {

// How many objects of each letter.
using Letters = std::array<std::uint8_t, kMaxSeries>;

Letters count_letters(const Tables& tables, Objects objects);

double strength(const Letters& letters);

// The same with the age of the oldest object on show, which decides between equals (A13).
double strength(const Tables& tables, Objects objects);

// What one more object of letter `s` adds; what one less takes away.
double gain_of(const Letters& letters, unsigned s);
double loss_of(const Letters& letters, unsigned s);

// For each stretch of letters that the collection has, its whole as an exhibition and ever smaller
// parts of it down to three objects. The oldest piece is kept (it wins between equals), and what
// nobody has seen yet is held back first.
using Candidates = InlineVector<Objects, kMaxCards>;
Candidates showable(const Tables& tables, Objects collection, Objects seen);

}  // namespace noblesse::adel
