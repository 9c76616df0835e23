// The club: what is behind the doors. It knows people and tables, answers what is asked under /api
// (api.cpp has the list), and leads each line to its table.
#pragma once

#include <atomic>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>

#include "club/archive.h"
#include "club/bans.h"
#include "club/bell.h"
#include "club/book.h"
#include "club/calendar.h"
#include "club/crier.h"
#include "club/doorkeeper.h"
#include "club/fault.h"
#include "club/forbearance.h"
#include "club/hand.h"
#include "club/limits.h"
#include "club/line_index.h"
#include "club/outcry.h"
#include "club/passwords.h"
#include "club/pulse.h"
#include "club/salons.h"
#include "club/settings.h"
#include "match/command.h"

namespace noblesse {

class Dossier;

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
    Milliseconds price{0};  // of what is done elsewhere than on the network thread
    Takes takes = 0;        // what it takes besides that there is little of
  };
  static std::vector<Entry> entries();
  static std::vector<Entry> pages();  // for people, which are no part of the API

  std::uint16_t port() const { return premises_.doors->port(); }
  void serve();  // until `stop`
  // Reads the certificate again, for connections to come; the journal says how that went. From any
  // thread.
  void renew_certificate();
  void stop();  // from any thread, also from a signal's
  bool was_displaced() const { return displaced_; }

  // House.
  void ask(Asking asking, Reply reply) override;
  void admit(Asking asking, Verdict verdict) override;
  void opened(LineId line, Admission admission) override;
  void heard(LineId line, std::string_view text) override;
  void closed(LineId line, LineEnd why) override;
  void full(std::uint64_t turned_away) override;
  void flooded(Flood with, std::uint64_t times, const Address& last) override;
  void not_let_in(std::uint64_t times, int error) override;
  void failed() noexcept override;

 private:
  // A request on its way to its answer.
  struct Call {
    Asking asking;
    Reply reply;
    std::vector<std::string> parts;  // what stands for the capitals of the pattern
    SignedIn me;                     // where somebody has to be signed in
    Takes takes = 0;                 // by its route
  };
  struct Route;
  static const Route kRoutes[];
  struct PageRoute;
  static const PageRoute kPageRoutes[];

  // What comes with a line.
  struct Invitation final : Ticket {
    std::string table;
    std::string key;
    std::string session;
    Address address;
  };
  // Somebody who waits to be let in.
  struct Knock {
    std::unique_ptr<Invitation> ticket;
    Verdict verdict;
  };
  struct OpenLine {
    std::unique_ptr<Invitation> ticket;
    std::string person;                // once it is known who they are
    std::weak_ptr<Salon> salon;        // once they are let in
    std::vector<std::string> waiting;  // what they said before
  };

  Club(ClubSettings settings, std::shared_ptr<const Shelf> shelf);

  // api.cpp
  void dispatch(const Route& route, Call call);
  // What is dropped without an answer, because something failed on the way, is told to the journal.
  void watch_over(Call& call, Literal pattern);
  void refuse(Call& call, club::Fault fault, std::string_view text = {});
  void refuse_for_now(Call& call, Milliseconds wait);
  void refuse(Call& call, const Error& of_the_store);
  void answer(Call& call, std::string body, int status = 200);
  // Whether what it takes has been taken once too often; then the call is answered.
  bool too_often(Call& call);
  void cry_out(Scarce what, const Address& from);
  // The body's keys, or nothing and the call is answered.
  struct Body;
  std::optional<Body> read_body(Call& call, std::initializer_list<std::string_view> known);
  bool complained(Call& call, const Body& body);

  // api_sessions.cpp
  void new_guest(Call call);
  void welcome(Call call, const std::string& name, bool bearer);
  void begin_session(Call call, const store::Person& person, bool bearer);
  void hand_token(Call& call, const store::Person& person, const std::string& token, bool bearer,
                  int status);
  void sign_in(Call call);
  // Once whoever tries has waited for it.
  void check_password(Call call, const std::string& login,
                      const std::shared_ptr<std::string>& password, bool bearer, bool known);
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
  void list_people(Call call, const std::set<std::string>& ids, std::string_view key);
  void with_other(Call call, std::function<void(std::shared_ptr<Call>, const std::string&)> then);

  // api_peace.cpp
  void my_mutes(Call call);
  void mute(Call call);
  void unmute(Call call);
  void set_mute(const std::shared_ptr<Call>& call, const std::string& other, bool muted);
  void report(Call call);
  bool is_at(const Salon& salon, const std::string& person) const;

  // api_leaving.cpp
  void export_me(Call call);
  void gather(const std::shared_ptr<Call>& call, const std::shared_ptr<Dossier>& dossier);
  void leave_club(Call call);
  void forget_me(const std::shared_ptr<Call>& call);
  void forget(const std::string& person, Book::Done done);

  // owner.cpp
  struct OwnersWord {
    Bans bans;
    std::vector<store::Instruction> instructions;
  };
  void look_for_owner();
  void heed(OwnersWord word);
  void show_out_banned();
  // Who asks is not let in; null: they are.
  const store::Ban* ban_on(const Asking& asking);
  Answer turn_away(const store::Ban& ban);
  void note_banned();
  void tell_of_floods();
  void carry_out(const store::Instruction& wish);

  // api_hooks.cpp
  void my_hooks(Call call);
  void set_hook(Call call);
  void clear_hooks(Call call);
  void replace_hooks(Call call, const std::vector<store::Hook>& hooks);
  void ring(const std::string& person, const Salon& salon);

  // api_preview.cpp
  void link_to_table(Call call);
  void link_to_game(Call call);

  // api_push.cpp
  void my_push(Call call);
  void add_device(Call call);
  void keep_device(const std::shared_ptr<Call>& call, const store::Device& device);
  void remove_device(Call call);
  void remove_devices(Call call);
  void set_quiet(Call call);
  void clear_quiet(Call call);
  void change_quiet(Call call, store::Deed deed);
  void summon(const std::string& person, const Salon& salon);
  bool is_due(const Turn& turn) const;

  // api_tables.cpp
  void open_tables(Call call);
  void my_tables(Call call);
  void new_table(Call call);
  void about_table(Call call);
  void close_table(Call call);
  void renew_keys(Call call);
  void quick(Call call);
  std::optional<store::TableRow> new_row(Call& call, const json::value& options, bool listed);
  bool may_know(const Salon& salon, const std::string& person, std::string_view key) const;
  // Why somebody who may know of it cannot come to a table just now.
  std::optional<club::Fault> standstill(std::string_view table, const std::string& person,
                                        std::string_view key) const;
  bool may_sit(const Salon& salon, const std::string& person, std::string_view key) const;
  void answer_when_written(Call call, Salon& salon, const std::string& body, int status);

  // api_games.cpp
  static constexpr std::string_view kJson = "application/json";
  void look_up(Call call, std::function<Result<std::string>(store::Store&)> write,
               std::string_view content_type = kJson);
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
  void judge(Knock& knock, const Member& member, const Known& host);
  void seat(LineId line, const Known& member, const Known& host);
  void note_talk_flood(LineId line);
  void strike(LineId line);
  void send_off(LineId line, std::uint16_t code, std::string_view reason);
  void send_off_without_table(LineId line);
  void close_lines_of_session(const std::string& session);
  void close_other_lines(const std::string& person, const std::string& except);
  void rename_lines(const std::string& session, const std::string& renewed);
  void show_out(const Member& host, const std::string& person);

  void sweep();

  ClubSettings settings_;
  Moment since_ = std::chrono::steady_clock::now();
  Diary journal_;
  std::string rules_;  // the fingerprint of the rules with the built-in editions
  Premises premises_;
  Archive archive_{premises_};
  Salons salons_{premises_};
  std::unique_ptr<store::Clerk> clerk_;
  // None where the store is the clerk's own memory. Whoever wants to come in does not wait behind
  // those who read long lists.
  std::unique_ptr<Reader> porter_;
  std::unique_ptr<Reader> archivist_;
  std::unique_ptr<Hand> bookkeeper_;  // writes the metrics
  std::unique_ptr<Thinkers> thinkers_;
  std::unique_ptr<Passwords> passwords_;
  std::unique_ptr<Bell> bell_;  // where the club calls addresses
  std::unique_ptr<Doors> doors_;
  std::unique_ptr<Pulse> pulse_;
  Calendar calendar_{std::nullopt, wall_clock()};  // as it was kept, from the opening on
  std::unique_ptr<Book> book_;
  std::unique_ptr<Crier> crier_;       // where the club calls devices
  Doorkeeper doorkeeper_;              // of who signs in: nobody is to try all passwords
  std::vector<Forbearance> patience_;  // in the order of Scarce
  Forbearance talk_today_;             // of a person: what is said is kept for a while
  Outcry sieges_{journal_, "password_siege"};
  Outcry guest_floods_{journal_, "guest_flood"};
  Outcry table_floods_{journal_, "table_flood"};
  Outcry talk_floods_{journal_, "talk_flood"};
  std::uint64_t wrong_passwords_ = 0;
  Bans bans_;
  std::set<std::int64_t> in_hand_;  // instructions of the owner
  std::uint64_t reports_ = 0;       // since the club opened
  Metrics::Banned banned_;
  std::uint64_t banned_of_late_ = 0;  // that the journal does not tell yet
  Moment banned_noted_;
  std::unordered_map<LineId, OpenLine> lines_;
  LineIndex of_session_;
  LineIndex of_person_;
  std::map<std::string, std::uint64_t, std::less<>> errors_;
  bool ready_ = false;
  std::atomic<bool> stopping_ = false;
  std::atomic<bool> displaced_ = false;
};

}  // namespace noblesse
