#include "table/likeness.h"

#include <array>

#include "match/text.h"

namespace noblesse {
namespace {

// What letters look like from one code on, without their marks; a dot: like nothing but itself.
struct Run {
  char32_t first;
  std::string_view drawn;
};

constexpr std::array kRuns{
    Run{0x00C0,
        "aaaaaa.ceeeeiiiidnoooooxouuuuypbaaaaaa.ceeeeiiiidnooooo.ouuuuypyaaaaaaccccccccdd"
        "ddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkkkllllll..llnnnnnn.nnoooooo..rrrrrrssssss"
        "ssttttttuuuuuuuuuuuuwwyyyzzzzzzfb.....c.........eff...i.kk.....ooo.............u"
        "u....zz........pl............aaiioouuuuuuuuuu.aaaa....ggkkoooo..j...gg..nnaa..oo"
        "aaaaeeeeiiiioooorrrruuuusstt..hh......aaeeooooooooyy............................"},
    Run{0x0250,
        ".a.bc..d...e.....gg...h..iil.....mnnno........r.r.s.....t......yz........b..h..l"
        "................"},
    Run{0x0370,
        "...............j......a.ehi.o.ywiab..ezh.ik.mn.o.p..ty.x.wiyaeniuaby.e.n.ik.uv.o"
        ".pcotu.x.wiuouw.b.yyy.......ff..................kpcj.e...cmm.c.c"},
    Run{0x0400,
        "eeh..siij...k.y.a6b..e.3..k.mho.pcty.x.4....b...a6br.e.3..k.mhonpcty.x.4....b..."
        "eehr.siij..hk.y.....................vvvv........................rr.............."
        "....hh........yyyy........hh....l..............laaaa..ee......33......oooooo..yy"
        "yyyy44..........dd..........g.............qqww.................."},
    Run{0x1E00,
        "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooo"
        "oooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwy.s...."
        "aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuu"
        "uuyyyyyyyy......"},
    Run{0x1F00,
        "aaaaaaaaaaaaaaaaeeeeee..eeeeee..nnnnnnnnhhhhhhhhiiiiiiiiiiiiiiiioooooo..oooooo.."
        "uuuuuuuu.y.y.y.ywwwwwwwwwwwwwwwwaaeenniioouuww..aaaaaaaaaaaaaaaannnnnnnnhhhhhhhh"
        "wwwwwwwwwwwwwwwwaaaaa.aaaaaaa.i...nnn.nneehhh...iiii..iiiiii....uuuuppuuyyyyp..."
        "..www.wwoowww..."},
    Run{0x2460, "123456789"},
    Run{0x24B6, "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz"},
};

// Alphabets that are drawn as the usual one, in another hand: A to Z and a to z, again and again.
constexpr char32_t kMathFirst = 0x1D400;
constexpr char32_t kMathLast = 0x1D6A3;
constexpr char32_t kWideFirst = 0xFF01;  // of "!"
constexpr char32_t kWideLast = 0xFF5E;

// Marks that stand on another letter, spaces, and what is hardly seen between letters.
bool is_slight(char32_t code) {
  if (code < 0x80) return std::string_view(" .,'`_-").contains(static_cast<char>(code));
  const auto within = [&](char32_t first, char32_t last) { return first <= code && code <= last; };
  return within(0x0300, 0x036F) || within(0x0483, 0x0489) || within(0x1AB0, 0x1AFF) ||
         within(0x1DC0, 0x1DFF) || within(0x2000, 0x206F) || within(0x20D0, 0x20FF) ||
         within(0xFE00, 0xFE0F) || within(0xFE20, 0xFE2F) || code == 0x00A0 || code == 0x00B4 ||
         code == 0x00B7 || code == 0x02B9 || code == 0x02BC;
}

// Capitals of Greek and Cyrillic look like other letters than the small ones.
char32_t as_small(char32_t code) {
  const auto within = [&](char32_t first, char32_t last) { return first <= code && code <= last; };
  if (code == 0x03C2) return 0x03C3;  // the sigma at a word's end
  if (within(0x0391, 0x03A9) || within(0x0410, 0x042F)) return code + 0x20;
  if (within(0x0400, 0x040F)) return code + 0x50;
  if (within(0x0460, 0x052F) && !within(0x0482, 0x0489) && !within(0x04C0, 0x04CF))
    return code | 1U;
  return code;
}

char32_t drawn(char32_t code) {
  constexpr char32_t kLetters = 26;
  if (kWideFirst <= code && code <= kWideLast) code = code - kWideFirst + U'!';
  if (kMathFirst <= code && code <= kMathLast) return U'a' + (code - kMathFirst) % kLetters;
  if (U'A' <= code && code <= U'Z') return code - U'A' + U'a';
  for (const Run& run : kRuns) {
    if (code < run.first || code - run.first >= run.drawn.size()) continue;
    const char like = run.drawn[code - run.first];
    return like == '.' ? code : static_cast<char32_t>(like);
  }
  return code;
}

// What is left of a name that the eye holds on to (its skeleton).
std::u32string skeleton(std::string_view name, bool small) {
  std::u32string out;
  for (const char32_t code : codes_of(name)) {
    if (is_slight(code)) continue;
    switch (const char32_t like = drawn(small ? as_small(code) : code)) {
      case U'0': out += U'o'; break;
      case U'1':
      case U'i':
      case U'|': out += U'l'; break;
      case U'm': out += U"rn"; break;
      case U'w': out += U"vv"; break;
      case U'æ':
      case U'Æ': out += U"ae"; break;
      case U'œ':
      case U'Œ': out += U"oe"; break;
      default: out += like;
    }
  }
  return out;
}

}  // namespace

bool look_alike(std::string_view one, std::string_view other) {
  return skeleton(one, false) == skeleton(other, false) ||
         skeleton(one, true) == skeleton(other, true);
}

std::vector<int> marks_for(std::span<const std::string_view> names) {
  std::vector<int> marks(names.size());
  for (std::size_t first = 0; first < names.size(); ++first) {
    if (marks[first] != 0) continue;
    int last = 1;
    for (std::size_t other = first + 1; other < names.size(); ++other) {
      if (marks[other] != 0 || !look_alike(names[first], names[other])) continue;
      marks[first] = 1;
      marks[other] = ++last;
    }
  }
  return marks;
}

}  // namespace noblesse
