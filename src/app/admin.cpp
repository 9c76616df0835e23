#include "app/admin.h"

#include <fmt/core.h>
#include <sys/stat.h>

#include <chrono>
#include <memory>
#include <optional>

#include "app/books.h"
#include "app/columns.h"
#include "app/commands.h"
#include "app/files.h"
#include "app/serve.h"
#include "club/parcel.h"
#include "match/json.h"

namespace noblesse {
namespace {

using store::Access;
using store::Store;

// The status that goes with an error, which is told.
int complain(const std::string& message, int status = kFaultFound) {
  fmt::print(stderr, "noblesse: {}\n", sanitized(message));
  return status;
}

// The store that is meant, opened, or nothing after a complaint.
std::unique_ptr<Store> open(const AdminOptions& options, Access access) {
  ServeOptions wishes{.config = options.config};
  if (!options.store.empty()) wishes.given["store"] = {options.store};
  const auto settings = settings_from(wishes);
  if (!settings) {
    complain(settings.error().message);
    return nullptr;
  }
  if (access == Access::serve) {
    if (const auto made = make_data_folder(*settings); !made) {
      complain(made.error().message);
      return nullptr;
    }
  }
  auto store = store::open_store(settings->store, access, settings->durability);
  if (store) return std::move(*store);
  if (store.error().key == "locked") {
    complain("the club is running, and this needs its store for itself: " + store.error().message);
  } else {
    complain(store.error().message);
  }
  return nullptr;
}

int no_such_table(const std::string& table) {
  return complain("there is no table " + table +
                  " in this store; `noblesse admin list` names the open ones");
}

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
  const auto store = open(options, Access::inspect);
  if (!store) return kFaultFound;
  const auto pages = read_pages(*store);
  if (!pages) return complain(pages.error().message);
  fmt::print("{}", options.json ? pages_as_json(*pages) : pages_as_text(*pages));
  return kSuccess;
}

int run_admin_inspect(const AdminOptions& options, const std::string& table, bool keys) {
  const auto store = open(options, Access::inspect);
  if (!store) return kFaultFound;
  const auto parcel = pack(*store, table);
  if (!parcel) return complain(parcel.error().message);
  if (!*parcel) return no_such_table(table);
  fmt::print("{}", options.json ? table_as_json(**parcel, keys) : table_as_text(**parcel, keys));
  return kSuccess;
}

int run_admin_export(const AdminOptions& options, const std::string& table, const std::string& path,
                     bool with_secrets) {
  const auto store = open(options, Access::inspect);
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
  const auto store = open(options, Access::serve);
  if (!store) return kFaultFound;
  if (const auto unpacked = unpack(*store, *parcel); !unpacked) {
    return complain(path + ": " + unpacked.error().message + "; nothing was imported");
  }
  fmt::print("Table {} is in the store: {} lines, {} finished games.\n", parcel->table.id,
             parcel->lines.size(), parcel->games.size());
  return kSuccess;
}

int run_admin_end(const AdminOptions& options, const std::string& table) {
  const auto store = open(options, Access::serve);
  if (!store) return kFaultFound;
  const auto kept = store->table(table);
  if (!kept) return complain(kept.error().message);
  if (!*kept) return no_such_table(table);
  if ((*kept)->row.stage == "closed") return complain("table " + table + " is closed already");
  using namespace std::chrono;
  const auto now = floor<milliseconds>(system_clock::now().time_since_epoch()).count();
  const store::Deed deed = store::CloseTable{table, now};
  if (const auto written = store->write({&deed, 1}); !written) {
    return complain(written.error().message);
  }
  fmt::print("Table {} is closed. Its finished games stay.\n", table);
  return kSuccess;
}

int run_admin_backup(const AdminOptions& options, const std::string& path) {
  const auto store = open(options, Access::inspect);
  if (!store) return kFaultFound;
  if (const auto done = store->back_up(path); !done) return complain(done.error().message);
  fmt::print("{} holds everything as of now. It is a store itself, with every secret.\n",
             sanitized(path));
  return kSuccess;
}

}  // namespace noblesse
