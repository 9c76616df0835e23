// Certificate and key as the wire wants them. For the room's own use.
#pragma once

#include <boost/asio/ssl/context.hpp>
#include <memory>
#include <string>

#include "base/error.h"

namespace noblesse {

// TLS 1.2 and newer, with ciphers that keep old conversations secret.
Result<std::shared_ptr<boost::asio::ssl::context>> read_certificate(const std::string& certificate,
                                                                    const std::string& key);

}  // namespace noblesse
