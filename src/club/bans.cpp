#include "club/bans.h"

#include <algorithm>
#include <charconv>

#include "club/fault.h"
#include "club/journal.h"
#include "match/json_text.h"
#include "match/text.h"

namespace noblesse {
namespace {

constexpr std::string_view kPerson = "person";

bool holds(const store::Ban& ban, Time now) { return !ban.until || *ban.until > now; }

// "2026-02-28 23:59 UTC"
std::string minute(Time time) {
  std::string text = rfc3339(time).substr(0, 16);
  text[10] = ' ';
  return text + " UTC";
}

}  // namespace

Result<Bans> Bans::look_up(store::Store& store) {
  auto all = store.bans();
  if (!all) return std::unexpected(all.error());
  Bans bans;
  bans.all_ = std::move(*all);
  for (std::size_t i = 0; i < bans.all_.size(); ++i) {
    const store::Ban& ban = bans.all_[i];
    if (ban.kind != kPerson) {
      // One that somebody else has written and that is no network bans nobody.
      if (auto network = Networks::read({ban.whom})) bans.networks_.emplace_back(*network, i);
      continue;
    }
    bans.people_[ban.whom].push_back(i);
    const auto sessions = store.sessions_of(ban.whom);
    if (!sessions) return std::unexpected(sessions.error());
    for (const store::Session& session : *sessions) bans.sessions_[session.hash] = ban.whom;
  }
  return bans;
}

const store::Ban* Bans::of_person(std::string_view person, Time now) const {
  const auto found = people_.find(std::string(person));
  if (found == people_.end()) return nullptr;
  for (const std::size_t at : found->second) {
    if (holds(all_[at], now)) return &all_[at];
  }
  return nullptr;
}

const store::Ban* Bans::of_session(std::string_view hash, Time now) const {
  const auto whose = sessions_.find(std::string(hash));
  return whose == sessions_.end() ? nullptr : of_person(whose->second, now);
}

const store::Ban* Bans::of_address(const Address& address, Time now) const {
  for (const auto& [network, at] : networks_) {
    if (holds(all_[at], now) && network.contains(address)) return &all_[at];
  }
  return nullptr;
}

Result<std::string> read_network(std::string_view text) {
  const std::string right =
      " is neither a person's id nor a network: write 32 hexadecimal digits, 192.0.2.7, "
      "192.0.2.0/24 or 2001:db8::/32";
  if (!Networks::read({std::string(text)})) return fail(quote(text) + right, {}, "bad_network");
  const std::size_t slash = text.find('/');
  if (slash != std::string_view::npos) {
    int bits = 0;
    const std::string_view digits = text.substr(slash + 1);
    std::from_chars(digits.data(), digits.data() + digits.size(), bits);
    if (bits == 0) return fail(quote(text) + " is everybody: name a network", {}, "bad_network");
  }
  return std::string(text);
}

Answer answer_to(const store::Ban& ban) {
  const club::FaultWords& words = club::words_of(club::Fault::banned);
  std::string text = "The owner of this club does not let you in";
  text += ban.until ? " until " + minute(*ban.until) : " any more";
  text += ban.reason.empty() ? "." : ": " + ban.reason;
  JsonFields error;
  error.add("code", words.code).add("text", text).add("reason", ban.reason);
  if (ban.until)
    error.add("until", *ban.until);
  else
    error.add_json("until", "null");
  Answer answer;
  answer.status = words.status;
  answer.content_type = "application/json";
  answer.headers.emplace_back("Cache-Control", "no-store");
  answer.body = JsonFields().add_json("error", error.object()).object();
  return answer;
}

std::string_view words_of_ban() { return "the owner of this club does not let you in"; }

}  // namespace noblesse
