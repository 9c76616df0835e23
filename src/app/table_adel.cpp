#include "app/table_adel.h"

#include <algorithm>

#include "app/columns.h"
#include "app/track_adel.h"
#include "games/adel/exhibition.h"

namespace noblesse::adel {
namespace {

constexpr Style kFaint{.ink = Ink::faint};
constexpr Style kLabel{.ink = Ink::gold};

const Object& object_of(const Table& table, int card) {
  return table.edition.objects[static_cast<std::size_t>(card)];
}

Objects of_series(const Table& table, Objects objects, int series) {
  return objects & table.edition.tables.of_series[static_cast<std::size_t>(series)];
}

template <class Word>
std::string numbers(const std::vector<int>& values, Word set) {
  std::string text;
  for (const int index : members(set)) {
    if (!text.empty()) text += ' ';
    text += std::to_string(values[static_cast<std::size_t>(index)]);
  }
  return text;
}

std::string name_of(const Table& table, const Object& object) {
  return object_name(table.words, table.edition, object);
}

// One of two labels that stand one above the other, and a blank.
std::string label(const Table& table, std::string_view key, std::string_view other) {
  const std::string text = table.words(key);
  return fit(text, std::max(columns(text), columns(table.words(other))) + 1);
}

Line window(const Table& table, Pile pile) {
  const auto p = static_cast<std::size_t>(pile);
  Line line(pile == Pile::left ? label(table, "window-left", "window-right")
                               : label(table, "window-right", "window-left"),
            kLabel);
  if (table.view.window[p] == 0) return line.add(table.words("empty"), kFaint);
  const Object& object = object_of(table, lowest(table.view.window[p]));
  line.add(object.id, {.strong = true}).add(" " + name_of(table, object));
  return line;
}

// How many lie beneath the one in the window.
std::string beneath(const Table& table, Pile pile) {
  const int stock = table.view.stock[static_cast<std::size_t>(pile)];
  return stock > 1 ? " +" + std::to_string(stock - 1) : std::string();
}

Line cash(const Table& table) {
  Line line(label(table, "register", "jail"), kLabel);
  if (table.view.paid == 0) return line.add(table.words("empty"), kFaint);
  for (std::uint8_t i = table.view.paid; i > 0; --i) {  // the last paid first
    line.add(std::to_string(table.edition.checks[table.view.cash[i - 1U]]) + " ");
  }
  return line;
}

const Person* owner_of(const Table& table, Thief thief) {
  for (Seat seat = 0; seat < table.rules.lords; ++seat) {
    if (table.view.color[seat] == table.edition.tables.thief_color[thief]) {
      return &table.company.at(seat);
    }
  }
  return nullptr;
}

// The cells, the first one first: who moves past the last is free (A17).
Line jail(const Table& table, bool unicode) {
  Line line(label(table, "jail", "register"), kLabel);
  for (int cell = 0; cell < table.rules.lords; ++cell) {
    if (cell >= table.view.prisoners) {
      line.add(unicode ? "· " : ". ", kFaint);
      continue;
    }
    const Thief thief = table.view.jail[static_cast<std::size_t>(cell)];
    const Person* owner = owner_of(table, thief);
    if (owner != nullptr) line.add(owner->mark, {.ink = owner->ink, .strong = true});
    line.add(std::to_string(table.edition.thieves[thief]) + " ");
  }
  return line;
}

Lines board(const Table& table, const Look& look) {
  constexpr int kCells = 18;  // six thieves, each with its mark and a blank
  const int split = look.width - kCells - columns(label(table, "jail", "register"));
  Lines lines;
  for (const Pile pile : {Pile::left, Pile::right}) {
    const std::string below = beneath(table, pile);
    Line line = window(table, pile).clipped(split - 2 - columns(below));
    line.add(below, kFaint).to(split);
    line.add(pile == Pile::left ? cash(table) : jail(table, look.unicode));
    lines.push_back(line.clipped(look.width));
  }
  return lines;
}

// "AABC+3": the letters of the objects that are known, and how many more there are.
std::string holdings(const Table& table, Seat seat) {
  std::string text;
  for (int series = 0; series < table.edition.tables.series; ++series) {
    const int n = count(of_series(table, table.view.known[seat], series));
    text.append(static_cast<std::size_t>(n),
                table.edition.series[static_cast<std::size_t>(series)].letter);
  }
  const int hidden = table.view.hidden[seat];
  if (hidden > 0) text += "+" + std::to_string(hidden);
  return text;
}

struct Columns {
  int at = 0, objects = 0, checks = 0, thieves = 0, deeds = 0;
};

// Their own is told beside a lord's name.
std::string you(const Table& table, Seat seat) {
  return seat == table.company.me ? " " + table.words("you") : std::string();
}

Columns columns_for(const Table& table) {
  const auto head = [&](std::string_view key) { return columns(table.words(key)); };
  int name = head("head-lord");
  int objects = head("head-objects");
  int checks = head("head-checks");
  for (Seat seat = 0; seat < table.rules.lords; ++seat) {
    const Person& person = table.company.at(seat);
    name = std::max(name, columns(person.name) + columns(you(table, seat)));
    objects = std::max(objects, columns(holdings(table, seat)));
    checks = std::max(checks, columns(numbers(table.edition.checks, table.view.checks[seat])));
  }
  Columns out;
  out.at = 3 + std::min(name, 16) + 1;
  out.objects = out.at + std::max(4, head("head-at") + 1);
  out.checks = out.objects + std::min(objects, 18) + 2;
  out.thieves = out.checks + std::min(checks, 20) + 2;
  out.deeds = out.thieves + std::max(8, head("head-thieves") + 1);
  return out;
}

// "castle, thief 8", each as it is called.
std::string deed_words(const Table& table, const std::string& deed) {
  const std::size_t comma = deed.find(", ");
  std::string text = deed.empty() ? deed : move_name(table.words, deed.substr(0, comma));
  if (comma != std::string::npos) {
    text += ", " + move_name(table.words, deed.substr(comma + 2));
  }
  return text;
}

// What the lord does this round, as far as the person knows.
Line deed_of(const Table& table, Seat seat) {
  const std::string now = table.deeds.now(seat);
  const std::string told = deed_words(table, now);
  const View& view = table.view;
  if (seat == table.company.me && view.action[seat].played() && !now.contains(',')) {
    return Line(now.empty() ? table.words("card-face-down")
                            : table.words("deed-face-down", {{"deed", told}}));
  }
  if (!now.empty()) {
    const bool waits = view.phase == Phase::action || view.phase == Phase::show;
    Line line(told);
    if (waits && !now.contains(',') && !has_seat(view.pending, seat)) {
      line.add(", " + table.words("deed-chosen"), kFaint);
    }
    return line;
  }
  const std::string before = deed_words(table, table.deeds.before(seat));
  return before.empty() ? Line() : Line("(" + before + ")", kFaint);
}

Lines lords(const Table& table, const Look& look) {
  const Columns at = columns_for(table);
  Lines lines;
  const auto& words = table.words;
  Line head("   " + words("head-lord"), kFaint);
  head.to(at.at).add(words("head-at"), kFaint).to(at.objects).add(words("head-objects"), kFaint);
  head.to(at.checks).add(words("head-checks"), kFaint);
  head.to(at.thieves).add(words("head-thieves"), kFaint);
  bool new_round = true;
  for (Seat seat = 0; seat < table.rules.lords; ++seat) {
    new_round = new_round && table.deeds.now(seat).empty();
  }
  const bool last = new_round && table.view.round > 1;
  head.to(at.deeds).add(words(last ? "head-last-round" : "head-this-round"), kFaint);
  lines.push_back(head.clipped(look.width));

  for (Seat seat = 0; seat < table.rules.lords; ++seat) {
    const Person& person = table.company.at(seat);
    Line line(" ");
    line.add(person.mark, {.ink = person.ink, .strong = true, .reversed = true}).add(" ");
    const int room = at.at - 1 - line.width() - columns(you(table, seat));
    line.add(clip(person.name, room), {.ink = person.ink, .strong = true});
    line.add(you(table, seat), kFaint);
    line.to(at.at).add(std::to_string(table.view.position[seat]));
    line.to(at.objects).add(clip(holdings(table, seat), at.checks - at.objects - 1));
    line.to(at.checks).add(
        clip(numbers(table.edition.checks, table.view.checks[seat]), at.thieves - at.checks - 1));
    line.to(at.thieves).add(numbers(table.edition.thieves, table.view.thieves[seat]));
    line.to(at.deeds).add(deed_of(table, seat));
    lines.push_back(line.clipped(look.width));
  }
  return lines;
}

}  // namespace

Lines draw_collection(const Table& table, const Look& look) {
  const Objects own = table.view.known[table.company.me];
  Lines lines;
  Line line(table.words("yours") + " ", kLabel);
  const int indent = line.width();
  bool joined = false;  // to the letter before it
  for (int series = 0; series < table.edition.tables.series; ++series) {
    const Objects part = of_series(table, own, series);
    if (part == 0) {
      joined = false;
      continue;
    }
    Line group(std::string(1, table.edition.series[static_cast<std::size_t>(series)].letter),
               {.strong = true});
    for (const int card : members(part)) {
      group.add(" ");
      // What everybody has seen is faint; what is still secret stands out.
      const bool seen = contains(table.view.seen, card);
      group.add(std::to_string(object_of(table, card).year), seen ? kFaint : Style{});
    }
    const std::string join = look.unicode ? " ── " : " -- ";
    const bool first = line.width() == indent;
    if (!first && line.width() + 4 + group.width() > look.width) {
      if (joined) line.add(clip(join, 3, ""));
      lines.push_back(std::exchange(line, Line().pad(indent)));
    } else if (!first) {
      line.add(joined ? join : "    ", kLabel);
    }
    line.add(group);
    joined = true;
  }
  if (own == 0) line.add(table.words("yours-nothing"), kFaint);
  lines.push_back(line);
  for (Line& each : lines) each = each.clipped(look.width);
  return lines;
}

namespace {

// The person's objects with their names, two abreast.
Lines own_names(const Table& table, const Look& look) {
  std::vector<std::string> names;
  for (int series = 0; series < table.edition.tables.series; ++series) {
    for (const int card : members(of_series(table, table.view.known[table.company.me], series))) {
      names.push_back(object_of(table, card).id + " " + name_of(table, object_of(table, card)));
    }
  }
  Lines lines;
  const int half = (look.width - 6) / 2;
  const std::size_t rows = (names.size() + 1) / 2;
  for (std::size_t row = 0; row < rows; ++row) {
    Line line;
    line.pad(6).add(clip(names[row], half - 1), kFaint);
    if (row + rows < names.size()) line.pad(6 + half).add(clip(names[row + rows], half), kFaint);
    lines.push_back(line.clipped(look.width));
  }
  return lines;
}

}  // namespace

Lines draw_table(const Table& table, const Look& look) {
  Lines lines = draw_track(table.edition, table.view, table.company, table.words, look);
  const auto append = [&](const Lines& more) {
    lines.insert(lines.end(), more.begin(), more.end());
  };
  const Lines middle = board(table, look);
  const Lines people = lords(table, look);
  const Lines own = draw_collection(table, look);
  const std::size_t all = lines.size() + middle.size() + people.size() + own.size();
  const bool airy = all + 3 <= static_cast<std::size_t>(std::max(look.rows, 0));
  append(middle);
  if (airy) lines.insert(lines.end() - static_cast<std::ptrdiff_t>(middle.size()), Line());
  if (airy) lines.emplace_back();
  append(people);
  if (airy) lines.emplace_back();
  append(own);
  const Lines names = own_names(table, look);
  if (lines.size() + names.size() <= static_cast<std::size_t>(std::max(look.rows, 0)))
    append(names);
  return lines;
}

Lines list_objects(const Table& table, const Look& look) {
  Lines lines;
  for (Seat seat = 0; seat < table.rules.lords; ++seat) {
    const Person& person = table.company.at(seat);
    const View& view = table.view;
    Line head(person.name, {.ink = person.ink, .strong = true});
    const int known = count(view.known[seat]);
    head.add(seat == table.company.me ? " " + table.words("objects-you") + ": " : ": ");
    head.add(table.words("objects-count", {{"count", known + view.hidden[seat]}}));
    if (view.hidden[seat] > 0) {
      head.add(", " + table.words("objects-hidden", {{"count", view.hidden[seat]}}));
    }
    lines.push_back(head.clipped(look.width));
    for (int series = 0; series < table.edition.tables.series; ++series) {
      for (const int card : members(of_series(table, view.known[seat], series))) {
        const Object& object = object_of(table, card);
        Line line("  " + object.id + "  " + name_of(table, object));
        if (!contains(view.seen, card)) line.add("  " + table.words("objects-secret"), kFaint);
        lines.push_back(line.clipped(look.width));
      }
    }
    lines.emplace_back();
  }
  lines.emplace_back(table.words("series") + " ", kLabel);
  for (const Series& series : table.edition.series) {
    lines.push_back(Line(std::string("  ") + series.letter + "  " +
                         series_name(table.words, table.edition, series))
                        .clipped(look.width));
  }
  return lines;
}

}  // namespace noblesse::adel
