# shellcheck shell=bash
# page: builds the page (web/) into build/page: WebAssembly, then Vite, then packed for the program that
# embeds it. What has not changed is not built again. Needs the jobs build, wasm and page.

# Vite wants a newer Node than Debian 12's: the packages bring one.
node_of_page() {
  local own
  for own in web/node_modules/node-linux-*/bin/node; do
    if [ -x "$own" ] && "$own" --version >/dev/null 2>&1; then echo "$own" && return; fi
  done
  command -v node
}

npm_ci() { (PATH=$1:$PATH && cd web && npm ci --no-audit --no-fund); } # FOLDERS, first on the PATH
# As package-lock.json says, and again only when that changes.
npm_packages() {
  local key folder
  key=$({ cat web/package.json web/package-lock.json && uname -sm; } | sha256sum)
  [ "$(cat web/node_modules/.installed 2>/dev/null)" != "$key" ] || return 0
  folder=$(npm_folder) || { echo "No npm on this machine runs: Debian's is in its package npm" && return 1; }
  npm_ci "$folder" || return 1
  # npm leaves out what the Node that runs it is too old for: once more, with the one that it has brought.
  if ! PATH=$folder:$PATH node -e 'process.exit(process.versions.node.split(".")[0] < 20 ? 1 : 0)'; then
    mkdir -p build/node && cp web/node_modules/node-linux-*/bin/node build/node/ && npm_ci "$PWD/build/node:$folder" ||
      return 1
  fi
  echo "$key" >web/node_modules/.installed
}

page_key() {
  { find web data tools build/wasm/noblesse.wasm -name node_modules -prune -o -type f -print0 |
      sort -z | xargs -0 sha256sum && uname -sm; } | sha256sum
}

page() (
  mkdir -p build/page
  flock -n 9 || { echo "Waiting for another build of the page" && flock 9; }
  build wasm noblesse && npm_packages || return 1
  key=$(page_key)
  if [ -f build/page/pages.inc ] && [ "$(cat build/page/.built 2>/dev/null)" = "$key" ]; then return; fi
  "$(node_of_page)" web/node_modules/vite/bin/vite.js build web --logLevel warn &&
    "$(node_of_page)" web/vite/pack.mjs build/page && echo "$key" >build/page/.built
) 9>build/.page.lock
