#include "app/library.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

#include "app/columns.h"
#include "app/files.h"
#include "match/text.h"

namespace noblesse {
namespace {

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

bool is_path(const std::string& text) { return text.contains('/') || text.ends_with(".json"); }

// The edition in a file; every fault as a line.
std::expected<AnyEdition, std::vector<std::string>> read_edition_file(const std::string& path) {
  const Result<std::string> text = read_text_file(path);
  if (!text) return std::unexpected(std::vector<std::string>{text.error().message});
  auto edition = read_any_edition(*text);
  if (!edition) return std::unexpected(fault_lines(path, edition.error()));
  return std::move(*edition);
}

std::vector<std::string> json_files(const std::string& folder) {
  namespace fs = std::filesystem;
  std::vector<std::string> paths;
  std::error_code error;
  for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error)) {
    if (entry->path().extension() == ".json") paths.push_back(entry->path().string());
  }
  std::ranges::sort(paths);
  return paths;
}

}  // namespace

std::string editions_folder() {
  if (const std::string data = environment("XDG_DATA_HOME"); data.starts_with('/')) {
    return data + "/noblesse/editions";
  }
  const std::string home = environment("HOME");
  return home.empty() ? std::string() : home + "/.local/share/noblesse/editions";
}

std::vector<std::string> fault_lines(const std::string& path, const Faults& faults) {
  std::vector<std::string> lines;
  for (const Fault& fault : faults) {
    std::string line = path + ": ";
    if (!fault.key.empty()) line.append(fault.key).append(": ");
    lines.push_back(sanitized(line.append(fault.reason)));
  }
  return lines;
}

Library open_library(const std::string& folder) {
  Library library;
  if (folder.empty()) return library;
  for (const std::string& path : json_files(folder)) {
    auto edition = read_edition_file(path);
    if (!edition) {
      for (const std::string& line : edition.error()) library.warnings.push_back(line);
      continue;
    }
    if (const Result<void> added = library.shelf.add(std::move(*edition)); !added) {
      library.warnings.push_back(sanitized(path + ": " + added.error().message));
    }
  }
  return library;
}

Result<NamedEdition> take_edition(Shelf& shelf, const std::string& id_or_path) {
  if (!is_path(id_or_path)) return NamedEdition{id_or_path, {}};
  auto edition = read_edition_file(id_or_path);
  if (!edition) {
    std::string message;
    for (const std::string& line : edition.error()) message += (message.empty() ? "" : "\n") + line;
    return fail(message);
  }
  NamedEdition named{id_of(*edition), std::string(game_of(*edition))};
  if (const Result<void> added = shelf.add(std::move(*edition)); !added) {
    return fail(id_or_path + ": " + added.error().message);
  }
  return named;
}

}  // namespace noblesse
