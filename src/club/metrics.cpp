#include "club/metrics.h"

#include <dirent.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>
#include <initializer_list>
#include <memory>
#include <numeric>
#include <string_view>

#include <fmt/core.h>

#include "base/version.h"

namespace noblesse {
namespace {

// One metric after the other: its name, what it means, and its values.
class Page {
 public:
  struct Value {
    std::string_view label;  // the label's value
    double number;
  };

  void counter(std::string_view name, std::string_view about, double number) {
    single(name, about, "counter", number);
  }
  void gauge(std::string_view name, std::string_view about, double number) {
    single(name, about, "gauge", number);
  }
  void begin(std::string_view name, std::string_view about, std::string_view type) {
    text_ += fmt::format("# HELP {} {}\n# TYPE {} {}\n", name, about, name, type);
  }
  void value(std::string_view name, std::string_view label, std::string_view word, double number) {
    text_ += fmt::format("{}{{{}=\"{}\"}} {}\n", name, label, escaped(word), number);
  }
  void counters(std::string_view name, std::string_view about, std::string_view label,
                std::initializer_list<Value> values) {
    begin(name, about, "counter");
    for (const Value& each : values) value(name, label, each.label, each.number);
  }
  void gauges(std::string_view name, std::string_view about, std::string_view label,
              std::initializer_list<Value> values) {
    begin(name, about, "gauge");
    for (const Value& each : values) value(name, label, each.label, each.number);
  }
  void histogram(std::string_view name, std::string_view about, const Histogram& histogram) {
    begin(name, about, "histogram");
    const std::string bucket = std::string(name) + "_bucket";
    std::uint64_t so_far = 0;
    for (std::size_t step = 0; step < Histogram::kSteps.size(); ++step) {
      so_far += histogram.counts()[step];
      value(bucket, "le", fmt::format("{}", Histogram::kSteps[step] / 1000), real(so_far));
    }
    value(bucket, "le", "+Inf", real(histogram.total()));
    text_ += fmt::format("{}_sum {}\n{}_count {}\n", name, histogram.sum().count() / 1000, name,
                         histogram.total());
  }

  std::string take() { return std::move(text_); }

  static double real(std::uint64_t number) { return static_cast<double>(number); }

 private:
  void single(std::string_view name, std::string_view about, std::string_view type, double number) {
    begin(name, about, type);
    text_ += fmt::format("{} {}\n", name, number);
  }

  static std::string escaped(std::string_view word) {
    std::string text;
    for (const char letter : word) {
      if (letter == '\\' || letter == '"') text += '\\';
      text += letter == '\n' ? std::string_view("\\n") : std::string_view(&letter, 1);
    }
    return text;
  }

  std::string text_;
};

void write_doors(Page& page, const Counters& doors) {
  const auto real = Page::real;
  page.gauge("noblesse_connections", "Connections now", real(doors.connections));
  page.gauge("noblesse_lines", "WebSocket lines now", real(doors.lines));
  page.gauge("noblesse_queue_bytes", "Bytes waiting to go out on lines", real(doors.queue_bytes));
  page.counter("noblesse_accepted_total", "Connections that came", real(doors.accepted));
  page.gauge("noblesse_turn_longest_seconds",
             "The most work that was done for anybody, of late, before the next had their turn",
             std::chrono::duration<double>(doors.longest_turn).count());
  page.counter("noblesse_turns_long_total", "Turns that took more than a millisecond",
               real(doors.long_turns));
  page.counters("noblesse_refused_total", "What the doors refused", "why",
                {{"full", real(doors.refused_full)},
                 {"address", real(doors.refused_address)},
                 {"often", real(doors.refused_often)},
                 {"requests", real(doors.limited_requests)},
                 {"work", real(doors.overworked)}});
  page.counters("noblesse_hung_up_total", "Connections and lines that the doors ended", "why",
                {{"timed_out", real(doors.timed_out)},
                 {"slow_request", real(doors.slow_requests)},
                 {"broke_the_rules", real(doors.broke_the_rules)},
                 {"too_slow", real(doors.too_slow)}});
  page.counter("noblesse_accept_failures_total", "Connections that the system could not give",
               real(doors.accept_failures));
  page.counter("noblesse_house_failures_total", "Faults of the program behind the doors",
               real(doors.house_failures));
  page.begin("noblesse_answers_total", "Answers by the first digit of their status", "counter");
  for (std::size_t digit = 1; digit < doors.answers.size(); ++digit) {
    page.value("noblesse_answers_total", "status", fmt::format("{}xx", digit),
               real(doors.answers[digit]));
  }
  page.counter("noblesse_lines_opened_total", "WebSocket lines opened", real(doors.lines_opened));
  page.counters("noblesse_frames_total", "WebSocket messages", "direction",
                {{"in", real(doors.frames_in)}, {"out", real(doors.frames_out)}});
  page.counters("noblesse_bytes_total", "Bytes, without what TLS adds", "direction",
                {{"in", real(doors.bytes_in)}, {"out", real(doors.bytes_out)}});
}

std::uint64_t resident_bytes() {
  std::ifstream file("/proc/self/statm");
  std::uint64_t whole = 0;
  std::uint64_t resident = 0;
  if (!(file >> whole >> resident)) return 0;
  return resident * static_cast<std::uint64_t>(::getpagesize());
}

std::uint64_t open_files() {
  const std::unique_ptr<DIR, int (*)(DIR*)> folder(::opendir("/proc/self/fd"), &::closedir);
  if (!folder) return 0;
  std::uint64_t count = 0;
  while (const dirent* const entry = ::readdir(folder.get())) {
    if (entry->d_name[0] != '.') ++count;
  }
  return count - 1;  // the folder itself was open
}

double cpu_seconds() {
  rusage usage{};
  if (::getrusage(RUSAGE_SELF, &usage) != 0) return 0;
  const auto seconds = [](const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
  };
  return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

}  // namespace

void Histogram::add(Time time) {
  const auto* const step = std::ranges::lower_bound(kSteps, time.count());
  ++counts_[static_cast<std::size_t>(step - kSteps.begin())];
  sum_ += time;
}

std::uint64_t Histogram::total() const {
  return std::accumulate(counts_.begin(), counts_.end(), std::uint64_t{0});
}

Metrics::Process look_at_process() {
  return {
      .resident_bytes = resident_bytes(), .open_files = open_files(), .cpu_seconds = cpu_seconds()};
}

std::string write_metrics(const Metrics& metrics) {
  const auto real = Page::real;
  Page page;
  page.begin("noblesse_info", "The program", "gauge");
  page.value("noblesse_info", "version", kVersion, 1);
  page.gauges("noblesse_tables", "Tables that are not closed, by their stage", "stage",
              {{"gathering", real(metrics.tables.gathering)},
               {"playing", real(metrics.tables.playing)},
               {"over", real(metrics.tables.over)},
               {"broken", real(metrics.tables.broken)},
               {"unreadable", real(metrics.tables.unreadable)}});
  page.gauge("noblesse_people", "People connected to some table", real(metrics.people));
  page.counter("noblesse_games_finished_total", "Games that came to their end",
               real(metrics.games_finished));
  page.histogram("noblesse_choice_seconds", "From a choice to its acknowledgement",
                 metrics.choices);
  page.begin("noblesse_errors_total", "Errors that the API answered, by their code", "counter");
  for (const auto& [code, count] : metrics.errors) {
    page.value("noblesse_errors_total", "code", code, real(count));
  }
  page.counter("noblesse_clerk_transactions_total", "Transactions of the store",
               real(metrics.clerk.transactions));
  page.counter("noblesse_clerk_parts_total", "What was written in them", real(metrics.clerk.parts));
  page.counter("noblesse_clerk_reads_total", "What was looked up while writers waited",
               real(metrics.clerk.reads));
  page.gauge("noblesse_clerk_waiting", "What waits to be written or read",
             real(metrics.clerk.waiting));
  page.gauge("noblesse_store_well", "1 while the store can be written and read",
             metrics.store_well ? 1 : 0);
  page.gauge("noblesse_thinkers", "Threads on which bots think", real(metrics.thinkers.threads));
  page.gauge("noblesse_thinkers_waiting", "Questions that no bot has begun with",
             real(metrics.thinkers.waiting));
  page.counter("noblesse_thoughts_total", "Questions that bots have answered",
               real(metrics.thinkers.thoughts));
  page.counter("noblesse_thinking_seconds_total", "Time that bots have thought",
               metrics.thinkers.seconds);
  page.counter("noblesse_journal_lost_total", "Lines of the journal that could not be written",
               real(metrics.journal_lost));
  page.counter("noblesse_reports_total", "Complaints about people, for the owner",
               real(metrics.reports));
  page.counters("noblesse_throttled_total",
                "What was refused or put off because somebody did it too often", "what",
                {{"sign_ins", real(metrics.throttled.sign_ins)},
                 {"guests", real(metrics.throttled.guests)},
                 {"tables", real(metrics.throttled.tables)},
                 {"talk", real(metrics.throttled.talk)}});
  page.counter("noblesse_wrong_passwords_total", "Sign-ins with a wrong password",
               real(metrics.wrong_passwords));
  page.counters(
      "noblesse_banned_total", "How often somebody was turned away who is banned", "what",
      {{"person", real(metrics.banned.people)}, {"address", real(metrics.banned.addresses)}});
  write_doors(page, metrics.doors);
  page.gauge("process_resident_memory_bytes", "Memory", real(metrics.process.resident_bytes));
  page.gauge("process_open_fds", "Open files and connections", real(metrics.process.open_files));
  page.counter("process_cpu_seconds_total", "Processor time", metrics.process.cpu_seconds);
  page.gauge("noblesse_uptime_seconds", "Time since the start", metrics.process.uptime_seconds);
  return page.take();
}

}  // namespace noblesse
