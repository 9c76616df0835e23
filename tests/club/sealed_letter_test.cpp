// Letters to devices and the club's signet, beside the examples of the standards.
#include "club/sealed_letter.h"

#include <gtest/gtest.h>

#include "club/signet.h"
#include "tests/club/push_service.h"

namespace noblesse {
namespace {

using testing::PushDevice;
using testing::Vapid;

TEST(Base64Url, IsReadAndWritten) {
  const std::pair<std::string_view, std::string_view> known[] = {
      {"", ""},           {"f", "Zg"},          {"fo", "Zm8"},          {"foo", "Zm9v"},
      {"foob", "Zm9vYg"}, {"fooba", "Zm9vYmE"}, {"foobar", "Zm9vYmFy"}, {"\xfb\xff", "-_8"}};
  for (const auto& [text, written] : known) {
    EXPECT_EQ(write_base64url(text), written);
    EXPECT_EQ(read_base64url(written), Bytes(text.begin(), text.end())) << written;
  }
  for (const char* bad : {"Zg==", "Z", "Zm9vY", "Zh", "Zm9 ", "+/8", "Zm\n"}) {
    EXPECT_FALSE(read_base64url(bad)) << bad;
  }
}

template <std::size_t Size>
std::array<std::uint8_t, Size> bytes(std::string_view text) {
  const auto read = read_base64url(text);
  EXPECT_TRUE(read && read->size() == Size) << text;
  std::array<std::uint8_t, Size> out{};
  if (read) std::copy_n(read->begin(), std::min(Size, read->size()), out.begin());
  return out;
}

// RFC 8291, section 5 and appendix A.
constexpr std::string_view kText = "When I grow up, I want to be a watermelon";
constexpr std::string_view kDevice =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
constexpr std::string_view kAuth = "BTBZMqHH6r4Tts7J_aSIgg";

TEST(SealedLetter, IsTheOneOfRfc8291) {
  const P256Key once =
      P256Key::of(bytes<32>("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")).value();
  EXPECT_EQ(
      write_base64url(once.point()),
      "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
  const Recipient recipient = read_recipient(kDevice, kAuth).value();
  const std::string letter =
      seal_letter(recipient, kText, kText.size(), once, bytes<16>("DGv6ra1nlYgDCS1FRnbzlw"))
          .value();
  EXPECT_EQ(write_base64url(std::string_view(letter)),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
            "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
            "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
  const PushDevice device(
      P256Key::of(bytes<32>("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94")).value(),
      *read_base64url(kAuth));
  EXPECT_EQ(device.point(), kDevice);
  EXPECT_EQ(device.open(letter), kText);
  EXPECT_EQ(PushDevice().open(letter), "?") << "nobody else opens it";
}

TEST(SealedLetter, HasOneLengthWhateverItSays) {
  const PushDevice device;
  const Recipient recipient = read_recipient(device.point(), device.auth()).value();
  std::set<std::string> all;
  for (const std::string& text : {std::string(), std::string("yes"), std::string(100, 'x')}) {
    const std::string letter = seal_letter(recipient, text, 100).value();
    EXPECT_EQ(letter.size(), 86U + 100 + 1 + 16) << text;
    EXPECT_EQ(device.open(letter), text);
    EXPECT_TRUE(all.insert(letter.substr(0, 86)).second) << "a new key and salt for each";
  }
  EXPECT_FALSE(seal_letter(recipient, std::string(101, 'x'), 100));
}

TEST(SealedLetter, NeedsRealKeys) {
  EXPECT_TRUE(read_recipient(kDevice, kAuth));
  std::string off_the_curve(kDevice);
  off_the_curve.back() = 'A';
  for (const std::string& bad : {std::string(), std::string("AAAA"), off_the_curve,
                                 write_base64url(Bytes(65, 0)), std::string(kDevice) + "="}) {
    const auto read = read_recipient(bad, kAuth);
    ASSERT_FALSE(read) << bad;
    EXPECT_TRUE(read.error().message.contains("p256dh")) << read.error().message;
  }
  const auto read = read_recipient(kDevice, "AAAA");
  ASSERT_FALSE(read);
  EXPECT_TRUE(read.error().message.contains("auth")) << read.error().message;
  EXPECT_FALSE(P256Key::of({})) << "nothing is no secret";
}

// RFC 8292, section 2.4.
TEST(Signet, SpeaksAsInRfc8292) {
  const Vapid example(
      "vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B"
      "1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzp"
      "wdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK"
      "2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, "
      "k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_"
      "RCPCfA5aq9ojSwk5Y2EmClBPs");
  EXPECT_TRUE(example.is_signed) << "the tests can tell";
  const Signet signet(P256Key::make().value());
  const Vapid ours(
      signet.authorization("https://push.example.net", 1453523768, "mailto:push@example.com")
          .value());
  EXPECT_EQ(ours.head, example.head);
  EXPECT_EQ(ours.claims, example.claims);
  EXPECT_EQ(ours.key, signet.point());
  EXPECT_TRUE(ours.is_signed);
  const Vapid nameless(signet.authorization("https://push.example.net", 1, "").value());
  EXPECT_EQ(nameless.claims, R"({"aud":"https://push.example.net","exp":1})");
}

TEST(Signet, IsMadeOnceAndKept) {
  const auto store = store::open_store(":memory:").value();
  const std::string first = Signet::take_out(*store).value().point();
  EXPECT_EQ(Signet::take_out(*store).value().point(), first);
  EXPECT_NE(Signet::take_out(*store::open_store(":memory:").value()).value().point(), first);
}

}  // namespace
}  // namespace noblesse
