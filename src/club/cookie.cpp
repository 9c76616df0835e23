// The cookie by which a browser is known: which name it has, how it is read, and how it is set.
//
// Over TLS its name begins with "__Host-": browsers take such a cookie only from this very host,
// for all of it and over TLS, so that no neighbour (another name of the same domain, or somebody on
// a plain connection) can put one of their own in its place. Without TLS they would not keep it.
#include "club/api.h"
#include "club/token.h"

namespace noblesse {
namespace {

constexpr std::string_view kBearer = "Bearer ";
constexpr std::string_view kPlain = "noblesse";
constexpr std::string_view kHost = "__Host-noblesse";
constexpr std::string_view kLong = "34560000";  // 400 days, the most that browsers keep

std::string cookie(std::string_view name, std::string_view token, bool secure) {
  std::string text(name);
  text += '=';
  text += token;
  text += "; Path=/; HttpOnly; SameSite=Lax; Max-Age=";
  text += token.empty() ? "0" : kLong;
  if (secure) text += "; Secure";
  return text;
}

// A browser that came before the name had its beginning still has the cookie by the plain one.
std::string_view token_of(const Asking& asking) {
  if (is_by_bearer(asking)) return std::string_view(asking.authorization).substr(kBearer.size());
  if (const auto token = asking.cookie(kHost); token && asking.secure) return *token;
  return asking.cookie(kPlain).value_or("");
}

}  // namespace

bool is_by_bearer(const Asking& asking) { return asking.authorization.starts_with(kBearer); }

std::string session_of(const Asking& asking) {
  const std::string_view token = token_of(asking);
  return is_token(token) ? hash_of(token) : std::string();
}

void set_cookie(Answer& answer, const Asking& asking, std::string_view token) {
  answer.cookies.push_back(cookie(asking.secure ? kHost : kPlain, token, asking.secure));
  if (asking.secure && asking.cookie(kPlain)) answer.cookies.push_back(cookie(kPlain, "", true));
}

void renew_old_cookie(Answer& answer, const Asking& asking) {
  const bool old =
      asking.secure && !is_by_bearer(asking) && !asking.cookie(kHost) && asking.cookie(kPlain);
  if (old) set_cookie(answer, asking, token_of(asking));
}

}  // namespace noblesse
