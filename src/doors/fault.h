// Everything the doors themselves refuse. The codes are stable: programs may rely on them, texts
// may change. An answer's body is {"error":{"code":"…","text":"…"}}.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "doors/asking.h"

namespace noblesse {

enum class DoorFault : std::uint8_t {
  bad_request,
  bad_path,
  bad_query,
  bad_cookie,
  bad_host,
  bad_forwarding,
  bad_handshake,
  foreign_origin,
  method_not_allowed,
  request_too_slow,
  body_too_large,
  expectation_failed,
  wrong_host,
  too_many_requests,
  too_many_connections,
  headers_too_large,
  no_answer,
  bad_answer,
  method_unknown,
  encoding_unknown,
  house_full,
  closing,
  answer_too_late,
  version_unknown,
};

struct DoorFaultWords {
  DoorFault fault;
  int status;
  std::string_view code;
  std::string_view text;
};

inline constexpr std::array kDoorFaults{
    DoorFaultWords{DoorFault::bad_request, 400, "bad_request",
                   "The request is not well-formed HTTP/1.1."},
    DoorFaultWords{DoorFault::bad_path, 400, "bad_path",
                   "The path must begin with / and be UTF-8, percent-encoded once, without dots as "
                   "names, empty names, backslashes, control characters or encoded slashes."},
    DoorFaultWords{
        DoorFault::bad_query, 400, "bad_query",
        "The query must be name=value pairs joined by &, percent-encoded UTF-8, at most 64."},
    DoorFaultWords{DoorFault::bad_cookie, 400, "bad_cookie",
                   "The Cookie header must be name=value pairs joined by semicolons, at most 64."},
    DoorFaultWords{DoorFault::bad_host, 400, "bad_host",
                   "The request must name exactly one host, with or without a port."},
    DoorFaultWords{DoorFault::bad_forwarding, 400, "bad_forwarding",
                   "The proxy's X-Forwarded-For must be a list of addresses."},
    DoorFaultWords{DoorFault::bad_handshake, 400, "bad_handshake",
                   "A WebSocket handshake is a GET with HTTP/1.1, Upgrade: websocket, Connection: "
                   "upgrade, version 13 and a key, and nothing behind it before the answer."},
    DoorFaultWords{
        DoorFault::foreign_origin, 403, "foreign_origin",
        "The Origin must be this host's own; only callers without cookies may leave it out."},
    DoorFaultWords{DoorFault::method_not_allowed, 405, "method_not_allowed",
                   "This cannot be asked with that method."},
    DoorFaultWords{DoorFault::request_too_slow, 408, "request_too_slow",
                   "The request took too long to arrive."},
    DoorFaultWords{DoorFault::body_too_large, 413, "body_too_large",
                   "The body is larger than is allowed here."},
    DoorFaultWords{DoorFault::expectation_failed, 417, "expectation_failed",
                   "The only expectation that can be met is 100-continue."},
    DoorFaultWords{DoorFault::wrong_host, 421, "wrong_host",
                   "This server does not answer to that name; whoever keeps it can add the name to "
                   "its hosts."},
    DoorFaultWords{DoorFault::too_many_requests, 429, "too_many_requests",
                   "Too many requests from this address; Retry-After says how long to wait."},
    DoorFaultWords{DoorFault::too_many_connections, 429, "too_many_connections",
                   "Too many connections from this address."},
    DoorFaultWords{DoorFault::headers_too_large, 431, "headers_too_large",
                   "The request line and headers are too long."},
    DoorFaultWords{DoorFault::no_answer, 500, "no_answer", "The house failed to answer."},
    DoorFaultWords{DoorFault::bad_answer, 500, "bad_answer",
                   "The house's answer could not be written as HTTP."},
    DoorFaultWords{DoorFault::method_unknown, 501, "method_unknown",
                   "That method is unknown here."},
    DoorFaultWords{DoorFault::encoding_unknown, 501, "encoding_unknown",
                   "The only transfer encoding that is understood is chunked."},
    DoorFaultWords{DoorFault::house_full, 503, "house_full",
                   "There are too many connections already."},
    DoorFaultWords{DoorFault::closing, 503, "closing",
                   "The server is closing; come back in a moment."},
    DoorFaultWords{DoorFault::answer_too_late, 504, "answer_too_late",
                   "The house took too long to answer."},
    DoorFaultWords{DoorFault::version_unknown, 505, "version_unknown",
                   "Only HTTP/1.0 and HTTP/1.1 are spoken here."},
};

constexpr const DoorFaultWords& words_of(DoorFault fault) {
  return kDoorFaults[static_cast<unsigned>(fault)];
}

Answer answer_to(DoorFault fault);

// Why a line is closed by the doors, as its close code.
namespace close_code {
inline constexpr std::uint16_t kNotFrames = 1002;    // not as RFC 6455 has them
inline constexpr std::uint16_t kBinary = 1003;       // only text is spoken here
inline constexpr std::uint16_t kNotUtf8 = 1007;      // a text frame that is none
inline constexpr std::uint16_t kTooMany = 1008;      // more frames or bytes than is allowed
inline constexpr std::uint16_t kTooLarge = 1009;     // a message larger than is allowed
inline constexpr std::uint16_t kHouseFailed = 1011;  // the house failed on what it heard
inline constexpr std::uint16_t kRestart = 1012;      // the server closes; come back in a moment
}  // namespace close_code

}  // namespace noblesse
