#include "app/save_file.h"

#include "app/files.h"
#include "match/text.h"

namespace noblesse {
namespace {

Result<void> write(const Sitting& sitting, const std::string& path) {
  return write_text_file(path, json::serialize(write_record(sitting.record())) + "\n");
}

}  // namespace

std::string SaveFile::usual_name(const Sitting& sitting) {
  return std::string(sitting.match().game()) + "-" + std::to_string(sitting.seed()) +
         ".noblesse.json";
}

Result<void> SaveFile::can_be(const std::string& path) {
  return path == "-" ? can_keep(path) : Result<void>();
}

Result<void> SaveFile::save_as(const Sitting& sitting, const std::string& path) {
  if (Result<void> named = can_be(path); !named) return named;
  std::string file = path;
  if (file.empty()) file = named() ? path_ : usual_name(sitting);
  if (file != path_ && file_exists(file)) {
    return fail(sitting.words()("file-is-there", {{"file", quote(file)}}));
  }
  Result<void> written = write(sitting, file);
  if (!written) return written;
  path_ = std::move(file);
  written_ = true;
  return {};
}

Result<void> SaveFile::keep(const Sitting& sitting) {
  if (!named()) return {};
  Result<void> kept = write(sitting, path_);
  written_ = kept.has_value();
  return kept;
}

}  // namespace noblesse
