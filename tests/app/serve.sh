#!/usr/bin/env bash
# `noblesse serve`: its settings, wherever they come from, and what it says about wrong ones.
#
#   serve.sh PROGRAM
# shellcheck source=tests/scratch.sh
. tests/scratch.sh
verb=(serve --check)

run 0 "good" --
[ ! -e .local ] || fault "--check makes folders"

# The command line.
run 0 "good" -- --port 0 --bot-pause 0 --trusted-proxies 127.0.0.1,10.0.0.0/8 --origins https://a.org
run 2 '--port: "eighty" is not a number from 0 to 65535' -- --port eighty
run 2 '--port: "65536" is not a number from 0 to 65535' -- --port 65536
run 2 '--trusted-proxies: "nginx" is not an address' -- --trusted-proxies 127.0.0.1,nginx
run 2 '--certificate: a certificate needs its key' -- --certificate "$program"
run 2 '--store: the folder' -- --store none/club.sqlite
run 2 '--bot-pause: "7" is not a time: write 700ms' -- --bot-pause 7
run 2 '--colour' -- --colour red
"$program" serve --help >output || fault "serve --help fails"
for word in "--close-over-after TIME=1d" "--port PORT=8080" NOBLESSE_BOT_PAUSE; do
  grep -qF -- "$word" output || fault "serve --help does not say \"$word\""
done

# The environment.
NOBLESSE_PORT=nine run 2 'NOBLESSE_PORT: "nine"' --
NOBLESSE_PORT=nine run 0 "good" -- --port 9
NOBLESSE_PORT='' run 0 "good" --

# A file.
printf '# The club\nport = 9\nbot-pauze = 1s\n' >club.conf
run 2 'club.conf:3: "bot-pauze" is no setting; did you mean "bot-pause"?' -- --config club.conf
printf 'log = "loud"\n' >club.conf
run 2 'club.conf:1: "log": "loud" is no level: write error, warn, info or debug' -- --config club.conf
run 0 "good" -- --config club.conf --log debug
NOBLESSE_LOG=debug run 0 "good" -- --config club.conf
printf 'log = "warn\n' >club.conf
run 2 'club.conf:1: a text does not end' -- --config club.conf
run 2 '"none.conf" does not exist' -- --config none.conf

exit "$faults"
