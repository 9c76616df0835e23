// Addresses that are told when it is somebody's turn, where the club calls any.
#include "club/api.h"

namespace noblesse {
namespace {

constexpr std::string_view kWebhook = "webhook";
constexpr std::size_t kLongestUrl = 500;
constexpr std::string_view kNotPublic =
    "The club calls only public addresses, and this one leads to none: "
    "name a host that can be reached from everywhere.";
constexpr std::string_view kLookedUp =
    "Too many addresses are being looked up; try again in a moment.";

}  // namespace

void Club::my_hooks(Call call) {
  auto shared = std::make_shared<Call>(std::move(call));
  book_->look_up([person = shared->me.member->person.id](
                     store::Store& store) { return store.hooks_of(person); },
                 [=, this](const Result<std::vector<store::Hook>>& hooks) {
                   if (!hooks) return refuse(*shared, hooks.error());
                   const auto write = [](const store::Hook& hook) {
                     return JsonFields().add("url", hook.text).object();
                   };
                   answer(*shared, JsonFields()
                                       .add("on", settings_.hooks)
                                       .add_json("hooks", json_list(*hooks, write))
                                       .object());
                 });
}

// One address a person: the new one takes the place of the old.
void Club::set_hook(Call call) {
  const auto body = read_body(call, {"url"});
  if (!body) return;
  const std::string url(body->keys->text("url"));
  if (complained(call, *body)) return;
  if (!settings_.hooks) return refuse(call, club::Fault::hooks_off);
  if (url.size() > kLongestUrl) return refuse(call, club::Fault::bad_hook);
  auto destination = read_url(url);
  if (!destination) return refuse(call, club::Fault::bad_hook, destination.error().message);
  auto shared = std::make_shared<Call>(std::move(call));
  const auto known = [=, this](bool may_be_called) {
    if (!may_be_called) return refuse(*shared, club::Fault::bad_hook, kNotPublic);
    const std::string me = shared->me.member->person.id;
    replace_hooks(std::move(*shared), {{me, std::string(kWebhook), url}});
  };
  const bool asked = bell_->look_up(*std::move(destination), [=, this](bool may_be_called) {
    doors_->post([=] { known(may_be_called); });
  });
  if (!asked) refuse(*shared, club::Fault::busy, kLookedUp);
}

void Club::clear_hooks(Call call) { replace_hooks(std::move(call), {}); }

void Club::replace_hooks(Call call, const std::vector<store::Hook>& hooks) {
  const std::string me = call.me.member->person.id;
  auto shared = std::make_shared<Call>(std::move(call));
  book_->read(
      [=](store::Store& store) -> Result<void> {
        const auto before = store.hooks_of(me);
        if (!before) return std::unexpected(before.error());
        std::vector<store::Deed> deeds;
        for (const store::Hook& hook : *before) deeds.emplace_back(store::RemoveHook{hook});
        for (const store::Hook& hook : hooks) deeds.emplace_back(store::SaveHook{hook});
        return store.write(deeds);
      },
      [=, this](const Result<void>& written) {
        if (!written) return refuse(*shared, written.error());
        answer(*shared, {}, 204);
      });
}

// Says that it is their turn and where: nothing that anybody could not know who has the address.
void Club::ring(const std::string& person, const Salon& salon) {
  std::string body = JsonFields()
                         .add("event", "your turn")
                         .add("table", salon.row().id)
                         .add("game", salon.table().options().game)
                         .object();
  book_->look_up([person](store::Store& store) { return store.hooks_of(person); },
                 [this, body = std::move(body)](const Result<std::vector<store::Hook>>& hooks) {
                   if (!hooks) return;
                   for (const store::Hook& hook : *hooks) bell_->ring(hook.text, body);
                 });
}

}  // namespace noblesse
