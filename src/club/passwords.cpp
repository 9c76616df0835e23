#include "club/passwords.h"

#include <sodium.h>
#include <sys/mman.h>

#include <algorithm>
#include <array>
#include <system_error>
#include <utility>

#include "club/token.h"

namespace noblesse {
namespace {

constexpr unsigned long long kOperations = crypto_pwhash_OPSLIMIT_INTERACTIVE;
constexpr std::size_t kMemory = crypto_pwhash_MEMLIMIT_INTERACTIVE;

// libsodium reads and writes hashes in arrays of this size, filled up with zeros.
using Padded = std::array<char, crypto_pwhash_STRBYTES>;

std::unexpected<Error> no_memory(std::string_view done) {
  return fail("a password cannot be " + std::string(done) + ": " + std::to_string(kMemory >> 20U) +
                  " MB of memory are not to be had",
              {}, "no memory");
}

// Asked before a check, because libsodium calls a password wrong that it had no memory to check.
bool is_memory_left() {
  void* memory = mmap(nullptr, kMemory, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  return memory != MAP_FAILED && munmap(memory, kMemory) == 0;
}

Result<std::string> hash_now(std::string_view password) {
  Padded hash{};
  if (crypto_pwhash_str(hash.data(), password.data(), password.size(), kOperations, kMemory) != 0) {
    return no_memory("hashed");
  }
  return std::string(hash.data());
}

Padded padded(std::string_view hash) {
  Padded text{};
  std::ranges::copy(hash.substr(0, text.size() - 1), text.begin());
  return text;
}

// 0 if the hash is as strong as is usual now, 1 if not, -1 if it is no hash at all.
int needs_rehash(std::string_view hash) {
  if (hash.size() >= Padded{}.size()) return -1;
  return crypto_pwhash_str_needs_rehash(padded(hash).data(), kOperations, kMemory);
}

Result<Passwords::Verdict> check_now(std::string_view hash, std::string_view password) {
  if (!is_memory_left()) return no_memory("checked");
  const bool right =
      crypto_pwhash_str_verify(padded(hash).data(), password.data(), password.size()) == 0;
  return Passwords::Verdict{.right = right, .rehash = right && needs_rehash(hash) != 0};
}

}  // namespace

Passwords::Secret::Secret(std::string& taken) : bytes_(taken.begin(), taken.end()) {
  sodium_memzero(taken.data(), taken.size());
  taken.clear();
}

Passwords::Secret::~Secret() { sodium_memzero(bytes_.data(), bytes_.size()); }

Result<std::unique_ptr<Passwords>> Passwords::start(std::size_t most_waiting) {
  if (auto started = start_sodium(); !started) return std::unexpected(std::move(started.error()));
  Result<std::string> nobodys = hash_now(new_token());
  if (!nobodys) return std::unexpected(std::move(nobodys.error()));
  std::unique_ptr<Passwords> passwords(new Passwords(most_waiting, std::move(*nobodys)));
  try {
    passwords->thread_ = std::thread([raw = passwords.get()] { raw->work(); });
  } catch (const std::system_error& trouble) {
    return fail(std::string("there is no thread for passwords: ") + trouble.what());
  }
  return passwords;
}

Passwords::Passwords(std::size_t most_waiting, std::string nobodys)
    : most_waiting_(most_waiting), nobodys_(std::move(nobodys)) {}

Passwords::~Passwords() { stop(); }

bool Passwords::hash(std::string&& password, Hashed done, std::string_view whose) {
  return queue({Secret(password), std::nullopt, std::move(done), {}}, Standing::stranger, whose);
}

bool Passwords::check(std::optional<std::string> hash, std::string&& password, Checked done,
                      Standing standing, std::string_view whose) {
  return queue({Secret(password), std::move(hash), {}, std::move(done)}, standing, whose);
}

bool Passwords::queue(Task task, Standing standing, std::string_view whose) {
  std::vector<Task> gives_way;  // one, if any, and is told so when nothing is locked
  {
    const std::scoped_lock lock(mutex_);
    Turns<Task>& queue = standing == Standing::known ? known_ : strangers_;
    if (stopping_) return false;
    if (queue.size() >= most_waiting_) {
      auto last = queue.make_room_for(whose);
      if (!last) return false;
      gives_way.push_back(*std::move(last));
    }
    queue.add(whose, std::move(task));
    something_.notify_one();
  }
  for (const Task& last : gives_way) {
    const auto busy = fail("others are to have their turn", {}, "busy");
    if (last.hashed) last.hashed(busy);
    if (last.checked) last.checked(busy);
  }
  return true;
}

void Passwords::stop() {
  Turns<Task> dropped[2];  // go when nothing is locked: so does what `done` holds
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
    std::swap(dropped[0], strangers_);
    std::swap(dropped[1], known_);
    something_.notify_one();
  }
  const std::scoped_lock lock(stop_);
  if (thread_.joinable()) thread_.join();
}

std::size_t Passwords::waiting() const {
  const std::scoped_lock lock(mutex_);
  return strangers_.size() + known_.size();
}

void Passwords::work() {
  while (true) {
    std::unique_lock lock(mutex_);
    something_.wait(lock, [&] { return stopping_ || !strangers_.empty() || !known_.empty(); });
    if (stopping_) return;
    const Task task = (known_.empty() ? strangers_ : known_).take_next();
    lock.unlock();
    answer(task);
  }
}

void Passwords::answer(const Task& task) const {
  if (task.hashed) {
    task.hashed(hash_now(task.password.text()));
    return;
  }
  const bool known = task.hash && needs_rehash(*task.hash) >= 0;
  task.checked(check_now(known ? *task.hash : nobodys_, task.password.text()));
}

}  // namespace noblesse
