// JSON written by hand is the JSON that the library would have written.
#include "match/json_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace noblesse {
namespace {

RC_GTEST_PROP(JsonText, QuotesWhateverThereIs, (const std::string& text)) {
  std::string quoted;
  append_quoted(quoted, text);
  RC_ASSERT(quoted == json::serialize(json::value(json::string_view(text.data(), text.size()))));
}

TEST(JsonText, QuotesWhatNeedsEscapes) {
  const auto quote = [](std::string_view text) {
    std::string out;
    append_quoted(out, text);
    return out;
  };
  EXPECT_EQ(quote("castle"), R"("castle")");
  EXPECT_EQ(quote("say \"hello\"\\"), R"("say \"hello\"\\")");
  EXPECT_EQ(quote("a\nb"), R"("a\nb")");
  EXPECT_EQ(quote("Müller"), "\"Müller\"");
}

TEST(JsonText, WritesObjectsKeyByKey) {
  const JsonFields fields = JsonFields()
                                .add("seat", 1)
                                .add("name", "O'Neil \"the fox\"")
                                .add("here", true)
                                .add_json("list", "[1,2]");
  EXPECT_EQ(fields.object(), R"({"seat":1,"name":"O'Neil \"the fox\"","here":true,"list":[1,2]})");
  EXPECT_EQ(JsonFields().object(), "{}");
  EXPECT_EQ(JsonFields().add_all(fields).object(), fields.object());
  EXPECT_EQ(JsonFields().add("a", 1).add_all(JsonFields()).object(), R"({"a":1})");
}

}  // namespace
}  // namespace noblesse
