#include "store/sqlite_ledger.h"

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <type_traits>
#include <unordered_map>
#include <utility>

#include "store/lock_file.h"
#include "store/seal.h"

namespace noblesse::store {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMemory = ":memory:";
// How long a statement waits for another program that writes into the same file.
constexpr int kPatienceMs = 5000;

struct CloseDatabase {
  void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
};
struct CloseStatement {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Database = std::unique_ptr<sqlite3, CloseDatabase>;
using Prepared = std::unique_ptr<sqlite3_stmt, CloseStatement>;

constexpr Statement kBegin{"BEGIN IMMEDIATE"};
constexpr Statement kCommit{"COMMIT"};

Fault fault_of(int code) {
  switch (code) {
    case SQLITE_CONSTRAINT_PRIMARYKEY:
    case SQLITE_CONSTRAINT_UNIQUE: return Fault::duplicate;
    case SQLITE_CONSTRAINT_FOREIGNKEY: return Fault::missing;
    default: break;
  }
  switch (code & 0xFF) {
    case SQLITE_CONSTRAINT: return Fault::refused;
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return Fault::busy;
    case SQLITE_FULL: return Fault::full;
    case SQLITE_CORRUPT: return Fault::damaged;
    default: return Fault::other;
  }
}

Failure failure_of(sqlite3* database) {
  return {fault_of(sqlite3_extended_errcode(database)), std::nullopt, sqlite3_errmsg(database)};
}

int bind(sqlite3_stmt* statement, int at, const Cell& cell) {
  return std::visit(
      [&](const auto& value) {
        using Value = std::decay_t<decltype(value)>;
        if constexpr (std::is_same_v<Value, std::monostate>) {
          return sqlite3_bind_null(statement, at);
        } else if constexpr (std::is_same_v<Value, std::int64_t>) {
          return sqlite3_bind_int64(statement, at, value);
        } else if constexpr (std::is_same_v<Value, double>) {
          return sqlite3_bind_double(statement, at, value);
        } else {
          // The cells outlive the step: no copy is needed.
          return sqlite3_bind_text64(statement, at, value.data(), value.size(), nullptr,
                                     SQLITE_UTF8);
        }
      },
      cell);
}

Row read_row(sqlite3_stmt* statement) {
  Row row;
  for (int i = 0; i < sqlite3_column_count(statement); ++i) {
    switch (sqlite3_column_type(statement, i)) {
      case SQLITE_NULL: row.emplace_back(); break;
      case SQLITE_INTEGER:
        row.emplace_back(std::int64_t{sqlite3_column_int64(statement, i)});
        break;
      case SQLITE_FLOAT: row.emplace_back(sqlite3_column_double(statement, i)); break;
      default: {
        const auto* text = static_cast<const char*>(sqlite3_column_blob(statement, i));
        const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, i));
        row.emplace_back(size == 0 ? std::string() : std::string(text, size));
      }
    }
  }
  return row;
}

// Of whoever serves.
struct Locks {
  LockFile beside;
  LockFile of_database;
};

class SqliteLedger final : public Ledger {
 public:
  SqliteLedger(std::string path, Locks locks, Database database)
      : path_(std::move(path)), locks_(std::move(locks)), database_(std::move(database)) {}

  Dialect dialect() const override { return Dialect::sqlite; }

  std::expected<std::vector<Row>, Failure> ask(const Statement& statement,
                                               std::span<const Cell> cells) override {
    Prepared once;
    const auto prepared = prepare(statement, once);
    if (!prepared) return std::unexpected(prepared.error());
    return run(*prepared, cells);
  }

  std::expected<void, Failure> apply(std::span<const Order> orders) override {
    if (const auto begun = ask(kBegin, {}); !begun) return std::unexpected(begun.error());
    for (std::size_t i = 0; i < orders.size(); ++i) {
      auto done = ask(*orders[i].statement, orders[i].cells);
      if (done) continue;
      done.error().order = i;
      roll_back();
      return std::unexpected(std::move(done.error()));
    }
    if (const auto committed = ask(kCommit, {}); !committed) {
      roll_back();
      return std::unexpected(committed.error());
    }
    return {};
  }

  // The lock file was taken before the database was opened.
  Result<void> sign_in() override { return {}; }

  Result<void> back_up(const std::string& path) override;
  Result<std::string> set_aside(std::int64_t schema) override;
  std::expected<std::vector<std::string>, Failure> examine() override;

 private:
  // The statement, prepared now or before; `once` owns it if it is not kept.
  std::expected<sqlite3_stmt*, Failure> prepare(const Statement& statement, Prepared& once) {
    if (const auto known = prepared_.find(&statement); known != prepared_.end()) {
      return known->second.get();
    }
    sqlite3_stmt* raw = nullptr;
    const unsigned flags = statement.once ? 0 : SQLITE_PREPARE_PERSISTENT;
    if (sqlite3_prepare_v3(database_.get(), statement.text, -1, flags, &raw, nullptr) !=
        SQLITE_OK) {
      return std::unexpected(noted(failure_of(database_.get())));
    }
    Prepared prepared(raw);
    if (statement.once) {
      once = std::move(prepared);
    } else {
      prepared_.emplace(&statement, std::move(prepared));
    }
    return raw;
  }

  std::expected<std::vector<Row>, Failure> run(sqlite3_stmt* statement,
                                               std::span<const Cell> cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      // To SQLite "$2" is a name; its place is where it first occurs.
      const std::string name = "$" + std::to_string(i + 1);
      const int at = sqlite3_bind_parameter_index(statement, name.c_str());
      if (bind(statement, at, cells[i]) != SQLITE_OK) {
        return std::unexpected(noted(failure_of(database_.get())));
      }
    }
    std::vector<Row> rows;
    int code = SQLITE_ROW;
    while ((code = sqlite3_step(statement)) == SQLITE_ROW) rows.push_back(read_row(statement));
    std::expected<std::vector<Row>, Failure> result = std::move(rows);
    if (code != SQLITE_DONE) result = std::unexpected(noted(failure_of(database_.get())));
    sqlite3_reset(statement);
    sqlite3_clear_bindings(statement);
    return result;
  }

  // Some errors have ended the transaction already.
  void roll_back() {
    if (sqlite3_get_autocommit(database_.get()) == 0) {
      sqlite3_exec(database_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
    }
  }

  std::string path_;
  Locks locks_;  // before the database, and so given back after it
  Database database_;
  std::unordered_map<const Statement*, Prepared> prepared_;
};

// A file of our own, for nobody else to read: there are secrets in it.
Result<void> create_private(const std::string& path) {
  const int handle = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (handle < 0) {
    return fail(path + " cannot be opened: " + std::strerror(errno), {}, "cannot_open");
  }
  ::close(handle);
  return {};
}

// What was written under this name is on the disk afterwards; a folder may be synced too.
bool sync_to_disk(const std::string& path) {
  const int handle = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (handle < 0) return false;
  const bool synced = ::fsync(handle) == 0;
  ::close(handle);
  return synced;
}

std::string folder_of(const std::string& path) {
  const fs::path folder = fs::path(path).parent_path();
  return folder.empty() ? "." : folder.string();
}

Result<void> SqliteLedger::back_up(const std::string& path) {
  std::error_code ignored;
  if (!fs::is_directory(folder_of(path), ignored)) {
    return fail("the folder " + folder_of(path) + " does not exist", {}, "no_folder");
  }
  if (fs::exists(path, ignored)) {
    return fail(path + " exists already: give a new name", {}, "duplicate");
  }
  const std::string part = path + ".part";
  fs::remove(part, ignored);
  if (auto created = create_private(part); !created) return created;

  sqlite3* raw = nullptr;
  int code = sqlite3_open_v2(part.c_str(), &raw, SQLITE_OPEN_READWRITE, nullptr);
  Database copy(raw);
  if (code == SQLITE_OK) {
    sqlite3_backup* backup = sqlite3_backup_init(copy.get(), "main", database_.get(), "main");
    if (backup != nullptr) {
      sqlite3_backup_step(backup, -1);
      code = sqlite3_backup_finish(backup);
    } else {
      code = sqlite3_errcode(copy.get());
    }
  }
  copy.reset();
  if (code == SQLITE_OK && sync_to_disk(part)) {
    std::error_code renamed;
    fs::rename(part, path, renamed);
    if (!renamed && sync_to_disk(folder_of(path))) return {};
  }
  fs::remove(part, ignored);
  return fail(path + " cannot be written: " +
                  (code == SQLITE_OK ? std::strerror(errno) : sqlite3_errstr(code)),
              {}, code == SQLITE_FULL ? "full" : "database");
}

constexpr Statement kIntegrity{"PRAGMA integrity_check", true};
constexpr Statement kForeignRows{"PRAGMA foreign_key_check", true};

std::expected<std::vector<std::string>, Failure> SqliteLedger::examine() {
  const auto text_in = [](const Row& row, std::size_t at) {
    const auto* const text = at < row.size() ? std::get_if<std::string>(&row[at]) : nullptr;
    return text == nullptr ? std::string("?") : *text;
  };
  const auto integrity = ask(kIntegrity, {});
  if (!integrity && integrity.error().fault != Fault::damaged) {
    return std::unexpected(integrity.error());
  }
  if (!integrity) return std::vector{integrity.error().message};
  std::vector<std::string> found;
  for (const Row& row : *integrity) {
    if (const std::string said = text_in(row, 0); said != "ok") found.push_back(said);
  }
  const auto foreign = ask(kForeignRows, {});
  if (!foreign && foreign.error().fault != Fault::damaged) return std::unexpected(foreign.error());
  if (!foreign) return found;
  for (const Row& row : *foreign) {
    found.push_back("a row of \"" + text_in(row, 0) + "\" belongs to one of \"" + text_in(row, 2) +
                    "\" that is not there");
  }
  return found;
}

// One that is there already is never written over: it may be the only good one.
Result<std::string> SqliteLedger::set_aside(std::int64_t schema) {
  if (path_ == kMemory) return std::string();
  const std::string name = path_ + ".schema" + std::to_string(schema) + "-backup";
  std::string copy = name;
  std::error_code ignored;
  for (int n = 2; fs::exists(copy, ignored); ++n) copy = name + "-" + std::to_string(n);
  if (const auto made = back_up(copy); !made) {
    return fail("the store is not brought up to date, since no copy can be made before: " +
                    made.error().message,
                {}, made.error().key);
  }
  return copy;
}

// For the migration that seals what was written before there were seals.
void seal_row(sqlite3_context* context, int, sqlite3_value** values) {
  const auto text = [&](int at) {
    const auto* bytes = static_cast<const char*>(sqlite3_value_blob(values[at]));
    const auto size = static_cast<std::size_t>(sqlite3_value_bytes(values[at]));
    return size == 0 ? std::string_view() : std::string_view(bytes, size);
  };
  const std::string seal = seal_of(text(0), text(1), sqlite3_value_int64(values[2]), text(3));
  sqlite3_result_text(context, seal.data(), static_cast<int>(seal.size()), SQLITE_TRANSIENT);
}

constexpr Statement kForeignKeys{"PRAGMA foreign_keys = ON", true};
constexpr Statement kWal{"PRAGMA journal_mode = WAL", true};
constexpr Statement kFull{"PRAGMA synchronous = FULL", true};
constexpr Statement kNormal{"PRAGMA synchronous = NORMAL", true};
constexpr Statement kReadOnly{"PRAGMA query_only = ON", true};
constexpr Statement kForeignTables{
    "SELECT count(*) FROM sqlite_master WHERE NOT EXISTS "
    "(SELECT 1 FROM sqlite_master WHERE name = 'migrations')",
    true};

Error not_ours(const std::string& path) {
  return {path + " is a database of something else: name another file", {}, "not_a_database"};
}

// The settings of a connection, and that this is a store or can become one.
Result<void> settle(Ledger& ledger, const std::string& path, Access access, Durability durability) {
  std::vector<const Statement*> settings = {&kForeignKeys,
                                            durability == Durability::full ? &kFull : &kNormal};
  if (access == Access::serve && path != kMemory) settings.push_back(&kWal);
  if (access == Access::inspect) settings.push_back(&kReadOnly);
  const auto foreign = ledger.ask(kForeignTables, {});
  if (!foreign) {
    Error error = as_error(foreign.error(), path + " cannot be used as a store");
    if (foreign.error().fault == Fault::other) error.key = "not_a_database";
    return std::unexpected(std::move(error));
  }
  if (std::get<std::int64_t>(foreign->at(0).at(0)) != 0) return std::unexpected(not_ours(path));
  for (const Statement* setting : settings) {
    if (const auto set = ledger.ask(*setting, {}); !set) {
      return std::unexpected(as_error(set.error(), path + " cannot be used as a store"));
    }
  }
  return {};
}

// The file's one true name, so that a link to it is locked as the same store.
Result<std::string> true_name(const std::string& path, Access access) {
  std::error_code trouble;
  if (path.empty()) return fail("a store needs a name", {}, "no_store");
  if (fs::is_directory(path, trouble)) {
    return fail(path + " is a folder: name a file", {}, "not_a_database");
  }
  if (!fs::is_directory(folder_of(path), trouble)) {
    return fail("the folder " + folder_of(path) + " does not exist", {}, "no_folder");
  }
  if (access != Access::serve && !fs::exists(path, trouble)) {
    return fail(path + " does not exist", {}, "no_store");
  }
  const fs::path name = fs::weakly_canonical(path, trouble);
  if (trouble) return fail(path + ": " + trouble.message(), {}, "cannot_open");
  return name.string();
}

}  // namespace

Result<std::unique_ptr<Ledger>> open_sqlite(const std::string& path, Access access,
                                            Durability durability) {
  std::string name = path;
  Locks locks;
  if (path != kMemory) {
    auto found = true_name(path, access);
    if (!found) return std::unexpected(std::move(found.error()));
    name = std::move(*found);
    if (access == Access::serve) {
      auto beside = LockFile::take(name + ".lock");
      if (!beside) return std::unexpected(std::move(beside.error()));
      locks.beside = std::move(*beside);
      auto of_database = LockFile::take_database(name);
      if (!of_database) return std::unexpected(std::move(of_database.error()));
      locks.of_database = std::move(*of_database);
    }
  }
  sqlite3* raw = nullptr;
  const int code =
      sqlite3_open_v2(name.c_str(), &raw, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOFOLLOW, nullptr);
  Database database(raw);
  if (code != SQLITE_OK) {
    return fail(path + " cannot be opened: " + sqlite3_errstr(code), {}, "cannot_open");
  }
  sqlite3_extended_result_codes(database.get(), 1);
  sqlite3_busy_timeout(database.get(), kPatienceMs);
  constexpr int kForms = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY;
  sqlite3_create_function(database.get(), "noblesse_seal", 4, kForms, nullptr, &seal_row, nullptr,
                          nullptr);
  auto ledger = std::make_unique<SqliteLedger>(name, std::move(locks), std::move(database));
  if (auto settled = settle(*ledger, path, access, durability); !settled) {
    return std::unexpected(std::move(settled.error()));
  }
  return ledger;
}

}  // namespace noblesse::store
