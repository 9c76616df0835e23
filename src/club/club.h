// The club: what is behind the doors. It knows people and tables, answers what is asked under /api
// (api.cpp has the list), and leads each line to its table.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <unordered_map>

#include "club/bell.h"
#include "club/book.h"
#include "club/fault.h"
#include "club/forbearance.h"
#include "club/passwords.h"
#include "club/salons.h"
#include "club/settings.h"
#include "match/command.h"

namespace noblesse {

// Opens the club and keeps it open until it is told to stop (SIGINT, SIGTERM, SIGHUP). With a
// certificate, SIGHUP has it read again instead. The exit status.
int run_club(ClubSettings settings, std::shared_ptr<const Shelf> shelf);

class Club final : public House {
 public:
  using DealerOf = decltype(Premises::dealer);

  // Everything that was open is open again; nobody is let in before `serve`. Tables are dealt by
  // fair shuffles, unless a test brings a dealer of its own.
  static Result<std::unique_ptr<Club>> open(ClubSettings settings,
                                            std::shared_ptr<const Shelf> shelf,
                                            DealerOf dealer = {});
  Club(const Club&) = delete;
  Club& operator=(const Club&) = delete;
  ~Club() override;

  // What can be asked, for whoever describes it: capitals stand for anything.
  struct Entry {
    Method method;
    std::string_view pattern;
    bool signed_in;
  };
  static std::vector<Entry> entries();

  std::uint16_t port() const { return premises_.doors->port(); }
  void serve();  // until `stop`
  // Reads the certificate again, for connections to come; the journal says how that went. From any
  // thread.
  void renew_certificate();
  void stop();  // from any thread, also from a signal's
  bool was_displaced() const { return displaced_; }

  // House.
  void ask(Asking asking, Reply reply) override;
  std::expected<Admission, Answer> admit(const Asking& asking) override;
  void opened(LineId line, Admission admission) override;
  void heard(LineId line, std::string_view text) override;
  void closed(LineId line, LineEnd why) override;

 private:
  // A request on its way to its answer.
  struct Call {
    Asking asking;
    Reply reply;
    std::vector<std::string> parts;  // what stands for the capitals of the pattern
    SignedIn me;                     // where somebody has to be signed in
  };
  struct Route;
  static const Route kRoutes[];

  // What comes with a line before it is known whose it is.
  struct Ticket {
    std::string table;
    std::string key;
    std::string session;
  };
  struct OpenLine {
    Ticket ticket;
    std::string person;                // once it is known who he is
    std::weak_ptr<Salon> salon;        // once he is let in
    std::vector<std::string> waiting;  // what he said before
  };

  Club(ClubSettings settings, std::shared_ptr<const Shelf> shelf);

  // api.cpp
  void dispatch(const Route& route, Call call);
  void refuse(Call& call, club::Fault fault, std::string_view text = {});
  void answer(Call& call, std::string body, int status = 200);
  // Whether that was once too often; then the call is answered.
  bool too_often(Call& call, Forbearance& patience, const std::string& who);
  bool too_often(Call& call, Forbearance& patience);  // from its address
  // The body's keys, or nothing and the call is answered.
  struct Body;
  std::optional<Body> read_body(Call& call, std::initializer_list<std::string_view> known);
  bool complained(Call& call, const Body& body);

  // api_sessions.cpp
  void new_guest(Call call);
  void welcome(Call call, const std::string& name, bool bearer);
  void begin_session(Call call, const store::Person& person, bool bearer);
  void sign_in(Call call);
  void sign_out(Call call);
  void set_password(Call call);
  void keep_password(Call call, const store::Person& person,
                     const std::shared_ptr<std::string>& password);
  void my_sessions(Call call);
  void end_session(Call call);
  void end_other_sessions(Call call);

  // api_people.cpp
  void about_me(Call call);
  void rename(Call call);
  void my_blocks(Call call);
  void block(Call call);
  void unblock(Call call);
  void about_person(Call call);

  // api_hooks.cpp
  void my_hooks(Call call);
  void set_hook(Call call);
  void clear_hooks(Call call);
  void replace_hooks(Call call, const std::vector<store::Hook>& hooks);
  void ring(const std::string& person, const Salon& salon);

  // api_tables.cpp
  void open_tables(Call call);
  void my_tables(Call call);
  void new_table(Call call);
  void about_table(Call call);
  void close_table(Call call);
  void quick(Call call);
  std::optional<store::TableRow> new_row(Call& call, const json::value& options, bool listed);
  bool may_know(const Salon& salon, const std::string& person, std::string_view key) const;
  bool rests(std::string_view table, const std::string& person, std::string_view key) const;
  bool may_sit(const Salon& salon, const std::string& person, std::string_view key) const;
  std::string card_of(const Salon& salon) const;
  void answer_when_written(Call call, Salon& salon, const std::string& body, int status);

  // api_games.cpp
  void games(Call call);
  void my_games(Call call);
  void games_of(Call call);
  using GamesOf = decltype(&store::Store::games_of);
  void games_of(Call call, GamesOf which);
  void one_game(Call call);
  void page_of_game(Call call);
  void check_fairness(Call call);
  void ratings(Call call);
  void editions(Call call);
  void one_edition(Call call);
  void bots(Call call);
  void version(Call call);
  void health(Call call);
  void ready(Call call);
  void metrics(Call call);

  // lines.cpp
  void let_in(LineId line);
  void seat(LineId line, const Known& member, const Known& host);
  void send_off(LineId line, std::uint16_t code, std::string_view reason);
  void send_off_without_table(LineId line);
  void close_lines_of_session(const std::string& session);
  void close_other_lines(const std::string& person, const std::string& except);
  void show_out(const Member& host, const std::string& person);

  void sweep();

  ClubSettings settings_;
  Moment since_ = std::chrono::steady_clock::now();
  Diary journal_;
  Premises premises_;
  Salons salons_{premises_};
  std::unique_ptr<store::Clerk> clerk_;
  std::unique_ptr<Thinkers> thinkers_;
  std::unique_ptr<Passwords> passwords_;
  std::unique_ptr<Bell> bell_;  // where the club calls addresses
  std::unique_ptr<Doors> doors_;
  std::unique_ptr<Book> book_;
  Forbearance sign_ins_;           // of an address: a password is costly to check
  Forbearance sign_ins_by_login_;  // of a login: nobody is to try them all
  Forbearance new_guests_;         // of an address: everything that is new has to be kept
  Forbearance new_tables_;
  std::unordered_map<LineId, OpenLine> lines_;
  std::map<std::string, std::uint64_t, std::less<>> errors_;
  bool ready_ = false;
  std::atomic<bool> stopping_ = false;
  std::atomic<bool> displaced_ = false;
};

}  // namespace noblesse
