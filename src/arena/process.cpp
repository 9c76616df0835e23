#include "arena/process.h"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <utility>

namespace noblesse::arena {
namespace {

// The child's side of both pipes is its standard input and output; signals are as they usually are.
int spawn(const std::string& command, int input, int output, pid_t& id) {
  posix_spawn_file_actions_t files{};
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
  posix_spawnattr_t attributes{};
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  posix_spawnattr_setpgroup(&attributes, 0);
  sigset_t signals{};
  sigemptyset(&signals);
  posix_spawnattr_setsigmask(&attributes, &signals);
  for (const int signal : {SIGPIPE, SIGINT, SIGTERM, SIGHUP}) sigaddset(&signals, signal);
  posix_spawnattr_setsigdefault(&attributes, &signals);
  // The words are not changed, whatever the type says.
  std::array<char*, 4> words{const_cast<char*>("sh"), const_cast<char*>("-c"),
                             const_cast<char*>(command.c_str()), nullptr};
  const int error = posix_spawn(&id, "/bin/sh", &files, &attributes, words.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return error;
}

// Writes what the pipe takes, without waiting and without the signal that a closed pipe raises.
ssize_t push(int file, std::string_view text) {
  sigset_t pipe{};
  sigset_t before{};
  sigemptyset(&pipe);
  sigaddset(&pipe, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &pipe, &before);
  const ssize_t written = ::write(file, text.data(), text.size());
  const int error = errno;
  if (written < 0 && error == EPIPE) {
    const timespec at_once{};
    sigtimedwait(&pipe, nullptr, &at_once);
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  errno = error;
  return written;
}

bool try_again(int error) { return error == EINTR || error == EAGAIN; }

}  // namespace

Result<Process> Process::start(const std::string& command) {
  std::array<int, 2> to{-1, -1};
  std::array<int, 2> from{-1, -1};
  // Closed in every other child that is started meanwhile.
  if (::pipe2(to.data(), O_CLOEXEC) != 0) return fail(std::string("no pipe: ") + strerror(errno));
  if (::pipe2(from.data(), O_CLOEXEC) != 0) {
    const int error = errno;
    for (const int end : to) ::close(end);
    return fail(std::string("no pipe: ") + strerror(error));
  }
  pid_t id = -1;
  const int error = spawn(command, to[0], from[1], id);
  ::close(to[0]);
  ::close(from[1]);
  if (error != 0) {
    ::close(to[1]);
    ::close(from[0]);
    return fail(std::string("it cannot be started: ") + strerror(error));
  }
  ::fcntl(to[1], F_SETFL, O_NONBLOCK);
  ::fcntl(from[0], F_SETFL, O_NONBLOCK);
  return Process(id, to[1], from[0]);
}

Process::Process(Process&& other) noexcept
    : id_(std::exchange(other.id_, -1)),
      to_(std::exchange(other.to_, -1)),
      from_(std::exchange(other.from_, -1)),
      heard_(std::move(other.heard_)),
      asked_(other.asked_) {}

Process& Process::operator=(Process&& other) noexcept {
  std::swap(id_, other.id_);
  std::swap(to_, other.to_);
  std::swap(from_, other.from_);
  std::swap(heard_, other.heard_);
  std::swap(asked_, other.asked_);
  return *this;
}

void Process::close_pipes() {
  for (int* end : {&to_, &from_}) {
    if (*end >= 0) ::close(std::exchange(*end, -1));
  }
}

Process::~Process() {
  if (id_ >= 0) end();
}

Process::Ending Process::end() {
  close_pipes();
  const auto patience = Clock::now() + kGrace;
  siginfo_t peek{};
  while (::waitid(P_PID, static_cast<id_t>(id_), &peek, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         peek.si_pid == 0 && Clock::now() < patience) {
    ::usleep(1000);
  }
  const bool by_itself = peek.si_pid != 0;
  ::kill(-id_, SIGKILL);  // as long as nobody else can have its number
  int status = 0;
  while (::waitpid(id_, &status, 0) < 0 && errno == EINTR) {
  }
  id_ = -1;
  return {by_itself, status};
}

std::expected<std::size_t, Process::Failure> Process::hear() {
  std::array<char, 4096> buffer{};
  const ssize_t got = ::read(from_, buffer.data(), buffer.size());
  if (got < 0 && try_again(errno)) return 0;
  if (got <= 0) return std::unexpected(Failure::ended);
  heard_.append(buffer.data(), static_cast<std::size_t>(got));
  return static_cast<std::size_t>(got);
}

bool Process::drop_unasked() {
  // Before the first question nothing can be late, and a program may greet by itself.
  if (!std::exchange(asked_, true)) return true;
  std::size_t dropped = 0;
  while (true) {
    // The beginning of a line stays, so that its end is not taken for another.
    heard_.erase(0, heard_.rfind('\n') + 1);
    if (dropped >= kMostDropped) return true;
    const auto got = hear();
    if (!got) return false;
    if (*got == 0) return true;
    dropped += *got;
  }
}

std::expected<std::string, Process::Failure> Process::ask(std::string_view line,
                                                          Clock::time_point until,
                                                          const std::atomic<bool>& stop) {
  if (!drop_unasked()) return std::unexpected(Failure::ended);
  bool begun_before = !heard_.empty();
  std::string rest(line);
  rest += '\n';
  std::string_view unsent = rest;
  while (true) {
    if (stop) return std::unexpected(Failure::stopped);
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
    if (left.count() <= 0) return std::unexpected(Failure::late);
    std::array<pollfd, 2> pipes{{{from_, POLLIN, 0}, {unsent.empty() ? -1 : to_, POLLOUT, 0}}};
    if (::poll(pipes.data(), pipes.size(), static_cast<int>(std::min(left, kSlice).count())) < 0) {
      continue;  // a signal
    }
    if (pipes[1].revents != 0) {
      const ssize_t written = push(to_, unsent);
      if (written < 0 && !try_again(errno)) return std::unexpected(Failure::ended);
      if (written > 0) unsent.remove_prefix(static_cast<std::size_t>(written));
    }
    if (pipes[0].revents == 0) continue;
    if (const auto got = hear(); !got) return std::unexpected(got.error());
    for (std::size_t end = 0; (end = heard_.find('\n')) != std::string::npos;) {
      std::string said = heard_.substr(0, end);
      heard_.erase(0, end + 1);
      if (!std::exchange(begun_before, false)) return said;
    }
    if (heard_.size() > kLongestLine) return std::unexpected(Failure::too_long);
  }
}

std::string Process::how_it_ended() {
  const auto [by_itself, status] = end();
  if (!by_itself) return "it closed its output";
  if (WIFSIGNALED(status)) return "it was ended by signal " + std::to_string(WTERMSIG(status));
  return "it ended with status " + std::to_string(WEXITSTATUS(status));
}

}  // namespace noblesse::arena
