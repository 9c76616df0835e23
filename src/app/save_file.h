// Where a game is kept while it is played.
#pragma once

#include "app/sitting.h"

namespace noblesse {

class SaveFile {
 public:
  // An empty path: the game is kept nowhere until the person says so.
  explicit SaveFile(std::string path) : path_(std::move(path)) {}

  const std::string& path() const { return path_; }
  bool named() const { return !path_.empty(); }
  // Whether the game is really there, as it stands.
  bool written() const { return written_; }

  // Whether a game can be kept under that name: not on standard output.
  static Result<void> can_be(const std::string& path);

  // Writes the game into the file that the person named, or the usual one, and keeps it there from
  // now on. A file that is there already and is not this game's is left alone.
  Result<void> save_as(const Sitting& sitting, const std::string& path);
  // Writes the game, if it is kept anywhere.
  Result<void> keep(const Sitting& sitting);

  // "adel-7.noblesse.json"
  static std::string usual_name(const Sitting& sitting);

 private:
  std::string path_;
  bool written_ = false;
};

}  // namespace noblesse
