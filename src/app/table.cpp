#include "app/table.h"

#include <algorithm>

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
          company = sitting.company(), deeds = sitting.deeds(),
          words = sitting.words()](const Look& look) {
    return draw(adel::Table{match.edition(), match.rules(), view, company, deeds, words}, look);
  };
}

template <class Draw>
std::function<Lines(const Look&)> with_mille(const Sitting& sitting, Draw draw) {
  const auto& match = static_cast<const mille::Match&>(sitting.match());
  return [&match, draw, view = match.seen_by(Viewer::of_seat(sitting.company().me)),
          company = sitting.company(), words = sitting.words()](const Look& look) {
    return draw(mille::Table{match.edition(), match.rules(), view, company, words}, look);
  };
}

Page journal_page(const Sitting& sitting) {
  Page page{.title = sitting.words()("list-journal"), .text = {}};
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

std::string edition_title(const Sitting& sitting) {
  const Match& match = sitting.match();
  return edition_name(sitting.words(), match.edition_id(),
                      is_adel(sitting) ? static_cast<const adel::Match&>(match).edition().title
                                       : static_cast<const mille::Match&>(match).edition().title);
}

void add_words(Lines& lines, const Look& look, const Words& words, bool adel) {
  const int width = std::max({12, columns(words("help-number")), columns(words("help-words")),
                              columns(words("help-save"))});
  const auto word = [&](std::string_view name, std::string_view key) {
    lines.push_back(Line("  ")
                        .add(fit(name, width + 1), {.ink = Ink::gold})
                        .add(words(key))
                        .clipped(look.width));
  };
  lines.push_back(ruler(words("help-prompt"), look.width, look.unicode));
  word(words("help-number"), "help-number-about");
  word(words("help-words"), "help-words-about");
  word("undo", "help-undo-about");
  word("table", "help-table-about");
  word("journal", "help-journal-about");
  if (adel) {
    word("objects", "help-objects-about");
  } else {
    word("roads", "help-roads-about");
    word("tasks", "help-tasks-about");
  }
  word(words("help-save"), "help-save-about");
  word("quit", "help-quit-about");
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
  const char* key = summary.over ? "title-end" : is_adel(sitting) ? "title-round" : "title-turn";
  return sitting.words()(key, {{"title", title}, {"round", summary.round}});
}

std::optional<Page> list_of(const Sitting& sitting, Typed::Kind what) {
  const bool adel = is_adel(sitting);
  const Words& words = sitting.words();
  switch (what) {
    case Typed::Kind::journal: return journal_page(sitting);
    case Typed::Kind::objects:
      if (!adel) return std::nullopt;
      return Page{words("list-objects"), with_adel(sitting, adel::list_objects)};
    case Typed::Kind::roads:
      if (adel) return std::nullopt;
      return Page{words("list-roads"), with_mille(sitting, mille::list_roads)};
    case Typed::Kind::tasks:
      if (adel) return std::nullopt;
      return Page{words("list-tasks"), with_mille(sitting, mille::list_tasks)};
    default: return std::nullopt;
  }
}

Page help_on(const Question& question, const Sitting& sitting) {
  Page page{.title = question.text, .text = {}};
  page.text = [question, adel = is_adel(sitting), words = sitting.words()](const Look& look) {
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
      lines.push_back(ruler(words("help-choices"), look.width, look.unicode));
      for (std::size_t i = 0; i < question.offers.size(); ++i) {
        const Offer& offer = question.offers[i];
        std::string text = std::to_string(i + 1) + " " + offer.spoken();
        if (!offer.meaning.empty()) text += ": " + offer.meaning;
        append(paragraph(text, look.width, {}, 4));
      }
      lines.emplace_back();
    }
    add_words(lines, look, words, adel);
    return lines;
  };
  return page;
}

}  // namespace noblesse
