#include "app/table.h"

#include "app/columns.h"
#include "app/compose.h"
#include "app/table_adel.h"
#include "app/table_mille.h"

namespace noblesse {
namespace {

bool is_adel(const Sitting& sitting) { return sitting.match().game() == adel::Face::kName; }

// Calls draw(table, look) with the table of the game, as the person sees it now.
template <class Draw>
std::function<Lines(const Look&)> with_adel(const Sitting& sitting, Draw draw) {
  const auto& match = static_cast<const adel::Match&>(sitting.match());
  return [&match, draw, view = match.seen_by(Viewer::of_seat(sitting.company().me)),
          company = sitting.company(), deeds = sitting.deeds()](const Look& look) {
    return draw(adel::Table{match.edition(), match.rules(), view, company, deeds}, look);
  };
}

template <class Draw>
std::function<Lines(const Look&)> with_mille(const Sitting& sitting, Draw draw) {
  const auto& match = static_cast<const mille::Match&>(sitting.match());
  return [&match, draw, view = match.seen_by(Viewer::of_seat(sitting.company().me)),
          company = sitting.company()](const Look& look) {
    return draw(mille::Table{match.edition(), match.rules(), view, company}, look);
  };
}

Page journal_page(const Sitting& sitting) {
  Page page{.title = "The journal", .text = {}};
  page.text = [journal = sitting.journal(), company = sitting.company()](const Look& look) {
    Lines lines;
    for (const Paragraph& paragraph : journal) {
      if (paragraph.heading && !lines.empty()) lines.emplace_back();
      for (const std::string& text : wrap(paragraph.text, look.width)) {
        lines.push_back(paragraph.heading ? Line(text, {.ink = Ink::gold, .strong = true})
                                          : with_names(text, company, {}));
      }
    }
    return lines;
  };
  return page;
}

const std::string& edition_title(const Sitting& sitting) {
  return is_adel(sitting) ? static_cast<const adel::Match&>(sitting.match()).edition().title
                          : static_cast<const mille::Match&>(sitting.match()).edition().title;
}

void add_words(Lines& lines, const Look& look, bool adel) {
  const auto word = [&](std::string_view name, std::string_view meaning) {
    lines.push_back(
        Line("  ").add(fit(name, 13), {.ink = Ink::gold}).add(meaning).clipped(look.width));
  };
  lines.push_back(ruler("at every prompt", look.width, look.unicode));
  word("a number", "the choice with that number");
  word("words", "a decision as it is written, or the beginning of it: check 24, ch 24");
  word("undo", "takes your last decision back, as long as nothing was revealed");
  word("table", "shows the table again");
  word("journal", "everything that has happened");
  if (adel) {
    word("objects", "what is known of everybody's objects, with their names");
  } else {
    word("roads", "all roads with their colours and ends");
    word("tasks", "all tasks: on the map, before the players, discarded");
  }
  word("save [FILE]", "writes the game down; go on later with --resume FILE");
  word("quit", "leaves the game");
}

}  // namespace

std::function<Lines(const Look&)> table_of(const Sitting& sitting) {
  if (is_adel(sitting)) return with_adel(sitting, adel::draw_table);
  return with_mille(sitting, mille::draw_table);
}

std::string title_of(const Sitting& sitting) {
  const Summary summary = sitting.match().summary();
  std::string title = is_adel(sitting) ? "Adel Verpflichtet" : "Mille Grazie";
  title += ": " + edition_title(sitting);
  if (summary.over) return title + ", the end";
  return title + (is_adel(sitting) ? ", round " : ", turn ") + std::to_string(summary.round);
}

std::optional<Page> list_of(const Sitting& sitting, Typed::Kind what) {
  const bool adel = is_adel(sitting);
  switch (what) {
    case Typed::Kind::journal: return journal_page(sitting);
    case Typed::Kind::objects:
      if (!adel) return std::nullopt;
      return Page{"The objects", with_adel(sitting, adel::list_objects)};
    case Typed::Kind::roads:
      if (adel) return std::nullopt;
      return Page{"The roads", with_mille(sitting, mille::list_roads)};
    case Typed::Kind::tasks:
      if (adel) return std::nullopt;
      return Page{"The tasks", with_mille(sitting, mille::list_tasks)};
    default: return std::nullopt;
  }
}

Page help_on(const Question& question, const Sitting& sitting) {
  Page page{.title = question.text, .text = {}};
  page.text = [question, adel = is_adel(sitting)](const Look& look) {
    Lines lines;
    const auto append = [&](const Lines& more) {
      lines.insert(lines.end(), more.begin(), more.end());
    };
    for (const std::string& text : question.help) {
      append(paragraph(text, look.width));
      lines.emplace_back();
    }
    constexpr std::size_t kMost = 40;
    if (!question.offers.empty() && question.offers.size() <= kMost) {
      lines.push_back(ruler("your choices", look.width, look.unicode));
      for (std::size_t i = 0; i < question.offers.size(); ++i) {
        const Offer& offer = question.offers[i];
        std::string text = std::to_string(i + 1) + " " + offer.move;
        if (!offer.meaning.empty()) text += ": " + offer.meaning;
        append(paragraph(text, look.width, {}, 4));
      }
      lines.emplace_back();
    }
    add_words(lines, look, adel);
    return lines;
  };
  return page;
}

}  // namespace noblesse
