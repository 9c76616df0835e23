// Frames as RFC 6455 has them, byte by byte.
#include "doors/frames.h"

#include <gtest/gtest.h>

#include <vector>

#include "tests/doors/caller.h"

namespace noblesse {
namespace {

using testing::client_frame;
using Kind = Said::Kind;

struct Read {
  Kind kind;
  unsigned code;
  std::string bytes;
  friend bool operator==(const Read&, const Read&) = default;
};

// Everything that comes of these bytes, given in pieces of a size.
std::vector<Read> read_all(std::string_view bytes, std::size_t piece) {
  FrameReader reader(1000);
  std::vector<Read> all;
  while (!bytes.empty()) {
    std::string_view next = bytes.substr(0, piece);
    bytes.remove_prefix(next.size());
    while (const auto message = reader.read(next)) {
      all.push_back({message->kind, message->code, std::string(message->bytes)});
    }
  }
  return all;
}

std::vector<Read> read_all(std::string_view bytes) {
  const auto whole = read_all(bytes, bytes.size());
  for (const std::size_t piece : {1U, 2U, 3U, 7U}) EXPECT_EQ(read_all(bytes, piece), whole);
  return whole;
}

TEST(Frames, MessagesAreReadHoweverTheyAreCut) {
  EXPECT_EQ(read_all(client_frame(1, "Mille") + client_frame(2, "") + client_frame(1, "Grazie")),
            (std::vector<Read>{
                {Kind::text, 0, "Mille"}, {Kind::binary, 0, ""}, {Kind::text, 0, "Grazie"}}));
  EXPECT_EQ(
      read_all(client_frame(1, std::string(125, 'x')) + client_frame(1, std::string(126, 'y')) +
               client_frame(1, std::string(1000, 'z'))),
      (std::vector<Read>{{Kind::text, 0, std::string(125, 'x')},
                         {Kind::text, 0, std::string(126, 'y')},
                         {Kind::text, 0, std::string(1000, 'z')}}));
}

TEST(Frames, PiecesAreJoinedWithOthersInBetween) {
  EXPECT_EQ(
      read_all(client_frame(1, "\xc3", false) + client_frame(9, "there?") +
               client_frame(0, "\xbc", false) + client_frame(10, "") + client_frame(0, "ben")),
      (std::vector<Read>{{Kind::ping, 0, "there?"}, {Kind::pong, 0, ""}, {Kind::text, 0, "üben"}}));
}

TEST(Frames, BehindACloseNothingIsRead) {
  EXPECT_EQ(read_all(client_frame(8, "\x03\xe8 so") + client_frame(1, "x")),
            (std::vector<Read>{{Kind::close, 1000, " so"}}));
  EXPECT_EQ(read_all(client_frame(8, "")), (std::vector<Read>{{Kind::close, 0, ""}}));
}

TEST(Frames, WhatIsBrokenEndsTheReadingWithItsCode) {
  const auto code_of = [](const std::string& bytes) {
    const auto all = read_all(bytes + client_frame(1, "x"));
    EXPECT_EQ(all.size(), 1U);
    return all.empty() || all[0].kind != Kind::broken ? 0 : all[0].code;
  };
  EXPECT_EQ(code_of(client_frame(1, "unmasked", true, false)), 1002U);
  EXPECT_EQ(code_of(client_frame(3, "reserved")), 1002U);
  EXPECT_EQ(code_of(client_frame(11, "reserved")), 1002U);
  EXPECT_EQ(code_of(client_frame(1 | 0x40, "compressed")), 1002U);
  EXPECT_EQ(code_of(client_frame(0, "more of nothing")), 1002U);
  EXPECT_EQ(code_of(client_frame(1, "a", false) + client_frame(1, "b")), 1002U);
  EXPECT_EQ(code_of(client_frame(9, "in pieces", false)), 1002U);
  EXPECT_EQ(code_of(client_frame(9, std::string(126, 'x'))), 1002U);
  EXPECT_EQ(code_of(std::string("\x81\xfe\x00\x05", 4) + "mask" + "hello"), 1002U)
      << "5, written long";
  EXPECT_EQ(code_of(std::string("\x81\xff\x00\x00\x00\x00\x00\x00\x01\x00", 10) + "mask"), 1002U);
  EXPECT_EQ(code_of(std::string("\x81\xff\xff\x00\x00\x00\x00\x00\x00\x00", 10) + "mask"), 1002U);
  EXPECT_EQ(code_of(client_frame(8, "\x03")), 1002U) << "half a code";
  for (const std::string& code :
       {std::string("\x00\x00", 2), std::string("\x03\xe7"), std::string("\x03\xec"),
        std::string("\x03\xed"), std::string("\x03\xee"), std::string("\x03\xf7"),
        std::string("\x13\x88")}) {
    EXPECT_EQ(code_of(client_frame(8, code)), 1002U);
  }
  EXPECT_EQ(code_of(client_frame(8, "\x03\xe8\xff")), 1007U);
  EXPECT_EQ(code_of(client_frame(1, "\xff")), 1007U);
  EXPECT_EQ(code_of(client_frame(1, std::string(1001, 'x'))), 1009U);
  EXPECT_EQ(code_of(client_frame(1, std::string(999, 'x'), false) + client_frame(0, "xx", false)),
            1009U);
}

TEST(Frames, ADoorsOwnHeadIsAsShortAsCanBe) {
  const auto head = [](std::size_t length) {
    const FrameHead written = write_frame_head(Opcode::text, length);
    return std::string(written.bytes.data(), written.size);
  };
  EXPECT_EQ(head(0), std::string("\x81\x00", 2));
  EXPECT_EQ(head(125), "\x81\x7d");
  EXPECT_EQ(head(126), std::string("\x81\x7e\x00\x7e", 4));
  EXPECT_EQ(head(65535), "\x81\x7e\xff\xff");
  EXPECT_EQ(head(65536), std::string("\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00", 10));
}

TEST(Frames, TheHandshakesKeyIsAnsweredAsTheExampleOfTheStandard) {
  EXPECT_EQ(accept_key("dGhlIHNhbXBsZSBub25jZQ=="), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");
}

}  // namespace
}  // namespace noblesse
