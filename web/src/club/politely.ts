// Asks again and again, but never behind the scenes: a page that nobody sees asks nothing, one that is looked at
// again asks at once, and where it fails the pauses grow.
const longest = 5 * 60_000;

// `asking` says whether it went well. Returns what stops it.
export function politely(asking: () => Promise<boolean>, every: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = every;
  let running = false;
  let stopped = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (stopped || running || document.hidden) return;
    running = true;
    pause = (await asking()) ? every : Math.min(pause * 2, longest);
    running = false;
    if (!stopped) timer = setTimeout(round, pause);
  }

  document.addEventListener('visibilitychange', round);
  window.addEventListener('online', round);
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', round);
    window.removeEventListener('online', round);
  };
}
