// The real club in a test: in this process, with a store of its own and real sockets to it.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "club/club.h"
#include "match/json.h"
#include "tests/doors/caller.h"
#include "tests/folder.h"

namespace noblesse::testing {

// So many requests from one address are usual here.
inline ClubSettings easy_settings() {
  ClubSettings settings;
  settings.doors.port = 0;
  settings.doors.limits.arrivals = {10'000, 10'000};
  settings.doors.limits.requests = {10'000, 10'000};
  settings.doors.limits.work = {10'000, 10'000};
  settings.doors.limits.sweep = Milliseconds(50);
  settings.durability = store::Durability::normal;
  settings.bot_pause = Milliseconds(0);
  settings.grace = Milliseconds(200);
  settings.log = "error";
  return settings;
}

inline json::value parsed(std::string_view text) {
  const auto value = parse_json(text);
  if (!value) ADD_FAILURE() << value.error().message << ": " << text;
  return value.value_or(nullptr);
}

// The text at a path, "person.id"; "-" if there is none.
inline std::string at(std::string_view body, std::string_view path) {
  json::value value = parsed(body);
  while (!path.empty()) {
    const std::size_t end = std::min(path.find('.'), path.size());
    const json::object* const object = value.if_object();
    const json::value* const next =
        object == nullptr ? nullptr : object->if_contains(path.substr(0, end));
    if (next == nullptr) return "-";
    value = json::value(*next);
    path.remove_prefix(std::min(end + 1, path.size()));
  }
  return value.is_string() ? std::string(value.get_string()) : json::serialize(value);
}
inline std::string at(const Heard& heard, std::string_view path) { return at(heard.body, path); }
inline std::string code_of(const Heard& heard) { return at(heard, "error.code"); }

inline std::string bearer(std::string_view token) {
  return "Authorization: Bearer " + std::string(token) + "\r\n";
}

inline std::string request(std::string_view method, std::string_view path, std::string_view body,
                           std::string_view more) {
  return std::string(method) + " " + std::string(path) +
         " HTTP/1.1\r\nHost: localhost\r\nContent-Length: " + std::to_string(body.size()) + "\r\n" +
         std::string(more) + "\r\n" + std::string(body);
}

inline Heard ask(std::uint16_t port, std::string_view method, std::string_view path,
                 std::string_view body = "", std::string_view more = "") {
  Caller caller(port);
  return caller.ask(request(method, path, body, more));
}

// A person with his token, on any number of connections.
struct Guest {
  std::uint16_t port = 0;
  std::string token;
  std::string id;
  std::string name;

  Heard ask(std::string_view method, std::string_view path, std::string_view body = "") const {
    return testing::ask(port, method, path, body, bearer(token));
  }
  Heard get(std::string_view path) const { return ask("GET", path); }
};

inline Guest guest_of(std::uint16_t port, const Heard& heard) {
  return {port, at(heard, "token"), at(heard, "person.id"), at(heard, "person.name")};
}

struct Laid {
  std::string id;
  std::string invite;
  std::string watch;
  std::string path() const { return "/api/tables/" + id; }
};

// A line to a table; everything that came over it is kept.
class TableLine {
 public:
  TableLine(const Guest& guest, const std::string& table, std::string_view key = "")
      : caller_(guest.port) {
    std::string path = "/api/tables/" + table + "/line";
    if (!key.empty()) path += "?key=" + std::string(key);
    answer = caller_.ask(handshake(path, bearer(guest.token)));
  }

  bool is_open() const { return answer.status == 101; }
  Caller& caller() { return caller_; }
  const std::vector<std::string>& letters() const { return letters_; }
  // How long they were on the wire.
  const std::vector<std::size_t>& sizes() const { return sizes_; }

  // The next letter; empty if the line ends, with its close code.
  std::string hear() {
    const Frame frame = caller_.hear_frame();
    if (frame.opcode == 9) return hear();
    if (frame.opcode != 1) {
      code_ = frame.code();
      return {};
    }
    sizes_.push_back(frame.text.size());
    // What it is filled up with means nothing.
    letters_.push_back(frame.text.substr(0, frame.text.find_last_not_of(' ') + 1));
    return letters_.back();
  }
  int closed_with() {
    while (!hear().empty()) {
    }
    return code_;
  }
  // The answer to a message, whatever comes before it.
  std::string say(std::string_view message) {
    caller_.say_frame(message);
    while (true) {
      const std::string letter = hear();
      if (letter.empty() || letter.starts_with("{\"ok\"") || letter.starts_with("{\"refused\"")) {
        return letter;
      }
    }
  }
  std::string refusal(std::string_view message) { return at(say(message), "refused"); }
  // The first letter from here on that has a word in it; empty if the line ends before.
  std::string hear_until(std::string_view word) {
    while (true) {
      std::string letter = hear();
      if (letter.empty() || letter.contains(word)) return letter;
    }
  }

  Heard answer;  // to the handshake

 private:
  Caller caller_;
  std::vector<std::string> letters_;
  std::vector<std::size_t> sizes_;
  int code_ = 0;
};

class HouseClub {
 public:
  // Tables are dealt by fair shuffles, unless a test brings a dealer of its own.
  explicit HouseClub(ClubSettings settings = easy_settings(), const Shelf& shelf = Shelf(),
                     Club::DealerOf dealer = {})
      : settings_(std::move(settings)),
        dealer_(std::move(dealer)),
        shelf_(std::make_shared<const Shelf>(shelf)) {
    if (settings_.store == ClubSettings().store) settings_.store = folder_.file("club.sqlite");
    open();
  }
  HouseClub(const HouseClub&) = delete;
  HouseClub& operator=(const HouseClub&) = delete;
  ~HouseClub() { close(); }

  void close() {
    if (!club_) return;
    club_->stop();
    thread_.join();
    club_.reset();
  }
  // Another process would find the same.
  void reopen() {
    close();
    open();
  }
  // Somebody has changed the folder of editions meanwhile.
  void reopen_with(const Shelf& shelf) {
    shelf_ = std::make_shared<const Shelf>(shelf);
    reopen();
  }

  std::uint16_t port() const { return port_; }
  const std::string& store() const { return settings_.store; }
  Club& club() { return *club_; }

  Heard ask(std::string_view method, std::string_view path, std::string_view body = "",
            std::string_view more = "") const {
    return testing::ask(port_, method, path, body, more);
  }
  Guest guest(const std::string& name = "Alice") const {
    const json::object body{{"name", name}, {"bearer", true}};
    const Heard heard = ask("POST", "/api/guests", json::serialize(body));
    EXPECT_EQ(heard.status, 201) << heard.body;
    return guest_of(port_, heard);
  }
  // An own table of two, with more keys of the request after the options.
  Laid table(const Guest& host, std::string_view more = "") const {
    const Heard heard = host.ask(
        "POST", "/api/tables", R"({"options":{"game":"adel","seats":2})" + std::string(more) + "}");
    EXPECT_EQ(heard.status, 201) << heard.body;
    return {at(heard, "table.id"), at(heard, "invite"), at(heard, "watch")};
  }
  // The guest with a login and a password, and so with a new token.
  Guest keep(const Guest& guest, const std::string& login, const std::string& password) const {
    const json::object body{{"login", login}, {"password", password}};
    const Heard heard = guest.ask("PUT", "/api/me/password", json::serialize(body));
    EXPECT_EQ(heard.status, 200) << heard.body;
    return guest_of(port_, heard);
  }
  Heard sign_in(const std::string& login, const std::string& password) const {
    const json::object body{{"login", login}, {"password", password}, {"bearer", true}};
    return ask("POST", "/api/sessions", json::serialize(body));
  }

 private:
  void open() {
    auto opened = Club::open(settings_, shelf_, dealer_);
    if (!opened) throw std::runtime_error(opened.error().message);
    club_ = std::move(*opened);
    port_ = club_->port();
    thread_ = std::thread([this] { club_->serve(); });
  }

  Folder folder_;
  ClubSettings settings_;
  Club::DealerOf dealer_;
  std::shared_ptr<const Shelf> shelf_;
  std::unique_ptr<Club> club_;
  std::uint16_t port_ = 0;
  std::thread thread_;
};

}  // namespace noblesse::testing
