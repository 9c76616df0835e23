#include "app/admin.h"

#include <fmt/core.h>
#include <sys/stat.h>

#include <memory>
#include <optional>

#include "app/admin_store.h"
#include "app/books.h"
#include "app/columns.h"
#include "app/files.h"
#include "club/closing.h"
#include "club/inspection.h"
#include "club/parcel.h"
#include "match/json.h"

namespace noblesse {
namespace {

using store::Access;
using store::Store;

// A whole table may be read back only if it is not too long.
int hand_out(const std::string& text, const std::string& path, bool secret) {
  if (text.size() > kLongestJson) {
    return complain("it is too long to be read back (" + std::to_string(text.size() >> 20U) +
                    " MB): back up the whole store instead");
  }
  if (path.empty()) {
    fmt::print("{}", text);
    return kSuccess;
  }
  if (secret) ::umask(S_IRWXG | S_IRWXO);
  const auto written = write_text_file(path, text);
  return written ? kSuccess : complain(written.error().message);
}

}  // namespace

int run_admin_list(const AdminOptions& options) {
  const auto store = open_books(options, Access::inspect);
  if (!store) return kFaultFound;
  const auto pages = read_pages(*store);
  if (!pages) return complain(pages.error().message);
  fmt::print("{}", options.json ? pages_as_json(*pages) : pages_as_text(*pages));
  return kSuccess;
}

int run_admin_inspect(const AdminOptions& options, const std::string& table, bool keys) {
  const auto store = open_books(options, Access::inspect);
  if (!store) return kFaultFound;
  const auto parcel = pack(*store, table);
  if (!parcel) return complain(parcel.error().message);
  if (!*parcel) return no_such_table(table);
  fmt::print("{}", options.json ? table_as_json(**parcel, keys) : table_as_text(**parcel, keys));
  return kSuccess;
}

int run_admin_export(const AdminOptions& options, const std::string& table, const std::string& path,
                     bool with_secrets) {
  const auto store = open_books(options, Access::inspect);
  if (!store) return kFaultFound;
  const auto found = pack(*store, table);
  if (!found) return complain(found.error().message);
  if (!*found) return no_such_table(table);
  const Parcel& parcel = **found;
  const std::string& stage = parcel.table.stage;
  if (with_secrets && stage != "closed") {
    fmt::print(stderr,
               "noblesse: warning: this holds the seed, the keys and every hand of a table that is "
               "not closed. Nobody who plays there may see it.\n");
  }
  if (with_secrets || stage == "closed") return hand_out(write_parcel(parcel), path, true);
  if (stage == "over") return hand_out(write_records(parcel), path, false);
  return complain("table " + table + " is " + stage +
                  ": what it keeps is secret until the game is over; --with-secrets exports it "
                  "nevertheless");
}

int run_admin_import(const AdminOptions& options, const std::string& path) {
  const auto text = read_text_file(path);
  if (!text) return complain(text.error().message, kWrongUse);
  const auto parcel = read_parcel(*text);
  if (!parcel) return complain(path + ": " + parcel.error().message, kWrongUse);
  const auto store = open_books(options, Access::serve);
  if (!store) return kFaultFound;
  if (const auto unpacked = unpack(*store, *parcel); !unpacked) {
    return complain(path + ": " + unpacked.error().message + "; nothing was imported");
  }
  fmt::print("Table {} is in the store: {} lines, {} finished games.\n", parcel->table.id,
             parcel->lines.size(), parcel->games.size());
  return kSuccess;
}

int run_admin_end(const AdminOptions& options, const Shelf& shelf, const std::string& table) {
  {
    const auto store = open_books(options, Access::inspect);
    if (!store) return kFaultFound;
    // Also one that cannot be read is closed.
    const auto row = store->row(table);
    if (!row && !store::is_broken(row.error())) return complain(row.error().message);
    if (row) {
      const std::optional<store::TableRow>& known = *row;
      if (!known) return no_such_table(table);
      if (known->stage == "closed") return complain("table " + table + " is closed already");
    }
  }
  const auto close = [&](Store& store) {
    return close_for_good(store, std::make_shared<const Shelf>(shelf), table);
  };
  return have_done(options, {.kind = "close", .about = table}, close,
                   "Table " + table + " is closed. Its finished games stay.");
}

int run_admin_check(const AdminOptions& options, const Shelf& shelf) {
  const auto settings = settings_of(options);
  if (!settings) return complain(settings.error().message, kWrongUse);
  const auto store = store::open_store(settings->store, Access::inspect);
  if (!store && store.error().key == "damaged") {
    fmt::print("database: it cannot even be opened: it is damaged\n");
    return kFaultFound;
  }
  if (!store) return complain(store.error().message, kWrongUse);
  const auto inspection = inspect(**store, std::make_shared<const Shelf>(shelf));
  if (!inspection) return complain(inspection.error().message, kWrongUse);
  for (const Flaw& flaw : inspection->findings) {
    fmt::print("{}\n", sanitized(write_flaw(flaw)));
  }
  if (!inspection->findings.empty()) return kFaultFound;
  fmt::print("All is as it was written: {} lines of {} tables, {} open ones played again.\n",
             inspection->lines, inspection->tables, inspection->replayed);
  return kSuccess;
}

int run_admin_upgrade(const AdminOptions& options) {
  // One that is not there is not made.
  const auto settings = settings_of(options);
  if (!settings) return complain(settings.error().message);
  const auto looked = store::open_store(settings->store, Access::inspect);
  if (looked) {
    fmt::print("The store is up to date.\n");
    return kSuccess;
  }
  if (looked.error().key != "older_schema") return complain(looked.error().message);
  const auto store = open_books(options, Access::serve);
  if (!store) return kFaultFound;
  if (const auto& upgrade = store->upgrade()) {
    fmt::print("The store had schema {} and has schema {} now.\n", upgrade->from, upgrade->to);
    if (!upgrade->copy.empty()) {
      fmt::print("{} is a copy of it as it was, with every secret.\n", sanitized(upgrade->copy));
    }
  }
  return kSuccess;
}

int run_admin_backup(const AdminOptions& options, const std::string& path) {
  if (const auto can = can_keep(path); !can) return complain(can.error().message, kWrongUse);
  const auto store = open_books(options, Access::inspect);
  if (!store) return kFaultFound;
  if (const auto done = store->back_up(path); !done) return complain(done.error().message);
  fmt::print("{} holds everything as of now. It is a store itself, with every secret.\n",
             sanitized(path));
  return kSuccess;
}

}  // namespace noblesse
