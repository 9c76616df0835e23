#include "app/files.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "app/library.h"
#include "tests/root.h"

namespace noblesse {
namespace {

namespace fs = std::filesystem;

class Files : public ::testing::Test {
 protected:
  void SetUp() override {
    folder = fs::temp_directory_path() / ("noblesse-files-" + std::to_string(::getpid()));
    fs::create_directories(folder);
  }
  void TearDown() override { fs::remove_all(folder); }
  std::string path(const std::string& name) const { return (folder / name).string(); }
  void write(const std::string& name, std::string_view text) const {
    std::ofstream(path(name), std::ios::binary) << text;
  }

  fs::path folder;
};

TEST_F(Files, ErrorsSayWhatIsWrong) {
  EXPECT_NE(read_text_file(path("missing")).error().message.find("does not exist"),
            std::string::npos);
  EXPECT_NE(read_text_file(folder.string()).error().message.find("is a folder"), std::string::npos);
  EXPECT_NE(read_text_file("/dev/zero").error().message.find("is larger than 32 MB"),
            std::string::npos);
  EXPECT_NE(write_text_file(path("no/where"), "x").error().message.find("cannot be written"),
            std::string::npos);
  EXPECT_EQ(write_text_file("", "x").error().message, "a file needs a name");
}

TEST_F(Files, WrittenWholeOrNotAtAll) {
  const std::string text("one\0two\n", 8);
  ASSERT_TRUE(write_text_file(path("game"), "before"));
  ASSERT_TRUE(write_text_file(path("game"), text));
  EXPECT_EQ(*read_text_file(path("game")), text);
  // A folder in the way: refused, and no temporary file is left behind.
  fs::create_directory(path("folder"));
  EXPECT_FALSE(write_text_file(path("folder"), "x"));
  EXPECT_EQ(std::distance(fs::directory_iterator(folder), fs::directory_iterator()), 2);
}

TEST_F(Files, TheLibraryTakesGoodEditionsAndNamesTheFaultsOfOthers) {
  std::string mine = *read_text_file(NOBLESSE_ROOT "/data/mille-italia.json");
  mine.replace(mine.find("\"italia\""), 8, "\"mine\"");
  write("mine.json", mine);
  std::string broken = mine;
  broken.replace(broken.find("\"goal\": 30"), 10, "\"goal\": \"x\"");
  write("broken.json", broken);
  write("garbage.json", "{\x1b");
  write("readme.txt", "not an edition");
  const Library library = open_library(folder.string());
  EXPECT_TRUE(library.shelf.mille("mine"));
  ASSERT_GE(library.warnings.size(), 2U);
  EXPECT_NE(library.warnings[0].find("broken.json: goal: "), std::string::npos);
  for (const std::string& warning : library.warnings) {
    EXPECT_EQ(warning.find('\x1b'), std::string::npos);
    EXPECT_EQ(warning.find("readme"), std::string::npos);
  }
  EXPECT_TRUE(open_library(path("missing")).warnings.empty());
}

TEST_F(Files, AnEditionByPathOrById) {
  std::string mine = *read_text_file(NOBLESSE_ROOT "/data/adel-grand.json");
  mine.replace(mine.find("\"grand\""), 7, "\"mine\"");
  write("mine.json", mine);
  Library library;
  const Result<NamedEdition> by_path = take_edition(library, path("mine.json"));
  ASSERT_TRUE(by_path);
  EXPECT_EQ(by_path->id, "mine");
  EXPECT_EQ(by_path->game, "adel");
  EXPECT_TRUE(library.shelf.adel("mine", 6));
  EXPECT_EQ(take_edition(library, "classic")->id, "classic");
  EXPECT_EQ(take_edition(library, "italia")->game, "mille");
  EXPECT_NE(take_edition(library, path("mine.json"), "mille")
                .error()
                .message.find("is an edition of adel, not of mille"),
            std::string::npos);
  EXPECT_FALSE(take_edition(library, path("missing.json")));
}

}  // namespace
}  // namespace noblesse
