// Somebody in the club, over real sockets, who writes down everything that reaches him: every byte
// over HTTP, every frame on his line, in order, and what he himself had said before. Through TLS he
// also writes down what somebody on the way sees of it: the lengths of the records.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "doors/padding.h"
#include "match/json.h"
#include "tests/club/nameless.h"
#include "tests/doors/secure_caller.h"
#include "tests/table/client.h"

namespace noblesse::testing {

inline std::unique_ptr<Caller> call(std::uint16_t port, bool sealed) {
  if (sealed) return std::make_unique<SealedCaller>(port);
  return std::make_unique<Caller>(port);
}

class Witness {
 public:
  Witness(std::uint16_t port, const std::string& name, bool sealed = false)
      : port_(port), sealed_(sealed), http_(call(port, sealed)), device_(name) {
    const Heard heard =
        ask("POST", "/api/guests", json::serialize(json::object{{"name", name}, {"bearer", true}}));
    const auto answer = parse_json(heard.body);
    if (heard.status != 201 || !answer) throw std::runtime_error("no guest: " + heard.body);
    token_ = answer->at("token").as_string();
    id_ = answer->at("person").at("id").as_string();
  }

  const std::string& id() const { return id_; }
  const hall::Client& device() const { return device_; }
  const std::vector<std::string>& notes() const { return notes_; }
  bool at_a_table() const { return line_ != nullptr; }
  int descriptor() const { return line_->descriptor(); }
  std::size_t frames() const { return frames_; }
  std::size_t wires() const { return wires_; }  // how often records were noted

  Heard ask(std::string_view method, const std::string& path, std::string_view body = {}) {
    note("> ", std::string(method) + " " + path + " " + std::string(body));
    std::string request = std::string(method) + " " + path + " HTTP/1.1\r\nHost: localhost\r\n" +
                          "Content-Length: " + std::to_string(body.size()) + "\r\n";
    if (!token_.empty()) request += "Authorization: Bearer " + token_ + "\r\n";
    const Heard heard = http_->ask(request + "\r\n" + std::string(body));
    note("< ", heard.head + heard.body);
    note_records(*http_);
    return heard;
  }

  void open_line(const std::string& table, const std::string& key) {
    const std::string path = "/api/tables/" + table + "/line?key=" + key;
    note("> ", "opens " + path);
    line_ = call(port_, sealed_);
    const Heard heard = line_->ask(handshake(path, "Authorization: Bearer " + token_ + "\r\n"));
    note("< ", heard.head + heard.body);
    if (heard.status != 101) line_.reset();
  }
  // Politely, with a goodbye, which is answered; or the device dies.
  void hang_up(bool politely) {
    note("> ", politely ? "says goodbye" : "is gone");
    if (politely) {
      line_->say_frame("\x03\xE8", 8);
      while (at_a_table()) hear_one();
    }
    line_.reset();
  }

  void say(const json::object& message) { say_text(json::serialize(message)); }
  void say_text(std::string_view text, int opcode = 1) {
    note("> ", text);
    line_->say_frame(text, opcode);
  }

  // After each step of an evening everybody asks for something that does not exist. Letters never
  // overtake each other: what comes before the refusal belongs to the step, and all of it came.
  void knock() {
    if (at_a_table()) {
      say_text(padded(json::serialize(json::object{{"id", ++knocks_}, {"do", "knock"}})));
    }
  }
  void listen() {
    const std::string refusal = R"({"id":)" + std::to_string(knocks_) + R"(,"refused":)";
    while (at_a_table() && !hear_one().starts_with(refusal)) continue;
    if (at_a_table()) note_records(*line_);
  }
  // The table or the club lets everybody go: what is still said, and the goodbye.
  void listen_to_the_end() {
    while (at_a_table()) hear_one();
  }

  void resume() {
    device_.resuming = true;
    const std::uint64_t heard = device_.heard;
    say({{"do", "resume"}, {"after", heard - std::min<std::uint64_t>(heard, 2)}});
  }

  // The next frame; the line is gone after a goodbye.
  std::string hear_one() {
    const Frame frame = line_->hear_frame();
    ++frames_;
    note("< ", "frame " + std::to_string(frame.opcode) + " of " +
                   std::to_string(frame.text.size()) + ": " + frame.text);
    if (frame.opcode == 1) {
      device_.hear(frame.text);
    } else if (frame.opcode == 8) {
      line_->say_frame(frame.text.substr(0, 2), 8);
      line_.reset();
    } else {
      EXPECT_EQ(frame.opcode, -1) << "a frame of a kind that nobody sends";
      ADD_FAILURE() << device_.person() << " was left without a goodbye or waited in vain";
      line_.reset();
    }
    return frame.text;
  }

 private:
  void note(std::string_view direction, std::string_view text) {
    notes_.push_back(std::string(direction) + nameless_(text));
  }

  // How many bytes the records carried since the last time, up and down. How letters are shared out
  // among records, and whether one passes a message on its way up, is a matter of when each is
  // ready, and so not the same every time; in which order they came is in the notes.
  void note_records(Caller& caller) {
    auto* const sealed = dynamic_cast<SealedCaller*>(&caller);
    if (sealed == nullptr) return;
    constexpr std::size_t kSeal = 17;  // a tag of 16 bytes, and the kind
    std::size_t up = 0;
    std::size_t down = 0;
    for (const SealedCaller::Record& record : sealed->records()) {
      (record.up ? up : down) += record.length - kSeal;
    }
    note("= ", "records up " + std::to_string(up) + " down " + std::to_string(down));
    ++wires_;
  }

  std::uint16_t port_;
  bool sealed_;
  std::unique_ptr<Caller> http_;
  std::unique_ptr<Caller> line_;
  hall::Client device_;
  std::string token_;
  std::string id_;
  std::uint64_t knocks_ = 0;
  std::size_t frames_ = 0;
  std::size_t wires_ = 0;
  Nameless nameless_;
  std::vector<std::string> notes_;
};

}  // namespace noblesse::testing
