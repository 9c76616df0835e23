#include "doors/head.h"

#include <algorithm>
#include <array>
#include <cstdio>

namespace noblesse {
namespace {

constexpr std::string_view kSafety =
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "
    "style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()\r\n";

std::string_view reason(int status) {
  switch (status) {
    case 200: return "OK";
    case 201: return "Created";
    case 202: return "Accepted";
    case 204: return "No Content";
    case 301: return "Moved Permanently";
    case 302: return "Found";
    case 303: return "See Other";
    case 304: return "Not Modified";
    case 307: return "Temporary Redirect";
    case 308: return "Permanent Redirect";
    case 400: return "Bad Request";
    case 401: return "Unauthorized";
    case 403: return "Forbidden";
    case 404: return "Not Found";
    case 405: return "Method Not Allowed";
    case 408: return "Request Timeout";
    case 409: return "Conflict";
    case 410: return "Gone";
    case 412: return "Precondition Failed";
    case 413: return "Content Too Large";
    case 415: return "Unsupported Media Type";
    case 417: return "Expectation Failed";
    case 421: return "Misdirected Request";
    case 422: return "Unprocessable Content";
    case 426: return "Upgrade Required";
    case 429: return "Too Many Requests";
    case 431: return "Request Header Fields Too Large";
    case 500: return "Internal Server Error";
    case 501: return "Not Implemented";
    case 503: return "Service Unavailable";
    case 504: return "Gateway Timeout";
    case 505: return "HTTP Version Not Supported";
    default: return "Status";
  }
}

bool is_value(std::string_view text) {
  return std::ranges::none_of(text, [](char c) {
    return (static_cast<unsigned char>(c) < 0x20 && c != '\t') || c == 0x7F;
  });
}

bool is_name(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
  });
}

// What the doors write themselves.
bool is_ours(std::string_view name) {
  constexpr std::array<std::string_view, 4> kOurs{"content-length", "connection",
                                                  "transfer-encoding", "date"};
  return std::ranges::any_of(kOurs, [&](std::string_view ours) {
    return std::ranges::equal(ours, name, {}, {}, [](char c) {
      return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
  });
}

void add(std::string& head, std::string_view name, std::string_view value) {
  head.append(name).append(": ").append(value).append("\r\n");
}

}  // namespace

bool has_body(int status) { return status != 204 && status != 304; }

std::optional<std::string> write_head(const Answer& answer, const Manner& manner) {
  if (answer.status < 200 || answer.status > 599) return std::nullopt;
  std::string head = "HTTP/1.1 " + std::to_string(answer.status) + " ";
  head.reserve(1024);
  head.append(reason(answer.status)).append("\r\n");
  add(head, "Date", manner.date);
  add(head, "Connection", manner.keep_alive ? "keep-alive" : "close");
  if (!answer.content_type.empty()) {
    if (!is_value(answer.content_type)) return std::nullopt;
    add(head, "Content-Type", answer.content_type);
  }
  if (has_body(answer.status)) {
    add(head, "Content-Length", std::to_string(answer.bytes().size()));
  }
  bool cache_named = false;
  for (const auto& [name, value] : answer.headers) {
    if (!is_name(name) || !is_value(value) || is_ours(name)) return std::nullopt;
    cache_named = cache_named || name == "Cache-Control";
    add(head, name, value);
  }
  // What the house says is for one caller, unless it says otherwise.
  if (!cache_named) add(head, "Cache-Control", "no-store");
  for (const std::string& cookie : answer.cookies) {
    if (!is_value(cookie)) return std::nullopt;
    add(head, "Set-Cookie", cookie);
  }
  head.append(kSafety);
  if (manner.secure) {
    add(head, "Strict-Transport-Security", "max-age=31536000");
    // Over plain HTTP browsers do not heed it and complain.
    add(head, "Cross-Origin-Opener-Policy", "same-origin");
  }
  return head.append("\r\n");
}

std::string http_date(std::time_t time) {
  constexpr std::array<const char*, 7> kDays{"Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"};
  constexpr std::array<const char*, 12> kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  std::tm parts{};
  gmtime_r(&time, &parts);
  std::array<char, 64> text{};
  std::snprintf(text.data(), text.size(), "%s, %02d %s %04d %02d:%02d:%02d GMT",
                kDays[static_cast<unsigned>(parts.tm_wday)], parts.tm_mday,
                kMonths[static_cast<unsigned>(parts.tm_mon)], parts.tm_year + 1900, parts.tm_hour,
                parts.tm_min, parts.tm_sec);
  return text.data();
}

}  // namespace noblesse
