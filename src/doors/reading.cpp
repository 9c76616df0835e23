#include "doors/reading.h"

#include <algorithm>
#include <optional>

#include "doors/fields.h"
#include "doors/target.h"
#include "doors/utf8.h"

namespace noblesse {
namespace {

std::expected<void, DoorFault> read_method(std::string_view name, Asking& asking) {
  if (name == "GET" || name == "HEAD") {
    asking.method = Method::get;
    asking.head_only = name == "HEAD";
  } else if (name == "POST") {
    asking.method = Method::post;
  } else if (name == "PUT") {
    asking.method = Method::put;
  } else if (name == "PATCH") {
    asking.method = Method::patch;
  } else if (name == "DELETE") {
    asking.method = Method::remove;
  } else if (name == "TRACE" || name == "CONNECT" || name == "OPTIONS") {
    return std::unexpected(DoorFault::method_not_allowed);
  } else {
    return std::unexpected(DoorFault::method_unknown);
  }
  return {};
}

// The fields that may stand there only once. Which of two would count is what a proxy and we could
// see differently.
struct SingleFields {
  std::optional<std::string_view> host;
  std::optional<std::string_view> origin;
  std::optional<std::string_view> content_type;
  std::optional<std::string_view> content_length;
  std::optional<std::string_view> transfer_encoding;
  std::optional<std::string_view> user_agent;
  std::optional<std::string_view> authorization;
  std::optional<std::string_view> idempotency_key;
  std::optional<std::string_view> forwarded_proto;

  std::optional<std::string_view>* find(std::string_view name) {
    if (name == "host") return &host;
    if (name == "origin") return &origin;
    if (name == "content-type") return &content_type;
    if (name == "content-length") return &content_length;
    if (name == "transfer-encoding") return &transfer_encoding;
    if (name == "user-agent") return &user_agent;
    if (name == "authorization") return &authorization;
    if (name == "idempotency-key") return &idempotency_key;
    if (name == "x-forwarded-proto") return &forwarded_proto;
    return nullptr;
  }
};

// Lists may be spread over several fields; they mean the same joined.
void join(std::string& list, std::string_view more) {
  if (!list.empty()) list += ", ";
  list += more;
}

// Whoever leads a name of their own to this machine could have a browser that stands in the house
// speak to it in their name. Browsers always say which name they mean.
bool answers_to(const Porch& porch, std::string_view host) {
  if (!porch.hosts.empty()) return std::ranges::find(porch.hosts, host) != porch.hosts.end();
  if (porch.own_names.empty() || host.empty()) return true;
  const std::size_t bracket = host.find(']');
  const std::size_t colon = host.find(':', bracket == std::string_view::npos ? 0 : bracket);
  const std::string_view name = host.substr(0, colon);
  if (name.starts_with('[')) return true;  // an IPv6 address, or read_host would not take it
  return Address::read(name) || name.ends_with(".localhost") ||
         std::ranges::find(porch.own_names, name) != porch.own_names.end();
}

std::string text_of(std::optional<std::string_view> value) {
  // What is not UTF-8 would spoil whoever writes it down.
  return value && is_utf8(*value) ? std::string(*value) : std::string();
}

}  // namespace

std::expected<Asking, DoorFault> understand(const RawHead& head, const Porch& porch) {
  if (head.version != 10 && head.version != 11) return std::unexpected(DoorFault::version_unknown);
  Asking asking;
  asking.address = porch.peer;
  asking.secure = porch.secure;

  SingleFields fields;
  std::string forwarded_for;
  for (const auto& [name, value] : head.fields) {
    const std::string lower = lower_case(name);
    if (lower == "forwarded" || lower.starts_with("x-forwarded-")) asking.handed_on = true;
    if (std::optional<std::string_view>* field = fields.find(lower)) {
      if (*field) {
        return std::unexpected(lower == "host" ? DoorFault::bad_host : DoorFault::bad_request);
      }
      *field = trimmed(value);
    } else if (lower == "cookie") {
      auto cookies = read_cookies(value);
      if (!cookies || asking.cookies.size() + cookies->size() > kMostWords) {
        return std::unexpected(DoorFault::bad_cookie);
      }
      std::ranges::move(*cookies, std::back_inserter(asking.cookies));
    } else if (lower == "if-none-match") {
      join(asking.if_none_match, value);
    } else if (lower == "accept-encoding") {
      join(asking.accept_encoding, value);
    } else if (lower == "accept-language") {
      join(asking.accept_language, value);
    } else if (lower == "x-forwarded-for") {
      join(forwarded_for, value);
    }
  }

  if (fields.transfer_encoding) {
    if (lower_case(*fields.transfer_encoding) != "chunked") {
      return std::unexpected(DoorFault::encoding_unknown);
    }
    if (fields.content_length || head.version == 10) return std::unexpected(DoorFault::bad_request);
  }

  if (porch.trusted.contains(porch.peer)) {
    if (!forwarded_for.empty()) {
      const auto caller = read_forwarded(forwarded_for, porch.trusted);
      if (!caller) return std::unexpected(DoorFault::bad_forwarding);
      asking.address = *caller;
    }
    if (fields.forwarded_proto) asking.secure = lower_case(*fields.forwarded_proto) == "https";
  }

  if (const auto method = read_method(head.method, asking); !method) {
    return std::unexpected(method.error());
  }
  auto target = read_target(head.target);
  if (!target) return std::unexpected(target.error());
  asking.path = std::move(target->path);
  asking.query = std::move(target->query);

  if (!fields.host && head.version == 11) return std::unexpected(DoorFault::bad_host);
  if (fields.host) {
    auto host = read_host(*fields.host, asking.secure);
    if (!host) return std::unexpected(DoorFault::bad_host);
    asking.host = *std::move(host);
  }
  if (!target->authority.empty()) {
    const auto host = read_host(target->authority, asking.secure);
    if (!host || (fields.host && *host != asking.host)) return std::unexpected(DoorFault::bad_host);
    asking.host = *host;
  }
  if (!answers_to(porch, asking.host)) return std::unexpected(DoorFault::wrong_host);

  asking.origin = text_of(fields.origin);
  // An empty or garbled origin is still one that was named, and not ours.
  if (fields.origin && asking.origin.empty()) asking.origin = "null";
  asking.content_type = text_of(fields.content_type);
  asking.user_agent = text_of(fields.user_agent);
  asking.authorization = text_of(fields.authorization);
  asking.idempotency_key = text_of(fields.idempotency_key);
  return asking;
}

}  // namespace noblesse
