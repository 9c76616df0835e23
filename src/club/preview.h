// What a link to a table or to a finished game tells whoever is shown it before it is opened: a
// title, a text and a picture in the head of the page (Open Graph). Messengers fetch it without a
// key, so of a table that is not listed it tells what it would tell of none at all.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "club/salon.h"
#include "store/rows.h"

namespace noblesse {

std::string_view title_of(std::string_view game);

struct Preview {
  std::string title;
  std::string text;
  std::string picture;  // a path
};

// Of anything that is not for everybody, whether or not it is there.
Preview preview_of_some_table();
Preview preview_of_some_game();
// Of what is listed.
Preview preview_of(const Salon& salon);
Preview preview_of(const store::Game& game, const std::map<std::string, std::string>& names);

// The page with it in its head, for whoever asked for that address ("https://club.example.org" and
// "/t/…").
std::string with_preview(std::string_view page, const Preview& preview, std::string_view origin,
                         std::string_view path);

}  // namespace noblesse
