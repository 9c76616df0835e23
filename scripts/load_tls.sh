#!/usr/bin/env bash
# `noblesse load` through nginx and TLS, beside the same without them. The players speak no TLS: a second nginx
# does it for them, so that the machine pays for both ends of it.
#
#   scripts/load_tls.sh [PLAYERS] [PAUSE]    2000 players who think for 2000 ms; the program is build/release/noblesse
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
program=$PWD/build/release/noblesse
players=${1:-2000} pause=${2:-2000}
scratch=$(mktemp -d)
trap 'jobs -p | xargs -r kill 2>/dev/null; wait; rm -rf "$scratch"' EXIT
cd "$scratch"

openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 -subj /CN=localhost 2>/dev/null
# proxy NAME LISTEN PASS MORE...: an nginx of its own.
proxy() {
  local name=$1 listen=$2 pass=$3
  shift 3
  cat >"$name.conf" <<CONF
pid $scratch/$name.pid; error_log $scratch/$name.log crit; daemon off; worker_processes 1; worker_rlimit_nofile 20000;
events { worker_connections 19000; }
http {
  access_log off; proxy_buffering off; keepalive_requests 1000000;
  map \$http_upgrade \$connection_upgrade { default upgrade; '' ''; }
  server {
    listen $listen; $*
    location / {
      proxy_pass $pass; proxy_http_version 1.1; proxy_read_timeout 600s; proxy_set_header Host \$http_host;
      proxy_set_header Upgrade \$http_upgrade; proxy_set_header Connection \$connection_upgrade;
      proxy_set_header X-Forwarded-For \$proxy_add_x_forwarded_for;
    }
  }
}
CONF
  nginx -c "$scratch/$name.conf" &
}

for way in plain tls; do
  "$program" serve --port 0 --store "$scratch/$way.sqlite" --connections 19000 --requests-per-second 100000 \
    --trusted-proxies 127.0.0.0/8 --log warn >out 2>log &
  club=$!
  until grep -q http: out; do kill -0 $club || { cat log && exit 1; }; sleep 0.05; done
  url=$(sed -n 's/.*\(http:[^ ]*\).*/\1/p' out | sed 's/localhost/127.0.0.1/')
  if [ $way = tls ]; then
    proxy server "127.0.0.1:18444 ssl" "$url" "ssl_certificate $scratch/cert.pem; ssl_certificate_key $scratch/key.pem;"
    proxy client 127.0.0.1:18443 https://127.0.0.1:18444 "proxy_ssl_verify off; proxy_ssl_session_reuse on;"
    url=http://127.0.0.1:18443
    until (exec 3<>/dev/tcp/127.0.0.1/18443 && exec 3<>/dev/tcp/127.0.0.1/18444) 2>/dev/null; do sleep 0.05; done
  fi
  echo "== $way"
  "$program" load --url "$url" --players "$players" --pause "$pause" --seconds 20 --pid $club
  kill $club && wait $club || true
done
