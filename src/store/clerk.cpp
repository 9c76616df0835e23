#include "store/clerk.h"

#include <iterator>
#include <string>
#include <system_error>
#include <utility>

namespace noblesse::store {
namespace {

// A transaction has at most so many deeds, unless one part alone has more.
constexpr std::size_t kMostDeeds = 1000;

// The trouble is with the database, not with what was to be written.
bool out_of_reach(const Error& error) {
  return error.key == "lost" || error.key == "unknown" || error.key == "displaced";
}

void tell(const Clerk::Done& done, const Result<void>& written) {
  if (done) done(written);
}

}  // namespace

Result<std::unique_ptr<Clerk>> Clerk::start(std::unique_ptr<Store> store) {
  std::unique_ptr<Clerk> clerk(new Clerk(std::move(store)));
  try {
    clerk->thread_ = std::thread([raw = clerk.get()] { raw->work(); });
  } catch (const std::system_error& trouble) {
    return fail(std::string("the clerk has no thread: ") + trouble.what());
  }
  return clerk;
}

Clerk::Clerk(std::unique_ptr<Store> store) : store_(std::move(store)) {}

Clerk::~Clerk() { stop(); }

void Clerk::write(std::vector<Deed> deeds, Done done) {
  {
    const std::scoped_lock lock(mutex_);
    if (!stopping_) {
      queue_.push_back({std::move(deeds), std::move(done), {}});
      something_.notify_one();
      return;
    }
  }
  tell(done, fail("the clerk has stopped: nothing is written any more", {}, "stopped"));
}

bool Clerk::read(Read read) {
  const std::scoped_lock lock(mutex_);
  if (stopping_) return false;
  queue_.push_back({{}, {}, std::move(read)});
  something_.notify_one();
  return true;
}

void Clerk::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
    something_.notify_one();
  }
  const std::scoped_lock lock(stop_);
  if (thread_.joinable()) thread_.join();
}

std::optional<std::chrono::steady_clock::time_point> Clerk::busy_since() const {
  const auto begun = begun_.load();
  return begun == kIdle ? std::nullopt : std::optional(begun);
}

std::size_t Clerk::waiting() const {
  const std::scoped_lock lock(mutex_);
  return queue_.size();
}

void Clerk::work() {
  for (std::vector<Part> parts = take(); !parts.empty(); parts = take()) {
    begun_ = std::chrono::steady_clock::now();
    if (parts.front().read) {
      parts.front().read(*store_);
      ++reads_;
    } else {
      write_together(parts);
    }
    begun_ = kIdle;
  }
}

std::vector<Clerk::Part> Clerk::take() {
  std::unique_lock lock(mutex_);
  something_.wait(lock, [&] { return stopping_ || !queue_.empty(); });
  std::vector<Part> parts;
  std::size_t deeds = 0;
  while (!queue_.empty()) {
    const Part& next = queue_.front();
    deeds += next.deeds.size();
    if (!parts.empty() && (next.read || parts.front().read || deeds > kMostDeeds)) break;
    parts.push_back(std::move(queue_.front()));
    queue_.pop_front();
  }
  return parts;
}

void Clerk::write_together(const std::vector<Part>& parts) {
  if (parts.size() > 1) {
    std::vector<Deed> all;
    for (const Part& part : parts) {
      all.insert(all.end(), part.deeds.begin(), part.deeds.end());
    }
    const Result<void> together = write_one(all);
    if (together || out_of_reach(together.error())) {
      for (const Part& part : parts) tell(part.done, together);
      parts_ += together ? parts.size() : 0;
      return;
    }
  }
  Result<void> written;
  for (const Part& part : parts) {
    if (written || !out_of_reach(written.error())) written = write_one(part.deeds);
    parts_ += written ? 1 : 0;
    tell(part.done, written);
  }
}

Result<void> Clerk::write_one(const std::vector<Deed>& deeds) {
  Result<void> written = store_->write(deeds);
  if (written) ++transactions_;
  return written;
}

}  // namespace noblesse::store
