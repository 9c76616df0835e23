# shellcheck shell=bash
# What each job needs from Debian 12, in one place, and how it gets there.
#
#   need JOB...          sees to it that the packages of these jobs are installed, and sets
#                        NOBLESSE_LLVM, the version of clang
#   versions_of JOB...   the versions that are installed
#
# apt is asked only where something is missing. Where nothing can be installed, need says what is
# missing and the command that would install it.

# The packages of jobs; @ stands for the version of clang.
packages_of() {
  local job
  for job in "$@"; do
    case $job in
      build) echo cmake ninja-build clang-@ lld-@ libboost1.81-dev libcli11-dev libfmt-dev \
        libncurses-dev libpq-dev libsodium-dev libsqlite3-dev libssl-dev pkgconf ;;
      test) echo ccache libgtest-dev librapidcheck-dev nodejs nginx-light openssl postgresql python3 \
        sqlite3 ;;
      format) echo clang-format-@ ;;
      lint) echo clang-tidy-@ shellcheck ;;
      sanitize) echo libclang-rt-@-dev llvm-@ ;;
      gcc) echo g++ ;;
      page) echo nodejs npm ;;
      browser) echo chromium fonts-dejavu-core fonts-noto-color-emoji ;;
      wasm) echo libc++-@-dev-wasm32 libc++abi-@-dev-wasm32 libclang-rt-@-dev-wasm32 llvm-@ wasi-libc ;;
      *) echo "need: there is no job \"$job\"" >&2 && return 1 ;;
    esac
  done | sed "s/@/$NOBLESSE_LLVM/g" | tr ' ' '\n' | sort -u
}

versions_of() { packages_of "$@" | xargs dpkg-query -W 2>/dev/null || "clang++-$NOBLESSE_LLVM" --version; }

# Of the packages that are read, a line each, those that are not installed.
only_missing() {
  local name
  while read -r name; do is_installed "$name" || echo "$name"; done
}
is_installed() {
  # A Node from elsewhere brings its own npm, and does not go with Debian's. One that does not run is none.
  if [ "$1" = npm ] && npm_folder >/dev/null; then return; fi
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}
# (grep -q would stop reading, and apt-cache would be said to have failed)
can_be_had() { apt-cache policy "$1" 2>/dev/null | grep 'Candidate: [^(]' >/dev/null; }

# apt's own words go to a log: one line on the screen says what is done.
apt_get() {
  local admin=()
  [ "$(id -u)" = 0 ] || admin=(sudo)
  [ "$(id -u)" = 0 ] || [ -t 0 ] || admin+=(-n)
  "${admin[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -y -o DPkg::Lock::Timeout=600 "$@" >>build/logs/apt.log 2>&1
}

refreshed=no
refresh() {
  [ $refreshed = no ] || return 0
  refreshed=yes
  echo "Asking Debian which packages there are (apt-get update)"
  apt_get update || true # one dead source need not matter: the install will tell
}

fetch() {
  echo "Installing from Debian: $*"
  apt_get install --no-install-recommends "$@"
}

# Whether anything can be installed here; if not, why_not tells.
may_install() {
  why_not=
  if ! command -v apt-get >/dev/null; then
    why_not="there is no apt-get here"
  elif [ "$(id -u)" = 0 ]; then
    return 0
  elif ! command -v sudo >/dev/null; then
    why_not="you are not root, and there is no sudo"
  elif [ ! -t 0 ] && ! sudo -n true 2>/dev/null; then
    why_not="you are not root, and nobody is here to give sudo a password"
  fi
  [ -z "$why_not" ]
}

cannot_install() {
  local why=$1
  shift
  cat >&2 <<TEXT

Noblesse cannot install what it needs: $why.
Missing: $*
On Debian 12 this command, as root, installs it:

  apt-get update && apt-get install -y --no-install-recommends $*

Then run this again.
TEXT
  exit 1
}

# clang-22 comes from Debian's security archive. Without that, clang-19 builds the same program.
choose_llvm() {
  export NOBLESSE_LLVM=${NOBLESSE_LLVM:-}
  [ -z "$NOBLESSE_LLVM" ] || return 0
  NOBLESSE_LLVM=22
  if is_installed clang-22 || can_be_had clang-22; then return; fi
  if ! is_installed clang-19; then
    if may_install; then refresh; fi
    if can_be_had clang-22 || ! can_be_had clang-19; then return; fi
    echo "clang-22 is not to be had here (it comes from Debian's security archive): clang-19 will do"
  fi
  NOBLESSE_LLVM=19
}

# Not Debian: its own packages will do if the commands are there.
need_commands() {
  local name missing=()
  for name in cmake ninja; do command -v "$name" >/dev/null || missing+=("$name"); done
  export NOBLESSE_LLVM=22
  command -v clang++-22 >/dev/null || NOBLESSE_LLVM=19
  command -v clang++-$NOBLESSE_LLVM >/dev/null || missing+=("clang++-22")
  [ ${#missing[@]} != 0 ] || return 0
  echo "This is not Debian, so nothing is installed for you. Missing commands: ${missing[*]}" >&2
  exit 1
}

need() {
  if ! command -v dpkg-query >/dev/null; then
    need_commands
    return
  fi
  mkdir -p build/logs
  choose_llvm
  local missing name
  mapfile -t missing < <(packages_of "$@" | only_missing)
  [ ${#missing[@]} != 0 ] || return 0

  may_install || cannot_install "$why_not" "${missing[@]}"
  for name in "${missing[@]}"; do can_be_had "$name" || refresh; done
  fetch "${missing[@]}" || { [ $refreshed = no ] && refresh && fetch "${missing[@]}"; } || {
    tail -n 3 build/logs/apt.log >&2
    cannot_install "apt-get failed (no network? all it said is in build/logs/apt.log)" "${missing[@]}"
  }
}
