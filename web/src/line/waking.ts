// When a device wakes: its page is in sight again, its network is back, or more time has passed than a moment ago, since
// nobody tells a page in plain sight that the lid was closed.
const beat = 3_000; // milliseconds
const jump = 10_000;

export function onWaking(wake: () => void): () => void {
  let last = Date.now();
  const look = (): void => {
    last = Date.now();
    if (document.visibilityState === 'visible') wake();
  };
  const tick = setInterval(() => {
    const slept = Date.now() - last > jump;
    last = Date.now();
    if (slept) look();
  }, beat);
  window.addEventListener('online', look);
  window.addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(tick);
    window.removeEventListener('online', look);
    window.removeEventListener('pageshow', look);
    document.removeEventListener('visibilitychange', look);
  };
}
