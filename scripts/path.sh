# shellcheck shell=bash
# Where the tools are taken from: Debian's own folders come first, so that another LLVM, CMake, Node or
# Python that somebody has put before them on the PATH (or a broken one) is not taken for Debian's.
# Elsewhere than on Debian the PATH stays as it is.
[ ! -x /usr/bin/dpkg-query ] || PATH=/usr/sbin:/usr/bin:/sbin:/bin:$PATH

# The folder of an npm that works, with the Node that belongs to it: Debian's, or the first on the PATH
# that runs. One from elsewhere has its own Node beside it, which it must find first.
npm_folder() {
  local folder folders
  IFS=: read -ra folders <<<"$PATH"
  for folder in "${folders[@]}"; do
    if [ -x "$folder/npm" ] && PATH=$folder:$PATH "$folder/npm" --version >/dev/null 2>&1; then
      echo "$folder" && return
    fi
  done
  return 1
}
