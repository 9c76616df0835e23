// The shelf of editions as this program has it: the built-in ones, those in the user's own folder,
// and one that is named by its path.
#pragma once

#include <string>
#include <vector>

#include "match/record.h"
#include "match/setup.h"
#include "match/shelf.h"

namespace noblesse {

// $XDG_DATA_HOME/noblesse/editions, or ~/.local/share/noblesse/editions; empty if there is no home.
std::string editions_folder();

struct Library {
  Shelf shelf;
  std::vector<json::value> own;       // the files of those that are not built in
  std::vector<std::string> warnings;  // about files that were left out
};

// Puts every *.json file of the folder on the shelf, in the order of their names.
Library open_library(const std::string& folder);

// An id stays an id; a path (with a '/' in it, or ending in ".json") is read and put on the shelf.
// The edition's id and its game; refused where that is not the one that was asked for.
struct NamedEdition {
  std::string id;
  std::string game;  // empty for an id that no edition has, or one of each game
};
Result<NamedEdition> take_edition(Library& library, const std::string& id_or_path,
                                  std::string_view game = {});

// A record of an edition that is not built in carries it, so that the game can be continued and
// looked at wherever it is. What it carries is written into the further keys of a set-up, ...
void carry_edition(const Library& library, Setup& setup);
void carry_edition(const Library& library, Record& record);  // one from before, which carries none
// ... and what a record carries is on the shelf that it is to be played with, in place of another
// edition by that name.
Result<Shelf> shelf_for(const Shelf& shelf, const Record& record);

// "data.json: sets[2].checks: what is wrong", a line for each fault.
std::vector<std::string> fault_lines(const std::string& path, const Faults& faults);

}  // namespace noblesse
