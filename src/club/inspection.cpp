#include "club/inspection.h"

#include <utility>

#include "base/hex.h"
#include "club/salon.h"
#include "table/fair_dealer.h"

namespace noblesse {
namespace {

// An error's own words may quote what somebody wrote: only its key is told.
std::string words_of(const Error& error) {
  if (error.key == "missing_line") return "the line is missing";
  if (error.key == "wrong_cell") return "a cell is not what the store writes there";
  if (error.key == "broken_seal") return "it is not what was written: the seal is broken";
  if (error.key == "failed") return "the program fails when it reads this";
  return "it cannot be played again (" + (error.key.empty() ? "unknown" : error.key) + ")";
}

// An id that is none could be anything.
std::string id_or_mark(const std::string& id) {
  constexpr std::size_t kBytes = 16;
  return read_hex<kBytes>(id) ? id : std::string("?");
}

class Inspector {
 public:
  Inspector(store::Store& store, std::shared_ptr<const Shelf> shelf) : store_(store) {
    premises_.shelf = std::move(shelf);
    premises_.dealer = [](const std::string& id, const Seed& secret) {
      return std::make_shared<const FairDealer>(id, secret);
    };
  }

  Result<Inspection> look() {
    const auto told = store_.examine();
    if (!told) return std::unexpected(told.error());
    for (const std::string& what : *told) out_.findings.push_back({{}, 0, what});
    if (auto read = look_at_lines(); !read) return std::unexpected(std::move(read.error()));
    if (auto played = play_again(); !played) return std::unexpected(std::move(played.error()));
    return std::move(out_);
  }

 private:
  // What the database says when it is read is found too.
  Result<void> go_on_after(const Error& error, const std::string& table) {
    if (error.key != "damaged") return std::unexpected(error);
    out_.findings.push_back({table, 0, "the database cannot read it: it is damaged"});
    return {};
  }

  Result<void> look_at_lines() {
    const auto ids = store_.table_ids();
    if (!ids) return go_on_after(ids.error(), {});
    for (const std::string& id : *ids) {
      ++out_.tables;
      const auto checked = store_.check_lines(id);
      if (!checked) {
        if (auto on = go_on_after(checked.error(), id_or_mark(id)); !on) return on;
        continue;
      }
      out_.lines += checked->lines;
      for (const auto& [line, why] : checked->broken) add(id, line, why);
    }
    return {};
  }

  Result<void> play_again() {
    const auto read = store_.each_open_table(
        [&](store::KeptTable kept) {
          play_again(kept);
          // What is in the snapshot as well: the lines are the table.
          if (!kept.snapshot) return Result<void>();
          auto lines = store_.lines(kept.row.id);
          if (!lines)
            return store::is_broken(lines.error()) ? Result<void>() : fail_with(lines.error());
          // Unless the first of them were forgotten.
          if (lines->empty() || lines->front().number != 1) return Result<void>();
          kept.snapshot.reset();
          kept.lines = std::move(*lines);
          play_again(kept);
          --out_.replayed;
          return Result<void>();
        },
        [&](const store::BrokenTable& broken) {
          // Of broken lines it was told.
          if (broken.line == 0) add(broken.id, 0, broken.why);
          return Result<void>();
        });
    return read ? read : go_on_after(read.error(), {});
  }

  void play_again(const store::KeptTable& kept) {
    std::int64_t at = 0;
    const auto played = Salon::peruse(premises_, kept, at);
    ++out_.replayed;
    if (!played) add(kept.row.id, at, played.error());
  }

  static Result<void> fail_with(const Error& error) { return std::unexpected(error); }

  void add(const std::string& table, std::int64_t line, const Error& why) {
    Flaw flaw{id_or_mark(table), line, words_of(why)};
    if (out_.findings.empty() || out_.findings.back() != flaw) {
      out_.findings.push_back(std::move(flaw));
    }
  }

  store::Store& store_;
  Premises premises_;
  Inspection out_;
};

}  // namespace

Result<Inspection> inspect(store::Store& store, std::shared_ptr<const Shelf> shelf) {
  return Inspector(store, std::move(shelf)).look();
}

std::string write_flaw(const Flaw& flaw) {
  std::string text = flaw.table.empty() ? "database" : "table " + flaw.table;
  if (flaw.line > 0) text += " line " + std::to_string(flaw.line);
  return text + ": " + flaw.what;
}

}  // namespace noblesse
