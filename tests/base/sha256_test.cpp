// SHA-256 against the published examples of FIPS 180-4 and NIST's test vectors, and at every length
// around the borders of a block, where the closing bytes need one block more.
#include "base/sha256.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "base/hex.h"

namespace noblesse {
namespace {

std::string sha256(std::string_view bytes) {
  Sha256 hash;
  hash.add(bytes);
  return write_hex(hash.digest());
}

TEST(Sha256, OfNothing) {
  EXPECT_EQ(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
}

TEST(Sha256, OfTheExamplesOfTheStandard) {
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(sha256("abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn"
                   "hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu"),
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1");
}

TEST(Sha256, OfAMillionLettersA) {
  EXPECT_EQ(sha256(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, OfBytesThatAreNoText) {
  EXPECT_EQ(sha256("\xBD"), "68325720aabd7c82f30f554b313d0570c95accbb7dc4b5aae11204c08ffe732b");
  EXPECT_EQ(sha256(std::string_view("\0\0\0\0", 4)),
            "df3f619804a92fdb4057192dc43dd748ea778adc52bc498ce80524c014b81119");
}

// Each length from one below to one above what a block holds, without and with the closing bytes.
TEST(Sha256, AroundTheBordersOfABlock) {
  const auto of_a = [](std::size_t length) { return sha256(std::string(length, 'a')); };
  EXPECT_EQ(of_a(55), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
  EXPECT_EQ(of_a(56), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a");
  EXPECT_EQ(of_a(57), "f13b2d724659eb3bf47f2dd6af1accc87b81f09f59f2b75e5c0bed6589dfe8c6");
  EXPECT_EQ(of_a(63), "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34");
  EXPECT_EQ(of_a(64), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
  EXPECT_EQ(of_a(65), "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0");
  EXPECT_EQ(of_a(119), "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb");
  EXPECT_EQ(of_a(120), "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c");
  EXPECT_EQ(of_a(121), "e9615320128cc7a3d6078e9af05603188e5ccbf0d07d8b735d3df5e8e0c1281f");
  EXPECT_EQ(of_a(127), "c57e9278af78fa3cab38667bef4ce29d783787a2f731d4e12200270f0c32320a");
  EXPECT_EQ(of_a(128), "6836cf13bac400e9105071cd6af47084dfacad4e5e302c94bfed24e013afb73e");
  EXPECT_EQ(of_a(129), "c12cb024a2e5551cca0e08fce8f1c5e314555cc3fef6329ee994a3db752166ae");
}

// The way in which the bytes come does not matter, and to ask for a digest changes nothing.
RC_GTEST_PROP(Sha256, OfPieces, (const std::string& first, const std::string& second)) {
  Sha256 hash;
  hash.add(first);
  RC_ASSERT(write_hex(hash.digest()) == sha256(first));
  hash.add(second);
  RC_ASSERT(write_hex(hash.digest()) == sha256(first + second));
}

TEST(Hex, OutAndIn) {
  const std::array<std::uint8_t, 4> bytes{0x00, 0x0F, 0xA5, 0xFF};
  EXPECT_EQ(write_hex(bytes), "000fa5ff");
  EXPECT_EQ(read_hex<4>("000fa5ff"), bytes);
}

TEST(Hex, RefusesAllElse) {
  EXPECT_FALSE(read_hex<4>(""));
  EXPECT_FALSE(read_hex<4>("000fa5f"));
  EXPECT_FALSE(read_hex<4>("000fa5ff0"));
  EXPECT_FALSE(read_hex<4>("000FA5FF")) << "one way to write it";
  for (const char wrong : {'g', '/', ':', '`', ' ', '\0'}) {
    EXPECT_FALSE(read_hex<4>(std::string("000fa5f") + wrong)) << wrong;
  }
}

}  // namespace
}  // namespace noblesse
