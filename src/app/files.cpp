#include "app/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "match/text.h"

namespace noblesse {
namespace {

// A file descriptor that is closed whatever happens.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor(Descriptor&&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  Descriptor& operator=(Descriptor&&) = delete;
  ~Descriptor() { close(); }

  int number() const { return number_; }
  bool valid() const { return number_ >= 0; }
  bool close() {
    if (number_ < 0) return true;
    const bool good = ::close(number_) == 0;
    number_ = -1;
    return good;
  }

 private:
  int number_;
};

std::unexpected<Error> file_error(const std::string& path, std::string_view what) {
  return fail((path == "-" ? std::string("standard input") : quote(path)) + " " +
              std::string(what));
}

std::unexpected<Error> system_error(const std::string& path, std::string_view verb, int error) {
  return file_error(path, std::string(verb) + ": " + std::strerror(error));
}

Result<std::string> read_all(int descriptor, const std::string& path) {
  std::string text;
  std::array<char, 1U << 16U> buffer{};
  while (true) {
    const ssize_t got = ::read(descriptor, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return system_error(path, "cannot be read", errno);
    if (got == 0) return text;
    text.append(buffer.data(), static_cast<std::size_t>(got));
    if (text.size() > kLargestFile) {
      return file_error(path, "is larger than " + std::to_string(kLargestFile >> 20U) +
                                  " MB, which no file of ours is");
    }
  }
}

bool write_all(int descriptor, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(descriptor, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace

Result<std::string> read_text_file(const std::string& path) {
  if (path == "-") return read_all(STDIN_FILENO, path);
  const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (!file.valid()) {
    if (errno == ENOENT) return file_error(path, "does not exist");
    return system_error(path, "cannot be opened", errno);
  }
  struct stat about{};
  if (::fstat(file.number(), &about) != 0) return system_error(path, "cannot be read", errno);
  if (S_ISDIR(about.st_mode)) return file_error(path, "is a folder; a file is needed");
  // Opening did not wait for whoever writes into a pipe; reading does.
  if (!S_ISREG(about.st_mode)) ::fcntl(file.number(), F_SETFL, 0);
  return read_all(file.number(), path);
}

Result<void> write_text_file(const std::string& path, std::string_view text) {
  if (path.empty()) return fail("a file needs a name");
  if (path == "-") {
    std::fflush(stdout);  // after what was printed before
    if (write_all(STDOUT_FILENO, text)) return {};
    return fail("standard output cannot be written: " + std::string(std::strerror(errno)));
  }
  const std::string temporary = path + ".part" + std::to_string(::getpid());
  Descriptor file(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
  if (!file.valid()) return system_error(path, "cannot be written", errno);
  const bool whole = write_all(file.number(), text) && ::fsync(file.number()) == 0;
  const int write_error = errno;
  if (!whole || !file.close()) {
    const int error = whole ? errno : write_error;
    ::unlink(temporary.c_str());
    return system_error(path, "cannot be written", error);
  }
  if (std::rename(temporary.c_str(), path.c_str()) != 0) {
    const int error = errno;
    ::unlink(temporary.c_str());
    return system_error(path, "cannot be written", error);
  }
  return {};
}

bool file_exists(const std::string& path) {
  struct stat about{};
  return ::lstat(path.c_str(), &about) == 0;
}

Result<void> can_write(const std::string& path) {
  namespace fs = std::filesystem;
  if (path.empty() || path == "-") return {};
  std::error_code ignored;
  if (fs::is_directory(fs::symlink_status(path, ignored))) {
    return system_error(path, "cannot be written", EISDIR);
  }
  // What matters is its folder, where the temporary file goes; with the dot, a file is none.
  const fs::path folder = fs::path(path).parent_path() / ".";
  if (::access(folder.c_str(), W_OK | X_OK) != 0) {
    return system_error(path, "cannot be written", errno);
  }
  return {};
}

Result<void> can_keep(const std::string& path) {
  if (path != "-") return can_write(path);
  return fail(
      "\"-\" is standard output, from which nothing can be read again; name a file (./- is one)");
}

Result<void> make_folder(const std::string& path) {
  if (path.empty()) return {};
  std::error_code error;
  std::filesystem::create_directories(path, error);
  if (error) return file_error(path, "cannot be made: " + error.message());
  return {};
}

}  // namespace noblesse
