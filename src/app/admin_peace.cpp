#include "app/admin_peace.h"

#include <fmt/core.h>

#include <algorithm>
#include <optional>

#include "app/admin_store.h"
#include "app/columns.h"
#include "club/bans.h"
#include "club/journal.h"
#include "club/name.h"
#include "club/token.h"
#include "match/json.h"
#include "match/text.h"

namespace noblesse {
namespace {

using store::Access;
using store::Store;

constexpr std::size_t kLongestReason = 200;  // characters

// "2026-02-28 23:59"
std::string minute(store::Ms time) {
  std::string text = rfc3339(time).substr(0, 16);
  text[10] = ' ';
  return text;
}

Result<std::string> name_of(Store& store, const std::string& person) {
  if (person.empty()) return std::string("(left)");
  const auto known = store.person(person);
  if (!known) return std::unexpected(known.error());
  return *known ? (*known)->name : std::string("(left)");
}

json::value or_null(const std::optional<store::Ms>& time) {
  return time ? json::value(*time) : json::value(nullptr);
}

json::object about(const store::Report& report) {
  json::array said;
  for (const store::Said& each : report.said) {
    said.push_back(json::object{
        {"by", each.by_reporter ? "reporter" : "reported"}, {"t", each.at}, {"text", each.text}});
  }
  return {{"number", report.number},     {"made", report.made},
          {"reporter", report.reporter}, {"reported", report.reported},
          {"table", report.table},       {"reason", report.reason},
          {"text", report.text},         {"closed", or_null(report.closed)},
          {"said", std::move(said)}};
}

Result<std::string> as_text(Store& store, const store::Report& report) {
  const auto reporter = name_of(store, report.reporter);
  if (!reporter) return std::unexpected(reporter.error());
  const auto reported = name_of(store, report.reported);
  if (!reported) return std::unexpected(reported.error());
  std::string text;
  const auto say = [&](std::string_view what, std::string_view value) {
    text += fmt::format("{:<9} {}\n", what, sanitized(value));
  };
  say("report", std::to_string(report.number));
  say("made", minute(report.made) + " UTC");
  say("about", report.reported + "  " + *reported);
  say("by", report.reporter.empty() ? *reporter : report.reporter + "  " + *reporter);
  say("table", report.table.empty() ? "none" : report.table);
  say("reason", report.reason);
  if (!report.text.empty()) say("text", report.text);
  say("state", report.closed ? "closed " + minute(*report.closed) + " UTC" : "open");
  if (!report.said.empty()) text += "\nWhat they said there last\n";
  for (const store::Said& said : report.said) {
    text += fmt::format("  {}  {}: {}\n", minute(said.at),
                        sanitized(said.by_reporter ? *reporter : *reported), sanitized(said.text));
  }
  return text;
}

std::string until(const std::optional<store::Ms>& time) {
  return time ? minute(*time) + " UTC" : std::string("for good");
}

}  // namespace

int run_admin_reports(const AdminOptions& options, bool all) {
  const auto store = open_books(options, Access::inspect);
  if (!store) return kFaultFound;
  auto reports = store->reports();
  if (!reports) return complain(reports.error().message);
  if (!all) std::erase_if(*reports, [](const store::Report& each) { return each.closed; });
  if (options.json) {
    json::array list;
    for (const store::Report& report : *reports) list.push_back(about(report));
    fmt::print("{}\n", json::serialize(json::object{{"reports", std::move(list)}}));
    return kSuccess;
  }
  if (reports->empty()) {
    fmt::print("No report is open.\n");
    return kSuccess;
  }
  fmt::print("{:>6}  {:<16}  {:<6}  {:<8}  {:<32}  {}\n", "NUMBER", "MADE (UTC)", "STATE", "REASON",
             "ABOUT", "NAME");
  for (const store::Report& report : *reports) {
    const auto name = name_of(*store, report.reported);
    if (!name) return complain(name.error().message);
    fmt::print("{:>6}  {:<16}  {:<6}  {:<8}  {:<32}  {}\n", report.number, minute(report.made),
               report.closed ? "closed" : "open", sanitized(report.reason), report.reported,
               sanitized(*name));
  }
  return kSuccess;
}

int run_admin_report(const AdminOptions& options, std::int64_t number, bool close) {
  const auto store = open_books(options, close ? Access::instruct : Access::inspect);
  if (!store) return kFaultFound;
  const auto report = store->report(number);
  if (!report) return complain(report.error().message);
  if (!*report) {
    return complain("there is no report " + std::to_string(number) +
                    "; `noblesse admin reports` lists them");
  }
  if (close) {
    if ((*report)->closed) {
      return complain("report " + std::to_string(number) + " is closed already");
    }
    const store::Deed deed = store::CloseReport{number, now_ms()};
    if (const auto written = store->write({&deed, 1}); !written) {
      return complain(written.error().message);
    }
    fmt::print("Report {} is closed.\n", number);
    return kSuccess;
  }
  if (options.json) {
    fmt::print("{}\n", json::serialize(about(**report)));
    return kSuccess;
  }
  const auto text = as_text(*store, **report);
  if (!text) return complain(text.error().message);
  fmt::print("{}", *text);
  return kSuccess;
}

int run_admin_ban(const AdminOptions& options, const BanOptions& wish) {
  if (wish.reason.empty() || characters(wish.reason) > kLongestReason || !printable(wish.reason)) {
    return complain("--reason: whoever is banned is told why, in 1 to " +
                        std::to_string(kLongestReason) + " characters that can be seen",
                    kWrongUse);
  }
  store::Ban ban{.kind = "person", .whom = wish.whom, .reason = wish.reason, .made = now_ms()};
  if (!is_token(wish.whom)) {
    auto network = read_network(wish.whom);
    if (!network) return complain(network.error().message, kWrongUse);
    ban.kind = "network";
    ban.whom = *std::move(network);
  }
  if (!wish.time.empty()) {
    const auto time = read_duration(wish.time);
    if (!time) return complain("--for: " + time.error().message, kWrongUse);
    if (time->count() == 0) return complain("--for: a ban lasts longer than 0", kWrongUse);
    ban.until = ban.made + time->count();
  }
  const auto store = open_books(options, Access::instruct);
  if (!store) return kFaultFound;
  if (ban.kind == "person") {
    const auto person = store->person(ban.whom);
    if (!person) return complain(person.error().message);
    if (!*person || ban.whom == store::kWhoLeft) return no_such_person(ban.whom);
  }
  const store::Deed deed = store::SaveBan{ban};
  if (const auto written = store->write({&deed, 1}); !written) {
    return complain(written.error().message);
  }
  const auto bans = store->bans();
  if (!bans) return complain(bans.error().message);
  fmt::print("Ban {} holds for {}, {}{}. A club that runs heeds it within seconds.\n",
             bans->empty() ? 0 : bans->back().number, sanitized(ban.whom),
             ban.until ? "until " : "", until(ban.until));
  return kSuccess;
}

int run_admin_bans(const AdminOptions& options) {
  const auto store = open_books(options, Access::inspect);
  if (!store) return kFaultFound;
  const auto bans = store->bans();
  if (!bans) return complain(bans.error().message);
  if (options.json) {
    json::array list;
    for (const store::Ban& ban : *bans) {
      list.push_back(json::object{{"number", ban.number},
                                  {"kind", ban.kind},
                                  {"whom", ban.whom},
                                  {"reason", ban.reason},
                                  {"made", ban.made},
                                  {"until", or_null(ban.until)}});
    }
    fmt::print("{}\n", json::serialize(json::object{{"bans", std::move(list)}}));
    return kSuccess;
  }
  if (bans->empty()) {
    fmt::print("Nobody is banned.\n");
    return kSuccess;
  }
  fmt::print("{:>6}  {:<20}  {:<39}  {}\n", "NUMBER", "UNTIL", "WHOM", "REASON");
  for (const store::Ban& ban : *bans) {
    std::string whom = ban.whom;
    if (ban.kind == "person") {
      const auto name = name_of(*store, ban.whom);
      if (!name) return complain(name.error().message);
      whom += "  " + *name;
    }
    fmt::print("{:>6}  {:<20}  {:<39}  {}\n", ban.number, until(ban.until), sanitized(whom),
               sanitized(ban.reason));
  }
  return kSuccess;
}

int run_admin_unban(const AdminOptions& options, std::int64_t number) {
  const auto store = open_books(options, Access::instruct);
  if (!store) return kFaultFound;
  const auto bans = store->bans();
  if (!bans) return complain(bans.error().message);
  if (std::ranges::find(*bans, number, &store::Ban::number) == bans->end()) {
    return complain("there is no ban " + std::to_string(number) +
                    "; `noblesse admin bans` lists them");
  }
  const store::Deed deed = store::LiftBan{number};
  if (const auto written = store->write({&deed, 1}); !written) {
    return complain(written.error().message);
  }
  fmt::print("Ban {} is lifted. A club that runs heeds it within seconds.\n", number);
  return kSuccess;
}

namespace {

// Who is meant, or nothing after a complaint.
std::optional<store::Person> find_person(const AdminOptions& options, const std::string& id) {
  const auto store = open_books(options, Access::inspect);
  if (!store) return std::nullopt;
  const auto person = store->person(id);
  if (!person) {
    complain(person.error().message);
    return std::nullopt;
  }
  if (*person && id != store::kWhoLeft) return *person;
  no_such_person(id);
  return std::nullopt;
}

}  // namespace

int run_admin_rename(const AdminOptions& options, const std::string& person,
                     const std::string& name) {
  if (!is_name(name)) {
    return complain(
        "a name has 1 to 24 characters that can be seen, and does not begin or end with a space",
        kWrongUse);
  }
  auto known = find_person(options, person);
  if (!known) return kFaultFound;
  known->name = name;
  return have_done(options, {.kind = "rename", .about = person, .text = name},
                   by(store::SavePerson{*known}),
                   "Person " + person + " is called " + name + " now.");
}

int run_admin_forget(const AdminOptions& options, const std::string& person) {
  const auto known = find_person(options, person);
  if (!known) return kFaultFound;
  return have_done(
      options, {.kind = "forget", .about = person},
      by(store::ForgetPerson{person, known->login, now_ms()}),
      "Person " + person + " is forgotten. Their finished games stay, without a name.");
}

}  // namespace noblesse
