// The shelf of editions as this program has it: the built-in ones, those in the user's own folder,
// and one that is named by its path.
#pragma once

#include <string>
#include <vector>

#include "match/shelf.h"

namespace noblesse {

// $XDG_DATA_HOME/noblesse/editions, or ~/.local/share/noblesse/editions; empty if there is no home.
std::string editions_folder();

struct Library {
  Shelf shelf;
  std::vector<std::string> warnings;  // about files that were left out
};

// Puts every *.json file of the folder on the shelf, in the order of their names.
Library open_library(const std::string& folder);

// An id stays an id; a path (with a '/' in it, or ending in ".json") is read and put on the shelf.
// The edition's id and, for a path, its game.
struct NamedEdition {
  std::string id;
  std::string game;  // empty if only an id was given
};
Result<NamedEdition> take_edition(Shelf& shelf, const std::string& id_or_path);

// "data.json: sets[2].checks: what is wrong", a line for each fault.
std::vector<std::string> fault_lines(const std::string& path, const Faults& faults);

}  // namespace noblesse
