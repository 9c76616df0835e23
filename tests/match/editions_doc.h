// The fenced blocks of docs/editions.md: its examples are editions of one's own, one of each game.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/root.h"

namespace noblesse::testing {

// The blocks of that language, in order.
inline std::vector<std::string> editions_doc(const std::string& language) {
  std::ifstream file(NOBLESSE_ROOT "/docs/editions.md");
  std::stringstream text;
  text << file.rdbuf();
  const std::string doc = text.str();
  std::vector<std::string> found;
  const std::string fence = "```" + language + "\n";
  for (std::size_t at = doc.find(fence); at != std::string::npos; at = doc.find(fence, at)) {
    at += fence.size();
    found.push_back(doc.substr(at, doc.find("```", at) - at));
  }
  return found;
}

// "my-copy" of Adel Verpflichtet and "square" of Mille Grazie, for two.
inline std::string own_adel() { return editions_doc("json").at(0); }
inline std::string own_mille() { return editions_doc("json").at(1); }

}  // namespace noblesse::testing
