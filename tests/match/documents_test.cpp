// What the documents say of the rules' numbers is true.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "games/adel/state.h"
#include "games/mille/state.h"
#include "tests/root.h"

namespace noblesse {
namespace {

std::string document(const std::string& name) {
  std::ifstream file(NOBLESSE_ROOT "/docs/" + name);
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(Documents, SayHowLargeAStateIs) {
  const std::string adel = std::to_string(sizeof(adel::State));
  const std::string mille = std::to_string(sizeof(mille::State));
  const std::string text = document("architecture.md");
  EXPECT_TRUE(text.contains(adel + " bytes for adel and " + mille + " for mille"));
  EXPECT_TRUE(text.contains("adel (" + adel + " bytes) and mille (" + mille + " bytes)"));
}

}  // namespace
}  // namespace noblesse
