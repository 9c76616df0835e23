#include "club/card.h"

#include "club/api.h"

namespace noblesse {
namespace {

constexpr std::string_view kStages[] = {"gathering", "playing", "over", "broken"};

std::string chair_json(const Table& table, const Chair& chair) {
  JsonFields fields;
  switch (chair.holder) {
    case Chair::Holder::empty: fields.add_json("holder", "null"); break;
    case Chair::Holder::bot: fields.add("holder", "bot").add("bot", chair.bot); break;
    case Chair::Holder::person:
      fields.add("holder", "person").add("name", table.sitter(chair).name);
      if (chair.mark > 0) fields.add("mark", chair.mark);
      break;
  }
  return fields.object();
}

}  // namespace

std::string write_card(const Salon& salon) {
  const Table& table = salon.table();
  std::string host_name;
  for (const Chair& chair : table.chairs()) {
    if (chair.is_person() && table.sitter(chair).person == table.host()) {
      host_name = table.sitter(chair).name;
    }
  }
  return JsonFields()
      .add("id", table.id())
      .add_json("options", json::serialize(write_options(table.options())))
      .add("stage", kStages[static_cast<std::size_t>(table.stage())])
      .add("created", salon.row().created)
      .add("changed", salon.changed())
      .add_json("host", JsonFields().add("id", table.host()).add("name", host_name).object())
      .add("listed", salon.row().listed)
      .add_json("chairs", json_list(table.chairs(),
                                    [&](const Chair& chair) { return chair_json(table, chair); }))
      .object();
}

}  // namespace noblesse
