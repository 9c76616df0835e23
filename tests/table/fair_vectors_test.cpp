// tests/vectors/fair_shuffle.json is the contract: tests/table/check_shuffle.mjs asks the same of
// tools/check_shuffle.mjs, which runs in the browser. If these numbers change, games that were
// played before can no longer be checked: that takes a new version in the domains.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "base/hex.h"
#include "table/examine.h"
#include "table/opening.h"
#include "tests/root.h"

namespace noblesse {
namespace {

json::value read(const std::string& path) {
  const std::ifstream file(std::string(NOBLESSE_ROOT "/") + path, std::ios::binary);
  EXPECT_TRUE(file.good()) << path << " is missing";
  std::ostringstream text;
  text << file.rdbuf();
  const auto value = parse_json(text.str());
  EXPECT_TRUE(value) << path << ": " << value.error().message;
  return value ? *value : json::value();
}

const json::array& vectors(std::string_view kind) {
  static const json::value kVectors = read("tests/vectors/fair_shuffle.json");
  const json::array& cases = kVectors.at(kind).as_array();
  EXPECT_GE(cases.size(), 2U) << kind;
  return cases;
}

std::string text(const json::value& value) { return std::string(value.as_string()); }

std::vector<std::string> texts(const json::value& list) {
  std::vector<std::string> all;
  for (const json::value& each : list.as_array()) all.push_back(text(each));
  return all;
}

FairShuffle shuffle_of(const json::value& vector) {
  const json::object& fair = vector.at("fair").as_object();
  FairShuffle shuffle(text(fair.at("table")), fair.at("game_number").to_number<std::uint32_t>(),
                      *read_hex<32>(text(fair.at("seed"))));
  Seat seat = 0;
  for (const std::string& number : texts(fair.at("numbers"))) {
    EXPECT_TRUE(shuffle.add_number(seat++, number));
  }
  return shuffle;
}

std::string hex(const Preimage& preimage) {
  const std::string& bytes = preimage.bytes();
  return write_hex(std::vector<std::uint8_t>(bytes.begin(), bytes.end()));
}

TEST(FairVectors, Commitments) {
  for (const json::value& vector : vectors("commitments")) {
    const FairShuffle shuffle = shuffle_of(vector);
    EXPECT_EQ(hex(commitment_preimage(shuffle.inputs())), text(vector.at("preimage")));
    EXPECT_EQ(shuffle.commitment(), text(vector.at("commitment")));
  }
}

// Bounds above half of all draws are among them, so that draws are passed over.
TEST(FairVectors, Draws) {
  for (const json::value& vector : vectors("draws")) {
    const FairInputs inputs = shuffle_of(vector).inputs();
    const json::value* what = vector.as_object().if_contains("deal");
    const Preimage preimage =
        what != nullptr ? deal_preimage(inputs, text(*what))
                        : chance_preimage(inputs, vector.at("chance").to_number<std::uint64_t>());
    EXPECT_EQ(hex(preimage), text(vector.at("preimage")));
    Draws draws(preimage);
    const json::array& drawn = vector.at("drawn").as_array();
    for (std::size_t i = 0; i < drawn.size(); ++i) {
      const auto bound = vector.at("below").at(i).to_number<std::uint32_t>();
      EXPECT_EQ(draws.below(bound), drawn[i].to_number<std::uint32_t>()) << "draw " << i;
    }
  }
}

TEST(FairVectors, Shuffles) {
  for (const json::value& vector : vectors("shuffles")) {
    std::vector<std::string> items = texts(vector.at("items"));
    shuffle_of(vector).shuffle(text(vector.at("deal")), std::span(items));
    EXPECT_EQ(items, texts(vector.at("shuffled")));
  }
}

TEST(FairVectors, Firsts) {
  for (const json::value& vector : vectors("firsts")) {
    const auto players = vector.at("players").to_number<int>();
    const auto dealt = shuffle_of(vector).deal(Shelf(), "mille", "italia", players);
    ASSERT_TRUE(dealt);
    EXPECT_EQ(dealt->first, vector.at("first").to_number<int>());
  }
}

std::string decide(const json::value& vector, std::string_view kind, std::string_view from,
                   std::size_t count) {
  const ChanceDue due{kind, texts(vector.at(from)), count};
  return shuffle_of(vector).decide(due, vector.at("step").to_number<std::size_t>());
}

std::string list(const json::value& ids) {
  std::string joined;
  for (const std::string& id : texts(ids)) joined += (joined.empty() ? "" : ",") + id;
  return joined;
}

TEST(FairVectors, Losses) {
  for (const json::value& vector : vectors("losses")) {
    EXPECT_EQ(decide(vector, "lose", "held", vector.at("count").to_number<std::size_t>()),
              "lose " + list(vector.at("lost")));
  }
}

TEST(FairVectors, Reshuffles) {
  for (const json::value& vector : vectors("reshuffles")) {
    const std::size_t cards = vector.at("cards").as_array().size();
    EXPECT_EQ(decide(vector, "shuffle", "cards", cards), "shuffle " + list(vector.at("shuffled")));
  }
}

Result<void> verify_document(const json::value& document) {
  const auto record = read_record(document);
  if (!record) return std::unexpected(record.error());
  const auto opening = read_opening(record->rest.at("fair"));
  if (!opening) return std::unexpected(opening.error());
  const Examination found = examine(Shelf(), *record);
  if (found.fair() == Judgement::good) return {};
  return fail(found.why(found.fair()));
}

TEST(FairVectors, Records) {
  for (const json::value& vector : vectors("records")) {
    const std::string file = text(vector.at("file"));
    const json::value document = read(file);
    const Result<void> kept = verify_document(document);
    EXPECT_TRUE(kept) << file << ": " << kept.error().message;

    for (const json::value& tampered : vector.at("tampered").as_array()) {
      json::value changed = document;
      for (const auto& [pointer, value] : tampered.at("changes").as_object()) {
        json::error_code none;
        json::value* at = changed.find_pointer(pointer, none);
        ASSERT_NE(at, nullptr) << pointer;
        ASSERT_NE(*at, value) << pointer << ": nothing is changed";
        *at = value;
      }
      const Result<void> broken = verify_document(changed);
      ASSERT_FALSE(broken) << file << ": " << tampered.at("why") << " was not noticed";
      EXPECT_EQ(broken.error().message, text(tampered.at("error"))) << tampered.at("why");
    }
  }
}

}  // namespace
}  // namespace noblesse
