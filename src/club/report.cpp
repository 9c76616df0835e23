#include "club/report.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "match/json.h"

namespace noblesse {
namespace {

constexpr store::Ms kADay = 24LL * 60 * 60 * 1000;

// What was said in a kept line; nothing if it is no talk.
std::optional<store::Said> remark_in(const store::Line& line, bool by_reporter) {
  const auto kept = parse_json(line.text);
  const json::object* const keys = kept ? kept->if_object() : nullptr;
  const json::value* const message = keys == nullptr ? nullptr : keys->if_contains("message");
  const json::value* const time = keys == nullptr ? nullptr : keys->if_contains("t");
  if (message == nullptr || !message->is_object() || time == nullptr || !time->is_int64())
    return {};
  const auto word = [&](std::string_view key) {
    const json::value* const found = message->get_object().if_contains(key);
    return found != nullptr && found->is_string() ? std::string(found->get_string())
                                                  : std::string();
  };
  if (word("do") != "talk") return {};
  std::string text = word("text");
  if (text.empty()) text = word("phrase");
  if (const std::string road = word("road"); !road.empty()) text += ' ' + road;
  return store::Said{by_reporter, time->get_int64(), std::move(text)};
}

// A remark, by the number of its line: several may have been made in one moment.
using Remarks = std::map<std::int64_t, store::Said>;

Result<void> add_remarks(store::Store& store, const store::Report& report,
                         const std::string& person, Remarks& remarks) {
  const auto lines = store.lines_by(report.table, person);
  if (!lines) return std::unexpected(lines.error());
  std::size_t left = kRemarksKept;
  for (auto line = lines->rbegin(); line != lines->rend() && left > 0; ++line) {
    auto remark = remark_in(*line, person == report.reporter);
    if (!remark) continue;
    remarks.emplace(line->number, std::move(*remark));
    --left;
  }
  return {};
}

}  // namespace

Result<std::optional<Milliseconds>> keep_report(store::Store& store, store::Report report,
                                                bool open, int most) {
  const auto person = store.person(report.reported);
  if (!person) return std::unexpected(person.error());
  if (!*person || report.reported == store::kWhoLeft) {
    return fail("there is no such person", {}, "missing");
  }
  const auto of_today = store.reports_by(report.reporter, report.made - kADay);
  if (!of_today) return std::unexpected(of_today.error());
  if (of_today->size() >= static_cast<std::size_t>(most)) {
    const store::Report& first = (*of_today)[of_today->size() - static_cast<std::size_t>(most)];
    return Milliseconds(std::max<store::Ms>(1000, first.made + kADay - report.made));
  }
  if (!report.table.empty()) {
    if (!open) {
      const auto members = store.members(report.table);
      if (!members) return std::unexpected(members.error());
      if (std::ranges::find(*members, report.reporter, &store::Member::person) == members->end()) {
        return fail("there is no such table", {}, "missing");
      }
    }
    Remarks remarks;
    for (const std::string& who : {report.reporter, report.reported}) {
      if (const auto added = add_remarks(store, report, who, remarks); !added) {
        return std::unexpected(added.error());
      }
    }
    for (auto& [number, remark] : remarks) report.said.push_back(std::move(remark));
  }
  const store::Deed deed = store::SaveReport{std::move(report)};
  if (const auto written = store.write(std::span(&deed, 1)); !written) {
    return std::unexpected(written.error());
  }
  return std::nullopt;
}

}  // namespace noblesse
