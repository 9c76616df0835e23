// The statements about calling people to their turn: the club's key, their devices, their quiet
// hours. Both databases read the same text.
#pragma once

#include "store/ledger.h"

namespace noblesse::store {

inline constexpr Statement kSaveSignet{"INSERT INTO signet (one, secret) VALUES (1, $1)"};
inline constexpr Statement kSaveDevice{
    "INSERT INTO devices (id, person, session, endpoint, point, auth, created) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO UPDATE SET "
    "person = excluded.person, session = excluded.session, endpoint = excluded.endpoint, "
    "point = excluded.point, auth = excluded.auth, created = excluded.created"};
inline constexpr Statement kRemoveDevice{"DELETE FROM devices WHERE person = $1 AND id = $2"};
inline constexpr Statement kRemoveDevicesOf{"DELETE FROM devices WHERE person = $1"};
inline constexpr Statement kMoveDevices{"UPDATE devices SET session = $2 WHERE session = $1"};
inline constexpr Statement kSaveQuietHours{
    "INSERT INTO quiet_hours (person, begins, ends, utc_offset) VALUES ($1, $2, $3, $4) "
    "ON CONFLICT (person) DO UPDATE SET begins = excluded.begins, ends = excluded.ends, "
    "utc_offset = excluded.utc_offset"};
inline constexpr Statement kClearQuietHours{"DELETE FROM quiet_hours WHERE person = $1"};

inline constexpr Statement kSignet{"SELECT secret FROM signet"};
inline constexpr Statement kDevicesOf{
    "SELECT d.id, d.person, d.session, d.endpoint, d.point, d.auth, d.created, s.label "
    "FROM devices d JOIN sessions s ON s.hash = d.session WHERE d.person = $1 "
    "ORDER BY d.created, d.id"};
inline constexpr Statement kQuietHoursOf{
    "SELECT begins, ends, utc_offset FROM quiet_hours WHERE person = $1"};

}  // namespace noblesse::store
