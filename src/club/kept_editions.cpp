#include "club/kept_editions.h"

namespace noblesse {

std::shared_ptr<const Shelf> with_kept(std::shared_ptr<const Shelf> shelf,
                                       std::span<const store::Edition> kept) {
  for (const store::Edition& edition : kept) {
    if (shelf->find_hash(edition.hash) != nullptr) continue;
    // What was good when it was kept and is refused now is missed by whoever needs it, and said
    // there.
    if (auto read = read_any_edition(edition.text)) {
      shelf = std::make_shared<const Shelf>(shelf->with(std::move(*read)));
    }
  }
  return shelf;
}

Result<std::shared_ptr<const Shelf>> shelf_for(store::Store& store,
                                               const std::shared_ptr<const Shelf>& shelf,
                                               const std::string& hash) {
  if (hash.empty() || shelf->find_hash(hash) != nullptr) return shelf;
  const auto kept = store.edition(hash);
  if (!kept) return std::unexpected(kept.error());
  if (!*kept) return shelf;
  return with_kept(shelf, {&**kept, 1});
}

}  // namespace noblesse
