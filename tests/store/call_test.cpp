// Whom the club calls to their turn: the key by which it is known, devices, quiet hours. The same
// in both databases.
#include <gtest/gtest.h>

#include "tests/store/houses.h"

namespace noblesse::store {
namespace {

template <class House>
class Calling : public InHouse<House> {};
TYPED_TEST_SUITE(Calling, Houses, HouseNames);

Device some_device(int n, int person, int session) {
  return {.id = id(n),
          .person = id(person),
          .session = hash(session),
          .endpoint = "https://push.example.org/" + std::to_string(n),
          .point = "point",
          .auth = "auth",
          .created = 100 + n};
}
std::vector<Deed> two_people() {
  return {SavePerson{some_guest(1)}, SavePerson{some_guest(2)},
          SaveSession{{hash(1), id(1), 5, 5, "phone"}},
          SaveSession{{hash(2), id(1), 5, 5, "laptop"}},
          SaveSession{{hash(3), id(2), 5, 5, "tablet"}}};
}
// Ids of the devices of a person.
std::vector<std::string> devices(Store& store, int person) {
  std::vector<std::string> ids;
  const auto found = store.devices_of(id(person));
  EXPECT_TRUE(found) << found.error().message;
  for (const Device& device : *found) ids.push_back(device.id);
  return ids;
}

TYPED_TEST(Calling, TheKeyIsKeptOnce) {
  EXPECT_EQ(*this->store->signet(), std::nullopt);
  ASSERT_EQ(this->write({SaveSignet{hash(7)}}), "");
  EXPECT_EQ(*this->store->signet(), hash(7));
  EXPECT_NE(this->write({SaveSignet{hash(8)}}), "") << "devices know the club by it";
  EXPECT_EQ(*this->store->signet(), hash(7));
  EXPECT_NE(this->write({SaveSignet{"short"}}), "");
}

TYPED_TEST(Calling, DevicesAreKeptWithTheirLabels) {
  ASSERT_EQ(this->write(two_people()), "");
  ASSERT_EQ(this->write({SaveDevice{some_device(22, 1, 2)}, SaveDevice{some_device(21, 1, 1)},
                         SaveDevice{some_device(23, 2, 3)}}),
            "");
  Device phone = some_device(21, 1, 1);
  phone.label = "phone";
  EXPECT_EQ(this->store->devices_of(id(1))->front(), phone) << "the oldest first";
  EXPECT_EQ(devices(*this->store, 1), (std::vector{id(21), id(22)}));
  EXPECT_EQ(devices(*this->store, 2), std::vector{id(23)});
  ASSERT_EQ(this->write({RemoveDevice{id(2), id(21)}, RemoveDevice{id(1), id(22)}}), "");
  EXPECT_EQ(devices(*this->store, 1), std::vector{id(21)}) << "only by whose it is";
  ASSERT_EQ(this->write({RemoveDevicesOf{id(1)}}), "");
  EXPECT_TRUE(devices(*this->store, 1).empty());
  EXPECT_EQ(devices(*this->store, 2), std::vector{id(23)});
  EXPECT_NE(this->write({SaveDevice{some_device(24, 1, 9)}}), "") << "there is no such session";
}

TYPED_TEST(Calling, ADeviceIsOneEndpointWhoeverUsesIt) {
  ASSERT_EQ(this->write(two_people()), "");
  ASSERT_EQ(this->write({SaveDevice{some_device(21, 1, 1)}, SaveDevice{some_device(21, 2, 3)}}),
            "");
  EXPECT_TRUE(devices(*this->store, 1).empty());
  EXPECT_EQ(devices(*this->store, 2), std::vector{id(21)});
}

TYPED_TEST(Calling, ADeviceGoesWithItsSession) {
  ASSERT_EQ(this->write(two_people()), "");
  ASSERT_EQ(this->write({SaveDevice{some_device(21, 1, 1)}, SaveDevice{some_device(22, 1, 2)}}),
            "");
  ASSERT_EQ(this->write({EndSession{hash(1)}}), "");
  EXPECT_EQ(devices(*this->store, 1), std::vector{id(22)});
  // A session that goes on by another token takes its own along, and no others.
  ASSERT_EQ(this->write({SaveSession{{hash(4), id(1), 5, 5, "laptop"}},
                         MoveDevices{hash(2), hash(4)}, EndSessionsOf{id(1), hash(4)}}),
            "");
  EXPECT_EQ(devices(*this->store, 1), std::vector{id(22)});
  ASSERT_EQ(this->write({SweepSessions{6}}), "");
  EXPECT_TRUE(devices(*this->store, 1).empty());
}

TYPED_TEST(Calling, QuietHoursAreWrittenOver) {
  ASSERT_EQ(this->write(two_people()), "");
  EXPECT_EQ(*this->store->quiet_hours_of(id(1)), std::nullopt);
  ASSERT_EQ(this->write({SaveQuietHours{id(1), {1320, 480, 60}}}), "");
  ASSERT_EQ(this->write({SaveQuietHours{id(1), {1200, 300, -60}}}), "");
  EXPECT_EQ(*this->store->quiet_hours_of(id(1)), (QuietHours{1200, 300, -60}));
  EXPECT_EQ(*this->store->quiet_hours_of(id(2)), std::nullopt);
  ASSERT_EQ(this->write({ClearQuietHours{id(1)}}), "");
  EXPECT_EQ(*this->store->quiet_hours_of(id(1)), std::nullopt);
}

TYPED_TEST(Calling, WhoLeavesTakesAllOfItAlong) {
  ASSERT_EQ(this->write(two_people()), "");
  ASSERT_EQ(this->write({SaveDevice{some_device(21, 1, 1)}, SaveDevice{some_device(23, 2, 3)},
                         SaveQuietHours{id(1), {1320, 480, 60}}}),
            "");
  ASSERT_EQ(this->write({ForgetPerson{id(1), {}, 9}}), "");
  EXPECT_TRUE(devices(*this->store, 1).empty());
  EXPECT_EQ(*this->store->quiet_hours_of(id(1)), std::nullopt);
  EXPECT_EQ(devices(*this->store, 2), std::vector{id(23)});
}

}  // namespace
}  // namespace noblesse::store
