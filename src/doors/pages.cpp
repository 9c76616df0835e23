#include "doors/pages.h"

#include <span>

#include "base/hex.h"
#include "base/sha256.h"
#include "doors/fields.h"
#include "doors/target.h"

namespace noblesse {
namespace {

// Each coding has bytes of its own, so it has a tag of its own.
std::string tag_of(std::string_view bytes, std::string_view coding) {
  Sha256 sha;
  sha.add(bytes);
  const Sha256::Digest digest = sha.digest();
  return "\"" + write_hex(std::span(digest).first(12)).append(coding) + "\"";
}

}  // namespace

Result<void> Pages::add(PageFile file) {
  if (read_path(file.path) != file.path) {
    return fail("page \"" + file.path + "\": the path must be one that can be asked for: /name");
  }
  if (file.type.empty()) return fail("page \"" + file.path + "\" has no content type");
  const auto page = std::make_shared<Page>();
  const auto coded = [](std::string& bytes, std::string_view coding) {
    Coded made;
    made.tag = tag_of(bytes, coding);
    made.bytes = std::make_shared<const std::string>(std::move(bytes));
    return made;
  };
  page->type = std::move(file.type);
  page->immutable = file.immutable;
  page->plain = coded(file.bytes, "");
  if (!file.brotli.empty()) page->brotli = coded(file.brotli, "-br");
  if (!file.gzip.empty()) page->gzip = coded(file.gzip, "-gz");

  constexpr std::string_view kIndex = "index.html";
  if (!pages_.try_emplace(file.path, page).second) {
    return fail("page \"" + file.path + "\" is given twice");
  }
  if (file.path.ends_with("/index.html")) {
    pages_.try_emplace(file.path.substr(0, file.path.size() - kIndex.size()), page);
  }
  return {};
}

std::string_view Pages::text(std::string_view path) const {
  return *pages_.find(path)->second->plain.bytes;
}

Answer Pages::answer(const Asking& asking) const {
  const Page& page = *pages_.find(asking.path)->second;
  const Coded* coded = &page.plain;
  std::string_view coding;
  if (page.brotli.bytes && accepts_encoding(asking.accept_encoding, "br")) {
    coded = &page.brotli;
    coding = "br";
  } else if (page.gzip.bytes && accepts_encoding(asking.accept_encoding, "gzip")) {
    coded = &page.gzip;
    coding = "gzip";
  }

  Answer answer;
  answer.headers.emplace_back("ETag", coded->tag);
  answer.headers.emplace_back("Cache-Control",
                              page.immutable ? "public, max-age=31536000, immutable" : "no-cache");
  if (page.brotli.bytes || page.gzip.bytes) answer.headers.emplace_back("Vary", "Accept-Encoding");
  if (matches_tag(asking.if_none_match, coded->tag)) {
    answer.status = 304;
    return answer;
  }
  answer.content_type = page.type;
  if (!coding.empty()) answer.headers.emplace_back("Content-Encoding", coding);
  answer.shared = coded->bytes;
  return answer;
}

}  // namespace noblesse
