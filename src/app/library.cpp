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

constexpr std::string_view kCarried = "own_edition";  // in a record

// An edition, and its file as it was.
struct EditionFile {
  AnyEdition edition;
  json::value document;
};

// The edition in a file; every fault as a line.
std::expected<EditionFile, std::vector<std::string>> read_edition_file(const std::string& path) {
  const Result<std::string> text = read_text_file(path);
  if (!text) return std::unexpected(std::vector<std::string>{text.error().message});
  auto edition = read_any_edition(*text);
  if (!edition) return std::unexpected(fault_lines(path, edition.error()));
  return EditionFile{std::move(*edition), *parse_json(*text)};
}

Result<void> put_on_shelf(Library& library, EditionFile file) {
  const std::size_t before = library.shelf.all().size();
  if (Result<void> added = library.shelf.add(std::move(file.edition)); !added) return added;
  if (library.shelf.all().size() > before) library.own.push_back(std::move(file.document));
  return {};
}

void carry(const Library& library, std::string_view game, std::string_view id, json::object& rest) {
  for (const json::value& document : library.own) {
    const auto edition = read_any_edition(json::serialize(document));
    if (edition && game_of(*edition) == game && id_of(*edition) == id) rest[kCarried] = document;
  }
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
    if (const Result<void> added = put_on_shelf(library, std::move(*edition)); !added) {
      library.warnings.push_back(sanitized(path + ": " + added.error().message));
    }
  }
  return library;
}

Result<NamedEdition> take_edition(Library& library, const std::string& id_or_path,
                                  std::string_view game) {
  if (!is_path(id_or_path)) {
    std::vector<std::string> games;
    for (const AnyEdition& edition : library.shelf.all()) {
      if (id_of(edition) == id_or_path) games.emplace_back(game_of(edition));
    }
    return NamedEdition{id_or_path, games.size() == 1 ? games.front() : std::string()};
  }
  auto file = read_edition_file(id_or_path);
  if (!file) {
    std::string message;
    for (const std::string& line : file.error()) message += (message.empty() ? "" : "\n") + line;
    return fail(message);
  }
  NamedEdition named{id_of(file->edition), std::string(game_of(file->edition))};
  if (!game.empty() && named.game != game) {
    return fail(quote(id_or_path) + " is an edition of " + named.game + ", not of " +
                std::string(game));
  }
  if (const Result<void> added = put_on_shelf(library, std::move(*file)); !added) {
    return fail(id_or_path + ": " + added.error().message);
  }
  return named;
}

void carry_edition(const Library& library, Setup& setup) {
  carry(library, setup.game, setup.edition, setup.rest);
}

void carry_edition(const Library& library, Record& record) {
  if (!record.rest.contains(kCarried)) carry(library, record.game, record.edition, record.rest);
}

Result<Shelf> shelf_for(const Shelf& shelf, const Record& record) {
  const json::value* carried = record.rest.if_contains(kCarried);
  if (carried == nullptr) return shelf;
  auto edition = read_any_edition(json::serialize(*carried));
  if (!edition) {
    const Fault& fault = edition.error().front();
    return fail(std::string(kCarried) + "." + fault.key + ": " + fault.reason);
  }
  Shelf with = shelf;
  if (with.add(*edition)) return with;
  with = Shelf();  // another one has its name here
  if (const Result<void> added = with.add(*edition); !added) {
    return fail(std::string(kCarried) + ": " + added.error().message);
  }
  return with;
}

}  // namespace noblesse
