// What brings guests to a club: connections, questions over HTTP and the agenda of any number of
// them, on one thread. It knows nothing of what is said.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "doors/agenda.h"
#include "guest/place.h"

namespace noblesse::guest {

// Something asked of the club over HTTP.
struct Errand {
  std::string from;  // the address to come from; empty: any
  std::string method = "GET";
  std::string target;
  std::string token;  // empty: a stranger
  std::string body;
};

struct Response {
  int status = 0;  // 0: nobody answered, and `body` says why
  std::string body;
};

// A WebSocket to a table.
struct LineWish {
  std::string from;
  std::string target;
  std::string token;
};

struct Ending {
  int status = 0;   // the club did not let them in, and answered so
  int code = 0;     // it closed the line with this code; both 0: the connection broke
  std::string why;  // in words
};

class Listener {
 public:
  virtual void opened() = 0;
  virtual void heard(std::string_view text) = 0;
  virtual void ended(const Ending& ending) = 0;  // once; nothing comes after it

 protected:
  ~Listener() = default;
};

// One end of a WebSocket. When it goes, the connection is cut and the listener hears no more.
class Line {
 public:
  Line() = default;
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  virtual ~Line() = default;

  virtual void say(std::string text) = 0;
  virtual void take_leave() = 0;  // with a goodbye; ended() follows
};

class Coach {
 public:
  using Deed = Agenda::Deed;
  using Then = std::move_only_function<void(Response)>;

  explicit Coach(Place club);
  Coach(const Coach&) = delete;
  Coach& operator=(const Coach&) = delete;
  // Lines must be gone before it.
  ~Coach();

  // Everything below happens on the thread that calls run(), until stop() is called.
  void run();
  void stop();

  TimerId after(Milliseconds time, Deed deed);
  bool cancel(TimerId timer);
  // Errands from one address are done one after the other, over one connection that is kept.
  void ask(Errand errand, Then then);
  // The listener must outlive the line. Nothing is heard before this has returned.
  std::unique_ptr<Line> open(LineWish wish, Listener& listener);

  const Place& club() const;

 private:
  struct Inside;
  std::unique_ptr<Inside> inside_;
};

}  // namespace noblesse::guest
