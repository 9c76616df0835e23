#include "app/fluent.h"

#include <algorithm>

namespace noblesse {
namespace {

constexpr std::string_view kBlanks = " \n";

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

// How much deeper in braces the text ends than it begins.
int depth_of(std::string_view text) {
  return static_cast<int>(std::ranges::count(text, '{') - std::ranges::count(text, '}'));
}

// What is before the brace that closes the one before the text.
std::size_t closing(std::string_view text) {
  int depth = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '{') ++depth;
    if (text[at] == '}' && depth-- == 0) return at;
  }
  return text.size();
}

std::string missing(std::string_view name) { return "⟦" + std::string(name) + "⟧"; }

// "[few] the text", one of those that a number or a word chooses from.
struct Variant {
  std::string_view key;
  std::string_view text;
  bool otherwise = false;  // the one with a star
};

bool begins_variant(std::string_view line) {
  line = trimmed(line);
  return line.starts_with('[') || line.starts_with("*[");
}

std::vector<Variant> variants_of(std::string_view text) {
  std::vector<Variant> variants;
  int depth = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    if (depth == 0 && begins_variant(line)) {
      const std::size_t open = text.find('[', at);
      const std::size_t close = text.find(']', open);
      variants.push_back({text.substr(open + 1, close - open - 1), text.substr(close + 1),
                          trimmed(line).starts_with('*')});
      if (variants.size() > 1) {
        std::string_view& before = variants[variants.size() - 2].text;
        before = before.substr(0, static_cast<std::size_t>(text.data() + at - before.data()));
      }
    }
    depth += depth_of(line);
    at = end + 1;
  }
  for (Variant& variant : variants) variant.text = trimmed(variant.text);
  return variants;
}

// "\u00AD", a soft hyphen, is of no use where words are not hyphenated; nothing else is escaped.
std::string_view quoted(std::string_view text) {
  const std::string_view inside = text.substr(1, text.size() - 2);
  return inside.starts_with('\\') ? std::string_view() : inside;
}

class Writer {
 public:
  Writer(const Messages& messages, std::string_view language, const Args& args)
      : messages_(messages), language_(language), args_(args) {}

  std::string write(std::string_view text) const {
    std::string out;
    while (!text.empty()) {
      const std::size_t brace = std::min(text.find('{'), text.size());
      add_words(text.substr(0, brace), out);
      if (brace == text.size()) break;
      text.remove_prefix(brace + 1);
      const std::size_t end = closing(text);
      out += placed(trimmed(text.substr(0, end)));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
  }

 private:
  // A new line of the file is no new line of the text.
  static void add_words(std::string_view text, std::string& out) {
    for (const char c : text) {
      if (c == '\n') {
        out += ' ';
      } else if (c != ' ' || out.empty() || out.back() != ' ') {
        out += c;
      }
    }
  }

  const Arg* find(std::string_view name) const {
    const auto found = std::ranges::find(args_, name, [](const auto& arg) { return arg.first; });
    return found == args_.end() ? nullptr : &found->second;
  }

  std::string placed(std::string_view inside) const {
    if (inside.starts_with('"')) return std::string(quoted(inside));
    if (inside.starts_with('$')) {
      const std::string_view name = inside.substr(1, inside.find_first_of(" \n") - 1);
      const std::size_t arrow = inside.find("->");
      const Arg* const arg = find(name);
      if (arg == nullptr) return missing(name);
      if (arrow == std::string_view::npos) return arg->text;
      return chosen(*arg, variants_of(inside.substr(arrow + 2)));
    }
    const auto message = messages_.find(inside);
    return message == messages_.end() ? missing(inside) : write(message->second);
  }

  std::string chosen(const Arg& arg, const std::vector<Variant>& variants) const {
    const auto keyed = [&](std::string_view key) {
      return std::ranges::find(variants, key, &Variant::key);
    };
    auto found = keyed(arg.text);
    if (found == variants.end() && arg.number) found = keyed(plural_form(language_, *arg.number));
    if (found == variants.end()) found = std::ranges::find(variants, true, &Variant::otherwise);
    return found == variants.end() ? missing(arg.text) : write(found->text);
  }

  const Messages& messages_;
  std::string_view language_;
  const Args& args_;
};

}  // namespace

void read_messages(std::string_view text, Messages& into) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz";
  std::string key;
  std::size_t from = 0;
  int depth = 0;
  const auto end_message = [&](std::size_t at) {
    if (!key.empty()) into[std::exchange(key, {})] = trimmed(text.substr(from, at - from));
  };
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string_view line = text.substr(at, end - at);
    const std::size_t equals = line.find(" =");
    if (depth == 0 && !line.starts_with(' ') && !line.starts_with('}')) {
      end_message(at);
      if (equals != std::string_view::npos && kLetters.contains(line.front())) {
        key = line.substr(0, equals);
        from = at + equals + 2;
      }
    }
    if (!key.empty()) depth += depth_of(line);
    at = end + 1;
  }
  end_message(text.size());
}

std::string_view plural_form(std::string_view language, long number) {
  if (number == 1) return "one";
  const long rest = number % 100;
  const bool few = number == 0 || (rest >= 1 && rest <= 19);
  return language == "ro" && few ? "few" : "other";
}

std::string write_message(const Messages& messages, std::string_view language,
                          std::string_view message, const Args& args) {
  return Writer(messages, language, args).write(message);
}

std::set<std::string> arguments_of(const Messages& messages, std::string_view message) {
  constexpr std::string_view kName =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_";
  std::set<std::string> names;
  for (std::size_t at = message.find('{'); at != std::string_view::npos;
       at = message.find('{', at + 1)) {
    std::string_view inside = trimmed(message.substr(at + 1));
    const bool argument = inside.starts_with('$');
    if (argument) inside.remove_prefix(1);
    inside = inside.substr(0, inside.find_first_not_of(kName));
    if (argument) {
      names.emplace(inside);
    } else if (const auto other = messages.find(inside); other != messages.end()) {
      names.merge(arguments_of(messages, other->second));
    }
  }
  return names;
}

}  // namespace noblesse
