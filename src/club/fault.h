// Everything that the club refuses. The codes are stable; docs/api.md lists them.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "doors/asking.h"

namespace noblesse::club {

enum class Fault : std::uint8_t {
  no_session,
  wrong_password,
  not_the_host,
  blocked,
  not_found,
  already_started,
  login_taken,
  bad_json,
  bad_body,
  bad_name,
  bad_login,
  bad_password,
  weak_password,
  bad_options,
  bad_mark,
  bad_record,
  too_many_tables,
  too_many_requests,
  busy,
  not_written,
  store_away,
  table_unreadable,
  hooks_off,
  bad_hook,
  push_off,
  bad_push,
  too_many_devices,
  banned,
  bad_report,
  not_allowed,
};

struct FaultWords {
  Fault fault;
  int status;
  std::string_view code;
  std::string_view text;
};

inline constexpr std::array kFaults{
    FaultWords{Fault::no_session, 401, "no_session",
               "Nobody is signed in, or the session has ended: POST /api/guests begins one."},
    FaultWords{Fault::wrong_password, 403, "wrong_password", "Login or password are not right."},
    FaultWords{Fault::not_the_host, 403, "not_the_host", "Only the host of the table may do that."},
    FaultWords{Fault::blocked, 403, "blocked", "The host of this table has blocked you."},
    FaultWords{Fault::not_found, 404, "not_found", "There is no such thing here."},
    FaultWords{Fault::already_started, 409, "already_started", "The table is being played."},
    FaultWords{Fault::login_taken, 409, "login_taken", "Somebody else has that login."},
    FaultWords{Fault::bad_json, 400, "bad_json", "The body must be a JSON object."},
    FaultWords{Fault::bad_body, 400, "bad_body", "The body has not the keys that belong to it."},
    FaultWords{
        Fault::bad_name, 400, "bad_name",
        "A name has 1 to 24 characters that can be seen, and does not begin or end with a space."},
    FaultWords{Fault::bad_login, 400, "bad_login",
               "A login has 3 to 32 of the characters a-z, 0-9, dot, underscore and hyphen."},
    FaultWords{Fault::bad_password, 400, "bad_password", "A password has 8 to 128 bytes."},
    FaultWords{Fault::weak_password, 400, "weak_password",
               "That password is too easy to guess; take a few words instead."},
    FaultWords{Fault::bad_options, 400, "bad_options", "No table can be laid with these options."},
    FaultWords{Fault::bad_mark, 400, "bad_mark", "\"after\" is the \"next\" of the page before."},
    FaultWords{Fault::bad_record, 400, "bad_record", "That is no record of a game."},
    FaultWords{Fault::too_many_tables, 429, "too_many_tables",
               "You are host of as many tables as the club allows; close one first."},
    FaultWords{Fault::too_many_requests, 429, "too_many_requests",
               "That was asked too often of late; \"Retry-After\" says how long to wait."},
    FaultWords{Fault::busy, 503, "busy",
               "Too many passwords are being checked; try again in a moment."},
    FaultWords{Fault::not_written, 503, "not_written",
               "It could not be written down, and nothing has changed; try again in a moment."},
    FaultWords{Fault::store_away, 503, "store_away",
               "The store went away before it had answered; if something was to be kept, look "
               "whether it was before you try again."},
    FaultWords{Fault::table_unreadable, 503, "table_unreadable",
               "What is kept of this table cannot be read, and nobody can play on until the house "
               "has mended it."},
    FaultWords{Fault::hooks_off, 403, "hooks_off", "This club calls no addresses."},
    FaultWords{
        Fault::bad_hook, 400, "bad_hook",
        "An address is a URL of http or https to a public host, with at most 500 characters."},
    FaultWords{Fault::push_off, 403, "push_off", "This club calls no devices."},
    FaultWords{
        Fault::bad_push, 400, "bad_push",
        "A device is named by the URL of https, to a public host and with at most 1000 characters, "
        "and the two keys that its browser has for it."},
    FaultWords{Fault::too_many_devices, 429, "too_many_devices",
               "You have named as many devices as the club calls; take one back first."},
    FaultWords{Fault::banned, 403, "banned", "The owner of this club does not let you in."},
    FaultWords{
        Fault::bad_report, 400, "bad_report",
        "A report has a reason (insult, spam, cheating, name or other) and a text of at most "
        "500 characters."},
    FaultWords{Fault::not_allowed, 405, "method_not_allowed",
               "This cannot be asked with that method."},
};

constexpr const FaultWords& words_of(Fault fault) {
  return kFaults[static_cast<std::size_t>(fault)];
}

// `text` says more than the usual sentence, where there is more to say.
Answer answer_to(Fault fault, std::string_view text = {});

}  // namespace noblesse::club
