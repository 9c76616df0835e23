// What a contest has shown, as a picture: for each bot its wins and its rating with their
// intervals.
#include <fmt/core.h>

#include <algorithm>
#include <cmath>

#include "app/arena.h"
#include "app/columns.h"
#include "match/text.h"

namespace noblesse {
namespace {

constexpr double kName = 260;   // the width of the names,
constexpr double kPanel = 320;  // of a panel,
constexpr double kGap = 40;     // and between panels
constexpr double kHead = 64;
constexpr double kRow = 34;
constexpr double kFoot = 40;

std::string label(double x, double y, std::string_view anchor, std::string_view text) {
  return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"{}\">{}</text>\n", x, y, anchor,
                     escape_html(text));
}

std::string line(double x1, double y1, double x2, double y2, std::string_view ink) {
  return fmt::format(
      "<line x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\" stroke=\"{}\"/>\n", x1, y1, x2,
      y2, ink);
}

// One figure of every bot along a scale.
struct Panel {
  std::string title;
  double left;
  double low;
  double high;
  double step;    // between two marks of the scale
  double marked;  // a value worth a line of its own
  double scale;   // from the figure to what is shown

  double at(double value) const { return left + kPanel * (value * scale - low) / (high - low); }
};

std::string draw(const Panel& panel, const arena::Tally& tally,
                 arena::Figure arena::Standing::* figure) {
  const double bottom = kHead + kRow * static_cast<double>(tally.standings.size());
  std::string text = label(panel.left, kHead - 12, "start", panel.title);
  const auto marks = std::lround((panel.high - panel.low) / panel.step);
  for (long i = 0; i <= marks; ++i) {
    const double mark = panel.low + static_cast<double>(i) * panel.step;
    const double x = panel.at(mark / panel.scale);
    text += line(x, kHead, x, bottom, "#ddd");
    text += label(x, bottom + 18, "middle", fmt::format("{:.0f}", mark));
  }
  const double special = panel.at(panel.marked);
  text += line(special, kHead, special, bottom, "#a33");
  double y = kHead + kRow / 2;
  for (const arena::Standing& standing : tally.standings) {
    const arena::Figure& shown = standing.*figure;
    if (shown.low && shown.high) {
      text += line(panel.at(*shown.low), y, panel.at(*shown.high), y, "#224");
    }
    if (shown.mean) {
      text += fmt::format("<circle cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"3.5\" fill=\"#224\"/>\n",
                          panel.at(*shown.mean), y);
    }
    y += kRow;
  }
  return text;
}

Panel rating_panel(const arena::Tally& tally) {
  double low = 0;
  double high = 0;
  for (const arena::Standing& standing : tally.standings) {
    const double mean = standing.rating.mean.value_or(0);
    low = std::min(low, standing.rating.low.value_or(mean));
    high = std::max(high, standing.rating.high.value_or(mean));
  }
  const double step = high - low > 1200 ? 400 : high - low > 400 ? 200 : 50;
  low = std::floor(low / step) * step;
  high = std::max(std::ceil(high / step) * step, low + step);
  const std::string title =
      "Rating (" + (tally.anchor.empty() ? std::string("the average") : tally.anchor) + " is 0)";
  return {title, kName + kPanel + kGap, low, high, step, 0, 1};
}

}  // namespace

std::string arena_plot(const HeldContest& held) {
  const arena::Tally& tally = held.tally;
  const double width = kName + 2 * kPanel + 2 * kGap;
  const double height = kHead + kRow * static_cast<double>(tally.standings.size()) + kFoot;
  std::string text = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:.0f} {1:.0f}\" width=\"{0:.0f}\" "
      "height=\"{1:.0f}\" font-family=\"sans-serif\" font-size=\"13\" fill=\"#222\" "
      "stroke-width=\"2\">\n<rect width=\"{0:.0f}\" height=\"{1:.0f}\" fill=\"#fff\"/>\n",
      width, height);
  text += label(16, 26, "start",
                fmt::format("{}, {} players: {} games, 95 % intervals", held.contest.setup.game,
                            held.contest.setup.players, tally.games));
  double y = kHead + kRow / 2 + 4;
  for (const arena::Standing& standing : tally.standings) {
    text += label(kName - 20, y, "end", clip(sanitized(standing.bot), 28));
    y += kRow;
  }
  const Panel wins{"Wins of a seat, %", kName, 0, 100, 20, 1.0 / held.contest.setup.players, 100};
  text += draw(wins, tally, &arena::Standing::wins);
  text += draw(rating_panel(tally), tally, &arena::Standing::rating);
  return text + "</svg>\n";
}

}  // namespace noblesse
