// A club that was renewed while the page was open has other files: rooms that were not entered yet are gone with
// the old ones. The page then comes anew, once.
const place = 'noblesse.renewed';
const atMost = 60_000; // milliseconds: soon after that it would be no use again

export function renew(): boolean {
  if (!navigator.onLine) return false;
  try {
    const last = Number(sessionStorage.getItem(place) ?? 0);
    if (Date.now() - last < atMost) return false;
    sessionStorage.setItem(place, String(Date.now()));
  } catch {
    return false; // it could not be told whether it was tried
  }
  location.reload();
  return true;
}
