#include "club/password_rules.h"

#include <algorithm>
#include <array>
#include <string>

#include "match/text.h"

namespace noblesse {
namespace {

constexpr std::size_t kShortest = 8;   // characters
constexpr std::size_t kLongest = 128;  // bytes
constexpr std::size_t kOwn = 4;        // characters that have to be left besides what is known
constexpr std::size_t kHungOn = 6;     // digits and signs that hide no word

// What is tried first, in the languages of the house, without the digits and signs that people hang
// on to it.
constexpr std::string_view kTriedFirst = R"(
abc abcd abcdef abcdefg acces access adel adelverpflichtet admin administrator aendermich agosto
ajax alexander alexandra alphabet america amico amore amoremio amsterdam andrea andrei android
angel angelo angels anthony apfel apple april apriti arsenal asdf asdfgh asdfghjkl ashley auction
august augustus autumn autunno azerty baby babygirl baer banana bani barcelona baseball
basketball batman bayern bear beer beispiel benutzer benvenuto bere berlin bienvenue bier
binevenit birra birthday blabla bloem blume boardgame borussia boss brettspiel bucuresti bukarest
buster butterfly calcio cambiami castle cavallo changeme charlie cheese chef chelsea chocola
chocolate christ christian christina ciao cioccolata ciocolata club clubman coffee compleanno
computer contrasena cookie corvette cowboy cristina daniel december decembrie default delfin demo
detective deutschland dezember dicembre dienstag dinamo dolphin donnerstag draak drache drago
dragon dragoste duchess eagle egal einlass engel enter esempio estate europa example exemplu
facebook famiglia familie family farfalla father februar februari februarie february felice
ferrari fiore floare florian flower fluture football fotbal francesca francesco freedom freiheit
freitag freund friday friend friends fruehling fussball gabriel game gamer games gaming gast
gebruiker geburtstag geheim geheimnis geheimwort geld gennaio germany ginger giuseppe gluecklich
google grazie guest hallo halloduda hamburg happy harley harrypotter haslo hello helloworld
herbst herfst heslo hockey holland horse hunter ianuarie iarna ichliebedich ikhouvanjou iloveu
iloveyou inger instagram inter internet inverno ionut iphone italia italy iubire iubita januar
januari january jennifer jessica jesus jetaime jonathan jordan joshua julian juventus kaese
kaffee katharina kennwort killer king koenig lala laptop leeuw leone letmein liberta libertate
liebe liefde lion liverpool loewe login london lord losung lovely loveyou lucky luglio maerz
maestro maggie mama mamma march maria martin master matrix matthew meester meister member
mercedes michael michelle microsoft milan milano mille millegrazie mitglied mittwoch monday money
monkey montag motdepasse mother muenchen mustang mutter mylove napoli nederland nichts nicole
niente niets nimic ninja noblesse noblesseoblige nothing november oaspete october oktober
opensesame orange ospite paard papa paris parola parolamea pass passe passwd password passwort
pepper peter phoenix pizza player pokemon porsche prieten primavera princess principessa prinses
printesa prinzessin privat private privato qazwsx qazwsxedc queen qweasd qweasdzxc qwerasdf
qwerty qwertyuiop qwertz qwertzuiop ranger realmadrid rege regina robert roma romania root
rotterdam salut sample samstag samsung saturday schalke schatje schatz schatzi schimba
schmetterling schokolade sebastian secret segreto senha september septembrie sesam
sesamoeffnedich settembre shadow signin soare soccer soldi sole sommer sonnenschein sonntag
spaghetti spiderman spiel spiele spieler spring standard starwars steaua stefan stefano summer
sunday sunshine superman superuser teiubesc temp temporary tennis tesoro test tester testing
tests thomas thunder thursday tiamo tiger tigru toamna toegang topsecret trustno tuesday twitter
user utente utilizator vara vater verander verjaardag verpflichtet vlinder voetbal voorbeeld
vriend vrijheid wachtwoord wasd wednesday welcome welkom whatever willkommen windows winter wolf
yamaha youtube yxcvbnm zomer zonneschijn zugang zxcvbn zxcvbnm
)";

// Keys that lie side by side.
constexpr std::array<std::string_view, 9> kRows{"01234567890",
                                                "abcdefghijklmnopqrstuvwxyz",
                                                "qwertyuiop",
                                                "qwertzuiop",
                                                "azertyuiop",
                                                "asdfghjklmnop",
                                                "zxcvbnm",
                                                "yxcvbnm",
                                                "qazwsxedcrfvtgbyhnujm"};

// In small letters, with digits and signs read as the letters for which they are written.
std::string plain(std::string_view text) {
  std::string out;
  for (const char c : text) {
    switch (c) {
      case '@':
      case '4': out += 'a'; break;
      case '3': out += 'e'; break;
      case '1':
      case '!': out += 'i'; break;
      case '0': out += 'o'; break;
      case '$':
      case '5': out += 's'; break;
      case '7': out += 't'; break;
      case ' ':
      case '.':
      case '_':
      case '-': break;
      default: out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
  }
  return out;
}

std::string small(std::string_view text) {
  std::string out(text);
  for (char& c : out) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return out;
}

bool is_letter(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte | 0x20U) - 'a' < 26U || byte >= 0x80;
}

// Without the digits and signs before and after it.
std::string_view inner(std::string_view text) {
  while (!text.empty() && !is_letter(text.front())) text.remove_prefix(1);
  while (!text.empty() && !is_letter(text.back())) text.remove_suffix(1);
  return text;
}

bool is_tried_first(std::string_view text) {
  if (text.empty() || text.find_first_of(" \n") != std::string_view::npos) return false;
  const auto ends_at = [](std::size_t at) {
    return kTriedFirst[at] == ' ' || kTriedFirst[at] == '\n';
  };
  for (std::size_t at = kTriedFirst.find(text); at != std::string_view::npos;
       at = kTriedFirst.find(text, at + 1)) {
    if (ends_at(at - 1) && ends_at(at + text.size())) return true;
  }
  return false;
}

// The same few characters again and again.
bool repeats(std::string_view text) {
  for (std::size_t block = 1; block <= 4 && 2 * block <= text.size(); ++block) {
    bool same = true;
    for (std::size_t i = block; i < text.size(); ++i) same = same && text[i] == text[i - block];
    if (same) return true;
  }
  return false;
}

// A way along the alphabet, the digits or the keys, forth or back.
bool is_run(std::string_view text) {
  const std::string back(text.rbegin(), text.rend());
  return std::ranges::any_of(kRows, [&](std::string_view row) {
    // Once around is as easy.
    const std::string twice = std::string(row) + std::string(row);
    return twice.contains(text) || twice.contains(back);
  });
}

// Whether hardly more is left of it than a word that everybody knows.
bool says_little_but(std::string_view password, std::string_view word) {
  const std::string known = plain(word);
  if (characters(known) < 3) return false;
  std::string rest = plain(password);
  const std::size_t before = rest.size();
  for (std::size_t at = rest.find(known); at != std::string::npos; at = rest.find(known)) {
    rest.erase(at, known.size());
  }
  return rest.size() < before && characters(rest) < kOwn;
}

}  // namespace

bool is_password(std::string_view text) {
  return text.size() >= kShortest && text.size() <= kLongest;
}

std::string_view weakness_of(std::string_view password, std::string_view login,
                             std::string_view name) {
  if (characters(password) < kShortest) return "A password has at least 8 characters.";
  const std::string low = small(password);
  if (repeats(low)) return "That is the same again and again; take a few words instead.";
  if (is_run(low)) return "That is only a row of keys or letters; take a few words instead.";
  if (says_little_but(password, login) || says_little_but(password, name)) {
    return "That says little more than your login or your name; take a few words instead.";
  }
  // "p@ssw0rd", "password123!", "p@ssw0rd123".
  const bool hidden = low.size() - inner(low).size() > kHungOn;
  const std::string within(hidden ? std::string_view(low) : inner(low));
  for (const std::string& word : {low, plain(low), within, plain(within)}) {
    if (is_tried_first(word)) {
      return "That is one of the passwords that are tried first; take a few words instead.";
    }
  }
  return {};
}

}  // namespace noblesse
