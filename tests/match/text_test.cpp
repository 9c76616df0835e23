// Text from outside: counted, judged, quoted, guessed at.
#include "match/text.h"

#include <gtest/gtest.h>

#include <vector>

namespace noblesse {
namespace {

TEST(Text, is_counted_in_characters) {
  EXPECT_EQ(characters(""), 0U);
  EXPECT_EQ(characters("Oltrepò"), 7U);
  EXPECT_EQ(characters("🎺€"), 2U);
  EXPECT_EQ(characters("\xFF\xC3"), 2U);
  EXPECT_EQ(first_characters("òàè", 2), "òà");
  EXPECT_EQ(first_characters("òà", 9), "òà");
}

TEST(Text, that_would_upset_a_terminal_cannot_be_shown) {
  EXPECT_TRUE(printable("Via Oltrepò 🎺"));
  for (const std::string_view bad :
       {"a\nb", "\x1B[31m", "\x7F", "\u0085", "\u009B", "\u2028", "\u202E", "\u2066", "\uFEFF",
        "\xFF", "\xC3", "\xC0\x80", "\xE0\x80\x80", "\xED\xA0\x80", "\xF4\x90\x80\x80"}) {
    EXPECT_FALSE(printable(bad)) << quote(bad);
  }
}

TEST(Text, is_quoted_short_and_harmless) {
  EXPECT_EQ(quote("Pisa"), "\"Pisa\"");
  EXPECT_EQ(quote("a\x1B[1mò"), "\"a\uFFFD[1mò\"");
  EXPECT_EQ(quote(std::string(41, 'x')), '"' + std::string(40, 'x') + "…\"");
}

TEST(Text, is_listed_as_one_says_it) {
  const std::vector<std::string> words = {"Pisa", "Torino", "Verona"};
  EXPECT_EQ(enumerate(words), "Pisa, Torino and Verona");
  EXPECT_EQ(enumerate(std::span(words).first(2)), "Pisa and Torino");
  EXPECT_EQ(enumerate(std::span(words).first(1)), "Pisa");
}

TEST(Text, a_slip_of_the_pen_is_understood) {
  const std::vector<std::string_view> cities = {"Torino", "Genova", "Pisa"};
  EXPECT_EQ(nearest("Genua", cities), "Genova");
  EXPECT_EQ(nearest("torino", cities), "Torino");
  EXPECT_EQ(nearest("Psia", cities), "Pisa");  // two letters exchanged are one slip
  EXPECT_EQ(nearest("Piee", cities), "");      // two of four letters is too far
  EXPECT_EQ(nearest("Roma", cities), "");
  EXPECT_EQ(nearest(std::string(1'000'000, 'P'), cities), "");
  EXPECT_EQ(did_you_mean("Genua", cities), "; did you mean \"Genova\"?");
  EXPECT_EQ(did_you_mean("Roma", cities), "");
}

TEST(Text, stands_in_a_page_as_it_was_written) {
  EXPECT_EQ(escape_html("<b a=\"1\">Tom & 'Jerry'</b>"),
            "&lt;b a=&quot;1&quot;&gt;Tom &amp; &#39;Jerry&#39;&lt;/b&gt;");
}

}  // namespace
}  // namespace noblesse
