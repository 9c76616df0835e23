// Every rule has a test that is named after it.
#include <gtest/gtest.h>

#include <set>
#include <string>

namespace noblesse {
namespace {

// The rules that tests of this program are named after: "A10b" of "A10b_TwoThievesGetNothing".
std::set<std::string> rules_with_a_test() {
  std::set<std::string> rules;
  const ::testing::UnitTest& all = *::testing::UnitTest::GetInstance();
  for (int s = 0; s < all.total_test_suite_count(); ++s) {
    const ::testing::TestSuite& suite = *all.GetTestSuite(s);
    for (int t = 0; t < suite.total_test_count(); ++t) {
      const std::string name = suite.GetTestInfo(t)->name();
      rules.insert(name.substr(0, name.find('_')));
    }
  }
  return rules;
}

TEST(Rules, EveryRuleHasATest) {
  const std::set<std::string> tested = rules_with_a_test();
  std::vector<std::string> rules = {"A10a", "A10b", "A10c"};
  for (int rule = 1; rule <= 26; ++rule) rules.push_back("A" + std::to_string(rule));
  for (int rule = 1; rule <= 19; ++rule) rules.push_back("M" + std::to_string(rule));
  for (const std::string& rule : rules) {
    EXPECT_TRUE(tested.contains(rule)) << "no test is named " << rule << "_…";
  }
}

}  // namespace
}  // namespace noblesse
