// How a table comes into the club: laid anew, or from what was kept of it.
#include "base/hex.h"
#include "club/kept_editions.h"
#include "club/salon.h"

namespace noblesse {

Result<void> Salon::make_table() {
  const Result<json::value> options = parse_json(row_.options);
  if (!options) return std::unexpected(options.error());
  const Result<TableOptions> read = read_options(*shelf_, *options);
  if (!read) return std::unexpected(read.error());
  const auto bytes = read_hex<std::tuple_size_v<Seed>>(row_.secret);
  if (!bytes) return fail("the table's secret is damaged");
  table_ =
      std::make_unique<Table>(shelf_, row_.id, row_.host, *read, premises_.dealer(row_.id, *bytes));
  return {};
}

Result<std::shared_ptr<Salon>> Salon::lay(Premises& premises, store::TableRow row) {
  std::shared_ptr<Salon> salon(new Salon(premises, std::move(row)));
  salon->row_.rules = premises.rules;
  salon->row_.stage = "gathering";
  salon->row_is_new_ = true;
  if (const auto made = salon->make_table(); !made) return std::unexpected(made.error());
  return salon;
}

Result<std::shared_ptr<Salon>> Salon::restore(Premises& premises, const store::KeptTable& kept) {
  std::shared_ptr<Salon> salon(new Salon(premises, kept.row));
  std::int64_t at = 0;
  Result<void> read;
  try {
    read = salon->read_back(kept, at);
  } catch (...) {
    premises.journal->error("table_failed",
                            {Field::table(kept.row.id), Field::kept_line(at), Field::thrown()});
    return fail("the table failed while it was read", {}, "failed");
  }
  if (read) return salon;
  if (kept.row.rules != premises.rules) {
    premises.journal->error("table_of_other_rules", {Field::table(kept.row.id)});
  } else {
    premises.journal->error("table_unreadable", {Field::table(kept.row.id), Field::kept_line(at),
                                                 Field::why(read.error())});
  }
  return std::unexpected(read.error());
}

Result<void> Salon::peruse(Premises& premises, const store::KeptTable& kept, std::int64_t& at) {
  try {
    return Salon(premises, kept.row).read_back(kept, at);
  } catch (...) {
    return fail("the table failed while it was read", {}, "failed");
  }
}

std::vector<store::Game> Salon::ended_games(Premises& premises, const store::KeptTable& kept) {
  Salon salon(premises, kept.row);
  std::int64_t at = 0;
  try {
    // Before a line that cannot be read games have ended all the same.
    if (!salon.read_back(kept, at) && salon.ended_.empty()) return {};
  } catch (...) {
    return {};  // what fails is not to be had
  }
  return std::move(salon.ended_);
}

// `at` is the line that was read last. Every error has a key: the journal shows nothing else of it,
// since its words may quote what somebody wrote.
Result<void> Salon::read_back(const store::KeptTable& kept, std::int64_t& at) {
  const auto keyed = [](Error error, std::string_view key) {
    if (error.key.empty()) error.key = key;
    return std::unexpected(std::move(error));
  };
  shelf_ = with_kept(shelf_, kept.editions);
  for (const store::Edition& edition : kept.editions) editions_.insert(edition.hash);
  if (auto made = make_table(); !made) {
    return keyed(std::move(made.error()), "bad_row");
  }
  if (kept.snapshot) {
    at = kept.snapshot->up_to;
    if (auto restored = table_->restore_snapshot(kept.snapshot->text); !restored) {
      return keyed(std::move(restored.error()), "bad_snapshot");
    }
    kept_ = in_snapshot_ = game_began_ = kept.snapshot->up_to;
    note_end();
  }
  for (const store::Line& line : kept.lines) {
    at = line.number;
    if (auto restored = table_->restore(line.text); !restored) {
      return keyed(std::move(restored.error()), "bad_line");
    }
    kept_ = line.number;
    note_end();
  }
  // Nobody becomes the host by a row alone.
  if (table_->host() != row_.host) return fail("it has another host than its row", {}, "bad_row");
  return {};
}

}  // namespace noblesse
