#include "guest/own_club.h"

#include <fcntl.h>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <fstream>
#include <random>
#include <sstream>
#include <utility>

namespace noblesse::guest {
namespace {

bool is_free(std::uint16_t port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(port);
  const bool free =
      ::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
  ::close(socket);
  return free;
}

std::string in_words(int status) {
  if (WIFSIGNALED(status)) return "by signal " + std::to_string(WTERMSIG(status));
  return "with status " + std::to_string(WEXITSTATUS(status));
}

}  // namespace

Result<std::uint16_t> free_port() {
  // Below what the system hands out to whoever calls somebody.
  constexpr int kFirst = 20'000;
  constexpr int kLast = 32'000;
  std::random_device device;
  std::uniform_int_distribution<int> some(kFirst, kLast);
  for (int attempt = 0; attempt < 200; ++attempt) {
    const auto port = static_cast<std::uint16_t>(some(device));
    if (is_free(port)) return port;
  }
  return fail("no free port was found between " + std::to_string(kFirst) + " and " +
              std::to_string(kLast));
}

Usage usage_of(pid_t process) {
  Usage usage;
  const std::string folder = "/proc/" + std::to_string(process);
  std::ifstream status(folder + "/status");
  std::string word;
  while (status >> word) {
    constexpr std::size_t kKilobyte = 1024;
    std::size_t kilobytes = 0;
    if (word == "VmRSS:" && status >> kilobytes) usage.memory = kilobytes * kKilobyte;
  }
  // The 14th and 15th word, counted behind the name, which may have spaces in it.
  std::ifstream stat(folder + "/stat");
  std::string line;
  std::getline(stat, line);
  const std::size_t behind_name = line.rfind(')');
  if (behind_name == std::string::npos) return usage;
  std::istringstream numbers(line.substr(behind_name + 1));
  std::string passed_over;
  for (int position = 3; position < 14; ++position) numbers >> passed_over;
  std::uint64_t user = 0;
  std::uint64_t system = 0;
  if (numbers >> user >> system) {
    usage.seconds =
        static_cast<double>(user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
  }
  return usage;
}

OwnClub::OwnClub(std::string program, std::vector<std::string> words, std::string log)
    : program_(std::move(program)), words_(std::move(words)), log_(std::move(log)) {}

OwnClub::~OwnClub() {
  if (process_ <= 0) return;
  [[maybe_unused]] const auto ended = end(SIGKILL);
}

Result<void> OwnClub::start() {
  std::vector<std::string> words = words_;
  words.insert(words.begin(), {program_, "serve"});
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  process_ = ::fork();
  if (process_ < 0) return fail("no process can be started: " + std::string(std::strerror(errno)));
  if (process_ == 0) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // it does not outlive us
    const int out = ::open(log_.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    ::dup2(out, STDOUT_FILENO);
    ::dup2(out, STDERR_FILENO);
    ::execv(program_.c_str(), arguments.data());
    ::_exit(127);
  }
  return {};
}

Result<void> OwnClub::kill() { return end(SIGKILL); }
Result<void> OwnClub::stop() { return end(SIGTERM); }

Result<void> OwnClub::end(int signal) {
  const pid_t process = std::exchange(process_, 0);
  if (process <= 0) return fail("the club does not run");
  int status = 0;
  if (::waitpid(process, &status, WNOHANG) == process) {
    return fail("the club had ended " + in_words(status) + "; its log is in " + log_);
  }
  ::kill(process, signal);
  ::waitpid(process, &status, 0);
  if (signal == SIGTERM && (!WIFEXITED(status) || WEXITSTATUS(status) != 0)) {
    return fail("the club did not stop in order, but " + in_words(status) + "; its log is in " +
                log_);
  }
  return {};
}

}  // namespace noblesse::guest
