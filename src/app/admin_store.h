// What the commands of `noblesse admin` share: the store that is meant, and how they complain.
#pragma once

#include <memory>
#include <string>

#include "app/admin.h"
#include "app/commands.h"
#include "club/settings.h"
#include "store/store.h"

namespace noblesse {

// The status that goes with an error, which is told.
int complain(const std::string& message, int status = kFaultFound);

Result<ClubSettings> settings_of(const AdminOptions& options);

// The store that is meant, opened, or nothing after a complaint.
std::unique_ptr<store::Store> open_books(const AdminOptions& options, store::Access access);

// Has the club do something: the one that runs, which finds it in its store and does it within
// seconds; or, where none runs, it is done `here`. Says `done` when it is.
int have_done(const AdminOptions& options, store::Instruction wish,
              const std::function<Result<void>(store::Store&)>& here, const std::string& done);
// What is done here by one deed.
std::function<Result<void>(store::Store&)> by(store::Deed deed);

int no_such_table(const std::string& table);
int no_such_person(const std::string& person);

// Milliseconds since 1970.
store::Ms now_ms();

}  // namespace noblesse
