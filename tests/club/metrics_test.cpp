#include "club/metrics.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace noblesse {
namespace {

struct Sample {
  std::string name;    // without labels
  std::string series;  // with them
  double value = 0;
};

// Reads the page as Prometheus does: samples stand behind the HELP and TYPE of their family.
std::vector<Sample> read_page(const std::string& text) {
  std::vector<Sample> samples;
  std::string helped;
  std::map<std::string, std::string> types;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string mark;
    std::string what;
    std::string name;
    if (line.starts_with("# ")) {
      words >> mark >> what >> name;
      if (what == "HELP") helped = name;
      if (what == "TYPE") {
        EXPECT_EQ(name, helped) << line;
        EXPECT_FALSE(types.contains(name)) << "twice: " << name;
        words >> types[name];
      }
      continue;
    }
    const std::size_t space = line.rfind(' ');
    const std::string series = line.substr(0, space);
    name = series.substr(0, series.find('{'));
    std::string family = name;
    for (const std::string ending : {"_bucket", "_sum", "_count"}) {
      if (types[helped] == "histogram" && name == helped + ending) family = helped;
    }
    EXPECT_EQ(family, helped) << line;
    if (types[helped] == "counter") {
      EXPECT_TRUE(name.ends_with("_total")) << line;
    }
    samples.push_back({name, series, std::stod(line.substr(space + 1))});
  }
  return samples;
}

double value_of(const std::vector<Sample>& samples, const std::string& series) {
  const auto found = std::ranges::find(samples, series, &Sample::series);
  EXPECT_NE(found, samples.end()) << series;
  return found == samples.end() ? -1 : found->value;
}

TEST(Metrics, ThePageHasEveryNumberOnceUnderItsFamily) {
  Metrics metrics;
  metrics.doors.frames_in = 7;
  metrics.doors.answers[4] = 3;
  metrics.clerk = {.transactions = 10, .parts = 20, .waiting = 1, .reads = 8};
  metrics.thinkers = {.threads = 2, .waiting = 5, .thoughts = 9, .seconds = 1.5};
  metrics.tables = {.gathering = 1, .playing = 2, .over = 3, .broken = 0, .unreadable = 5};
  metrics.people = 4;
  metrics.errors["not_found"] = 6;
  const auto samples = read_page(write_metrics(metrics));
  std::set<std::string> series;
  for (const Sample& sample : samples) {
    EXPECT_TRUE(series.insert(sample.series).second) << sample.series;
  }
  EXPECT_EQ(value_of(samples, "noblesse_frames_total{direction=\"in\"}"), 7);
  EXPECT_EQ(value_of(samples, "noblesse_answers_total{status=\"4xx\"}"), 3);
  EXPECT_EQ(value_of(samples, "noblesse_clerk_parts_total"), 20);
  EXPECT_EQ(value_of(samples, "noblesse_clerk_reads_total"), 8);
  EXPECT_EQ(value_of(samples, "noblesse_thinking_seconds_total"), 1.5);
  EXPECT_EQ(value_of(samples, "noblesse_tables{stage=\"playing\"}"), 2);
  EXPECT_EQ(value_of(samples, "noblesse_tables{stage=\"unreadable\"}"), 5);
  EXPECT_EQ(value_of(samples, "noblesse_people"), 4);
  EXPECT_EQ(value_of(samples, "noblesse_errors_total{code=\"not_found\"}"), 6);
}

TEST(Metrics, LabelsAreEscaped) {
  Metrics metrics;
  metrics.errors["a\"b\\c\nd"] = 1;
  EXPECT_TRUE(write_metrics(metrics).contains("code=\"a\\\"b\\\\c\\nd\"} 1\n"));
}

TEST(Metrics, LargeNumbersKeepTheirDigits) {
  Metrics metrics;
  metrics.doors.bytes_out = 123'456'789'012;
  const auto samples = read_page(write_metrics(metrics));
  EXPECT_EQ(value_of(samples, "noblesse_bytes_total{direction=\"out\"}"), 123'456'789'012.0);
}

TEST(Histogram, StepsCountEverythingUpToThem) {
  Metrics metrics;
  for (const double ms : {0.1, 0.25, 0.3, 40.0, 9000.0}) {
    metrics.choices.add(Histogram::Time(ms));
  }
  EXPECT_EQ(metrics.choices.total(), 5U);
  const auto samples = read_page(write_metrics(metrics));
  const std::string name = "noblesse_choice_seconds";
  EXPECT_EQ(value_of(samples, name + "_bucket{le=\"0.00025\"}"), 2) << "the bound is inside";
  EXPECT_EQ(value_of(samples, name + "_bucket{le=\"0.0005\"}"), 3);
  EXPECT_EQ(value_of(samples, name + "_bucket{le=\"0.05\"}"), 4);
  EXPECT_EQ(value_of(samples, name + "_bucket{le=\"2.5\"}"), 4);
  EXPECT_EQ(value_of(samples, name + "_bucket{le=\"+Inf\"}"), 5);
  EXPECT_EQ(value_of(samples, name + "_count"), 5);
  EXPECT_NEAR(value_of(samples, name + "_sum"), 9.04065, 1e-9);
}

TEST(Process, IsSeenAsTheSystemSeesIt) {
  const Metrics::Process before = look_at_process();
  EXPECT_GT(before.resident_bytes, 1U << 20U);
  EXPECT_GE(before.open_files, 3U);
  const int one_more = ::dup(0);
  EXPECT_EQ(look_at_process().open_files, before.open_files + 1);
  ::close(one_more);
  EXPECT_GT(before.cpu_seconds, 0);
}

}  // namespace
}  // namespace noblesse
