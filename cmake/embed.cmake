# Writes FILES, byte for byte, into the C++ source OUTPUT.
set(arrays "")
set(table "")
set(count 0)
foreach(file IN LISTS FILES)
  get_filename_component(name ${file} NAME_WLE)
  file(READ ${file} bytes HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," bytes "${bytes}")
  string(REGEX REPLACE "('[^']*','[^']*','[^']*','[^']*','[^']*','[^']*','[^']*','[^']*',)"
                       "\\1\n    " bytes "${bytes}")
  string(APPEND arrays "constexpr char kFile${count}[] = {\n    ${bytes}};\n")
  string(APPEND table "    {\"${name}\", {kFile${count}, sizeof kFile${count}}},\n")
  math(EXPR count "${count} + 1")
endforeach()

file(WRITE ${OUTPUT}
"// Generated from data/*.json by cmake/embed.cmake.
#include \"match/builtin.h\"

namespace noblesse {
namespace {

${arrays}
constexpr BuiltinFile kFiles[] = {
${table}};

}  // namespace

std::span<const BuiltinFile> builtin_files() { return kFiles; }

}  // namespace noblesse
")
