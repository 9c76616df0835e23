// What the doors are told before they open.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "doors/bucket.h"

namespace noblesse {

class Pages;

inline constexpr std::size_t kKilobyte = 1024;

struct Limits {
  // Bytes.
  std::size_t head = 8 * kKilobyte;     // request line and headers: 431
  std::size_t body = 64 * kKilobyte;    // unless the house says otherwise: 413
  std::size_t frame = 16 * kKilobyte;   // a WebSocket message, whole: closed with 1009
  std::size_t queue = 256 * kKilobyte;  // waiting to go out on one line: hung up
  // Coming in on one line, counted at every sweep: 1008.
  Rate line_bytes{64 * kKilobyte, 512 * kKilobyte};

  // Time. One sweep over all connections keeps all of these, so they are late by up to a sweep.
  Milliseconds header{10'000};     // from the first byte to the end of the headers: 408
  Milliseconds body_time{30'000};  // from there to the end of the body: 408
  Milliseconds idle{60'000};       // between two requests: closed
  Milliseconds reply{30'000};      // for the house to answer: 504
  Milliseconds write{30'000};      // for the caller to take an answer: hung up
  Milliseconds ping{30'000};       // of silence on a line, then it is asked for a sign of life
  Milliseconds gone{75'000};       // of silence on a line, then it is given up
  Milliseconds farewell{3'000};    // for the other side to say goodbye too
  Milliseconds brief{2'000};       // from the first byte of one of the reserve to its headers: 503
  Milliseconds sweep{500};

  // Numbers.
  std::size_t connections = 12'000;           // in all: 503
  std::size_t reserve = 16;                   // besides, for what is vital
  std::size_t connections_per_address = 200;  // 429
  Rate arrivals{20, 100};                     // connections of one address: 429
  Rate requests{50, 200};                     // of one address: 429 with Retry-After
  Rate frames{20, 100};                       // on one line, pings and pongs too: 1008
  // Seconds of the network thread's work, for one address and for one person: whoever has used more
  // waits on their lines, and gets 429 with Retry-After.
  Rate work{0.1, 0.5};
};

struct DoorSettings {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any that is free

  // Both or neither: files in PEM, the certificate with its chain.
  std::string certificate;
  std::string key;

  // Addresses or networks whose X-Forwarded-For and -Proto are believed.
  std::vector<std::string> trusted_proxies;
  // Origins that may write and open lines besides the host's own: "https://play.example.org".
  std::vector<std::string> origins;
  // The names we answer to ("play.example.org", with a port unless it is the usual one). Empty:
  // to those of this machine, on any port, and to any address. An address is no name that somebody
  // could lead here from elsewhere.
  std::vector<std::string> hosts;
  // Those of this machine ("localhost"). Empty too: to any name.
  std::vector<std::string> own_names;

  // What is answered even when the house is full: "/health".
  std::vector<std::string> vital;

  std::shared_ptr<const Pages> pages;  // may be null
  Limits limits;
};

}  // namespace noblesse
