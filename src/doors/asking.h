// What somebody asks of the house, read and checked, and what they are answered.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "doors/address.h"

namespace noblesse {

enum class Method : std::uint8_t { get, post, put, patch, remove };

using Words = std::vector<std::pair<std::string, std::string>>;  // names and values, in order

struct Asking {
  Method method = Method::get;
  bool head_only = false;  // HEAD: asked like GET, the body is left out by the doors
  std::string path;        // decoded once; no "..", no "//", no backslash, no control characters
  Words query;
  Words cookies;

  std::string host;  // in small letters, without the usual port
  std::string origin;
  std::string content_type;
  std::string user_agent;
  std::string if_none_match;
  std::string accept_encoding;
  std::string accept_language;
  std::string authorization;
  std::string idempotency_key;

  std::string body;
  Address address;         // the caller's own, where a trusted proxy tells it
  bool secure = false;     // came over TLS, as far as that proxy
  bool handed_on = false;  // somebody, trusted or not, says that he handed it on

  // The first of that name.
  std::optional<std::string_view> parameter(std::string_view name) const;
  std::optional<std::string_view> cookie(std::string_view name) const;

  // Reading changes nothing; everything else needs an origin of ours.
  bool is_safe() const { return method == Method::get; }
};

struct Answer {
  int status = 200;
  std::string content_type;                   // empty: none is named
  std::string body;                           // the body, unless there is a shared one
  std::shared_ptr<const std::string> shared;  // for bodies that many are given
  Words headers;                              // besides those that every answer has
  std::vector<std::string> cookies;           // whole Set-Cookie values

  std::string_view bytes() const { return shared ? std::string_view(*shared) : body; }
};

}  // namespace noblesse
