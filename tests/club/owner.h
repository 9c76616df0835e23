// The owner of the club in a test: writes beside it, as `noblesse admin` does.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "store/store.h"

namespace noblesse::testing {

// Also while the club runs.
inline void instruct(const std::string& path, const store::Deed& deed) {
  const auto store = store::open_store(path, store::Access::instruct);
  ASSERT_TRUE(store) << store.error().message;
  const auto written = (*store)->write({&deed, 1});
  ASSERT_TRUE(written) << written.error().message;
}

inline void ban(const std::string& path, store::Ban ban) {
  instruct(path, store::SaveBan{std::move(ban)});
}

// What is in the store now.
template <class Ask>
auto looked_up(const std::string& path, Ask ask) {
  const auto store = store::open_store(path, store::Access::inspect);
  EXPECT_TRUE(store) << store.error().message;
  auto found = ask(**store);
  EXPECT_TRUE(found) << found.error().message;
  return std::move(*found);
}

}  // namespace noblesse::testing
