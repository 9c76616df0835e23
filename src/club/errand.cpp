// The only file of the club that knows Beast.
#include "club/errand.h"

#include <openssl/ssl.h>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <chrono>

#include "club/wall_clock.h"

namespace noblesse {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using Tcp = asio::ip::tcp;

constexpr std::chrono::seconds kPatience{5};

// Runs what was begun until it ends or patience does.
bool done(asio::io_context& context, const beast::error_code& code) {
  context.restart();
  context.run_for(kPatience + std::chrono::seconds(1));
  return !code;
}

template <class Stream>
Reception post(asio::io_context& context, Stream& stream, const Destination& to,
               const Errand& errand) {
  http::request<http::string_body> request{http::verb::post, to.path, 11};
  request.set(http::field::host, to.host);
  request.set(http::field::user_agent, "noblesse");
  request.set(http::field::content_type, errand.content_type);
  request.set(http::field::connection, "close");
  for (const auto& [name, value] : errand.headers) request.set(name, value);
  request.body() = errand.body;
  request.prepare_payload();
  beast::error_code code = asio::error::timed_out;
  const auto take = [&](beast::error_code result, std::size_t) { code = result; };
  beast::get_lowest_layer(stream).expires_after(kPatience);
  http::async_write(stream, request, take);
  if (!done(context, code)) return {};
  beast::flat_buffer buffer(std::size_t{16} * 1024);
  http::response_parser<http::empty_body> parser;
  parser.skip(true);  // whatever it says, nobody reads it
  code = asio::error::timed_out;
  http::async_read_header(stream, buffer, parser, take);
  if (!done(context, code)) return {};
  Reception reception{.status = static_cast<int>(parser.get().result_int())};
  if (const auto wait = parser.get().find(http::field::retry_after); wait != parser.get().end()) {
    reception.retry_after = read_retry_after(wait->value(), wall_clock());
  }
  return reception;
}

Tcp::resolver::results_type look_up(asio::io_context& context, const Destination& to) {
  Tcp::resolver resolver(context);
  Tcp::resolver::results_type found;
  beast::error_code code = asio::error::timed_out;
  resolver.async_resolve(to.host, to.port, [&](beast::error_code result, auto results) {
    code = result;
    found = std::move(results);
  });
  return done(context, code) ? found : Tcp::resolver::results_type();
}

}  // namespace

std::vector<Address> find_addresses(const Destination& to) {
  asio::io_context context;
  std::vector<Address> addresses;
  for (const auto& entry : look_up(context, to)) {
    const auto address = Address::read(entry.endpoint().address().to_string());
    if (address) addresses.push_back(*address);
  }
  return addresses;
}

Reception run_errand(const Destination& to, const Errand& errand,
                     const std::function<bool(const Address&)>& allowed) {
  asio::io_context context;
  beast::error_code code;
  std::vector<Tcp::endpoint> endpoints;
  for (const auto& entry : look_up(context, to)) {
    const auto address = Address::read(entry.endpoint().address().to_string());
    if (address && allowed(*address)) endpoints.push_back(entry.endpoint());
  }
  if (endpoints.empty()) return {};
  const auto connected = [&](beast::error_code result, const Tcp::endpoint&) { code = result; };
  code = asio::error::timed_out;
  if (!to.tls) {
    beast::tcp_stream stream(context);
    stream.expires_after(kPatience);
    stream.async_connect(endpoints, connected);
    return done(context, code) ? post(context, stream, to, errand) : Reception();
  }
  asio::ssl::context tls(asio::ssl::context::tls_client);
  beast::error_code ignored;
  tls.set_default_verify_paths(ignored);
  tls.set_verify_mode(asio::ssl::verify_peer, ignored);
  beast::ssl_stream<beast::tcp_stream> stream(context, tls);
  stream.set_verify_callback(asio::ssl::host_name_verification(to.host), ignored);
  SSL_set_tlsext_host_name(stream.native_handle(), to.host.c_str());
  beast::get_lowest_layer(stream).expires_after(kPatience);
  beast::get_lowest_layer(stream).async_connect(endpoints, connected);
  if (!done(context, code)) return {};
  code = asio::error::timed_out;
  beast::get_lowest_layer(stream).expires_after(kPatience);
  stream.async_handshake(asio::ssl::stream_base::client,
                         [&](beast::error_code result) { code = result; });
  return done(context, code) ? post(context, stream, to, errand) : Reception();
}

}  // namespace noblesse
