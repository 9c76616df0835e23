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
NOBLESSE_PROT=9 run 2 'NOBLESSE_PROT is no setting; did you mean NOBLESSE_PORT?' --
NOBLESSE_SEED=1 run 0 "good" --

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

# What --check finds out before the club opens, and what it says to do.
made_for() {
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$1" -keyout key.pem -out cert.pem \
    2>/dev/null
}
made_for first
cp key.pem other.pem
made_for second
run 0 "good" -- --certificate cert.pem --key key.pem
run 2 '--certificate: "key.pem" is the key and "cert.pem" the certificate: swap the two' -- \
  --certificate key.pem --key cert.pem
run 2 '--key: "other.pem" is not the key of "cert.pem"' -- --certificate cert.pem --key other.pem
echo none >bad.pem
run 2 '--certificate: "bad.pem" holds no certificate in PEM' -- --certificate bad.pem --key key.pem
run 2 '--store: PostgreSQL cannot be reached' -- --store "postgres://me:sesame@127.0.0.1:1/club"
grep -qF "start PostgreSQL" output || fault "it does not say what to do: $(cat output)"
! grep -qF sesame output || fault "it tells the password: $(cat output)"
sqlite3 new.sqlite "CREATE TABLE IF NOT EXISTS migrations (number BIGINT, title TEXT); INSERT INTO migrations VALUES (99, 'the future')"
run 2 '--store: the store has schema 99, this program knows' -- --store new.sqlite
echo "no database" >letter.txt
run 2 '--store: ' -- --store letter.txt
(
  ulimit -n 1000
  run 2 '--connections: 12000 need 12116 open files, and the system allows 1000: raise LimitNOFILE' --
  run 0 "good" -- --connections 800
  exit "$faults"
) || faults=1
[ ! -e .local ] || fault "--check makes folders"

# Signals. A club that is closed with its terminal says goodbye; with a certificate it reads that again.
serve() {
  : >output
  env --default-signal=HUP "$program" serve --port 0 --store club.sqlite "$@" >output 2>&1 &
  pid=$!
  says '"event":"open"'
}
says() { awaits grep -qF -- "$1" output || fault "the club does not say $1: $(cat output)"; }
pid=
last_words() { [ -z "$pid" ] || kill "$pid" 2>/dev/null || true; }
ends() {
  wait "$pid" || fault "$1 ends the club with $?"
  pid=
}
serve
kill -HUP "$pid"
ends "a terminal that is closed"
grep -qF '"event":"closed"' output || fault "a club whose terminal is closed does not say goodbye"

shown() {
  local port
  port=$(grep -o 'localhost:[0-9]*' output | cut -d: -f2)
  openssl s_client -connect "127.0.0.1:$port" </dev/null 2>/dev/null | grep -oE 'CN ?= ?[a-z]+' | head -n 1
}
made_for old
serve --certificate cert.pem --key key.pem
[[ $(shown) == *old ]] || fault "the certificate is not shown: $(shown)"
made_for new
kill -HUP "$pid"
says '"event":"certificate_renewed"'
[[ $(shown) == *new ]] || fault "the renewed certificate is not shown: $(shown)"
echo none >cert.pem
kill -HUP "$pid"
says '"event":"certificate_not_renewed","why":"no_certificate"'
[[ $(shown) == *new ]] || fault "a bad certificate is not passed over: $(shown)"
kill "$pid"
ends SIGTERM

exit "$faults"
