// Links that can be sent to somebody: the page itself, with what may be told of where it leads.
#include <map>

#include "club/api.h"
#include "club/preview.h"
#include "club/token.h"
#include "doors/pages.h"

namespace noblesse {
namespace {

constexpr std::string_view kHtml = "text/html; charset=utf-8";
constexpr std::string_view kIndex = "/index.html";

std::string asked_at(const Asking& asking) {
  return (asking.secure ? "https://" : "http://") + asking.host;
}

// A finished game of a table that everybody may know of; nothing of any other.
Result<std::optional<store::Game>> listed_game(store::Store& store, const std::string& table,
                                               const std::string& number) {
  const auto count = as_count(parse_json(number).value_or(json::value(nullptr)));
  if (!is_token(table) || !count || *count == 0 || *count > 1'000'000) return std::nullopt;
  const auto row = store.row(table);
  if (!row) return std::unexpected(row.error());
  if (!*row || !(*row)->listed) return std::nullopt;
  return store.game(table, static_cast<std::int64_t>(*count));
}

Result<Preview> look_at_game(store::Store& store, const std::string& table,
                             const std::string& number) {
  const auto game = listed_game(store, table, number);
  if (!game) return std::unexpected(game.error());
  if (!*game) return preview_of_some_game();
  std::map<std::string, std::string> names;
  for (const store::GameSeat& seat : (*game)->seats) {
    if (seat.person.empty()) continue;
    const auto person = store.person(seat.person);
    if (!person) return std::unexpected(person.error());
    if (*person) names[seat.person] = (*person)->name;
  }
  return preview_of(**game, names);
}

}  // namespace

void Club::link_to_table(Call call) {
  const auto salon = salons_.find(call.parts.at(0));
  const Preview preview =
      salon && salon->row().listed ? preview_of(*salon) : preview_of_some_table();
  Answer page;
  page.content_type = kHtml;
  page.headers.emplace_back("Cache-Control", "no-cache");
  page.body = with_preview(settings_.doors.pages->text(kIndex), preview, asked_at(call.asking),
                           call.asking.path);
  call.reply(std::move(page));
}

void Club::link_to_game(Call call) {
  const auto write = [parts = call.parts, pages = settings_.doors.pages,
                      origin = asked_at(call.asking),
                      path = call.asking.path](store::Store& store) -> Result<std::string> {
    const auto preview = look_at_game(store, parts.at(0), parts.at(1));
    if (!preview) return std::unexpected(preview.error());
    return with_preview(pages->text(kIndex), *preview, origin, path);
  };
  look_up(std::move(call), write, kHtml);
}

}  // namespace noblesse
