// Files that are the same for everybody: given once at the start, served from memory.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "base/error.h"
#include "doors/asking.h"

namespace noblesse {

struct PageFile {
  std::string path;  // "/index.html"; a path that ends so is served for its folder too
  std::string type;  // "text/html; charset=utf-8"
  std::string bytes;
  std::string brotli;      // the same compressed; empty: there is none
  std::string gzip;        // the same
  bool immutable = false;  // its name changes with its bytes: may be kept for ever
};

class Pages {
 public:
  // Refuses a path that could never be asked for, and a second file for the same one.
  Result<void> add(PageFile file);

  bool contains(std::string_view path) const { return pages_.contains(path); }
  std::size_t size() const { return pages_.size(); }

  // One of them as it is, for whoever adds something to it. The path must be contained.
  std::string_view text(std::string_view path) const;

  // 200 in the best coding that is accepted, or 304 if the caller has it already. The path must be
  // contained.
  Answer answer(const Asking& asking) const;

 private:
  struct Coded {
    std::shared_ptr<const std::string> bytes;  // null: not in this coding
    std::string tag;
  };
  struct Page {
    std::string type;
    bool immutable = false;
    Coded plain;
    Coded brotli;
    Coded gzip;
  };
  std::map<std::string, std::shared_ptr<const Page>, std::less<>> pages_;
};

}  // namespace noblesse
