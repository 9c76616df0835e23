// People: their names, whom they have blocked, and what they have played.
#include <map>

#include "club/api.h"
#include "club/rating.h"
#include "club/token.h"

namespace noblesse {

std::string own_json(const store::Person& person) {
  JsonFields fields;
  fields.add("id", person.id).add("name", person.name);
  if (person.login)
    fields.add("login", *person.login);
  else
    fields.add_json("login", "null");
  return JsonFields().add_json("person", fields.add("created", person.created).object()).object();
}

void Club::about_me(Call call) {
  Answer answer;
  answer.content_type = kJson;
  answer.headers.emplace_back("Cache-Control", "no-store");
  answer.body = own_json(call.me.member->person);
  renew_old_cookie(answer, call.asking);
  call.reply(std::move(answer));
}

void Club::rename(Call call) {
  const auto body = read_body(call, {"name"});
  if (!body) return;
  const std::string name(body->keys->text("name"));
  if (complained(call, *body)) return;
  if (!is_name(name)) return refuse(call, club::Fault::bad_name);
  auto shared = std::make_shared<Call>(std::move(call));
  book_->change(
      shared->me.member->person.id, [name](store::Person& person) { person.name = name; },
      [=, this](const Result<store::Person>& person) {
        if (!person) return refuse(*shared, person.error());
        answer(*shared, own_json(*person));
      });
}

void Club::my_blocks(Call call) {
  const std::set<std::string> blocked = call.me.member->blocked;
  list_people(std::move(call), blocked, "blocks");
}

void Club::list_people(Call call, const std::set<std::string>& ids, std::string_view key) {
  auto shared = std::make_shared<Call>(std::move(call));
  book_->look_up(
      [ids](store::Store& store) -> Result<std::vector<store::Person>> {
        std::vector<store::Person> people;
        for (const std::string& id : ids) {
          auto person = store.person(id);
          if (!person) return std::unexpected(person.error());
          if (*person) people.push_back(**person);
        }
        return people;
      },
      [=, this](const Result<std::vector<store::Person>>& people) {
        if (!people) return refuse(*shared, people.error());
        answer(*shared, JsonFields().add_json(key, json_list(*people, person_json)).object());
      });
}

// Somebody else whom the path names, and whom the club knows.
void Club::with_other(Call call,
                      std::function<void(std::shared_ptr<Call>, const std::string&)> then) {
  auto shared = std::make_shared<Call>(std::move(call));
  const std::string other = shared->parts[0];
  if (!is_token(other) || other == shared->me.member->person.id) {
    return refuse(*shared, club::Fault::not_found);
  }
  book_->find(other, [=, this, then = std::move(then)](const Result<Known>& found) {
    if (!found) return refuse(*shared, found.error());
    if (!*found) return refuse(*shared, club::Fault::not_found);
    then(shared, other);
  });
}

void Club::block(Call call) {
  with_other(std::move(call), [this](const std::shared_ptr<Call>& shared,
                                     const std::string& other) {
    book_->block(shared->me.member->person.id, other, true, [=, this](const Result<void>& written) {
      if (!written) return refuse(*shared, written.error());
      show_out(*shared->me.member, other);
      answer(*shared, {}, 204);
    });
  });
}

void Club::unblock(Call call) {
  auto shared = std::make_shared<Call>(std::move(call));
  if (!is_token(shared->parts[0])) return refuse(*shared, club::Fault::not_found);
  book_->block(shared->me.member->person.id, shared->parts[0], false,
               [=, this](const Result<void>& written) {
                 if (!written) return refuse(*shared, written.error());
                 answer(*shared, {}, 204);
               });
}

namespace {

struct Profile {
  store::Person person;
  std::vector<store::Rating> ratings;
  std::map<std::pair<std::string, std::size_t>, std::vector<int>> places;  // how often which
};

constexpr int kCounted = 1000;  // the games that statistics go back to

Result<Profile> look_up_profile(store::Store& store, const std::string& id) {
  const auto person = store.person(id);
  if (!person) return std::unexpected(person.error());
  if (!*person || id == store::kWhoLeft) return fail("there is no such person", {}, "missing");
  Profile profile;
  profile.person = **person;
  const auto counts = store.places_of(id, kCounted);
  if (!counts) return std::unexpected(counts.error());
  for (const store::PlaceCount& count : *counts) {
    const auto players = static_cast<std::size_t>(count.players);
    if (count.place < 1 || count.place > count.players) continue;
    auto& places = profile.places[{count.game, players}];
    places.resize(players);
    places[static_cast<std::size_t>(count.place - 1)] += static_cast<int>(count.times);
  }
  for (const auto& [kind, places] : profile.places) {
    const auto rating = store.rating(id, kind.first, static_cast<std::int64_t>(kind.second));
    if (!rating) return std::unexpected(rating.error());
    if (*rating) profile.ratings.push_back(**rating);
  }
  return profile;
}

std::string statistics_json(
    const std::pair<const std::pair<std::string, std::size_t>, std::vector<int>>& entry) {
  const auto& [kind, places] = entry;
  int games = 0;
  json::array counts;
  for (const int count : places) {
    games += count;
    counts.emplace_back(count);
  }
  return JsonFields()
      .add("game", kind.first)
      .add("players", kind.second)
      .add("games", games)
      .add("wins", places[0])
      .add_json("places", json::serialize(counts))
      .object();
}

std::string rating_json(const store::Rating& rating) {
  return JsonFields()
      .add("game", rating.game)
      .add("players", rating.players)
      .add("rating", shown(rating.strength))
      .add("games", rating.games)
      .object();
}

}  // namespace

void Club::about_person(Call call) {
  const std::string id = call.parts[0];
  if (!is_token(id)) return refuse(call, club::Fault::not_found);
  look_up(std::move(call), [id](store::Store& store) -> Result<std::string> {
    const auto profile = look_up_profile(store, id);
    if (!profile) return std::unexpected(profile.error());
    return JsonFields()
        .add_json("person", person_json(profile->person))
        .add_json("ratings", json_list(profile->ratings, rating_json))
        .add_json("statistics", json_list(profile->places, statistics_json))
        .object();
  });
}

}  // namespace noblesse
