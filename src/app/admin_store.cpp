#include "app/admin_store.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <thread>
#include <utility>

#include "app/columns.h"
#include "app/serve.h"

namespace noblesse {
namespace {

using store::Access;
using store::Store;

// A club looks every two seconds; one that is busy may take longer.
constexpr int kTries = 150;
constexpr std::chrono::milliseconds kBetweenTries{100};

// Makes sure that the default store's folder is there, where one is to be served.
Result<std::unique_ptr<Store>> try_to_open(const AdminOptions& options, Access access) {
  const auto settings = settings_of(options);
  if (!settings) return std::unexpected(settings.error());
  if (access == Access::serve) {
    if (const auto made = make_data_folder(*settings); !made) {
      return std::unexpected(made.error());
    }
  }
  return store::open_store(settings->store, access, settings->durability);
}

// Whether the club has struck it out.
Result<bool> is_done(Store& store, const store::Instruction& wish) {
  const auto open = store.instructions();
  if (!open) return std::unexpected(open.error());
  return std::ranges::none_of(*open, [&](const store::Instruction& other) {
    return other.kind == wish.kind && other.about == wish.about && other.made == wish.made;
  });
}

int leave_word(const AdminOptions& options, const store::Instruction& wish,
               const std::string& done) {
  const auto books = open_books(options, Access::instruct);
  if (!books) return kFaultFound;
  const store::Deed deed = store::LeaveInstruction{wish};
  if (const auto left = books->write({&deed, 1}); !left) return complain(left.error().message);
  for (int tries = 0; tries < kTries; ++tries) {
    const auto over = is_done(*books, wish);
    if (!over) return complain(over.error().message);
    if (*over) {
      fmt::print("{}\n", sanitized(done));
      return kSuccess;
    }
    std::this_thread::sleep_for(kBetweenTries);
  }
  return complain(
      "the club has been told, and has not done it yet: it will when it can write its store, or "
      "when it is started again");
}

}  // namespace

int complain(const std::string& message, int status) {
  fmt::print(stderr, "noblesse: {}\n", sanitized(message));
  return status;
}

Result<ClubSettings> settings_of(const AdminOptions& options) {
  ServeOptions wishes{.config = options.config};
  if (!options.store.empty()) wishes.given["store"] = {options.store};
  return settings_from(wishes);
}

std::unique_ptr<Store> open_books(const AdminOptions& options, Access access) {
  auto store = try_to_open(options, access);
  if (store) return std::move(*store);
  if (store.error().key == "locked") {
    complain("the club is running, and this needs its store for itself: " + store.error().message);
  } else {
    complain(store.error().message);
  }
  return nullptr;
}

std::function<Result<void>(store::Store&)> by(store::Deed deed) {
  return [deed = std::move(deed)](store::Store& store) { return store.write({&deed, 1}); };
}

int have_done(const AdminOptions& options, store::Instruction wish,
              const std::function<Result<void>(store::Store&)>& here, const std::string& done) {
  const auto books = try_to_open(options, Access::serve);
  if (!books && books.error().key != "locked") return complain(books.error().message);
  if (!books) {
    wish.made = now_ms();
    return leave_word(options, wish, done);
  }
  if (const auto written = here(**books); !written) return complain(written.error().message);
  fmt::print("{}\n", sanitized(done));
  return kSuccess;
}

int no_such_table(const std::string& table) {
  return complain("there is no table " + table +
                  " in this store; `noblesse admin list` names the open ones");
}

int no_such_person(const std::string& person) {
  return complain("there is no person " + person +
                  " in this store; `noblesse admin inspect TABLE` and `noblesse admin report N` "
                  "name people by their ids");
}

store::Ms now_ms() {
  using namespace std::chrono;
  return floor<milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace noblesse
